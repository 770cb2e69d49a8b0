"""F1, i and the right button at every place of the table, by real keys and clicks."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.i18n.resurgence.faces import all_of
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.places import PARTS, MoscowPlaces
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.table.card_face import FaceScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import a_table
from tests.ui.rules.places import expected, placing_host, spots_of
from tests.ui.solo.alone import alone
from tests.ui.table.playing import a_screen, host_at, menu_of, new_host, painted, tap, until

WIDE = (160, 48)
KEYS = {at.CITY: "c", at.COMPOUND: "o", at.ROW: "s", at.MISSIONS: "m", at.LEADERSHIP: "k"}


def opened(pilot: Pilot[None]) -> str:
    """What the article is called that the reference shows."""
    called = pilot.app.screen.query("#called") if isinstance(pilot.app.screen, RulesScreen) else []
    return "".join(str(one.render()) for one in called).partition(": ")[0]


async def back(pilot: Pilot[None], screen: TableScreen) -> None:
    """To the table."""
    await tap(pilot, "escape")
    await until(pilot, lambda: pilot.app.screen is screen)


@pytest.mark.paints
@pytest.mark.parametrize("board", [*KEYS, at.EVENT, at.MUTANTS])
async def test_f1_opens_the_rule_of_the_place_under_the_cursor(board: str) -> None:
    """Every place has its rule; at one place of sixteen F1 is pressed, which opens a whole screen."""
    host = placing_host()
    async with a_screen(host, WIDE) as (pilot, screen):
        shown = screen.query_one(f"#{board}")
        if board in KEYS:
            await tap(pilot, KEYS[board])
        else:
            screen.top.bring(at.LEADERSHIP if board == at.EVENT else board)
            await pilot.pause()
            shown.focus()
        await until(pilot, lambda: shown.has_focus)
        view = screen.view
        assert view is not None
        spots = list(spots_of(screen, board))
        assert len(spots) >= {at.CITY: 12, at.COMPOUND: 20, at.ROW: 3, at.MISSIONS: 4, at.LEADERSHIP: 30}.get(board, 1)
        assert {spot: MoscowPlaces().rule_at(board, spot, view) for spot in spots} == {
            spot: expected(board, spot, view) for spot in spots}  # fmt: skip
        for spot in spots[::16]:
            rule = expected(board, spot, view)
            shown.cursor = spot  # type: ignore[attr-defined]
            await tap(pilot, "f1")
            await until(pilot, lambda rule=rule: opened(pilot) == rule)
            assert words().text(f"rule_{rule}") in str(pilot.app.screen.query_one("#text").render())
            await back(pilot, screen)


@pytest.mark.smoke
async def test_f1_in_the_menu_opens_the_rule_that_asks_and_lists_what_matters_now_above() -> None:
    host = placing_host()
    async with a_screen(host) as (pilot, screen):
        rule = screen.pending.rule
        await tap(pilot, "f1")
        await until(pilot, lambda: opened(pilot) == rule)
        text = painted(pilot)
        assert "On the table now" in text
        assert words().text(screen.view.event) in text  # type: ignore[union-attr]


async def test_with_arrows_alone_one_gets_to_a_place_and_f1_explains_it() -> None:
    async with a_screen(placing_host(), WIDE) as (pilot, screen):
        await pilot.press("k", "right", "right")
        board = screen.query_one(f"#{at.LEADERSHIP}")
        spot = board.cursor  # type: ignore[attr-defined]
        assert spot.startswith("track_")
        await pilot.press("f1")
        await until(pilot, lambda: opened(pilot) == expected(at.LEADERSHIP, spot, screen.view))


async def test_i_shows_the_whole_card_and_leads_on_to_its_neighbours_and_its_rule() -> None:
    async with a_screen(placing_host(), WIDE) as (pilot, screen):
        row = [card for card in screen.view.row if card]  # type: ignore[union-attr]
        await pilot.press("s")
        board = screen.query_one(f"#{at.ROW}")
        board.cursor = row[0]  # type: ignore[attr-defined]
        await pilot.press("i")
        face = pilot.app.screen
        assert isinstance(face, FaceScreen)
        for card in (row[0], row[1]):
            text = " ".join(painted(pilot).split())
            read = words()
            assert face.article.id == card
            assert read.text(card) in text and str(read.attribute(card, "flavour"))[:30] in text
            assert "Type:" in text and "Trigger:" in text and "Example:" in text
            await pilot.press("right")
        await pilot.press("left", "1")
        card_rule = screen.view.content.cards[row[1]].rule  # type: ignore[union-attr]
        await until(pilot, lambda: opened(pilot) == card_rule)
        await pilot.press("escape", "i")
        await until(pilot, lambda: pilot.app.screen is screen)


async def test_i_in_the_menu_shows_what_the_row_stands_for() -> None:
    async with a_screen(new_host(skip=0)) as (pilot, screen):
        row = menu_of(screen).row
        await pilot.press("i")
        face = pilot.app.screen
        assert isinstance(face, FaceScreen) and row is not None
        assert face.article.id == screen.top.question.spots[row.id][0]


async def click(pilot: Pilot[None], board: str, spot: str, button: int) -> None:
    """A click with a button of the mouse on a place of a board."""
    widget = pilot.app.screen.query_one(f"#{board}")
    region = widget.drawing.spots[spot].regions[0]  # type: ignore[attr-defined]
    place = widget.content_region.offset
    assert await pilot.click(offset=(place.x + region.x + 1, place.y + region.y), button=button)
    await pilot.pause()


async def test_a_right_click_shows_the_card_and_picks_nothing() -> None:
    host = placing_host()
    async with a_screen(host, WIDE) as (pilot, screen):
        before = host.decisions
        event = screen.view.event  # type: ignore[union-attr]
        screen.top.bring(at.LEADERSHIP)
        await pilot.pause()
        for board, spot in ((at.EVENT, event), (at.CITY, "arbat_upper"), (at.COMPOUND, "room_garage")):
            await click(pilot, board, spot, 3)
            await until(pilot, lambda: isinstance(pilot.app.screen, FaceScreen))
            assert pilot.app.screen.article.id == spot  # type: ignore[attr-defined]
            await back(pilot, screen)
        assert host.decisions == before


async def test_a_right_click_on_a_seat_tells_of_seats() -> None:
    async with a_screen(placing_host(), WIDE) as (pilot, screen):
        first = screen.view.first  # type: ignore[union-attr]
        for seat, rule in ((first, "EVT-02"), (1 - first, "PLACE-01")):
            await click(pilot, at.SEATS, f"seat_{seat}", 3)
            await until(pilot, lambda rule=rule: opened(pilot) == rule)
            await back(pilot, screen)


async def test_a_card_that_nothing_is_asked_about_shows_itself_when_picked() -> None:
    async with a_screen(placing_host(), WIDE) as (pilot, screen):
        card = next(card for card in screen.view.row if card)  # type: ignore[union-attr]
        await pilot.press("s")
        screen.query_one(f"#{at.ROW}").cursor = card  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FaceScreen))
        assert pilot.app.screen.article.id == card  # type: ignore[attr-defined]


async def test_what_cannot_be_picked_says_why_and_picked_once_more_what_it_is() -> None:
    host = placing_host()
    async with a_screen(host, WIDE) as (pilot, screen):
        view, pending = screen.view, screen.pending
        assert view is not None
        room = next(room.id for room in view.content.rooms if pending.outlook[room.id].reason)
        board = screen.query_one(f"#{at.COMPOUND}").focus()
        board.cursor = room  # type: ignore[attr-defined]
        await pilot.press("enter")
        assert screen.top.prompt.prompt.problem == pending.why_not(room, view) != ""
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FaceScreen))
        assert pilot.app.screen.article.id == room  # type: ignore[attr-defined]
        assert pending.why_not(room, view)[:20] in painted(pilot)


def test_every_place_can_be_looked_at_whatever_is_asked() -> None:
    chance = Random(3)
    for host in (new_host(seed=1), alone(2, encounters=True)):
        pending = Pending(QuestionText(words(), host.names))
        content: Catalogue = host.view(NOBODY).content
        places = [*all_of(content), *PARTS, "seat_0"]
        while not host.over:
            host.run_on()
            if not host.asks():
                break
            ask = host.asks()[0]
            view = host.view(ask.decision.seat)
            pending.take(ask, view)
            question = pending.question(view, False, True)
            for spot in chance.sample(places, 12):
                assert isinstance(pending.why_not(spot, view), str)
                assert isinstance(pending.told(spot, "", question, view, 0)[0], str)
            host.submit(ask.ticket, chance.choice(ask.decision.options))


def test_the_line_under_the_board_tells_of_a_space_of_a_track_and_of_the_next_level() -> None:
    looking, view = QuestionText(words(), ()).looking, placing_host().view(0)
    assert looking.about("track_metro_3", view) == "Metro track, space 3: 2 Food"
    assert looking.about("track_metro_1", view) == "Metro track, space 1: none"
    assert looking.about("level_2", view).startswith("Level 2: hold 3 Ammo, 3 Meds")


async def test_a_click_on_a_space_picks_the_track_where_a_track_is_asked_for() -> None:
    position = a_table(2).at_level(0, 3).cleared(0, "room_propaganda").with_items(0, fuel=1)
    position.assigned(0, compound="hero").at("PLACE-01", seat=0).do("place:hero:compound:room_propaganda")
    host = host_at(position)
    async with a_screen(host, WIDE) as (pilot, screen):
        assert {"metro", "harbor", "compound"} <= screen.top.question.legal
        await click(pilot, at.LEADERSHIP, "track_harbor_4", 1)
        await until(pilot, lambda: host.view(0).seats[0].tracks == [0, 1, 0])
        assert not isinstance(pilot.app.screen, FaceScreen)
