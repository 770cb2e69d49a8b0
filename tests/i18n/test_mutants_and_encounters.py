"""Sentences about the solo game against the Mutants and about Encounters, as samples to read."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.games.resurgence import vocab
from resurgence_tui.games.resurgence.content.printed import MutantAction, MutantChoice
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules import encounters_expansion
from resurgence_tui.games.resurgence.rules.solo_rules import band_of
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.i18n.resurgence import sentences as say
from resurgence_tui.i18n.text import words
from tests.build import Table, a_table, content

EN = words("en")
NAMES = ["Anna", "Boris", "Celina"]
KINDS = encounters_expansion.KIND_WORDS

# --- what has happened ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (Fact("leader_revealed", -1, ("mutlead_scattered_packs",)), (
            "The Mutants' Leadership card this round: Scattered Packs."
        )),
        (Fact("leadership_alone", 0, ("metro", 1, 0)), (
            "Leadership in Metro: Anna has 1, so only the Mutants advance."
        )),
        (Fact("leadership_alone", 0, ("harbor", 5, 3)), "Leadership in Harbor: Anna has 5, so Anna advances 2 spaces."),
        (Fact("mutants_advanced", -1, ("metro", 6)), "The Mutants advance to space 6 of the Metro track."),
        (Fact("mutants_moved", -1, ("mutant_arbat",)), "Mutant card: Arbat. A token comes into each of its Zones."),
        (Fact("mutants_moved", -1, ("mutant_blank",)), "Mutant card: No Mutants."),
        (Fact("mutant_action", -1, ("mutant_action_a_arbat",)), (
            "Mutant action in Arbat (side A): Pay any 2 Resources, or the Mutants gain 3 VP."
        )),
        (Fact("mutants_scored", -1, ("mutant_action_a_arbat", 3)), "The Mutants gain 3 VP."),
        (Fact("mutants_scored", -1, ("mutant_action_b_hope_island", 0)), "The Mutants gain no VP."),
        (Fact("mutants_scored", -1, ("token_beast", 8)), "The Mutants gain 8 VP for Beasts still on the map."),
        (Fact("mutants_scored", -1, ("basic_night_cull", 4)), "The Mutants gain 4 VP for Night Cull."),
        (Fact("mutants_completed", -1, ("basic_night_cull",)), "The Mutants complete Night Cull."),
        (Fact("board_flipped", -1, ("b",)), "The Mutant Action board is turned over to side B."),
        (Fact("rubble_flipped", 0, ("room_garage", "rubble_vp2_3")), (
            "Anna reveals 2 VP on the Garage, which stays closed for good."
        )),
        (Fact("row_discarded", -1, ("survivor_chef",)), "The Mutants drive the Chef out of the Survivor Row."),
        (Fact("paid", 0, ("mutant_action_a_arbat", 1, 1, 0, 0, 0)), "Anna pays 1 Food and 1 Fuel to the Mutants."),
        (Fact("encounters_drawn", -1, ("beast", "mutant")), "From the Encounters bag: a Beast and a Mutant."),
        (Fact("encounters_drawn", -1, ("mutant", "mutant")), "From the Encounters bag: 2 Mutants."),
        (Fact("encounter_put", -1, ("stalker", "arbat_upper")), "A Stalker settles in Arbat, upper."),
        (Fact("beast_beaten", 1, ("arbat_upper",)), "Boris defeats the Beast in Arbat, upper."),
        (Fact("scored", 1, ("token_beast", 2)), "Boris scores 2 VP for the Beast."),
        (Fact("paid", 1, ("token_stalker", 1, 0, 0, 0, 0)), "Boris pays 1 Food to the Stalker."),
        (Fact("gained", 1, ("token_stalker", 0, 0, 0, 1, 0, 0)), "Boris gains 1 Ammo from the Stalker."),
        (Fact("mutants_final_score", -1, (60,)), "The Mutants end with 60 VP."),
    ],
)
def test_facts_read_well(fact: Fact, sentence: str) -> None:
    assert say.fact_text(EN, fact, NAMES) == sentence


@pytest.mark.parametrize(
    ("fact", "rule"),
    [
        (Fact("mutant_action", -1, ("mutant_action_b_revolution_square",)), "SOLO-B-REV"),
        (Fact("mutants_scored", -1, ("mutant_action_a_hope_island", 3)), "SOLO-A-HOP"),
        (Fact("paid", 0, ("mutant_action_a_museum_row", 2, 0, 0, 0, 0)), "SOLO-A-MUS"),
        (Fact("mutants_scored", -1, ("basic_night_cull", 4)), "SOLO-42"),
        (Fact("mutants_scored", -1, ("token_beast", 4)), "ENC-16"),
        (Fact("scored", 0, ("token_beast", 2)), "ENC-09"),
        (Fact("gained", 0, ("token_stalker", 1, 0, 0, 0, 0, 0)), "ENC-10"),
    ],
)
def test_mutants_and_encounters_name_their_own_rule(fact: Fact, rule: str) -> None:
    assert say.fact_rule(fact) == rule


def test_a_mutant_action_has_the_rule_and_the_words_of_what_is_printed() -> None:
    for side in content().mutant_actions:
        for action in side:
            assert say.fact_rule(Fact("mutant_action", -1, (action.id,))) == action.rule
            text = say.mutant_action_text(EN, action)
            assert EN.attribute(action.id, "text") == f"{text[0].upper()}{text[1:]}."


def test_the_log_quotes_the_board_that_is_played_with() -> None:
    actions = [
        {"id": action.id, "side": side, "district": district, "mutants": 5, "rule": action.rule}
        for side, row in zip("ab", content().mutant_actions, strict=True)
        for district, action in zip(vocab.DISTRICT_IDS, row, strict=True)
    ]
    other = GAME.content_from({"mutant_actions": actions})
    sentence = say.fact_text(EN, Fact("mutant_action", -1, ("mutant_action_a_arbat",)), NAMES, other)
    assert sentence == "Mutant action in Arbat (side A): the Mutants gain 5 VP."


# --- what is asked --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "asked", "why"),
    [
        (
            Decision("SOLO-A-ARB", 0, ("pay:food2", "mutants:3"), ("mutant_action_a_arbat",)),
            "Face the Mutant action in Arbat (side A)",
            "The Mutants demand: pay any 2 Resources, or the Mutants gain 3 VP.",
        ),
        (
            Decision("SOLO-10", 0, ("discard:salvage_root_cellar",)),
            "Discard one Salvage card",
            "You keep the other two and get one more at random; you collect all three.",
        ),
        (
            Decision("ENC-04", 0, ("put:mutant:beast",), (5,)),
            "Hope Island: which Zone gets which token?",
            "A Mutant costs any good, a Beast Ammo or Meds but brings 2 VP; a Stalker costs nothing and trades.",
        ),
        (
            Decision("ENC-10", 0, ("trade:food:ammo",), ("token_stalker",)),
            "Trade with the Stalker",
            "You give one good and gain one of another kind.",
        ),
        (
            Decision("MIS-03", 0, ("plan:basic_toll_post",), ("token_stalker",)),
            "Plan a Mission (Stalker)",
            "It takes a free planning slot. You can complete it from your next turn.",
        ),
    ],
)
def test_prompts_read_well(decision: Decision, asked: str, why: str) -> None:
    assert say.prompt_text(EN, decision, NAMES) == asked
    assert say.why_text(EN, decision, content=content()) == why


def in_the_dark(table: Table) -> State:
    """A table while The Howling Dark makes Mutants and Beasts dearer."""
    table.state.event = "bonus_howling_dark"
    return table.state


def with_encounters() -> Table:
    """A Beast and another seat's token in Arbat, upper, a Stalker in Hope Island, left, and a Beast in the Kremlin."""
    t = a_table(seats=3).placed(1, "laborer", "arbat_upper")
    t.state.encounters = True
    for zone, kind in (("arbat_upper", "beast"), ("hope_island_left", "stalker"), ("kremlin_upper", "beast")):
        index = next(spec.index for spec in content().zones if spec.id == zone)
        encounters_expansion.on_map(t.state)[KINDS.index(kind)][index] = 1
    return t


