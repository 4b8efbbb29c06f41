"""Vaults in real folders with real owners: processes of their own, or a service in the process of the test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import pydantic.fields  # noqa: F401  (Qt's import hook, here because of other tests, breaks it when it comes later)
import pytest

from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.types import ActorKind
from remembrancer.owner.address import NobodyThereError, connect
from remembrancer.owner.opening import open_or_take_over
from remembrancer.vault import Actor, Passphrase, Vault

PASSPHRASE = "a passphrase of words"  # noqa: S105
COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")
SECONDS = 120.0
PERSON = Actor(ActorKind.PERSON, "You")


def open_vault(folder: Path) -> Vault:
    return Vault.open(folder, Passphrase(PASSPHRASE))


def take_over(folder: Path) -> Vault:
    """As a window does."""
    return open_or_take_over(folder, Passphrase(PASSPHRASE), lambda: open_vault(folder))


def eventually(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    end = monotonic() + SECONDS
    while not holds():
        assert monotonic() < end, f"not within {SECONDS} seconds: {what}"
        sleep(0.02)


def is_listening(folder: Path) -> bool:
    try:
        connect(folder).connection.close()
    except NobodyThereError:
        return False
    return True


@dataclass(frozen=True)
class Made:
    """A closed vault, and the token of a client that may do everything in it that a client may."""

    folder: Path
    token: str


@pytest.fixture
def made(tmp_path: Path) -> Made:
    vault = Vault.create(tmp_path / "vault", (Passphrase(PASSPHRASE),))
    grants = tuple(Grant(each, EVERY_NAMESPACE) for each in ClientScope)
    added = vault.entrance(PERSON).change(AddClient("Coder", grants))
    vault.close()
    return Made(tmp_path / "vault", added.token)


@pytest.fixture
def vault_folder(made: Made) -> Path:
    return made.folder


@pytest.fixture
def environment(made: Made, vault_folder: Path, tmp_path: Path) -> dict[str, str]:
    """What a process that may open the vault finds in its environment, with the token of a client."""
    return {
        **os.environ,
        "REMEMBRANCER_VAULT": str(vault_folder),
        "REMEMBRANCER_PASSPHRASE": PASSPHRASE,
        "REMEMBRANCER_TOKEN": made.token,
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "PYTHONWARNINGS": "error",
    }


@pytest.fixture
def headless(vault_folder: Path, environment: dict[str, str]) -> Iterator[Callable[[], subprocess.Popen[bytes]]]:
    """Starts ``remembrancer serve`` and waits until it listens."""
    started: list[subprocess.Popen[bytes]] = []

    def start() -> subprocess.Popen[bytes]:
        process = subprocess.Popen([COMMAND, "serve"], env=environment, stderr=subprocess.PIPE)
        started.append(process)
        eventually(lambda: is_listening(vault_folder) or process.poll() is not None, "the owner listens")
        assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=SECONDS)
