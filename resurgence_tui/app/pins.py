"""PINs at the hand-over: set, tried with pauses after wrong ones, and cleared by all the others together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import time

from resurgence_tui.engine.types import Seat
from resurgence_tui.saves.pins import NO_PIN, Pin, make_pin
from resurgence_tui.saves.tries import Tries

from .host import Host


class Pins:
    """The PINs of one game, saved with it; wrong ones are counted beside its save. clock: seconds since 1970."""

    def __init__(self, host: Host, clock: Callable[[], float] = time) -> None:
        self._host, self._counted = host, Tries(clock=clock)

    @property
    def _tries(self) -> Tries:
        """The count; a new game has no folder before it is saved for the first time."""
        self._counted.folder = self._host.path.parent if self._host.path is not None else None
        return self._counted

    def has(self, seat: Seat) -> bool:
        """Whether the seat has a PIN."""
        return self._host.has_pin(seat)

    def set(self, seat: Seat, typed: str) -> None:
        """Give the seat a PIN in place of the one it has; ValueError, in one sentence, if it cannot be one."""
        self._keep(seat, make_pin(typed))

    def remove(self, seat: Seat) -> None:
        """The seat goes on without a PIN."""
        self._keep(seat, NO_PIN)

    def pause(self, seat: Seat) -> int:
        """Seconds until the seat's PIN may be tried again; 0: now."""
        return self._tries.pause(self._host.pins[seat]) if self.has(seat) else 0

    def open(self, seat: Seat, typed: str) -> bool:
        """Whether that is the seat's PIN; never during a pause. Every third that does not fit brings one."""
        return not self.has(seat) or self._tries.fits(self._host.pins[seat], typed)

    def others(self, seat: Seat) -> list[Seat]:
        """Those who together can clear the seat's PIN when it is forgotten: all other people at the table.

        Whoever has a PIN is one of them, even if a bot plays for them now: nobody gets rid of them by handing their
        seat to a bot.
        """
        humans, seats = self._host.humans, range(len(self._host.names))
        return [other for other in seats if other != seat and (other in humans or self.has(other))]

    def clear(self, seat: Seat, typed: Mapping[Seat, str]) -> list[Seat]:
        """Clear a forgotten PIN if all others agree. typed: the PIN of each of them, "" of one without.

        Those whose PIN does not fit, or who are not named; the PIN is cleared if that is nobody.
        """
        against = [other for other in self.others(seat) if other not in typed or not self.open(other, typed[other])]
        if not against and self.others(seat):
            self.remove(seat)
        return against

    def _keep(self, seat: Seat, pin: Pin) -> None:
        self._host.keep_pin(seat, pin)
