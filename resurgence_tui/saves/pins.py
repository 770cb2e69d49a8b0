"""The PIN that a seat may lay over its hidden cards: kept as a salted hash, never as it was typed.

It keeps friends at one keyboard from looking by mistake; whoever can read the file and write code can try all digits.
"""

from __future__ import annotations

from hashlib import pbkdf2_hmac
from hmac import compare_digest
from secrets import token_hex
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

SHORTEST, LONGEST = 4, 12
"""Digits of a PIN."""

ROUNDS = 120_000
"""Of hashing: some 50 ms, too little to be felt and enough to make trying all of them a nuisance."""

Hex = Annotated[str, Field(pattern=r"^([0-9a-f]{32})?$")]


class Pin(BaseModel):
    """One seat's PIN, none if the salt is empty.

    wrong: tries that did not fit, in saves of earlier versions; now ``saves.tries`` counts them beside the saves.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)

    salt: Hex = ""
    hash: Hex = ""
    wrong: Annotated[int, Field(ge=0, le=1_000_000)] = 0

    def fits(self, typed: str) -> bool:
        """Whether that is the PIN."""
        return bool(self.salt) and compare_digest(self.hash, _hash(self.salt, typed))


NO_PIN = Pin()


def make_pin(typed: str) -> Pin:
    """The PIN as it is kept; ValueError, in one sentence that does not repeat it, if it is not 4 to 12 digits."""
    if not (typed.isascii() and typed.isdigit() and SHORTEST <= len(typed) <= LONGEST):
        raise ValueError(f"A PIN has {SHORTEST} to {LONGEST} digits.")
    salt = token_hex(16)
    return Pin(salt=salt, hash=_hash(salt, typed))


def _hash(salt: str, typed: str) -> str:
    return pbkdf2_hmac("sha256", typed.encode(errors="replace"), bytes.fromhex(salt), ROUNDS, dklen=16).hex()
