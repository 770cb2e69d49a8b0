"""Programs that answer for a seat: what they are sent, what they may do wrong, and that nothing of them is left."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.bots.bot import BotChance, Look
from resurgence_tui.bots.program import Fault, Program, end_all
from resurgence_tui.bots.program_bot import ProgramBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.types import Decision

ASKED = Decision("X", 0, ("left", "right"))
FIRST = '{"ticket": "1", "choose": "right"}'

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="the programs are written for a shell")


class StandIn:
    """Takes the first option, which no program here does."""

    slow = False

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """The first one."""
        return decision.options[0]


def bot_of(*words: str, patience: tuple[float, float] = (20.0, 20.0), watch: Watch | None = None) -> ProgramBot:
    """A bot whose program is told the rule, and whatever is in the view."""

    def phrase(decision: Decision, view: Any) -> dict[str, Any]:
        return {"rule": decision.rule, "view": view}

    return ProgramBot(words, phrase, StandIn(), watch or Watch(), patience)


def shell(script: str, **other: Any) -> ProgramBot:
    """A bot whose program is a script."""
    return bot_of("sh", "-c", script, **other)


def ask(bot: ProgramBot, view: Any = None) -> str:
    """What it answers."""
    return bot.answer(lambda: view, ASKED, BotChance(1, 0, 0))


def is_running(pid: int) -> bool:
    """Whether there is such a process, be it only to be reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_reads_questions_and_writes_answers(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = shell(
        f'while read -r line; do echo "$line" >> {shlex.quote(str(heard))}; n=$((n + 1)); '
        'echo "{\\"ticket\\": \\"$n\\", \\"choose\\": \\"right\\"}"; done'
    )
    big = "x" * 200_000  # more than a pipe holds
    assert [ask(bot, view) for view in ("one", big)] == ["right", "right"]
    assert bot.fault is None
    bot.end({"over": True})
    assert [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()] == [
        {"ticket": "1", "rule": "X", "view": "one"},
        {"ticket": "2", "rule": "X", "view": big},
        {"over": True},
    ]


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("exit 3", Fault("ended", "3")),
        ("read -r line; echo oops >&2; echo 'no, \033[31mred' >&2; exit 1", Fault("ended", "1: no, \033[31mred")),
        ("read -r line; echo hello", Fault("no_json", "hello")),
        ("read -r line; printf '\\377\\n'", Fault("no_json", "\ufffd")),
        ("read -r line; echo '{\"ticket\": \"1\"}'", Fault("no_answer")),
        ("read -r line; echo '{\"ticket\": [], \"choose\": \"left\"}'", Fault("stale")),
        ("echo '{\"ticket\": \"0\", \"choose\": \"left\"}'", Fault("stale")),
        ("read -r line; echo '{\"ticket\": \"1\", \"choose\": \"up\"}'", Fault("unlisted", "up")),
        ("read -r line; head -c 70000 /dev/zero | tr '\\0' x; sleep 60", Fault("too_long", "64")),
        ("yes", Fault("no_json", "y")),
        ("kill -9 $$", Fault("ended", "-9")),
        ("exec >&-; sleep 60", Fault("closed")),
        ("exec >&-; cat >/dev/null; exit 4", Fault("ended", "4")),
    ],
)
def test_what_is_wrong_is_kept_and_the_stand_in_answers_from_then_on(script: str, fault: Fault) -> None:
    bot = shell(script)
    assert ask(bot) == "left"
    assert bot.fault == fault
    assert ask(bot) == "left" and bot.fault == fault


def test_a_program_that_is_not_there_is_told() -> None:
    bot = bot_of("/nowhere/bot")
    assert (ask(bot), bot.fault) == ("left", Fault("not_started", "no such file or directory"))


@pytest.mark.terminal
def test_a_silent_program_is_waited_for_only_so_long_and_for_its_first_answer_longer() -> None:
    bot = shell(f"read -r line; sleep 0.3; echo '{FIRST}'; sleep 60", patience=(20.0, 0.2))
    began = time.monotonic()
    assert (ask(bot), bot.fault) == ("right", None)
    assert (ask(bot), bot.fault) == ("left", Fault("silent", "0"))
    assert time.monotonic() - began < 20


@pytest.mark.terminal
def test_nothing_of_a_program_is_left_not_even_what_it_has_started(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    script = f"trap '' TERM; sleep 300 & echo $$ $! > {shlex.quote(str(note))}; read -r line; echo '{FIRST}'; wait"
    for end in (ProgramBot.end, lambda bot: end_all()):
        bot = shell(script)
        assert ask(bot) == "right"
        pids = [int(word) for word in note.read_text(encoding="utf-8").split()]
        assert len(pids) == 2 and all(map(is_running, pids))
        end(bot)
        until = time.monotonic() + 60  # what the program had started is reaped by the system
        while any(map(is_running, pids)) and time.monotonic() < until:
            time.sleep(0.01)
        assert not any(map(is_running, pids))


def test_a_program_that_ends_by_itself_has_time_to_clean_up(tmp_path: Path) -> None:
    note = tmp_path / "clean"
    program = Program(("sh", "-c", f"while read -r line; do :; done; sleep 0.1; echo > {shlex.quote(str(note))}"))
    program.end()
    assert note.exists()


def test_an_answer_that_nobody_waits_for_any_more_is_passed_over_when_it_comes() -> None:
    class Stopped(Watch):
        """Stopped as soon as it is started, the first time."""

        times = 0

        def start(self) -> None:
            super().start()
            self.times += 1
            if self.times == 1:
                self.stop()

    second = FIRST.replace("1", "2")
    bot = shell(f"read -r line; read -r line; echo '{FIRST}'; echo '{second}'; sleep 60", watch=Stopped())
    assert (ask(bot), bot.fault) == ("left", None)
    assert (ask(bot), bot.fault) == ("right", None)
    bot.end()


def test_a_program_that_has_been_ended_is_started_anew_when_it_is_asked_again() -> None:
    bot = bot_of(sys.executable, "-c", (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'ticket': json.loads(line)['ticket'], 'choose': 'right'}), flush=True)"
    ))  # fmt: skip
    assert ask(bot) == "right"
    bot.end()
    assert (ask(bot), bot.fault) == ("right", None)
    bot.end()
