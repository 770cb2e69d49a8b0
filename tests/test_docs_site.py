"""The site of the docs: every page is reached, and what is made out of README and words is whole.

The site itself is built by `mkdocs build --strict`, which the workflow does: that needs the extra `docs`.
"""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from resurgence_tui.i18n.families import RULE
from resurgence_tui.i18n.text import words

ROOT = Path(__file__).parents[1]


@cache
def docs_pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_pages", ROOT / "tools" / "docs_pages.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def all_pages() -> dict[str, str]:
    written = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md")}
    assert not written.keys() & docs_pages().pages().keys()
    return written | docs_pages().pages()


def test_the_site_leads_to_every_page() -> None:
    listed = re.findall(r": ([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(all_pages())


def test_every_rule_stands_in_the_reference_under_its_id() -> None:
    page = all_pages()["rules.md"]
    ids = [RULE.id_in(key) for key, _ in words().entries_of("rule.ftl")]
    assert len(ids) > 100
    assert [rule for rule in ids if rule and f" {{ #{rule} }}\n" not in page] == []
    anchors = re.findall(r"\{ #(\S+) \}", page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


def test_links_lead_to_pages_and_pictures_of_the_site() -> None:
    known = all_pages()
    for name, text in known.items():
        for link in re.findall(r"\]\((?!\w+:)([^)#]+)", text):
            assert link in known or (ROOT / "docs" / link).is_file(), f"{name}: {link}"


def test_the_parts_of_the_readme_for_players_are_on_the_site() -> None:
    page = all_pages()
    assert "Assign tokens" not in page["index.md"] and "unofficial" in page["index.md"]
    assert "Most Victory Points (VP) win" in page["play.md"]
    assert "| key | does |" in page["keys.md"]
    assert "resurgence simulate" in page["command-line.md"]


def test_an_example_names_its_file() -> None:
    made = docs_pages().on_page_markdown("```json missions.json\n[]\n```\n```python\n```", None, None, None)
    assert made == '```json title="missions.json"\n[]\n```\n```python\n```'
