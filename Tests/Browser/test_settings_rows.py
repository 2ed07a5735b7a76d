"""The rows of Settings: what stands there, what comes and goes, what each one changes."""

import re
from collections.abc import Callable

import pytest
from harness.held import toggled
from harness.server import Server
from harness.settings import FURTHER_ROWS, PICKERS, READ_ONLY, SECTIONS, SWITCHES, Picker, Settings
from playwright.sync_api import expect

Open = Callable[..., Settings]
PARENTS = {switch.label: switch for switch in SWITCHES if switch.label in FURTHER_ROWS}
by_label = pytest.mark.parametrize("picker", PICKERS, ids=lambda picker: picker.label)
HEIGHT = "document.querySelector('#switchyard').getBoundingClientRect().height"
by_parent = pytest.mark.parametrize("parent", FURTHER_ROWS)


def shown_rows(settings: Settings, on: dict[str, bool]) -> list[str]:
    """The labels that should be shown, in the order of the specification."""
    rows = []
    for label in ("Enable Notifications", "Auto-Sync", "Dark Mode", "Offline Mode"):
        rows.append(label)
        if on.get(label, False):
            rows += FURTHER_ROWS[label]
    return rows


def test_gx_01_02_03_defaults(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    for switch in SWITCHES:
        if switch.parent in (None, "Enable Notifications"):
            settings.expect_on(switch.label, switch.default)
    labels = settings.page.locator('[data-part="label"]')
    shown = [label for label in labels.all_inner_texts() if settings.is_shown(label)]
    assert shown == shown_rows(settings, {"Enable Notifications": True})
    assert settings.page.title()


def test_gx_01_02_03_all_rows_and_sections(server: Server, open_settings: Open) -> None:
    for parent in PARENTS.values():
        server.api.change(parent.setting, True)
    settings = open_settings(server)
    every_row = shown_rows(settings, dict.fromkeys(FURTHER_ROWS, True))
    assert settings.page.locator('[data-part="label"]').all_inner_texts() == every_row
    for label in every_row:
        settings.expect_shown(label)
    expect(settings.page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert settings.page.get_by_role("heading", level=2).all_inner_texts() == SECTIONS
    for section in SECTIONS:
        expect(settings.page.get_by_role("region", name=section, exact=True)).to_have_count(1)


AGE = re.compile(r"Just now|\d+ (minute|hour|day)s? ago")
SIZE = re.compile(r"\d+ (bytes|kB)|\d+\.\d (MB|GB)")


@pytest.mark.parametrize(("label", "value"), [("Last Synced", AGE), ("Cache Size", SIZE)])
def test_gx_02_03_read_only_rows_show_a_value(
    label: str, value: re.Pattern[str], server: Server, open_settings: Open
) -> None:
    server.api.change(PARENTS[READ_ONLY[label]].setting, True)
    settings = open_settings(server)
    expect(settings.part(label, "value")).to_have_text(value)
    for role in ("switch", "button", "link", "combobox"):
        assert settings.cell(label).get_by_role(role).count() == 0


@by_parent
def test_sc_06_further_rows_come_and_go_with_their_parent(parent: str, server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    start = PARENTS[parent].default
    for on in (start, not start, start, not start):
        if settings.is_on(parent) != on:
            settings.switch(parent).click()
        settings.expect_on(parent, on)
        for row in FURTHER_ROWS[parent]:
            settings.expect_shown(row, on)
        reveal = settings.page.locator('[data-part="reveal"]').filter(has=settings.label(FURTHER_ROWS[parent][0]))
        if not on and reveal.count():
            assert reveal.evaluate("reveal => reveal.inert"), "hidden rows can still be reached"


@by_parent
def test_sc_06_rows_below_move_as_further_rows_come(parent: str, server: Server, open_settings: Open) -> None:
    server.api.change(PARENTS[parent].setting, False)
    settings = open_settings(server, height=2_000)
    closed = settings.page.evaluate(HEIGHT)
    held = toggled(settings, parent, everything=True)
    seconds = max(timing["delay"] + timing["duration"] for timing in held.timings("reveal"))
    assert 0.15 <= seconds <= 0.5
    on_the_way = [held.at(seconds * part / 10)["page"] for part in range(11)]
    opened = held.at(seconds + 0.001)["page"]
    assert on_the_way[0] == pytest.approx(closed, abs=1)
    assert opened >= closed + 44 * len(FURTHER_ROWS[parent]) - 1
    assert on_the_way == sorted(on_the_way) and on_the_way[-1] <= opened + 1, "the rows do not come steadily"
    assert closed + 2 < on_the_way[3] < on_the_way[7] < opened - 0.5, "the rows jump into place"
    between = [at for at in on_the_way if closed + 2 < at < opened - 2]
    assert len(between) >= 3, f"the rows jump into place: {on_the_way}"


@by_parent
def test_sc_06_no_frame_goes_beyond_the_end(parent: str, server: Server, open_settings: Open) -> None:
    server.api.change(PARENTS[parent].setting, False)
    settings = open_settings(server, height=2_000)
    closed = settings.page.evaluate(HEIGHT)
    # Heights on the way, frame by frame, however many frames a busy machine draws.
    settings.page.evaluate(
        f"""() => {{
          globalThis.heights = []
          const sample = () => {{
            heights.push({HEIGHT})
            if (heights.length < 90) requestAnimationFrame(sample)
          }}
          sample()
        }}"""
    )
    settings.switch(parent).press("Space")
    settings.page.wait_for_timeout(1_200)
    opened = settings.page.evaluate(HEIGHT)
    assert opened >= closed + 44 * len(FURTHER_ROWS[parent]) - 1
    assert max(settings.page.evaluate("heights")) <= opened + 1


@by_parent
def test_sc_06_no_text_beside_a_live_switch_describes_its_value(
    parent: str, server: Server, open_settings: Open
) -> None:
    settings = open_settings(server)
    words = settings.cell(parent).inner_text().replace(parent, "").split()
    assert not {word.strip(".").lower() for word in words} & {"on", "off", "enabled", "disabled"}, words


def test_sc_06_children_keep_their_values_while_hidden(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    settings.switch("GRN Updates").click()
    settings.switch("Enable Notifications").click()
    settings.expect_shown("GRN Updates", False)
    settings.switch("Auto-Sync").click()
    settings.expect_shown("Sync Interval")
    settings.picker("Sync Interval").select_option(label="Weekly")
    settings.switch("Auto-Sync").click()
    settings.expect_shown("Sync Interval", False)
    settings.expect_settled()
    settings.expect_saved(server, "sync.auto", False)
    settings.page.reload()
    settings.expect_shown("Sync Interval", False)
    settings.switch("Enable Notifications").click()
    settings.switch("Auto-Sync").click()
    settings.expect_shown("GRN Updates")
    settings.expect_on("GRN Updates", False)
    settings.expect_on("Dispatch Alerts", True)
    settings.expect_choice("Sync Interval", "Weekly")


def test_sc_06_a_hidden_row_is_out_of_reach_of_tab(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    settings.page.locator("body").click(position={"x": 2, "y": 2})
    for _ in range(20):
        settings.page.keyboard.press("Tab")
        row = settings.page.evaluate(
            "document.activeElement.closest('[data-part=\"form-cell\"]')"
            "?.querySelector('[data-part=\"label\"]').textContent"
        )
        assert row not in FURTHER_ROWS["Auto-Sync"] + FURTHER_ROWS["Offline Mode"]


@by_label
def test_sc_07_a_list_picker_offers_and_shows_its_values(picker: Picker, server: Server, open_settings: Open) -> None:
    server.api.change(PARENTS[picker.parent].setting, True)
    settings = open_settings(server)
    control = settings.picker(picker.label)
    assert control.locator("option").all_inner_texts() == list(picker.options.values())
    settings.expect_choice(picker.label, picker.options[picker.default])
    for value, text in [*reversed(picker.options.items()), (picker.default, picker.options[picker.default])]:
        control.select_option(label=text)
        settings.expect_saved(server, picker.setting, value)
        settings.page.reload()
        settings.expect_choice(picker.label, text)
        assert text in settings.cell(picker.label).inner_text()


@by_label
def test_sc_07_a_list_picker_changes_by_keyboard(picker: Picker, server: Server, open_settings: Open) -> None:
    server.api.change(PARENTS[picker.parent].setting, True)
    settings = open_settings(server)
    control = settings.picker(picker.label)
    values = list(picker.options)
    control.focus()
    settings.page.keyboard.press("End")
    settings.expect_saved(server, picker.setting, values[-1])
    settings.page.keyboard.press("ArrowUp")
    settings.expect_saved(server, picker.setting, values[-2])
    expect(control).to_be_focused()


def test_sc_07_the_whole_row_of_a_picker_is_its_target(server: Server, open_settings: Open) -> None:
    server.api.change("sync.auto", True)
    settings = open_settings(server)
    control, cell = settings.picker("Sync Interval").bounding_box(), settings.cell("Sync Interval").bounding_box()
    assert control["height"] >= 44
    assert control["width"] >= cell["width"] - 1


def test_gx_03_dark_mode_switches_the_scheme(server: Server, open_settings: Open) -> None:
    settings = open_settings(server)
    html = settings.page.locator("html")
    expect(html).to_have_attribute("data-scheme", "light")
    light = settings.page.evaluate("getComputedStyle(document.body).backgroundColor")
    settings.switch("Dark Mode").click()
    expect(html).to_have_attribute("data-scheme", "dark")
    settings.page.wait_for_timeout(400)
    assert settings.page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    settings.switch("Dark Mode").click()
    expect(html).to_have_attribute("data-scheme", "light")


def test_home_leads_to_settings(server: Server, open_page: Callable[..., "object"]) -> None:
    page = open_page(server, "/")
    row = page.get_by_role("link", name="Settings")
    expect(row).to_have_count(1)
    row.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.base}/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
