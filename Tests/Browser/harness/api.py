"""The HTTP API as any client would speak it, without a browser."""

import http.client
import json
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

DEFAULTS: dict[str, Any] = {
    "notifications.enabled": True,
    "notifications.grnUpdates": True,
    "notifications.dispatchAlerts": True,
    "sync.auto": False,
    "sync.interval": "daily",
    "sync.wifiOnly": False,
    "display.darkMode": False,
    "offline.mode": False,
    "offline.cacheDuration": "24h",
}


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes = field(repr=False)

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class API:
    def __init__(self, base: str):
        self.host, _, port = base.removeprefix("http://").partition(":")
        self.port = int(port)

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request over its own connection, sent exactly as given. Header names of the answer are lower case."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=10)
        try:
            connection.request(method, path, body=body, headers=headers or {})
            response = connection.getresponse()
            return Answer(
                response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
            )
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def snapshot(self) -> dict[str, Any]:
        answer = self.get("/api/v1/settings")
        assert answer.status == 200, answer
        return answer.json

    @property
    def values(self) -> dict[str, Any]:
        return self.snapshot()["values"]

    @property
    def sequence(self) -> int:
        return self.snapshot()["sequence"]

    def put(self, setting: str, value: Any, key: str | None = None) -> Answer:
        return self.request(
            "PUT",
            f"/api/v1/settings/{setting}",
            json.dumps({"value": value}).encode(),
            {"Content-Type": "application/json", "Idempotency-Key": key or uuid.uuid4().hex},
        )

    def change(self, setting: str, value: Any, key: str | None = None) -> int:
        """Changes a setting and gives the sequence number of the change."""
        answer = self.put(setting, value, key)
        assert answer.status == 200, f"{setting} = {value!r}: {answer.status} {answer.text}"
        assert answer.json["setting"] == setting and answer.json["value"] == value, answer.json
        return answer.json["sequence"]

    def reset(self) -> None:
        values = self.values
        for setting, value in DEFAULTS.items():
            if values[setting] != value:
                self.change(setting, value)

    def wait_for(
        self, setting: str, value: Any, seconds: float = 5, pause: Callable[[float], None] = time.sleep
    ) -> None:
        """Waits until the server holds a value."""
        end = time.monotonic() + seconds
        while (held := self.values[setting]) != value:
            assert time.monotonic() < end, f"{setting} is still {held!r} after {seconds} s, not {value!r}"
            pause(0.02)
