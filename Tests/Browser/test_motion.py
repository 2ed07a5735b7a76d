"""How a switch moves. Animations are stopped as they begin and looked at at set times, so no clock is in the tests."""

from collections.abc import Callable

import pytest
from harness.held import HeldMotion, toggled
from harness.measure import rgb
from harness.server import Server
from harness.settings import Settings
from harness.spring import spring

Open = Callable[..., Settings]
# Up to the end of the overshoot and beyond.
TIMES = [0, 0.02, 0.05, 0.08, 0.11, 0.14, 0.175, 0.227, 0.3, 0.45]
TRAVEL = 20
START = {"Dark Mode": False, "Enable Notifications": True, "Offline Mode": False}
WAYS = pytest.mark.parametrize("label", ["Offline Mode", "Enable Notifications"], ids=["to-on", "to-off"])


@pytest.mark.parametrize("look", ["ios", "fiori"])
@WAYS
def test_sw_06_the_thumb_travels_on_the_spring(label: str, look: str, server: Server, open_settings: Open) -> None:
    settings = open_settings(server, look=look)
    held = toggled(settings, label)
    start, way = (2 + TRAVEL, -1) if START[label] else (2, 1)
    off_by = {t: round(held.at(t)["left"] - (start + way * TRAVEL * spring(t)), 2) for t in TIMES}
    assert all(abs(miss) <= 1 for miss in off_by.values()), f"points from the spring at each time: {off_by}"
    assert abs(held.at(3)["left"] - (start + way * TRAVEL)) < 0.01


@WAYS
def test_sw_06_the_thumb_overshoots_and_settles(label: str, server: Server, open_settings: Open) -> None:
    held = toggled(open_settings(server), label)
    end = 2 if START[label] else 2 + TRAVEL
    peak = (held.at(0.227)["left"] - end) * (-1 if START[label] else 1)
    assert 0.4 <= peak <= 0.8


@WAYS
def test_sw_06_the_track_cross_fades_from_0_10_to_0_25(label: str, server: Server, open_settings: Open) -> None:
    held = toggled(open_settings(server, look="ios"), label)
    off, on = rgb("#E9E9EB"), rgb("#34C759")
    before, after = (on, off) if START[label] else (off, on)
    fades = [timing for timing in held.timings("track") if timing["property"] == "background-color"]
    assert [(round(fade["delay"], 3), round(fade["duration"], 3)) for fade in fades] == [(0.1, 0.15)]
    assert held.at(0)["colour"] == held.at(0.099)["colour"] == before
    assert held.at(0.175)["colour"] not in (before, after)
    assert held.at(0.2501)["colour"] == after


@WAYS
def test_sw_05_the_press_stretches_in_0_15(label: str, server: Server, open_settings: Open) -> None:
    settings = open_settings(server)

    def press() -> None:
        settings.page.mouse.move(*settings.track_middle(label))
        settings.page.mouse.down()

    held = HeldMotion(settings, label, "data-pressed", press)
    assert held.timings("thumb"), "nothing moves"
    assert held.at(0)["width"] == pytest.approx(27, abs=0.01)
    assert 27 < held.at(0.05)["width"] < 31.5
    assert held.at(0.1501)["width"] == pytest.approx(31, abs=0.05)
    settled = held.at(0.1501)["left"]
    assert settled == pytest.approx(18 if START[label] else 2, abs=0.05)
    longest = max(timing["delay"] + timing["duration"] for timing in held.timings("thumb"))
    assert longest == pytest.approx(0.15, abs=0.001)


@WAYS
def test_sw_05_the_release_shrinks_in_0_2(label: str, server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    settings.page.mouse.move(*settings.track_middle(label))
    settings.page.mouse.down()
    settings.page.wait_for_timeout(500)
    held = HeldMotion(settings, label, "data-pressed", lambda: settings.page.mouse.move(10, 800, steps=3))
    assert held.at(0)["width"] == pytest.approx(31, abs=0.05)
    assert 27 < held.at(0.1)["width"] < 31
    assert held.at(0.2001)["width"] == pytest.approx(27, abs=0.05)
    settings.page.mouse.up()


@WAYS
def test_sw_06_after_a_click_the_thumb_is_round_again_when_it_arrives(
    label: str, server: Server, open_settings: Open
) -> None:
    settings = open_settings(server)
    held = HeldMotion(
        settings, label, "aria-checked", lambda: settings.page.mouse.click(*settings.track_middle(label), delay=300)
    )
    # The shrink starts no later than the thumb's arrival, 0.175 after the release, and takes 0.2.
    assert held.at(0.376)["width"] == pytest.approx(27, abs=0.05)
    assert all(timing["delay"] <= 0.175 for timing in held.timings("thumb"))
    end = 2 if START[label] else 2 + TRAVEL
    assert held.at(3)["left"] == pytest.approx(end, abs=0.01)


@pytest.mark.parametrize("asked", ["query", "system"])
@WAYS
def test_sw_16_reduced_motion_has_no_travel_and_no_spring(
    asked: str, label: str, server: Server, open_settings: Open
) -> None:
    options = {"motion": "reduced"} if asked == "query" else {"reduced_motion": "reduce"}
    held = toggled(open_settings(server, **options), label)
    assert held.timings("thumb") == [], "the thumb still moves"
    assert held.at(0)["left"] == pytest.approx(2 if START[label] else 2 + TRAVEL, abs=0.01)


@pytest.mark.parametrize("asked", ["query", "system"])
def test_sw_16_reduced_motion_shows_further_rows_at_once(asked: str, server: Server, open_settings: Open) -> None:
    options = {"motion": "reduced"} if asked == "query" else {"reduced_motion": "reduce"}
    settings = open_settings(server, **options)
    held = toggled(settings, "Offline Mode", everything=True)
    assert held.timings("reveal") == [], "further rows still move"
    settings.expect_shown("Cache Size")
