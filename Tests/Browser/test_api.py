"""The HTTP API and everything else the server answers, without a browser."""

import json
import re
import uuid
from typing import Any

import pytest
from harness.api import DEFAULTS, Answer
from harness.server import Server
from openapi_spec_validator import validate

JSON = "application/json"
SETTING = "/api/v1/settings/display.darkMode"
GOOD = b'{"value":true}'


def write(
    server: Server,
    body: bytes = GOOD,
    path: str = SETTING,
    key: str | None = "",
    content_type: str | None = JSON,
    method: str = "PUT",
    **headers: str,
) -> Answer:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if content_type is not None:
        sent["Content-Type"] = content_type
    if key is not None:
        sent["Idempotency-Key"] = key or uuid.uuid4().hex
    return server.api.request(method, path, body, sent)


BAD_WRITES: dict[str, tuple[int, str, dict[str, Any]]] = {
    # name: status, what the problem must name, what is sent
    "empty": (400, "JSON", {"body": b""}),
    "not json": (400, "JSON", {"body": b"value=true"}),
    "cut off": (400, "JSON", {"body": b'{"value":tr'}),
    "trailing comma": (400, "JSON", {"body": b'{"value":true,}'}),
    "two documents": (400, "JSON", {"body": b'{"value":true}{"value":false}'}),
    "twice the same member": (400, "JSON", {"body": b'{"value":true,"value":false}'}),
    "invalid utf-8": (400, "JSON", {"body": b'{"value":"\xff"}'}),
    "lone surrogate": (400, "JSON", {"body": b'{"value":"\\ud800"}'}),
    "deep": (400, "JSON", {"body": b"[" * 2_000}),
    "no key": (400, "Idempotency-Key", {"key": None}),
    "key with a space": (400, "Idempotency-Key", {"key": "a b"}),
    "key of 101 characters": (400, "Idempotency-Key", {"key": "k" * 101}),
    "foreign origin": (403, "Origin", {"Origin": "https://example.com"}),
    "null origin": (403, "Origin", {"Origin": "null"}),
    "other port": (403, "Origin", {"Origin": "http://127.0.0.1:1"}),
    "cross-site": (403, "site", {"Sec_Fetch_Site": "cross-site"}),
    "unknown setting": (404, "display.brightMode", {"path": "/api/v1/settings/display.brightMode"}),
    "too large": (413, "4096", {"body": b'{"value":"' + b"x" * 4_096 + b'"}'}),
    "no type": (415, "Content-Type", {"content_type": None}),
    "text": (415, "Content-Type", {"content_type": "text/plain"}),
    "form": (415, "Content-Type", {"content_type": "application/x-www-form-urlencoded"}),
    "a number for a switch": (422, "value", {"body": b'{"value":1}'}),
    "a string for a switch": (422, "value", {"body": b'{"value":"true"}'}),
    "null for a switch": (422, "value", {"body": b'{"value":null}'}),
    "unknown choice": (422, "value", {"body": b'{"value":"monthly"}', "path": "/api/v1/settings/sync.interval"}),
    "a boolean for a choice": (422, "value", {"body": b'{"value":true}', "path": "/api/v1/settings/sync.interval"}),
}


@pytest.mark.parametrize("name", BAD_WRITES)
def test_bad_writes_are_refused_by_name_and_change_nothing(name: str, server: Server) -> None:
    status, names, sent = BAD_WRITES[name]
    before = server.api.snapshot()
    answer = write(server, **sent)
    expect_problem(answer, status, names)
    assert server.api.snapshot() == before


def expect_problem(answer: Answer, status: int, names: str = "") -> None:
    assert answer.status == status, f"{answer.status}: {answer.body[:200]}"
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    problem = answer.json
    assert problem["status"] == status
    assert problem["type"].startswith("/problems/")
    assert problem["title"]
    assert problem["detail"].rstrip().endswith("."), problem["detail"]
    assert problem["field"], problem
    named = problem["field"] + " " + problem["detail"]
    assert names.lower() in named.lower(), problem


@pytest.mark.parametrize("body", [b"{}", b"[]", b"true", b'{"Value":true}'])
def test_a_body_without_a_value_is_refused(body: bytes, server: Server) -> None:
    before = server.api.snapshot()
    answer = write(server, body=body)
    assert answer.status in (400, 422)
    expect_problem(answer, answer.status, "object" if body in (b"[]", b"true") else "value")
    assert server.api.snapshot() == before


