"""The Settings screen as a person finds their way on it: by role and accessible name."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from .server import Server


@dataclass(frozen=True)
class Switch:
    label: str
    setting: str
    default: bool
    parent: str | None = None


@dataclass(frozen=True)
class Picker:
    label: str
    setting: str
    options: dict[str, str]
    default: str
    parent: str


SWITCHES = [
    Switch("Enable Notifications", "notifications.enabled", True),
    Switch("GRN Updates", "notifications.grnUpdates", True, "Enable Notifications"),
    Switch("Dispatch Alerts", "notifications.dispatchAlerts", True, "Enable Notifications"),
    Switch("Auto-Sync", "sync.auto", False),
    Switch("Sync on WiFi Only", "sync.wifiOnly", False, "Auto-Sync"),
    Switch("Dark Mode", "display.darkMode", False),
    Switch("Offline Mode", "offline.mode", False),
]
PICKERS = [
    Picker(
        "Sync Interval",
        "sync.interval",
        {"hourly": "Hourly", "daily": "Daily", "weekly": "Weekly"},
        "daily",
        "Auto-Sync",
    ),
    Picker(
        "Cache Duration",
        "offline.cacheDuration",
        {"24h": "24 h", "48h": "48 h", "7d": "7 days"},
        "24h",
        "Offline Mode",
    ),
]
READ_ONLY = {"Last Synced": "Auto-Sync", "Cache Size": "Offline Mode"}
SECTIONS = ["Notifications", "Sync", "Display", "Offline"]
# Each parent with the rows that it shows while it is on.
FURTHER_ROWS = {
    "Enable Notifications": ["GRN Updates", "Dispatch Alerts"],
    "Auto-Sync": ["Sync Interval", "Sync on WiFi Only", "Last Synced"],
    "Offline Mode": ["Cache Duration", "Cache Size"],
}

# Shown: laid out, not inert, and what is found at its place on the screen.
SHOWN = """label => {
  if (label.closest('[inert]')) return false
  label.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = label.getBoundingClientRect()
  if (!box.width || !box.height) return false
  const cell = label.closest('[data-part="form-cell"]')
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return hit !== null && cell.contains(hit)
}"""


class Settings:
    def __init__(self, page: Page):
        self.page = page

    def switch(self, label: str) -> Locator:
        return self.page.get_by_role("switch", name=label, exact=True)

    def picker(self, label: str) -> Locator:
        return self.page.get_by_role("combobox", name=label, exact=True)

    def label(self, label: str) -> Locator:
        return self.page.locator('[data-part="label"]').get_by_text(label, exact=True)

    def cell(self, label: str) -> Locator:
        return self.page.locator('[data-part="form-cell"]').filter(has=self.label(label))

    def part(self, label: str, name: str) -> Locator:
        """A drawn part of the cell with that label."""
        return self.cell(label).locator(f'[data-part="{name}"]')

    @property
    def notice(self) -> Locator:
        """What the page says when its client cannot run."""
        return self.page.locator("#switchyard-notice")

    @property
    def banner(self) -> Locator:
        return self.page.locator('[data-part="banner"]')

    @property
    def snackbar(self) -> Locator:
        return self.page.locator('[data-part="snackbar"]')

    def is_shown(self, label: str) -> bool:
        found = self.label(label)
        return found.count() == 1 and found.evaluate(SHOWN)

    def expect_shown(self, label: str, shown: bool = True) -> None:
        """Waits for a further row to have come or gone."""
        for _ in range(100):
            if self.is_shown(label) == shown:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{label} should {'be' if shown else 'not be'} shown")

    def is_on(self, label: str) -> bool:
        return self.switch(label).get_attribute("aria-checked") == "true"

    def expect_on(self, label: str, on: bool, **options: Any) -> None:
        expect(self.switch(label)).to_have_attribute("aria-checked", str(on).lower(), **options)

    def expect_settled(self) -> None:
        """Waits until nothing is pending: the server has acknowledged every change."""
        expect(self.page.locator('[data-part="pending"]:visible')).to_have_count(0)

    def expect_choice(self, label: str, text: str, **options: Any) -> None:
        """Waits until a picker shows an option: chosen in the control, and drawn in the row."""
        chosen = self.picker(label).locator("option:checked")
        expect(chosen).to_have_text(text, **options)

    def expect_saved(self, server: Server, setting: str, value: Any, seconds: float = 5) -> None:
        """Waits until the server holds a value, while the page and its routes go on."""
        server.api.wait_for(setting, value, seconds, lambda pause: self.page.wait_for_timeout(pause * 1_000))

    def still_box(self, label: str) -> FloatRect:
        """Where a switch stands, once nothing moves it any more."""
        switch = self.switch(label)
        switch.scroll_into_view_if_needed()
        box = switch.bounding_box()
        for _ in range(50):
            self.page.wait_for_timeout(30)
            last, box = box, switch.bounding_box()
            if last == box:
                return box
        raise AssertionError(f"{label} never stands still")

    def track_middle(self, label: str) -> tuple[float, float]:
        self.still_box(label)
        track = self.part(label, "track").bounding_box()
        return track["x"] + track["width"] / 2, track["y"] + track["height"] / 2
