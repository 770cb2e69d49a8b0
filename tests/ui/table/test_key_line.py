"""The last line of the table: however much there is to say, the way to the game menu is seen."""

from __future__ import annotations

from itertools import combinations

import pytest

from resurgence_tui.app.guided import set_guide
from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.key_hints import SPARED
from resurgence_tui.ui.widgets.bars import Entry, with_room
from tests.ui.residuum.games import first_turn
from tests.ui.table.playing import SIZES, UNASKED, a_screen, new_host, painted, until

ENTRIES = (
    Entry("a", "F1", "rule", 2), Entry("b", "u", "undo", 1), Entry("c", "x", "table", 2), Entry("d", "esc", "game"),
)  # fmt: skip


def test_what_can_be_spared_most_easily_goes_first() -> None:
    whole = sum(entry.width for entry in ENTRIES)
    assert with_room(ENTRIES, whole) == list(ENTRIES)
    assert [entry.id for entry in with_room(ENTRIES, whole - 1)] == ["a", "b", "d"]
    assert [entry.id for entry in with_room(ENTRIES, whole - 9)] == ["b", "d"]
    assert [entry.id for entry in with_room(ENTRIES, 9)] == [entry.id for entry in with_room(ENTRIES, 1)] == ["d"]
    for count in range(len(ENTRIES)):
        for some in combinations(ENTRIES, count):
            for width in range(40):
                shown = with_room(some, width)
                assert [one for one in some if one in shown] == shown
                assert {one for one in some if not one.spare} <= set(shown)


def busy(game: str) -> Host:
    """A game in which nearly all keys of the last line work."""
    host = first_turn() if game == "residuum" else new_host("Anna,Boris", skip=12)
    set_guide(host, True)
    ask = host.asks()[0]
    host.submit(ask.ticket, ask.decision.options[0])
    host.undo()
    host.save_problem = "The disk is full."
    return host


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["resurgence", "residuum"])
async def test_the_way_to_the_game_menu_is_always_seen(game: str, size: tuple[int, int], language: str) -> None:
    async with a_screen(busy(game), size, UNASKED._replace(language=language)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        words = Words(language, game=game)
        for board, way in (("", "table-key-menu"), ("m", "table-key-back")):
            if board:
                await pilot.press(board)
            await pilot.pause()
            last = painted(pilot).splitlines()[-1].rstrip()
            entries = screen.top.keys.entries
            assert last.endswith(f"esc {words.text(way)}") and len(last) <= size[0]
            assert f"! {words.text('table-key-unsaved')}" in last and f"? {words.text('table-key-keys')}" in last
            left_out = [one.id for one in entries if f" {one.key} {one.label}" not in last]
            spared = [SPARED.index(one) for one in left_out]
            kept = [SPARED.index(one.id) for one in entries if one.spare and one.id not in left_out]
            assert not spared or max(spared) < min(kept)
