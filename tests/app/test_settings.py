"""The file of the settings: a bad line costs that line alone and is named; writing changes what has to change."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resurgence_tui.app.settings import (
    FILE,
    FIRST_LINE,
    KEYS,
    LARGEST,
    Problem,
    Settings,
    changed,
    choices_of,
    chosen_saves,
    languages,
    read_settings,
    settings_folder,
    write_settings,
)
from resurgence_tui.i18n.settings_words import problem_text
from resurgence_tui.i18n.text import words

ROOT = Path(__file__).parents[2]

EVERYTHING = Settings(
    theme="snow-light",
    signs="ascii",
    animation=False,
    confirmations=False,
    reveals="never",
    waste="never",
    free_gains=False,
    moments="skip",
    pace="at-once",
    language="pl",
    saves="/tmp/games",
    content="~/cards",
    guide_offered=True,
    names="Anna,Boris",
)


LANGUAGES = choices_of("language")


def write(folder: Path, text: str | bytes) -> Path:
    path = folder / FILE
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def sentences(problems: list[Problem]) -> list[str]:
    return [problem_text(words(), *problem) for problem in problems]


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "nowhere") == (Settings(), [])


def test_what_is_written_is_read(tmp_path: Path) -> None:
    write_settings(EVERYTHING, tmp_path / "deep" / "down")
    assert read_settings(tmp_path / "deep" / "down") == (EVERYTHING, [])
    assert (tmp_path / "deep" / "down" / FILE).read_text(encoding="utf-8").startswith(FIRST_LINE)


def test_every_setting_differs_from_the_usual_in_this_test() -> None:
    usual, other = Settings()._asdict(), EVERYTHING._asdict()
    assert [key for key in KEYS if usual[key] == other[key]] == []


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    write_settings(Settings(), tmp_path)
    assert not (tmp_path / FILE).exists()
    write_settings(changed(Settings(), animation=False), tmp_path)
    assert (tmp_path / FILE).read_text(encoding="utf-8") == FIRST_LINE + "animation = false\n"


BAD = {
    "theme = snow-light": "Line 2 of settings.toml makes no sense: theme = snow-light (put text in quotes).",
    'theme = "pink"': "Line 2 of settings.toml: theme cannot be \"pink\"; use "
    "frozen-city, snow-light, high-contrast, colour-blind.",
    'animation = "yes"': "Line 2 of settings.toml: animation cannot be \"yes\"; use true, false.",
    "confirmations = 1": "Line 2 of settings.toml: confirmations cannot be 1; use true, false.",
    "saves = 3": "Line 2 of settings.toml: saves cannot be 3; it must be text in quotes.",
    'saves = "games"': "Line 2 of settings.toml: saves must be a full path starting with / or ~, not games.",
    'language = "xx"': f"Line 2 of settings.toml: language cannot be \"xx\"; use {', '.join(LANGUAGES)}.",
    "colour = 3": "Line 2 of settings.toml: there is no setting colour.",
    "[looks]": "Line 2 of settings.toml: sections are not allowed; skipped what follows [looks].",
    "a.b = 1": "Line 2 of settings.toml: there is no setting a.",
    "= 3": "Line 2 of settings.toml makes no sense: = 3 (put text in quotes).",
    "\x00": "Line 2 of settings.toml makes no sense: ? (put text in quotes).",
    'saves = """': "Line 2 of settings.toml makes no sense: saves = \"\"\" (put text in quotes).",
    "content = [": "Line 2 of settings.toml makes no sense: content = [ (put text in quotes).",
}


@pytest.mark.parametrize("line", BAD, ids=ascii)
def test_a_bad_line_is_named_and_all_the_rest_is_used(line: str, tmp_path: Path) -> None:
    after = "" if line == "[looks]" else 'signs = "ascii"\n'
    write(tmp_path, f"# mine\n{line}\n{after}")
    settings, problems = read_settings(tmp_path)
    assert sentences(problems) == [BAD[line]]
    assert settings == (Settings(signs="ascii") if after else Settings())


def test_a_line_that_is_no_text_is_named(tmp_path: Path) -> None:
    write(tmp_path, b'animation = false\ncontent = "/tmp/\xff"\nsigns = "ascii"\n')
    assert read_settings(tmp_path) == (Settings(animation=False, signs="ascii"), [
        Problem("text", 2, value=f'content = "/tmp/{"?"}"')])
    assert sentences([Problem("text", 2)]) == ["Line 2 of settings.toml is not UTF-8 text; skipped."]


