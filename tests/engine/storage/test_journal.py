import pytest

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import JournalFault, VerifyJournal
from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.store import Store
from remembrancer.vault import Vault


@pytest.fixture
def written(person):
    memory = person.change(Remember(Draft("The broker listens on port 8883", type=MemoryType.FACT))).memory
    person.change(Revise((memory,), Revision(content="The broker listens on port 8884")))
    return memory


def test_an_untouched_vault_verifies(person, written):
    assert person.query(VerifyJournal()).intact


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE journal SET row = replace(row, 'remember', 'move') WHERE tx = 3",
        "UPDATE journal SET mac = zeroblob(32) WHERE tx = 3",
        "DELETE FROM journal WHERE tx = 2",
        "DELETE FROM journal WHERE tx = 3",
        "UPDATE version SET content = 'The broker listens on port 1' WHERE number = 1",
        "UPDATE version SET trust = 'confirmed' WHERE number = 2",
        "UPDATE version SET confidence = 0.5 WHERE number = 2",
        "DELETE FROM version_tag",
        "DELETE FROM version_tag WHERE version_id = 3; DELETE FROM version WHERE id = 3",
        "UPDATE operation SET reason = 'another' WHERE kind = 'archive'",
        "UPDATE operation SET reason = '' WHERE kind = 'archive'",
        "UPDATE version SET salt = zeroblob(16) WHERE number = 1",
    ],
)
def test_whatever_is_changed_behind_the_vaults_back_shows(vault, person, tampering):
    person.change(Remember(Draft("The broker listens on port 8883", type=MemoryType.FACT, tags=("infra",))))
    memory = person.change(Remember(Draft("Tea at four", type=MemoryType.EVENT, tags=("tea",)))).memory
    person.change(Revise((memory,), Revision(content="Tea at five")))
    person.change(SetStatus((memory,), Status.ARCHIVED, "No longer a habit"))
    assert person.query(VerifyJournal()).intact
    vault.store.maintain(lambda connection: connection.execute(tampering).fetchall())
    assert not person.query(VerifyJournal()).intact


def test_a_rollback_to_an_older_copy_shows(vault, person, written, folder, clock, secret):
    vault.close()
    older = (folder / "vault.db").read_bytes()
    with Store.open(folder, secret, clock, Identifiers(clock)) as store:
        later = Vault(store, encoder=lambda: None).entrance(person.actor)
        later.change(Remember(Draft("Something that will be hidden", type=MemoryType.FACT)))
    (folder / "vault.db").write_bytes(older)
    with Store.open(folder, secret, clock, Identifiers(clock)) as store:
        (problem,) = store.verify_journal().problems
    assert (problem.fault, problem.number, problem.count) == (JournalFault.OLDER_FILE, 4, 1)


def test_the_journal_holds_no_words_of_a_memory(vault, person, written):
    with vault.store.read() as connection:
        rows = " ".join(row for (row,) in connection.execute("SELECT row FROM journal"))
    assert written in rows
    assert "broker" not in rows
