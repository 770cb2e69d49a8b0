"""The game in plain text: a whole game, the words that may be typed, the curtain, and the end of the input."""

import io
import random
import re
import sys
from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import best_results
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.app.settings import Settings
from resurgence_tui.cli.plain import CLEAR, LINE, Asks, Plain, play_plain
from resurgence_tui.cli.questions import matching
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.build import a_table
from tests.ui.table.playing import host_at

from .conftest import finished, process

CURTAIN = re.compile(r"(Anna|Boris), please take the keyboard")
SECRET = re.compile(r"^(\w+)(?:: Keep |: Assign .*(?:left|last one)\)| keeps | looks at )")


def new_game(seats: str, seed: int = 7, **options: str) -> Host:
    return Library(None).new(make_setup(parse_seats(seats), seed, options=options))


class Typist:
    """Somebody at the keyboard who answers every question with any of its numbers."""

    def __init__(self, seed: int) -> None:
        self.out = io.StringIO()
        self.pick = random.Random(seed)

    def readline(self) -> str:
        shown = self.out.getvalue()
        if CURTAIN.match(shown.splitlines()[-2]):
            return "\n"
        options = re.findall(r"^\d+\. ", shown[shown.rindex("\n\n") :], re.MULTILINE)
        return f"{self.pick.randint(1, len(options))}\n"


@pytest.fixture(scope="module")
def whole_game() -> tuple[Host, str]:
    """A game of two people and a bot, and all that was printed."""
    host, typist = new_game("Anna,Boris,bot:eager"), Typist(7)
    assert Plain(host, typist, typist.out).play() == 0  # type: ignore[arg-type]
    return host, typist.out.getvalue()


def test_a_whole_game_ends_with_the_score(whole_game) -> None:
    host, shown = whole_game
    assert host.over
    lines = shown.splitlines()
    assert lines[-1] == "The game is over."
    winner = host.names[host.winners[0]]
    assert lines[-2] == f"{winner} wins."
    for name, score in zip(host.names, host.scores, strict=True):
        assert any(line.startswith(f"  {name} {score} VP: ") for line in lines)
    assert "{" not in shown and "\x1b" not in shown


@pytest.mark.smoke
def test_the_result_of_a_game_alone_is_kept_beside_its_save(tmp_path: Path) -> None:
    store, typist = Store(tmp_path), Typist(3)
    host = Library(store).new(make_setup(parse_seats("Anna"), 3, options={"solo": "village"}))
    assert Plain(host, typist, typist.out).play() == 0  # type: ignore[arg-type]
    best = best_results(store).results["village"]
    assert (best.name, best.points, best.game_id) == ("Anna", host.scores[0], host.game_id)
    assert typist.out.getvalue().splitlines()[-1] == "The game is over."


def test_private_things_are_shown_behind_their_own_curtain_only(whole_game) -> None:
    _, shown = whole_game
    found = set()
    for section in shown.split(LINE):
        holder = CURTAIN.match(section.strip())
        for line in section.splitlines():
            secret = SECRET.match(line.removeprefix("> "))
            if secret:
                assert holder is not None and holder[1] == secret[1], section
                found.add(secret[1])
    assert found == {"Anna", "Boris"}


def test_behind_the_curtain_nothing_is_told_that_was_chosen_behind_the_one_before(whole_game) -> None:
    """The last token of an assignment was told before the tokens of the next round."""
    _, shown = whole_game
    behind = [part.partition("\n\n")[0] for part in shown.split("please take the keyboard")[1:]]
    assert len(behind) > 12 and not [told for told in behind if " assigns " in told]
    before = [part.rpartition("\n\n")[2] for part in shown.split(LINE)[:-1]]
    assert len([told for told in before if " assigns " in told]) >= 12, "it is told before the screen is wiped"


def test_what_leaves_no_choice_is_told(whole_game) -> None:
    assert re.search(r"^(Anna|Boris): .+ \(only option\): ", whole_game[1], re.MULTILINE)


def test_everybody_hears_the_public_news_once_where_nothing_is_private() -> None:
    host, typist = new_game("Anna,Boris", start="beginner"), Typist(2)
    Plain(host, typist, typist.out).play()  # type: ignore[arg-type]
    shown = typist.out.getvalue()
    for round_number in range(1, 7):
        assert shown.count(f"Round {round_number} begins.") in (
            1,
            2,
        )  # once to each of two people behind their curtains
    assert shown.count("wins.") == 2  # in the log, and at the end


