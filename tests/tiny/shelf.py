"""How the auction is put on the shelf, beside Resurgence."""

from pathlib import Path

from resurgence_tui.games import Listed

LISTED = Listed(
    game="tests.tiny.game",
    options="tests.tiny.options",
    sentences="tests.tiny.sentences",
    screens="tests.tiny.screens",
    valuation="tests.tiny.valuation",
    words=str(Path(__file__).parent / "words" / "{language}"),
)
