"""Paying and gaining in goods of choice: a mix put together with plus and minus, out of the ways that are listed.

The model knows no rule: a mix may be taken only if it is one of the open decision's options, and what is still due is
the distance to the nearest of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from resurgence_tui.games.resurgence.vocab import ITEM_OF, ITEM_WORDS, ITEMS

GLUE = ">"
"""Between answers that are given one after the other."""

LEAVE = "leave"

FEW = 6
"""Up to so many ways a list is quicker to read than a stepper."""

GOODS = re.compile(r"([a-z]+?)(\d+)")
CARD = re.compile(r"(survivor|hero)_\w+")


class PaymentWay(NamedTuple):
    """One option taken apart: amounts by Item, and the cards used."""

    option: str
    goods: tuple[int, ...]
    cards: frozenset[str]


def way(option: str) -> PaymentWay | None:
    """``pay:food2:ammo1:survivor_electrician`` or ``gain:food1:fuel1`` taken apart; None if it is anything else."""
    verb, *words = option.split(":")
    if verb not in ("pay", "gain") or not words:
        return None
    goods, cards = [0] * len(ITEMS), set()
    for word in words:
        amount = GOODS.fullmatch(word)
        if amount and amount[1] in ITEM_OF:
            goods[ITEM_OF[amount[1]]] += int(amount[2])
        elif CARD.fullmatch(word):
            cards.add(word)
        elif word != "nothing":
            return None
    return PaymentWay(option, tuple(goods), frozenset(cards))


def ways(options: Iterable[str]) -> list[PaymentWay]:
    """All options taken apart; empty if one of them is no mix of goods, or if some pay and others gain."""
    found = []
    verbs = set()
    for option in options:
        one = way(option)
        if one is None:
            return []
        verbs.add(option.partition(":")[0])
        found.append(one)
    return found if len(verbs) == 1 else []


def trades(options: Sequence[str]) -> tuple[PaymentWay, ...]:
    """Exchanges of one good for another, what is given as less than nothing; empty if anything else is listed."""
    found = []
    for option in options:
        verb, *items = option.split(":")
        if verb == "trade":
            goods = [0] * len(ITEMS)
            goods[ITEM_OF[items[0]]] -= 1
            goods[ITEM_OF[items[1]]] += 1
            found.append(PaymentWay(option, tuple(goods), frozenset()))
        elif option != LEAVE:
            return ()
    return tuple(found)


def each(amounts: Sequence[int]) -> list[int]:
    """Every single unit of some amounts, by Item."""
    return [item for item in ITEMS for _ in range(amounts[item])]


class Trade:
    """Goods given and taken, as many as are listed one by one: it is taken as a run of single exchanges.

    most: how many. held: what the seat has, by Item. may_leave: whether nothing at all may be exchanged; else it starts
    as the first that is listed.
    """

    verb, gains = "trade", False

    def __init__(self, listed: Sequence[PaymentWay], most: int, held: Sequence[int], may_leave: bool = True) -> None:
        self.listed = tuple(listed)
        self.most_units, self.held, self.may_leave = most, held, may_leave
        self.items = tuple(item for item in ITEMS if any(one.goods[item] for one in listed))
        self.goods = [0] * len(ITEMS) if may_leave else list(listed[0].goods)
        self.helpers: tuple[str, ...] = ()
        self.cards: frozenset[str] = frozenset()

    @property
    def given(self) -> list[int]:
        """What is given, by Item."""
        return [max(-count, 0) for count in self.goods]

    @property
    def taken(self) -> list[int]:
        """What is taken, by Item."""
        return [max(count, 0) for count in self.goods]

    @property
    def due(self) -> int:
        """How many goods are still to be given; less than nothing: to be taken."""
        return sum(self.goods)

    @property
    def option(self) -> str:
        """The exchanges one after the other, "" while they do not come out even."""
        if self.due:
            return ""
        if not any(self.goods):
            return LEAVE if self.may_leave else ""
        pairs = zip(each(self.given), each(self.taken), strict=True)
        return GLUE.join(f"trade:{ITEM_WORDS[give]}:{ITEM_WORDS[take]}" for give, take in pairs)

    def may_add(self, item: int) -> bool:
        """Whether one more can be taken, or one less given."""
        return self.goods[item] < 0 or sum(self.taken) < self.most_units

    def may_take(self, item: int) -> bool:
        """Whether one more can be given, or one less taken."""
        return self.goods[item] > 0 or (sum(self.given) < self.most_units and self.held[item] + self.goods[item] > 0)

    def add(self, item: int) -> bool:
        """Take one more; whether it could."""
        possible = self.may_add(item)
        self.goods[item] += possible
        return possible

    def take(self, item: int) -> bool:
        """Give one more; whether it could."""
        possible = self.may_take(item)
        self.goods[item] -= possible
        return possible

    def next_one(self, item: int) -> bool:
        """The next step of an exchange: one given or, while more is given than taken, one taken; whether it could.

        Once all exchanges are made, it begins anew.
        """
        if self.due < 0:
            return self.add(item)
        if not self.due and sum(self.given) == self.most_units and self.held[item]:
            self.goods = [0] * len(ITEMS)
        return self.take(item)

    def set_to(self, option: str) -> None:
        """Become one of the listed exchanges, or none where that may be left; of anything else it stays as it is."""
        if option == LEAVE and self.may_leave:
            self.goods = [0] * len(ITEMS)
        for one in self.listed:
            if one.option == option:
                self.goods = list(one.goods)

    def toggle(self, card: str) -> bool:
        """No card helps here."""
        return False


class Mix:
    """A mix of goods on its way to being one of the listed ways; it starts as the first, which is the likely one."""

    def __init__(self, listed: Sequence[PaymentWay]) -> None:
        self.listed = tuple(listed)
        self.goods = list(listed[0].goods)
        self.cards = listed[0].cards
        self.items = tuple(item for item in ITEMS if any(one.goods[item] for one in listed))
        self.helpers = tuple(sorted(frozenset().union(*(one.cards for one in listed))))

    @property
    def verb(self) -> str:
        """What is done with the goods: ``pay`` or ``gain``."""
        return self.listed[0].option.partition(":")[0]

    @property
    def gains(self) -> bool:
        """Whether goods are gained, not paid."""
        return self.verb == "gain"

    @property
    def fitting(self) -> list[PaymentWay]:
        """The listed ways that use exactly the cards chosen."""
        return [one for one in self.listed if one.cards == self.cards]

    @property
    def due(self) -> int:
        """How many goods are still missing on the way to the nearest listed way."""
        above = [sum(one.goods) for one in self.fitting if self._below(one.goods)]
        return min(above, default=0) - sum(self.goods)

    @property
    def option(self) -> str:
        """The listed option that the mix is, or "" while it is none."""
        goods = tuple(self.goods)
        return next((one.option for one in self.fitting if one.goods == goods), "")

    def most(self, item: int) -> int:
        """The most of an item that any listed way with these cards takes."""
        return max((one.goods[item] for one in self.fitting), default=0)

    def may_add(self, item: int) -> bool:
        """Whether any listed way takes more of it."""
        return self.goods[item] < self.most(item)

    def may_take(self, item: int) -> bool:
        """Whether there is any of it."""
        return bool(self.goods[item])

    def add(self, item: int) -> bool:
        """One more of an item: on top while something is due, else in exchange for another item; whether it could."""
        more = self.goods[:]
        more[item] += 1
        if any(all(have <= due for have, due in zip(more, one.goods, strict=True)) for one in self.fitting):
            self.goods = more
            return True
        wanted = [one for one in self.fitting if one.goods[item] == more[item]]
        if not wanted:
            return False
        self.goods = list(min(wanted, key=lambda one: self._distance(one.goods)).goods)
        return True

    def next_one(self, item: int) -> bool:
        """One more of an item, as ``add``."""
        return self.add(item)

    def take(self, item: int) -> bool:
        """One less of an item; whether there was one and what is left can still become a listed way."""
        if not self.goods[item]:
            return False
        self.goods[item] -= 1
        return True

    def set_to(self, option: str) -> None:
        """Become one of the listed ways; of anything else the mix stays as it is."""
        for one in self.listed:
            if one.option == option:
                self.goods, self.cards = list(one.goods), one.cards

    def toggle(self, card: str) -> bool:
        """Use a card that helps, or do without it; the mix becomes the nearest listed way. Whether it could.

        Ways that could be paid without the card come last.
        """
        cards = self.cards ^ {card}
        open_ways = [one for one in self.listed if one.cards == cards]
        if not open_ways:
            only = [one for one in self.listed if card in one.cards] if card in cards else []
            open_ways = [one for one in only if one.cards == only[0].cards]
        if not open_ways:
            return False
        self.cards = open_ways[0].cards
        without = {one.goods for one in self.listed if one.cards < self.cards}
        open_ways = [one for one in open_ways if one.goods not in without] or open_ways
        self.goods = list(min(open_ways, key=lambda one: self._distance(one.goods)).goods)
        return True

    def _below(self, goods: tuple[int, ...]) -> bool:
        return all(have <= due for have, due in zip(self.goods, goods, strict=True))

    def _distance(self, goods: tuple[int, ...]) -> int:
        return sum(abs(have - due) for have, due in zip(self.goods, goods, strict=True))