def test_the_first_of_two_counts(tmp_path: Path) -> None:
    write(tmp_path, 'theme = "snow-light"\ntheme = "high-contrast"\n')
    settings, problems = read_settings(tmp_path)
    assert settings.theme == "snow-light"
    assert sentences(problems) == ["Line 2 of settings.toml: theme is set twice; the first one counts."]


def test_what_stands_below_a_section_is_none_of_ours(tmp_path: Path) -> None:
    write(tmp_path, '[other]\ntheme = "snow-light"\nrubbish here\n[another]\n')
    settings, problems = read_settings(tmp_path)
    assert settings == Settings()
    assert problems == [Problem("section", 1, value="[other]")]


def test_values_over_several_lines_and_other_ways_of_writing(tmp_path: Path) -> None:
    long = b'saves = """\\\r\n  /tmp/games"""\r\nanimation=false#no\r\n'
    write(tmp_path, b"\xef\xbb\xbf\"theme\" = 'snow-light'\r\n" + long)
    assert read_settings(tmp_path) == (Settings(theme="snow-light", saves="/tmp/games", animation=False), [])


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    settings, problems = read_settings(tmp_path)
    assert (settings, sentences(problems)) == (
        Settings(), ["settings.toml is not a file; the defaults apply."])
    with pytest.raises(OSError):
        write_settings(EVERYTHING, tmp_path)
    assert (tmp_path / FILE).is_dir()


def test_a_huge_file_is_neither_read_nor_lost(tmp_path: Path) -> None:
    path = write(tmp_path, 'theme = "snow-light"\n' + "#" * LARGEST)
    settings, problems = read_settings(tmp_path)
    assert settings == Settings()
    assert sentences(problems) == [
        "settings.toml is larger than 16 KB; the defaults apply."]
    with pytest.raises(OSError):
        write_settings(EVERYTHING, tmp_path)
    assert path.stat().st_size > LARGEST


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to(tmp_path / FILE)  # which leads nowhere, whoever asks
    settings, problems = read_settings(tmp_path)
    assert settings == Settings()
    assert [problem.fault for problem in problems] == ["unreadable"]
    assert sentences(problems)[0].startswith("settings.toml cannot be read (")
    with pytest.raises(OSError):
        write_settings(EVERYTHING, tmp_path)
    assert (tmp_path / FILE).is_symlink()


def test_a_bad_file_costs_little_time(tmp_path: Path) -> None:
    write(tmp_path, "a = [\n" * (LARGEST // 6))
    start = process_time()
    _, problems = read_settings(tmp_path)
    assert len(problems) == LARGEST // 6
    assert process_time() - start < 5


def test_reading_does_not_wait_for_the_import_of_what_writes(tmp_path: Path) -> None:
    write(tmp_path, 'theme = "snow-light" # mine\nanimation = false\n')
    code = """if True:
        import sys
        from resurgence_tui.app.settings import Settings, read_settings
        assert read_settings(sys.argv[1]) == (Settings(theme="snow-light", animation=False), [])
        sys.exit("tomlkit" in sys.modules)
    """
    assert subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False, cwd=ROOT).returncode == 0


# Writing


MINE = """\
# how I like it
theme = "snow-light"  # by day

colour = "red" # of another program
animation = maybe
saves = '''
/tmp/games'''
[other]
theme = "mine"
"""


def test_writing_keeps_what_the_player_wrote(tmp_path: Path) -> None:
    path = write(tmp_path, MINE)
    settings, _ = read_settings(tmp_path)
    write_settings(changed(settings, theme="high-contrast", signs="ascii", saves="/tmp/more"), tmp_path)
    assert path.read_text(encoding="utf-8") == """\
# how I like it
theme = "high-contrast"  # by day

colour = "red" # of another program
animation = maybe
saves = "/tmp/more"
signs = "ascii"
[other]
theme = "mine"
"""


def test_only_what_was_set_is_written_and_what_was_wrong_about_it_is_mended(tmp_path: Path) -> None:
    path = write(tmp_path, 'theme = "pink" # mine\nsigns = "ascii"\nanimation = 3\n')
    ours, _ = read_settings(tmp_path)
    write(tmp_path, 'theme = "pink" # mine\nsigns = "unicode"\nanimation = 3\n')  # as another program may
    write_settings(changed(ours, theme="frozen-city", confirmations=False), tmp_path, keys=["theme", "confirmations"])
    assert path.read_text(encoding="utf-8") == (
        'theme = "frozen-city" # mine\nsigns = "unicode"\nanimation = 3\nconfirmations = false\n')


def test_writing_nothing_new_leaves_the_file_alone(tmp_path: Path) -> None:
    path = write(tmp_path, MINE)
    settings, _ = read_settings(tmp_path)
    before = path.stat().st_mtime_ns
    write_settings(settings, tmp_path)
    assert (path.read_text(encoding="utf-8"), path.stat().st_mtime_ns) == (MINE, before)


def test_ends_of_lines_bytes_and_rights_stay(tmp_path: Path) -> None:
    path = write(tmp_path, b'\xef\xbb\xbftheme = "snow-light"\r\nx = "\xff"\r\nsigns = "ascii"')
    path.chmod(0o600)
    write_settings(changed(read_settings(tmp_path)[0], theme="high-contrast", animation=False), tmp_path)
    assert path.read_bytes() == (
        b'\xef\xbb\xbftheme = "high-contrast"\r\nx = "\xff"\r\nsigns = "ascii"\nanimation = false\n')
    assert path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real = write(tmp_path, "# kept elsewhere\n")
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / FILE).symlink_to(real)
    write_settings(changed(Settings(), theme="snow-light"), folder)
    assert (folder / FILE).is_symlink()
    assert real.read_text(encoding="utf-8") == '# kept elsewhere\ntheme = "snow-light"\n'


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file", encoding="utf-8")
    with pytest.raises(OSError):
        write_settings(EVERYTHING, tmp_path / "config")


