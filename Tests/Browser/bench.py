"""`make bench`: how fast Settings is ready on loopback, and what the browser loads for it."""

import statistics
import tempfile
from pathlib import Path

from harness.chromium import launch, new_context, wait_ready
from harness.server import Server
from harness.weights import settings_weights
from playwright.sync_api import Browser, sync_playwright

ROUNDS = 10
READY_AT = """() => ({
  ready: performance.getEntriesByName('switchyard:ready')[0].startTime,
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
})"""


def milliseconds(browser: Browser, server: Server, warm: bool) -> dict[str, list[float]]:
    """Times from the start of navigation, with an empty cache or with the assets of a visit before."""
    times: dict[str, list[float]] = {"paint": [], "ready": []}
    for _ in range(ROUNDS):
        context = new_context(browser, server.base)
        page = context.new_page()
        for _ in range(2 if warm else 1):
            page.goto("/settings")
            wait_ready(page)
        page.wait_for_timeout(200)
        for name, value in page.evaluate(READY_AT).items():
            times[name].append(value)
        context.close()
    return times


def row(*cells: str) -> None:
    print(f"  {cells[0]:<34}" + "".join(f"{cell:>12}" for cell in cells[1:]))


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"Settings on loopback, Chromium {browser.version}, {ROUNDS} navigations each, milliseconds")
        row("", "median", "least", "most")
        for warm in (False, True):
            for name, times in milliseconds(browser, server, warm).items():
                what = {"paint": "first contentful paint", "ready": "switchyard:ready"}[name]
                row(
                    f"{what}, {'warm' if warm else 'empty'} cache",
                    *(f"{value:.0f}" for value in (statistics.median(times), min(times), max(times))),
                )
        browser.close()
        print("What the browser loads, bytes")
        row("", "raw", "brotli")
        for kind, weight in sorted(settings_weights(server).items()):
            row(kind, f"{weight.raw}", f"{weight.brotli}")


if __name__ == "__main__":
    main()