def test_alone_among_bots_there_is_no_curtain() -> None:
    host, typist = new_game("Anna,bot:random"), Typist(1)
    Plain(host, typist, typist.out).play()  # type: ignore[arg-type]
    shown = typist.out.getvalue()
    assert LINE not in shown and "take the keyboard" not in shown
    assert "Anna drew " in shown
    assert not re.search(r"^Bot Random 1 (keeps|looks at)", shown, re.MULTILINE)


def test_bots_alone_play_to_the_end() -> None:
    shown = typed(new_game("bot:random,bot:eager"))
    assert shown.count("Round 6 begins.") == 1
    assert shown.endswith("The game is over.\n")


def typed(host: Host, *lines: str) -> str:
    """What is printed when these lines are typed and then the input ends."""
    out = io.StringIO()
    assert Plain(host, io.StringIO("".join(f"{line}\n" for line in lines)), out).play() == 0
    return out.getvalue()


def test_a_question_mark_repeats_and_explains() -> None:
    shown = typed(new_game("Anna,bot:random"), "?")
    assert shown.count("Anna: Take a Hero") == 2
    assert "Rule SET-19." in shown


def test_b_shows_the_table_and_asks_again() -> None:
    shown = typed(new_game("Anna,bot:random"), "B")
    assert "City:\n  Arbat, upper (Metro, any token): +1 Part." in shown
    assert shown.count("Anna: Take a Hero") == 2


def test_costs_and_gains_are_told_in_words_without_signs(whole_game, run, tmp_path: Path) -> None:
    _, shown = whole_game
    assert re.search(r"^\d+\. .+: pay \d \w+.* for .*\d VP", shown, re.MULTILINE)
    table = typed(new_game("Anna,bot:random"), "b")
    assert "Hope Island, left (Harbor, Hero or Builder): 1 Part for build." in table
    run("play", "--plain", "--seats", "bot:eager*2", "--saves", str(tmp_path))
    (saved,) = tmp_path.glob("*.json")
    for text in (shown, table, run("show", str(saved)).out):
        assert " > " not in text and " for " in text


def test_q_quits(tmp_path: Path, run) -> None:
    done = run("play", "--plain", "--seats", "Anna,bot:random", "--saves", str(tmp_path), typed="q\n")
    (saved,) = tmp_path.glob("*.json")
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith(f"> Saved in {saved}.\n")


def test_numbers_ids_and_words_are_answers() -> None:
    for word in ("2", "librarian", "take:hero_librarian", "LABORER as ranger"):
        shown = typed(new_game("Anna,bot:random", seed=7), word)
        assert "Anna takes the Hero " in shown, word


def test_words_that_fit_nothing_or_too_much() -> None:
    shown = typed(new_game("Anna,bot:random"), "zeppelin", "", "99", "0", "-1", "take", "\x1b[2J")
    assert "'zeppelin' isn't an option" in shown
    assert "Type a number or words, or ? for help." in shown
    assert "'99' isn't an option" in shown and "'0' isn't an option" in shown and "'-1' isn't an option" in shown
    assert "'take' could be:\n1. " in shown
    assert "\x1b" not in shown
    assert "takes the Hero" not in shown.replace("Bot Random 1 takes", "")


def test_matching() -> None:
    options = (
        "place:hero:metro:arbat_upper",
        "place:laborer:metro:arbat_upper",
        "place:hero:metro:arbat_lower",
        "done",
    )
    lines = (
        "Hero to Arbat, upper: +1 Part",
        "Laborer to Arbat, upper: +1 Part",
        "Hero to Arbat, lower",
        "End the turn",
    )
    cases = {
        "1": [0],
        "4": [3],
        "5": [],
        "0": [],
        "٣": [],
        "done": [3],
        "end": [3],
        "END the TURN": [3],
        "place:hero:metro:arbat_lower": [2],
        "hero upper": [0],
        "upper": [0, 1],
        "lower": [2],
        "hero harbor": [],
        "Hero to Arbat, lower": [2],
    }
    assert {word: matching(options, lines, word) for word in cases} == cases


