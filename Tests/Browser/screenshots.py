"""`make screenshots`: pictures of Settings for the eye, in both looks, light and dark, on a phone and on a tablet."""

import sys
import tempfile
from itertools import product
from pathlib import Path

from harness.chromium import address, launch, new_context, wait_ready
from harness.server import Server
from playwright.sync_api import sync_playwright

PATHS = {"settings": "/settings", "home": "/", "switch": "/gallery/switch", "cell": "/gallery/switch-form-cell"}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="switchyard-"))
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), gallery=True) as server,
        sync_playwright() as playwright,
    ):
        server.api.change("sync.auto", True)
        browser = launch(playwright)
        for width in (390, 1024):
            context = new_context(browser, server.base, width=width)
            page = context.new_page()
            for (name, path), look, scheme in product(PATHS.items(), ("ios", "fiori"), ("light", "dark")):
                page.goto(address(path, look=look, scheme=scheme))
                wait_ready(page)
                page.screenshot(path=folder / f"{name}-{look}-{scheme}-{width}.png", full_page=True)
            context.close()
        browser.close()
    print(folder)


if __name__ == "__main__":
    main()
