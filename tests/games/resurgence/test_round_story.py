"""What Step 2 and Upkeep brought, read from log and view, is what the rules did."""

import random
from itertools import pairwise

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY, Fact
from resurgence_tui.games.resurgence.round_story import leadership_story, upkeep_story
from resurgence_tui.games.resurgence.rules.step2_leadership import steps_by_total
from resurgence_tui.saves.save_file import make_setup


def game(seats: str, seed: int, **options: str) -> Host:
    return Library().new(make_setup(parse_seats(seats), seed, options={"start": "beginner", **options}))


def play(host: Host, chance: random.Random) -> bool:
    """One answer at random; False once the game is over."""
    host.run_on()
    asks = host.asks()
    if asks:
        host.submit(asks[0].ticket, chance.choice(asks[0].decision.options))
    return bool(asks)


def paid(facts: list[Fact], seat: int) -> int:
    """How many goods a seat has paid and lost."""
    given = [fact.values[1:] for fact in facts if fact.seat == seat and fact.key in ("paid", "penalty_paid", "lost")]
    return sum(int(count) for goods in given for count in goods)


def more(facts: list[Fact], seat: int) -> int:
    """How many goods a seat has more of after these facts; what had no room did not come."""
    gained = [fact.values[1:] for fact in facts if fact.seat == seat and fact.key == "gained"]
    return sum(sum(map(int, goods)) - int(lost) for *goods, lost in gained) - paid(facts, seat)


@pytest.mark.games
@pytest.mark.parametrize("seats", ["A,B", "A,B,C", "A,B,C,D"])
@pytest.mark.parametrize("seed", range(2))
def test_lead_04_the_story_of_step_2_tells_totals_steps_and_the_spaces_entered(seats: str, seed: int) -> None:
    """As soon as the assignments are revealed, whatever is still asked about: the tracks end where the story says."""
    host, chance, told = game(seats, seed), random.Random(seed), 0
    before = None
    while play(host, chance):
        view, log = host.view(NOBODY), host.log(NOBODY)
        if view.step == 1:
            before = [list(seat.tracks) for seat in view.seats]
        reveals = [place for place, entry in enumerate(log)
                   if entry.fact.key == "assignment_revealed" and entry.round == view.round]
        if not reveals or (view.step != 2 and not (view.step == 3 and told < view.round)):
            continue
        facts = [entry.fact for entry in log[reveals[0]:]]
        story = leadership_story(view, facts)
        assert [area.area for area in story] == [0, 1, 2]
        for area in story:
            totals = [side.total for side in area.sides]
            assert totals == view.totals[area.area::3]
            assert [side.steps for side in area.sides] == steps_by_total(totals, view.content.numbers.sole_lead_total)
            assert before is not None
            for seat, side in enumerate(area.sides):
                assert side.seat == seat
                first, last = before[seat][area.area], len(view.content.tracks[area.area]) - 1
                assert all(after == before_it + 1 for before_it, after in pairwise(side.entered))
                if side.steps and first < last:
                    assert side.entered and side.entered[0] > first and side.entered[-1] <= last
        told = view.round if view.step == 3 else told
    assert told >= 5


def test_lead_05_where_all_have_the_same_nobody_steps() -> None:
    host, chance = game("A,B", 3), random.Random(3)
    seen = 0
    while play(host, chance):
        view, log = host.view(NOBODY), host.log(NOBODY)
        if view.step == 3:
            first = next(place for place, entry in enumerate(log)
                         if entry.fact.key == "assignment_revealed" and entry.round == view.round)
            for area in leadership_story(view, [entry.fact for entry in log[first:]]):
                if len({side.total for side in area.sides}) == 1:
                    seen += 1
                    assert all(side.steps == 0 and side.entered == () for side in area.sides)
    assert seen


@pytest.mark.parametrize("seed", range(4))
def test_solo_22_alone_the_mutants_stand_last_and_enter_what_their_card_says(seed: int) -> None:
    host, chance = game("A", seed, solo="village"), random.Random(seed)
    seen = set()
    while play(host, chance):
        view, log = host.view(NOBODY), host.log(NOBODY)
        if view.step == 3 and view.round not in seen:
            seen.add(view.round)
            first = next(place for place, entry in enumerate(log)
                         if entry.fact.key == "assignment_revealed" and entry.round == view.round)
            facts = [entry.fact for entry in log[first:]]
            for area in leadership_story(view, facts):
                mine, theirs = area.sides
                assert (mine.seat, theirs.seat) == (0, NOBODY)
                assert mine.total == view.totals[area.area] and theirs.tokens == ()
                if theirs.entered:
                    assert view.mutant_tracks[area.area] >= theirs.entered[-1]
    assert len(seen) >= 5


@pytest.mark.games
@pytest.mark.parametrize("seed", range(6))
def test_upk_b_and_upk_c6_the_story_of_upkeep_tells_goods_and_levels(seed: int) -> None:
    """Goods told as gained, less what a level cost, are the goods that a seat has more of than before Upkeep."""
    host, chance, rounds = game("A,B,C", seed), random.Random(seed), 0
    goods, levels, told, round_ = [], [], 0, 0
    while play(host, chance):
        view, log = host.view(NOBODY), host.log(NOBODY)
        if view.step == 3:
            goods, levels = [tuple(seat.items) for seat in view.seats], [seat.level for seat in view.seats]
            told, round_ = len(log), view.round
        starts = [place for place, entry in enumerate(log) if entry.fact.key == "recalled" and entry.round == round_]
        if view.round == round_ + 1 and view.step == 1 and round_ and starts:
            facts = [entry.fact for entry in log[starts[0]:]]
            last_turn = [entry.fact for entry in log[told:starts[0]]]
            for story, seat, had, level in zip(upkeep_story(facts, 3), view.seats, goods, levels, strict=True):
                assert story.level == (seat.level if seat.level > level else 0)
                came = sum(story.goods) - story.lost
                assert sum(seat.items) == sum(had) + more(last_turn, story.seat) + came - paid(facts, story.seat)
            rounds, round_ = rounds + 1, 0
    assert rounds >= 4
