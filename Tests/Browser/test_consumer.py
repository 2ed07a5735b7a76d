"""The README's first example, built from scratch as a stranger would, and opened in a browser."""

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from harness.chromium import Faults, new_context, wait_ready
from harness.places import ROOT
from playwright.sync_api import Browser, expect

# A comment that names the file, or the commands, that the fenced block below it holds.
BLOCK = re.compile(r"<!-- consumer: (\S+) -->\n+```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Where the example has the package; the test takes this checkout.
DEPENDENCY = re.compile(r"\.package\([^()]*\bpath:[^()]*\)")
BUILD_SECONDS = 900


def blocks() -> dict[str, str]:
    return dict(BLOCK.findall((ROOT / "README.md").read_text()))


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm"}

    def log_message(self, *_: object) -> None:
        pass


def build(commands: str, folder: Path) -> None:
    """Runs the example's commands; a build that hangs is ended with all that it has started."""
    process = subprocess.Popen(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=BUILD_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        output += f"\nThe commands did not end in {BUILD_SECONDS} s."
    finally:
        # An interrupted test ends its build too.
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    assert process.returncode == 0, output[-5_000:]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("consumer")
    files = blocks()
    commands = files.pop("run")
    manifest, found = DEPENDENCY.subn(f'.package(name: "switchyard", path: "{ROOT}")', files["Package.swift"])
    assert found == 1, "the example's manifest does not say where the package is"
    for name, text in (files | {"Package.swift": manifest}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    build(commands, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder / "site"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_the_example_is_short() -> None:
    files = {name: text for name, text in blocks().items() if name.endswith(".swift")}
    assert "Package.swift" in files and len(files) >= 2
    assert sum(len(text.splitlines()) for text in files.values()) < 40


@pytest.mark.timeout(BUILD_SECONDS + 120)
def test_the_example_builds_and_runs(site: str, browser: Browser, faults: Faults) -> None:
    context = new_context(browser, site)
    page = context.new_page()
    faults.watch(page)
    page.goto("/")
    wait_ready(page)
    switches = page.get_by_role("switch")
    assert switches.count() > 0
    for switch in switches.all():
        on = switch.get_attribute("aria-checked") == "true"
        switch.click()
        expect(switch).to_have_attribute("aria-checked", str(not on).lower())
    context.close()
