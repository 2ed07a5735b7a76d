"""The page as it arrives, before and without the client; and how the client takes it over."""

import re
from collections.abc import Callable

import pytest
from harness.chromium import Faults, address, wait_ready
from harness.held import HeldRequests
from harness.pictures import luminance, pixel
from harness.server import Server
from harness.settings import SWITCHES, Settings
from playwright.sync_api import BrowserContext, Page, Route, expect

WASM = re.compile(r"\.wasm(\?|$)")
OpenPage = Callable[..., Page]
OpenContext = Callable[..., BrowserContext]


def html_attributes(server: Server, path: str) -> str:
    return re.search(r"<html[^>]*>", server.api.get(path).text).group()


def test_sc_09_dark_mode_is_in_the_page_as_it_arrives(server: Server) -> None:
    assert 'data-scheme="light"' in html_attributes(server, "/settings")
    server.api.change("display.darkMode", True)
    for path in ("/settings", "/"):
        assert 'data-scheme="dark"' in html_attributes(server, path)
    assert 'data-scheme="light"' in html_attributes(server, "/settings?scheme=light")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_sc_09_the_first_paint_has_the_saved_scheme(dark: bool, server: Server, open_page: OpenPage) -> None:
    server.api.change("display.darkMode", dark)
    page = open_page(server, "/settings", ready=False, java_script_enabled=False)
    assert (luminance(pixel(page, 1, 1)) < 0.2) == dark


def test_sc_09_saved_values_are_in_the_page_as_it_arrives(server: Server, open_page: OpenPage) -> None:
    changed = {switch.setting: not switch.default for switch in SWITCHES if switch.parent is None}
    for setting, value in changed.items():
        server.api.change(setting, value)
    settings = Settings(open_page(server, "/settings", ready=False, java_script_enabled=False))
    for switch in SWITCHES:
        if switch.parent is None:
            settings.expect_on(switch.label, not switch.default)
    settings.expect_shown("Sync Interval")
    settings.expect_shown("GRN Updates", False)


def test_the_query_sets_look_scheme_direction_and_motion(server: Server) -> None:
    page = html_attributes(server, address("/settings", look="ios", scheme="dark", dir="rtl", motion="reduced"))
    for attribute in ('data-look="ios"', 'data-scheme="dark"', 'dir="rtl"', 'data-motion="reduced"', "lang="):
        assert attribute in page
    plain = html_attributes(server, "/settings")
    assert 'data-look="fiori"' in plain and 'dir="ltr"' in plain and "data-motion" not in plain


def test_an_unknown_look_is_the_default_and_harmless(server: Server) -> None:
    attributes = html_attributes(server, "/settings?look=%22%3E%3Cscript%3E&scheme=blue&dir=up")
    assert 'data-look="fiori"' in attributes and 'data-scheme="light"' in attributes and "script" not in attributes


def expect_readable(settings: Settings) -> None:
    expect(settings.page.get_by_role("heading", level=1)).to_have_text("Settings")
    for switch in SWITCHES:
        if switch.parent in (None, "Enable Notifications"):
            settings.expect_shown(switch.label)


def expect_says_why(settings: Settings) -> None:
    expect(settings.notice).to_be_visible()
    expect(settings.notice).to_have_role("status")
    assert len(settings.notice.inner_text().split()) >= 4, settings.notice.inner_text()
    expect_readable(settings)


@pytest.mark.parametrize("how", ["lost", "404", "garbage"])
def test_a_client_that_fails_to_load_leaves_a_readable_page(
    how: str, server: Server, open_context: OpenContext, faults: Faults
) -> None:
    faults.allow_network()
    faults.allow("Switchyard's client failed")

    def answer(route: Route) -> None:
        if how == "lost":
            route.abort()
        elif how == "404":
            route.fulfill(status=404, body="gone")
        else:
            route.fulfill(status=200, content_type="application/wasm", body=b"\0asm\1\0\0\0 and then nonsense")

    context = open_context(server)
    context.route(WASM, answer)
    page = context.new_page()
    page.goto("/settings")
    expect_says_why(Settings(page))


