"""A damaged vault is recovered into a new one: what can be read is in it, what cannot is said, the old is untouched."""

import hashlib
from pathlib import Path

import pytest

from remembrancer.model.errors import (
    CancelledError,
    FileNotWrittenError,
    VaultDamagedError,
    VaultInUseError,
    WrongSecretError,
)
from remembrancer.model.health import CheckHealth, HealthArea, HealthState
from remembrancer.model.history import ListChanges, ListJournal
from remembrancer.model.queries import CountFacets, FindMemories, GetMemories, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, OperationKind, Status
from remembrancer.storage.keys import new_recovery_key
from remembrancer.vault import Actor, Vault, recover

STORED = 150
PERSON = Actor(ActorKind.PERSON, "You")


def digests(folder):
    files = (each for each in folder.rglob("*") if each.is_file() and each.name not in ("lock", "owner.json"))
    return {str(each.relative_to(folder)): hashlib.sha256(each.read_bytes()).hexdigest() for each in files}


@pytest.fixture
def recovered(damaging, tmp_path, secret, clock):
    """Recover, and open what came of it; give both."""
    opened = []

    def act():
        before = digests(damaging.folder)
        result = recover(damaging.folder, tmp_path / "new", secret, clock)
        assert digests(damaging.folder) == before, "the damaged files are as they were"
        assert {each.name for each in (tmp_path / "new").iterdir()} == {"vault.db", "keys.json"}
        opened.append(Vault.open(tmp_path / "new", secret, clock))
        return result, opened[0].entrance(PERSON)

    yield act
    for vault in opened:
        vault.close()


def contents(person):
    ids = person.query(FindMemories(limit=1000)).ids
    return {each.content: each for each in person.query(GetMemories(ids))}


def is_usable(person):
    """Whether whatever a page asks for can be answered."""
    for request in (FindMemories(Search(text="jam")), CountFacets(), ListJournal(), ListChanges()):
        person.query(request)
    health = person.query(CheckHealth(frozenset({HealthArea.DATABASE, HealthArea.WORDS, HealthArea.COUNTS})))
    return health.state is HealthState.SOUND


def test_of_a_sound_vault_everything_is_recovered(recovered):
    result, person = recovered()
    assert (result.memories, result.unreadable, result.older) == (STORED, 0, 0)
    assert is_usable(person)
    assert person.query(VerifyJournal()).intact
    newest = person.query(ListJournal()).entries[0]
    assert newest.summary.kind is OperationKind.RECOVER


@pytest.mark.parametrize("tables", [("term", "words_content", "words_data"), ("memory", "text", "tx", "operation")])
def test_what_follows_from_the_rest_is_made_again(damaging, recovered, tables):
    for table in tables:
        damaging.flip_middle(table)
    result, person = recovered()
    assert is_usable(person)
    assert result.memories == STORED
    assert len(contents(person)) == STORED
    if "term" in tables:
        assert result.unreadable == 0
        assert person.query(VerifyJournal()).intact
    else:
        assert {name for name, _ in result.tables} >= {"memory", "text", "tx"}


@pytest.mark.parametrize("table", ["version", "journal", "version_tag"])
def test_one_bad_page_costs_what_is_on_it_and_no_more(damaging, recovered, table):
    damaging.flip_middle(table)
    result, person = recovered()
    assert is_usable(person)
    assert 0 < dict(result.tables)[table] < STORED
    if table == "version":
        assert STORED - 20 <= result.memories < STORED
        assert result.lost >= STORED - result.memories
    else:
        assert result.memories == STORED
    assert len(person.query(FindMemories(Search(text="cellar"), limit=1000)).ids) == result.memories - result.older


def test_a_memory_of_which_only_an_older_wording_is_left_is_put_away(damaging, recovered, secret):
    """Nobody knows whether it still holds, so no agent is told it, and it is not lost."""
    # Edits come right after what they edit: the page on which one page ends and the next begins parts some of them.
    leaves = damaging.pages("version")
    damaging.flip(*leaves[1::2])
    result, person = recovered()
    assert is_usable(person)
    if result.older:
        found = contents(person)
        assert sum(each.status is Status.ARCHIVED for each in found.values()) == result.older
    del secret


def test_a_file_that_was_cut_off_gives_what_is_left(damaging, recovered):
    damaging.cut(0.8)
    result, person = recovered()
    assert result.memories > 0
    assert result.unreadable
    assert is_usable(person)


def test_with_its_beginning_overwritten_everything_else_is_recovered(damaging, recovered):
    damaging.zero_beginning()
    result, person = recovered()
    assert (result.memories, result.unreadable) == (STORED, 0)
    assert is_usable(person)


def test_with_the_names_of_its_tables_unreadable_everything_is_recovered(damaging, recovered):
    damaging.flip(damaging.pages("sqlite_schema")[1])
    result, person = recovered()
    assert (result.memories, result.unreadable) == (STORED, 0)
    assert is_usable(person)


def test_with_damaged_keys_those_of_a_backup_do(damaging, tmp_path, secret, clock):
    (damaging.folder / "keys.json").write_text("{")
    damaging.flip_middle("version")
    result = recover(damaging.folder, tmp_path / "new", secret, clock)
    assert result.memories
    Vault.open(tmp_path / "new", secret, clock).close()


def test_a_file_of_which_nothing_can_be_read_leaves_nothing_behind(damaging, tmp_path, secret, clock):
    damaging.database.write_bytes(b"damaged" * 10_000)
    with pytest.raises(VaultDamagedError):
        recover(damaging.folder, tmp_path / "new", secret, clock)
    assert not (tmp_path / "new").exists()
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]


class Stop:
    def report(self, done, total, stage):
        pass

    def is_cancelled(self):
        return True


def test_whatever_keeps_it_from_being_done_leaves_nothing_behind(damaging, tmp_path, secret, clock):
    target = tmp_path / "new"
    with pytest.raises(CancelledError):
        recover(damaging.folder, target, secret, clock, Stop())
    with pytest.raises(WrongSecretError):
        recover(damaging.folder, target, new_recovery_key(), clock)
    vault = Vault.open(damaging.folder, secret, clock)
    with pytest.raises(VaultInUseError):
        recover(damaging.folder, target, secret, clock)
    vault.close()
    assert not target.exists()
    target.mkdir()
    (target / "letter.txt").write_text("mine")
    with pytest.raises(FileNotWrittenError):
        recover(damaging.folder, target, secret, clock)
    assert (target / "letter.txt").read_text() == "mine"
    assert [each.name for each in Path(target).iterdir()] == ["letter.txt"]
