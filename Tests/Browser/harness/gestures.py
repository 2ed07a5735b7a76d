"""What fingers and hands do, through the browser's own input: nothing is dispatched to an element by script."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page

# Comfortably past the middle of the 20 points that a thumb travels, and comfortably short of it.
PAST_THE_MIDDLE = 18
SHORT_OF_THE_MIDDLE = 6
# Far outside the switch: no longer a drag along it.
FAR = 120


class Mouse:
    """One press of the mouse, followed point by point."""

    def __init__(self, page: Page, at: tuple[float, float]):
        self._mouse = page.mouse
        self.x, self.y = at

    def press(self) -> None:
        self._mouse.move(self.x, self.y)
        self._mouse.down()

    def move(self, dx: float = 0, dy: float = 0) -> None:
        self.x, self.y = self.x + dx, self.y + dy
        self._mouse.move(self.x, self.y, steps=6)

    def release(self) -> None:
        self._mouse.up()


class Finger:
    """One finger on a touch screen, through the browser's own touch input."""

    def __init__(self, page: Page, at: tuple[float, float]):
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._page = page
        self.x, self.y = at

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self) -> None:
        self._send("touchStart", [{"x": self.x, "y": self.y}])

    def move(self, dx: float = 0, dy: float = 0) -> None:
        for _ in range(6):
            self.x, self.y = self.x + dx / 6, self.y + dy / 6
            self._send("touchMove", [{"x": self.x, "y": self.y}])
            self._page.wait_for_timeout(8)

    def release(self) -> None:
        self._send("touchEnd", [])

    def cancel(self) -> None:
        self._send("touchCancel", [])


@contextmanager
def pressed(hand: Mouse | Finger) -> Iterator[Mouse | Finger]:
    """Presses, lets the test move, releases."""
    hand.press()
    yield hand
    hand.release()


def towards(on: bool, rtl: bool = False) -> int:
    """The direction, in x, in which a thumb moves to become on or off."""
    return (1 if on else -1) * (-1 if rtl else 1)
