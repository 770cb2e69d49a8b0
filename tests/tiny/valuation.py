"""How bots judge the auction: points and the purse, and what a card on its way will bring."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from resurgence_tui.engine.types import Decision, Seat

from .game import GAME
from .table import Auction


class AuctionValuation:
    """See ``engine.valuation.Valuation``."""

    def worth(self, table: Auction, seat: Seat) -> float:
        """The lead over the best other side, coins for half a point each."""
        points = [side.points for side in GAME.sides(table)]
        own = points[seat] + (0 if table.over else table.players[seat].coins / 2)
        return own - max(points[:seat] + points[seat + 1 :], default=0)

    parts = ("cards", "purse")

    def made_of(self, table: Auction, seat: Seat) -> Mapping[str, float]:
        """Points and coins."""
        player = table.players[seat]
        return {"cards": float(player.points), "purse": player.coins / 2}

    def rough(self, table: Auction, decision: Decision) -> Sequence[float]:
        """A middling bid, stones before coins, no objection, a flag rather than none."""
        return [_rough(table, decision, option) for option in decision.options]

    def acts(self, table: Auction, decision: Decision) -> Sequence[tuple[float, tuple[str, ...]]]:
        """Each option by itself."""
        return [(worth, (option,)) for worth, option in zip(self.rough(table, decision), decision.options, strict=True)]

    def is_settled(self, decision: Decision) -> bool:
        """Stones are paid before coins, whatever follows."""
        return decision.rule == "PAY"

    def is_weighty(self, decision: Decision) -> bool:
        """Bids and objections."""
        return decision.rule in ("BID", "REACT")

    def stage(self, table: Auction) -> Hashable:
        """To the end of the round."""
        return table.round


def _rough(table: Auction, decision: Decision, option: str) -> float:
    word, _, value = option.partition(":")
    if word == "bid":
        return -abs(int(value) - table.players[decision.seat].coins // 2)
    return int(value) if word == "stones" else {"let": 1.0, "flag": 1.0}.get(word, 0.0)


VALUATION = AuctionValuation()
