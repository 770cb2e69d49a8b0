"""The reference: what players meet has an example, all links lead somewhere, and the search finds the best first."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from textual.widgets import Input

from resurgence_tui.assets_path import assets
from resurgence_tui.games import GAMES, game_called
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.i18n.reference import (
    CARDS_SECTION,
    MOST_BESIDE,
    RULES_SECTION,
    SIGNS_SECTION,
    Article,
    Reference,
    spans,
)
from resurgence_tui.i18n.resurgence.faces import FACES, kind_called, sort_of
from resurgence_tui.i18n.resurgence.names import kind_of
from resurgence_tui.i18n.resurgence.sentences import faces, rule_of
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import entries, words
from resurgence_tui.ui.screens.rules import ArticleList, RulesScreen
from tests.ui.frame.frames import SIZES, an_app, click_text, on_screen, painted, see, until

WORDS = words("en")
CONTENT = GAME.content()
BOOK = Reference(WORDS, faces(WORDS, CONTENT))


def ids(articles: list[Article]) -> list[str]:
    """Their ids."""
    return [article.id for article in articles]


# What there is


@cache
def book_of(game: str) -> Reference:
    """The reference of a game."""
    read = words("en", game=game)
    return Reference(read, sentences_of(game).faces(read, game_called(game).content()))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_meet_has_a_title_and_an_example(game: str) -> None:
    book = book_of(game)  # of which the questions and answers explain the others further
    rules = [one for one in book.section(RULES_SECTION) if not book.family_of(one.id).endswith("AMB")]
    assert len(rules) > 330
    assert [one.id for one in rules if not one.title or not one.aside] == []
    titles = [one.title for one in rules]
    assert {title for title in titles if titles.count(title) > 1} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_asks_has_an_example(game: str) -> None:
    answers = game_called(game).book.answers
    assert sorted(rule for rule in answers if not book_of(game).articles[rule].aside) == []


@pytest.mark.parametrize("game", GAMES)
def test_examples_belong_to_rules_and_are_short(game: str) -> None:
    keys = [key for key, _ in entries(assets() / "i18n" / "en" / game / "example.ftl")]
    read = words("en", game=game)
    assert sorted(set(keys)) == sorted(keys)
    assert [key for key in keys if key.removeprefix("example_") not in book_of(game).articles] == []
    assert {key: len(read.text(key)) for key in keys if len(read.text(key)) > 220} == {}


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_beside_an_article_leads_somewhere(game: str) -> None:
    book = book_of(game)
    for article in book.articles.values():
        assert all(one in book.articles and one != article.id for one in article.beside), article.id
        beside = book.beside(article)
        assert len(beside) <= MOST_BESIDE and article not in beside


def test_a_named_rule_leads_back() -> None:
    zone = BOOK.articles["arbat_upper"]
    assert ids(BOOK.beside(zone)) == ["ZONE-ARB-UPPER"]
    assert "arbat_upper" in ids(BOOK.beside(BOOK.articles["ZONE-ARB-UPPER"]))


def test_everything_printed_has_a_face_and_its_rule_exists() -> None:
    shown = {article.id for article in BOOK.section(CARDS_SECTION)}
    printed = {
        *(one.id for one in (*CONTENT.zones, *CONTENT.rooms)),
        *CONTENT.cards, *CONTENT.missions, *CONTENT.events, *CONTENT.directives, *CONTENT.salvage,
        *CONTENT.mutant_district, *CONTENT.mutant_leadership, *CONTENT.column_ids,
        *(action.id for side in CONTENT.mutant_actions for action in side),
    }  # fmt: skip
    assert printed <= shown
    assert {sort_of(CONTENT, one) for one in shown} == set(FACES)
    for one in shown:
        article = BOOK.articles[one]
        assert article.lines and article.chapter and "{" not in str(article), one
        assert rule_of(CONTENT, one) == article.beside[0] in BOOK.rules, one
        assert WORDS.has(f"face_kind_{kind_called(CONTENT, one)}")


def test_the_kind_of_a_directive_is_told_by_its_id_alone() -> None:
    assert {kind_of(one) for one in CONTENT.directives} == {"directive"}
    assert {kind_of(zone.id) for zone in CONTENT.zones} == {"zone"}


def test_a_card_shows_type_trigger_reward_story_and_a_mission_its_cost() -> None:
    chef = BOOK.articles["survivor_chef"]
    assert dict(chef.lines)["Type"] == "Builder" and dict(chef.lines)["Trigger"] == "after a rescue"
    assert dict(chef.lines)["Brings"] == "+1 Food" and chef.aside == WORDS.attribute("survivor_chef", "flavour")
    school = dict(BOOK.articles["basic_night_school"].lines)
    assert school["Complete"] == "Museum Row or Arbat" and school["Cost"] == "2 Food, 1 Fuel, 1 Meds"
    assert school["Reward"] == "1 VP, +1 Specialist, +1 any track"
    assert dict(BOOK.articles["track_metro_3"].lines)["Bonus"] == "2 Food"


def test_a_card_that_a_pack_has_changed_shows_its_values_and_not_the_old_sentence(tmp_path: Path) -> None:
    (tmp_path / "survivors.json").write_text(
        '[{"id": "survivor_chef", "type": "builder", "trigger": "after_rescue", "effect": {"gain": {"food": 2}}, '
        '"rule": "CARD-CHEF"}]', encoding="utf-8")  # fmt: skip
    content = GAME.content(str(tmp_path))
    lines = dict(next(one for one in faces(WORDS, content) if one.id == "survivor_chef").lines)
    assert lines["Brings"] == "+2 Food" and "Effect" not in lines


# The search


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("UPK-C", ["UPK-C", "UPK-C1", "UPK-C2"]),
        ("place-06", ["PLACE-06"]),
        ("chef", ["CARD-CHEF", "survivor_chef"]),
        ("dock worker", ["CARD-DOCK-WORKER", "survivor_dock_worker"]),
        ("night school", ["basic_night_school"]),
        ("iron frost", ["event_iron_frost"]),
        ("2vp", ["sign_vp", "sign_end_vp"]),
        ("mu", ["sign_mutant"]),
        ("(e)", ["sign_event"]),
        ("[m]", ["sign_metro"]),
        ("rubble", ["sign_rubble", "SET-16"]),
        ("to rescue", ["SURV-20"]),
        ("penalty zone", ["PLACE-06", "sign_pay"]),
        ("solo", ["SOLO-01", "SOLO-02"]),
    ],
)
def test_the_best_is_found_first(asked: str, first: list[str]) -> None:
    assert ids(BOOK.found(asked))[: len(first)] == first


def test_titles_come_before_texts_and_all_words_must_be_there() -> None:
    found = BOOK.found("retire")
    place = {article.id: at for at, article in enumerate(found)}
    assert max(place["RET-01"], place["RET-03"], place["sign_retire"]) < min(place["DIR-14"], place["GEN-03"])
    for article in BOOK.found("fuel upkeep"):
        assert "fuel" in str(article).casefold() and "upkeep" in str(article).casefold()
    assert BOOK.found("fuel zeppelin") == []


def test_what_looks_like_it_is_offered_where_nothing_is_found() -> None:
    assert BOOK.found("rubbel") == [] and "Rubble" in BOOK.closest("rubbel")
    assert BOOK.found("upkc") == [] and BOOK.closest("upkc")[0] == "UPK-C"
    assert BOOK.closest("qqqq") == []


def test_what_is_searched_for_is_marked_where_words_begin_else_anywhere() -> None:
    assert spans("Retire a retired Ranger", "RET") == [(0, 3), (9, 12)]
    assert spans("Compound board", "pound") == [(3, 8)]
    assert spans("Pay (E) or [M]", "(e) [m]") == [(4, 7), (11, 14)]
    assert spans("anything", "  ") == []


# On the screen


def shown(app) -> str:
    """What the article is called that is shown."""
    called = app.screen.query("#called")
    return "".join(str(one.render()) for one in called).partition(": ")[0]


async def open_at(pilot, app, at: str | None = None) -> None:
    """Open the reference at an article."""
    app.navigator.open_rules(at)
    await on_screen(pilot, "RulesScreen")
    await until(pilot, lambda: shown(app))


@pytest.mark.parametrize("by_mouse", [False, True])
@pytest.mark.parametrize("size", SIZES)
async def test_rules_signs_and_cards_are_parts_to_turn_to(
    tmp_path: Path, size: tuple[int, int], by_mouse: bool
) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await open_at(pilot, app)
        for label, section in ((" Signs ", SIGNS_SECTION), (" Cards ", CARDS_SECTION), (" Rules ", RULES_SECTION)):
            await (click_text(pilot, label) if by_mouse else pilot.press("right"))
            listed = app.screen.query_one(ArticleList)
            await until(pilot, lambda listed=listed, s=section: {one.section for one in listed.articles} == {s})


async def test_plus_and_minus_turn_over_chapters(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        for key, first in (("plus", "RET-01"), ("plus", "SET-01"), ("down", "SET-02"), ("minus", "SET-01"),
                           ("minus", "RET-01"), ("minus", "GEN-01"), ("minus", "GEN-01")):
            await pilot.press(key)
            await until(pilot, lambda first=first: shown(app) == first)


async def test_a_search_goes_through_all_parts_and_can_be_kept_to_one(tmp_path: Path) -> None:
    async with an_app(tmp_path, (120, 36)) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press(*"chef")
        await until(pilot, lambda: app.screen.query_one("#search", Input).value == "chef")
        await see(pilot, "CARD-CHEF", "Survivor card")
        await pilot.press("down", "left")
        listed = app.screen.query_one(ArticleList)
        await until(pilot, lambda: ids(listed.articles) == ["survivor_chef"])
        await see(pilot, "Trigger: after a rescue", "Example: At the Kremlin")


async def test_found_words_are_marked_in_the_list_and_in_the_text(tmp_path: Path) -> None:
    async with an_app(tmp_path, (120, 36)) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press(*"blank")
        await until(pilot, lambda: "UPK-F3" in ids(app.screen.query_one(ArticleList).articles))
        text = app.screen.query_one("#text")
        await until(pilot, lambda: "blank" in str(text.render()).casefold())
        underlined = [
            segment.text
            for strip in app.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None and segment.style.underline
        ]
        assert sum("blank" in one.casefold() for one in underlined) > 4


async def test_a_link_leads_from_rule_to_card_and_back(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app, "survivor_chef")
        await see(pilot, "Chef", "Survivor card", "1 CARD-CHEF")
        await pilot.press("1")
        await until(pilot, lambda: shown(app) == "CARD-CHEF")
        await pilot.press("backspace")
        await until(pilot, lambda: shown(app) == "Chef")
        await click_text(pilot, "CARD-CHEF Chef")
        await until(pilot, lambda: shown(app) == "CARD-CHEF")
        assert isinstance(app.screen, RulesScreen)


async def test_help_leads_to_the_glossary(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("question_mark")
        await on_screen(pilot, "HelpScreen")
        await pilot.press("s")
        await on_screen(pilot, "RulesScreen")
        await see(pilot, "Fo: Food", "A Resource.")
        assert f"{len(app.screen.reference.section(SIGNS_SECTION))} signs" in painted(app)
