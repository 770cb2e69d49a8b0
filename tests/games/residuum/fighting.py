"""Meetings to test with: a convoy of A comes from e3s0 into e4s0, and what follows."""

from __future__ import annotations

from tests.games.residuum.field import A, B, Field


def pair() -> Field:
    """An Outrider of A in e3s0, one of B in e4s0; A's Food pays the move."""
    return Field().outriders(A, "e3s0").outriders(B, "e4s0").store(A, food=1)


def met(f: Field, convoy: str = "convoy:fresh1", load: str = "") -> Field:
    """A's convoy has entered e4s0 from e3s0; its word is asked for, or whom it meets."""
    f.state.seats[A].store[2] += 3
    f.menu().do("act:move", "from:e3s0", convoy)
    if load:
        f.do(load)
    return f.do("to:e4s0").do(f.options[0])


def fight(f: Field, target: str, visitor: str = "5", host: str = "1", welcome: bool = False) -> Field:
    """A moves from e3s0 into a hex and attacks; both lay the first of these conflict cards and spend nothing."""
    f.menu().do("act:move", "from:e3s0")
    f.do(f.options[0])
    f.first("RSD-ASK-14").do(f"to:{target}").first("RSD-ASK-16", "RSD-ASK-18")
    f.do("word:none", *(["welcome", "intent:attack"] if welcome else ["resist"]))
    f.hands(visitor, host).mark = f.lying()
    f.do(f"card:{visitor[0]}", f"card:{host[0]}")
    return f


def nothing(f: Field) -> Field:
    """Neither side spends a booster."""
    while f.state.open and f.rule in ("RSD-ASK-43", "RSD-ASK-44", "RSD-ASK-46", "RSD-ASK-47"):
        f.do(next(one for one in ("boost:none", "chem:0", "nuclear:none", "tech:0") if one in f.options))
    return f