@pytest.mark.parametrize("alone", [False, True])
def test_the_score_stands_in_the_order_of_scoring_live_and_saved(tmp_path: Path, run, alone: bool) -> None:
    who = ("--solo", "village", "--seats", "bot:eager") if alone else ("--seats", "bot:eager*3")
    shown = run("play", "--plain", *who, "--seed", "3", "--saves", str(tmp_path)).out
    (saved,) = tmp_path.glob("*.json")
    texts = (shown, run("show", str(saved)).out)
    printed = [re.findall(r"^  .+ \d+ VP: .+$", text.split("Final score:\n")[1], re.MULTILINE) for text in texts]
    assert printed[0] == printed[1] and len(printed[0]) == (2 if alone else 3)
    order = ["scored before", "level", "Ammo", "Meds", "Resources", "Metro track", "Harbor track", "Compound track"]
    for line in printed[0]:
        places = [line.index(f" {word}") for word in order if re.search(rf"\d {word}", line)]
        assert places == sorted(places) and len(places) > 1


@pytest.mark.terminal
def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    done = finished(
        process("play", "--plain", "--seats", "Anna,Boris", "--seed", "3", "--saves", str(tmp_path)), "1\n1\n"
    )
    (saved,) = tmp_path.glob("*.json")
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith(f"\nSaved in {saved}.\n")
    again = finished(process("play", "--plain", str(saved), "--saves", str(tmp_path)))
    assert again.status == 0
    assert done.out.split("\n\n")[-1].split("\n>")[0] in again.out


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = finished(
        process("play", "--plain", "--seats", "Anna,bot:random", "--saves", str(tmp_path / "file")), "1\n1\n"
    )
    (told,) = done.err.splitlines()
    assert (done.status, told.partition(" in '")[0]) == (
        2,
        "resurgence: This game is not saved. The game cannot be saved",
    )
    assert done.out.count("The game cannot be saved in ") == 1
    assert "Anna takes the Starter Mission" in done.out


def test_what_came_last_is_told_to_be_lost(tmp_path: Path, monkeypatch, run) -> None:
    line = ("play", "--plain", "--seats", "Anna,bot:random", "--saves", str(tmp_path))
    assert run(*line, typed="q\n").status == 0
    (saved,) = tmp_path.glob("*.json")

    def full(self: Store, save: object, path: Path | None = None) -> Path:
        raise SaveError("The disk is full.")

    monkeypatch.setattr(Store, "write", full)
    done = run("play", "--plain", str(saved), "--saves", str(tmp_path), typed="1\nq\n")
    assert (done.status, done.err) == (
        2,
        "resurgence: The end of this game is not saved. The disk is full.\n",
    )


