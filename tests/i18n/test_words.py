"""The words: every id has a name, every file is sound Fluent, and the short way of reading gives what Fluent gives."""
from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from resurgence_tui.assets_path import assets
from resurgence_tui.games import DEFAULT_GAME, GAMES
from resurgence_tui.i18n.cases import in_case
from resurgence_tui.i18n.reference import Reference
from resurgence_tui.i18n.resurgence.printed_keys import ABILITIES, PARTS, TRIGGERS
from resurgence_tui.i18n.text import Words, entries, laid_over, words

CONTENT = assets() / "content" / "resurgence"
FILES = sorted((assets() / "i18n").rglob("*.ftl"))
RULE_IDS = {"resurgence": "fixtures/rule_ids.txt", "residuum": "games/residuum/rule_ids.txt"}
NOT_READ = ("RSD-FACT-", "RSD-INV-", "RSD-EX-")
"""What the program keeps to rather than players; worked examples stand with their rules."""


def rules(game: str) -> list[str]:
    """The ids of the rules of a game that can be read about."""
    ids = (Path(__file__).parent.parent / RULE_IDS[game]).read_text(encoding="utf-8").split()
    return [one for one in ids if not one.startswith(NOT_READ)]


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def ids(value: object) -> Iterator[str]:
    """Every `id` anywhere in a content file."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from ids(part)


def patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern | None]]:
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.fixture
def words_of(tmp_path: Path) -> Iterator[object]:
    def make(source: str) -> Words:
        (tmp_path / "more.ftl").write_text(source, encoding="utf-8")
        return Words("en", [tmp_path])

    yield make


def test_every_file_is_sound() -> None:
    for path in FILES:
        resource = parsed(path)
        assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == [], named(path)
        empty = [name for name, pattern in patterns(resource) if pattern is not None and not pattern.elements]
        assert empty == [], named(path)
        twice = Counter(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
        assert [name for name, count in twice.items() if count > 1] == [], named(path)


OVER_IN_RESIDUUM = {
    *("cli_option_mode", "cli_option_query", "cli_result_mean", "cli_result_lowest", "cli_result_highest"),
    *("cli_rules_hint", "hall-about-name", "hall-head-points", "hall-key-switch", "history-axis", "history-legend"),
    *("history-chart-and-rounds", "history-round", "history-rounds", "replay-score", "saved_round"),
    *("history-help-points", "history-key-chart", "history-key-panel", "table-menu-points", "files-page-running"),
    *("news_help_log", "news_key_rounds", "news_round_tab", "replay-help-round", "review-round"),
    *("cli_balance_games", "cli_check_sound", "history-ahead-all-along", "history-ahead-from", "history-turned"),
    *("history-level", "history-best-round", "history-info-round", "table-ending-sure"),
    "table-help-list",
}
"""What the program says of any game, and Residuum in its own way: it counts turns and VP, and
has forms and ways."""

LAID_OVER = {
    *("cli_option_mode", "cli_option_query", "cli_result_mean", "cli_result_lowest", "cli_result_highest"),
    *("cli_rules_hint", "history-gained", "history-ends-level", "history-best-round"),
    *("history-leads", "history-leads-level"),
    *("history-in-the-end", "history-info-side", "hall-head-points", "hall-about-name", "hall-key-switch"),
    *("new_seats_count", "replay-score", "reference_search", "score_begun", "score_best", "score_best_this"),
    "score_first",
    *("side_rival", "table-help-info", "table-not-yours", "title_best", "title_best_mode"),
}
"""What the program says of any game, and Resurgence in its own way."""

OVER = {DEFAULT_GAME: LAID_OVER, "residuum": OVER_IN_RESIDUUM}


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_files_of_a_language_and_a_game(game: str) -> None:
    for language in (assets() / "i18n").iterdir():
        files = [*language.glob("*.ftl"), *(language / game).glob("*.ftl")]
        counted = Counter(key for path in files for key, _ in entries(path))
        assert counted
        assert {key for key, count in counted.items() if count > 1} == OVER[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "unit"), [("en", r"\brounds?\b"), ("pl", r"\brund\w*")])
def test_a_game_that_counts_something_else_says_nothing_of_rounds(game: str, language: str, unit: str) -> None:
    """How far a game is, ``saved_round`` says in the game's own unit, and all else has to follow it."""
    folder = assets() / "i18n" / language
    over = {key for path in (folder / game).glob("*.ftl") for key, _ in entries(path)}
    if re.search(unit, words(language, game=game).text("saved_round", count=1)):
        return
    said = [(name.partition(".")[0], spoken(pattern)) for path in folder.glob("*.ftl")
            for name, pattern in patterns(parsed(path)) if pattern is not None]
    assert said and {key for key, text in said if re.search(unit, text, re.IGNORECASE)} - over == set()


