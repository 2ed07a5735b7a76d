"""Every way to work a switch, and every way to begin and think better of it."""

from collections.abc import Callable

import pytest
from harness.gestures import FAR, PAST_THE_MIDDLE, SHORT_OF_THE_MIDDLE, Finger, Mouse, pressed, towards
from harness.server import Server
from harness.settings import SWITCHES, Settings, Switch
from playwright.sync_api import expect

Open = Callable[..., Settings]
# Long enough that a change made by mistake would show.
A_MOMENT = 250


@pytest.fixture
def settings(server: Server, open_settings: Open) -> Settings:
    """Settings with all further rows shown."""
    for parent in ("sync.auto", "offline.mode"):
        server.api.change(parent, True)
    return open_settings(server)


def click(settings: Settings, label: str) -> None:
    settings.page.mouse.click(*settings.track_middle(label))


def drag(settings: Settings, label: str) -> None:
    along = towards(not settings.is_on(label)) * PAST_THE_MIDDLE
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(along)


def key(name: str) -> Callable[[Settings, str], None]:
    def press(settings: Settings, label: str) -> None:
        settings.switch(label).focus()
        settings.page.keyboard.press(name)
        expect(settings.switch(label)).to_be_focused()

    return press


def toggle_there_and_back(server: Server, settings: Settings, switch: Switch, way: Callable[..., None]) -> None:
    before = settings.is_on(switch.label)
    for on in (not before, before):
        way(settings, switch.label)
        settings.expect_on(switch.label, on)
        settings.page.wait_for_timeout(A_MOMENT)
        settings.expect_on(switch.label, on)
        server.api.wait_for(switch.setting, on)


@pytest.mark.parametrize("way", [click, drag, key("Space"), key("Enter")], ids=["click", "drag", "space", "enter"])
def test_sw_01_every_switch_toggles_by(way: Callable[..., None], server: Server, settings: Settings) -> None:
    # Children first: toggling a parent hides them for a while.
    for switch in sorted(SWITCHES, key=lambda switch: switch.parent is None):
        toggle_there_and_back(server, settings, switch, way)


def test_ax_03_every_switch_is_reached_by_tab(settings: Settings) -> None:
    settings.page.locator("body").click(position={"x": 2, "y": 2})
    reached = []
    for _ in range(30):
        settings.page.keyboard.press("Tab")
        reached.append(settings.page.evaluate("document.activeElement.getAttribute('aria-labelledby')"))
    for switch in SWITCHES:
        named = settings.switch(switch.label).get_attribute("aria-labelledby")
        assert named in reached, f"{switch.label} is not reached by Tab"


def test_ax_03_focus_is_visible(settings: Settings) -> None:
    settings.page.locator("body").click(position={"x": 2, "y": 2})
    label = "Enable Notifications"
    for _ in range(20):
        settings.page.keyboard.press("Tab")
        if settings.switch(label).evaluate("element => element === document.activeElement"):
            break
    expect(settings.switch(label)).to_be_focused()
    clip = settings.cell(label).bounding_box()
    settings.page.wait_for_timeout(A_MOMENT)
    focused = settings.page.screenshot(clip=clip)
    settings.switch(label).evaluate("element => element.blur()")
    settings.page.wait_for_timeout(A_MOMENT)
    assert settings.page.screenshot(clip=clip) != focused, "a focused switch looks like any other"


SETTINGS = {switch.label: switch.setting for switch in SWITCHES}
STARTS = [("Offline Mode", True), ("Dark Mode", False)]
BOTH_STATES = pytest.mark.parametrize(("label", "on"), STARTS, ids=["from-on", "from-off"])


def expect_unmoved(server: Server, settings: Settings, label: str, on: bool, sequence: int) -> None:
    settings.page.wait_for_timeout(A_MOMENT)
    settings.expect_on(label, on)
    assert settings.switch(label).get_attribute("data-pressed") != "true", "still drawn as pressed"
    assert settings.switch(label).get_attribute("data-dragging") != "true", "still drawn as dragged"
    assert server.api.sequence == sequence, "something was sent to the server"


@BOTH_STATES
def test_sw_07_drag_past_the_middle_toggles_on_release_only(
    label: str, on: bool, server: Server, settings: Settings
) -> None:
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(towards(not on) * PAST_THE_MIDDLE)
        settings.page.wait_for_timeout(A_MOMENT)
        settings.expect_on(label, on)
    settings.expect_on(label, not on)


@BOTH_STATES
def test_sw_07_drag_short_of_the_middle_returns(label: str, on: bool, server: Server, settings: Settings) -> None:
    sequence = server.api.sequence
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(towards(not on) * SHORT_OF_THE_MIDDLE)
    expect_unmoved(server, settings, label, on, sequence)


@BOTH_STATES
def test_sw_07_drag_back_before_release_returns(label: str, on: bool, server: Server, settings: Settings) -> None:
    sequence = server.api.sequence
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(towards(not on) * PAST_THE_MIDDLE)
        mouse.move(-towards(not on) * PAST_THE_MIDDLE)
    expect_unmoved(server, settings, label, on, sequence)


