"""What is drawn, measured in the page."""

from playwright.sync_api import Locator

BOX = "element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] }"


class Box:
    def __init__(self, left: float, top: float, width: float, height: float):
        self.left, self.top, self.width, self.height = left, top, width, height
        self.right, self.bottom = left + width, top + height
        self.middle = (left + width / 2, top + height / 2)

    @property
    def size(self) -> tuple[float, float]:
        return round(self.width, 2), round(self.height, 2)


def box(element: Locator) -> Box:
    """Where an element is drawn, in points, transforms included."""
    return Box(*element.evaluate(BOX))


def style(element: Locator, name: str) -> str:
    """A computed property, as Chromium resolves it."""
    return element.evaluate("(element, name) => getComputedStyle(element)[name]", name)


OPACITY = """element => {
  let opacity = 1
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
  return opacity
}"""


def opacity(element: Locator) -> float:
    """How opaque an element is in the end, with all that it stands in."""
    return round(element.evaluate(OPACITY), 3)


# Borders of half a point may be drawn as a border, a shadow or an outline, on the part or on what stands before it.
EDGE = """element => ['', '::before', '::after'].map(pseudo => {
  const style = getComputedStyle(element, pseudo || null)
  if (pseudo && style.content === 'none') return ''
  const edges = []
  if (style.borderTopStyle !== 'none') edges.push(`${style.borderTopWidth} ${style.borderTopColor}`)
  if (style.outlineStyle !== 'none') edges.push(`${style.outlineWidth} ${style.outlineColor}`)
  if (style.boxShadow !== 'none') edges.push(style.boxShadow)
  return edges.join('; ')
}).filter(Boolean).join('; ')"""


def edge(element: Locator) -> str:
    return element.evaluate(EDGE)


HIT = """(element, [x, y]) => {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (hit === element || element.contains(hit))
}"""


def is_hit_at(element: Locator, x: float, y: float) -> bool:
    return element.evaluate(HIT, [x, y])


def rgb(code: str) -> str:
    """`#1D2D3E` as computed styles write it."""
    red, green, blue = (int(code[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"
