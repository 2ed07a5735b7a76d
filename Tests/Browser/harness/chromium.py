"""A real Chromium, and pages in it that fail a test when anything is written to the console as an error."""

import os
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

from .places import chromium


def launch(playwright: Playwright) -> Browser:
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=chromium(), args=arguments)


class Faults:
    """Everything that pages reported as wrong; a test names what it provokes with `allow`."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        self._allowed.append(re.compile(pattern))

    def allow_network(self) -> None:
        """Chromium itself reports each answer of 4xx or 5xx and each lost connection in the console."""
        self.allow(r"Failed to load resource|net::ERR_")

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._seen.append(f"page error: {error.message}\n{error.stack or ''}"))
        page.on("crash", lambda _: self._seen.append("the page crashed"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            where = message.location
            self._seen.append(f"console: {message.text} ({where.get('url')}:{where.get('lineNumber')})")

    @property
    def unexpected(self) -> list[str]:
        lines = dict.fromkeys(line[:400] for line in self._seen)
        return [line for line in lines if not any(pattern.search(line) for pattern in self._allowed)]


def new_context(browser: Browser, base: str, width: int = 390, height: int = 844, **options: Any) -> BrowserContext:
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        device_scale_factor=options.pop("device_scale_factor", 2),
        **options,
    )
    context.set_default_timeout(5_000)
    return context


def address(path: str, **query: str | None) -> str:
    pairs = [f"{name}={value}" for name, value in query.items() if value is not None]
    return path + ("?" + "&".join(pairs) if pairs else "")


# One promise rather than a polled function: a polled one is `eval` to the page's content security policy.
READY = """milliseconds => new Promise((resolve, reject) => {
  const late = setTimeout(() => reject(new Error(`not ready after ${milliseconds} ms`)), milliseconds)
  const see = entries => {
    if (!entries.some(entry => entry.name === 'switchyard:ready')) return
    clearTimeout(late)
    resolve()
  }
  new PerformanceObserver(list => see(list.getEntries())).observe({ type: 'mark', buffered: true })
  see(performance.getEntriesByType('mark'))
})"""


def wait_ready(page: Page, milliseconds: float = 10_000) -> None:
    """Waits until the client has taken the page over."""
    page.evaluate(READY, milliseconds)
