"""The server: its page, and the websocket of each browser tab."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from socket import socket

import aiohttp_jinja2
from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler
from jinja2 import FileSystemLoader
from textual_serve.server import Server, to_int

from resurgence_tui.app.told_game import VARIABLE, take_told
from resurgence_tui.assets_path import assets

from .access import Access
from .program import TabProgram

TAB = "{tab:[0-9a-f]{32}}"
"""The id that a browser tab has given itself."""

HEARTBEAT = 15.0
"""Seconds between two questions whether a page is still there."""

FAREWELL = 2.0
"""Seconds for a page to answer that it is closed."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}
"""Nothing from elsewhere is loaded, no other page may frame this one, and no other site learns the token."""


@dataclass(frozen=True)
class PageWords:
    """What the page says itself. wrong: in place of the page, to who has not the whole address."""

    language: str
    title: str
    opening: str
    closed: str
    again: str
    no_script: str
    wrong: str


@dataclass
class Tab:
    """A browser tab. note: where its program tells which game is open. page: its newest connection. free: held while
    its program runs."""

    note: Path
    page: web.WebSocketResponse | None = None
    free: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableServer(Server):
    """Serves a table to each browser tab.

    access: who may play. words: those of the page. notes: an empty folder. variables: what the environment of each
    program has besides.
    """

    def __init__(self, access: Access, words: PageWords, notes: Path, variables: Mapping[str, str]) -> None:
        super().__init__("", port=access.port, title=words.title, templates_path=assets() / "web")
        self._access, self._words, self._notes, self._variables = access, words, notes, variables
        self._started: Callable[[], None] = lambda: None
        self._tabs: dict[str, Tab] = {}

    def serve_on(self, listening: socket, started: Callable[[], None]) -> None:
        """Serve until Ctrl+C or the system ends it; all programs have saved and ended then. started: called once it can
        be ended so.

        ``Server.serve`` opens the port itself, too late to say which it is, and logs the values of variables, among
        them hidden cards.
        """
        self._started = started
        web.run_app(self._make_app(), sock=listening, print=None, access_log=None, shutdown_timeout=2 * FAREWELL)

    async def _make_app(self) -> web.Application:
        """The routes. Those of ``Server`` list the folder of its files, and name no tab."""
        app = web.Application(middlewares=[self._guard])
        aiohttp_jinja2.setup(app, loader=FileSystemLoader(self.templates_path))
        app.add_routes([
            web.get("/", self.handle_index),
            web.get(f"/ws/{TAB}", self.handle_websocket),
            web.get(f"/ws/{TAB}/{{token}}", self.handle_websocket),
            web.static("/static", self.statics_path),
            web.static("/page", self.templates_path),
        ])
        app.on_response_prepare.append(self._put_headers)
        app.on_startup.append(self.on_startup)
        app.on_shutdown.append(self.on_shutdown)
        return app

    async def _put_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Nobody gets anything who has reached the server under the name of another site."""
        if not self._access.is_named(request.host):
            raise self._refusal
        return await handler(request)

    @property
    def _refusal(self) -> web.HTTPForbidden:
        """The answer to who may not play."""
        return web.HTTPForbidden(text=self._words.wrong)

    async def handle_index(self, request: web.Request) -> web.Response:
        """The page of a tab."""
        if not self._access.knows(request.query.get("token", "")):
            raise self._refusal
        return aiohttp_jinja2.render_template("page.html", request, asdict(self._words))

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """What a page and its program tell each other, until one of them ends.

        The id of a tab has one program at a time. A later page with that id takes over, be it the same tab that was
        loaded again or a copy of it: the earlier program ends first, so that its game can be opened again.
        ``Server.handle_websocket`` has no hook for the program, and none for waiting.
        """
        known = self._access.knows(request.match_info.get("token", ""))
        if not known or not self._access.is_own_page(request.headers.get("Origin", ""), request.host):
            raise self._refusal
        page = web.WebSocketResponse(heartbeat=HEARTBEAT, timeout=FAREWELL)
        await page.prepare(request)
        name = request.match_info["tab"]
        tab = self._tabs.setdefault(name, Tab(self._notes / name))
        earlier, tab.page = tab.page, page
        if earlier is not None:
            await earlier.close()
        async with tab.free:
            if tab.page is page:
                await self._play(tab, page, request)
        return page

    async def _play(self, tab: Tab, page: web.WebSocketResponse, request: web.Request) -> None:
        """Run the program of a tab for its page: at the game that was open in the tab last, else at the menu."""
        game = await asyncio.to_thread(take_told, tab.note)
        words = () if game is None else ("resume", str(game))
        program = TabProgram(page, words, {**self._variables, VARIABLE: str(tab.note)})
        try:
            await program.start(to_int(request.query.get("width", ""), 80), to_int(request.query.get("height", ""), 24))
            with suppress(ConnectionError, ValueError, LookupError, TypeError, AssertionError):  # no page of ours
                await self._process_messages(page, program)
        finally:
            await program.stop()
            await page.close()

    async def on_startup(self, app: web.Application) -> None:
        """Tell that it serves."""
        self._started()

    async def on_shutdown(self, app: web.Application) -> None:
        """Close all pages, which ends their programs."""
        pages = [tab.page for tab in self._tabs.values() if tab.page is not None]
        await asyncio.gather(*(page.close(code=WSCloseCode.GOING_AWAY) for page in pages))
