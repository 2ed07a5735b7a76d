"""What the browser loads for Settings stays small."""

import pytest
from harness.server import Server
from harness.weights import Weight, settings_weights


@pytest.fixture(scope="module")
def weights(shared_server: Server) -> dict[str, Weight]:
    return settings_weights(shared_server)


def test_the_client_is_at_most_120_kb_brotli(weights: dict[str, Weight]) -> None:
    assert 0 < weights["wasm"].brotli <= 120_000


def test_the_script_is_at_most_10_kb_brotli_and_16_kb_raw(weights: dict[str, Weight]) -> None:
    assert 0 < weights["js"].brotli <= 10_000
    assert weights["js"].raw <= 16_000


def test_the_script_is_readable_source_without_inner_html(shared_server: Server, weights: dict[str, Weight]) -> None:
    source = shared_server.api.get(weights["js"].path).text
    lines = source.splitlines()
    assert max(map(len, lines)) <= 200, "the script looks minified"
    for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
        assert word not in source, word
