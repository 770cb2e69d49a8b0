"""What has changed since the end of the viewer's last turn is marked, without colour and without moving, until the
viewer's next turn is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.style import Style

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.games.resurgence.changes import NONE, Changes, changes_of
from resurgence_tui.games.resurgence.standing import MUTANTS
from resurgence_tui.games.resurgence.view import View, view
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.compound_board import draw_compound
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.boards.seat_bar import draw_alone, draw_seats
from resurgence_tui.ui.resurgence.news import MoscowNews
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.table.seats import SeatLook
from resurgence_tui.ui.widgets.painter import Drawing
from tests.build import a_table
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, painted, until
from tests.ui.telling.tables import a_game, one_step, until_asked

LOOKS = (SeatLook("Anna", 0), SeatLook("Boris", 1), SeatLook("Celina", 2))


def a_view(seats: int, **items: int) -> View:
    """A table as the first seat sees it, with so many goods in its hands."""
    alone = {"solo": "village"} if seats == 1 else {}
    return view(a_table(seats, **alone).with_items(0, **items).state, 0)


def underlined(drawing: Drawing) -> list[str]:
    """The runs of cells that are marked as changed, from left to right and top to bottom."""
    found: list[str] = []
    for chars, styles in drawing.rows:
        run = ""
        for char, style in [*zip(chars, styles, strict=True), ("", Style())]:
            if style.underline:
                run += char
            elif run:
                found.append(run)
                run = ""
    return found


def views_of(host: Host, seat: int = 0) -> tuple[View, View]:
    """How a seat saw the table when its last turn had ended, by what the choices say, and how it sees it now."""
    since = MoscowNews(words()).last_turn(host.log(seat), seat)
    assert since > 0
    return host.view_at(seat, since), host.view(seat)


# In the running game


async def test_marks_come_with_the_others_turns_and_go_when_the_own_turn_has_ended() -> None:
    host = until_asked(a_game("Anna,Boris", 50), "PLACE-01", 0, 2)
    async with a_screen(host, (160, 48)) as (pilot, screen):
        player, marks = KeyPlayer(pilot, screen, seed=2), []
        await until(pilot, lambda: screen.top.boards[0].changes != NONE)
        while screen.hand_over.viewer == 0:
            before = MoscowNews(words()).last_turn(host.log(0), 0)
            await one_step(player)
        theirs = screen.hand_over.viewer
        assert theirs == 1
        own = changes_of(screen.news.ended[0, MoscowNews(words()).last_turn(host.log(0), 0)], host.view(0))
        assert MoscowNews(words()).last_turn(host.log(0), 0) > before
        assert own.numbers == {} and own.spots == frozenset()
        while screen.hand_over.viewer == 1:
            await one_step(player)
        marks = screen.top.boards[0].changes
        assert screen.hand_over.viewer == 0 and marks != NONE
        assert marks == changes_of(screen.news.ended[0, MoscowNews(words()).last_turn(host.log(0), 0)], host.view(0))
        assert any(key[1] == 1 or key[0] == "token" for key in marks.numbers)


@pytest.mark.parametrize("answers", range(24, 104, 8))
def test_the_numbers_are_the_differences_of_what_was_seen(answers: int) -> None:
    host = a_game("Anna,bot:eager,bot:random", answers)
    host.run_on()
    before, now = views_of(host)
    numbers = changes_of(before, now).numbers
    for seat in range(3):
        old, new = before.seats[seat], now.seats[seat]
        assert numbers.get(("vp", seat), 0) == new.vp - old.vp
        assert numbers.get(("level", seat), 0) == new.level - old.level
        for item in range(5):
            assert numbers.get(("item", seat, item), 0) == new.items[item] - old.items[item]
        for track in range(3):
            assert numbers.get(("track", seat, track), 0) == new.tracks[track] - old.tracks[track]
        assert numbers.get(("retired", seat), 0) == sum(new.retired) - sum(old.retired)
    assert 0 not in numbers.values()


async def test_what_is_kept_while_playing_is_what_the_choices_say(monkeypatch: pytest.MonkeyPatch) -> None:
    host = new_host("Anna,Boris", 5, "beginner")
    async with a_screen(host, (160, 48)) as (pilot, screen):
        player, known, went_on = KeyPlayer(pilot, screen, seed=3), set(), 0
        played_again, play_again = [], host.view_at
        monkeypatch.setattr(host, "view_at", lambda *point: played_again.append(point) or play_again(*point))
        while screen.host.decisions < 85:
            await one_step(player)
            for seat, since in set(screen.news.ended) - known:
                known.add((seat, since))
                kept = screen.news.ended[seat, since]
                seen = play_again(seat, since, MoscowNews.goes_on)
                assert changes_of(kept, seen).numbers == {}, (seat, since)
                went_on += bool(changes_of(kept, play_again(seat, since)).numbers)
        assert played_again == [], "an answer was kept waiting while the past was played again"
        assert len(known) > 15 and went_on >= 2


@pytest.mark.parametrize("answers", [40, 64, 77])
async def test_after_a_load_the_same_is_marked(answers: int, tmp_path: Path) -> None:
    host = until_asked(a_game("Anna,bot:eager,Boris", answers, tmp_path), "PLACE-01", 2)
    before, now = views_of(host, 2)
    assert changes_of(before, now) != NONE and host.path is not None
    again = Library(Store(tmp_path)).resume(host.path)
    async with a_screen(again, (160, 48)) as (pilot, screen):
        await until(pilot, lambda: screen.top.boards[0].changes != NONE)
        assert screen.top.boards[0].changes == changes_of(before, now)
        assert "+" in painted(pilot)


async def test_another_pair_of_eyes_has_marks_of_its_own() -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host, (160, 48)) as (pilot, screen):
        player, seen = KeyPlayer(pilot, screen, seed=3), set()
        for _ in range(30):
            await until(pilot, lambda: viewer_is_marked(screen))
            seen.add(screen.hand_over.viewer)
            await one_step(player)
        assert seen >= {0, 1}


def viewer_is_marked(screen: TableScreen) -> bool:
    """Whether the boards mark what has changed for the seat that looks, and for no other."""
    eyes = screen.hand_over.viewer
    return screen.top.boards[0].changes == screen.news.changes_for(eyes)


# How it is drawn


def test_a_changed_number_is_underlined_where_it_was_and_tells_how_much_beside_the_bar() -> None:
    before = a_view(3, food=3, ammo=4)
    now = a_view(3, food=5, ammo=1)
    now.seats[0].vp, now.seats[0].tracks = 4, [0, 2, 0]
    changes = changes_of(before, now)
    for width, height, told in ((78, 24, ["5", "+2", "1", "-3", "4 VP", "2"]), (80, 11, ["5", "4 VP", "1"])):
        plain = draw_compound(now, 0, LOOKS, words(), width, height)
        marked = draw_compound(now, 0, LOOKS, words(), width, height, changes=changes)
        assert sorted(underlined(marked)) == sorted(told)
        assert underlined(plain) == []
        differ = [(a, b) for one, other in zip(plain.rows, marked.rows, strict=True)
                  for a, b in zip(one[0], other[0], strict=True) if a != b]
        assert len(differ) == sum(len(text) for text in told if text[0] in "+-")


def test_points_levels_marks_and_tokens_of_all_seats_are_underlined() -> None:
    before, now = a_view(3), a_view(3)
    now.seats[1].vp, now.seats[2].level = 7, 2
    now.seats[1].tracks = [0, 0, 3]
    now.zones[0 * 3 + 2] = 1
    now.mutants[1] += 1
    changes = changes_of(before, now)
    assert underlined(draw_seats(now, LOOKS, words(), 80, changes=changes)) == ["7VP", "L2"]
    assert underlined(draw_tracks(now, LOOKS, words(), 60, 9, changes=changes)) == ["2"]
    assert underlined(draw_city(now, LOOKS, words(), 80, 11, changes=changes)) == ["3L", *["MU"] * now.mutants[1]]
    assert changes.spots == {"arbat_upper", "arbat_lower", "compound"}
    assert changes.own == (frozenset(), frozenset(), frozenset())


def test_cards_and_rooms_that_came_or_went_are_marked_for_their_owner() -> None:
    before, now = a_view(2), a_view(2)
    now.seats[1].cards = [*now.seats[1].cards, "survivor_chef"]
    now.seats[0].slots = [*now.seats[0].slots, "basic_first_watch"]
    room = next(room for room in now.content.rooms if now.seats[0].rubble[room.index])
    now.seats[0].rubble[room.index] = ""
    changes = changes_of(before, now)
    assert changes.own == (frozenset({"basic_first_watch", room.id}), frozenset({"survivor_chef"}))
    assert changes.spots_of(0) == changes.own[0] and changes.spots_of() == changes.spots == frozenset()


def test_tokens_that_all_go_home_at_the_end_of_a_round_are_no_change() -> None:
    before, now = a_view(2), a_view(2)
    before.zones[0], before.seats[0].rooms[0] = 1, 1
    assert changes_of(before, now).spots == {"arbat_upper"}
    assert changes_of(before, now).own[0] == {now.content.rooms[0].id}
    now.round += 1
    assert changes_of(before, now).spots == frozenset() and changes_of(before, now).own[0] == frozenset()


def test_alone_the_mutants_numbers_count_too() -> None:
    before, now = a_view(1), a_view(1)
    now.mutant_vp += 5
    now.mutant_tracks[1] += 1
    changed = {("vp", MUTANTS): 5, ("track", MUTANTS, 1): 1}
    assert changes_of(before, now) == Changes(changed, frozenset({"harbor"}), (frozenset(),))
    alone = draw_alone(now, LOOKS[:1], words(), 120, changes=changes_of(before, now), height=2)
    assert underlined(alone) == [f"{now.mutant_vp}VP", str(now.mutant_tracks[1])]


def test_there_is_nothing_to_mark_without_a_turn_before() -> None:
    now = a_view(2)
    assert changes_of(None, now) is NONE and changes_of(now, now) is NONE
    assert changes_of(a_view(3), now) is NONE


def test_a_mark_is_more_than_a_colour_and_keeps_the_width() -> None:
    chance = Random(3)
    for _ in range(30):
        before, now = a_view(3), a_view(3)
        for owner in now.seats:
            owner.vp, owner.items = chance.randrange(30), [chance.randrange(10) for _ in range(5)]
        changes = changes_of(before, now)
        bars = [draw_seats(now, LOOKS, words(), 100, theme.UNICODE, one) for one in (NONE, changes)]
        assert bars[0].text == bars[1].text
