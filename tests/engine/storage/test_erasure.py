"""Erasing as the files see it: all or nothing whenever the program ends, and cleaned up at the next opening."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from tests.support.earlier_schemas import write_in_schema

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.erasing import Erase, FileReach
from remembrancer.model.errors import VaultUnreadableError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage import migrations
from remembrancer.storage.connection import connect
from remembrancer.storage.erasure.reach import REFERENCES, TABLES, WITHOUT_WORDS
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

if TYPE_CHECKING:
    from pathlib import Path

MARKER = b"quuxvillian"
PERSON = Actor(ActorKind.PERSON, "You")


def remember(entrance, text):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT))).memory


def pages(path: Path, key: bytes) -> bytes:
    """A database's pages, decrypted."""
    connection = connect(path, key, read_only=True)
    try:
        return connection.serialize("main")
    finally:
        connection.close()


def key_of(folder: Path, secret) -> bytes:
    return KeyFile.load(folder / KEY_FILE).unlock(secret).data


def test_every_column_that_names_what_can_be_erased_is_known(store):
    with store.read() as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        named = {
            (table, column)
            for table in tables
            for _, _, other, column, *_ in connection.execute(f"PRAGMA foreign_key_list({table})")
            if other in ("memory", "version", "text", "proposal", "window")
        }
    assert named == REFERENCES


def test_of_every_table_it_is_decided_whether_it_holds_something_of_memories(store):
    statement = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    with store.read() as connection:
        tables = {name for (name,) in connection.execute(statement) if not name.startswith("words_")}
    assert tables == TABLES | WITHOUT_WORDS
    assert not TABLES & WITHOUT_WORDS


def test_what_could_not_be_cleaned_is_said_and_done_at_the_next_opening(
    vault, person, store, folder, secret, clock, monkeypatch
):
    memory = remember(person, f"The {MARKER.decode()} is here")
    backup = store.back_up()

    def full(_connection):
        raise VaultUnreadableError("no room", reason="disk_full")

    with monkeypatch.context() as patch:
        patch.setattr("remembrancer.storage.store.sweep", full)
        receipt = person.change(Erase((memory,)))
    assert not receipt.finished
    assert person.query(GetMemories((memory,))) == ()
    check = person.query(VerifyJournal())
    assert check.intact
    assert [each.cleaned for each in check.erasures] == [False]
    vault.close()
    key = key_of(folder, secret)
    assert MARKER in pages(backup, key)
    reopened = Vault.open(folder, secret, clock)
    try:
        assert [each.cleaned for each in reopened.entrance(PERSON).query(VerifyJournal()).erasures] == [True]
    finally:
        reopened.close()
    assert MARKER not in pages(folder / "vault.db", key)
    assert MARKER not in pages(backup, key)


def test_a_reader_that_stays_leaves_the_log_for_later(vault, person, store, monkeypatch):
    monkeypatch.setattr("remembrancer.storage.connection._BUSY_MILLISECONDS", 50)
    store._connection.set_busy_timeout(50)
    memory = remember(person, f"The {MARKER.decode()} is here")
    with store.read() as connection:
        connection.execute("SELECT count(*) FROM version").fetchall()
        assert not person.change(Erase((memory,))).finished
    other = remember(person, "something else")
    assert person.change(Erase((other,))).finished
    assert [each.cleaned for each in person.query(VerifyJournal()).erasures] == [True, True]


@pytest.mark.parametrize("number", [3, 6, 14])
def test_a_backup_of_an_earlier_schema_is_brought_up_to_date_and_written_anew(
    vault, person, store, folder, secret, number
):
    memory, other = remember(person, f"The {MARKER.decode()} is here"), remember(person, "The cellar is dry")
    path = store.back_up()
    key = key_of(folder, secret)
    write_in_schema(path, key, number)
    receipt = person.change(Erase((memory,)))
    assert [each.reach for each in receipt.files] == [FileReach.REWRITTEN]
    everything = pages(path, key)
    assert MARKER not in everything
    assert b"The cellar is dry" in everything
    connection = connect(path, key, read_only=True)
    assert connection.pragma("user_version") == migrations.LATEST
    connection.close()
    assert person.query(GetMemories((other,)))