def test_why_tells_what_stands_in_the_way() -> None:
    turn = Decision("PLACE-01", 0, ("place:hero:metro:rest",))
    due = Decision("PLACE-06", 0, ("pay:food1:ammo1",), ("arbat_upper",))
    plain = a_table(seats=3).mutants("arbat").placed(1, "laborer", "arbat_upper").state
    beasts, dark = with_encounters().state, in_the_dark(with_encounters())
    assert [say.why_text(EN, turn, view) for view in (plain, beasts, in_the_dark(a_table()), dark)] == [
        "A Zone costs 1 good for every Mutant and every other player's Survivor there; rooms cost nothing.",
        "1 good for a Mutant or another player's Survivor, Ammo or Meds for a Beast; rooms cost nothing.",
        "The Howling Dark: a Mutant costs 2 goods, another player's Survivor 1; rooms cost nothing.",
        "The Howling Dark: a Mutant costs 2 goods, a Beast Ammo or Meds and 1 more; a Survivor 1.",
    ]
    assert [say.why_text(EN, due, view) for view in (plain, beasts, dark)] == [
        "For a Mutant and another player's Survivor you pay any 2 goods.",
        "For a Beast and another player's Survivor you pay Ammo or Meds and any good.",
        "For a Beast, another player's Survivor and The Howling Dark you pay Ammo or Meds and any 2 goods.",
    ]


