"""Screenshots as colours."""

import io

from PIL import Image
from playwright.sync_api import FloatRect, Page


def picture(page: Page, clip: FloatRect | None = None) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")


def pixel(page: Page, x: int, y: int) -> tuple[int, int, int]:
    """The colour at a point in the corner of one CSS pixel."""
    return picture(page, {"x": x, "y": y, "width": 1, "height": 1}).getpixel((0, 0))


def luminance(colour: tuple[int, int, int]) -> float:
    return (0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]) / 255


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels of two pictures of the same size differ clearly."""
    assert one.size == other.size
    pairs = zip(one.get_flattened_data(), other.get_flattened_data(), strict=True)
    return sum(1 for a, b in pairs if sum(abs(x - y) for x, y in zip(a, b, strict=True)) > 48)
