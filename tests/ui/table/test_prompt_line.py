"""The lines about a question: the why in full, the news, and which of them gives way."""

from __future__ import annotations

from dataclasses import replace

from textual.app import App, ComposeResult

from resurgence_tui.ui.widgets.prompt_line import Prompt, PromptLine

NEWS = Prompt("1 Anna", asked="Place a Survivor", news="The Mutants advance in Metro.")
SHORT, LONG = "A Zone costs goods.", "A Zone costs 1 good for every Mutant and every other Survivor there; " * 2


class OnePrompt(App[None]):
    """A prompt of three lines."""

    def compose(self) -> ComposeResult:
        line = PromptLine()
        line.styles.height = 3
        yield line


async def test_a_long_why_takes_the_place_of_the_news_once_they_are_read() -> None:
    app = OnePrompt()
    async with app.run_test(size=(80, 5)) as pilot:
        line = app.query_one(PromptLine)
        for why, first, then in ((SHORT, (True, True), (True, True)), (LONG, (False, True), (True, False))):
            line.prompt = replace(NEWS, asked=f"Place {len(why)}", why=why)
            await pilot.pause()
            assert (why[:20].strip() in line.text(), NEWS.news in line.text()) == first
            line.read()
            assert (why[:20].strip() in line.text(), NEWS.news in line.text()) == then


async def test_a_question_too_long_for_its_line_goes_on_in_the_next_and_the_why_stands_below() -> None:
    app = OnePrompt()
    async with app.run_test(size=(48, 5)) as pilot:
        line = app.query_one(PromptLine)
        line.prompt = Prompt("2 Boris", asked="Pay the penalty of Hope Island, right (1)", why=SHORT)
        await pilot.pause()
        asked = [" 2 Boris  Pay the penalty of Hope Island, right", "          (1)"]
        assert line.text().splitlines() == [*asked, f" {SHORT}"]


async def test_in_a_single_line_a_problem_stands_in_place_of_the_question() -> None:
    app = OnePrompt()
    async with app.run_test(size=(48, 5)) as pilot:
        line = app.query_one(PromptLine)
        line.styles.height = 1
        for problem, shown in (("", "Pay the penalty"), ("That is not legal.", "That is not legal.")):
            line.prompt = Prompt("2 Boris", asked="Pay the penalty", why=SHORT, problem=problem)
            await pilot.pause()
            assert line.text().splitlines() == [f" 2 Boris  {shown}"]


async def test_a_long_notice_leaves_the_question_where_it_stands_unless_it_was_asked_for() -> None:
    app = OnePrompt()
    async with app.run_test(size=(48, 5)) as pilot:
        line = app.query_one(PromptLine)
        line.styles.height = 2
        for wanted, first in ((False, "Pay the penalty"), (True, "A Zone costs 1 good for every Mutant")):
            line.prompt = Prompt("2 Boris", asked="Pay the penalty", why=SHORT, notice=LONG, wanted=wanted)
            await pilot.pause()
            assert line.text().splitlines()[0] == f" 2 Boris  {first}"