@pytest.mark.parametrize("folder", ['/tmp/"quoted" \\ and # more', "/tmp/line\nbreak", "/tmp/\x7f\x00\x1b", "/tmp/ä雪"])
def test_any_path_comes_back(folder: str, tmp_path: Path) -> None:
    write_settings(Settings(saves=folder), tmp_path)
    assert read_settings(tmp_path) == (Settings(saves=folder), [])
    write_settings(Settings(saves=folder, content=folder), tmp_path)
    assert read_settings(tmp_path) == (Settings(saves=folder, content=folder), [])


def test_a_path_that_is_no_text_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    write(tmp_path, MINE)
    with pytest.raises(OSError):
        write_settings(Settings(saves="/tmp/\ud800"), tmp_path)
    assert (tmp_path / FILE).read_text(encoding="utf-8") == MINE


LINES = st.one_of(
    st.sampled_from([
        'theme = "snow-light"', 'theme="pink"', "animation = false", "animation = 3 # no", 'signs = "ascii" # yes',
        "[part]", "x = [", '"""', "y = '''", "]", "# a word", "", "guide_offered = true", 'saves = "/a"', "x.y = 1",
    ]),
    st.text(max_size=12),
)  # fmt: skip


@pytest.mark.games
@given(st.lists(LINES, max_size=8), st.binary(max_size=6))
def test_whatever_stands_there_nothing_is_lost(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str], tail: bytes
) -> None:
    folder = tmp_path_factory.mktemp("any")
    raw = "\n".join(lines).encode(errors="surrogatepass") + tail
    path = write(folder, raw)
    settings, problems = read_settings(folder)
    assert all(sentence.startswith("Line ") for sentence in sentences(problems))
    wanted = changed(settings, theme="high-contrast", confirmations=False)
    write_settings(wanted, folder)
    again, left = read_settings(folder)
    assert again == wanted
    assert len(left) <= len(problems)
    written = path.read_bytes()
    for line in raw.splitlines():
        if b"theme" not in line and b"confirmations" not in line:
            assert line in written


# Values, folders


def test_only_what_may_be_set_can_be_set() -> None:
    for key, value in (("theme", "pink"), ("animation", "no"), ("saves", "games"), ("language", "xx")):
        with pytest.raises(ValueError):
            changed(Settings(), **{key: value})


def test_every_key_has_choices_or_is_a_folder_or_the_names() -> None:
    assert {key for key in KEYS if not choices_of(key)} == {"saves", "content", "names"}
    assert "en" in languages()


def test_where_the_settings_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path))
    assert settings_folder() == tmp_path
    assert settings_folder("/tmp/given") == Path("/tmp/given")
    monkeypatch.delenv("RESURGENCE_CONFIG")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "xdg"))
    assert settings_folder().name == "resurgence-tui"


def test_command_line_then_environment_then_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(saves="/tmp/settings")
    monkeypatch.setenv("RESURGENCE_SAVES", "/tmp/environment")
    assert chosen_saves(settings, Path("/tmp/given")) == Path("/tmp/given")
    assert chosen_saves(settings) == "/tmp/environment"
    monkeypatch.delenv("RESURGENCE_SAVES")
    assert chosen_saves(settings) == "/tmp/settings"
    assert chosen_saves(Settings()) is None
