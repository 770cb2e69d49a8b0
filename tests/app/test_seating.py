"""From words to seats."""

import pytest

from resurgence_tui.app.seating import commands_in, parse_seats


def shown(text: str) -> list[tuple[str, str, int]]:
    """Name, player and colour of each seat."""
    return [(seat.name, seat.player, seat.colour) for seat in parse_seats(text)]


def test_names_and_bots_take_seats_and_colours_in_order() -> None:
    assert shown("Anna, Boris ,bot:random*2") == [
        ("Anna", "human", 0),
        ("Boris", "human", 1),
        ("Bot Random 1", "bot:random", 2),
        ("Bot Random 2", "bot:random", 3),
    ]


def test_bots_do_not_take_the_name_of_a_person() -> None:
    assert [name for name, _, _ in shown("bot:eager,bot eager 1,bot:eager")] == [
        "Bot Eager 2",
        "bot eager 1",
        "Bot Eager 3",
    ]


def test_four_bots() -> None:
    assert len({name for name, _, _ in shown("bot:random*4")}) == 4


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "at least one character"),
        ("Anna,", "at least one character"),
        ("Anna,anna", "same name"),
        ("Anna,bot:genius", "no bot 'bot:genius'"),
        ("bot:", "no bot 'bot:'"),
        ("bot:cmd", "needs a command, such as bot:cmd:./mybot"),
        ("bot:cmd: ", "needs a command"),
        ("bot:cmd:cat*9", "number of seats"),
        ("bot:cmd:./nowhere\x1b[2J", "no program './nowhere2J' that can be run"),
        ("bot:cmd:cat 'a,Anna", "quotation mark without an end"),
        ("bot:cmd:cat 'a,Anna", "The command 'cat 'a' has"),
        ("bot:random*0", "number of seats"),
        ("bot:random*x", "number of seats"),
        ("bot:random*", "number of seats"),
        ("bot:random*-1", "number of seats"),
        ("bot:random*" + "9" * 5000, "number of seats"),
        ("bot:random*²", "number of seats"),
        ("a,b,c,d,e", "at most 4 seats, not 5"),
        ("a,bot:random*4", "at most 4 seats, not 5"),
        ("\x1b[31mA,B", "cannot be shown"),
        ("x" * 30, "at most 24"),
    ],
)
def test_what_cannot_be_seated_is_refused_in_one_sentence(text: str, word: str) -> None:
    with pytest.raises(ValueError, match=word) as caught:
        parse_seats(text)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 200


def test_a_program_has_a_seat_and_its_command_is_kept_apart() -> None:
    text = "O'Neil, bot:cmd:sh -c 'a, b' \"c d\"*2 ,bot:cmd:cat"
    assert shown(text) == [
        ("O'Neil", "human", 0),
        ("Bot Program 1", "bot:cmd", 1),
        ("Bot Program 2", "bot:cmd", 2),
        ("Bot Program 3", "bot:cmd", 3),
    ]
    shell = ("sh", "-c", "a, b", "c d")
    assert commands_in(text) == {1: shell, 2: shell, 3: ("cat",)}
