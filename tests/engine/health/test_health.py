"""What is wrong with a vault is found, said, and made right again where it is only derived; nothing else is changed."""

import pytest

from remembrancer.embedding import encoder as embedding
from remembrancer.model.changes import Remember, SetStatus
from remembrancer.model.errors import (
    CancelledError,
    InvalidInputError,
    ModelMissingError,
    NotPermittedError,
)
from remembrancer.model.health import (
    CheckHealth,
    GetHealth,
    HealthArea,
    HealthState,
    Repair,
    RepairVault,
)
from remembrancer.model.history import JournalFilter, ListJournal
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.vault import Actor, Scope, Vault

STATEMENTS = ("The boiler is serviced in May.", "Tea without milk.", "The spare key is in the red drawer.")
WITHOUT_MODEL = frozenset({HealthArea.DATABASE, HealthArea.WORDS, HealthArea.COUNTS, HealthArea.JOURNAL})


def remember_all(entrance):
    return [entrance.change(Remember(Draft(each, type=MemoryType.FACT, tags=("house",)))).memory for each in STATEMENTS]


@pytest.fixture
def filled(person):
    remember_all(person)
    return person


def state_of(entrance, area, **options):
    return entrance.query(CheckHealth(frozenset({area})), **options).of(area)


def found(entrance, words):
    return entrance.query(FindMemories(Search(text=words))).ids


def harm(vault, statement):
    vault.store.maintain(lambda connection: connection.execute(statement).fetchall())


def test_a_sound_vault_is_called_sound(knowing):
    remember_all(knowing)
    knowing.vault.back_up()
    health = knowing.query(CheckHealth())
    assert [each.area for each in health.findings] == list(HealthArea)
    assert {each.state for each in health.findings} == {HealthState.SOUND}, health
    assert health.state is HealthState.SOUND


def test_looking_changes_nothing_and_is_remembered_until_the_next_opening(filled, vault, folder, clock, secret):
    number = vault.store.number()
    checked = filled.query(CheckHealth(frozenset({HealthArea.JOURNAL, HealthArea.SPACE})))
    assert vault.store.number() == number
    assert {each.area for each in checked.findings} == {HealthArea.JOURNAL, HealthArea.SPACE}
    assert {each.checked_at for each in checked.findings} == {clock.now()}
    vault.close()
    again = Vault.open(folder, secret, clock)
    assert again.entrance(filled.actor).query(GetHealth()) == checked
    again.close()


HARMS = {
    "rows gone": "DELETE FROM words WHERE rowid = 2",
    "rows changed": "UPDATE words SET body = 'nothing of the kind' WHERE rowid = 1",
    "rows of nothing": "INSERT INTO words (rowid, scope, body) VALUES (99, 'n1', 'a ghost')",
    "the index taken away": "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5(scope, body,"
    " tokenize = 'porter unicode61 remove_diacritics 2')",
}


@pytest.mark.parametrize("name", HARMS)
def test_full_text_rows_that_do_not_say_what_the_texts_say_are_written_anew(filled, vault, name):
    assert len(found(filled, "tea")) == 1
    harm(vault, HARMS[name])
    finding = state_of(filled, HealthArea.WORDS)
    assert (finding.state, finding.reason, finding.repairs) == (
        HealthState.ATTENTION,
        "words_differ",
        (Repair.WORDS,),
    )
    repaired = filled.change(RepairVault(Repair.WORDS))
    assert repaired.mended == len(STATEMENTS)
    assert repaired.finding.state is HealthState.SOUND
    for words in ("tea", "boiler", "drawer"):
        assert len(found(filled, words)) == 1
    assert filled.query(CheckHealth(WITHOUT_MODEL)).state is HealthState.SOUND


def test_a_repair_is_in_the_journal_and_changes_no_memory(filled, vault):
    before = filled.query(GetMemories(filled.query(FindMemories()).ids))
    change = filled.change(RepairVault(Repair.WORDS)).change
    page = filled.query(ListJournal(JournalFilter(kinds=frozenset({OperationKind.REPAIR}))))
    assert [each.summary.id for each in page.entries] == [change.operation]
    assert filled.query(GetMemories(filled.query(FindMemories()).ids)) == before
    assert filled.query(VerifyJournal()).intact
    remember = filled.change(Remember(Draft("Milk comes on Fridays.", type=MemoryType.FACT)))
    assert found(filled, "milk fridays") == (remember.memory,) or remember.memory in found(filled, "milk")
    del vault


def test_counts_that_are_not_what_stands_there_are_counted_anew(filled, vault):
    harm(vault, "UPDATE term SET documents = documents + 3 WHERE term = 'tea'")
    harm(vault, "DELETE FROM namespace_tag")
    finding = state_of(filled, HealthArea.COUNTS)
    assert (finding.state, finding.found, finding.repairs) == (HealthState.ATTENTION, 2, (Repair.COUNTS,))
    assert filled.change(RepairVault(Repair.COUNTS)).finding.state is HealthState.SOUND
    memory = filled.query(FindMemories()).ids[0]
    filled.change(SetStatus((memory,), Status.ARCHIVED))
    assert state_of(filled, HealthArea.COUNTS).state is HealthState.SOUND


