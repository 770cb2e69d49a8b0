"""Where the rules of Resurgence hang their functions; the modules in ``rules`` read like the rulebook's table of
contents.

Families of ids, in the order of the rule reference (its texts are in ``assets/i18n/<language>/resurgence/rule.ftl``).
"""

from __future__ import annotations

from typing import Final

from resurgence_tui.engine.rulebook import Rulebook

book: Final = Rulebook()

FAMILIES = tuple(
    "GEN RET SET SAL EVT DRAW ASG LEAD PLACE PASS REST ACT ZONE BUILD ROOM "
    "SURV CARD HERO MIS UPK SCORE TIE DIR SOLO ENC AMB".split()
)
