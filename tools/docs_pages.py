"""Pages of the docs' site that are made when it is built, so that nothing is written down twice.

A hook of mkdocs (see mkdocs.yml): parts of the README, the files beside it, and the rule reference out of the words.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.app.library import printed
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.i18n.reference import CARDS_SECTION, RULES_SECTION, Article, Reference
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import words

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]

OF_README = {
    "index.md": ("resurgence-tui", ["resurgence-tui"]),
    "play.md": ("Play", ["Play", "How to play, in one minute"]),
    "keys.md": ("Keys", ["Keys"]),
    "command-line.md": ("Command line and saves", ["Command line", "Saves"]),
}
"""A page, its title, and the headings of the README whose parts it holds."""

BESIDE = {
    "po-polsku.md": "README.pl.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
}
"""A page that is a file at the top of the repository."""

MOVED = {file: page for page, file in BESIDE.items()} | {"README.md": "index.md"}
"""Where a link of a page at the top of the repository leads on the site; what lies in docs/ is found without it."""

LINK = re.compile(r"\]\((?!\w+:)([^)#]+)")
FILE_OF_EXAMPLE = re.compile(r"^```(\w+) ([\w.-]+)$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made here."""
    from mkdocs.structure.files import File

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """An example that names the file it is written into has that as its title."""
    return FILE_OF_EXAMPLE.sub(r'```\1 title="\2"', markdown)


def pages() -> dict[str, str]:
    """The pages that are made here, by their names."""
    parts = parts_of((ROOT / "README.md").read_text(encoding="utf-8"))
    made = {page: for_site((ROOT / file).read_text(encoding="utf-8")) for page, file in BESIDE.items()}
    for page, (title, chosen) in OF_README.items():
        texts = (parts[one] if one == title else f"## {one}\n\n{parts[one]}" for one in chosen)
        made[page] = for_site(f"# {title}\n\n" + "\n\n".join(texts))
    return made | {"rules.md": rules()}


def parts_of(readme: str) -> dict[str, str]:
    """What stands below each of the large headings."""
    found = re.split(r"^##? (.+)\n", readme, flags=re.MULTILINE)
    return {title: text.strip() for title, text in zip(found[1::2], found[2::2], strict=True)}


def for_site(text: str) -> str:
    """A page from the top of the repository, with its links as they are on the site."""
    return LINK.sub(lambda link: "](" + MOVED.get(link[1], link[1].removeprefix("docs/")), text)


def rules() -> str:
    """The rule reference: chapter by chapter, rule by rule, each with its example and a link to what belongs to it."""
    read = words(game=DEFAULT_GAME)
    cards = sentences_of(DEFAULT_GAME).faces(read, printed(game_called(DEFAULT_GAME), None))
    book = Reference(read, cards)
    lines = ["# Rules", "", "Every rule has an id, by which the program, its tests and `resurgence rules` name it."]
    for section in (RULES_SECTION, CARDS_SECTION):
        for chapter, articles in groupby(book.section(section), lambda article: article.chapter):
            lines += ["", f"## {chapter}"]
            for article in articles:
                lines += entry(article, book)
    return "\n".join(lines) + "\n"


def entry(article: Article, book: Reference) -> list[str]:
    """One rule or card in Markdown."""
    title = f"{article.called}: {article.title}" if article.title else article.called
    lines = ["", f"### {escaped(title)} {{ #{article.id} }}", "", escaped(article.text)]
    lines += [line for label, text in article.lines for line in ("", f"*{escaped(label)}* {escaped(text)}")]
    lines += ["", f"> {escaped(article.aside)}"] if article.aside else []
    linked = [f"[{escaped(other.called)}](#{other.id})" for other in book.beside(article)
              if other.section in (RULES_SECTION, CARDS_SECTION)]  # fmt: skip
    return [*lines, "", ", ".join(linked)] if linked else lines


def escaped(text: str) -> str:
    """Text in which no character means something to Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)
