"""Things brought to a stand, so that a test and not a clock says when they go on."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from .settings import Settings


def wait_until(page: Page, condition: Callable[[], bool], what: str, seconds: float = 10) -> None:
    """Waits, with the page's events and routes going on, until a condition holds."""
    for _ in range(int(seconds / 0.02)):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{what} did not happen in {seconds} s")


class HeldRequests:
    """The requests of a page to some address, kept waiting for the test to answer them."""

    def __init__(self, page: Page, address: Any):
        self._page = page
        self._routes: list[Route] = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def next(self) -> Route:
        """The oldest request that waits, once there is one."""
        wait_until(self._page, lambda: bool(self._routes), "the request")
        return self._routes.pop(0)


# Stops every animation below a root in the very task in which an attribute of a control changes.
HOLD = """([control, attribute, root]) => {
  globalThis.held = null
  new MutationObserver((records, observer) => {
    observer.disconnect()
    globalThis.held = document.getAnimations().filter(animation => root.contains(animation.effect.target))
    for (const animation of held) animation.pause()
  }).observe(control, { attributes: true, attributeFilter: [attribute] })
}"""

TIMINGS = """() => held.map(animation => ({
  part: animation.effect.target.dataset.part,
  property: animation.transitionProperty ?? animation.animationName ?? '',
  delay: animation.effect.getComputedTiming().delay / 1000,
  duration: animation.effect.getComputedTiming().duration / 1000,
}))"""

# At one time: the thumb within its track, the colour of the track, the height of the page's contents.
SEEK = """([control, seconds]) => {
  for (const animation of held) animation.currentTime = seconds * 1000
  const track = control.querySelector('[data-part="track"]')
  const thumb = control.querySelector('[data-part="thumb"]').getBoundingClientRect()
  return {
    left: thumb.left - track.getBoundingClientRect().left,
    width: thumb.width,
    colour: getComputedStyle(track).backgroundColor,
    page: document.querySelector('#switchyard').getBoundingClientRect().height,
  }
}"""


class HeldMotion:
    """A switch whose animations stand still, and with `everything` those of the whole page too."""

    def __init__(
        self, settings: Settings, label: str, attribute: str, act: Callable[[], None], everything: bool = False
    ):
        self._page = settings.page
        settings.still_box(label)
        self._control = settings.switch(label).element_handle()
        root = self._page.locator("#switchyard").element_handle() if everything else self._control
        self._page.evaluate(HOLD, [self._control, attribute, root])
        act()
        wait_until(self._page, lambda: self._page.evaluate("held !== null"), f"a change of {attribute} of {label}")

    def at(self, seconds: float) -> dict[str, Any]:
        return self._page.evaluate(SEEK, [self._control, seconds])

    def timings(self, part: str) -> list[dict[str, Any]]:
        return [timing for timing in self._page.evaluate(TIMINGS) if timing["part"] == part]


def toggled(settings: Settings, label: str, everything: bool = False) -> HeldMotion:
    # Enter, not Space: a key that toggles as it goes down has no pressed look to shrink back from.
    return HeldMotion(settings, label, "aria-checked", lambda: settings.switch(label).press("Enter"), everything)
