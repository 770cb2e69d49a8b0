"""A game as JSON lines: questions, answers that do not fit, the end, and nothing in a view that is another's."""

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import known_results
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.jsonl import Lines
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, ITEM_WORDS, ROOM_IDS, TOKEN_WORDS, ZONE_IDS
from resurgence_tui.saves.results import RESULTS
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

from .conftest import ROOT, finished, process


def new_game(seats: str, seed: int = 7) -> Host:
    return Library(None).new(make_setup(parse_seats(seats), seed))


class Player:
    """A program at the other end: gives an answer to every question, and now and then nonsense before it."""

    def __init__(self, seed: int, nonsense: float = 0.0) -> None:
        self.out = io.StringIO()
        self.pick = random.Random(seed)
        self.nonsense = nonsense
        self.read = 0
        self.old_tickets = ["none"]
        self.questions: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []

    def news(self) -> list[dict[str, Any]]:
        """What has been written since the last look."""
        text = self.out.getvalue()
        lines, self.read = text[self.read :].splitlines(), len(text)
        return [json.loads(line) for line in lines]

    def __iter__(self) -> Iterator[str]:
        while True:
            (message,) = self.news()
            if "error" in message:
                self.errors.append(message)
                message = self.questions[-1]
                assert self.errors[-1]["ticket"] == message["ticket"]
            else:
                self.questions.append(message)
            if self.pick.random() < self.nonsense:
                yield self.pick.choice(self.wrong(message))
                continue
            self.old_tickets.append(message["ticket"])
            yield answer(message["ticket"], self.pick.choice(message["options"])["id"])

    def wrong(self, message: dict[str, Any]) -> list[str]:
        """Lines that are no answer to this question."""
        option = message["options"][0]["id"]
        return [
            "\n",
            "garbage\n",
            '{"ticket": \n',
            "[1, 2]\n",
            "null\n",
            '"done"\n',
            "[" * 100_000 + "\n",
            json.dumps({"ticket": message["ticket"]}) + "\n",
            json.dumps({"choose": option}) + "\n",
            answer(self.old_tickets[-1], option),
            answer(message["ticket"], "no such option"),
            answer(message["ticket"], option[:-1]),
            json.dumps({"ticket": message["ticket"], "choose": 1}) + "\n",
            json.dumps({"ticket": [message["ticket"]], "choose": option}) + "\n",
        ]


def answer(ticket: str, option: str) -> str:
    return json.dumps({"ticket": ticket, "choose": option}) + "\n"


def played(host: Host, player: Player) -> dict[str, Any]:
    """The last line of a game played to its end."""
    assert Lines(host, player, player.out).play() == 0  # type: ignore[arg-type]
    (end,) = player.news()
    return end


def test_a_whole_game_with_nonsense_in_between_is_the_same_game() -> None:
    sober, noisy = Player(5), Player(5, nonsense=0.2)
    first, second = new_game("me,bot:random"), new_game("me,bot:random")
    end = played(first, sober)
    assert end == {"over": True, "scores": first.scores, "winners": first.winners}
    assert played(second, noisy)["over"] is True
    assert sober.errors == [] and len(noisy.errors) > 10
    assert {error["error"] for error in noisy.errors} >= {
        "That line is not JSON.",
        "An answer must be an object with a ticket and, as choose, the id of an option.",
        "That ticket does not belong to the open question.",
    }


@pytest.mark.smoke
def test_a_question_has_the_agreed_shape() -> None:
    player = Player(3)
    played(new_game("me,you,bot:eager"), player)
    tickets = [question["ticket"] for question in player.questions]
    assert len(set(tickets)) == len(tickets)
    assert {question["seat"] for question in player.questions} == {0, 1}
    for question in player.questions:
        assert list(question) == ["ticket", "seat", "rule", "prompt", "options", "view"]
        assert len(question["options"]) > 1
        assert all(list(option) == ["id", "text"] and option["text"] for option in question["options"])
        texts = [option["text"] for option in question["options"]]
        assert len(set(texts)) == len(texts), question["rule"]
        assert "{" not in question["prompt"] + "".join(texts)


def test_a_view_holds_no_secret() -> None:
    player = Player(9)
    played(new_game("me,you,bot:eager"), player)
    private = 0
    for question in player.questions:
        view, seat = question["view"], question["seat"]
        assert not {"seed", "chance", "agenda", "private", "content"} & set(view)
        for deck in ("survivor_deck", "basic_deck", "advanced_deck", "event_deck", "mutant_deck", "aside"):
            assert set(view[deck]) <= {"?"}
        assert all(fact[3] in (-1, seat) for fact in view["facts"])
        for rule, asked, options, context, secret in view["open"]:
            assert asked == seat or not secret or (options, context) == ([], []), rule
        for owner, record in enumerate(view["seats"]):
            assert set(record["rubble"]) <= {"?", ""}
            if owner == seat:
                continue
            assert set(record["hand"]) | set(record["picks"]) <= {"?"}
            if view["veiled"]:
                private += 1
                assert not any(record["areas"][:15]) and not any(record["bag"][:5]) and not any(record["drawn"][:5])
    assert private > 20