@BOTH_STATES
def test_sw_07_drag_that_leaves_vertically_never_toggles(
    label: str, on: bool, server: Server, settings: Settings
) -> None:
    sequence = server.api.sequence
    for first in (0, PAST_THE_MIDDLE):
        with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
            mouse.move(towards(not on) * first)
            mouse.move(dy=-FAR)
        expect_unmoved(server, settings, label, on, sequence)


@BOTH_STATES
def test_sw_07_lost_window_never_toggles(label: str, on: bool, server: Server, settings: Settings) -> None:
    sequence = server.api.sequence
    for along in (0, PAST_THE_MIDDLE):
        with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
            mouse.move(towards(not on) * along)
            # A headless browser has no other window to go to, so the event is the window's own, by script.
            settings.page.evaluate("window.dispatchEvent(new Event('blur'))")
        expect_unmoved(server, settings, label, on, sequence)


@BOTH_STATES
def test_sw_07_drag_is_mirrored_in_right_to_left(label: str, on: bool, server: Server, open_settings: Open) -> None:
    server.api.change("offline.mode", True)
    settings = open_settings(server, dir="rtl")
    sequence = server.api.sequence
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(towards(not on) * PAST_THE_MIDDLE)
    expect_unmoved(server, settings, label, on, sequence)
    with pressed(Mouse(settings.page, settings.track_middle(label))) as mouse:
        mouse.move(towards(not on, rtl=True) * PAST_THE_MIDDLE)
    settings.expect_on(label, not on)


def test_sw_07_right_to_left_puts_on_at_the_left(server: Server, open_settings: Open) -> None:
    settings = open_settings(server, dir="rtl")
    for label, on in (("Enable Notifications", True), ("Dark Mode", False)):
        middle, _ = settings.track_middle(label)
        thumb = settings.part(label, "thumb").bounding_box()
        assert (thumb["x"] + thumb["width"] / 2 < middle) == on, label
        assert middle < settings.label(label).bounding_box()["x"], f"{label} does not stand right of its switch"


# --- touch


@pytest.fixture
def touch(server: Server, open_settings: Open) -> Settings:
    """Settings on a touch screen too small to show them all."""
    server.api.change("offline.mode", True)
    return open_settings(server, height=420, has_touch=True, is_mobile=True)


@BOTH_STATES
def test_sw_01_a_tap_toggles_once(label: str, on: bool, server: Server, touch: Settings) -> None:
    sequence = server.api.sequence
    with pressed(Finger(touch.page, touch.track_middle(label))):
        touch.page.wait_for_timeout(40)
    touch.expect_saved(server, SETTINGS[label], not on)
    touch.page.wait_for_timeout(2 * A_MOMENT)
    touch.expect_on(label, not on)
    assert server.api.sequence == sequence + 1


@BOTH_STATES
def test_sw_07_a_finger_drags(label: str, on: bool, server: Server, touch: Settings) -> None:
    with pressed(Finger(touch.page, touch.track_middle(label))) as finger:
        finger.move(towards(not on) * PAST_THE_MIDDLE * 1.5)
        touch.expect_on(label, on)
    touch.expect_on(label, not on)
    touch.page.wait_for_timeout(A_MOMENT)
    touch.expect_on(label, not on)


@BOTH_STATES
def test_sw_07_a_cancelled_pointer_never_toggles(label: str, on: bool, server: Server, touch: Settings) -> None:
    sequence = server.api.sequence
    for along in (0, PAST_THE_MIDDLE * 1.5):
        finger = Finger(touch.page, touch.track_middle(label))
        finger.press()
        finger.move(towards(not on) * along)
        finger.cancel()
        expect_unmoved(server, touch, label, on, sequence)


def test_sw_07_a_scroll_that_starts_on_a_switch_scrolls(server: Server, touch: Settings) -> None:
    label, on = "Dark Mode", False
    sequence = server.api.sequence
    middle = touch.track_middle(label)
    scrolled = touch.page.evaluate("scrollY")
    way = -FAR if middle[1] > 200 else FAR
    with pressed(Finger(touch.page, middle)) as finger:
        finger.move(dy=way)
    touch.page.wait_for_timeout(A_MOMENT)
    assert touch.page.evaluate("scrollY") != scrolled, "the page did not scroll"
    expect_unmoved(server, touch, label, on, sequence)


# --- haptics

VIBRATIONS = """() => {
  globalThis.vibrations = []
  navigator.vibrate = pattern => vibrations.push(pattern) > 0
}"""


def test_sw_15_a_toggle_vibrates_and_a_change_from_elsewhere_does_not(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    settings.page.evaluate(VIBRATIONS)
    settings.switch("Dark Mode").press("Space")
    assert settings.page.evaluate("vibrations.flat()") == [10]
    server.api.wait_for("display.darkMode", True)
    server.api.change("display.darkMode", False)
    settings.expect_on("Dark Mode", False)
    settings.switch("Offline Mode").focus()
    assert settings.page.evaluate("vibrations.flat()") == [10], "a change that nobody made here vibrated"
