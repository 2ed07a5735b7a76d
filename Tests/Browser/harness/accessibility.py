"""What assistive technology is told: axe's rules, and the browser's own accessibility tree."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)"


def axe(page: Page) -> None:
    """Fails with every violation that axe finds, readably."""
    page.evaluate(AXE)
    violations = page.evaluate(RUN)
    lines = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n    {node['html'][:200]}\n    "
        + node["failureSummary"].replace("\n", "\n    ")
        for violation in violations
        for node in violation["nodes"][:3]
    ]
    assert not violations, f"axe finds {len(violations)} violations on {page.url}:\n" + "\n".join(lines)


@dataclass(frozen=True)
class Spoken:
    """A node as a screen reader gets it."""

    role: str
    name: str
    description: str
    checked: str | None
    disabled: bool
    focusable: bool


def spoken(page: Page) -> list[Spoken]:
    """All nodes of the page that are not hidden from assistive technology, in reading order."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [_spoken(node) for node in nodes if not node.get("ignored")]


def _spoken(node: dict[str, Any]) -> Spoken:
    properties = {item["name"]: item["value"].get("value") for item in node.get("properties", [])}
    return Spoken(
        node.get("role", {}).get("value", ""),
        node.get("name", {}).get("value", ""),
        node.get("description", {}).get("value", ""),
        properties.get("checked"),
        bool(properties.get("disabled")),
        bool(properties.get("focusable")),
    )
