"""The lines about a question: the news by whole facts, the why in full, and which of them gives way."""

from __future__ import annotations

from dataclasses import replace

from rich.cells import cell_len
from textual.app import App, ComposeResult

from resurgence_tui.ui.theme import UNICODE
from resurgence_tui.ui.widgets.prompt_line import Prompt, PromptLine, as_fits

FACTS = ("Boris rests a Laborer.", "Boris places a Ranger in Kremlin, upper.", "Boris rescues the Cook.")
NEWS = Prompt("1 Anna", asked="Place a Survivor", news="Since your last turn:", facts=FACTS, more="... l: log")
SHORT, LONG = "A Zone costs goods.", "A Zone costs 1 good for every Mutant and every other Survivor there; " * 2


def test_the_news_end_with_a_whole_fact() -> None:
    assert as_fits(NEWS, 120, 1, UNICODE) == [" ".join((NEWS.news, *FACTS))]
    assert as_fits(NEWS, 60, 1, UNICODE) == [f"{NEWS.news} {FACTS[0]} {NEWS.more}"]
    assert as_fits(NEWS, 70, 2, UNICODE)[-1].endswith(FACTS[2])
    (cut,) = as_fits(NEWS, 40, 1, UNICODE)
    assert cut.endswith(NEWS.more) and cell_len(cut) <= 40


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