def test_why_speaks_of_the_stalker_and_of_the_solo_game_only_where_they_are() -> None:
    alone = GAME.start(1, 1, {"solo": "village", "encounters": True}, content())
    put = Decision("ENC-04", 0, ("put:beast:mutant", "put:mutant:beast"), (0,))
    assert say.why_text(EN, put, alone).endswith("left until Upkeep, it brings the Mutants 4 VP.")
    assert "4 VP" not in say.why_text(EN, put, with_encounters().state)
    turn = Decision("ACT-01", 0, ("stalker:plan", "done"), ("hope_island_left",))
    assert "Stalker" in say.why_text(EN, turn, with_encounters().state)
    assert "Stalker" not in say.why_text(EN, turn._replace(options=("done",)), with_encounters().state)


@pytest.mark.parametrize(
    ("space", "line", "short"),
    [
        (
            "arbat_upper",
            ("Arbat, upper", "Ammo or Meds, 1 good", "+2 VP, +1 Part", ""),
            ("Arbat upper", "1Sup 1any", "+2VP +1Pa", ""),
        ),
        (
            "hope_island_left",
            ("Hope Island, left", "", "1 Part > build", "Stalker: plan or trade"),
            ("Hope left", "", "1Pa > build", "ST"),
        ),
        (
            "kremlin_upper",
            ("Kremlin, upper", "Ammo or Meds", "+2 VP; Food below the card > rescue", ""),
            ("Kremlin upper", "1Sup", "+2VP; price > rescue", ""),
        ),
    ],
)  # fmt: skip
def test_spaces_show_beasts_and_stalkers(space: str, line: tuple[str, ...], short: tuple[str, ...]) -> None:
    view = with_encounters().state
    assert say.space_parts(EN, space, view)[:4] == line
    assert say.space_parts(EN, space, view, short=True)[:4] == short
    placed = Decision("PLACE-01", 0, (f"place:laborer:metro:{space}",))
    assert say.option_parts(EN, placed, placed.options[0], view)[1:4] == line[1:]


