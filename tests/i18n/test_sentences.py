"""Sentences: everything that the rules tell or ask has words, in whole random games and in samples to read."""

from __future__ import annotations

import ast
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.games.resurgence import vocab
from resurgence_tui.games.resurgence.content.printed import Bundle
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.options import DIFFICULTIES, STARTS
from resurgence_tui.games.resurgence.rules import encounters_expansion, step3_placing_tokens
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.i18n.resurgence import fact_rules, fact_words, names, option_lines, prompt_words, turn_options
from resurgence_tui.i18n.resurgence import sentences as say
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Value, Words, entries, words
from tests.build import a_table, content, new_game
from tests.source import nodes

EN = words("en")
NAMES = ["Anna", "Boris", "Celina", "Dmitri"]
RULES_FOLDER = Path(step3_placing_tokens.__file__).parent
RULE_IDS = (Path(__file__).parent.parent / "fixtures" / "rule_ids.txt").read_text(encoding="utf-8").split()
GAMES, MORE_GAMES = 25, 60
"""How many are told in the usual run, and with ``--thorough``."""
SETUPS = 5
"""In turn: plain, plain, alone, alone with Encounters, with Encounters and Bonus Events."""
LONGEST = 110
UNRESOLVED = re.compile(r"[{}]|\b[a-z]+_[a-z]|\b[A-Z]+-[A-Z0-9]*\d|  |^ | $|^$")
"""A key without words, a value without a name, an id, or a gap where something should stand."""


