"""Changes of a table that somebody would want to make, each made to games at several moments: is one called sound?

    python -m tests.saves.handpicked [SEED OF THE GAMES]

Prints what came of each kind of change, and every one that opens as sound. A change is told rightly if the save is
refused or doubted, or if its table is the one that its setup and its choices lead to, which is found out here anew.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_save
from resurgence_tui.cli.check import fault
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.reading import parse
from tests.saves.mutating import sealed, values
from tests.saves.playing import a_game

Values = dict[str, Any]
Change = Callable[[Values, Values], object]
"""Gets a save and its table, and changes them in place; what cannot be changed so may raise."""

CHANGES: dict[str, Change] = {}


def changes(**named: Change) -> None:
    """Register changes by their names."""
    CHANGES.update(named)


def first(table: Values) -> Values:
    """The first seat."""
    seat: Values = table["seats"][0]
    return seat


def add(values: Any, place: Any, number: int = 1) -> None:
    """One value is so much more."""
    values[place] += number


def swap(one: Any, place: Any, other: Any, there: Any) -> None:
    """Two values have changed places."""
    one[place], other[there] = other[there], one[place]


def scored(seat: Values, number: int, source: str = "missions") -> None:
    """A seat has scored so much more."""
    seat["vp"] += number
    seat["earned"][source] = seat["earned"].get(source, 0) + number


def move(seat: Values, here: str, there: str) -> None:
    """One token lies in another pile."""
    kind = next(kind for kind, count in enumerate(seat[here][:5]) if count)
    seat[here][kind] -= 1
    seat[there][kind] += 1


def another_context(context: list[Any]) -> None:
    """A question is about another number, or another card."""
    context[0] = context[0] + 1 if isinstance(context[0], int) else "survivor_brewer"


def of_another_seat(values: list[Any], place: int, table: Values) -> None:
    """A seat is the next one."""
    values[place] = (values[place] + 1) % len(table["seats"])


def without_rubble(table: Values, room: int) -> None:
    """The Rubble of a room is out of the game."""
    table["gone"].append(first(table)["rubble"][room])
    first(table)["rubble"][room] = ""


def based(data: Values, edition: int) -> None:
    """The table is said to be where the past begins."""
    scored(first(data["table"]), 9)
    data["base"] = {
        "choices": len(data["choices"]), "log": len(data["log"]), "table": deepcopy(data["table"]),
        "edition": edition, "changed": False,
    }  # fmt: skip


# Goods, points, levels

changes(
    **{f"one more of goods {kind}": lambda d, t, kind=kind: add(first(t)["items"], kind) for kind in range(5)},
    **{f"one more on track {kind}": lambda d, t, kind=kind: add(first(t)["tracks"], kind) for kind in range(3)},
)
CHANGES |= {
    "all goods are 5": lambda d, t: first(t).update(items=[5] * 5),
    "no goods": lambda d, t: first(t).update(items=[0] * 5),
    "goods of two seats": lambda d, t: swap(t["seats"][0], "items", t["seats"][1], "items"),
    "1 VP more": lambda d, t: scored(first(t), 1),
    "50 VP more": lambda d, t: scored(first(t), 50),
    "1 VP less": lambda d, t: scored(first(t), -1, next(iter(first(t)["earned"]))),
    "VP of another source": lambda d, t: (scored(first(t), 1), scored(first(t), -1, "rooms")),
    "a level more": lambda d, t: add(first(t), "level"),
    "draws fewer": lambda d, t: add(first(t), "draw_fewer"),
    "the bonus of the Row": lambda d, t: first(t).update(row_bonus=not first(t)["row_bonus"]),
    "a line of the sheet": lambda d, t: add(first(t)["sheet"], next(iter(first(t)["sheet"]))),
    "the Mutants' VP": lambda d, t: add(t, "mutant_vp"),
    "the Mutants' track": lambda d, t: add(t["mutant_tracks"], 0),
    "the totals": lambda d, t: add(t["totals"], 0),
}

# Decks and cards

PILES = (
    "survivor_deck", "basic_deck", "advanced_deck", "event_deck", "mutant_deck", "leader_deck", "survivor_discard",
    "event_discard", "row", "basics", "advanced", "heroes", "starters", "aside", "gone", "directives",
)  # fmt: skip
CHANGES |= {f"{pile} the other way round": lambda d, t, pile=pile: t[pile].reverse() for pile in PILES}
CHANGES |= {f"two of {pile}": lambda d, t, pile=pile: swap(t[pile], -1, t[pile], -2) for pile in PILES[:6]}
CHANGES |= {
    "a card of the Row from the deck": lambda d, t: swap(t["row"], 0, t["survivor_deck"], 0),
    "a Mission from the deck": lambda d, t: swap(t["basics"], 0, t["basic_deck"], 0),
    "an Advanced Mission from the deck": lambda d, t: swap(t["advanced"], 0, t["advanced_deck"], 0),
    "another Event": lambda d, t: swap(t, "event", t["event_deck"], 0),
    "another Leadership card": lambda d, t: swap(t, "leader", t["leader_deck"], 0),
    "cards of two seats": lambda d, t: swap(t["seats"][0], "cards", t["seats"][1], "cards"),
    "a card of the Row for a card of a seat": lambda d, t: swap(first(t)["cards"], -1, t["row"], 0),
    "the order of cards": lambda d, t: swap(first(t)["cards"], 0, first(t)["cards"], 1),
    "hands of two seats": lambda d, t: swap(t["seats"][0], "hand", t["seats"][1], "hand"),
    "the order of a hand": lambda d, t: swap(first(t)["hand"], 0, first(t)["hand"], 1),
    "a card is exhausted": lambda d, t: first(t)["spent"].append(first(t)["cards"][0]),
    "no card is exhausted": lambda d, t: first(t)["spent"].clear(),
    "a planned Mission for one in the open": lambda d, t: swap(first(t)["slots"], 0, t["basics"], 0),
    "planned Missions of two seats": lambda d, t: swap(t["seats"][0], "slots", t["seats"][1], "slots"),
    "a Mission is complete": lambda d, t: first(t)["columns"][0].append(first(t)["slots"].pop()),
    "Rubble of two rooms": lambda d, t: swap(first(t)["rubble"], 3, first(t)["rubble"], 4),
    "no Rubble in a room": lambda d, t: without_rubble(t, 3),
    "a flipped room": lambda d, t: first(t)["flipped"].append(3),
}

# Tokens

CHANGES |= {
    f"a token of {here} in {there}": lambda d, t, here=here, there=there: move(first(t), here, there)
    for here in ("supply", "bag", "rest", "areas", "drawn")
    for there in ("supply", "bag", "rest", "areas", "retired")
    if here != there
}
CHANGES |= {
    "a token of another area": lambda d, t: swap(first(t)["areas"], 1, first(t)["areas"], 6),
    "a token has left its Zone": lambda d, t: (
        add(t["seats"][(at := next(i for i, token in enumerate(t["zones"]) if token >= 0)) % len(t["seats"])]["rest"],
            t["zones"][at]),
        t["zones"].__setitem__(at, -1),
    ),
    "a token in another room": lambda d, t: swap(first(t)["rooms"], 0, first(t)["rooms"], 1),
    "Mutants of two Zones": lambda d, t: swap(t["mutants"], 0, t["mutants"], 5),
    "a Mutant on the map": lambda d, t: (add(t["mutants"], 0), add(t, "mutant_supply", -1)),
    "a Mutant in the supply": lambda d, t: (
        add(t["mutants"], next(i for i, count in enumerate(t["mutants"]) if count), -1), add(t, "mutant_supply"),
    ),
    "a Beast from the bag": lambda d, t: (add(t["beasts"], 0), add(t["black_bag"], 1, -1)),
    "a Stalker from the bag": lambda d, t: (add(t["stalkers"], 0), add(t["black_bag"], 2, -1)),
    "encounters put aside": lambda d, t: (add(t["black_bag"], 1, -1), add(t["encounter_discard"], 1)),
}  # fmt: skip

# Round, turn, chance, what is asked and still to come

CHANGES |= {
    "another First Player": lambda d, t: t.update(first=(t["first"] + 1) % len(t["seats"])),
    "a round later": lambda d, t: (add(t, "round"), add(d, "round")),
    "a round earlier": lambda d, t: (add(t, "round", -1), add(d, "round", -1)),
    "the other side of the board": lambda d, t: t.update(action_side=1 - t["action_side"]),
    "another step": lambda d, t: t.update(step=t["step"] % 4 + 1),
    "one answer more": lambda d, t: add(t, "answered"),
    "the effect is unused": lambda d, t: t["turn"].update(effect_used=not t["turn"]["effect_used"]),
    "the Event is unused": lambda d, t: t["turn"].update(event_used=not t["turn"]["event_used"]),
    "what woke": lambda d, t: t["turn"].update(awake=t["turn"]["awake"] ^ 1),
    "a draw has been made": lambda d, t: add(t["chance"], "survivor deck"),
    "a draw of a bag": lambda d, t: add(t["chance"], "bag 0"),
    "a stream more": lambda d, t: t["chance"].update(other=1),
    "a stream less": lambda d, t: t["chance"].popitem(),
    "an option less": lambda d, t: t["open"][0][2].pop(),
    "options the other way round": lambda d, t: t["open"][0][2].reverse(),
    "an option more": lambda d, t: t["open"][0][2].append("done"),
    "another context": lambda d, t: another_context(t["open"][0][3]),
    "a context less": lambda d, t: t["open"][0][3].pop(),
    "a context more": lambda d, t: t["open"][0][3].append(1),
    "another seat is asked": lambda d, t: of_another_seat(t["open"][0], 1, t),
    "asked in the open": lambda d, t: t["open"][0].__setitem__(4, not t["open"][0][4]),
    "another rule asks": lambda d, t: t["open"][0].__setitem__(0, "PLACE-01"),
    "a question less": lambda d, t: t["open"].pop(),
    "a task less": lambda d, t: t["agenda"].pop(),
    "the last task less": lambda d, t: t["agenda"].pop(0),
    "a task twice": lambda d, t: t["agenda"].append(deepcopy(t["agenda"][-1])),
    "tasks the other way round": lambda d, t: t["agenda"].reverse(),
    "over": lambda d, t: (t.update(over=not t["over"]), d.update(over=not d["over"])),
    "veiled": lambda d, t: t.update(veiled=not t["veiled"]),
}

# Setup, choices, and where the past begins

CHANGES |= {
    "another seed": lambda d, t: (add(d["setup"], "seed"), add(t, "seed")),
    "another seed of the setup": lambda d, t: add(d["setup"], "seed"),
    "a short beginning": lambda d, t: (d["setup"]["options"].update(start="beginner"), t.update(start="beginner")),
    "an easier game": lambda d, t: (d["setup"]["options"].update(solo="village"), t.update(solo="village")),
    "with encounters": lambda d, t: (d["setup"]["options"].update(encounters=True), t.update(encounters=True)),
    "without encounters": lambda d, t: (d["setup"]["options"].pop("encounters"), t.update(encounters=False)),
    "with more Events": lambda d, t: (d["setup"]["options"].update(bonus_events=True), t.update(bonus_events=True)),
    "the last choice is missing": lambda d, t: d["choices"].pop(),
    "the first choice is missing": lambda d, t: d["choices"].pop(0),
    "no choices": lambda d, t: d["choices"].clear(),
    "two choices have changed places": lambda d, t: swap(d["choices"], 4, d["choices"], 5),
    "a choice of another seat": lambda d, t: of_another_seat(d["choices"][-1], 0, t),
    "a choice twice": lambda d, t: d["choices"].append(list(d["choices"][-1])),
    "the past begins at a changed table": lambda d, t: based(d, GAME.edition),
    "the past begins at one of an edition to come": lambda d, t: based(d, GAME.edition + 1),
    "the past begins at one of earlier rules": lambda d, t: based(d, GAME.edition - 1),
    "played by earlier rules": lambda d, t: (scored(first(t), 9), d.update(edition=GAME.edition - 1)),
    "the log of another end": lambda d, t: d["log"].pop(),
    "a line of the log": lambda d, t: d["log"][-1][2].__setitem__(0, "round_begins"),
    "something to make again": lambda d, t: d["undone"].append([0, "done"]),
    "over in the list alone": lambda d, t: d.update(over=not d["over"]),
    "another round in the list": lambda d, t: add(d, "round"),
}

BY_OTHER_RULES = ("the past begins at one of earlier rules", "played by earlier rules")
"""What is said of earlier rules can only be believed: whoever opens the game is told that its past begins there."""


class Came(NamedTuple):
    """What came of a change. verdict: refused, doubted, earlier rules, put right, sound. reached: whether its choices
    lead to the table in the file."""

    change: str
    game: str
    verdict: str
    reached: bool

    @property
    def told_rightly(self) -> bool:
        """Whether no table that was not reached is taken for one that was."""
        if self.verdict in ("refused", "doubted") or self.reached:
            return True
        return self.verdict == "earlier rules" and self.change in BY_OTHER_RULES


def games(seed: int) -> Iterator[tuple[str, Values]]:
    """Games at several moments, nothing packed."""
    several = (
        ("draft", "Anna,Boris", 3, {}), ("assignment", "Anna,Boris", 60, {}), ("placing", "Anna,Boris,Cleo", 130, {}),
        ("turn", "Anna,Boris", 75, {"encounters": True}), ("alone", "Anna", 50, {"solo": "town"}),
        ("over", "Anna,Boris", 5000, {}), ("over alone", "Anna", 5000, {"solo": "town"}),
    )  # fmt: skip
    for name, seats, choices, options in several:
        yield name, values(a_game(None, choices, seats, seed, **options).save_file().plain_text())


def tried(name: str, game: str, data: Values) -> Came | None:
    """Make a change; None where there is nothing to change, or nothing has changed."""
    changed = deepcopy(data)
    try:
        CHANGES[name](changed, changed["table"])
    except (LookupError, StopIteration, ValueError):
        return None
    if changed == data:
        return None
    return Came(name, game, verdict_of(changed), is_reached(changed))


def verdict_of(data: Values) -> str:
    """What the program says of a save."""
    try:
        as_read = parse(sealed(data, Random(1)), "it")
        save = as_read.model_copy(deep=True)
        game, table = open_save(save)
    except GameError:
        return "refused"
    doubt = Host(game, table, save).doubt
    if doubt is not None:
        return "doubted" if doubt.changed else "earlier rules"
    return "put right" if fault(game, table, as_read) else "sound"


def is_reached(data: Values) -> bool:
    """Whether the choices of a save lead from its setup to the table in it."""
    setup = data["setup"]
    try:
        content = GAME.content(made_with=data["content_hash"])
        table = GAME.start(len(setup["seats"]), setup["seed"], setup["options"], content)
        for seat, option in data["choices"]:
            choose(table, seat, option, GAME.book)
    except (GameError, ValueError):
        return False
    return GAME.dump(table) == data["table"]


def all_tried(seed: int) -> list[Came]:
    """All changes of all games that change something."""
    found = [tried(name, game, data) for game, data in games(seed) for name in CHANGES]
    return [came for came in found if came is not None]


def main(seed: int = 3) -> int:
    """Print what came of all changes; how many were told wrongly."""
    found = all_tried(seed)
    for came in found:
        if came.verdict in ("sound", "put right") or not came.told_rightly:
            told = "rightly" if came.told_rightly else "WRONGLY"
            sys.stdout.write(f"{came.verdict}, {told}: {came.change} ({came.game}), reached: {came.reached}\n")
    counts = Counter(came.verdict for came in found)
    sys.stdout.write(f"{len(found)} tried: {', '.join(f'{one} {count}' for one, count in sorted(counts.items()))}\n")
    return sum(not came.told_rightly for came in found)


if __name__ == "__main__":
    sys.exit(min(main(*map(int, sys.argv[1:])), 1))
