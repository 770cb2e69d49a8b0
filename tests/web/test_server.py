"""What the server answers to whom: its page, and the websocket of a tab."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer, unused_port

from resurgence_tui.app.told_game import VARIABLE
from resurgence_tui.cli.serve import page_words
from resurgence_tui.web import server
from resurgence_tui.web.access import Access
from resurgence_tui.web.server import TableServer

TAB = "0123456789abcdef" * 2


class Recorded:
    """In place of a program: what it was started with, and that it was ended."""

    started: list["Recorded"]

    def __init__(self, page: Any, words: Any, variables: dict[str, str]) -> None:
        self.words, self.note, self.is_running = words, Path(variables[VARIABLE]), False

    async def start(self, width: int, height: int) -> None:
        assert not any(one.is_running and one.note == self.note for one in self.started), "two programs in one tab"
        self.size, self.is_running = (width, height), True
        self.started.append(self)

    async def stop(self) -> None:
        self.is_running = False


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[Recorded]:
    """The programs that a server has started."""
    Recorded.started = []
    monkeypatch.setattr(server, "TabProgram", Recorded)
    return Recorded.started


@asynccontextmanager
async def client(notes: Path, token: str = "") -> AsyncIterator[TestClient[Any, Any]]:
    """Somebody who asks a server, which is asked for at 127.0.0.1."""
    port = unused_port()
    served = TableServer(Access(port, token), page_words(), notes, {})
    async with TestClient(TestServer(await served._make_app(), port=port)) as asking:
        yield asking


async def asked(asking: TestClient[Any, Any], path: str, **headers: str) -> ClientResponse:
    """An answer."""
    return await asking.get(path, headers=headers)


def origin(asking: TestClient[Any, Any]) -> str:
    """Where the page of this server lies."""
    return f"http://127.0.0.1:{asking.port}"


async def test_the_page_has_our_title_and_icon_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with client(tmp_path) as asking:
        page = await asked(asking, "/")
        text = await page.text()
        assert page.status == 200
        assert "<title>Resurgence</title>" in text
        assert "http" not in text
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        assert page.headers["Referrer-Policy"] == "no-referrer"
        for path in ("page/icon.svg", "page/page.css", "page/page.js", "static/js/textual.js", "static/css/xterm.css"):
            assert f'"{path}"' in text
            assert (await asked(asking, f"/{path}")).status == 200


async def test_a_folder_is_not_listed_and_nothing_beside_it_is_read(tmp_path: Path) -> None:
    async with client(tmp_path) as asking:
        for path in ("/page", "/page/", "/static/", "/page/%2e%2e/i18n/en/cli.ftl"):
            assert (await asked(asking, path)).status in (403, 404)


async def test_another_name_for_this_machine_is_turned_away(tmp_path: Path) -> None:
    async with client(tmp_path) as asking:
        for path in ("/", "/page/page.js", f"/ws/{TAB}"):
            assert (await asked(asking, path, Host="elsewhere.example")).status == 403


@pytest.mark.parametrize("query", ["", "?token=", "?token=wrong", "?Token=secret"])
async def test_without_the_token_there_is_no_page(tmp_path: Path, query: str) -> None:
    async with client(tmp_path, "secret") as asking:
        page = await asked(asking, f"/{query}")
        assert page.status == 403
        assert await page.text() == "Open the whole address that 'resurgence serve' printed."
        assert (await asked(asking, "/?token=secret")).status == 200


async def test_without_the_token_or_from_another_page_there_is_no_table(
    tmp_path: Path, programs: list[Recorded]
) -> None:
    async with client(tmp_path, "secret") as asking:
        ours = {"Origin": origin(asking)}
        for path, headers in (
            (f"/ws/{TAB}", ours),
            (f"/ws/{TAB}/wrong", ours),
            (f"/ws/{TAB}/secret", {}),
            (f"/ws/{TAB}/secret", {"Origin": "http://elsewhere.example"}),
        ):
            with pytest.raises(WSServerHandshakeError) as refused:
                await asking.ws_connect(path, headers=headers)
            assert refused.value.status == 403
        assert programs == []
        async with asking.ws_connect(f"/ws/{TAB}/secret?width=100&height=30", headers=ours) as table:
            await table.send_json(["ping", "1"])
            assert await table.receive_json() == ["pong", "1"]
        assert [(one.words, one.size) for one in programs] == [((), (100, 30))]


async def test_what_is_no_id_of_a_tab_is_nothing(tmp_path: Path, programs: list[Recorded]) -> None:
    async with client(tmp_path) as asking:
        for tab in ("", "1", TAB.upper(), f"{TAB}0", "%2e%2e%2fsaves"):
            with pytest.raises(WSServerHandshakeError) as refused:
                await asking.ws_connect(f"/ws/{tab}", headers={"Origin": origin(asking)})
            assert refused.value.status == 404
    assert programs == []


async def test_a_tab_that_is_loaded_again_goes_back_to_its_game_once_the_program_before_has_ended(
    tmp_path: Path, programs: list[Recorded]
) -> None:
    save = tmp_path / "game.json"
    save.write_text("{}", encoding="utf-8")
    async with client(tmp_path) as asking:
        address, ours = f"/ws/{TAB}", {"Origin": origin(asking)}
        first = await asking.ws_connect(address, headers=ours)
        await first.send_json(["ping", "1"])
        await first.receive_json()
        programs[0].note.write_text(str(save), encoding="utf-8")
        second = await asking.ws_connect(address, headers=ours)  # the page before has not said that it is gone
        await first.receive()
        await second.send_json(["ping", "2"])
        assert await second.receive_json() == ["pong", "2"]
        assert first.closed
        assert programs[1].words == ("resume", str(save))
        async with asking.ws_connect(f"/ws/{TAB[::-1]}", headers=ours) as other:
            await other.send_json(["ping", "3"])
            await other.receive_json()
            assert programs[2].words == ()
            assert [one.is_running for one in programs] == [False, True, True]


@pytest.mark.parametrize("said", ["{}", "[]", '["resize", 1]', '["resize", {"width": "x", "height": 1}]', "no JSON"])
async def test_what_no_page_of_ours_says_ends_its_program_and_no_other(
    tmp_path: Path, programs: list[Recorded], said: str
) -> None:
    async with client(tmp_path) as asking:
        table = await asking.ws_connect(f"/ws/{TAB}", headers={"Origin": origin(asking)})
        await table.send_str(said)
        await table.receive()
        assert table.closed
        assert not programs[0].is_running
        assert (await asked(asking, "/")).status == 200
