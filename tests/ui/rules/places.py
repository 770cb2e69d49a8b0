"""Tables to ask about: a position with something everywhere, and what F1 should open at each place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from resurgence_tui.app.host import Host
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, RESOURCES, ROOM_IDS, ZONE_IDS
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import new_host

ROWS_OF_LEVELS = {2: "UPK-C3", 3: "UPK-C4", 4: "UPK-C5"}


def placing_host(seed: int = 5, round_number: int = 3, options: dict[str, str | bool] | None = None) -> Host:
    """A game of two people in which somebody places in a round, some Missions planned."""
    host = new_host("Anna,Boris", seed)
    chance = Random(seed)
    while True:
        host.run_on()
        ask = host.asks()[0]
        view = host.view(ask.decision.seat)
        here = ask.decision.rule == "PLACE-01" and view.round >= round_number
        if here and view.seats[ask.decision.seat].slots and view.event:
            return host
        eager = [one for one in ask.decision.options if one.partition(":")[0] in ("plan", "effect", "rescue")]
        host.submit(ask.ticket, chance.choice(eager or list(ask.decision.options)))


def expected(board: str, spot: str, view: View) -> str:
    """The rule that F1 opens at a place, found without the code that is tested."""
    content = view.content
    if spot in ZONE_IDS:
        return content.zones[ZONE_IDS.index(spot)].rule
    if spot in ROOM_IDS:
        return content.rooms[ROOM_IDS.index(spot)].rule
    if spot in content.cards:
        return content.cards[spot].rule
    if spot in content.missions and board == at.MISSIONS:
        return "MIS-06" if spot.startswith("advanced") else "MIS-03"
    if spot in content.missions:
        return mission_rule(spot, view)
    if spot in content.directives:
        return content.directives[spot].rule
    if spot in AREA_WORDS:
        return "LEAD-03"
    if spot.startswith("track_"):
        return {"0": "SCORE-05", "8": "LEAD-09"}.get(spot[-1], "LEAD-08")
    if spot.startswith("level_"):
        return ROWS_OF_LEVELS[int(spot[-1])]
    if spot.startswith("column_"):
        return "UPK-B"
    if spot.startswith("event_"):
        return event_rule(spot, view)
    if spot.startswith("mutant_"):
        return "UPK-F2"
    resources = [("food", "fuel", "parts")[item] for item in RESOURCES]
    parts = {"points": "GEN-08", "tokens": "DRAW-03", "rest": "REST-01", "areas": "ASG-04"}
    return "GEN-05" if spot in resources else parts.get(spot, "SCORE-02")


def mission_rule(spot: str, view: View) -> str:
    """What matters most about a planned Mission."""
    mission = view.content.missions[spot]
    if mission.mutant:
        return "MIS-11"
    kinds = {"starter": "MIS-21", "advanced": "MIS-06"}
    return kinds.get(mission.kind, "MIS-12" if len(mission.districts) > 1 else "MIS-10")


def event_rule(spot: str, view: View) -> str:
    """The rule of a kind of Event."""
    event = view.content.events[spot]
    if spot == "event_the_beginning":
        return "EVT-06"
    if event.must:
        return "AMB-143"
    return {"binoculars": "ACT-04", "upkeep": "UPK-B1"}.get(event.kind, "EVT-05")


def spots_of(screen: TableScreen, board: str) -> Iterator[str]:
    """The places of a board as it shows now."""
    yield from list(screen.query_one(f"#{board}").drawing.spots)  # type: ignore[attr-defined]
