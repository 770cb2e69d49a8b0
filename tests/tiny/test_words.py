"""The auction in words: all of it has some, and they do not get mixed up with those of Resurgence."""

from __future__ import annotations

import re

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games import DEFAULT_GAME, game_called, options_of
from resurgence_tui.i18n.sentences import Sentences, sentences_of
from resurgence_tui.i18n.text import words
from tests.tiny.playing import auction, play_on

SAME_KEYS = ("how_1", "title_about", "score_part_game", "score_source_cards", "cli_plain_lost", "score_begun")


@pytest.mark.parametrize("key", SAME_KEYS)
def test_one_key_says_another_thing_in_another_game(key: str) -> None:
    told = {words(game=game).text(key) for game in (DEFAULT_GAME, "tiny")}
    assert len(told) == 2 and not any("{" in one for one in told)


def test_each_game_keeps_its_own_words_and_both_have_those_of_the_program() -> None:
    mine, theirs = words(game="tiny"), words(game=DEFAULT_GAME)
    assert mine.has("card_a") and not theirs.has("card_a")
    assert not mine.has("metro") and theirs.has("metro")
    assert mine.text("ui_yes") == theirs.text("ui_yes")
    assert words("xx", game="tiny").text("how_1") == mine.text("how_1")


def test_it_has_all_sentences_that_a_game_must_have() -> None:
    say = sentences_of("tiny")
    assert [name for name in vars(Sentences) if not name.startswith("_") and not hasattr(say, name)] == []


def test_all_that_is_asked_told_and_shown_has_words() -> None:
    read, say, told = words(game="tiny"), sentences_of("tiny"), []
    for seed in range(8):
        host = auction(seats="Anna,Boris,Cleo", seed=seed)
        while not host.over:
            for ask in host.asks():
                view, decision = host.view(ask.decision.seat), ask.decision
                told += [say.prompt_text(read, decision, host.names)]
                told += [say.why_text(read, decision, view, names=host.names)]
                parts = [say.option_parts(read, decision, option, view) for option in decision.options]
                assert len({part.label + part.note for part in parts}) == len(parts)
                told += [say.line_text(read, part) for part in parts]
                told += say.table_lines(read, view, host.names)
                told += say.own_lines(read, view, host.names, decision.seat)
                told += say.secret_lines(read, view, host.names, decision.seat)
            play_on(host, 1, seed)
        facts = [entry.fact for seat in range(3) for entry in host.log(seat) if entry.fact.key != "unflagged"]
        told += [say.fact_text(read, fact, host.names) or "" for fact in facts]
        view = host.view(NOBODY)
        told += [*say.score_lines(read, view, host.names), say.verdict(read, view, host.names, host.winners)]
    assert "" not in told
    assert [line for line in told if "{" in line] == []


def needed(game: str) -> set[str]:
    """The keys that the program asks of a game."""
    of, sheet = game_called(game), game_called(game).sheet
    before = sheet.before
    keys = {"title", "title_about", "how_1"}
    for spec in of.options:
        named = [("off", "on")[value] if isinstance(value, bool) else value for value in spec.values if value != ""]
        keys |= {f"cli_option_{spec.id}", *(f"option_{spec.id}_{value}" for value in named)}
        keys |= set() if spec.switch else {f"option_{spec.id}"}
    switch = next((spec.id for spec in of.options if spec.switch), "")
    keys |= {f"option_{switch}_{kind}" for kind in ("either", "with", "without")} if switch else set()
    for part in sheet.parts:
        keys |= {f"score_part_{part}", f"history-part-{part}"} | ({f"history-tick-{part}"} if part != before else set())
        keys |= {f"history-source-{part}"} if part != before else set()
    sources, rivals = SOURCES[game]
    for source in sources:
        keys |= {f"score_earned_{source}", f"history-source-{source}"}
    keys |= {f"history-source-{source}" for source in ("before", "start")} | {f"side_{rival}" for rival in rivals}
    return keys | ({"cli_plain_lost", "side_rival"} if rivals else set())


SOURCES = {
    "tiny": (("cards",), ("house",)),
    "residuum": ((), ()),
    DEFAULT_GAME: (("missions", "tracks", "cards", "rubble"), ("mutants",)),
}
"""What points are scored for during a game, and the rivals that there are."""


@pytest.mark.parametrize("game", SOURCES)
def test_a_game_has_all_words_that_the_program_asks_of_it(game: str) -> None:
    assert sorted(key for key in needed(game) if not words(game=game).has(key)) == []


def test_options_lines_and_faces_have_words() -> None:
    read, say, game = words(game="tiny"), sentences_of("tiny"), game_called("tiny")
    for spec in options_of("tiny"):
        assert read.has(f"option_{spec.id}") and read.has(f"cli_option_{spec.id}")
        for value in spec.values:
            assert "{" not in say.about_option(read, spec.id, value, 2, game.content())
    assert [line for line in game.sheet.lines if "{" in say.sheet_line(read, line)] == []
    for article in say.faces(read, game.content()):
        assert not re.search("[{}]", f"{article.called} {article.title} {article.chapter} {article.text}")
