"""The rule reference: opening at a rule, search, rules beside one another."""

from pathlib import Path

import pytest
from textual.widgets import Input

from resurgence_tui.i18n.reference import RULES_SECTION, SECTIONS, Reference
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.rules import ArticleList, RulesScreen
from resurgence_tui.ui.widgets.article_pane import BesideLine
from tests.ui.frame.frames import SIZES, an_app, click_text, on_screen, painted, see, until

RULES = (Path(__file__).parents[2] / "fixtures" / "rule_ids.txt").read_text(encoding="utf-8").split()


def shown(app) -> str:
    """What the article is called that is shown."""
    return str(app.screen.query_one("#called").render()).partition(": ")[0]


async def open_at(pilot, app, rule: str | None = None) -> None:
    """Open the reference at a rule."""
    app.navigator.open_rules(rule)
    await on_screen(pilot, "RulesScreen")
    await until(pilot, lambda: shown(app))


def test_every_rule_is_in_it_once() -> None:
    assert sorted(Reference(words()).rules) == sorted(RULES)


def test_the_search_finds_ids_families_and_words() -> None:
    book = Reference(words())
    ids = [article.id for article in book.found("upk-c")]
    assert ids[:8] == ["UPK-C", *(f"UPK-C{number}" for number in range(1, 8))]
    assert [article.id for article in book.found("tie")][:3] == ["TIE-01", "TIE-02", "TIE-03"]
    assert book.found("  ") == list(book.articles.values())
    found = book.found("leadership tie")
    assert found and all("leadership" in str(one).casefold() and "tie" in str(one).casefold() for one in found)
    assert book.found("xyzzy") == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.smoke
async def test_it_opens_at_a_rule_with_example_and_rules_beside(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await open_at(pilot, app, "GEN-03")
        assert shown(app) == "GEN-03"
        await see(pilot, "General rules", "Example: You complete", "See also", "1 AMB-130", "2 AMB-03")
        assert app.screen.query_one(ArticleList).article.id == "GEN-03"


async def test_an_unknown_rule_opens_it_at_the_first(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app, "NO-SUCH")
        assert shown(app) == RULES[0] or shown(app) == "GEN-01"


async def test_arrows_read_on_and_every_rule_can_be_shown(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press("down", "down", "down")
        await until(pilot, lambda: shown(app) == "GEN-04")
        await pilot.press("end")
        await until(pilot, lambda: shown(app) == app.screen.reference.rules[-1])
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        for rule in screen.reference.rules[::25]:
            screen.go_to(rule)
            await until(pilot, lambda rule=rule: shown(app) == rule)


async def test_typing_searches_and_escape_ends_the_search_before_it_leaves(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press(*"rubble")
        await until(pilot, lambda: app.screen.query_one("#search", Input).value == "rubble")
        found = app.screen.reference.found("rubble")
        await see(pilot, f"{len(found)} found")
        await until(pilot, lambda: shown(app) == found[0].called)
        await pilot.press("down", "down")
        await until(pilot, lambda: shown(app) == found[1].called)
        await pilot.press("escape")
        sections = {section: len(app.screen.reference.section(section)) for section in SECTIONS}
        assert sections[RULES_SECTION] == len(RULES)
        await see(pilot, f"{sections[app.screen.section]} ")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")


async def test_a_search_for_nothing_says_so(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press("slash", *"xyzzy")
        await see(pilot, "Nothing matches.")
        await pilot.press("down", "enter", "1")
        assert isinstance(app.screen, RulesScreen)


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_a_rule_beside_it_is_one_key_or_click_away_and_backspace_returns(tmp_path: Path, by_mouse: bool) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app, "GEN-03")
        await (click_text(pilot, "2 AMB-03") if by_mouse else pilot.press("2"))
        await until(pilot, lambda: shown(app) == "AMB-03")
        await pilot.press("backspace")
        await until(pilot, lambda: shown(app) == "GEN-03")


async def test_a_rule_beside_it_is_found_while_a_search_hides_it(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        await pilot.press("slash", *"gen-03", "enter")
        await until(pilot, lambda: shown(app) == "GEN-03")
        await pilot.press("1")
        await until(pilot, lambda: shown(app) == "AMB-130")
        await see(pilot, f"{len(RULES)} rules")


async def test_f1_opens_it_at_the_rule_that_the_screen_is_about(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.screen.rule_here = lambda: "UPK-C"  # type: ignore[attr-defined]
        await pilot.press("f1")
        await on_screen(pilot, "RulesScreen")
        await until(pilot, lambda: shown(app) == "UPK-C")
        await pilot.press("f1")
        await pilot.pause()
        assert len(app.screen_stack) == 2


async def test_a_click_in_the_list_shows_that_rule(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await open_at(pilot, app)
        await click_text(pilot, "GEN-08")
        await until(pilot, lambda: shown(app) == "GEN-08")
        assert "See also" in painted(app)


async def test_at_the_smallest_size_hint_and_rules_beside_are_not_cut_short(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.navigator.open_rules("UPK-C")
        await on_screen(pilot, "RulesScreen")
        await see(pilot, "Search: words, UPK-C, 2vp", "See also")
        beside = [line for line in app.screen.query(BesideLine) if line.display]
        await until(pilot, lambda: any(line.size.height == 2 for line in beside))
        assert all(line.text().startswith(str(place)) for place, line in enumerate(beside, 1))