def test_a_browser_without_webassembly_leaves_a_readable_page(
    server: Server, open_context: OpenContext, faults: Faults
) -> None:
    faults.allow("Switchyard's client unsupported")
    context = open_context(server)
    context.add_init_script("delete globalThis.WebAssembly")
    page = context.new_page()
    page.goto("/settings")
    expect_says_why(Settings(page))


def test_a_browser_without_scripts_leaves_a_readable_page(server: Server, open_page: OpenPage) -> None:
    settings = Settings(open_page(server, "/settings", ready=False, java_script_enabled=False))
    expect_readable(settings)
    said = settings.page.locator("noscript")
    assert len(said.evaluate("element => element.textContent").split()) >= 4
    expect(said).to_be_visible()


def before_the_client(context: BrowserContext, path: str) -> tuple[Page, Callable[[], None]]:
    """A page whose client is on its way, and what lets it arrive."""
    page = context.new_page()
    client = HeldRequests(page, WASM)
    page.goto(path, wait_until="domcontentloaded")

    def arrive() -> None:
        marks = page.evaluate("performance.getEntriesByName('switchyard:ready').length")
        assert marks == 0, "the client was ready already"
        client.next().continue_()
        wait_ready(page)

    return page, arrive


@pytest.mark.parametrize("way", ["click", "space", "tap"])
def test_a_toggle_before_the_client_is_ready_is_not_lost(way: str, server: Server, open_context: OpenContext) -> None:
    page, arrive = before_the_client(open_context(server, has_touch=way == "tap"), "/settings")
    settings = Settings(page)
    switch = settings.switch("Offline Mode")
    if way == "click":
        switch.click()
    elif way == "tap":
        switch.tap()
    else:
        switch.press("Space")
    arrive()
    settings.expect_on("Offline Mode", True)
    settings.expect_shown("Cache Duration")
    settings.expect_saved(server, "offline.mode", True)


def test_a_choice_before_the_client_is_ready_is_not_lost(server: Server, open_context: OpenContext) -> None:
    server.api.change("sync.auto", True)
    page, arrive = before_the_client(open_context(server), "/settings")
    settings = Settings(page)
    settings.picker("Sync Interval").select_option(label="Weekly")
    arrive()
    settings.expect_choice("Sync Interval", "Weekly")
    settings.expect_saved(server, "sync.interval", "weekly")


WATCH = """() => {
  globalThis.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}"""
MARK = """() => {
  const root = document.querySelector('#switchyard')
  globalThis.marked = [...root.querySelectorAll('*')]
  globalThis.changes = []
  new MutationObserver(records => {
    for (const record of records) {
      // A further row that is hidden may learn its value.
      if ((record.target.parentElement ?? root).closest('[inert]')) continue
      const nodes = [...record.addedNodes, ...record.removedNodes].map(node => node.outerHTML ?? node.data)
      const where = record.target.outerHTML?.slice(0, 120)
      changes.push(`${record.type} ${record.attributeName ?? ''} on ${where}: ${nodes}`)
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
}"""
KEPT = """() => {
  const now = new Set(document.querySelectorAll('#switchyard *'))
  return { gone: marked.filter(element => !now.has(element)).length, new: now.size - marked.length }
}"""


@pytest.mark.parametrize("look", ["fiori", "ios"])
def test_the_client_takes_over_without_a_flicker(look: str, server: Server, open_context: OpenContext) -> None:
    page, arrive = before_the_client(open_context(server), f"/settings?look={look}")
    page.evaluate(WATCH)
    page.evaluate(MARK)
    before = page.screenshot()
    arrive()
    page.wait_for_timeout(300)
    assert page.evaluate(KEPT) == {"gone": 0, "new": 0}, page.evaluate("changes")
    assert page.evaluate("changes") == []
    assert page.evaluate("shifts") == []
    assert page.screenshot() == before
