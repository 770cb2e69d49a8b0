"""What a position says to who looks at it: points so far, what pieces make, prices, what could be completed now.

Front ends ask here; the answers are those of the rules.
"""

from __future__ import annotations

from .rules.completing import completable, out_of_reach
from .rules.final_scoring import points
from .rules.prices import cost, is_barterer, sale
from .rules.production import makes

__all__ = ["completable", "cost", "is_barterer", "makes", "out_of_reach", "points", "sale"]