def test_backups_that_are_newer_or_have_another_key_are_left(vault, person, store, folder, secret):
    memory = remember(person, f"The {MARKER.decode()} is here")
    newer = store.back_up()
    connection = connect(newer, key_of(folder, secret))
    connection.pragma("user_version", migrations.LATEST + 1)
    connection.close()
    foreign = newer.with_name("foreign.db")
    connection = connect(foreign, bytes(range(32)), create=True)
    connection.execute("CREATE TABLE something (word)")
    connection.close()
    receipt = person.change(Erase((memory,)))
    assert {each.name: each.reach for each in receipt.files} == {
        f"backups/{newer.name}": FileReach.TOO_NEW,
        "backups/foreign.db": FileReach.OTHER_KEY,
    }
    assert receipt.finished


ERASER = """
import os, signal, sys
from pathlib import Path
from remembrancer.model.clock import SystemClock
from remembrancer.model.erasing import Erase
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.types import ActorKind
from remembrancer.storage import connection
from remembrancer.storage.erasure import backups
from remembrancer.storage.keys import RecoveryKey
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

folder, secret, memory, left = Path(sys.argv[1]), RecoveryKey(sys.argv[2]), sys.argv[3], int(sys.argv[4])

def count(*_):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return True

def watched(*arguments, **options):
    opened = original(*arguments, **options)
    opened.exec_trace = count
    return opened

clock = SystemClock()
store = Store.open(folder, secret, clock, Identifiers(clock))
vault = Vault(store, encoder=lambda: None)
original, backups.connect = backups.connect, watched
store._connection.exec_trace = count
vault.entrance(Actor(ActorKind.PERSON, "You")).change(Erase((memory,)))
print(left, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_at_any_moment_it_is_all_there_or_all_gone(store, folder, secret, clock, tmp_path):
    """Killed before any statement of the writer or of the rewriting of a backup, drawn at random."""
    vault = Vault(store, encoder=lambda: None)
    person = vault.entrance(PERSON)
    memories = []
    for number in range(9):
        memories.append(remember(person, f"The {MARKER.decode()} number{'abcdefghi'[number]} is here"))
        person.change(Revise((memories[-1],), Revision(tags=("old",))))
    store.back_up()
    vault.close()
    key = key_of(folder, secret)

    def erase(memory: str, killed_at: int) -> str:
        command = [sys.executable, "-c", ERASER, str(folder), secret.text, memory, str(killed_at)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == -signal.SIGKILL, done.stderr
        return done.stdout.strip()

    steps = 1_000_000 - int(erase(memories[0], 1_000_000))
    assert steps > 50
    chosen = random.Random(7).sample(range(1, steps), 5)  # noqa: S311  (moments, and no secrets)
    for memory, killed_at, letter in zip(memories[1:], sorted(chosen), "bcdefghi", strict=False):
        word = f"number{letter}".encode()
        assert erase(memory, killed_at) == ""
        reopened = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
        there = reopened.entrance(PERSON).query(GetMemories((memory,)))
        assert [each.number for each in there] in ([], [2])
        reopened.close()
        reopened = Vault.open(folder, secret, clock)
        check = reopened.entrance(PERSON).query(VerifyJournal())
        assert check.problems == ()
        assert all(each.cleaned for each in check.erasures)
        assert not reopened.store.damaged_tables()
        reopened.close()
        (backup,) = (folder / "backups").glob("*.db")
        assert [each.suffix for each in sorted((folder / "backups").iterdir())] == [".db", ".json"]
        for path in (folder / "vault.db", backup):
            assert (word in pages(path, key)) is bool(there)
