"""The gallery: every state of a component, on pages that native code and the browser draw alike."""

import subprocess
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from harness.places import gallery_binary
from harness.server import Server
from playwright.sync_api import Page, expect

OpenPage = Callable[..., Page]
PAGES = ["switch", "switch-form-cell"]
by_page = pytest.mark.parametrize("name", PAGES)


@by_page
@pytest.mark.parametrize("look", ["ios", "fiori"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_look_and_scheme_come_from_the_query(
    name: str, look: str, scheme: str, server: Server, open_page: OpenPage
) -> None:
    page = open_page(server, f"/gallery/{name}", look=look, scheme=scheme)
    html = page.locator("html")
    expect(html).to_have_attribute("data-look", look)
    expect(html).to_have_attribute("data-scheme", scheme)
    assert page.get_by_role("switch").count() >= 4
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


@by_page
def test_direction_and_motion_come_from_the_query(name: str, server: Server, open_page: OpenPage) -> None:
    page = open_page(server, f"/gallery/{name}", dir="rtl", motion="reduced")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_index_leads_to_every_page(server: Server, open_page: OpenPage) -> None:
    page = open_page(server, "/gallery/", ready=False)
    for name in PAGES:
        links = page.get_by_role("link").evaluate_all("links => links.map(link => new URL(link.href).pathname)")
        assert any(link.rstrip("/").removesuffix(".html") == f"/gallery/{name}" for link in links), links


@by_page
def test_sw_01_switches_of_the_gallery_work(name: str, server: Server, open_page: OpenPage) -> None:
    page = open_page(server, f"/gallery/{name}")
    switch = page.locator('[role="switch"]:not([disabled], [aria-disabled="true"])').first
    before = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false" if before == "true" else "true")


def test_sc_05_read_only_cells_say_their_state_in_words(server: Server, open_page: OpenPage) -> None:
    page = open_page(server, "/gallery/switch-form-cell")
    words = set(page.locator('[data-part="state-label"]').all_inner_texts())
    assert {"On", "Off"} <= words
    assert words - {"On", "Off"}, "no cell shows words of its own"
    for cell in page.locator('[data-part="form-cell"]').filter(has=page.locator('[data-part="state-label"]')).all():
        assert cell.get_by_role("switch").count() == 0


def native_html(name: str, query: str) -> str:
    """What native code writes for the inside of the page's root."""
    command = [gallery_binary(), "html", name, "--query", query]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


@by_page
@pytest.mark.parametrize("look", ["ios", "fiori"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("dir", ["ltr", "rtl"])
def test_native_html_is_the_dom_after_start(
    name: str, look: str, scheme: str, dir: str, server: Server, open_page: OpenPage
) -> None:
    query = {"look": look, "scheme": scheme, "dir": dir}
    page = open_page(server, f"/gallery/{name}", **query)
    drawn = page.evaluate("document.getElementById('switchyard').innerHTML")
    assert drawn == native_html(name, urlencode(query))
