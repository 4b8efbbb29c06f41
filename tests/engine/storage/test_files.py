"""The vault's files when the system will not give or take them: nothing half done, nothing said that is not so."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import InvalidInputError, VaultExistsError, VaultUnreadableError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.relocking import KeyChange
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

posix = pytest.mark.skipif(os.name == "nt", reason="open files cannot be moved or deleted there")


def remember(entrance, number=0):
    return entrance.change(Remember(Draft(f"statement{number}", type=MemoryType.FACT))).memory


def reopened(folder, clock, secret):
    return Store.open(folder, secret, clock, Identifiers(clock))


def block(path: Path) -> Path:
    """Put a folder where a file is to be written."""
    path.mkdir()
    (path / "in the way").touch()
    return path


def test_a_change_is_acknowledged_also_when_the_journals_head_cannot_be_noted(folder, clock, secret, person):
    blocked = block(folder / "keys.json.tmp")
    written = [remember(person, number) for number in range(70)]
    assert len(set(written)) == 70
    (blocked / "in the way").unlink()
    blocked.rmdir()
    remember(person, 71)
    person.vault.close()
    with reopened(folder, clock, secret) as store:
        assert not store.verify_journal().problems
        assert store._head.number == store.number() == 72


def test_a_vault_whose_key_file_cannot_be_written_is_closed_all_the_same(folder, clock, secret, person):
    blocked = block(folder / "keys.json.tmp")
    memory = remember(person)
    person.vault.close()
    (blocked / "in the way").unlink()
    blocked.rmdir()
    with reopened(folder, clock, secret) as store:
        again = Vault(store, encoder=lambda: None).entrance(person.actor)
        assert again.query(FindMemories()).ids == (memory,)
        assert again.query(VerifyJournal()).intact


def test_backups_that_cannot_be_written_are_a_matter_of_the_folder_and_leave_the_vault_alone(folder, store, person):
    (folder / "backups").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(VaultUnreadableError):
        store.back_up()
    assert remember(person)


def test_a_deleted_backups_folder_is_made_anew(folder, store):
    store.back_up().unlink()
    for left in (folder / "backups").iterdir():
        left.unlink()
    (folder / "backups").rmdir()
    assert store.back_up().is_file()


def test_a_passphrase_that_cannot_be_kept_is_not_said_to_be_set(folder, store):
    block(folder / "keys.json.tmp")
    before = (folder / "keys.json").read_bytes()
    with pytest.raises(VaultUnreadableError):
        store.change_keys(KeyChange(add=Passphrase("new")))
    assert (folder / "keys.json").read_bytes() == before
    assert store.unlock_kinds == ("recovery",)


@posix
@pytest.mark.parametrize("fate", ["moved", "deleted", "replaced"])
def test_a_database_that_is_no_longer_in_its_place_takes_no_more_writes(folder, store, person, fate):
    remember(person)
    database = folder / "vault.db"
    if fate == "moved":
        folder.rename(folder.with_name("elsewhere"))
    elif fate == "deleted":
        database.unlink()
    else:
        other = folder / "other.db"
        other.write_bytes(database.read_bytes())
        other.replace(database)
    with pytest.raises(VaultUnreadableError):
        remember(person, 1)


@posix
def test_a_reader_never_takes_another_file_for_the_vault(folder, store, person):
    other = folder / "other.db"
    other.write_bytes((folder / "vault.db").read_bytes())
    (folder / "vault.db").unlink()
    other.rename(folder / "vault.db")
    with pytest.raises(VaultUnreadableError):
        person.query(FindMemories())


def test_a_vault_that_could_not_be_made_leaves_nothing_in_the_way_of_the_next_attempt(folder, clock, secret):
    with pytest.raises(InvalidInputError):
        Store.create(folder, (Passphrase(""),), clock, Identifiers(clock))
    Store.create(folder, (secret,), clock, Identifiers(clock)).close()
    with pytest.raises(VaultExistsError):
        Store.create(folder, (secret,), clock, Identifiers(clock))


def test_whoever_makes_a_vault_at_the_same_moment_gets_it_or_is_refused(folder):
    program = (
        "import sys; from pathlib import Path\n"
        "from remembrancer.model.errors import VaultExistsError, VaultInUseError\n"
        "from remembrancer.vault import Passphrase, Vault\n"
        "sys.stdin.readline()\n"
        "try: vault = Vault.create(Path(sys.argv[1]), (Passphrase(sys.argv[2]),))\n"
        "except (VaultExistsError, VaultInUseError): print('refused')\n"
        "else: vault.close(); print('made', sys.argv[2])\n"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(folder), name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for name in ("first", "second", "third")
    ]
    for each in started:
        each.stdin.write("go\n")
        each.stdin.flush()
    said = [each.communicate(timeout=60)[0].split() for each in started]
    made = [words[1] for words in said if words[0] == "made"]
    assert len(made) == 1, said
    vault = Vault.open(folder, Passphrase(made[0]))
    remember(vault.entrance(Actor(ActorKind.PERSON, "You")))
    vault.close()


@posix
@pytest.mark.parametrize("room", [0, 4096, 40_000])
def test_a_full_drive_refuses_the_change_and_keeps_what_was_there(folder, room):
    """The limit on the size of files stands for a full drive: the system refuses to let any file grow."""
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from remembrancer.model.changes import Remember\n"
        "from remembrancer.model.errors import VaultUnreadableError\n"
        "from remembrancer.model.memory import Draft\n"
        "from remembrancer.model.queries import FindMemories, VerifyJournal\n"
        "from remembrancer.model.types import ActorKind, MemoryType\n"
        "from remembrancer.model.clock import SystemClock\n"
        "from remembrancer.model.identifiers import Identifiers\n"
        "from remembrancer.storage.store import Store\n"
        "from remembrancer.vault import Actor, Passphrase, Vault\n"
        "folder, clock = Path(sys.argv[1]), SystemClock()\n"
        "store = Store.open(folder, Passphrase('x'), clock, Identifiers(clock))\n"
        "vault = Vault(store, encoder=lambda: None)\n"
        "you = vault.entrance(Actor(ActorKind.PERSON, 'You'))\n"
        "def say(n):\n"
        "    text = ' '.join(f'word{n}x{each}' for each in range(60))\n"
        "    return you.change(Remember(Draft(text, type=MemoryType.FACT))).memory\n"
        "kept = [say(n) for n in range(3)]\n"
        "biggest = max(each.stat().st_size for each in folder.iterdir() if each.is_file())\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (biggest + int(sys.argv[2]), resource.RLIM_INFINITY))\n"
        "refused = 0\n"
        "for n in range(3, 60):\n"
        "    try: kept.append(say(n))\n"
        "    except VaultUnreadableError: refused += 1\n"
        "assert refused, 'nothing was refused'\n"
        "assert set(you.query(FindMemories()).ids) == set(kept)\n"
        "try: store.back_up()\n"
        "except VaultUnreadableError: pass\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\n"
        "kept.append(say(100))\n"
        "assert set(you.query(FindMemories()).ids) == set(kept)\n"
        "assert you.query(VerifyJournal()).intact\n"
        "vault.close()\n"
        "print(len(kept))\n"
    )
    Vault.create(folder, (Passphrase("x"),)).close()
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder), str(room)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    vault = Vault.open(folder, Passphrase("x"))
    try:
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        assert len(person.query(FindMemories()).ids) == int(done.stdout)
        assert person.query(VerifyJournal()).intact
        assert not vault.store.damaged_tables()
        assert not list((folder / "backups").glob("*.tmp*")) if (folder / "backups").exists() else True
    finally:
        vault.close()
