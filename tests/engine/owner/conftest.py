"""Vaults in real folders with real owners: processes of their own, or a service in the process of the test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pydantic.fields  # noqa: F401  (Qt's import hook, here because of other tests, breaks it when it comes later)
import pytest

from remembrancer.owner.address import NobodyThereError, connect
from remembrancer.vault import Passphrase, Vault

PASSPHRASE = "a passphrase of words"
COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")
SECONDS = 120.0


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


@pytest.fixture
def vault_folder(tmp_path: Path) -> Path:
    """A closed vault."""
    folder = tmp_path / "vault"
    vault = Vault.create(folder, (Passphrase(PASSPHRASE),))
    vault.close()
    return folder


@pytest.fixture
def environment(vault_folder: Path, tmp_path: Path) -> dict[str, str]:
    """What a process that may open the vault finds in its environment."""
    return {
        **os.environ,
        "REMEMBRANCER_VAULT": str(vault_folder),
        "REMEMBRANCER_PASSPHRASE": PASSPHRASE,
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
