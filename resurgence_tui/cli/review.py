"""Print which choices of a finished game cost most."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.app.replay import replay_of
from resurgence_tui.app.review import can_review, review_of
from resurgence_tui.i18n.text import words, words_of
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.screens.review_text import ReviewText

from .console import Refusal
from .progress import ProgressBar
from .reading import read_file


def print_review(file: Path) -> int:
    """Judge the choices of a save and print the dearest; Refusal if it is not over or nobody can judge it."""
    save = read_file(file)
    replay = replay_of(save)
    if not replay.is_public:
        raise Refusal(words().text("review-not-over"))
    if not can_review(save.setup.game, over=True):
        raise Refusal(words().text("review-none"))
    text = words_of(save.setup, aloud=True)
    with ProgressBar(text.text("review-label")) as report:
        found = review_of(replay, report)
    print(text.text("cli_show_title", title=save.name, saved=save.saved.strftime("%Y-%m-%d %H:%M")))
    if doubt := doubt_sentence(text, replay):
        print(doubt)
    print("\n".join(ReviewText(text, replay).lines(found)))
    return 0
