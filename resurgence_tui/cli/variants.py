"""The variants of a new game on the command line: checked as everywhere, refused in words of the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resurgence_tui.engine.options import OptionProblem, OptionSpec, Problem, Value, check_options
from resurgence_tui.games import GAMES, game_called, options_of
from resurgence_tui.i18n.families import option_problem
from resurgence_tui.i18n.text import Words, words

from .console import Refusal

ANY = {
    Problem.UNKNOWN: "cli_variant_unknown",
    Problem.VALUE: "cli_bad_value",
    Problem.EXCLUDED: "cli_variant_excluded",
    Problem.SEATS: "cli_variant_seats",
    Problem.NEEDED: "cli_variant_needed",
}
"""The sentence for what is wrong with an option of which its game has nothing better to say."""


def check_variants(game: str, chosen: Mapping[str, Value], seats: int | None) -> None:
    """Refuse variants that cannot be played so. seats: how many play; None while that is not known."""
    try:
        check_options(options_of(game), chosen, seats)
    except OptionProblem as problem:
        raise Refusal(problem_text(words(game=game), problem)) from None


def problem_text(words: Words, problem: OptionProblem) -> str:
    """Why variants cannot be played, in one sentence: the game's own where it has one."""
    other, _ = problem.other or ("", "")
    own = option_problem(problem.option, problem.kind)
    return words.text(
        own if words.has(own) else ANY[problem.kind],
        option=as_typed(problem.option), value=str(problem.value), values=_listed(problem.values),
        other=as_typed(other), count=problem.seats or 0,
    )  # fmt: skip


def as_typed(option: str) -> str:
    """The name of an option as it stands on a command line."""
    return f"--{option.replace('_', '-')}"


def _listed(values: Iterable[Value]) -> str:
    """Values that can be typed."""
    return ", ".join(f'"{value}"' for value in values if value and isinstance(value, str))


def variant_named(spec: OptionSpec) -> Callable[[object, Sequence[Any]], str]:
    """What reads the value of an option."""

    def read(kind: object, tokens: Sequence[Any]) -> str:
        return _one_of(spec.values, tokens[0])

    return read


def game_named(kind: object, tokens: Sequence[Any]) -> str:
    """The name of a game of the shelf."""
    return _one_of(tuple(GAMES), tokens[0])


def check_mode(game: str, mode: str) -> None:
    """Refuse what cannot have been played, for the hall of fame. game: "" for any of the shelf."""
    from resurgence_tui.app.hall_of_fame import modes_of

    games = (game,) if game else tuple(GAMES)
    known = tuple(dict.fromkeys(mode for one in games for mode in modes_of(game_called(one))))
    if mode not in known:
        raise Refusal(words().text("cli_bad_value", value=mode, option="--mode", values=_listed(known)))


def _one_of(known: Sequence[Value], token: Any) -> str:
    """The value in a word of the command line; Refusal, which lists them, if it is none of those."""
    value: str = token.value
    if not value or value not in known:
        raise Refusal(words().text("cli_bad_value", value=value, option=token.keyword or "", values=_listed(known)))
    return value
