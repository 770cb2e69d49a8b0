"""A hint by key or from the game menu: it says what a bot would do and why, marks the row, and answers nothing."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from resurgence_tui.app.hints import Advisor, Proposal, proposal_for
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.bots.acts import Answered
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import OTHERS, REST
from resurgence_tui.bots.reasons import LEAST_REASON
from resurgence_tui.bots.thinking_bots import Appraisal, NormalBot
from resurgence_tui.games import valuation_of
from resurgence_tui.games.residuum.leads import leads
from resurgence_tui.games.resurgence.outlook import wasted
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.table.dialogs import InfoScreen
from resurgence_tui.ui.table.guide_at_table import GO_ON, GuideAtTable
from resurgence_tui.ui.table.hint import Hint, hint_text
from tests.build import a_table
from tests.ui.guide.following import guided_host
from tests.ui.residuum.games import first_turn
from tests.ui.table.playing import a_screen, host_at, menu_of, new_host, painted, until

SIZES = [(80, 24), (120, 36), (160, 48)]


def with_a_mission() -> Host:
    """Anna may complete a Mission in Arbat."""
    t = a_table(2).with_items(0, parts=2, ammo=1).assigned(0, metro="laborer")
    return host_at(t.planned(0, "basic_bookshop_barricade").at("PLACE-01", seat=0))


def words_on(text: str) -> str:
    """All that is painted, in one line."""
    return " ".join(text.split())


@pytest.mark.parametrize("size", SIZES)
async def test_a_key_tells_what_a_bot_would_do_and_why(size: tuple[int, int]) -> None:
    host = with_a_mission()
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("q")
        await until(pilot, lambda: "Hint: Laborer to Arbat" in words_on(painted(pilot)))
        assert "VP scored now" in screen.top.prompt.prompt.notice
        row = menu_of(screen).row
        assert row is not None and row.id.startswith("arbat_") and screen.top.city.pointed == row.id
        assert host.decisions == 0
        await pilot.press("r")
        await until(pilot, lambda: "Hint:" not in painted(pilot))


async def test_the_game_menu_shows_a_hint_by_mouse_and_the_row_is_marked() -> None:
    host = new_host("Anna,bot:random", seed=3)
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("f10")
        await until(pilot, lambda: "Show a hint" in painted(pilot))
        lines = painted(pilot).splitlines()
        y = next(place for place, line in enumerate(lines) if "Show a hint" in line)
        await pilot.click(offset=(lines[y].index("Show a hint"), y))
        await until(pilot, lambda: "Hint: " in words_on(painted(pilot)))
        row = menu_of(screen).row
        assert row is not None and host.asks()[0].decision.options.index(row.id) >= 0
        assert "Hint: " in painted(pilot) and host.decisions == 0


async def test_nothing_of_a_hint_stays_when_the_curtain_is_drawn() -> None:
    host = new_host("Anna,Boris", seed=3)
    while host.asks()[0].decision.rule == "SET-19":
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[0])
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("q")
        await until(pilot, lambda: "Hint:" in painted(pilot))
        await pilot.press("h")
        await until(pilot, lambda: pilot.app.screen is not screen)
        assert "Hint" not in painted(pilot)
        screen.update()
        assert "Hint" not in str(screen.top.prompt.prompt)


@pytest.mark.parametrize("game", ["resurgence", "residuum"])
async def test_a_long_hint_is_read_to_its_end_in_a_small_terminal(game: str) -> None:
    """The reasons stand at the end, so a line that is cut has none of them."""
    host = first_turn() if game == "residuum" else with_a_mission()
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        for sheet, count in ((False, 14), (True, 32)):
            told = f"Hint: {'a word, ' * count}the reason."
            with patch.object(Hint, "_told", lambda self, proposal, told=told: told):
                await pilot.press("q")
            await until(pilot, lambda: "the reason." in words_on(painted(pilot)))
            assert told in words_on(painted(pilot)) or sheet
            assert isinstance(pilot.app.screen, InfoScreen) == sheet
            assert host.decisions == screen.host.decisions
            if sheet:
                await pilot.press("escape")
                await until(pilot, lambda: pilot.app.screen is screen)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "board"), [("resurgence", "c"), ("residuum", "m"), ("residuum", "")])
async def test_the_proposed_row_is_marked_and_in_sight_wherever_the_focus_is(
    game: str, board: str, size: tuple[int, int]
) -> None:
    host = first_turn() if game == "residuum" else with_a_mission()
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        menu, ask = menu_of(screen), screen.pending.ask
        assert ask is not None
        if board:
            await pilot.press(board)
        focused = screen.focused
        assert (focused is menu) == (not board)
        wanted = menu.rows[-2]  # the last one but the end of the turn, or the resting place
        option = next(one for one in ask.decision.options if screen.top.question.row_of(one) == wanted.id)
        view = host.view(ask.decision.seat)
        proposal = Proposal((option,), (), (Answered(ask.decision, view, option),))
        with patch("resurgence_tui.app.hints.proposal_for", lambda host, ask, picks, rank: proposal):
            await pilot.press("q")
        await until(pilot, lambda: "Hint: " in words_on(painted(pilot)))
        assert menu.row == wanted and screen.focused is focused
        place = menu.region
        lines = [line[place.x : place.right] for line in painted(pilot).splitlines()[place.y : place.bottom]]
        marked = [line for line in lines if line[1:2] == screen.top.signs.advice]
        assert len(marked) == 1 and wanted.label[:10] in marked[0]
        assert menu.advised == wanted.id
        await pilot.press("1" if game == "resurgence" else "0", *["0"] * (game == "residuum"))
        await until(pilot, lambda: screen.pending.ask is not ask)
        assert menu.advised == ""


def with_two_gains() -> Host:
    """Ola may use her Olympian: for one of two goods."""
    host = Library().new(make_setup(parse_seats("Ola,bot:random,bot:random"), 1, options={"start": "beginner"}))
    wanted = {"SET-19": ("take:hero_olympian",), "PLACE-01": ("place:laborer:metro:arbat_upper",)}
    while (host.run_on(), host.asks())[1][0].decision.rule != "ACT-01":
        ask = host.asks()[0]
        options = ask.decision.options
        named = [one for one in wanted.get(ask.decision.rule, ()) if one in options]
        host.submit(ask.ticket, (named or [one for one in options if ":metro" in one] or options)[0])
    return host


@pytest.mark.parametrize("size", SIZES)
async def test_a_hint_for_an_effect_with_a_choice_says_which_and_marks_its_row(size: tuple[int, int]) -> None:
    host = with_two_gains()
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        menu = menu_of(screen)
        assert {"card:hero_olympian>gain:food1", "card:hero_olympian>gain:parts1"} <= {row.id for row in menu.rows}
        await pilot.press("q")
        await until(pilot, lambda: "Hint: " in words_on(painted(pilot)))
        assert menu.row is not None and menu.advised == menu.row.id
        gained = {"card:hero_olympian>gain:food1": "1 Food", "card:hero_olympian>gain:parts1": "1 Part"}[menu.advised]
        assert f"Hint: Use Olympian, then gain {gained}." in screen.top.prompt.prompt.notice


async def test_a_hint_marks_its_row_among_what_can_be_done_in_one_hex() -> None:
    """Rows of several answers: the action, and where."""
    host = first_turn()
    asked = host.asks()[0]
    seat = asked.decision.seat
    found = leads(host.view(seat), asked.decision)
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        menu = menu_of(screen)
        await pilot.press("q")
        await until(pilot, lambda: "Hint: " in words_on(painted(pilot)))
        proposed = menu.advised
        hex = next(lead.spot for lead in found if lead.answers[0] == proposed and ":" not in lead.spot)
        screen.pending.here = hex
        screen.ask_again()
        assert proposed not in {row.id for row in menu.rows} and not menu.advised
        await pilot.press("q")
        await until(pilot, lambda: bool(menu.advised))
        assert menu.advised.split("|")[0] == proposed and menu.row is not None and menu.row.id == menu.advised


async def test_the_end_of_a_turn_is_marked_where_a_game_calls_it_otherwise() -> None:
    host = first_turn()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        ask = screen.pending.ask
        assert ask is not None
        view = host.view(ask.decision.seat)
        proposal = Proposal(("act:end",), (), (Answered(ask.decision, view, "act:end"),))
        with patch("resurgence_tui.app.hints.proposal_for", lambda host, ask, picks, rank: proposal):
            await pilot.press("q")
        await until(pilot, lambda: "Hint: End the turn" in words_on(painted(pilot)))
        menu = menu_of(screen)
        assert menu.advised == "done" and menu.row is not None and menu.row.id == "done"


def with_several_tokens() -> Host:
    """Anna has a Hero and a Laborer in the Metro."""
    return host_at(a_table(2).assigned(0, metro="hero laborer").at("PLACE-01", seat=0))


async def test_the_token_that_a_hint_names_is_marked_when_its_space_has_been_picked() -> None:
    host = with_several_tokens()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        ask, menu = screen.pending.ask, menu_of(screen)
        assert ask is not None
        option = "place:laborer:metro:arbat_upper"
        proposal = Proposal((option,), (), (Answered(ask.decision, host.view(0), option),))
        with patch("resurgence_tui.app.hints.proposal_for", lambda host, ask, picks, rank: proposal):
            await pilot.press("q")
        await until(pilot, lambda: menu.advised == "arbat_upper")
        await pilot.press("enter")
        await until(pilot, lambda: screen.pending.placing is not None and screen.pending.placing.space == "arbat_upper")
        assert {row.id for row in menu.rows} == {option, "place:hero:metro:arbat_upper"}
        assert menu.advised == option and menu.row is not None and menu.row.id == option
        await pilot.press("enter")
        await until(pilot, lambda: host.decisions == 1)
        assert host.view(0).seats[0].areas[0:5] == [1, 0, 0, 0, 0]


async def test_a_hint_for_another_space_leaves_the_question_for_the_token() -> None:
    host = with_several_tokens()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        ask, menu = screen.pending.ask, menu_of(screen)
        assert ask is not None
        option = "place:laborer:metro:kremlin_upper"
        proposal = Proposal((option,), (), (Answered(ask.decision, host.view(0), option),))
        screen.pending.picked("arbat_upper")
        screen.ask_again()
        assert "kremlin_upper" not in {row.id for row in menu.rows}
        with patch("resurgence_tui.app.hints.proposal_for", lambda host, ask, picks, rank: proposal):
            await pilot.press("q")
        await until(pilot, lambda: "Hint: Laborer to Kremlin, upper" in words_on(painted(pilot)))
        assert menu.advised == "kremlin_upper" and menu.row is not None and menu.row.id == "kremlin_upper"


@pytest.mark.rule("BUILD-01")
async def test_a_hint_to_build_names_the_room_that_is_paid_for_first() -> None:
    t = a_table(2).with_items(0, parts=2).assigned(0, harbor="builder").at("PLACE-01", seat=0)
    host = host_at(t.do("place:builder:harbor:hope_island_right"))
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        menu = menu_of(screen)
        rooms = {row.id for row in menu.rows if row.id.startswith("effect:hope_island_right>build:")}
        assert len(rooms) > 1
        await pilot.press("q")
        await until(pilot, lambda: menu.advised in rooms)
        room = menu.advised.partition("build:")[2]
        told = screen.top.prompt.prompt.notice
        assert told.startswith(f"Hint: Use Hope Island, right, then clear the {screen.words.text(room)}.")
        assert host.decisions == 0


def test_what_is_told_for_and_against_comes_to_what_the_act_promises_beyond_others() -> None:
    host = new_host("Anna,bot:easy", seed=5)
    told = 0
    while told < 60:
        host.run_on()
        ask = host.asks()[0]
        decision, valuation = ask.decision, valuation_of(host.game.name)
        proposal = proposal_for(host, ask)
        assert proposal is not None and valuation is not None
        table = host.game.imagine(host.view(decision.seat), BotChance(0, decision.seat, host.decisions))
        idle = wasted(table, decision)
        found = Appraisal(host.game, valuation, NormalBot.WIDTH).best_first(table, decision, idle)
        others = [value for value, act in found if act != proposal.act][:OTHERS]
        if others:
            more = found[0][0] - sum(others) / len(others)
            net = sum(points for _, points in proposal.reasons) - sum(points for _, points in proposal.against)
            assert abs(more - net - proposal.rest) < max(LEAST_REASON, REST * more), (decision.rule, proposal)
            told += 1
        host.submit(ask.ticket, proposal.act[0])


@pytest.mark.parametrize("size", SIZES)
async def test_in_a_guided_game_a_hint_speaks_of_what_the_guide_suggests(size: tuple[int, int]) -> None:
    host = guided_host()
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: screen.guide.talking)
        await pilot.press("q")
        await until(pilot, lambda: "The question comes when you go on" in words_on(painted(pilot)))
        assert isinstance(screen.guide, GuideAtTable)
        seen = 0
        while host.view(0).round < 2 and seen < 25:
            await until(pilot, lambda: screen.pending.ask is not None)
            if screen.guide.talking:
                screen.guide.picked(GO_ON)
                continue
            suggested = screen.guide.advised_row(screen.top.question)
            await pilot.press("q")
            if pilot.app.screen is not screen:
                await pilot.press("escape")
                await until(pilot, lambda: pilot.app.screen is screen)
            if suggested:
                seen += 1
                assert menu_of(screen).advised in (suggested, ""), screen.pending.rule
            ask = screen.pending.ask
            assert ask is not None
            act = Advisor(host, ask).best_act(screen.guide.rank or (lambda act: 0))
            screen.answer(screen.tag, act[0])
        assert seen > 5


def test_a_suggestion_to_learn_from_says_what_promises_more() -> None:
    """A guide that lets one rest tells that something else brings points."""
    host = with_a_mission()
    ask = host.asks()[0]
    proposal = proposal_for(host, ask, rank=lambda act: int(act[0].endswith(":rest")))
    assert proposal is not None and proposal.act[0].endswith(":rest") and proposal.behind > 1
    assert proposal.better[0].option.startswith("place:laborer:metro:arbat")
    told = hint_text(words_of(host.setup), proposal, host.names)
    assert told == "Hint: Rest a Laborer, to see what it does. About 1 point more: Laborer to Arbat, upper."
