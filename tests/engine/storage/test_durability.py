"""What was acknowledged is there after the process was killed, and nothing is half there."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from remembrancer.model.clock import SystemClock
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Passphrase, Vault

WRITER = """
import itertools, sys
from pathlib import Path
from remembrancer.model.changes import Remember
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Passphrase, Vault

clock = SystemClock()
folder = Path(sys.argv[1])
store = Store.open(folder, Passphrase("x"), clock, Identifiers(clock))
entrance = Vault(store, encoder=lambda: None).entrance(Actor(ActorKind.AGENT, "writer"))
for number in itertools.count():
    key = f"{sys.argv[2]}-{number}"
    # Of one word, so that no statement can be about the same as another.
    entrance.change(Remember(Draft(f"statement{key.replace('-', 'x')}", type=MemoryType.FACT), key=key))
    print(key, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path):
    folder = tmp_path / "vault"
    Vault.create(folder, (Passphrase("x"),)).close()
    acknowledged = []
    for round_number, writes in enumerate((1, 7, 20)):
        command = [sys.executable, "-c", WRITER, str(folder), str(round_number)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            acknowledged += [writer.stdout.readline().strip() for _ in range(writes)]
            os.kill(writer.pid, signal.SIGKILL)
            acknowledged += [line.strip() for line in writer.stdout if line.endswith("\n")]
    vault = Vault.open(folder, Passphrase("x"), SystemClock())
    try:
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        stored = len(entrance.query(FindMemories()).ids)
        # A write may be on disk and yet unacknowledged: one a round at most.
        assert len(acknowledged) <= stored <= len(acknowledged) + 3
        assert entrance.query(VerifyJournal()).intact
        assert not vault.store.damaged_tables()
    finally:
        vault.close()


def test_a_second_process_is_told_who_has_the_vault(vault, folder):
    command = [sys.executable, "-c", WRITER, str(folder), "second"]
    second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert "VaultInUseError" in second.stderr
    assert second.stdout == ""
