"""What lines and marks are drawn with: a set of signs for most terminals, and one in ASCII."""

from __future__ import annotations

from typing import NamedTuple


class Signs(NamedTuple):
    """What lines and marks are drawn with. A box is: across, down, top left, top right, bottom left, bottom right."""

    name: str
    light: str
    heavy: str
    double: str
    cut: str
    legal: str
    cursor: str
    changed: str
    turn: str
    gives: str
    full: str
    empty: str
    done: str
    rubble: str
    dot: str
    knot: str
    advice: str


UNICODE = Signs(
    name="unicode",
    light="─│╭╮╰╯",
    heavy="━┃┏┓┗┛",
    double="═║╔╗╚╝",
    cut="…",
    legal="◆",
    cursor="►",
    changed="•",
    turn="●",
    gives="→",
    full="█",
    empty="░",
    done="✓",
    rubble="▒",
    dot="·",
    knot="┼",
    advice="★",
)

ASCII = Signs(
    name="ascii",
    light="-|++++",
    heavy="=#####",
    double="******",
    cut="~",
    legal="*",
    cursor=">",
    changed="!",
    turn="o",
    gives=">",
    full="#",
    empty=".",
    done="x",
    rubble="%",
    dot=".",
    knot="+",
    advice="@",
)


def signs_named(name: str) -> Signs:
    """The sign set of a setting: "ascii", else the usual one."""
    return ASCII if name == "ascii" else UNICODE
