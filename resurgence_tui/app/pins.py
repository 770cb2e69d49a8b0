"""PINs at the hand-over: set, tried with a pause after three wrong ones, and cleared by all the others together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from time import monotonic

from resurgence_tui.engine.types import Seat
from resurgence_tui.saves.pins import NO_PIN, Pin, make_pin

from .host import Host

TRIES = 3
"""So many PINs that do not fit bring a pause."""

PAUSE = 30
"""Seconds."""


class Pins:
    """The PINs of one game, saved with it. clock: seconds that only go forward."""

    def __init__(self, host: Host, clock: Callable[[], float] = monotonic) -> None:
        self._host, self._clock = host, clock
        self._closed_since: dict[Seat, float] = {
            seat: clock() for seat, pin in enumerate(host.pins) if pin.wrong and pin.wrong % TRIES == 0
        }

    def has(self, seat: Seat) -> bool:
        """Whether the seat has a PIN."""
        return seat < len(self._host.pins) and bool(self._host.pins[seat].salt)

    def set(self, seat: Seat, typed: str) -> None:
        """Give the seat a PIN in place of the one it has; ValueError, in one sentence, if it cannot be one."""
        self._keep(seat, make_pin(typed))

    def remove(self, seat: Seat) -> None:
        """The seat goes on without a PIN."""
        self._keep(seat, NO_PIN)

    def pause(self, seat: Seat) -> int:
        """Seconds until the seat's PIN may be tried again; 0: now."""
        since = self._closed_since.get(seat)
        return 0 if since is None else max(0, ceil(since + PAUSE - self._clock()))

    def open(self, seat: Seat, typed: str) -> bool:
        """Whether that is the seat's PIN; never during a pause. The third that does not fit brings one."""
        if not self.has(seat):
            return True
        if self.pause(seat):
            return False
        pin = self._host.pins[seat]
        if pin.fits(typed):
            if pin.wrong:
                self._keep(seat, pin.model_copy(update={"wrong": 0}))
            return True
        wrong = pin.wrong + 1
        self._keep(seat, pin.model_copy(update={"wrong": wrong}))
        if wrong % TRIES == 0:
            self._closed_since[seat] = self._clock()
        return False

    def others(self, seat: Seat) -> list[Seat]:
        """The people who together can clear the seat's PIN when it is forgotten: all others at the table."""
        return [other for other in self._host.humans if other != seat]

    def clear(self, seat: Seat, typed: Mapping[Seat, str]) -> list[Seat]:
        """Clear a forgotten PIN if all others agree. typed: the PIN of each of them, "" of one without.

        Those whose PIN does not fit, or who are not named; the PIN is cleared if that is nobody.
        """
        against = [other for other in self.others(seat) if other not in typed or not self.open(other, typed[other])]
        if not against and self.others(seat):
            self.remove(seat)
        return against

    def _keep(self, seat: Seat, pin: Pin) -> None:
        self._closed_since.pop(seat, None)
        self._host.keep_pin(seat, pin)
