"""What may be asked beside a question in the plain game: the last thing again, where one is, what has changed, the
own hand.
"""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.since_my_turn import entries_before
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words

from .plain_log import PlainLog
from .questions import is_word

REPEAT, WHERE, CHANGES, HAND = (
    "cli_plain_words_repeat", "cli_plain_words_where", "cli_plain_words_changes", "cli_plain_words_hand",
)  # fmt: skip
"""Keys of the words that ask for it."""


class Asides:
    """Answers such words. print: prints lines. covered: calls what prints things for one seat, behind a cover where
    others might read on.
    """

    def __init__(
        self, host: Host, words: Words, log: PlainLog, print: Callable[..., object],
        covered: Callable[[Ask, Callable[[], object]], object],
    ) -> None:
        self._host, self._words, self._log, self._print, self._covered = host, words, log, print, covered
        self._sentences = sentences_of(words.game)
        self._saying: list[str] = []
        self._said: list[str] = []

    def printed(self, line: str) -> None:
        """Note a line as part of what is said now."""
        self._saying.append(line)

    def heard(self) -> None:
        """The player has typed something: what was said until then is what is said again if they wish."""
        if self._saying:
            self._said, self._saying = self._saying, []

    def forget(self) -> None:
        """Another person may sit here: nothing of what was said is said again."""
        self._said, self._saying = [], []

    def answer(self, word: str, ask: Ask, eyes: Seat) -> bool:
        """Whether a word asked for something, which has been said. eyes: who may read it."""
        deeds = {REPEAT: self._repeat, WHERE: self._where, CHANGES: self._changes, HAND: self._hand}
        for key, deed in deeds.items():
            if is_word(self._words, key, word):
                deed(ask, eyes)
                return True
        return False

    def _repeat(self, ask: Ask, eyes: Seat) -> None:
        self._print(*self._said)

    def _where(self, ask: Ask, eyes: Seat) -> None:
        host, text, decision = self._host, self._words.text, ask.decision
        far = host.progress.round
        self._print(text("cli_plain_where", progress=text("saved_round", count=far) if far else text("saved_setup")))
        view = host.view(eyes)
        prompt = self._sentences.prompt_text(self._words, decision, host.names, view)
        count, name = len(decision.options), host.names[decision.seat]
        self._print(text("cli_plain_where_asked", name=name, prompt=prompt, count=count))
        self._print(*self._sentences.own_lines(self._words, view, host.names, decision.seat))

    def _changes(self, ask: Ask, eyes: Seat) -> None:
        decision = ask.decision
        since = entries_before(self._host, decision.seat, decision.rule)
        told = self._log.sentences(self._host.log(eyes, since))
        self._print(self._words.text("cli_plain_changes" if told else "cli_plain_no_changes"), *told)

    def _hand(self, ask: Ask, eyes: Seat) -> None:
        host, seat = self._host, ask.decision.seat
        name = host.names[seat]
        lines = self._sentences.secret_lines(self._words, host.view(seat), host.names, seat)
        if lines:
            self._covered(ask, lambda: self._print(self._words.text("cli_plain_hand", name=name), *lines))
        else:
            self._print(self._words.text("cli_plain_hand_none", name=name))
