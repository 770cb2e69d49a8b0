"""Residuum read aloud: a whole game for two people at one keyboard, in both languages."""

from __future__ import annotations

import io
import random
import re
from functools import cache

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.plain import LINE, Plain
from resurgence_tui.i18n.text import read_in, words
from resurgence_tui.saves.save_file import make_setup
from tests.ui.residuum.games import first_turn, new_game, play_until

CURTAIN = {
    "en": re.compile(r"(Anna|Boris), please take the keyboard"),
    "pl": re.compile(r"(Anna|Boris), przejmij klawiaturę"),
}
SECRET = {
    "en": re.compile(
        r"Only (\w+) sees (?:it|the cards): |(\w+) puts .* (?:away|back on top)|(\w+): (?:Keep|Put) a disc"),
    "pl": re.compile(
        r"(?:Widzi to|Te karty widzi) tylko (\w+): |(\w+) odkłada .*kartę|(\w+): (?:Zatrzymaj|Odłóż) kartę odk"),
}
"""What only its owner may read or be asked."""


HANDS = {
    "en": ("hand", "Only for Anna: press Enter if you are alone", "Only Anna may read this:", "Press Enter to cover"),
    "pl": ("ręka", "Tylko Anna: naciśnij Enter", "Czyta to tylko Anna:", "Naciśnij Enter, aby to zakryć."),
}


class Typist:
    """Somebody who answers with any number, seldom ends a turn, and looks at the table now and then."""

    def __init__(self, language: str, seed: int) -> None:
        self.out, self.pick, self.language, self.asked = io.StringIO(), random.Random(seed), language, 0

    def readline(self) -> str:
        shown = self.out.getvalue()
        if CURTAIN[self.language].match(shown.splitlines()[-2]):
            return "\n"
        self.asked += 1
        if self.asked % 60 == 0:
            return "b\n" if self.pick.random() < 0.5 else "?\n"
        options = re.findall(r"^(\d+)\. (.*)", shown[shown.rindex("\n\n") :], re.MULTILINE)
        ends = [number for number, line in options if line.startswith(("End the turn", "Zakończ turę"))]
        numbers = [number for number, _ in options if number not in ends or self.pick.random() < 0.15]
        return f"{self.pick.choice(numbers or ends)}\n"


@cache
def whole_game(language: str) -> tuple[Host, str]:
    """A game on a dealt map, and all that was printed."""
    read_in(language)
    try:
        options: dict[str, str | bool] = {"map": "dealt", "bases": "dealt"}
        host = Library(None).new(make_setup(parse_seats("Anna,Boris"), 3, game="residuum", options=options))
        typist = Typist(language, 3)
        assert Plain(host, typist, typist.out).play() == 0  # type: ignore[arg-type]
    finally:
        read_in("en")
    return host, typist.out.getvalue()


@pytest.mark.parametrize("language", CURTAIN)
def test_a_whole_game_is_told_to_its_end(language: str) -> None:
    host, shown = whole_game(language)
    assert host.over and len(shown.splitlines()) > 300
    assert not re.search(r"[{}\x1b]|RSD-ASK-\d+ |None", shown.replace("Rule RSD", ""))
    for name, score in zip(host.names, host.scores, strict=True):
        assert re.search(rf"^{name} {score} (VP|PZ): ", shown, re.MULTILINE)
    assert len(set(re.findall(r"^(?:Anna|Boris) (?:begins turn|zaczyna turę) (\d+)\b", shown, re.MULTILINE))) == 16


@pytest.mark.parametrize("language", CURTAIN)
def test_what_is_secret_is_read_behind_the_own_curtain_only(language: str) -> None:
    found = set()
    for section in whole_game(language)[1].split(LINE):
        holder = CURTAIN[language].match(section.strip())
        for line in section.splitlines():
            if secret := SECRET[language].match(line.removeprefix("> ")):
                owner = next(name for name in secret.groups() if name)
                assert holder is not None and holder[1] == owner, section
                found.add(owner)
    assert found == {"Anna", "Boris"}


def test_hexes_are_read_by_their_labels() -> None:
    _, shown = whole_game("en")
    assert re.search(r"^Anna moves 1 Outrider.* from [A-Z]\d+ to [A-Z]\d+\.$", shown, re.MULTILINE)
    assert not re.search(r"\b[ew]\d+[ns]\d+\b", shown)


def typed(host: Host, *lines: str, language: str = "en") -> list[str]:
    """What is printed before, between and after these lines; then the input ends."""
    out = io.StringIO()
    read_in(language)
    try:
        Plain(host, io.StringIO("".join(f"{line}\n" for line in lines)), out).play()
    finally:
        read_in("en")
    return out.getvalue().split("> ")


