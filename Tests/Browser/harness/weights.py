"""The sizes of what a browser loads."""

import re
from dataclasses import dataclass

from .server import Server


@dataclass(frozen=True)
class Weight:
    path: str
    raw: int
    # As the server sends it to a browser that takes brotli.
    brotli: int


def settings_weights(server: Server) -> dict[str, Weight]:
    """The assets that Settings names in its HTML, the stylesheet and the script among them, by kind."""
    page = server.api.get("/settings").text
    paths = set(re.findall(r"/assets/[\w.@/-]+\.(?:css|js|wasm)", page))
    weights: dict[str, Weight] = {}
    for path in sorted(paths):
        kind = path.rsplit(".", 1)[1]
        plain = server.api.get(path)
        packed = server.api.get(path, Accept_Encoding="br")
        assert plain.status == 200 and packed.headers.get("content-encoding") == "br", path
        before = weights.get(kind, Weight(path, 0, 0))
        weights[kind] = Weight(path, before.raw + len(plain.body), before.brotli + len(packed.body))
    missing = {"css", "js", "wasm"} - weights.keys()
    assert not missing, f"the page names no {', '.join(sorted(missing))}: {sorted(paths)}"
    return weights
