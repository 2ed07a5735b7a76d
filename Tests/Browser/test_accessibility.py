"""Names, roles and states; axe's rules; right-to-left, large text, forced colours."""

from collections.abc import Callable

import pytest
from harness.accessibility import Spoken, axe, spoken
from harness.chromium import address, wait_ready
from harness.measure import box, style
from harness.pictures import differing, picture
from harness.server import Server
from harness.settings import SWITCHES, Settings
from playwright.sync_api import BrowserContext, Page, expect

Open = Callable[..., Settings]
OpenPage = Callable[..., Page]
PAGES = ["/settings", "/", "/gallery/switch", "/gallery/switch-form-cell"]
SCHEMES = [(look, scheme) for look in ("ios", "fiori") for scheme in ("light", "dark")]


def switches(page: Page) -> dict[str, Spoken]:
    return {node.name: node for node in spoken(page) if node.role == "switch"}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [390, 1024])
def test_ax_no_violation(path: str, width: int, server: Server, open_context: Callable[..., BrowserContext]) -> None:
    for parent in ("sync.auto", "offline.mode"):
        server.api.change(parent, True)
    page = open_context(server, width=width, reduced_motion="reduce").new_page()
    for look, scheme in SCHEMES:
        page.goto(address(path, look=look, scheme=scheme))
        wait_ready(page)
        axe(page)


def test_ax_no_violation_while_the_server_is_away(own_server: Server, open_settings: Open, faults: "object") -> None:
    faults.allow_network()
    settings = open_settings(own_server, scheme="dark")
    own_server.kill()
    settings.switch("Offline Mode").click()
    expect(settings.part("Offline Mode", "pending")).to_be_visible()
    expect(settings.banner).to_be_visible(timeout=15_000)
    settings.page.wait_for_timeout(500)
    axe(settings.page)


def test_ax_01_name_and_role_stay_and_the_state_is_exposed(server: Server, open_settings: Open) -> None:
    for parent in ("sync.auto", "offline.mode"):
        server.api.change(parent, True)
    settings = open_settings(server)
    values = server.api.values
    assert list(switches(settings.page)) == [switch.label for switch in SWITCHES]
    for switch in sorted(SWITCHES, key=lambda switch: switch.parent is None):
        for on in (not values[switch.setting], values[switch.setting]):
            settings.switch(switch.label).press("Space")
            settings.expect_on(switch.label, on)
            now = switches(settings.page)[switch.label]
            assert now.checked == str(on).lower()
            assert now.focusable and not now.disabled


def test_ax_01_hidden_rows_are_not_spoken(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    names = {node.name for node in spoken(settings.page)}
    for hidden in ("Sync Interval", "Sync on WiFi Only", "Last Synced", "Cache Duration", "Cache Size"):
        assert hidden not in names


def test_ax_02_helper_error_and_reason_are_the_description(server: Server, open_page: OpenPage) -> None:
    settings = Settings(open_page(server, "/gallery/switch-form-cell"))
    told = switches(settings.page)
    for label, part in (("With Helper", "helper"), ("With Error", "error"), ("Pending", "pending")):
        assert told[label].description == settings.part(label, part).inner_text()
    disabled = told["Disabled On"]
    assert disabled.disabled and disabled.focusable
    assert disabled.description == settings.part("Disabled On", "helper").inner_text()


def test_ax_02_a_pending_change_is_spoken(own_server: Server, open_settings: Open, faults: "object") -> None:
    faults.allow_network()
    settings = open_settings(own_server)
    own_server.kill()
    settings.switch("Offline Mode").press("Space")
    expect(settings.part("Offline Mode", "pending")).to_be_visible()
    pending = settings.part("Offline Mode", "pending").inner_text()
    node = switches(settings.page)["Offline Mode"]
    assert node.name == "Offline Mode"
    assert pending in node.description


def test_ax_03_focus_stays_when_the_server_changes_the_row(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    settings.switch("Offline Mode").focus()
    server.api.change("offline.mode", True)
    settings.expect_on("Offline Mode", True)
    expect(settings.switch("Offline Mode")).to_be_focused()
    settings.expect_shown("Cache Duration")
    expect(settings.switch("Offline Mode")).to_be_focused()


CUT_OFF = """() => [...document.querySelectorAll('#switchyard [data-part]')]
  .filter(part => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]')
    && ['label', 'helper', 'value', 'state-label', 'section-header', 'title', 'pending', 'error']
      .includes(part.dataset.part) && part.textContent)
  .flatMap(part => {
    const wrong = []
    const box = part.getBoundingClientRect()
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline') wrong.push('cut off')
    if (box.left < -0.5 || box.right > innerWidth + 0.5) wrong.push('outside')
    const cell = part.closest('[data-part="form-cell"]')
    if (cell) {
      const around = cell.getBoundingClientRect()
      if (box.top < around.top - 0.5 || box.bottom > around.bottom + 0.5) wrong.push('outside its cell')
      for (const other of cell.querySelectorAll('[data-part="track"], [data-part="value"], [data-part="label"],'
        + ' [data-part="helper"], [data-part="chevron"]')) {
        if (other === part || other.contains(part)) continue
        const beside = other.getBoundingClientRect()
        if (!beside.width || !beside.height) continue
        const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left)
        const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top)
        if (across > 1 && down > 1) wrong.push(`overlaps its ${other.dataset.part}`)
      }
    }
    return wrong.map(what => `${part.dataset.part} "${part.textContent}" is ${what}`)
  })"""


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("dir", ["ltr", "rtl"])
def test_ax_04_text_of_200_percent_at_320_wide(path: str, dir: str, server: Server, open_page: OpenPage) -> None:
    for parent in ("sync.auto", "offline.mode"):
        server.api.change(parent, True)
    page = open_page(server, path, dir=dir, width=320)
    sizes = page.locator('[data-part="label"]').first
    before = float(style(sizes, "fontSize").removesuffix("px"))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(600)
    assert float(style(sizes, "fontSize").removesuffix("px")) == pytest.approx(2 * before)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for track in page.locator('[data-part="track"]:visible').all():
        assert box(track).size == (51, 31)


def test_ax_04_a_narrow_page_cuts_nothing_off(server: Server, open_page: OpenPage) -> None:
    for path in PAGES:
        page = open_page(server, path, width=320)
        assert page.evaluate(CUT_OFF) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_ax_04_forced_colours_show_the_switch_and_its_state(scheme: str, server: Server, open_settings: Open) -> None:
    settings = open_settings(server, forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    label = "Offline Mode"
    pictures = []
    for on in (False, True):
        settings.expect_on(label, on)
        settings.still_box(label)
        drawn = picture(settings.page, settings.part(label, "track").bounding_box())
        # A track or a thumb that has lost its colour is one flat area.
        commonest = max(count for count, _ in drawn.getcolors(1 << 20))
        assert commonest < 0.97 * drawn.width * drawn.height, f"nothing is drawn when {'on' if on else 'off'}"
        pictures.append(drawn)
        if not on:
            settings.switch(label).press("Space")
            settings.page.mouse.move(1, 1)
    assert differing(*pictures) > 100, "on looks like off"


def test_ax_04_more_contrast_works(server: Server, open_settings: Open) -> None:
    settings = open_settings(server, contrast="more")
    axe(settings.page)
    settings.switch("Dark Mode").click()
    settings.page.wait_for_timeout(500)
    axe(settings.page)