class Screen(io.StringIO):
    """An output that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_cleared_with_its_scrollback_at_the_curtain() -> None:
    host, out = new_game("Anna,Boris", seed=5), Screen()
    Plain(host, io.StringIO("1\n" * 4 + "\n1\n" * 4), out).play()
    shown = out.getvalue()
    assert len(CURTAIN.findall(shown)) > 3
    assert CLEAR.startswith("\x1b[3J\x1b[2J\x1b[H")
    assert LINE not in shown
    for match in CURTAIN.finditer(shown):
        assert shown[: match.start()].endswith(CLEAR)


def test_the_board_shows_nothing_while_the_curtain_is_drawn() -> None:
    host = new_game("Anna,Boris", seed=5)
    out = io.StringIO()
    typist = io.StringIO("1\n" * 4 + "b\n?\n")
    Plain(host, typist, out).play()
    last = out.getvalue().split(LINE)[-1]
    assert len(CURTAIN.findall(last)) == 3
    assert "City" not in last and "Keep" not in last


def test_q_at_the_curtain_quits() -> None:
    host, out = new_game("Anna,Boris", seed=5), io.StringIO()
    assert Plain(host, io.StringIO("1\n" * 4 + "q\n"), out).play() == 0
    assert not host.over


def test_u_at_the_curtain_calls_the_seat_back_that_has_answered_last() -> None:
    host = new_game("Anna,Boris", seed=3)
    shown = typed(host, "1", "1", "1", "1", "", "1", "u", "", "2")
    called = [match[1] for match in CURTAIN.finditer(shown)]
    assert called == ["Boris", "Anna", "Boris", "Anna"]
    undone, again = shown.index("Boris undid a choice."), shown.rindex("Boris, please take the keyboard")
    assert undone < again < shown.rindex("Boris: Keep a Salvage card")


@pytest.mark.parametrize("seed", range(4))
def test_whoever_undoes_and_redoes_whenever_that_may_be_ends_no_game(seed: int) -> None:
    class Fickle(Typist):
        """Takes back and makes again as often as anything else."""

        lines = 120

        def readline(self) -> str:
            self.lines -= 1
            at_curtain = "Press Enter when nobody is looking" in self.out.getvalue()[-120:]
            words = ("", "u") if at_curtain else ("1", "1", "2", "u", "redo")
            return self.pick.choice(words) + "\n" if self.lines else ""

    typist = Fickle(seed)
    assert Plain(new_game("Anna,Boris,Cora", seed=3), typist, typist.out).play() == 0
    assert typist.out.getvalue().count("undid a choice") > 5


ASKED = "This reveals something hidden, so you can't undo it. Go on? Type y to go on"


def last_token() -> Host:
    """Anna has the last token of the round: once it stands, the Upkeep turns up Survivor cards."""
    return host_at(a_table(2).with_items(0, food=4).assigned(0, metro="laborer").at("PLACE-01", seat=0))


@pytest.mark.rule("PLACE-01")
@pytest.mark.parametrize("no", ["", "n", "1", "rest"])
def test_before_a_choice_that_a_reveal_makes_final_there_is_one_question(no: str) -> None:
    host, out = last_token(), io.StringIO()
    Plain(host, io.StringIO(f"rest\n{no}\n"), out, asks=Asks(reveals=True)).play()
    shown = out.getvalue()
    assert shown.count(ASKED) == 1 and host.decisions == 0
    assert shown.count("Anna: Place") == 2, "the question is asked again"
    Plain(host, io.StringIO("rest\ny\n"), io.StringIO(), asks=Asks(reveals=True)).play()
    assert host.save_file().choices[0] == (0, "place:laborer:metro:rest")


def test_q_at_that_question_leaves_the_game_as_it_is() -> None:
    host, out = last_token(), io.StringIO()
    assert Plain(host, io.StringIO("rest\nq\n"), out, asks=Asks(reveals=True)).play() == 0
    assert host.decisions == 0 and ASKED in out.getvalue()


def test_a_choice_after_which_another_seat_decides_is_not_asked_about() -> None:
    t = a_table(2).assigned(0, metro="laborer").assigned(1, metro="laborer ranger").at("PLACE-01", seat=0)
    host, out = host_at(t), io.StringIO()
    Plain(host, io.StringIO("rest\n"), out, asks=Asks(reveals=True)).play()
    assert ASKED not in out.getvalue() and host.decisions


def test_what_a_payment_leaves_is_said_in_whole_words() -> None:
    t = a_table(2).with_items(0, food=2, meds=3).assigned(0, metro="laborer")
    t.placed(1, "laborer", "revolution_square_right")
    shown = typed(host_at(t.at("PLACE-01", seat=0)), "place:laborer:metro:revolution_square_right")
    assert "Pay 1 Food (leaves 1 Food)" in shown and "Pay 1 Meds (leaves 2 Meds)" in shown


def test_repeat_says_the_last_thing_again_and_nothing_from_behind_a_curtain() -> None:
    shown = typed(new_game("Anna,bot:random"), "repeat", "REPEAT")
    question = shown[shown.index("\nAnna: Take a Hero") : shown.index("> ")]
    assert shown.count(question) == 3
    host = new_game("Anna,Boris")
    own = typed(host, *["1"] * 4, "", "repeat").split("> ")
    assert "please take the keyboard" in own[4] and own[6].strip() == own[5].strip()
    assert own[5].strip() and "please take" not in own[6]


class Typed(io.StringIO):
    """A terminal at which each line comes some seconds after the one before; after its last line it is closed.

    lines: the seconds and the line.
    """

    def __init__(self, now: list[float], *lines: tuple[float, str]) -> None:
        super().__init__()
        self.now, self.lines = now, list(lines)

    def isatty(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:
        if not self.lines:
            return ""
        wait, line = self.lines.pop(0)
        self.now[0] += wait
        return line + "\n"


@pytest.mark.parametrize("first", [0.2, 0.5, 1.5])
def test_a_held_enter_lifts_no_curtain_of_plain_text(first: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("resurgence_tui.cli.plain.monotonic", lambda: now[0])
    host, out = new_game("Anna,Boris", start="beginner"), io.StringIO()
    held = [(first, ""), *[(0.05, "")] * 40]
    monkeypatch.setattr(sys, "stdin", Typed(now, *[(1.0, "1")] * 6, *held))
    Plain(host, sys.stdin, out).play()
    told = out.getvalue()
    assert host.decisions == 6 and "Anna drew" not in told and "Anna: Assign" not in told
    assert told.count("Let go of Enter, wait two seconds, then press it.") == 1
    monkeypatch.setattr(sys, "stdin", Typed(now, (5.0, "")))
    Plain(host, sys.stdin, out).play()
    assert "Anna: Assign" in out.getvalue()[len(told) :]


def test_changes_tells_what_happened_since_the_seats_last_turn_also_after_loading(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,bot:easy"), 4))
    shown = typed(host, "changes", *["1"] * 15, "changes").split("> ")
    told = shown[-2]
    assert shown[1] == "Nothing has happened since your last turn.\n" and told.startswith("Since your last turn:\n")
    assert "Bot Easy 1 places a Ranger in Kremlin, lower." in told
    assert "Hero" not in told and "Leadership" not in told
    host.close()
    assert typed(Library(Store(tmp_path)).resume(host.path), "changes").split("> ")[1] == told


def test_where_says_round_question_and_own_goods() -> None:
    host = host_at(a_table(2).with_items(0, parts=1, meds=4).assigned(0, harbor="laborer").at("PLACE-01", seat=0))
    shown = typed(host, "Where am I")
    told = shown.split("> ")[1].splitlines()
    count = len(host.asks()[0].decision.options)
    assert told == [
        "The game is here: round 1.", f"Anna: Place a Survivor ({count} options)", "Anna: 0 VP, level 1, First Player.",
        "Goods: 1 Part, 4 Meds.",
    ]  # fmt: skip


LACK = "needs 2 Parts, you have 1"


def short_of_parts() -> Host:
    """Anna's token could go to Hope Island, where 2 Parts are needed; she has one, and another token for later."""
    return host_at(a_table(2).with_items(0, parts=1).assigned(0, harbor="laborer laborer").at("PLACE-01", seat=0))


