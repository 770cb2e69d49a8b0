"""Whose eyes may look: before a private decision the keyboard changes hands behind a curtain."""

from __future__ import annotations

from resurgence_tui.engine.types import NOBODY, Seat

from .host import Host


class HandOver:
    """Keeps who holds the keyboard, for one front end of one game.

    With one person at the table that seat always looks, unless it has a PIN. Else whoever is asked openly looks; a
    private decision is shown only to the seat that has lifted the curtain since the private step began. A new hand-over
    (at start, after load, after undo) has no curtain lifted.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._holder: Seat = NOBODY
        self._lifted_in = 0
        self._drawn = False
        self._humans = host.humans

    @property
    def viewer(self) -> Seat:
        """The seat whose eyes may look now; NOBODY (only what is open to all) behind a curtain or if only bots play."""
        if self.needs_curtain() is not None:
            return NOBODY
        if (lone := self._host.lone) is not None:
            return lone
        seat = self.next_human()
        if seat is not None:
            self._hold(seat)
        if self._holder not in self._host.humans or (self._host.is_private and not self._has_lifted(self._holder)):
            return NOBODY
        return self._holder

    @property
    def reader(self) -> Seat:
        """The seat for whose eyes alone things may be printed now; NOBODY (only what is open to all) in an open turn
        that others at the keyboard read as well.
        """
        viewer = self.viewer  # in an open turn too, whoever is asked has the keyboard from now on
        return viewer if self._host.is_private or self._host.lone is not None else NOBODY

    def next_human(self) -> Seat | None:
        """The human seat that has to answer next: the one at the keyboard, else the next one clockwise.

        None if no human is asked more than there is one answer to.
        """
        host = self._host
        asked = [seat for seat in host.humans if (ask := host.ask_of(seat)) and len(ask.decision.options) > 1]
        if not asked:
            return None
        start = self._holder if self._holder != NOBODY else asked[0]
        return min(asked, key=lambda seat: (seat - start) % len(host.names))

    def needs_curtain(self) -> Seat | None:
        """The seat that must lift the curtain first, or None if everybody may look on."""
        self._notice_new_hands()
        humans = self._host.humans
        if not humans:
            return None
        seat = self.next_human()
        if self._drawn:
            return seat if seat is not None else (self._holder if self._holder in humans else humans[0])
        if seat is None or self._host.lone is not None or not self._host.is_private or self._has_lifted(seat):
            return None
        return seat

    def lift(self, seat: Seat) -> None:
        """That seat says that it sits at the keyboard. ValueError if the curtain waits for another one, or for none."""
        if seat != self.needs_curtain():
            raise ValueError("The curtain does not wait for that seat.")
        self._drawn = False
        self._hold(seat)

    def draw(self) -> None:
        """Draw the curtain, whoever holds the keyboard; it waits for the seat that is asked next."""
        self._drawn = bool(self._host.humans)
        self._lifted_in = 0

    def give_back(self, seat: Seat) -> None:
        """That seat is to take the keyboard again; the curtain waits for it if its question is private."""
        if seat in self._host.humans:
            self._holder = seat
            self._drawn = self._host.is_private and self._host.lone is None
            self._lifted_in = 0

    def _hold(self, seat: Seat) -> None:
        self._holder, self._lifted_in = seat, self._host.private_steps

    def _has_lifted(self, seat: Seat) -> bool:
        """Whether the seat has lifted the curtain in the private step that is running."""
        return seat == self._holder and self._lifted_in == self._host.private_steps

    def _notice_new_hands(self) -> None:
        """When people and bots change seats while something is private, the curtain is drawn."""
        if self._humans != self._host.humans:
            self._humans = self._host.humans
            if self._host.is_private:
                self.draw()