@pytest.mark.parametrize(
    ("rule", "source", "option", "line", "short"),
    [
        (
            "SOLO-10", "", "discard:salvage_radio_stranger",
            ("Discard Voice on the Radio", "", "", "forgo 1 Food, +1 Specialist"),
            ("Discard Voice on the Radio", "", "", "forgo 1Fo +Spec"),
        ),
        (
            "SOLO-A-ARB", "mutant_action_a_arbat", "mutants:3",
            ("The Mutants gain 3 VP", "", "", "then they have 3 VP"),
            ("The Mutants gain 3 VP", "", "", "3VP then"),
        ),
        (
            "SOLO-B-MUS", "mutant_action_b_museum_row", "exhaust:survivor_chef:hero_olympian",
            (
                "Exhaust Chef and Olympian", "", "",
                "after a rescue: +1 Food; placing in a Metro Zone: +1 Food or +1 Part",
            ),
            ("Exhaust Chef and Olympian", "", "", "rescue: +1Fo; Metro: +1Fo or +1Pa"),
        ),
        (
            "SOLO-B-HOP", "mutant_action_b_hope_island", "flip:room_armory",
            ("Reveal the Rubble of the Armory", "", "", "forgo 1 Fuel > 2 Ammo"),
            ("Reveal the Rubble of the Armory", "", "", "forgo 1Fu > 2Am"),
        ),
        (
            "ENC-04", 0, "put:beast:stalker",
            ("Beast to upper, Stalker to lower", "", "", ""), None,
        ),
        ("ENC-10", "token_stalker", "trade:food:meds", ("1 Food for 1 Meds", "", "", ""), None),
        (
            "ACT-01", "arbat_upper", "stalker:plan",
            ("Plan a Mission with the Stalker", "", "", ""), None,
        ),
        (
            "ACT-01", "arbat_upper", "stalker:trade",
            ("Trade with the Stalker", "any good", "any other good", ""),
            ("Trade with the Stalker", "1any", "+1any", ""),
        ),
    ],
)  # fmt: skip
def test_options_read_well(
    rule: str, source: str | int, option: str, line: tuple[str, ...], short: tuple[str, ...] | None
) -> None:
    decision = Decision(rule, 0, (option,), (source,) if source != "" else ())
    view = a_table().state
    assert say.option_parts(EN, decision, option, view)[:4] == line
    assert say.option_parts(EN, decision, option, view, short=True)[:4] == (short or line)


# --- what is printed ------------------------------------------------------------------------------------------------


def test_mutant_actions_read_well() -> None:
    a, b = content().mutant_actions
    assert [say.mutant_action_text(EN, action, short=True) for action in (a[0], a[2], a[3], a[4], b[0], b[1])] == [
        "2Res or MU +3VP", "MU Mission, flip", "exhaust 1, MU +1VP", "Row -2, MU +2VP", "2Res or 2Sup",
        "2Res or exhaust 2",
    ]  # fmt: skip
    assert say.mutant_action_text(EN, a[3]) == "exhaust 1 ready card; the Mutants gain 1 VP"
    assert say.mutant_action_text(EN, b[1]) == "pay any 2 Resources, or exhaust 2 ready cards"
    assert say.mutant_action_text(EN, b[2]) == "the Mutants complete a Mission; then the board is turned over"
    odd = MutantAction("", (MutantChoice(None, 2, 0), MutantChoice(None, 0, 4)), False, 1, False, 1, "")
    assert say.mutant_action_text(EN, odd) == (
        "discard the rightmost Survivor Row card; exhaust 2 ready cards, or the Mutants gain 4 VP; "
        "the Mutants gain 1 VP"
    )


def test_leadership_cards_say_who_advances_at_every_total() -> None:
    """Read back total by total, they are what the rules make of them (SOLO-21)."""
    said = {"Mutants +1": 0, "both +1": 1, "you +1": 2, "you +2": 3}
    for card in content().mutant_leadership.values():
        for area, bands in enumerate(card.bands):
            read = {}
            for part in say.leader_bands_text(EN, card, area).split(", "):
                totals, who = part.split(" ", 1)
                first, _, last = totals.rstrip("+").partition("-")
                highest = 12 if totals.endswith("+") else int(last or first)
                read |= dict.fromkeys(range(int(first), highest + 1), said[who])
            assert read == {total: band_of(bands, total) for total in range(13)}


def test_leadership_cards_read_well() -> None:
    card = content().mutant_leadership["mutlead_concerted_howl"]
    assert say.leader_bands_text(EN, card, 0) == "0-1 Mutants +1, 2 both +1, 3-4 you +1, 5+ you +2"
    assert say.leader_bands_text(EN, card, 0, short=True) == "0-1 MU, 2 both, 3-4 +1, 5+ +2"
    never = card._replace(bands=((0, 0, 3, 3),))
    assert say.leader_bands_text(EN, never, 0) == "0-2 both +1, 3+ you +2"
