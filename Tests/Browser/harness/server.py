"""The real server as a process of its own, on loopback, with its own data folder."""

import os
import queue
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

from .api import API
from .places import gallery_folder, gcs_binary

START_SECONDS = 20
STOP_SECONDS = 15


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """One `gcs` with one port and one data folder for its whole life, however often it is killed and started."""

    def __init__(self, data: Path, gallery: bool = False):
        self.data = data
        self._gallery = gallery
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.api = API(self.base)
        self._process: subprocess.Popen[str] | None = None
        self._lines: list[str] = []

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def output(self) -> str:
        """All that the server has written so far, of both streams."""
        return "".join(self._lines)

    def start(self) -> None:
        """Starts the server and comes back when it has said that it is ready."""
        assert not self.running, "the server already runs"
        binary = gcs_binary()
        assert binary.exists(), f"{binary} is not built: run `make test`"
        command = [binary, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", self.data]
        if self._gallery:
            command += ["--gallery", gallery_folder()]
        environment = {k: v for k, v in os.environ.items() if k not in ("HOST", "PORT", "GCS_DATA")}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        ready: queue.Queue[bool] = queue.Queue()
        threading.Thread(target=self._read, args=(self._process, ready), daemon=True).start()
        try:
            came_up = ready.get(timeout=START_SECONDS)
        except queue.Empty:
            came_up = False
        if not came_up:
            self.kill()
            raise AssertionError(f"the server did not become ready; it wrote:\n{self.output}")

    def _read(self, process: subprocess.Popen[str], ready: "queue.Queue[bool]") -> None:
        for line in process.stdout:
            self._lines.append(line)
            if f"GCS is ready on {self.base}" in line:
                ready.put(True)
        ready.put(False)

    def kill(self) -> None:
        """`kill -9`: the server gets no chance to finish anything."""
        if self.running:
            self._process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> float:
        """Asks the server to stop, as a service manager would; gives the seconds that it took."""
        assert self.running, "the server does not run"
        asked = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        self._reap()
        return time.monotonic() - asked

    def _reap(self) -> None:
        if self._process is None:
            return
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"the server did not stop in {STOP_SECONDS} s; it wrote:\n{self.output}") from None
        finally:
            self._process = None

    def reset(self) -> None:
        """Brings every setting back to its default."""
        self.api.reset()
