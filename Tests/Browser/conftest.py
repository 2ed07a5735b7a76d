"""Fixtures: the server, the browser, pages of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness.chromium import Faults, address, launch, new_context, wait_ready
from harness.server import Server
from harness.settings import Settings
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("gcs"), gallery=True) as server:
        yield server


@pytest.fixture
def server(shared_server: Server) -> Server:
    """A running server with every setting at its default; not to be stopped."""
    shared_server.reset()
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop and kill."""
    with Server(tmp_path / "data") as server:
        yield server


@pytest.fixture
def faults() -> Iterator[Faults]:
    faults = Faults()
    yield faults
    assert not faults.unexpected, "the page reported:\n" + "\n".join(faults.unexpected)


@pytest.fixture
def open_context(browser: Browser, faults: Faults) -> Iterator[Callable[..., BrowserContext]]:
    """Opens a browser of its own storage: another person, or another machine."""
    contexts: list[BrowserContext] = []
    writing: set[Request] = set()

    def begin(request: Request) -> None:
        if request.method == "PUT":
            writing.add(request)

    def end(request: Request) -> None:
        writing.discard(request)

    def open_(server: Server, **options: Any) -> BrowserContext:
        context = new_context(browser, server.base, **options)
        context.on("page", faults.watch)
        context.on("request", begin)
        context.on("requestfinished", end)
        context.on("requestfailed", end)
        contexts.append(context)
        return context

    yield open_
    # A write that is still on its way would reach the server in the middle of the next test.
    for context in contexts:
        for _ in range(50):
            if not writing or not context.pages:
                break
            context.pages[0].wait_for_timeout(20)
        context.close()


@pytest.fixture
def open_page(open_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Opens a path in a context of its own and waits until the client has taken it over."""

    def open_(
        server: Server,
        path: str,
        look: str | None = None,
        theme: str | None = None,
        scheme: str | None = None,
        dir: str | None = None,
        motion: str | None = None,
        ready: bool = True,
        **options: Any,
    ) -> Page:
        page = open_context(server, **options).new_page()
        page.goto(address(path, look=look, theme=theme, scheme=scheme, dir=dir, motion=motion))
        if ready:
            wait_ready(page)
        return page

    return open_


@pytest.fixture
def open_settings(open_page: Callable[..., Page]) -> Callable[..., Settings]:
    def open_(server: Server, **options: Any) -> Settings:
        return Settings(open_page(server, "/settings", **options))

    return open_
