"""The server that cannot start says why in one sentence, and touches nothing."""

import hashlib
import os
import select
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest
from harness.places import gcs_binary
from harness.server import Server, free_port


def start(data: Path, port: int, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [gcs_binary(), "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env=os.environ | environment)


def expect_one_sentence(failed: subprocess.CompletedProcess[str], names: str) -> None:
    assert failed.returncode not in (0, -signal.SIGABRT, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGSEGV)
    assert failed.stdout == ""
    said = failed.stderr.strip()
    assert "\n" not in said and said.endswith("."), failed.stderr
    assert names in said, said


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The data of a server that has run and stopped."""
    with Server(tmp_path) as server:
        server.api.change("offline.mode", True)
        server.stop()
    files = list(tmp_path.glob("*.sqlite"))
    assert len(files) == 1, f"a stopped server leaves {[path.name for path in tmp_path.iterdir()]}"
    return files[0]


def test_a_file_that_is_no_database(database: Path) -> None:
    database.write_bytes(b"These are my notes, not a database. " * 300)
    before = digest(database)
    expect_one_sentence(start(database.parent, free_port()), str(database))
    assert digest(database) == before


def test_a_database_of_a_newer_version(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO grdb_migrations VALUES ('9999-from-the-future')")
    connection.close()
    before = digest(database)
    expect_one_sentence(start(database.parent, free_port()), str(database))
    assert digest(database) == before


def test_a_database_that_another_process_holds(database: Path) -> None:
    before = digest(database)
    holder = sqlite3.connect(database, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    try:
        expect_one_sentence(start(database.parent, free_port()), str(database))
    finally:
        holder.execute("ROLLBACK")
        holder.close()
    assert digest(database) == before


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "data"
    path.write_text("mine")
    expect_one_sentence(start(path, free_port()), str(path))
    assert path.read_text() == "mine"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        expect_one_sentence(start(tmp_path / "data", port), str(port))


def test_a_second_server_on_the_same_data(own_server: Server) -> None:
    own_server.api.change("offline.mode", True)
    second = start(own_server.data, free_port())
    expect_one_sentence(second, str(own_server.data))
    assert "is locked by another process" in second.stderr
    assert own_server.api.values["offline.mode"] is True
    own_server.api.change("sync.auto", True)
    assert own_server.api.values["sync.auto"] is True


def first_line(process: subprocess.Popen[str], seconds: float = 20) -> str:
    """What the server says first; nothing when it says nothing in time."""
    heard, _, _ = select.select([process.stdout], [], [], seconds)
    return process.stdout.readline().strip() if heard else ""


def test_the_environment_names_host_port_and_data(tmp_path: Path) -> None:
    port = free_port()
    environment = os.environ | {"HOST": "127.0.0.1", "PORT": str(port), "GCS_DATA": str(tmp_path / "mine")}
    process = subprocess.Popen([gcs_binary()], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert first_line(process) == f"GCS is ready on http://127.0.0.1:{port}"
        assert list((tmp_path / "mine").glob("*.sqlite"))
        asked = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
        assert time.monotonic() - asked < 5
    finally:
        process.kill()
        process.wait()


def test_port_0_takes_a_free_port(tmp_path: Path) -> None:
    command = [gcs_binary(), "serve", "--port", "0", "--data", tmp_path]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        port = int(first_line(process).rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            pass
    finally:
        process.kill()
        process.wait()