@pytest.mark.parametrize("content_type", [JSON, "application/json; charset=utf-8", "Application/JSON"])
def test_a_good_write_is_applied_once_under_its_key(content_type: str, server: Server) -> None:
    key = uuid.uuid4().hex
    sequence = server.api.sequence
    first = write(server, key=key, content_type=content_type)
    assert first.status == 200
    assert first.json == {"setting": "display.darkMode", "value": True, "sequence": sequence + 1}
    server.api.change("display.darkMode", False)
    again = write(server, key=key, content_type=content_type)
    assert (again.status, again.json) == (200, first.json)
    assert server.api.snapshot()["sequence"] == sequence + 2
    assert server.api.values["display.darkMode"] is False


def test_a_key_stands_for_one_change_only(server: Server) -> None:
    key = uuid.uuid4().hex
    server.api.change("display.darkMode", True, key)
    before = server.api.snapshot()
    expect_problem(write(server, body=b'{"value":false}', key=key), 422, "Idempotency-Key")
    expect_problem(write(server, path="/api/v1/settings/offline.mode", key=key), 422, "Idempotency-Key")
    assert server.api.snapshot() == before


def test_a_write_from_the_page_itself_is_taken(server: Server) -> None:
    assert write(server, Origin=server.base, Sec_Fetch_Site="same-origin").status == 200


def test_every_setting_is_in_the_snapshot(server: Server) -> None:
    answer = server.api.get("/api/v1/settings")
    assert answer.headers["content-type"].startswith(JSON)
    assert answer.json["values"] == DEFAULTS
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("DELETE", SETTING, "PUT"), ("POST", "/api/v1/settings", "GET"), ("PUT", "/api/v1/events", "GET")],
)
def test_another_method_is_refused(method: str, path: str, allowed: str, server: Server) -> None:
    answer = write(server, method=method, path=path)
    assert answer.status == 405
    assert allowed in answer.headers["allow"]


def test_an_unknown_address_is_a_problem_below_api_and_a_page_elsewhere(server: Server) -> None:
    expect_problem(server.api.get("/api/v1/nothing"), 404, "/api/v1/nothing")
    page = server.api.get("/nothing")
    assert page.status == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1" in page.text


@pytest.mark.parametrize(
    "path", ["/gallery/../gcs.sqlite", "/gallery/%2e%2e/%2e%2e/etc/passwd", "/assets/../x", "/%00"]
)
def test_no_file_outside_is_served(path: str, server: Server) -> None:
    assert server.api.get(path).status in (400, 404)


def test_the_openapi_document_is_valid_and_names_every_setting(server: Server) -> None:
    answer = server.api.get("/api/v1/openapi.json")
    assert answer.status == 200 and answer.headers["content-type"].startswith(JSON)
    document = answer.json
    validate(document)
    assert document["openapi"].startswith("3.1")
    assert {"/api/v1/settings", "/api/v1/events"} <= document["paths"].keys()
    written = json.dumps(document)
    for name in [*DEFAULTS, "hourly", "weekly", "48h", "7d", "Idempotency-Key", "problem+json"]:
        assert name in written, name


POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


@pytest.mark.parametrize("path", ["/", "/settings", "/gallery/switch", "/nothing"])
def test_pages_carry_a_strict_policy(path: str, server: Server) -> None:
    headers = server.api.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";") if part.strip())
    assert policy == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["content-type"] == "text/html; charset=utf-8"
    if not path.startswith("/gallery"):
        assert headers["cache-control"] == "no-store"


def assets(server: Server) -> list[str]:
    page = server.api.get("/settings").text
    named = re.findall(r'(?:src|href|content|data-[a-z]+)="(/assets/[^"]+)"', page)
    assert any(name.endswith(".js") for name in named) and any(name.endswith(".css") for name in named), named
    return sorted(set(named))


def test_assets_are_compressed_immutable_and_unchanged_ones_not_sent_again(server: Server) -> None:
    for path in assets(server):
        assert re.fullmatch(r"/assets/.+\.[0-9a-f]{16}\.\w+", path), path
        plain = server.api.get(path)
        assert plain.status == 200 and "content-encoding" not in plain.headers
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["x-content-type-options"] == "nosniff"
        assert plain.headers["vary"].lower() == "accept-encoding"
        for accepted, chosen in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)):
            answer = server.api.get(path, Accept_Encoding=accepted)
            assert answer.headers.get("content-encoding") == chosen, f"{path}: {accepted}"
            if chosen:
                assert len(answer.body) < len(plain.body)
            unchanged = server.api.get(path, Accept_Encoding=accepted, If_None_Match=answer.headers["etag"])
            assert unchanged.status == 304 and unchanged.body == b""
        head = server.api.request("HEAD", path)
        assert (head.status, head.body) == (200, b"")


def test_an_asset_of_another_hash_is_not_found(server: Server) -> None:
    path = re.sub(r"[0-9a-f]{16}", "0" * 16, assets(server)[0])
    assert server.api.get(path).status == 404