def spoken(pattern: ast.Pattern) -> str:
    """The text of a pattern and of all variants in it."""
    found = []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            found.append(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            found += [spoken(variant.value) for variant in part.expression.variants]
    return " ".join(found)


@cache
def parsed(path: Path) -> ast.Resource:
    """A file of words, read by Fluent; each once a process, for that takes long."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def bundle_of(language: str, game: str) -> FluentBundle:
    """All words of a language, those of the game over those of the program, as Fluent reads them."""
    bundle = FluentBundle([language], use_isolating=False, functions={"CASE": in_case})
    folder = assets() / "i18n" / language
    for path in (*folder.glob("*.ftl"), *(folder / game).glob("*.ftl")):
        bundle.add_resource(parsed(path), allow_overrides=True)
    return bundle


@cache
def read_whole(language: str, game: str) -> Words:
    """The words of a language and a game."""
    return Words(language, game=game)


@pytest.mark.games
@pytest.mark.parametrize("path", FILES, ids=named)
def test_reading_by_entry_gives_what_fluent_gives(path: Path) -> None:
    language, *folder = path.relative_to(assets() / "i18n").parts[:-1]
    game = folder[0] if folder else DEFAULT_GAME
    bundle, read = bundle_of(language, game), read_whole(language, game)
    messages = [entry for entry in parsed(path).body if isinstance(entry, ast.Message)]
    assert {entry.id.name for entry in messages} <= read.keys()
    for entry in messages:
        key, message = entry.id.name, bundle.get_message(entry.id.name)
        for values in ({}, {"count": 1}, {"count": 5, "name": "Anna"}, {"count": 1234}):
            if message.value is not None:
                assert read.text(key, **values) == str(bundle.format_pattern(message.value, values)[0])
            for name, pattern in message.attributes.items():
                assert read.attribute(key, name, **values) == str(bundle.format_pattern(pattern, values)[0])


@pytest.mark.parametrize("path", sorted(CONTENT.glob("*.json")), ids=lambda path: path.name)
def test_every_card_board_and_token_has_a_name(path: Path) -> None:
    found = set(ids(json.loads(path.read_text(encoding="utf-8"))))
    assert sorted(key for key in found if not words("en").has(key)) == []


@pytest.mark.parametrize(
    ("file", "attribute"),
    [
        ("survivors", "text"), ("survivors", "flavour"), ("heroes", "text"), ("heroes", "flavour"),
        ("missions", "flavour"), ("events", "text"), ("events", "flavour"), ("salvage", "flavour"),
        ("mutant_leadership", "flavour"), ("directives", "text"), ("zones", "text"), ("zones", "short"),
        ("rooms", "text"), ("rooms", "short"), ("mutant_actions", "text"), ("mutant_actions", "short"),
    ],
)  # fmt: skip
def test_every_card_has_its_texts(file: str, attribute: str) -> None:
    found = ids(json.loads((CONTENT / f"{file}.json").read_text(encoding="utf-8")))
    assert [key for key in found if words("en").attribute(key, attribute) is None] == []


def test_every_part_of_a_cost_or_reward_has_a_wording() -> None:
    used: set[str] = set()

    def collect(value: object, key: str = "") -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                if key in {"pay", "gain", "cost", "reward", "income", "each"} and isinstance(part, int):
                    used.add(name)
                collect(part, name)
        elif isinstance(value, list):
            for part in value:
                collect(part, key)

    for path in CONTENT.glob("*.json"):
        collect(json.loads(path.read_text(encoding="utf-8")))
    for track in json.loads((CONTENT / "tracks.json").read_text(encoding="utf-8")).values():
        used.update(key for space in track for key in space)
    assert {"vp", "plan", "row_price"} <= used
    assert sorted(key for key in used if not words("en").has(PARTS[key])) == []
    shorts = {key: words("en").attribute(PARTS[key], "short") for key in used}
    assert {key: short for key, short in shorts.items() if not short or len(short) > 6} == {}


def test_every_trigger_of_a_card_has_a_wording() -> None:
    cards = [
        card
        for name in ("survivors", "heroes")
        for card in json.loads((CONTENT / f"{name}.json").read_text(encoding="utf-8"))
    ]
    triggers = {card["trigger"] for card in cards}
    assert sorted(name for name in triggers if not words("en").has(TRIGGERS[name])) == []
    effects = {kind for card in cards for kind in card["effect"]} - {"gain"}
    assert sorted(effects) == sorted(ABILITIES)
    assert all(words("en").has(key) for key in ABILITIES.values())


@pytest.mark.parametrize("game", RULE_IDS)
def test_every_rule_has_a_text(game: str) -> None:
    known, book = words("en", game=game).keys(), Reference(words("en", game=game))
    assert sorted(book.rules) == sorted(rules(game))
    families = {book.family_of(rule) for rule in book.rules}
    assert set(book.families()) == families and all(f"family_{one}" in known for one in families)


@pytest.mark.parametrize("game", RULE_IDS)
def test_rules_name_only_rules_that_there_are(game: str) -> None:
    known = {*rules(game)}
    for rule in known:
        see = words("en", game=game).attribute(f"rule_{rule}", "see")
        named_there = see.split(", ") if see else []
        assert [other for other in named_there if other not in known or other == rule] == [], rule


@pytest.mark.games
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_key_reads_the_same_whichever_files_were_read_before(
    language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def noted(path: Path) -> Iterator[tuple[str, str]]:
        read.append(path)
        return entries(path)

    monkeypatch.setattr("resurgence_tui.i18n.text.entries", noted)
    whole, parts = Words(language, game=game), Words(language, game=game)
    keys = sorted(whole.keys())
    of_all, read[:] = len(read), []
    assert parts.pattern("title_new") == whole.pattern("title_new") != ""
    assert {path.name for path in read} == {"title.ftl"}
    assert [key for key in reversed(keys) if parts.pattern(key) != whole.pattern(key)] == []
    assert len(read) == of_all


def test_a_missing_key_is_seen_and_breaks_nothing() -> None:
    assert words("en").text("no_such_key") == "{no_such_key}"
    assert words("en").attribute("no_such_key", "short") is None
    assert words("en").attribute("food", "no_such_attribute") is None
    assert not words("en").has("no_such_key")


def test_a_language_without_words_speaks_english() -> None:
    assert words("tlh").text("food") == "Food"


def test_numbers_choose_the_word() -> None:
    assert [words("en").text("laborer", count=count) for count in (0, 1, 2)] == ["Laborers", "Laborer", "Laborers"]
    assert words("en").text("laborer") == "Laborer"
    assert words("en").text("bundle_parts", count=2) == "2 Parts"


MANY = re.compile(
    r" (?:(?!from\b)\w+ ){0,2}(?:cards|choices|events|files|games|missions|points|rules|seats|signs|steps|tokens)\b",
    re.I,
)
AT_LEAST_TWO = {
    "error_files_of_name", "files-written-all", "hall-mode-seats", "log_missions_many", "reference_count_cards",
    "reference_count_rules", "reference_count_signs", "route_over", "undo-line-sure", "why_discard",
}  # fmt: skip
"""Entries whose number is never 1: each is used only where there are more."""


def counts_many(before: ast.PatternElement, after: ast.PatternElement) -> bool:
    """Whether a number is followed by a word that goes with every number but 1."""
    number = before.expression if isinstance(before, ast.Placeable) else None
    is_counted = isinstance(number, ast.VariableReference) and number.id.name in ("count", "points")
    return is_counted and isinstance(after, ast.TextElement) and MANY.match(after.value) is not None


def test_what_is_counted_can_be_one() -> None:
    found = set()
    for path in (assets() / "i18n" / "en").rglob("*.ftl"):
        for name, pattern in patterns(parsed(path)):
            if any(counts_many(*pair) for pair in pairwise(pattern.elements if pattern is not None else ())):
                found.add(name)
    assert found == AT_LEAST_TWO


@pytest.mark.parametrize("name", ["{ $name }", "{food}", "-term", "\\u0041", "Zoë 漢字", " ", ""])
def test_what_a_player_wrote_stands_as_it_is(name: str, words_of) -> None:
    read = words_of("greet = Hello { $name }!\ncount = { $count ->\n   *[one] { $name } has it\n}\n")
    assert read.text("greet", name=name) == f"Hello {name}!"
    assert read.text("count", name=name) == f"{name} has it"


@pytest.mark.parametrize(("name", "shown"), [("Zoë \u2068x\u2069", "Zoë ?x?"), ("a\nb", "a b"), ("\x1b[2J", "?[2J")])
def test_a_value_neither_steers_the_terminal_nor_begins_a_line(name: str, shown: str, words_of) -> None:
    read = words_of("greet = Hello { $name }!\ncount = { $count ->\n   *[one] { $name } has it\n}\n")
    assert read.text("greet", name=name) == f"Hello {shown}!"
    assert read.text("count", count=1, name=name) == f"{shown} has it"


def test_a_missing_value_breaks_nothing(words_of) -> None:
    assert words_of("greet = Hello { $name }!\n").text("greet") == "Hello name!"


def test_words_laid_over_win_and_leave_the_rest(words_of) -> None:
    read = words_of("survivor_chef = Anna's Cook\nmuch = { metro } and { -own }\n-own = ours\nrule_GEN-01 = Eight.\n")
    assert read.text("survivor_chef") == "Anna's Cook"
    assert read.attribute("survivor_chef", "text") == words("en").attribute("survivor_chef", "text")
    assert read.text("much") == "Metro and ours"
    assert read.text("rule_GEN-01") == "Eight."
    assert read.text("survivor_farmer") == "Farmer"


def test_the_environment_lays_words_over_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.ftl").write_text("food = Turnips\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("food = Beets\n    .short = Be\n", encoding="utf-8")
    before = words("en").text("food")
    monkeypatch.setenv("RESURGENCE_WORDS", str(tmp_path))
    assert (before, words("en").text("food"), words("en").attribute("food", "short")) == ("Food", "Beets", "Be")
    monkeypatch.setenv("RESURGENCE_WORDS", str(tmp_path / "nowhere"))
    assert words("en").text("food") == "Food"


def test_a_damaged_file_spoils_only_its_own_entries(words_of) -> None:
    read = words_of("broken = { $x ->\nfood = Bread\nno entry at all\nbad = { }\n")
    assert read.text("food") == "Bread"
    assert [read.text(key) for key in ("broken", "bad")] == ["{broken}", "{bad}"]


def test_many_sentences_are_forgotten_again() -> None:
    read = Words("en")
    for number in range(5000):
        assert read.text("bundle_food", count=str(number)) == f"{number} Food"


def test_an_entry_without_attributes_can_be_laid_over() -> None:
    """A pack or a test may replace any entry, also one of a single line."""
    assert laid_over("a = b\n", "a = c\n") == "a = c\n"
    assert laid_over("a = b\n    .x = y\n", "a = c\n") == "a = c\n    .x = y\n"