@pytest.mark.parametrize(("language", "word", "heads"), [
    ("en", "where", ("The game is here", "Anna", "Anna", "Store", "Purse", "On the map")),
    ("pl", "gdzie", ("Trwa: tura 1", "Anna", "Anna", "Magazyn", "Sakiewka", "Na mapie")),
])  # fmt: skip
def test_where_tells_store_purse_and_places(language: str, word: str, heads: tuple[str, ...]) -> None:
    host = first_turn("Anna,bot:random")
    me = host.view(0).seats[0]
    told = typed(host, word, language=language)[1].splitlines()
    wanted = [head for head in heads if head not in ("Purse", "Sakiewka") or any(me.purse)]
    assert [line.startswith(head) for line, head in zip(told, wanted, strict=False)] == [True] * len(wanted), told


def test_where_names_in_a_meeting_who_is_asked_and_who_is_on_turn() -> None:
    host = play_until(new_game(seed=3), "RSD-ASK-36", 3)
    view, (ask, *_) = host.view(-1), host.asks()
    asked, mover = host.names[ask.decision.seat], host.names[view.mover]
    told = typed(host, "where")[1].splitlines()
    assert asked != mover and told[1].startswith(f"{asked}: ")
    assert told[2].endswith(f"On turn: {mover}.") and told[3].endswith(f" {mover} meets {asked}.")
    assert told[4].startswith(f"{asked}, ") and told[5].startswith("Store: ")


def held(host: Host, language: str = "en") -> list[str]:
    """The names of all cards that somebody holds in hand."""
    read = words(language, game="residuum")
    return [read.text(card) for seat in range(len(host.names)) for card in host.view(seat).seats[seat].hand]


def named(names: list[str], text: str) -> list[str]:
    """Which of these names a text has."""
    return [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)]


@pytest.mark.rule("RSD-HIDE-03")
@pytest.mark.parametrize("word", ["b", "where", "changes", "repeat", "?"])
def test_in_an_open_turn_nothing_tells_a_hand_that_others_would_read(word: str) -> None:
    host = first_turn()
    assert not host.is_private and len(held(host)) == 6
    told = "".join(typed(host, word))
    assert named(held(host), told) == []
    assert told.count("3 discovery cards in hand, hidden.") == {"b": 2, "where": 1}.get(word, 0)


@pytest.mark.rule("RSD-HIDE-03")
def test_alone_among_bots_the_table_tells_the_own_hand() -> None:
    host = first_turn("Anna,bot:random")
    mine = [words("en", game="residuum").text(card) for card in host.view(0).seats[0].hand]
    for word in ("b", "where", "hand"):
        told = typed(host, word)[1]
        assert named(mine, told) == mine and "press Enter if you are alone" not in told, word


@pytest.mark.rule("RSD-HIDE-03")
@pytest.mark.parametrize("language", HANDS)
def test_the_hand_is_shown_behind_a_cover_and_forgotten(language: str) -> None:
    word, only, mine, cover = HANDS[language]
    host = first_turn(seed=4)  # Anna is on turn
    others = [words(language, game="residuum").text(card) for card in host.view(1).seats[1].hand]
    own = [name for name in held(host, language) if name not in others]
    start, asked, shown, after, again = typed(host, word, "", "", "repeat", language=language)[:5]
    assert word in start and asked.startswith(LINE) and only in asked and named(own, asked) == []
    assert mine in shown and cover in shown and named(own, shown) == own and named(others, shown) == []
    assert after.startswith(LINE) and "1. " in after and named(own, after + again) == []
    assert again.strip() == after.removeprefix(LINE).strip()


@pytest.mark.rule("RSD-HIDE-03")
@pytest.mark.parametrize("other", ["0", "q", "b"])
def test_who_is_not_alone_goes_back(other: str) -> None:
    host = first_turn(seed=4)
    assert named(held(host), "".join(typed(host, "hand", other, "repeat"))) == []


@pytest.mark.parametrize("end", [(), ("q",)])
def test_the_hand_is_wiped_also_where_the_input_ends(end: tuple[str, ...]) -> None:
    last = "".join(typed(first_turn(seed=4), "hand", "", *end)[2:])
    assert LINE in last and named(held(first_turn(seed=4)), last.rpartition(LINE)[2]) == []


class Prying(Typist):
    """Somebody who asks for all that is told, and notes which cards of a hand are named in open turns."""

    host: Host
    found: list[str]

    def readline(self) -> str:
        shown = self.out.getvalue()
        if not self.host.is_private and not self.host.over:
            since = max(shown.rfind("\n> ", 0, -2), shown.rfind(LINE))  # what stands before the line is wiped
            self.found += named(held(self.host), shown[since:])
        if self.pick.random() < 0.2 and not CURTAIN["en"].match(shown.splitlines()[-2]) and not self.host.is_private:
            return self.pick.choice(("b\n", "where\n", "changes\n", "repeat\n"))
        return super().readline()


@pytest.mark.rule("RSD-HIDE-03")
def test_nothing_that_is_told_in_open_turns_names_a_card_of_a_hand() -> None:
    typist, host = Prying("en", 5), new_game(seed=5)
    typist.host, typist.found = host, []
    assert Plain(host, typist, typist.out).play() == 0  # type: ignore[arg-type]
    assert host.over and typist.found == []
