"""What is drawn, measured against the specification: both looks, light and dark, on a phone and on a tablet."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from harness.chromium import address, new_context, wait_ready
from harness.measure import box, edge, is_hit_at, opacity, rgb, style
from harness.server import Server
from harness.settings import SWITCHES, Settings
from playwright.sync_api import Browser, Locator, Page

ON, OFF = "Enable Notifications", "Dark Mode"
TRACK = {
    ("ios", "light"): ("#E9E9EB", "#34C759"),
    ("ios", "dark"): ("#39393D", "#30D158"),
    ("fiori", "light"): ("#E5E5E5", "#34C759"),
    # 000 names no dark colours for fiori: off is the dark one of iOS.
    ("fiori", "dark"): ("#39393D", "#34C759"),
}
SHADOWS = "rgba(0, 0, 0, 0.15) 0px 3px 8px 0px, rgba(0, 0, 0, 0.06) 0px 3px 1px 0px"
COMBINATIONS = [
    (look, scheme, width) for look in ("ios", "fiori") for scheme in ("light", "dark") for width in (390, 1024)
]


@dataclass
class Drawn:
    look: str
    scheme: str
    width: int
    settings: Settings

    def part(self, label: str, name: str) -> Locator:
        return self.settings.part(label, name)


@pytest.fixture(scope="module", params=COMBINATIONS, ids=lambda c: f"{c[0]}-{c[1]}-{c[2]}")
def drawn(request: pytest.FixtureRequest, browser: Browser, shared_server: Server) -> Iterator[Drawn]:
    look, scheme, width = request.param
    shared_server.reset()
    context = new_context(browser, shared_server.base, width=width, height=1_400)
    page = context.new_page()
    page.goto(address("/settings", look=look, scheme=scheme))
    wait_ready(page)
    yield Drawn(look, scheme, width, Settings(page))
    context.close()


@pytest.mark.parametrize("label", [ON, OFF], ids=["on", "off"])
def test_sw_02_sizes(label: str, drawn: Drawn) -> None:
    track, thumb = drawn.part(label, "track"), drawn.part(label, "thumb")
    assert box(track).size == (51, 31)
    assert box(thumb).size == (27, 27)
    assert style(track, "borderTopLeftRadius") == style(track, "borderBottomRightRadius") == "15.5px"
    assert style(thumb, "borderTopLeftRadius") in ("13.5px", "50%")
    around, within = box(track), box(thumb)
    assert within.top - around.top == pytest.approx(2, abs=0.01)
    assert around.bottom - within.bottom == pytest.approx(2, abs=0.01)
    if label == ON:
        assert around.right - within.right == pytest.approx(2, abs=0.01)
    else:
        assert within.left - around.left == pytest.approx(2, abs=0.01)


def test_sw_03_sw_10_track_colours(drawn: Drawn) -> None:
    off, on = TRACK[drawn.look, drawn.scheme]
    assert style(drawn.part(OFF, "track"), "backgroundColor") == rgb(off)
    assert style(drawn.part(ON, "track"), "backgroundColor") == rgb(on)


def test_sw_03_border_when_off_in_light(drawn: Drawn) -> None:
    wanted = drawn.look == "ios" and drawn.scheme == "light"
    edges = edge(drawn.part(OFF, "track"))
    assert ("0.5px" in edges and rgb("#E0E0E0") in edges) == wanted, edges
    assert rgb("#E0E0E0") not in edge(drawn.part(ON, "track"))


@pytest.mark.parametrize("label", [ON, OFF], ids=["on", "off"])
def test_sw_04_thumb_colour_and_shadows(label: str, drawn: Drawn) -> None:
    thumb = drawn.part(label, "thumb")
    assert style(thumb, "backgroundColor") == rgb("#FFFFFF")
    assert style(thumb, "boxShadow") == SHADOWS
    assert opacity(thumb) == 1


@pytest.mark.parametrize("label", [ON, OFF], ids=["on", "off"])
def test_sw_05_pressed(label: str, drawn: Drawn) -> None:
    settings = drawn.settings
    track, thumb = settings.part(label, "track"), settings.part(label, "thumb")
    colour, rest = style(track, "backgroundColor"), box(thumb)
    settings.page.mouse.move(*settings.track_middle(label))
    settings.page.mouse.down()
    try:
        settings.page.wait_for_timeout(400)
        assert settings.switch(label).get_attribute("data-pressed") == "true"
        stretched = box(thumb)
        assert stretched.size == (31, 27)
        if label == ON:
            assert stretched.right == pytest.approx(rest.right, abs=0.01)
        else:
            assert stretched.left == pytest.approx(rest.left, abs=0.01)
        assert style(track, "backgroundColor") == colour
        assert style(thumb, "borderTopLeftRadius") in ("13.5px", "50%")
        assert box(track).size == (51, 31)
    finally:
        # Away vertically, so that the release does not toggle.
        settings.page.mouse.move(10, 1_200, steps=4)
        settings.page.mouse.up()
    settings.page.wait_for_timeout(400)
    assert box(thumb).size == (27, 27)
    assert settings.is_on(label) == (label == ON)


def test_sw_14_hit_targets(drawn: Drawn) -> None:
    for switch in SWITCHES:
        if switch.parent not in (None, "Enable Notifications"):
            continue
        control = drawn.settings.switch(switch.label)
        control.scroll_into_view_if_needed()
        x, y = box(drawn.part(switch.label, "track")).middle
        for across in (-21.5, 0, 21.5):
            for down in (-21.5, 0, 21.5):
                assert is_hit_at(control, x + across, y + down), f"{switch.label} misses ({across}, {down})"


def test_sc_01_cell(drawn: Drawn) -> None:
    for label in (ON, OFF):
        cell, track, text = drawn.settings.cell(label), drawn.part(label, "track"), drawn.part(label, "label")
        around = box(cell)
        assert style(cell, "minHeight") == "44px"
        assert around.height >= 44
        assert [style(cell, f"padding{side}") for side in ("Top", "Bottom")] == ["12px", "12px"]
        assert box(text).left - around.left == pytest.approx(16, abs=0.01)
        assert around.right - box(track).right == pytest.approx(16, abs=0.01)
        assert style(cell, "columnGap") == "12px"
        assert box(track).left - box(drawn.part(label, "texts")).right == pytest.approx(12, abs=0.51)
        assert box(track).middle[1] == pytest.approx(around.middle[1], abs=0.51)


def test_sc_01_cells_fill_the_width(drawn: Drawn) -> None:
    for label in (ON, "GRN Updates", OFF):
        around = box(drawn.settings.cell(label))
        assert around.width >= drawn.width - 2 * 24, f"{label} is {around.width} wide in {drawn.width}"
        assert around.left == pytest.approx(drawn.width - around.right, abs=0.51)


def test_sc_01_type(drawn: Drawn) -> None:
    for label in (ON, OFF):
        text = drawn.part(label, "label")
        assert (style(text, "fontSize"), style(text, "fontWeight")) == ("17px", "400")
        if drawn.scheme == "light":
            assert style(text, "color") == rgb("#1D2D3E")


def test_sc_01_a_page_never_scrolls_sideways(drawn: Drawn) -> None:
    assert drawn.settings.page.evaluate("document.documentElement.scrollWidth") <= drawn.width


# --- states that Settings does not show, from the gallery

LOOKS = pytest.mark.parametrize(
    ("look", "scheme"), [(look, scheme) for look in ("ios", "fiori") for scheme in ("light", "dark")]
)
DISABLED = '[role="switch"]:is([disabled], [aria-disabled="true"])'


@LOOKS
def test_sw_08_disabled_is_half_opaque_and_dead(
    look: str, scheme: str, server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server, "/gallery/switch", look=look, scheme=scheme)
    switches = page.locator(DISABLED)
    assert {switch.get_attribute("aria-checked") for switch in switches.all()} == {"true", "false"}
    off, on = TRACK[look, scheme]
    for switch in switches.all():
        switch.scroll_into_view_if_needed()
        checked = switch.get_attribute("aria-checked")
        track = switch.locator('[data-part="track"]')
        assert opacity(track) == 0.5
        assert box(track).size == (51, 31)
        page.mouse.click(*box(track).middle)
        switch.evaluate("element => element.focus()")
        page.keyboard.press("Space")
        assert switch.get_attribute("aria-checked") == checked
        assert switch.get_attribute("data-pressed") != "true"
    colours = {style(switch.locator('[data-part="track"]'), "backgroundColor") for switch in switches.all()}
    assert {rgb(off), rgb(on)} <= colours


@LOOKS
def test_sc_03_a_disabled_cell_is_half_opaque(
    look: str, scheme: str, server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server, "/gallery/switch-form-cell", look=look, scheme=scheme)
    cells = page.locator('[data-part="form-cell"]').filter(has=page.locator(DISABLED))
    assert cells.count() > 0
    reasons = 0
    for cell in cells.all():
        for part in ("label", "track", "helper"):
            drawn = cell.locator(f'[data-part="{part}"]')
            if drawn.count():
                assert opacity(drawn) == 0.5, part
                reasons += part == "helper"
        if look == "fiori" and scheme == "light":
            assert style(cell.locator('[data-part="label"]'), "color") == rgb("#7E8E9D")
    assert reasons, "no disabled cell says why"


@LOOKS
def test_sc_01_helper_text_stands_2_below_the_label(
    look: str, scheme: str, server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server, "/gallery/switch-form-cell", look=look, scheme=scheme)
    helpers = page.locator('[data-part="helper"]')
    assert helpers.count() > 0
    for helper in helpers.all():
        assert (style(helper, "fontSize"), style(helper, "fontWeight")) == ("13px", "400")
        if scheme == "light":
            assert style(helper, "color") == rgb("#556B82")
        label = helper.locator("xpath=preceding-sibling::*[@data-part='label']")
        assert box(helper).top - box(label).bottom == pytest.approx(2, abs=0.01)
        assert box(helper).left == pytest.approx(box(label).left, abs=0.01)


@LOOKS
def test_sw_05_pressed_specimens(look: str, scheme: str, server: Server, open_page: Callable[..., Page]) -> None:
    settings = Settings(open_page(server, "/gallery/switch", look=look, scheme=scheme))
    for label, colour in zip(("Pressed off", "Pressed on"), TRACK[look, scheme], strict=True):
        track, thumb = settings.part(label, "track"), settings.part(label, "thumb")
        assert box(thumb).size == (31, 27)
        assert style(track, "backgroundColor") == rgb(colour)
        gap = box(track).right - box(thumb).right if "on" in label else box(thumb).left - box(track).left
        assert gap == pytest.approx(2, abs=0.01)


def test_sw_09_custom_colours(server: Server, open_page: Callable[..., Page]) -> None:
    settings = Settings(open_page(server, "/gallery/switch"))
    expected = {("On tint", "track"): "#F69000", ("Off tint", "track"): "#8A94A0", ("Thumb tint", "thumb"): "#FFF4E6"}
    for (label, part), colour in expected.items():
        assert style(settings.part(label, part), "backgroundColor") == rgb(colour), label
    # Each tint is for one state: the other keeps the colour of the look.
    for label, colour in (("On tint", "#E5E5E5"), ("Off tint", "#34C759")):
        settings.switch(label).press("Enter")
        settings.page.wait_for_timeout(500)
        assert style(settings.part(label, "track"), "backgroundColor") == rgb(colour), label


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sw_10_the_brand_variant_is_orange_when_on(scheme: str, server: Server, open_page: Callable[..., Page]) -> None:
    settings = Settings(open_page(server, "/gallery/switch", look="fiori", theme="brand", scheme=scheme))
    assert style(settings.part("On", "track"), "backgroundColor") == rgb("#F69000")
    assert style(settings.part("Off", "track"), "backgroundColor") == rgb(TRACK["fiori", scheme][0])


def test_sc_02_the_target_is_the_switch_or_the_whole_cell(server: Server, open_page: Callable[..., Page]) -> None:
    settings = Settings(open_page(server, "/gallery/switch-form-cell"))
    for label, toggles in (("Switch Alone", False), ("Whole Cell", True), ("Off", False)):
        settings.label(label).click()
        settings.page.wait_for_timeout(200)
        settings.expect_on(label, toggles)
    settings.part("Whole Cell", "track").click()
    settings.page.wait_for_timeout(200)
    settings.expect_on("Whole Cell", False)


def test_sc_04_the_error_stands_under_the_label_above_the_divider(
    server: Server, open_page: Callable[..., Page]
) -> None:
    settings = Settings(open_page(server, "/gallery/switch-form-cell"))
    error, cell = box(settings.part("With Error", "error")), box(settings.cell("With Error"))
    label, below = box(settings.label("With Error")), box(settings.cell("Pending"))
    assert label.bottom <= error.top and error.bottom <= cell.bottom <= below.top + 0.01
    assert error.height <= 20, "the error takes more than a line"
    assert cell.height > box(settings.cell("Off")).height - 0.01
    assert settings.page.get_by_role("alert").filter(has_text="The server refused this value").count() == 1