class RecordingWords(Words):
    """Words that remember which keys they were asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: set[str] = set()

    def text(self, key: str, /, **values: Value) -> str:
        self.asked.add(key)
        return super().text(key, **values)


@dataclass
class Played:
    """What whole games had to say: texts by where they come from, and what they came from."""

    words: RecordingWords
    texts: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    columns: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    facts: set[Fact] = field(default_factory=set)
    decisions: set[Decision] = field(default_factory=set)
    alike: list[tuple[Decision, str]] = field(default_factory=list)
    penalties: set[tuple[tuple[int, int], tuple[int, int]]] = field(default_factory=set)

    def note(self, state: State) -> None:
        """Put everything into words that one position tells and asks."""
        for fact in state.facts:
            if fact not in self.facts:
                self.facts.add(fact)
                sentences = (say.fact_text(self.words, fact, NAMES, known) for known in (None, state.content))
                self.texts[fact.key] |= {sentence for sentence in sentences if sentence is not None}
        for decision in state.open:
            if decision not in self.decisions:
                self.decisions.add(decision)
                self.ask(decision, GAME.view(state, decision.seat))
        if state.open and state.open[0].rule == "PLACE-01":
            for zone in state.content.zones:
                (cost,) = step3_placing_tokens.penalty_costs(state, zone.index)
                shown = turn_options.look_at_zone(state, state.content, zone.id)
                self.penalties.add(((cost.any, cost.sup), (shown.due - shown.beasts, shown.beasts)))

    def ask(self, decision: Decision, view: State) -> None:
        self.rules.add(decision.rule)
        self.texts[decision.rule] |= {
            say.prompt_text(self.words, decision, NAMES),
            say.why_text(self.words, decision, view, names=NAMES),
            say.why_text(self.words, decision),
        }
        shown: list[set[tuple[str, str]]] = [set(), set(), set()]
        for option in decision.options:
            self.verbs.add(option.partition(":")[0])
            text = say.option_text(self.words, decision, option)
            parts = say.option_parts(self.words, decision, option, view)
            brief = say.option_parts(self.words, decision, option, view, short=True)
            self.texts[decision.rule].add(text)
            self.columns |= {part for part in (*parts[:5], *brief[:5]) if part} | {parts.label, brief.label}
            self.columns.add(say.line_text(self.words, parts))
            ways_to_read = ((text, ""), (parts.label, parts.note), (brief.label, brief.note))
            for seen, reading in zip(shown, ways_to_read, strict=True):
                if reading in seen:
                    self.alike.append((decision, option))
                seen.add(reading)


def set_up(number: int) -> State:
    """A game out of every way to play, both starts and all seat counts in turn."""
    seats, options = 2 + number % 3, {"start": STARTS[number // 3 % 2]}
    kind = number % SETUPS
    if kind in (2, 3):
        seats = 1
        options |= {"solo": DIFFICULTIES[number // SETUPS % 3], "encounters": kind == 3}
    elif kind == 4:
        options |= {"encounters": True, "bonus_events": True}
    return GAME.start(seats, number, options, content())


@pytest.fixture(scope="module")
def played(request: pytest.FixtureRequest) -> Played:
    """Games in every way there is, a quarter of them by bots that want points."""
    told = Played(RecordingWords())
    for seed in range(MORE_GAMES if request.config.option.thorough else GAMES):
        bot = bot_called("bot:eager" if seed % 4 == 3 else "bot:random", GAME)
        state, rng = set_up(seed), random.Random(seed)
        told.note(state)
        while not state.over:
            decision = rng.choice(state.open)
            option = bot.answer(lambda: None, decision, BotChance(seed, decision.seat, state.answered))
            choose(state, decision.seat, option, GAME.book)
            told.note(state)
    return told


def told_in_rules() -> Iterator[tuple[str, str]]:
    """Every fact that the source of the rules tells: its key, and its first value where that is a word."""
    place = {"tell": 0, "tell_all": 0, "tell_only": 1}
    for module in sorted(RULES_FOLDER.glob("*.py")):
        for node in nodes(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in place:
                key, _, *values = node.args[place[node.func.attr] :]
                assert isinstance(key, ast.Constant), f"{module.name}:{node.lineno} tells a key that is no word"
                first = values[0].value if values and isinstance(values[0], ast.Constant) else ""
                yield str(key.value), str(first)


# --- completeness ---------------------------------------------------------------------------------------------------


def test_every_fact_told_in_the_rules_has_a_sentence_and_a_rule() -> None:
    told = set(told_in_rules())
    assert ("declined", "plan") in told and ("drew_tokens", "") in told
    worded = fact_words.SENTENCES.keys() | fact_words.TELLERS.keys() | fact_words.QUOTES.keys() | fact_words.SILENT
    assert sorted({key for key, _ in told} - worded) == []
    assert sorted({key for key, _ in told} - fact_rules.RULES.keys() - {"declined"}) == []
    assert sorted(worded - {key for key, _ in told}) == []
    declined = {value for key, value in told if key == "declined"}
    assert declined == fact_rules.DECLINED.keys()


@pytest.mark.games
def test_every_rule_that_a_fact_comes_from_is_in_the_reference(played: Played) -> None:
    fixed = {*fact_rules.RULES.values(), *fact_rules.DECLINED.values(), *fact_rules.SOURCES.values()}
    assert sorted((fixed | {say.fact_rule(fact) for fact in played.facts}) - set(RULE_IDS)) == []


def test_a_card_zone_or_room_that_gives_something_names_its_own_rule() -> None:
    things = [*content().zones, *content().rooms, *content().cards.values()]
    wrong = {
        thing.id: say.fact_rule(Fact("gained", 0, (thing.id, 1, 0, 0, 0, 0, 0)))
        for thing in things
        if say.fact_rule(Fact("gained", 0, (thing.id, 1, 0, 0, 0, 0, 0))) != thing.rule
    }
    assert wrong == {}


def test_every_rule_that_asks_has_a_prompt_and_a_reason() -> None:
    rules = (GAME.book.answers.keys() - {"SET-19"}) | {"SET-19_hero", "SET-19_starter"}
    keys = {prompt_words.variant(Decision(rule, 0, ("leave",))) for rule in rules}
    assert len(keys) == len(rules) - len("ab") * len(vocab.DISTRICT_IDS) + 1
    assert sorted(key for key in keys if not (EN.has(f"ask_{key}") and EN.has(f"why_{key}"))) == []


@pytest.mark.games
def test_everything_in_whole_games_has_words(played: Played) -> None:
    texts = {(origin, text) for origin, found in played.texts.items() for text in found}
    assert len(texts) > 3_000
    assert sorted((origin, text) for origin, text in texts if UNRESOLVED.search(text)) == []
    assert sorted(text for text in played.columns if UNRESOLVED.search(text)) == []


@pytest.mark.games
def test_no_sentence_is_longer_than_a_line(played: Played) -> None:
    long = {text for found in played.texts.values() for text in found if len(text) > LONGEST}
    assert sorted(long, key=len) == []


def test_the_longest_reward_has_a_short_form() -> None:
    decision = Decision("ACT-01", 0, ("mission:advanced_voice_of_the_city",), ("arbat_upper",))
    parts = say.option_parts(EN, decision, decision.options[0], content=content(), short=True)
    assert (parts.cost, parts.gain) == ("2Fo 3Fu 2Pa", "7VP lead M lead H lead C")


@pytest.mark.games
def test_no_two_options_of_a_decision_read_the_same(played: Played) -> None:
    assert played.alike == []


@pytest.mark.games
def test_games_ask_what_is_worded_and_nothing_else(played: Played) -> None:
    assert played.verbs <= option_lines.VERBS.keys()
    assert sorted(played.rules - GAME.book.answers.keys()) == []


@pytest.mark.games
def test_the_penalty_shown_is_the_penalty_paid(played: Played) -> None:
    """Mutants, Beasts, others and the Event that makes them dearer, all of which the games met."""
    paid = {pair[0] for pair in played.penalties}
    assert {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)} <= paid
    assert [pair for pair in played.penalties if pair[0] != pair[1]] == []
    assert turn_options.BEAST_VP == encounters_expansion.BEAST_VP


def test_words_name_things_in_the_order_of_the_game() -> None:
    assert names.ITEMS == vocab.ITEM_WORDS
    assert names.TOKENS == vocab.TOKEN_WORDS
    assert names.AREAS == vocab.AREA_WORDS
    assert names.DISTRICTS == vocab.DISTRICT_IDS


def everything_printed(read: Words) -> set[str]:
    """The long and short texts of all components."""
    printed = content()
    found: set[str] = set()
    for short in (False, True):
        found |= {say.card_text(read, card, short) for card in printed.cards.values()}
        found |= {say.mission_text(read, mission, short) for mission in printed.missions.values()}
        found |= {say.places_text(read, mission, short) for mission in printed.missions.values()}
        found |= {say.event_text(read, event, short) for event in printed.events.values()}
        found |= {say.directive_text(read, directive, short) for directive in printed.directives.values()}
        found |= {say.effect_text(read, effect, short) for effect in printed.effects.values()}
        found |= {say.level_text(read, level, short) for level in printed.levels[1:]}
        found |= {say.income_text(read, income, short) for income in printed.column_income}
        found |= {say.mutant_action_text(read, action, short) for side in printed.mutant_actions for action in side}
        leaders = printed.mutant_leadership.values()
        found |= {say.leader_bands_text(read, card, area, short) for card in leaders for area in range(3)}
        bundles = {*printed.salvage.values(), *printed.rubble.values(), *(b for track in printed.tracks for b in track)}
        found |= {say.gain_text(read, bundle, short) for bundle in bundles}
    found |= {say.space_brief(read, place.id, printed) for place in (*printed.zones, *printed.rooms)}
    found |= {say.step_text(read, step) for step in range(6)} | {say.round_text(read, round, 6) for round in range(7)}
    return found - {""}


def test_everything_printed_has_words() -> None:
    found = everything_printed(EN)
    assert len(found) > 300
    assert sorted(text for text in found if UNRESOLVED.search(text) or len(text) > LONGEST) == []


ENCOUNTERS = encounters_expansion.KIND_WORDS

RARE = [
    *(Decision("AMB-128", 0, tuple(f"next:{item}" for item in group), ("advanced_ice_road", *group)) for group in (
        ("res:1", "res:2", "sup:1", "sup:2", "retire", "plan", "draw", "rescue", "build", "complete"),
        ("spec_builder", "spec_scholar", "spec_ranger", "spec_any", "lead_metro", "lead_harbor", "lead_compound"),
        ("lead_any",),
    )),
    Decision("AMB-143", 0, ("pay:meds1", "fewer:1", "fewer:2", "lose:vp3"), ("bonus_tunnel_fever",)),
    Decision("EVT-05", 0, ("event:event_stove_night", "leave"), ("event_stove_night",)),
    Decision("SURV-23", 0, ("leave",), ("basic_howler_escort",)),
    Decision("MIS-18", 0, ("leave",), ("basic_howler_escort",)),
    Decision("ROOM-HEADQUARTERS", 0, ("complete:basic_night_cull",), ("room_headquarters",)),
    Decision("ACT-01", 0, ("card:hero_cosmonaut:basic_night_cull", "done"), ("arbat_upper",)),
    Decision("SAL-11", 0, ("add:ranger", "leave"), ("salvage_kit",)),
    Decision("PLACE-06", 0, ("pay:food1:fuel1:survivor_electrician", "pay:nothing"), ("arbat_upper",)),
    Decision("UPK-B1", 0, ("leave",), ("event_stove_night",)),
    Decision("AMB-56", 0, ("gain:vp2:sup1", "gain:plan", "gain:res2"), ("hero_olympian",)),
    Decision("ASG-01", 0, ("assign:laborer:metro",), (1,), True),
    Decision("SOLO-A-BAR", 0, ("exhaust:survivor_chef", "mutants:0"), ("mutant_action_a_barbarian_gate",)),
    Decision("SOLO-B-MUS", 0, ("exhaust:survivor_chef:hero_mystic",), ("mutant_action_b_museum_row",)),
    Decision("SOLO-B-HOP", 0, ("flip:room_headquarters",), ("mutant_action_b_hope_island",)),
    Decision("SOLO-B-ARB", 0, ("leave",), ("mutant_action_b_arbat",)),
    *(Decision("ENC-04", 0, (f"put:{one}:{two}",), (5,)) for one in ENCOUNTERS for two in ENCOUNTERS if one != two),
    Decision("ACT-01", 0, ("stalker:plan", "stalker:trade", "done"), ("arbat_upper",)),
    Decision("MIS-03", 0, ("leave",), ("track_harbor_5",)),
    Decision("BUILD-01", 0, ("build:room_clinic", "leave"), ("advanced_heating_loop",)),
    *(Decision(rule, 0, (option,), ("room_propaganda",)) for rule, option in (
        ("RET-01", "retire:bag:laborer"), ("GEN-09", "add:ranger"), ("MIS-03", "plan:basic_toll_post"),
        ("LEAD-12", "advance:metro"), ("BUILD-01", "build:room_clinic"), ("SURV-23", "rescue:survivor_chef"),
    )),
]  # fmt: skip
"""Questions that random games seldom or never come to."""

RARE_FACTS = [
    *(Fact("scored", 0, ("event_iron_frost", points)) for points in (-2, 0, 1)),
    *(Fact(key, 0, values) for key, values in (
        ("lost", ("bonus_glass_blizzard", 1, 1, 0, 0, 0)),
        ("draws_fewer", (1,)), ("draws_fewer", (2,)), ("drew", (0,)), ("drew", (1,)), ("refilled", (1,)),
        ("row_bonus", (0,)), ("row_bonus", (1,)), ("rescued", ("survivor_chef", 0)), ("assignment_revealed", ()),
        ("gained", ("rest", 1, 0, 0, 0, 0, 1)), ("gained", ("salvage_kit", 1, 0, 0, 0, 0, 0)),
        ("gained", ("room_clinic", 0, 0, 0, 0, 0, 0)), ("drew_tokens", ()),
        ("paid", ("survivor_chef", 1, 0, 0, 0, 0)), ("paid", ("level_4", 0, 0, 0, 0, 0)),
        ("row_renewed", ()), ("missions_refilled", ()), ("missions_refilled", ("basic_night_cull",) * 3),
    )),
    *(Fact("declined", 0, (what,)) for what in fact_rules.DECLINED),
    *(Fact("encounters_drawn", -1, (one, two)) for one in ENCOUNTERS for two in ENCOUNTERS),
    *(Fact("leadership_alone", 0, ("metro", 0, band)) for band in range(4)),
    *(Fact("black_bag_refilled", -1, (count,)) for count in (1, 7)),
    *(Fact("mutant_action", -1, (one.id,)) for side in content().mutant_actions for one in side),
    *(Fact("mutants_scored", -1, (one.id, 0)) for side in content().mutant_actions for one in side),
    *(Fact("mutants_moved", -1, (card,)) for card in content().mutant_district),
]  # fmt: skip


@pytest.mark.games
def test_rare_questions_and_facts_have_words(played: Played) -> None:
    view = a_table().state
    for decision in RARE:
        for read in (EN, played.words):
            texts = [say.prompt_text(read, decision, NAMES), say.why_text(read, decision, view, names=NAMES)]
            for option in decision.options:
                texts += [say.option_text(read, decision, option), *say.option_parts(read, decision, option, view)[::4]]
            assert [text for text in texts if UNRESOLVED.search(text) or len(text) > 2 * LONGEST] == []
    for fact in RARE_FACTS:
        sentence = say.fact_text(played.words, fact, NAMES)
        assert sentence is None or not UNRESOLVED.search(sentence), sentence
        assert say.fact_rule(fact) in RULE_IDS


@pytest.mark.games
def test_no_words_are_left_over(played: Played) -> None:
    """Runs after the games: every key of both files was asked for somewhere. A few are met only in many games."""
    test_rare_questions_and_facts_have_words(played)
    everything_printed(played.words)
    asked = played.words.asked
    say.prompt_text(played.words, Decision("ASG-01", 1, (), (), True), NAMES)
    say.space_parts(played.words, "rest", a_table().state)
    empty = a_table().with_bag(0, "").with_rest(0, "ranger").state
    say.option_parts(played.words, Decision("DRAW-05", 0, ("draw",), ("room_garage",)), "draw", empty)
    say.why_text(played.words, Decision("EVT-05", 0, ("leave",), ("event_stove_night",)))
    dark = a_table().state
    dark.event = "bonus_howling_dark"
    say.why_text(played.words, Decision("PLACE-01", 0, ("place:hero:metro:rest",)), dark)
    say.option_text(played.words, Decision("GEN-03", 0, ("leave",)), "leave")
    say.bundle_text(played.words, Bundle(asks=("plan", "plan")), short=True)
    for file in ("log.ftl", "phrase.ftl", "ask.ftl", "why.ftl", "answer.ftl", "printed.ftl", "round.ftl"):
        keys = {key for key, _ in entries(assets() / "i18n" / "en" / "resurgence" / file)}
        assert sorted(keys - asked) == [], file


# --- samples to read ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (Fact("placed", 0, ("laborer", "arbat_upper")), "Anna places a Laborer in Arbat, upper."),
        (Fact("placed", 1, ("hero", "room_garage")), "Boris places the Hero in the Garage."),
        (Fact("paid", 1, ("arbat_upper", 1, 1, 0, 0, 0)), "Boris pays 1 Food and 1 Fuel in Arbat, upper."),
        (Fact("paid", 1, ("level_2", 2, 1, 0, 0, 0)), "Boris pays 2 Food and 1 Fuel for Level 2."),
        (
            Fact("gained", 2, ("room_clinic", 0, 0, 0, 0, 2, 1)),
            "Celina gains 2 Meds in the Clinic (1 lost, the track is full).",
        ),
        (Fact("gained", 0, ("survivor_chef", 1, 0, 0, 0, 0, 0)), "Anna gains 1 Food from the Chef."),
        (Fact("gained", 0, ("column_right", 1, 1, 0, 0, 0, 0)), "Anna gains 1 Food and 1 Fuel from the right column."),
        (Fact("gained", 0, ("track_metro_3", 2, 0, 0, 0, 0, 0)), "Anna gains 2 Food from Metro track, space 3."),
        (Fact("gained", 0, ("rest", 1, 0, 0, 0, 0, 0)), "Anna gains 1 Food for resting."),
        (Fact("scored", 3, ("basic_night_cull", 3)), "Dmitri scores 3 VP for Night Cull."),
        (Fact("scored", 3, ("event_iron_frost", -2)), "Dmitri loses 2 VP to the Event Iron Frost."),
        (Fact("leadership", -1, ("metro", 3, 1, 0)), "Leadership in Metro: Anna has 3, Boris has 1, Celina has 0."),
        (
            Fact("assignment_revealed", 0, ("metro:hero:1", "metro:laborer:2", "harbor:ranger:1")),
            "Anna reveals Metro: Hero, 2 Laborers; Harbor: Ranger.",
        ),
        (Fact("drew", 0, (1,)), "Anna draws 1 token."),
        (Fact("drew_tokens", 0, ("hero", "laborer", "laborer"), 0), "Anna drew Hero, 2 Laborers."),
        (Fact("built", 1, ("room_garage", "rubble_food2_3")), "Boris clears the Garage. Under the Rubble: 2 Food."),
        (Fact("rescued", 0, ("survivor_chef", 1)), "Anna rescues the Chef and puts its token into the bag."),
        (Fact("retired", 0, ("rest", "hero")), "Anna retires the Hero from the Rest Area."),
        (Fact("row_renewed", -1, ("survivor_chef",)), "Chef leaves the Survivor Row."),
        (Fact("won", 2), "Celina wins."),
        (Fact("declined", 1, ("event",)), "Boris skips the rest of the Event."),
        (Fact("turn_ended", 2), None),
        (Fact("lost", 0, ("bonus_glass_blizzard", 0, 0, 0, 0, 0)), None),
    ],
)
def test_facts_read_well(fact: Fact, sentence: str | None) -> None:
    assert say.fact_text(EN, fact, NAMES) == sentence


@pytest.mark.parametrize("name", ["[b]Zoë[/b]", "{ $goods }", "{food}", "\\", "_"])
def test_a_seat_is_named_as_its_player_wrote_it(name: str) -> None:
    assert say.fact_text(EN, Fact("paid", 0, ("level_2", 2, 0, 0, 0, 0)), [name]) == f"{name} pays 2 Food for Level 2."
    assert say.fact_text(EN, Fact("drew", 0, (1,)), [name]) == f"{name} draws 1 token."
    assert say.prompt_text(EN, Decision("ASG-01", 0, (), (), True), [name]) == f"{name} decides in private"


@pytest.mark.parametrize(
    ("decision", "asked", "why"),
    [
        (
            Decision("PLACE-06", 0, ("pay:food2", "pay:food1:ammo1"), ("arbat_upper",)),
            "Pay the penalty of Arbat, upper (2)",
            "1 good for every Mutant and every other player's Survivor there, in any mix.",
        ),
        (
            Decision("UPK-C", 0, ("raise", "stay"), (3,)),
            "Raise your Compound to level 3?",
            "You have 5 Ammo and 5 Meds. Pay 2 Food, 2 Fuel for this: draw 5, 5 VP at the end.",
        ),
        (Decision("MIS-13", 0, ("pay:fuel2",), ("basic_burn_the_nest",)), "Pay for Burn the Nest", "In return: 3 VP."),
        (Decision("GEN-04", 0, ("pay:fuel1",), ("room_armory",)), "Pay for Armory", "In return: 2 Ammo."),
        (
            Decision("GEN-03", 0, ("gain:food2", "gain:food1:fuel1"), ("room_workshop",)),
            "Choose the 2 goods you gain (Workshop)",
            "You lose what does not fit on a full track.",
        ),
        (
            Decision("UPK-B1", 0, ("event:event_stove_night", "leave"), ("event_stove_night",)),
            "Use the Event Stove Night?",
            "You may skip it, or use it once: 1 Fuel > 2 VP.",
        ),
        (
            Decision("ASG-01", 0, ("assign:hero:metro",), (4,), True),
            "Assign the Hero (4 left)",
            "Its area counts it for Leadership and says where it can go: Zones with that sign, or your rooms.",
        ),
        (
            Decision("LEAD-12", 0, ("advance:metro", "advance:harbor"), ("room_propaganda",)),
            "Advance on a track (Propaganda)",
            "You get the bonus of the space you enter.",
        ),
        (
            Decision("RET-01", 0, ("retire:bag:laborer", "leave"), ("track_metro_2",)),
            "Retire a Survivor? (Metro track, space 2)",
            "The token leaves the game for good; a smaller bag brings the others up more often.",
        ),
    ],
)
def test_prompts_read_well(decision: Decision, asked: str, why: str) -> None:
    assert say.prompt_text(EN, decision, NAMES) == asked
    assert say.why_text(EN, decision, content=content()) == why


def test_others_are_told_nothing_of_a_private_decision() -> None:
    hidden = Decision("ASG-01", 1, (), (), True)
    assert say.prompt_text(EN, hidden, NAMES) == "Boris decides in private"
    assert say.why_text(EN, hidden) == ""


def a_view() -> State:
    """Seat 0 among Mutants and others in Arbat, with a Row to rescue from and spaces to advance to."""
    t = a_table(seats=3).with_items(0, food=6, fuel=1).on_tracks(0, metro=2).mutants("arbat")
    t.placed(1, "laborer", "arbat_upper").with_rest(0, "laborer laborer").without_supply(0, "scholar")
    t.in_row("survivor_chef", "", "survivor_doctor", "survivor_sniper", "survivor_hunter")
    return t.state


@pytest.mark.parametrize(
    ("rule", "source", "option", "line", "short"),
    [
        (
            "PLACE-01", "", "place:laborer:metro:arbat_upper",
            ("Laborer to Arbat, upper", "2 goods", "+1 Part", ""), ("Laborer to Arbat upper", "2any", "+1Pa", ""),
        ),
        (
            "PLACE-01", "", "place:hero:harbor:hope_island_left:hero_mystic",
            ("Hero to Hope Island, left", "", "1 Part > build", "from Harbor, with Mystic"),
            ("Hero to Hope left", "", "1Pa > build", "from Harbor, with Mystic"),
        ),
        (
            "PLACE-01", "", "place:ranger:compound:rest",
            ("Rest a Ranger", "", "+1 Food", "from Compound"), ("Rest a Ranger", "", "+1Fo", "from Compound"),
        ),
        (
            "PLACE-06", "arbat_upper", "pay:food1:fuel1:survivor_electrician",
            ("Pay 1 Food, 1 Fuel", "", "", "with Electrician, leaves 5Fo 0Fu"),
            ("Pay 1Fo 1Fu", "", "", "with Electrician, leaves 5Fo 0Fu"),
        ),
        (
            "ACT-01", "room_armory", "effect:room_armory",
            ("Use Armory", "1 Fuel", "+2 Ammo", ""), ("Use Armory", "1Fu", "+2Am", ""),
        ),
        (
            "ACT-01", "arbat_upper", "mission:basic_bookshop_barricade",
            ("Complete Bookshop Barricade", "2 Parts, 1 Ammo", "4 VP, retire", ""),
            ("Complete Bookshop Barricade", "2Pa 1Am", "4VP retire", ""),
        ),
        (
            "ACT-01", "arbat_upper", "card:survivor_chef",
            ("Use Chef", "", "+1 Food", "after a rescue"), ("Use Chef", "", "+1Fo", "rescue"),
        ),
        (
            "ACT-01", "arbat_upper", "switch:hero_mystic:hero:metro:harbor",
            ("Move the Hero from Metro to Harbor", "", "", "with Mystic"),
            ("Move the Hero from Metro to Harbor", "", "", "with Mystic"),
        ),
        (
            "ACT-01", "arbat_upper", "event:event_tarpaulin_bazaar",
            ("Use the Event Tarpaulin Bazaar", "any Resource", "Ammo or Meds", ""),
            ("Use the Event Tarpaulin Bazaar", "1Res", "+1Sup", ""),
        ),
        (
            "SURV-20", "room_kitchen", "rescue:survivor_chef",
            ("Chef", "4 Food, 1 Fuel", "+1 Builder", "after a rescue: +1 Food"),
            ("Chef", "4Fo 1Fu", "+B", "rescue: +1Fo"),
        ),
        (
            "SURV-23", "basic_howler_escort", "rescue:survivor_doctor",
            ("Doctor", "", "no token left", "after a rescue: +1 Meds"),
            ("Doctor", "", "no token left", "rescue: +1Me"),
        ),
        (
            "LEAD-12", "room_propaganda", "advance:metro",
            ("Advance on the Metro track", "", "+2 Food", "space 3"),
            ("Advance on the Metro track", "", "+2Fo", "space 3"),
        ),
        (
            "MIS-03", "room_scout_post", "plan:advanced_floating_mill",
            (
                "The Floating Mill", "2 Food, 2 Parts, 1 Ammo, 1 Meds", "7 VP, 1 VP per 2 rooms",
                "Hope Island, Advanced",
            ),
            ("The Floating Mill", "2Fo 2Pa 1Am 1Me", "7VP 1vp/2 rooms", "Hope, Advanced"),
        ),
        (
            "UPK-C", 2, "raise",
            ("Rise to level 2", "2 Food, 1 Fuel", "draw 5, 2 VP at the end", ""),
            ("Rise to level 2", "2Fo 1Fu", "draw 5 2vp", ""),
        ),
        (
            "RET-01", "track_metro_2", "retire:rest:laborer",
            ("Retire a Laborer from the Rest Area", "", "", "2 there"),
            ("Retire a Laborer from the Rest Area", "", "", "2 there"),
        ),
        (
            "SET-19", "hero", "take:hero_librarian",
            ("Librarian", "", "", "when placing: Laborer as Ranger, Scholar or Builder"),
            ("Librarian", "", "", "place: L as R/S/B"),
        ),
        (
            "SAL-02", "", "keep:salvage_radio_stranger",
            ("Voice on the Radio", "", "+1 Food, +1 Specialist", ""), ("Voice on the Radio", "", "+1Fo +Spec", ""),
        ),
        (
            "MIS-16", "basic_night_cull", "column:column_right",
            ("Right column", "", "", "1 Food or 1 Fuel in each Upkeep"),
            ("Right column", "", "", "1Fo or 1Fu in each Upkeep"),
        ),
        ("AMB-144", 2, "trade:parts:ammo", ("1 Part for 1 Ammo", "", "", ""), ("1 Part for 1 Ammo", "", "", "")),
        ("RET-01", "track_metro_2", "leave", ("Retire nobody", "", "", ""), ("Retire nobody", "", "", "")),
    ],
)  # fmt: skip
def test_options_read_well(
    rule: str, source: str | int, option: str, line: tuple[str, ...], short: tuple[str, ...]
) -> None:
    decision = Decision(rule, 0, (option,), (source,) if source != "" else ())
    assert say.option_parts(EN, decision, option, a_view())[:4] == line
    assert say.option_parts(EN, decision, option, a_view(), short=True)[:4] == short


def test_an_option_has_words_without_a_table() -> None:
    decision = Decision("PLACE-01", 0, ("place:hero:harbor:hope_island_left:hero_mystic",))
    text = "Hero to Hope Island, left (from Harbor, with Mystic)"
    assert say.option_text(EN, decision, decision.options[0]) == text
    assert say.option_parts(EN, decision, decision.options[0])[:4] == (
        "Hero to Hope Island, left", "", "", "from Harbor, with Mystic",
    )  # fmt: skip


@pytest.mark.parametrize(("option", "text"), [
    ("place:laborer:metro:kremlin_upper", "Robotnik do Strefy Kreml, górna"),
    ("place:laborer:compound:room_clinic", "Robotnik do Kliniki"),
    ("effect:kremlin_upper", "Użyj Strefy Kreml, górna"),
    ("effect:room_clinic", "Użyj Kliniki"),
])
def test_polish_says_whether_a_token_goes_to_a_zone_or_a_room(option: str, text: str) -> None:
    assert say.option_text(words("pl"), Decision("PLACE-01", 0, (option,)), option).startswith(text)


def test_a_price_follows_the_table_although_lines_are_remembered() -> None:
    view, option = a_view(), "place:laborer:metro:arbat_upper"
    decision = Decision("PLACE-01", 0, (option,))
    assert say.option_parts(EN, decision, option, view).cost == "2 goods"
    view.mutants[0] = 0
    assert say.option_parts(EN, decision, option, view).cost == "1 good"
    view.zones = [-1] * len(view.zones)
    assert say.option_parts(EN, decision, option, view).cost == ""


def test_a_space_by_itself_tells_penalty_and_effect() -> None:
    assert say.space_parts(EN, "arbat_lower", a_view()) == (
        "Arbat, lower", "1 good", "+2 Parts", "", "Arbat, lower: Gain 2 Parts.", False, False,
    )  # fmt: skip
    assert say.space_parts(EN, "rest", a_view(), short=True)[:4] == ("Rest Area", "", "+1Fo", "")


def test_a_line_holds_all_parts() -> None:
    whole = OptionText("Use Armory", "1 Fuel", "+2 Ammo", "a note")
    assert say.line_text(EN, whole) == "Use Armory: pay 1 Fuel > +2 Ammo (a note)"
    assert say.line_text(EN, whole._replace(gain="")) == "Use Armory: pay 1 Fuel (a note)"
    assert say.line_text(EN, whole._replace(cost="", note="")) == "Use Armory: +2 Ammo"
    assert say.line_text(EN, OptionText("Leave it")) == "Leave it"


def test_a_penalty_does_not_pay_for_what_has_a_price_of_its_own() -> None:
    parts = say.space_parts(EN, "hope_island_left", a_view())._replace(cost="1 good")
    assert say.line_text(EN, parts).endswith(": pay 1 good; 1 Part > build")


def test_printed_things_read_well() -> None:
    printed = content()
    missions, cards, events = printed.missions, printed.cards, printed.events
    assert say.goods_text(EN, (2, 1, 0, 0, 0)) == "2 Food, 1 Fuel"
    assert say.goods_text(EN, (2, 1, 0, 0, 0), short=True) == "2Fo 1Fu"
    assert say.goods_text(EN, (0, 0, 0, 0, 0)) == "nothing"
    assert say.goods_phrase(EN, (2, 0, 1, 0, 3)) == "2 Food, 1 Part and 3 Meds"
    assert say.mission_text(EN, missions["basic_ration_exchange"]) == (
        "Revolution Square: 1 Part, 1 Meds > 3 VP, 1 Food"
    )
    assert say.mission_text(EN, missions["basic_ration_exchange"], short=True) == "1Pa 1Me > 3VP 1Fo"
    assert say.places_text(EN, missions["basic_night_school"], short=True) == "Museum/Arbat"
    assert say.card_text(EN, cards["survivor_firefighter"]) == "when placing: Ranger as Builder or Builder as Ranger"
    assert say.card_text(EN, cards["survivor_dock_worker"], short=True) == "place: move a token H-C"
    assert say.card_text(words("pl"), cards["survivor_dock_worker"], short=True) == "umieść: przenieś żeton P-K"
    assert say.card_text(EN, cards["hero_olympian"]) == "placing in a Metro Zone: +1 Food or +1 Part"
    assert say.event_text(EN, events["event_the_beginning"]) == "no effect"
    assert say.event_text(EN, events["event_tarpaulin_bazaar"]) == "in Arbat: any Resource > Ammo or Meds"
    assert say.event_text(EN, events["event_iron_frost"]) == "each player: pay 1 Fuel, pay 2 Food or lose 2 VP"
    assert say.event_text(EN, events["bonus_howling_dark"]) == "this round 1 more to pay for each Mutant or Beast"
    assert say.directive_text(EN, printed.directives["directive_a1_polar_vortex"]) == (
        "Fuel left: 3 for 2 VP, 5 for 4 VP, 7 for 7 VP"
    )
    assert say.directive_text(EN, printed.directives["directive_a1_polar_vortex"], short=True) == "Fuel: 3:2 5:4 7:7"
    assert say.directive_text(EN, printed.directives["directive_b6_defenders"], short=True) == (
        "Rangers x rooms, divided by 2"
    )
    assert say.level_text(EN, printed.levels[2]) == (
        "hold 3 Ammo, 3 Meds, pay 2 Food, 1 Fuel > draw 5, 2 VP at the end"
    )
    assert say.level_text(EN, printed.levels[1], short=True) == "draw 4"
    assert say.round_text(EN, 3, 6) == "Round 3 of 6"
    assert (say.round_text(EN, 0, 6), say.step_text(EN, 3)) == ("Setup", "Worker Actions")


def test_who_picks_a_hero_is_told_in_which_order_all_do() -> None:
    table = new_game(3)
    decision = table.state.open[0]
    assert decision.rule == "SET-19" and decision.seat == (table.state.first - 1) % 3
    names = ["Anna", "Boris", "Celina"]
    why = say.why_text(EN, decision, table.state, names=names)
    last = names[table.state.first]
    assert why.startswith(f"{names[decision.seat]} picks first; {last}, as First Player, picks last. ")
    assert say.why_text(EN, decision, table.state) == EN.text("why_SET-19_hero")
    alone = new_game(1, solo="village")
    assert say.why_text(EN, alone.state.open[0], alone.state, names=["Anna"]) == EN.text("why_SET-19_hero")
