"""Where the owner listens, over a Unix socket and over a port of this machine: who gets through and who does not."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from remembrancer.owner.address import ADDRESS_FILE, Listening, NobodyThereError, connect, read_address
from remembrancer.owner.frames import (
    GREETING_BYTES,
    BrokenFrameError,
    read_frame,
    read_message,
    write_frame,
    write_message,
)
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.vault import Vault


@pytest.fixture(params=[False, True], ids=["socket", "loopback"])
def served(vault: Vault, request: pytest.FixtureRequest) -> Iterator[Path]:
    """The folder of a vault that is served in one of both ways."""
    service = OwnerService(vault, OwnerKind.WINDOW, over_loopback=request.param)
    service.start()
    yield vault.store.folder
    service.stop()


def test_who_reads_the_address_is_greeted(served: Path) -> None:
    connected = connect(served)
    assert connected.owner == "window"
    assert len(connected.challenge) == 32
    connected.connection.close()


def test_two_greetings_have_two_challenges(served: Path) -> None:
    first, second = connect(served), connect(served)
    assert first.challenge != second.challenge
    first.connection.close()
    second.connection.close()


@pytest.mark.parametrize("wanted", [{}, {"want": "vault"}, {"want": "requests"}, {"want": "requests", "proof": "zz"}])
def test_nothing_is_given_to_who_does_not_prove_anything(served: Path, wanted: dict[str, str]) -> None:
    connected = connect(served)
    write_message(connected.connection, {**wanted, "answer": connected.answer})
    assert read_message(connected.connection) in (None, {"refused": "not_unlocked"})
    connected.connection.close()


def test_who_is_not_known_yet_cannot_send_much(served: Path) -> None:
    """Else a stranger on the machine could fill its memory before being asked for anything."""
    address = read_address(served)
    connection = socket.socket(socket.AF_UNIX if address.path else socket.AF_INET)
    connection.connect(address.path or ("127.0.0.1", address.port))
    greeting = json.dumps({"nonce": "0" * GREETING_BYTES}).encode()
    connection.sendall(len(greeting).to_bytes(4, "big"))
    assert read_frame(connection) is None
    connection.close()


def test_over_loopback_nobody_gets_anywhere_without_the_secret(vault: Vault) -> None:
    service = OwnerService(vault, OwnerKind.WINDOW, over_loopback=True)
    service.start()
    folder = vault.store.folder
    connected = connect(folder)
    for answer in ("", "0" * 64, connected.answer[:-1]):
        other = connect(folder)
        write_message(other.connection, {"want": "requests", "answer": answer})
        assert read_message(other.connection) is None
        other.connection.close()
    connected.connection.close()
    service.stop()


def test_somebody_else_who_listens_at_a_known_port_is_not_taken_for_the_owner(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = {"path": "", "port": listening.getsockname()[1], "secret": "s" * 64}
        (tmp_path / ADDRESS_FILE).write_text(json.dumps(address))

        def pretend() -> None:
            connection, _ = listening.accept()
            read_message(connection)
            write_message(connection, {"nonce": "n", "answer": "0" * 64, "owner": "window"})
            connection.close()

        thread = Thread(target=pretend)
        thread.start()
        with pytest.raises(NobodyThereError):
            connect(tmp_path)
        thread.join(10)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"not json", b'{"path": "", "port": 0}', b'{"port": 80}', b"\xff", b'{"port": "x"}']
)
def test_an_address_that_says_nothing_leads_to_nobody(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ADDRESS_FILE).write_bytes(content)
    with pytest.raises(NobodyThereError):
        connect(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="symbolic links")
def test_an_address_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text('{"path": "/somewhere"}')
    (tmp_path / ADDRESS_FILE).symlink_to(tmp_path / "elsewhere")
    with pytest.raises(NobodyThereError):
        read_address(tmp_path)


def test_a_long_path_of_the_vault_is_no_obstacle(tmp_path: Path) -> None:
    folder = tmp_path / ("d" * 120) / ("e" * 120)
    folder.mkdir(parents=True)
    listening = Listening(folder)
    assert read_address(folder) == listening.address
    listening.close()


def test_frames_come_as_they_were_sent_and_what_is_none_is_refused() -> None:
    here, there = socket.socketpair()
    for body in (b"", b"x", bytes(range(256)) * 5000):
        thread = Thread(target=write_frame, args=(here, body))
        thread.start()
        assert read_frame(there) == body
        thread.join()
    here.sendall((2**32 - 1).to_bytes(4, "big"))
    with pytest.raises(BrokenFrameError):
        read_frame(there)
    here.sendall((10).to_bytes(4, "big") + b"short")
    here.close()
    with pytest.raises(BrokenFrameError):
        read_frame(there)
    assert read_frame(there) is None
    there.close()
