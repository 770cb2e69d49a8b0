"""Records the games of Residuum of ``tests/fixtures/residuum_games`` anew; run by hand where a rule was mended.

    python -m tests.recorded.record_residuum

It plays games of all seat counts and options by ``liking``, and keeps a few that together ask every question
(``QUESTIONS``) and show what is rare.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.board import neighbours
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.rulebook import LISTS
from resurgence_tui.games.residuum.state import State
from resurgence_tui.games.residuum.valuation.bound import VALUATION
from resurgence_tui.games.residuum.vocab import NO_BASECAMP
from resurgence_tui.saves.save_file import SeatSetup, make_setup
from resurgence_tui.saves.store import Store

FOLDER = Path(__file__).parent.parent / "fixtures" / "residuum_games"

NEVER = {"RSD-ASK-30"}
"""No printed card gives a free choice."""

SELDOM = {"RSD-ASK-34", "RSD-ASK-50"}
"""Two hosts in one hex, and a Basecamp that is beaten on its way where it cannot stand: not once in hundreds of games.
Built positions of ``tests/games/residuum/test_meetings.py`` ask them."""

QUESTIONS = frozenset(LISTS) - NEVER - SELDOM
"""Every other question."""

RARE = {
    "nuke_detonated", "oil_captured", "offer_accepted", "conflict_drawn", "hole_filled", "discovery_scrapped",
    "starved",
}  # fmt: skip
"""What else the games show together, most of it by facts of that name."""

KEPT = 6
SEEDS = (*range(1, 49), 104)
"""Seeds among which games are looked for; the last one has a payment of very many ways (RSD-ASK-17)."""

NAMES = ("Anna", "Boris", "Celina", "Dmitri")


class Kind(NamedTuple):
    """How a game is set up."""

    seats: int
    map: str
    bases: str
    simpler: bool


def kind_of(seed: int) -> Kind:
    """All seat counts and options come up."""
    map_, bases = (("laid", "chosen"), ("dealt", "dealt"), ("dealt", "chosen"), ("laid", "dealt"))[seed % 4]
    return Kind(2 + seed % 3, map_, bases, seed % 5 == 4)


def is_wild(seed: int) -> bool:
    """Half of the games are played by wild players, with all setups."""
    return seed // 12 % 2 == 1


LIKED = {
    "act:arm": 9.0, "act:contaminate": 0.6, "act:irradiate": 0.6, "act:take_over": 9.0, "act:destroy_barricade": 6.0,
    "act:upgrade": 5.0, "act:recover": 1.0, "act:use": 3.0, "act:favour": 3.0, "act:network": 0.5,
    "act:tear_down_barricade": 0.6, "act:activate_barricade": 1.0, "act:construct_barricade": 0.6, "counter": 0.8,
    "welcome": 0.4, "intent:trade": 0.3, "load:basecamp1": 9.0, "buy:nuclear:1": 9.0, "buy:oil:2": 6.0,
    "nuclear:carried": 3.0, "nuclear:none": 1.0, "upkeep:blast": 0.2, "word:trade": 0.2,
    "keep:discovery_signal_rockets": 6.0, "card:discovery_signal_rockets": 6.0, "boost:discovery_signal_rockets": 6.0,
}  # fmt: skip
"""What the exploring player likes."""

STRONGLY = 5.0
"""What is liked so much is always done."""

SAVING = range(3, 11)
"""Turns of a simpler game in which players save, so that later there are many ways to pay."""

LATE, TRADES = 9, 7
"""From which turn on a player who is not wild tries what is rare, and sells all that it has."""


def liking(view: State, decision: Decision, rng: Random, *, wild: bool) -> str:
    """The answer of the exploring player. A wild one does anything, tears down its Basecamp, and lives where nobody
    wants to; any other one builds as one usually does, and then tries what is rare."""
    options = decision.options
    if wild and decision.rule == "RSD-ASK-03":
        near = [[view.terrain[one] for one in neighbours(view, option[5:])] for option in options]
        likings = [rng.random() - len(one) + one.count("radiation_zone") for one in near]
    elif wild or (view.round >= LATE and rng.random() < 0.5) or _is_strong(view, options):
        likings = [_oddity(view, decision, option, wild) + rng.random() for option in options]
    elif view.simpler and decision.rule in ("RSD-ASK-08", "RSD-ASK-09", "RSD-ASK-10"):
        likings = [rng.random() for _ in options]
    elif view.simpler and decision.rule == "RSD-ASK-11" and view.round in SAVING:
        return "act:end"
    else:
        likings = list(VALUATION.rough(view, decision))
    return options[max(range(len(options)), key=likings.__getitem__)]


def _is_strong(view: State, options: Sequence[str]) -> bool:
    """Whether there is something that is always done."""
    liked = any(LIKED.get(option, 0.0) >= STRONGLY for option in options)
    return liked or (options[0].startswith(("sell", "buy")) and view.round >= TRADES)


def _oddity(view: State, decision: Decision, option: str, wild: bool) -> float:
    """How much the exploring player likes an option."""
    verb, _, word = option.partition(":")
    if option == "act:end":
        return -0.6 if wild else -2.0
    if option == "act:tear_down_basecamp":
        return 0.8 if wild else 0.0
    if view.simpler and verb in ("sell", "buy") and not wild:
        kind, _, number = word.partition(":")
        wanted = 4 * (kind in ("wood", "water", "food", "tech"))
        if verb == "sell":
            wanted = max(0, view.seats[decision.seat].store[0] - 12) if kind == "provisions" else 0
        return -abs(int(number) - wanted)
    if verb == "sell" and not wild:
        return 0.0 if word.startswith("nuclear") else float(word.split(":")[1])
    if verb in ("to", "onward", "from") and word != TOWN:
        return _place(view, decision, word)
    return LIKED.get(option, 0.0)


def _place(view: State, decision: Decision, hex: str) -> float:
    """To meet others is liked, best several of them or a Basecamp that is carried; and to carry the own one to where it
    cannot be set up."""
    others = [me for seat, me in enumerate(view.seats) if seat != decision.seat]
    met = sum(hex in (me.basecamp, *me.outposts, *me.outriders) for me in others)
    carried = any(me.basecamp == hex and not me.basecamp_active for me in others)
    lost = decision.rule == "RSD-ASK-15" and decision.context[-1] == 1 and view.terrain[hex] in NO_BASECAMP
    return 0.7 * met + 1.0 * carried + 2.0 * lost


def shown_by(seed: int) -> set[str]:
    """The questions that a game asks and the rare things that happen in it."""
    kind, rng, shown = kind_of(seed), Random(seed), set[str]()
    state = GAME.start(kind.seats, seed, _options(kind), GAME.content())
    while state.open:
        asked = state.open[0]
        shown.add(asked.rule)
        option = asked.options[0]
        if len(asked.options) > 1:
            option = liking(GAME.view(state, asked.seat), asked, rng, wild=is_wild(seed))
        shown |= {"starved"} if option == "feed:none" else set()
        choose(state, asked.seat, option, GAME.book)
        shown |= {fact.key for fact in state.facts}
    return shown & (QUESTIONS | RARE)


def _options(kind: Kind) -> dict[str, str | bool]:
    return {"map": kind.map, "bases": kind.bases, "simpler": kind.simpler}


def played(library: Library, seed: int) -> Host:
    """The finished game of that seed, played at a table."""
    kind, rng = kind_of(seed), Random(seed)
    seats = [SeatSetup(name=NAMES[i], player="human", colour=i) for i in range(kind.seats)]
    host = library.new(make_setup(seats, seed, game="residuum", options=_options(kind)))
    host.run_on()
    while not host.over:
        ticket, decision = host.asks()[0]
        host.submit(ticket, liking(host.view(decision.seat), decision, rng, wild=is_wild(seed)))
        host.run_on()
    return host


def chosen(shown: dict[int, set[str]]) -> list[int]:
    """Seeds of games that show all together, those first that show most of what is missing."""
    missing, found = QUESTIONS | RARE, list[int]()
    while missing and len(found) < KEPT:
        best = max(shown, key=lambda seed: (len(shown[seed] & missing), -seed))
        missing, found = missing - shown[best], [*found, best]
    if missing:
        raise SystemExit(f"{KEPT} games do not show {sorted(missing)}")
    return found


def looked_through() -> Iterator[tuple[int, set[str]]]:
    """What the games of all seeds show."""
    for seed in SEEDS:
        yield seed, shown_by(seed)


def keep(seed: int) -> None:
    """Play the game of that seed once more and keep its save."""
    with tempfile.TemporaryDirectory() as folder:
        host = played(Library(Store(folder)), seed)
        assert host.path is not None
        kind = kind_of(seed)
        name = f"{kind.seats}_seats_{kind.map}_{kind.bases}{'_simpler' * kind.simpler}_{seed}.json"
        (FOLDER / name).write_bytes(host.path.read_bytes())


def main() -> None:
    """Record everything anew."""
    found = chosen(dict(looked_through()))
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for seed in found:
        keep(seed)


if __name__ == "__main__":
    main()
