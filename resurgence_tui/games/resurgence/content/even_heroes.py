"""What each Hero brings at the start where they shall be worth the same (HERO-EVEN): goods by item.

Measured, not printed: docs/balance.md says how. The best Heroes bring nothing; others about what they lack of them.
"""

from __future__ import annotations

EVEN_GOODS: dict[str, dict[str, int]] = {
    "hero_cosmonaut": {"food": 2, "fuel": 1, "parts": 1, "ammo": 1, "meds": 1},
    "hero_mystic": {"food": 1, "fuel": 1, "parts": 1},
    "hero_olympian": {"fuel": 1},
    "hero_traffic_cop": {"food": 1},
}
"""Hero -> goods; one that is not named, such as that of a content pack, brings none."""