def test_the_answer_must_be_to_the_question_that_was_put() -> None:
    host = new_game("me,you", seed=2)
    out = io.StringIO()
    lines = Lines(host, io.StringIO(""), out)
    assert lines.play() == 0
    (ask,) = host.asks()
    with pytest.raises(Exception, match="does not belong"):
        lines.answer(answer("other", ask.decision.options[0]), ask)


@pytest.mark.terminal
def test_a_process_flushes_every_line_saves_and_ends_with_its_input(tmp_path: Path) -> None:
    child = process("play", "--jsonl", "--seats", "Zoë,bot:random", "--seed", "7", "--saves", str(tmp_path))
    assert child.stdin is not None and child.stdout is not None
    tickets = []
    for _ in range(3):
        question = json.loads(child.stdout.readline())
        tickets.append(question["ticket"])
        child.stdin.write(b"\xff\xfe\n")
        child.stdin.flush()
        refused = json.loads(child.stdout.readline())
        assert refused == {"error": "That line is not JSON.", "ticket": question["ticket"]}
        child.stdin.write(answer(question["ticket"], question["options"][0]["id"]).encode())
        child.stdin.flush()
    last = json.loads(child.stdout.readline())
    done = finished(child)
    assert (done.status, done.out, done.err) == (0, "", "")
    (saved,) = tmp_path.glob("*.json")
    again = finished(process("play", "--jsonl", "--resume", str(saved)))
    resumed = json.loads(again.out)
    assert resumed["ticket"] not in tickets
    assert {**resumed, "ticket": ""} == {**last, "ticket": ""}


def test_a_game_that_could_not_be_saved_ends_with_a_line_about_it(run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for seats in ("me,bot:random", "bot:random*2"):
        done = run("play", "--jsonl", "--seats", seats, "--seed", "1", "--saves", str(tmp_path / "file"))
        assert done.status == 2 and json.loads(done.out)
        (told,) = done.err.splitlines()
        assert told.startswith("resurgence: This game is not saved. The game cannot be saved in ")


def test_a_finished_game_ends_at_once(run, tmp_path: Path) -> None:
    done = run("play", "--jsonl", "--seats", "bot:random*2", "--seed", "1", "--saves", str(tmp_path))
    assert list(json.loads(done.out)) == ["over", "scores", "winners"]
    (saved,) = tmp_path.glob("*.json")
    assert run("play", "--jsonl", str(saved), "--saves", str(tmp_path)).out == done.out


@pytest.mark.terminal
def test_the_bot_in_the_documentation_plays_a_game(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(import json, random.*?)^```", page, re.DOTALL | re.MULTILINE)
    started = '["resurgence", "play"'
    assert started in program
    program = program.replace(started, f'[{sys.executable!r}, "-m", "resurgence_tui", "play"')
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "RESURGENCE_SAVES": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\[\d+, \d+\]\n", done.stdout)


def test_the_result_is_kept_unless_all_seats_are_bots(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for seats in ("bot:random*2", "Anna,bot:random"):
        host, player = Library(store).new(make_setup(parse_seats(seats), 7)), Player(7)
        assert Lines(host, player, player.out).play() == 0  # type: ignore[arg-type]
        assert json.loads(player.out.getvalue().splitlines()[-1])["over"] is True
    (kept,) = known_results(store).results
    assert (kept.game_id, [side.points for side in kept.sides]) == (host.game_id, host.scores)


def test_a_result_that_cannot_be_kept_is_one_line_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, player = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,bot:random"), 7)), Player(7)
    (tmp_path / RESULTS).write_text('{"format":99,"results":[]}', encoding="utf-8")
    assert Lines(host, player, player.out).play() == 0  # type: ignore[arg-type]
    assert json.loads(player.out.getvalue().splitlines()[-1])["over"] is True
    newer = "'results.json' was written by a newer version of this program."
    assert capsys.readouterr() == ("", f"resurgence: The result cannot be kept: {newer}\n")


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("`items`", ITEM_WORDS),
        (r"tokens \(", TOKEN_WORDS),
        ("`areas`", AREA_WORDS),
        ("`tracks`", AREA_WORDS),
        ("`zones`", ZONE_IDS),
        ("`rooms`", tuple(room.removeprefix("room_") for room in ROOM_IDS)),
    ],
)
def test_the_documentation_names_lists_of_numbers_in_their_order(field: str, words: tuple[str, ...]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\| {field}.*\| (.*) \|$", page, re.MULTILINE)
    assert re.split(r"[;:]|, of each", row)[0] == ", ".join(words)