def test_codes_that_are_missing_or_broken_are_made_again(knowing):
    remember_all(knowing)
    knowing.change(Remember(Draft("我喜欢喝茶", type=MemoryType.PREFERENCE)))
    assert state_of(knowing, HealthArea.CODES).state is HealthState.SOUND, "of Chinese there are none"
    harm(knowing.vault, "DELETE FROM window_token WHERE window_id = 1")
    harm(knowing.vault, "UPDATE window SET memory_code = x'00' WHERE id = 2")
    finding = state_of(knowing, HealthArea.CODES)
    assert (finding.reason, finding.found) == ("codes_broken", 2)
    repaired = knowing.change(RepairVault(Repair.CODES))
    assert (repaired.mended, repaired.finding.state) == (2, HealthState.SOUND)
    harm(knowing.vault, "DELETE FROM window_token")
    harm(knowing.vault, "DELETE FROM window")
    assert state_of(knowing, HealthArea.CODES).reason == "codes_missing"
    assert knowing.change(RepairVault(Repair.CODES)).mended == len(STATEMENTS)
    assert found(knowing, "a hot drink")


def test_without_the_model_it_is_not_said_that_codes_are_missing_and_none_are_made(filled):
    finding = state_of(filled, HealthArea.CODES)
    assert (finding.reason, finding.found, finding.repairs) == ("codes_unknown", len(STATEMENTS), ())
    with pytest.raises(ModelMissingError):
        filled.change(RepairVault(Repair.CODES))


@pytest.mark.parametrize(("left", "reason"), [(None, "model_missing"), (b"another file", "model_tampered")])
def test_a_model_that_is_gone_or_another_one_is_named(filled, tmp_path, monkeypatch, left, reason):
    (tmp_path / "model").mkdir()
    if left is not None:
        (tmp_path / "model" / embedding.MODEL_FILE).write_bytes(left)
    monkeypatch.setattr(embedding, "embedding_model", lambda: tmp_path / "model")
    finding = state_of(filled, HealthArea.MODEL)
    assert (finding.state, finding.reason) == (HealthState.ATTENTION, reason)


def test_an_altered_memory_is_damage_and_no_repair_hides_it(filled, vault):
    harm(vault, "UPDATE version SET content = 'Coffee with milk.' WHERE id = 2")
    finding = state_of(filled, HealthArea.JOURNAL)
    assert (finding.state, finding.found) == (HealthState.DAMAGED, 1)
    assert Repair.RESTORE in finding.repairs


def test_the_newest_backup_is_read_and_its_age_is_told(filled, vault, folder, clock):
    assert state_of(filled, HealthArea.BACKUPS).reason == "none"
    made = vault.back_up()
    assert (state_of(filled, HealthArea.BACKUPS).reason, state_of(filled, HealthArea.BACKUPS).at) == (
        "whole",
        made.made_at,
    )
    clock.advance(clock.now() - clock.now().replace(year=2025))
    assert state_of(filled, HealthArea.BACKUPS).reason == "whole", "nothing was changed since"
    filled.change(Remember(Draft("Milk comes on Fridays.", type=MemoryType.FACT)))
    assert state_of(filled, HealthArea.BACKUPS).reason == "old"
    (folder / "backups" / f"{made.name}.db").write_bytes(b"damaged" * 1000)
    finding = state_of(filled, HealthArea.BACKUPS)
    assert (finding.state, finding.reason, finding.repairs) == (HealthState.ATTENTION, "unusable", (Repair.BACKUP,))


def test_a_drive_of_another_computer_and_one_that_is_nearly_full_are_named(filled, monkeypatch):
    monkeypatch.setattr("remembrancer.health.looking.is_on_network", lambda _: True)
    assert state_of(filled, HealthArea.SPACE).reason == "on_network"
    monkeypatch.undo()
    monkeypatch.setattr("remembrancer.health.looking._SPARE_BYTES", 2**60)
    finding = state_of(filled, HealthArea.SPACE)
    assert (finding.state, finding.reason) == (HealthState.ATTENTION, "little_room")


class Stop:
    def report(self, done, total, stage):
        pass

    def is_cancelled(self):
        return True


def test_looking_and_mending_can_be_stopped_and_nothing_is_changed_then(filled, vault):
    number = vault.store.number()
    with pytest.raises(CancelledError):
        filled.query(CheckHealth(), Stop())
    with pytest.raises(CancelledError):
        filled.change(RepairVault(Repair.WORDS), Stop())
    assert vault.store.number() == number
    assert len(found(filled, "tea")) == 1


def test_what_is_no_making_again_is_refused(filled):
    for repair in (Repair.BACKUP, Repair.RESTORE, Repair.RECOVER):
        with pytest.raises(InvalidInputError):
            filled.change(RepairVault(repair))


def test_who_reaches_a_part_of_the_vault_is_told_nothing_of_the_whole(filled, vault):
    client = vault.entrance(Actor(ActorKind.AGENT, "Coder"), Scope(frozenset({1})))
    for ask in (lambda: client.query(GetHealth()), lambda: client.query(CheckHealth())):
        with pytest.raises(NotPermittedError):
            ask()
    with pytest.raises(NotPermittedError):
        client.change(RepairVault(Repair.WORDS))
