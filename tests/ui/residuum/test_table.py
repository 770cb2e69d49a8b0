"""A table of Residuum in the real app: played with keys and with the mouse; what is secret stays so."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.board import outriders_at
from resurgence_tui.games.residuum.choice_plans import plan_for
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.labels import label
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words, words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.boards.own_store import OwnStore
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.residuum.table_screen import WastelandTableScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen, InfoScreen
from resurgence_tui.ui.table.end_of_turn import DONE
from tests.ui.residuum.games import first_turn, new_game, play_until, view_of
from tests.ui.table.playing import SIZES, UNASKED, a_screen, decided, painted, until
from tests.ui.table.reading import one_line


def rule(host: Host) -> str:
    """The rule that asks now."""
    return host.asks()[0].decision.rule


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Keys, each painted."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def click_on(pilot: Pilot[None], screen: WastelandTableScreen, spot: str) -> None:
    """Click in the middle of a place of the map."""
    board = screen.board.map
    region = board.drawing.spots[spot].regions[0]
    x, y = region.x + region.width // 2, region.y + region.height // 2
    await pilot.click(board, offset=(x, y))
    await pilot.pause()


async def test_a_move_takes_few_keys_on_the_map() -> None:
    host = first_turn()
    before = view_of(host)
    start = before.seats[0].outriders[0]
    async with a_screen(host) as (pilot, screen):
        assert rule(host) == MENU
        await press(pilot, "m", "enter")  # the cursor is on the Outrider, and many things can be done there
        assert screen.pending.here == start
        await press(pilot, "1")  # everybody goes, with all that may come
        await until(pilot, lambda: rule(host) == "RSD-ASK-15")
        assert start not in screen.board.question.legal
        decisions = host.decisions
        await press(pilot, "enter")
        await decided(pilot, host, decisions)
        while rule(host).startswith(("RSD-ASK-16", "RSD-ASK-18")):
            decisions = host.decisions
            await press(pilot, "enter")  # the usual payment
            await decided(pilot, host, decisions)
    after = view_of(host)
    assert after.seats[0].outriders[0] != start and sum(after.seats[0].store) < sum(before.seats[0].store)


async def test_a_move_takes_few_clicks_on_the_map() -> None:
    host = first_turn()
    start = view_of(host).seats[0].outriders[0]
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await click_on(pilot, screen, start)
        menu = screen.board.menu
        await pilot.click(menu, offset=(8, 0))
        await until(pilot, lambda: rule(host) == "RSD-ASK-15")
        await pilot.pause()
        target = host.asks()[0].decision.options[0].removeprefix("to:")
        await click_on(pilot, screen, target)
        await until(pilot, lambda: rule(host) != "RSD-ASK-15")
        await pilot.pause()
        while rule(host) in ("RSD-ASK-16", "RSD-ASK-18"):
            decisions = host.decisions
            await pilot.click(menu, offset=(8, 0))
            await decided(pilot, host, decisions)
            await pilot.pause()
    assert outriders_at(view_of(host), 0, target)


@pytest.mark.parametrize("size", SIZES)
async def test_a_hex_is_found_by_typing_its_name_and_kept_in_sight(size: tuple[int, int]) -> None:
    host = first_turn()
    view = view_of(host)
    async with a_screen(host, size) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        for hex in (list(view.terrain)[3], list(view.terrain)[-1]):
            if called := label(view, hex):
                await press(pilot, "c", *called.lower(), "enter")
                board = screen.board.map
                assert board.cursor == hex and board.has_focus and board.drawing.spots[hex].regions
                assert called in painted(pilot)
        await press(pilot, "c")
        assert f"such as {hex_name(screen.words, view, list(view.terrain)[-1])}" in painted(pilot)
        await press(pilot, "z", "9", "enter")
        assert "Z9" in painted(pilot) or "z9" in painted(pilot)


async def test_while_the_map_is_laid_a_hex_is_found_by_where_it_lies() -> None:
    host = new_game(map="laid")
    async with a_screen(host) as (pilot, screen):
        view = view_of(host)
        *_, hex = view.terrain
        name = hex_name(screen.words, view, hex)
        assert len(name) == 4 and not label(view, hex)
        await press(pilot, "c", *name.lower(), "enter")
        assert screen.board.map.cursor == hex


@pytest.mark.parametrize("at_map", [False, True])
async def test_after_a_resize_the_map_still_shows_what_is_asked_for(at_map: bool) -> None:
    host = play_until(new_game(), "RSD-ASK-15")
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        if at_map:
            await press(pilot, "m")
        board = screen.board.map
        for size in ((120, 36), (60, 20), (200, 60), (80, 24), (60, 20), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            spots = board.drawing.spots
            assert board.legal and (board.cursor if at_map else board.pointed) in board.legal
            assert spots[board.cursor if at_map else board.pointed].regions, size
            beside = [option.removeprefix("to:") for option in host.asks()[0].decision.options]
            assert all(spots[hex].regions for hex in beside), size


async def test_shift_and_arrows_walk_from_hex_to_hex_and_the_zoom_has_keys() -> None:
    host = first_turn()
    async with a_screen(host) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        board = screen.board.map
        await press(pilot, "m")
        visited = [board.cursor]
        for key in ("shift+left", "shift+down", "shift+right", "shift+up", "home", "end"):
            await press(pilot, key)
            visited.append(board.cursor)
        assert len(set(visited)) > 3 and all(board.drawing.spots[hex].regions for hex in visited[-1:])

        def largest() -> int:
            return max(region.area for spot in board.drawing.spots.values() for region in spot.regions)

        far = largest()
        await press(pilot, "plus")
        assert largest() > far
        await press(pilot, "minus")
        assert largest() == far


async def test_a_hand_is_covered_before_it_is_shown_to_one_of_two() -> None:
    host = first_turn()
    view = view_of(host)
    async with a_screen(host) as (pilot, screen):
        names = [screen.words.text(card) for card in view.seats[0].hand]
        assert not any(name in painted(pilot) for name in names)
        await press(pilot, "k")
        assert isinstance(pilot.app.screen, ChoiceScreen)
        assert "Anna" in painted(pilot) and not any(name in painted(pilot) for name in names)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, InfoScreen)
        assert names[0] in painted(pilot)
        await press(pilot, "escape")
        assert pilot.app.screen is screen and not any(name in painted(pilot) for name in names)


async def test_the_log_does_not_name_cards_in_hand_where_two_sit_at_the_table() -> None:
    host = first_turn()
    card = view_of(host).seats[0].hand[0]
    assert any(entry.fact.key == "card_kept" and card in entry.fact.values for entry in host.log(0))
    for size in (SIZES[0], SIZES[2]):
        async with a_screen(host, size) as (pilot, screen):
            await press(pilot, "l")
            assert screen.words.text(card) not in painted(pilot)
            await press(pilot, "L")
            assert screen.words.text(card) not in painted(pilot)


async def test_one_person_sees_the_hand_at_once() -> None:
    host = first_turn("Anna,bot:random")
    async with a_screen(host) as (pilot, screen):
        name = screen.words.text(view_of(host).seats[0].hand[0])
        await press(pilot, "k")
        assert isinstance(pilot.app.screen, InfoScreen) and name in painted(pilot)


async def test_goods_are_sold_and_bought_in_one_form() -> None:
    host = play_until(new_game(seed=5), "RSD-ASK-31", 0)
    seat = host.asks()[0].decision.seat
    before = list(view_of(host, seat).seats[seat].store)
    async with a_screen(host) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        form = screen.board.form
        assert screen.board.slot == at.FORM and form.has_focus
        await press(pilot, "enter")  # nothing bought yet
        assert screen.words.text("form_lacks_bought") in painted(pilot)
        sold = form.cursor
        await press(pilot, *"9")
        assert form.plan.away[0] == before[0] and sold == "sell-provisions"
        buys = next(spot for spot in form.drawing.spots if spot.startswith("buy-"))
        form.cursor = buys
        await press(pilot, "plus")
        assert any(form.plan.here)
        plan, decisions = form.plan, host.decisions
        await press(pilot, "enter")
        await decided(pilot, host, decisions)
        await until(pilot, lambda: rule(host) not in ("RSD-ASK-31", "RSD-ASK-32"))
    after = view_of(host, seat).seats[seat].store
    assert [entry.fact for entry in host.log(seat) if entry.fact.key == "town_sold"][-1].values[0] == "provisions"
    kind = next(kind for kind, count in enumerate(plan.here) if count)
    assert after[kind] >= before[kind] + plan.here[kind]


async def test_an_offer_is_made_in_one_form_and_a_list_of_questions_is_there_too() -> None:
    host = play_until(new_game(seed=2), "RSD-ASK-38", 0)
    seat = host.asks()[0].decision.seat
    async with a_screen(host) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen) and screen.board.form.has_focus
        await press(pilot, "v")
        assert screen.board.slot == at.MENU and len(screen.board.menu.rows) == len(host.asks()[0].decision.options)
        await press(pilot, "v", "plus")
        given = list(screen.board.form.plan.away)
        assert sum(given) == 1
        await press(pilot, "enter")
        await until(pilot, lambda: rule(host) not in ("RSD-ASK-38", "RSD-ASK-39"))
    offers = [entry.fact for entry in host.log(seat) if entry.fact.key == "offer_made"]
    assert offers and offers[-1].values[1] == 1


async def test_a_card_of_a_conflict_is_laid_behind_the_curtain_of_each() -> None:
    host = play_until(new_game(seed=5), "RSD-ASK-42", 0)
    first, second = (ask.decision.seat for ask in host.asks())
    async with a_screen(host, (120, 36)) as (pilot, screen):
        hand = view_of(host, first).seats[first].conflict_hand
        assert sum(f"{card}" in row.label for row in screen.top.menu.rows for card in set(hand)) >= len(set(hand))
        await press(pilot, "enter")
        await until(pilot, lambda: type(pilot.app.screen).__name__ == "HandOverScreen")
        assert host.names[second] in painted(pilot)


async def test_a_hex_that_cannot_be_picked_says_why() -> None:
    host = first_turn()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await press(pilot, "m", "enter", "1")
        await until(pilot, lambda: rule(host) == "RSD-ASK-15")
        await pilot.pause()
        far = next(hex for hex in view_of(host).terrain if hex not in screen.board.question.legal and hex != "town")
        await click_on(pilot, screen, far)
        assert "a move goes to a hex beside" in painted(pilot).replace("\n", " ")


@pytest.mark.parametrize(("size", "map"), [(SIZES[0], "laid"), (SIZES[1], "dealt"), (SIZES[2], "laid")])
async def test_the_first_questions_are_asked_at_every_size(size: tuple[int, int], map: str) -> None:
    host = new_game(map=map)
    async with a_screen(host, size) as (pilot, _):
        for _ in range(6):
            await press(pilot, "enter")
        assert host.decisions >= 3


async def test_every_key_of_the_table_does_something_that_this_game_has() -> None:
    async with a_screen(first_turn()) as (pilot, screen):
        keys = sorted(key for key, one in screen.active_bindings.items() if one.binding.action.startswith("do("))
        assert {"escape", "u", "n", "q"} <= set(keys)
        for key in (*keys, "e"):  # e guides in a first game, which this one has not
            await press(pilot, key)
            while pilot.app.screen is not screen:
                await pilot.app.pop_screen()


async def test_the_whole_log_counts_turns() -> None:
    async with a_screen(first_turn(), (120, 36)) as (pilot, _):
        await press(pilot, "L")
        assert "1 Turn" in painted(pilot).splitlines()[0] and "Round" not in painted(pilot)


@pytest.mark.parametrize("over", [False, True])
def test_the_town_is_shut_until_the_end_only_before_it(over: bool) -> None:
    state = GAME.clone(view_of(first_turn(), NOBODY))
    state.round, state.over = state.content.numbers.turns, over
    read = words(game="residuum")
    store = OwnStore(read)
    for lines in (store.lines(state, 0, short=False), store.lines(state, 0, short=True)):
        told = [text for line in lines for text, _ in line]
        assert read.text("store_town_over" if over else "store_town_shut") in told


async def test_what_a_turn_still_allows_is_told_in_a_sentence_and_first_how_to_end_it() -> None:
    async with a_screen(first_turn()) as (pilot, screen):
        await press(pilot, "0")
        told = "Press 0 again to end your turn. You can still draw a discovery card and use t"
        assert told in one_line(screen.top.prompt, pilot)
    polish, things = Words("pl", game="residuum"), ["action_discover", "action_power"]
    told = polish.text("table-ending-sure", things=listed(polish, [polish.text(one) for one in things]))
    assert told == (
        "Naciśnij 0 ponownie, aby zakończyć turę. "
        "Masz jeszcze do wyboru: dobranie karty odkrycia i użycie mocy postaci."
    )


def far_goal(screen: WastelandTableScreen) -> tuple[str, tuple[str, ...]]:
    """A goal that is two steps away or more, over Wasteland alone, and the steps."""
    top = screen.board
    return next(
        (hex, way.steps) for hex, way in sorted(top.ways.items(), key=lambda one: -len(one[1].steps))
        if 1 < len(way.steps) <= 3 and not way.barred and hex != TOWN
    )  # fmt: skip


@pytest.mark.parametrize("by", ["map", "menu", "mouse"])
async def test_a_move_over_several_hexes_is_one_pick_of_its_goal(by: str) -> None:
    host = first_turn()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await press(pilot, "m", "enter", "1")
        await until(pilot, lambda: rule(host) == "RSD-ASK-15" and screen.board.map.has_focus)
        goal, steps = far_goal(screen)
        board, before = screen.board.map, host.decisions
        board.cursor = goal
        await pilot.pause()
        costs = screen.board.ways[goal].costs
        shown = {char for char, style in board._over.values() if style is theme.CURSOR}
        assert shown == set("".join(str(sum(costs[: at + 1])) for at in range(len(costs))))  # on each border crossed
        assert f"{sum(costs)} points in all" in painted(pilot)
        assert f"over {hex_name(screen.words, screen.view, steps[0])}" in painted(pilot)
        if by == "map":
            await press(pilot, "enter")
        elif by == "mouse":
            await click_on(pilot, screen, goal)
        else:
            screen.board.menu.focus()
            await press(pilot, "enter")
        await decided(pilot, host, before)
        await until(pilot, lambda: rule(host) == MENU)
        assert not board._over  # the way is gone with the question
    view = view_of(host)
    assert outriders_at(view, 0, goal) and rule(host) == MENU
    moved = [entry.fact.values for entry in host.log(0) if entry.fact.key == "moved"]
    assert [step[1] for step in moved[-len(steps) :]] == list(steps)


async def test_one_key_takes_back_a_whole_move_and_makes_it_again() -> None:
    """With who goes and what comes along, as a move over one hex is taken back."""
    host = first_turn()
    before, untouched = host.decisions, GAME.dump(host._table)
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await press(pilot, "m", "enter", "1")  # all of several questions about who goes and what comes along
        await until(pilot, lambda: rule(host) == "RSD-ASK-15" and screen.board.map.has_focus)
        begun = host.decisions
        board = screen.board.map
        board.cursor, steps = far_goal(screen)
        await press(pilot, "enter")
        await decided(pilot, host, begun)
        await until(pilot, lambda: rule(host) == MENU)
        moved, after = host.decisions, GAME.dump(host._table)
        assert moved - begun > len(steps)
        await press(pilot, "u")
        await until(pilot, lambda: host.decisions < moved)
        assert (host.decisions, GAME.dump(host._table)) == (before, untouched)
        await press(pilot, "ctrl+r")
        await decided(pilot, host, begun)
        assert (host.decisions, GAME.dump(host._table)) == (moved, after)
        await press(pilot, "u")
        await until(pilot, lambda: host.decisions == before)
        assert host.can_redo


async def test_a_hint_puts_the_cursor_of_the_map_on_its_goal() -> None:
    host = first_turn()
    async with a_screen(host) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await press(pilot, "m", "enter", "1")
        await until(pilot, lambda: rule(host) == "RSD-ASK-15" and screen.board.map.has_focus)
        option = host.asks()[0].decision.options[-1]
        screen.ask_again(option)
        await pilot.pause()
        assert screen.board.map.cursor == option.removeprefix("to:") and screen.board.menu.row.id == option


async def test_a_hint_to_buy_nothing_names_the_row_that_is_asked_now() -> None:
    host = play_until(new_game(seed=1), "RSD-ASK-32", 0)
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: "Buy no Wood" in painted(pilot))
        await press(pilot, "q")
        await until(pilot, lambda: "Hint: none of it, so buy no Wood." in " ".join(painted(pilot).split()))
        assert isinstance(screen, WastelandTableScreen) and screen.board.menu.row.label == "Buy no Wood"


async def test_ways_onward_stand_behind_what_a_turn_always_has() -> None:
    host = first_turn()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await press(pilot, "m", "enter", "1")
        await until(pilot, lambda: rule(host) == "RSD-ASK-15" and screen.board.map.has_focus)
        await press(pilot, "enter")
        await until(pilot, lambda: rule(host) == MENU)
        await pilot.pause()
        rows = [row.id for row in screen.board.menu.rows if row.id != DONE]
    onward = [row.startswith("onward:") for row in rows]
    assert any(onward) and not all(onward) and onward == sorted(onward)


async def test_dear_cubes_are_never_paid_unasked_and_v_asks_for_each_payment() -> None:
    host = first_turn()
    table = host._table
    table.seats[0].store = [0, 0, 0, 0, 0, 0, 4, 0, 0]  # nothing but Oil
    async with a_screen(host, (120, 36)) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        await press(pilot, "m", "enter", "1")
        await until(pilot, lambda: rule(host) == "RSD-ASK-15" and screen.board.map.has_focus)
        assert len(screen.board.ways) > len(host.asks()[0].decision.options)
        await press(pilot, "v")
        assert screen.board.question.legal == {one.removeprefix("to:") for one in host.asks()[0].decision.options}
        await press(pilot, "v")
        board = screen.board.map
        board.cursor, steps = far_goal(screen)
        before = host.decisions
        await press(pilot, "enter")
        await decided(pilot, host, before)
        await until(pilot, lambda: rule(host) == MENU)
    assert outriders_at(view_of(host), 0, steps[0])  # there was nothing else to pay the first step with; then it stops


def in_production() -> Host:
    """A turn whose production has two choices."""
    return play_until(new_game(seed=4), "RSD-ASK-09", 3)


@pytest.mark.parametrize(("by", "size"), [("keys", (80, 24)), ("mouse", (120, 36))])
async def test_all_of_a_production_is_entered_in_one_form(by: str, size: tuple[int, int]) -> None:
    host = in_production()
    seat = host.asks()[0].decision.seat
    plan = plan_for(host.view(seat), host.asks()[0].decision)
    assert plan is not None
    wanted = [options[(options.index(line.chosen) + 1) % len(options)] for line in plan.lines
              for options in [line.decision.options]]  # fmt: skip
    async with a_screen(host, size) as (pilot, screen):
        if screen.pending.ask is None:
            await press(pilot, "enter")  # the curtain
        assert isinstance(screen, WastelandTableScreen)
        form = screen.board.choices
        await until(pilot, lambda: form.display and form.has_focus)
        assert screen.board.map.display and "Outriders in" in painted(pilot)
        for place, option in enumerate(wanted):
            if by == "keys":
                await press(pilot, str(form.plan.options(place).index(option) + 1))
                assert form.place == min(place + 1, len(wanted) - 1)  # a digit goes on to the next line
            else:
                region = form._chips[place, option]
                await pilot.click(form, offset=(region.x + 1, region.y))
                await pilot.pause()
        assert [line.chosen for line in form.plan.lines] == wanted
        before = host.decisions
        if by == "keys":
            await press(pilot, "enter")
        else:
            await pilot.click(form, offset=(4, form.drawing.spots["all_entered"].regions[0].y))
        await decided(pilot, host, before)
        await until(pilot, lambda: rule(host) == MENU)
        given = [choice.option for choice in host.save_file().choices[before:]]
        assert [option for option in given if option in wanted] == wanted
        await press(pilot, "u")
        await until(pilot, lambda: rule(host) != MENU)
        assert rule(host) in ("RSD-ASK-08", "RSD-ASK-09", "RSD-ASK-10")  # one act: taken back together


async def test_a_form_can_be_answered_one_by_one() -> None:
    host = in_production()
    async with a_screen(host) as (pilot, screen):
        if screen.pending.ask is None:
            await press(pilot, "enter")
        await until(pilot, lambda: screen.board.choices.has_focus)
        await press(pilot, "v")
        assert screen.board.menu.display and "Provisions" in painted(pilot)
        before = host.decisions
        await press(pilot, "2")
        await decided(pilot, host, before)
        assert not screen.board.choices.display  # still one by one


@pytest.mark.parametrize(("size", "over"), [((120, 36), "RSD-ASK-05"), ((80, 24), "RSD-ASK-31")])
async def test_a_map_that_comes_back_shows_what_is_asked_about(size: tuple[int, int], over: str) -> None:
    host = new_game("Ola,bot:normal", 11) if over == "RSD-ASK-05" else play_until(new_game(seed=5), over, 0)
    next_asked = MENU if over == "RSD-ASK-05" else "RSD-ASK-33"
    async with a_screen(host, size) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        board = screen.board.map
        while rule(host) != next_asked:
            assert not board.display
            before = host.decisions
            if screen.board.slot == at.FORM:
                form = screen.board.form
                await press(pilot, "9")
                form.cursor = next(spot for spot in form.drawing.spots if spot.startswith("buy-"))
                await press(pilot, "plus")
            await press(pilot, "enter")
            await decided(pilot, host, before)
            await until(pilot, lambda: screen.pending.ask is not None)
        await until(pilot, lambda: board.display and bool(board.size))
        await pilot.pause()
        shown = board.drawing.spots
        assert board.legal and all(shown[spot].regions for spot in board.legal)
        if size != (80, 24):  # there is room for all of it
            assert all(spot.regions for spot in shown.values())


async def test_while_the_map_is_laid_a_hex_is_typed_in_the_letters_of_the_language() -> None:
    """In Polish W is east: the letters of one language never name a hex of another."""
    host = new_game(seed=5, map="laid")
    for _ in range(6):
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[-1])
    settings = UNASKED._replace(language="pl")
    async with a_screen(host, settings=settings) as (pilot, screen):
        assert isinstance(screen, WastelandTableScreen)
        for hex in [one for one in view_of(host).terrain if one != TOWN][-3:]:
            called = hex_name(screen.words, view_of(host), hex)
            assert called[0] == {"e": "W", "w": "Z"}[hex[0]] and ("Pn" in called) == ("n" in hex)
            await press(pilot, "c", *called.lower(), "enter")
            assert screen.board.map.cursor == hex
