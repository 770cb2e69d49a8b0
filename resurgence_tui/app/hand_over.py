"""Whose eyes may look: before a private decision the keyboard changes hands behind a curtain."""

from __future__ import annotations

from resurgence_tui.engine.types import NOBODY, Seat

from .host import Host


class HandOver:
    """Keeps who holds the keyboard, for one front end of one game.

    With one person at the table that seat always looks. With more, whoever is asked openly looks; a private decision is shown only to the
    seat that has lifted the curtain for it, and only until the table lies open to all again. A new hand-over (start, load, undo) has lifted none.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._holder: Seat = NOBODY
        self._lifted_at = -1
        self._drawn = False
        self._humans: list[Seat] = host.humans

    @property
    def viewer(self) -> Seat:
        """The seat whose eyes may look now; NOBODY while a curtain is needed or nobody plays: then only what is open to all."""
        if self.needs_curtain() is not None:
            return NOBODY
        humans = self._host.humans
        if len(humans) == 1:
            return humans[0]
        seat = self.next_human()
        if seat is not None:
            self._hold(seat)
        elif self._private_now() and not self._has_lifted(self._holder):
            return NOBODY
        return self._holder if self._holder in humans else NOBODY

    def next_human(self) -> Seat | None:
        """The human seat that has to answer next: the one at the keyboard if it is asked, else the next one clockwise. None: nobody is asked."""
        asked = [
            seat for seat in self._host.humans if (ask := self._host.ask_of(seat)) and len(ask.decision.options) > 1
        ]
        if not asked:
            return None
        count = len(self._host.names)
        start = self._holder if self._holder != NOBODY else asked[0]
        return min(asked, key=lambda seat: (seat - start) % count)

    def needs_curtain(self) -> Seat | None:
        """The seat before whose eyes the curtain must be lifted first, or None if everybody may look on."""
        self._notice_new_hands()
        humans = self._host.humans
        if not humans:
            return None
        seat = self.next_human()
        if self._drawn:
            return seat if seat is not None else (self._holder if self._holder in humans else humans[0])
        if seat is None or len(humans) == 1:
            return None
        ask = self._host.ask_of(seat)
        return seat if ask is not None and ask.decision.private and not self._has_lifted(seat) else None

    def lift(self, seat: Seat) -> None:
        """That seat has said that it sits at the keyboard; ValueError if it is not the one that the curtain names."""
        if seat != self.needs_curtain():
            raise ValueError("The curtain waits for another seat.")
        self._drawn = False
        self._hold(seat)

    def draw(self) -> None:
        """Draw the curtain, whoever holds the keyboard; it waits for the seat that is asked next."""
        self._drawn = bool(self._host.humans)
        self._lifted_at = -1

    def _hold(self, seat: Seat) -> None:
        if seat != self._holder or self._private_now():
            self._holder, self._lifted_at = seat, self._host.open_moments

    def _has_lifted(self, seat: Seat) -> bool:
        """Whether the seat has lifted the curtain since the table last lay open to all."""
        return seat == self._holder and self._lifted_at == self._host.open_moments and self._private_now()

    def _private_now(self) -> bool:
        return any(ask.decision.private for ask in self._host.asks())

    def _notice_new_hands(self) -> None:
        """When a seat passes from a person to a bot or back while something is private, the curtain is drawn."""
        if self._humans != self._host.humans:
            self._humans = self._host.humans
            if self._private_now():
                self.draw()