@pytest.mark.rule("PLACE-01")
@pytest.mark.parametrize("no", ["", "n", "1"])
def test_what_is_lacking_stands_beside_an_option_and_is_asked_about_once(no: str) -> None:
    host, out = short_of_parts(), io.StringIO()
    Plain(host, io.StringIO(f"place:laborer:harbor:hope_island_right\n{no}\n"), out, asks=Asks(waste=True)).play()
    shown = out.getvalue()
    assert host.decisions == 0 and shown.count(f"This brings nothing now: {LACK}.") == 1
    option = next(line for line in shown.splitlines() if "Hope Island, right" in line)
    assert option.endswith(f"; brings nothing now: {LACK}")
    Plain(host, io.StringIO("place:laborer:harbor:hope_island_right\ny\n"), out, asks=Asks(waste=True)).play()
    assert host.save_file().choices[0] == (0, "place:laborer:harbor:hope_island_right")


def test_who_does_not_want_to_be_asked_about_waste_is_not() -> None:
    host, out = short_of_parts(), io.StringIO()
    Plain(host, io.StringIO("place:laborer:harbor:hope_island_right\n"), out, asks=Asks(reveals=False)).play()
    assert host.save_file().choices[0] == (0, "place:laborer:harbor:hope_island_right")


@pytest.mark.parametrize(("terminal", "reveals", "asked"), [(True, "ask", 1), (True, "never", 0), (False, "ask", 0)])
def test_only_who_sits_at_a_terminal_is_asked_and_only_if_so_set(
    terminal: bool, reveals: str, asked: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = io.StringIO("rest\ny\n")
    monkeypatch.setattr(source, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("sys.stdin", source)
    monkeypatch.setattr("resurgence_tui.cli.plain.read_settings", lambda: (Settings(reveals=reveals), []))
    host = last_token()
    play_plain(host)
    assert capsys.readouterr().out.count(ASKED) == asked
    assert host.save_file().choices[0] == (0, "place:laborer:metro:rest")


@pytest.mark.rule("ASG-01")
def test_hand_tells_who_assigns_the_tokens_that_nobody_else_may_see() -> None:
    host = new_game("Anna,Boris", start="beginner")
    chance = random.Random(3)
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, chance.choice(ask.decision.options))
        host.settle()
    out = io.StringIO()
    Plain(host, io.StringIO("\nhand\n"), out).play()
    told = out.getvalue().split("Only Anna may read this:")[1].splitlines()
    assert told[1].startswith("Drawn: ") and "Laborer" in told[1]
    assert "holds nothing hidden" not in out.getvalue()
