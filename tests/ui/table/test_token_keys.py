"""PLACE-01 with one key: where several tokens may go to a space, each has a key in the row of the space."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from textual.app import App

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called
from resurgence_tui.games.resurgence.vocab import TOKEN_WORDS
from resurgence_tui.i18n.text import read_in, words_of
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.question.payment import GLUE
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.menu_rows import Inner, Row
from resurgence_tui.ui.widgets.painter import to_strip
from tests.build import a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of

GAMES = Path(__file__).parents[2] / "fixtures" / "games"


def at_placing() -> Host:
    """Seat 0 has seven tokens to place, in all three areas."""
    position = a_table(2).with_items(0, food=2, parts=2, ammo=3).cleared(0)
    position.assigned(0, metro="hero laborer ranger", harbor="laborer builder", compound="laborer scholar")
    return host_at(position.assigned(1, metro="laborer").mutants("arbat").at("PLACE-01", seat=0))


def placed(host: Host) -> str:
    """The placement that was made first."""
    return host.save_file().choices[0].option


def place_of(menu: DecisionMenu, space: str) -> int:
    """Where a space stands in the menu."""
    return next(at for at, row in enumerate(menu.rows) if row.id == space)


@pytest.mark.rule("PLACE-01")
@pytest.mark.parametrize("size", SIZES)
async def test_each_token_of_a_row_has_a_key_and_its_text_can_be_clicked(size: tuple[int, int]) -> None:
    for by_mouse in (False, True):
        host = at_placing()
        async with a_screen(host, size) as (pilot, screen):
            menu = menu_of(screen)
            row = menu.rows[place_of(menu, "arbat_upper")]
            told = [one.text.partition(":")[2] for one in row.inner]
            tokens = [one.id.split(":")[1] for one in row.inner]
            assert sorted(tokens) == ["hero", "laborer", "ranger"]
            assert told == [screen.words.attribute(token, "sign") for token in tokens]
            keys = [menu.key_of(at) for at in range(len(menu.rows))]
            keys += [one.key for each in menu.rows for one in each.inner]
            assert len(set(keys)) == len(keys) > len(menu.rows)
            wanted = next(one for one in row.inner if one.id.split(":")[1] == "ranger")
            if by_mouse:
                lines = [menu.render_line(y).text for y in range(menu.size.height)]
                y = next(y for y, line in enumerate(lines) if wanted.text in line)
                await pilot.click(menu, offset=(lines[y].index(wanted.text), y))
            else:
                await pilot.press("m", wanted.key)  # also while another board has the focus
            await decided(pilot, host, 0)
            assert placed(host) == wanted.id == "place:ranger:metro:arbat_upper"


@pytest.mark.rule("PLACE-01")
async def test_the_key_of_the_row_asks_as_before_and_rest_keeps_many_tokens_apart_there() -> None:
    host = at_placing()
    async with a_screen(host) as (pilot, screen):
        menu = menu_of(screen)
        assert not menu.rows[place_of(menu, "rest")].inner, "seven ways to rest have no room in one line"
        await pilot.press(menu.key_of(place_of(menu, "arbat_upper")))
        assert screen.pending.space_picked == "arbat_upper" and host.decisions == 0
        await pilot.press("escape")
        y = next(y for y in range(menu.size.height) if "Arbat, upper" in menu.render_line(y).text)
        await pilot.click(menu, offset=(6, y))
        assert screen.pending.space_picked == "arbat_upper" and host.decisions == 0


@pytest.mark.parametrize("size", SIZES)
async def test_the_row_that_stays_below_the_others_names_what_it_is(size: tuple[int, int]) -> None:
    async with a_screen(at_placing(), size) as (_, screen):
        menu = menu_of(screen)
        assert menu.foot >= 0, "there are more rows than fit"
        assert "r Rest Area" in menu.render_line(menu.size.height - 1).text


@pytest.mark.rule("REST-01")
async def test_few_tokens_of_two_areas_rest_with_a_key_each_and_the_area_is_told() -> None:
    position = a_table(2).assigned(0, metro="laborer", harbor="laborer").assigned(1, metro="laborer")
    host = host_at(position.mutants("arbat").at("PLACE-01", seat=0))
    async with a_screen(host) as (pilot, screen):
        menu = menu_of(screen)
        inner = menu.rows[place_of(menu, "rest")].inner
        assert [one.text.partition(":")[2] for one in inner] == ["L[M]", "L[H]"]
        await pilot.press(inner[1].key)
        await decided(pilot, host, 0)
    assert placed(host) == "place:laborer:harbor:rest"


@pytest.mark.parametrize("width", range(24, 64))
async def test_a_choice_is_shown_whole_with_its_key_in_colour_or_counted_below_the_fold(width: int) -> None:
    """Whatever the width: the row at the fold and the one above it, whose note ends at the edge or is cut."""
    inner = tuple(Inner(key, key, f"{key}:L[{area}]") for key, area in zip("DEFZ", "MHCM", strict=True))
    note = "+1Fo " + " ".join(one.text for one in inner)
    rows = [Row(f"row{number}", "Arbat", note=note.replace("Fo", "Fu"), inner=inner) for number in range(9)]
    lit = next(iter(to_strip((["x"], [theme.LEGAL])))).style.color
    menu = DecisionMenu()
    menu.more = lambda count: f"{count} more"

    class Alone(App[None]):
        def compose(self) -> Iterable[DecisionMenu]:
            yield menu

    async with Alone().run_test(size=(width, 4)) as pilot:
        menu.styles.height, menu.styles.width = 4, width
        menu.show([*rows, Row("rest", "Rest Area", note=note, key="r", stays=True, inner=inner)])
        await pilot.pause()
        for y in range(4):
            strip = menu.render_line(y)
            seen = [one for one in inner if one.text in strip.text]
            assert strip.text.count(":") == len(seen), strip.text
            keys = [segment.text for segment in strip if segment.style and segment.style.color == lit]
            assert all(any(one.key in text for text in keys) for one in seen), strip.text
        counted = re.search(r"(\d+) more", strip.text)
        assert counted is not None, strip.text


@pytest.mark.rule("PLACE-06")
@pytest.mark.parametrize("size", SIZES)
async def test_one_key_places_the_only_token_and_pays_or_gains(size: tuple[int, int]) -> None:
    for space, told, answers in (
        ("arbat_upper", "L, pay ", ["pay:ammo1"]),
        ("room_checkpoint", "L, gain ", ["effect:room_checkpoint", "gain:meds1"]),
        ("museum_row_lower", "L, gain ", ["effect:museum_row_lower", "add:scholar"]),
    ):
        position = a_table(2).with_items(0, food=1, parts=1, ammo=1).cleared(0).mutants("arbat")
        position.assigned(0, metro="laborer", harbor="laborer", compound="laborer").assigned(1, metro="laborer")
        host = host_at(position.at("PLACE-01", seat=0))
        async with a_screen(host, size) as (pilot, screen):
            menu = menu_of(screen)
            row = menu.rows[place_of(menu, space)]
            assert row.note.startswith(told) and len(row.inner) in (2, 3)
            wanted = next(one for one in row.inner if one.id.endswith(answers[-1]))
            await pilot.press(wanted.key)
            await decided(pilot, host, 0)
            assert [one.option for one in host.save_file().choices[1 : 1 + len(answers)]] == answers
            for _ in range(len(answers) + 1):
                await pilot.press("u")
            assert host.decisions == 0, (space, "all of it can be taken back")


@pytest.mark.rule("PLACE-01", "PLACE-06")
def test_whatever_a_key_within_a_row_stands_for_is_legal_in_recorded_games() -> None:
    within: Counter[str] = Counter()
    for path in sorted(GAMES.glob("*.json"))[::6]:
        save = Store(GAMES).read(path)
        setup = save.setup
        game = game_called(setup.game)
        table = game.start(len(setup.seats), setup.seed, setup.options, game.content(made_with=save.content_hash))
        asking = QuestionText(words_of(setup), [seat.name for seat in setup.seats])
        for choice in save.choices:
            asked = table.decision_of(choice.seat)
            assert asked is not None
            if asked.rule == "PLACE-01":
                pending, view = Pending(asking), game.view(table, choice.seat)
                pending.take(Ask("ticket", asked), view)
                rows = pending.question(view, False, True).rows
                for one in (one for row in rows for one in row.inner):
                    within["pay" if ">pay" in one.id else "gain" if ">effect" in one.id else "token"] += 1
                    after = game.clone(table)
                    for option in one.id.split(GLUE):
                        then = after.decision_of(choice.seat)
                        while then is not None and len(then.options) == 1:
                            choose(after, choice.seat, then.options[0], game.book)
                            then = after.decision_of(choice.seat)
                        choose(after, choice.seat, option, game.book)
            choose(table, *choice, game.book)
    assert min(within["token"], within["pay"], within["gain"]) > 50, within


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_no_key_of_a_token_reads_like_the_sign_of_another(language: str) -> None:
    settings = Settings(language=language, reveals="never", waste="never", free_gains=False)
    try:
        async with a_screen(at_placing(), (160, 48), settings) as (_, screen):
            signs = {screen.words.attribute(token, "sign") for token in TOKEN_WORDS}
            assert ("N" in signs) == (language == "pl")
            keys = {one.key for row in menu_of(screen).rows for one in row.inner}
            assert len(signs) == len(TOKEN_WORDS) and len(keys) > 8 and not keys & signs
    finally:
        read_in("en")
