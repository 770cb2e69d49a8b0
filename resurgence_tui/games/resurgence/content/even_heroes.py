"""What each Hero brings at the start where they shall be worth the same (HERO-EVEN): goods by item.

Measured, not printed: docs/balance.md says how. The best Hero brings nothing; others about what they lack of it.
"""

from __future__ import annotations

EVEN_GOODS: dict[str, dict[str, int]] = {
    "hero_cosmonaut": {"food": 1, "fuel": 1, "parts": 1, "ammo": 1},
    "hero_mystic": {"food": 1, "fuel": 1, "parts": 1},
    "hero_olympian": {"food": 1, "fuel": 1},
    "hero_traffic_cop": {"food": 1, "parts": 1},
    "hero_surgeon": {"parts": 1},
}
"""Hero -> goods; one that is not named, such as that of a content pack, brings none."""
