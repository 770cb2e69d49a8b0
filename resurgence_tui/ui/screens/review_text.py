"""A review in words: which choices cost most, what was better, and why."""

from __future__ import annotations

from resurgence_tui.app.replay import Replay
from resurgence_tui.app.review import Costly, Review
from resurgence_tui.bots.reasons import Reasons
from resurgence_tui.bots.review import OTHERS, Judgement
from resurgence_tui.i18n.act_words import act_text
from resurgence_tui.i18n.families import HINT_PART
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words


def unnamed(found: Judgement) -> float:
    """By how many points what is named for the better act, less what is named against it, falls short of the cost."""
    named = sum(points for _, points in found.reasons) - sum(points for _, points in found.against)
    return round(round(found.cost, 1) - named, 1)


class ReviewText:
    """Words about the choices of one finished game. words: those of the game."""

    def __init__(self, words: Words, replay: Replay) -> None:
        self._words, self._replay = words, replay
        self.names = [seat.name for seat in replay.setup.seats]

    def chosen(self, one: Costly) -> str:
        """What was done, in a few words."""
        return act_text(self._words, one.judgement.did, self.names)

    def when(self, one: Costly) -> str:
        """The round; before the first one, the setup."""
        text = self._words.text
        return text("review-round", round=one.round) if one.round else text("review-setup")

    def cost(self, one: Costly) -> str:
        """The points that it cost."""
        return self._words.text("review-cost", points=round(one.judgement.cost, 1))

    def sentences(self, one: Costly) -> list[str]:
        """What was asked, done and better, and why that."""
        text, found = self._words.text, one.judgement
        view = self._replay.view(one.moment, one.seat)
        prompt = sentences_of(self._words.game).prompt_text(self._words, one.asked, self.names, view)
        points, rest = round(found.cost, 1), unnamed(found)
        why = text("review-because", points=points, reasons=self._reasons(found.reasons, rest))
        if against := self._reasons(found.against, -rest):
            why = text("review-against", why=why, reasons=against)
        return [
            text("review-asked", when=self.when(one), name=self.names[one.seat], prompt=prompt),
            text("review-chosen", what=self.chosen(one)),
            text("review-better", what=act_text(self._words, found.instead, self.names)),
            why,
        ]

    def _reasons(self, reasons: Reasons, rest: float) -> str:
        """Parts of a position with their points. rest: points of what is not named, told last if there are any."""
        text = self._words.text
        said = [(text("review-others" if part == OTHERS else HINT_PART.key(part)), by) for part, by in reasons]
        said += [(text("hint-rest"), rest)] if rest > 0 else []
        return listed(self._words, [text("hint-reason", points=by, part=part) for part, by in said])

    def lines(self, review: Review) -> list[str]:
        """All of it as lines of text, seat after seat."""
        text, lines = self._words.text, [self._words.text("review-how")]
        for name, mine in zip(self.names, review.costly, strict=True):
            lines += ["", text("review-seat", name=name)]
            if not mine:
                lines.append(text("review-none-of-seat"))
            for number, one in enumerate(mine, start=1):
                asked, *rest = self.sentences(one)
                lines += [f"{number}. {asked}", *rest, text("review-moment", moment=one.moment)]
        return lines
