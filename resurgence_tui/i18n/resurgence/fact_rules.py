"""The rule that each fact comes from, for whoever wants to look it up."""

from __future__ import annotations

from resurgence_tui.engine.types import Fact

from .names import kind_of

RULES = {
    "first_player": "SET-05",
    "hero_taken": "SET-19",
    "starter_taken": "SET-19",
    "kept": "SAL-02",
    "salvage_revealed": "SAL-03",
    "round_started": "GEN-01",
    "event_revealed": "EVT-03",
    "draws_fewer": "AMB-150",
    "lost": "AMB-152",
    "drew": "DRAW-01",
    "drew_tokens": "DRAW-02",
    "drew_openly": "DRAW-05",
    "refilled": "DRAW-03",
    "assigned": "ASG-01",
    "assignment_revealed": "LEAD-01",
    "leadership": "LEAD-04",
    "advanced": "LEAD-08",
    "passed": "PASS-01",
    "rested": "REST-01",
    "placed": "PLACE-04",
    "card_used": "SURV-01",
    "card_exhausted": "SOLO-46",
    "switched": "SURV-30",
    "turn_ended": "ACT-06",
    "gained": "GEN-03",
    "paid": "GEN-04",
    "penalty_paid": "PLACE-06",
    "scored": "GEN-08",
    "specialist_added": "GEN-09",
    "retired": "RET-01",
    "built": "BUILD-03",
    "rescued": "SURV-20",
    "planned": "MIS-03",
    "completed": "MIS-14",
    "filed": "MIS-16",
    "row_bonus": "MIS-18",
    "recalled": "UPK-A1",
    "level_kept": "UPK-C1",
    "level_raised": "UPK-C",
    "row_renewed": "UPK-D",
    "missions_refilled": "UPK-E",
    "mutants_moved": "UPK-F2",
    "mutants_reshuffled": "UPK-F4",
    "leader_revealed": "SOLO-20",
    "leadership_alone": "SOLO-21",
    "mutants_advanced": "SOLO-22",
    "mutant_action": "SOLO-23",
    "mutants_scored": "SOLO-46",
    "mutants_completed": "SOLO-41",
    "board_flipped": "SOLO-45",
    "row_discarded": "SOLO-48",
    "rubble_flipped": "SOLO-49",
    "encounters_drawn": "ENC-03",
    "encounter_put": "ENC-04",
    "black_bag_refilled": "ENC-06",
    "beast_beaten": "ENC-09",
    "mutants_final_score": "SOLO-31",
    "mutants_won": "SOLO-33",
    "final_score": "SCORE-08",
    "won": "TIE-01",
}
"""The rule of each fact, where its values do not lead to a closer one."""

DECLINED = {
    "retire": "RET-04",
    "plan": "MIS-03",
    "rescue": "SURV-23",
    "build": "BUILD-01",
    "draw": "DRAW-05",
    "advance": "LEAD-12",
    "specialist": "GEN-09",
    "event": "EVT-05",
    "payment": "AMB-101",
}

TOKENS = {"token_beast": "ENC-09", "token_stalker": "ENC-10"}

SOURCES = {
    "track": "LEAD-08",
    "rubble": "BUILD-03",
    "column": "UPK-B",
    "salvage": "SAL-04",
    "kit": "SAL-10",
    "rest": "REST-02",
    "event": "EVT-05",
    "level": "UPK-C2",
}


def fact_rule(fact: Fact) -> str:
    """The id of the rule that a fact comes from: that of its card or place, else that of what was done."""
    if fact.key == "declined":
        return DECLINED.get(str(fact.values[0]), "GEN-03")
    if fact.key in ("gained", "scored", "paid", "card_used", "mutant_action", "mutants_scored"):
        return _source_rule(str(fact.values[0]), fact.key)
    return RULES.get(fact.key, "GEN-02")


def _source_rule(source: str, key: str) -> str:
    """The rule of a component that gave something or was paid for."""
    kind, after = kind_of(source), source.partition("_")[2].upper().replace("_", "-")
    if kind == "card":
        return ("HERO-" if source.startswith("hero") else "CARD-") + after
    if kind == "room":
        return "ROOM-" + after
    if kind == "mission":
        return {"paid": "MIS-13", "mutants_scored": "SOLO-42"}.get(key, "MIS-14")
    if kind == "action":
        side, district = source.removeprefix("mutant_action_").split("_")[:2]
        return f"SOLO-{side}-{district[:3]}".upper()
    if kind == "token":
        return "ENC-16" if key == "mutants_scored" else TOKENS[source]
    if kind == "zone":
        return f"ZONE-{source[:3].upper()}-{source.rpartition('_')[2].upper()}"
    return SOURCES[kind]
