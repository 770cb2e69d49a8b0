"""AMB-137: every placement that is offered, against a search that tries all uses of cards."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from resurgence_tui.games.resurgence.vocab import TOKEN_WORDS
from tests.build import Table, a_table, content

SWITCHES = {
    "survivor_truck_driver": ("metro", "harbor"),
    "survivor_scout": ("metro", "harbor"),
    "survivor_dock_worker": ("harbor", "compound"),
    "survivor_veterinarian": ("harbor", "compound"),
    "survivor_engineer": ("metro", "compound"),
    "survivor_armorer": ("metro", "compound"),
    "hero_mystic": ("metro", "harbor", "compound"),
}
STAND_INS = {
    "survivor_firefighter": (("ranger", "builder"), ("builder", "ranger")),
    "survivor_architect": (("scholar", "builder"), ("builder", "scholar")),
    "survivor_pilot": (("ranger", "scholar"), ("scholar", "ranger")),
    "hero_librarian": (("laborer", "ranger"), ("laborer", "scholar"), ("laborer", "builder")),
}


def uses(start: tuple[str, str], cards: tuple[str, ...]) -> dict[tuple[str, str], set[tuple[str, ...]]]:
    """Where cards, each used once, can bring a token: (area, type it stands for) -> all uses.

    Switches before substitutes, since the order between the two kinds changes nothing.
    """
    found: dict[tuple[str, str], set[tuple[str, ...]]] = {start: {()}}
    frontier: list[tuple[tuple[str, str], tuple[str, ...]]] = [(start, ())]
    while frontier:
        reached = []
        for (area, kind), used in frontier:
            for card in cards:
                if card in used:
                    continue
                if card in SWITCHES and area in SWITCHES[card] and not set(used) & set(STAND_INS):
                    reached += [((other, kind), (*used, card)) for other in SWITCHES[card] if other != area]
                for old, new in STAND_INS.get(card, ()):
                    if kind == old:
                        reached.append(((area, new), (*used, card)))
        for place, used in reached:
            found.setdefault(place, set()).add(used)
        frontier = reached
    return found


def expected_placements(t: Table, cards: tuple[str, ...]) -> set[str]:
    """All placements by PLACE-03 to PLACE-08, REST-01 and AMB-137, found by trying everything."""
    printed, me, state = content(), t.seat(0), t.state
    spaces = []
    for zone in printed.zones:
        due = state.mutants[zone.index] + len(set(t.in_zone(zone.id)) - {0})
        if 0 not in t.in_zone(zone.id) and due <= sum(me.items):
            spaces.append((zone.id, ("metro", "harbor")[zone.access], zone.tokens))
    for room in printed.rooms:
        if not me.rubble[room.index] and me.rooms[room.index] == -1:
            spaces.append((room.id, "compound", room.tokens))
    found = set()
    for token in TOKEN_WORDS:
        sources = [area for area in ("metro", "harbor", "compound") if t.area(0, area).get(token)]
        found |= {f"place:{token}:{area}:rest" for area in sources}
        for space, access, takes in spaces:
            ways = [
                (area, used)
                for area in sources
                for (end, kind), chains in uses((area, token), cards).items()
                if end == access and takes[TOKEN_WORDS.index(kind)]
                for used in chains
            ]
            found |= {
                ":".join(["place", token, area, space, *used])
                for area, used in ways
                if not any(set(fewer) < set(used) for _, fewer in ways)
            }
    return found


@pytest.mark.games
@settings(max_examples=60)
@given(data=st.data())
@pytest.mark.rule("AMB-137", "PLACE-03", "PLACE-04", "PLACE-05", "PLACE-08", "REST-01", "SURV-30", "SURV-32")
def test_the_placements_offered_are_those_found_by_trying_everything(data: st.DataObject) -> None:
    t = a_table()
    cards = data.draw(st.lists(st.sampled_from([*SWITCHES, *STAND_INS]), max_size=4, unique=True), label="cards")
    t.with_cards(0, *cards)
    kinds = {"metro": TOKEN_WORDS[1:], "harbor": TOKEN_WORDS[1:], "compound": TOKEN_WORDS}
    areas = {
        area: data.draw(st.lists(st.sampled_from(words), max_size=2, unique=True), label=area)
        for area, words in kinds.items()
    }
    assume(any(areas.values()))
    t.assigned(0, **{area: " ".join(words) for area, words in areas.items()})
    rooms = [room.id for room in content().rooms[1:]]
    t.cleared(0, *data.draw(st.lists(st.sampled_from(rooms), max_size=4, unique=True)))
    taken = st.lists(st.sampled_from([zone.id for zone in content().zones]), max_size=2, unique=True)
    for seat in (0, 1):
        for zone in data.draw(taken, label=f"zones of seat {seat}"):
            t.placed(seat, "laborer", zone)
    t.mutants(*data.draw(st.lists(st.sampled_from(["arbat", "kremlin", "museum_row"]), max_size=2, unique=True)))
    t.with_items(0, meds=data.draw(st.integers(0, 2), label="meds")).at("PLACE-01", seat=0)
    assert sorted(t.options) == sorted(expected_placements(t, tuple(cards)))
