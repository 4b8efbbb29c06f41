"""Bringing an older vault up to date: after a backup, all or nothing."""

import pytest

from remembrancer.model.identifiers import Identifiers
from remembrancer.storage import migrations
from remembrancer.storage.store import Store


@pytest.fixture
def reopen(folder, clock, secret):
    return lambda: Store.open(folder, secret, clock, Identifiers(clock))


def add_step(monkeypatch, apply):
    """Let the program know one more schema than the vault has."""
    step = migrations.Migration(migrations.LATEST + 1, apply)
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
    monkeypatch.setattr(migrations, "LATEST", step.number)
    return step.number


def schema(store):
    with store.read() as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return connection.pragma("user_version"), "extra" in tables


def test_an_older_vault_is_backed_up_and_brought_up_to_date(store, folder, reopen, monkeypatch):
    store.close()
    number = add_step(monkeypatch, lambda connection: connection.execute("CREATE TABLE extra (word TEXT) STRICT"))
    with reopen() as opened:
        assert schema(opened) == (number, True)
    assert len(list((folder / "backups").glob("*.db"))) == 1
    with reopen() as again:
        assert schema(again) == (number, True)
    assert len(list((folder / "backups").glob("*.db"))) == 1


def test_a_step_that_fails_leaves_the_vault_as_it_was_and_free(store, folder, reopen, monkeypatch):
    store.close()
    before = migrations.LATEST

    def fails(connection):
        connection.execute("CREATE TABLE extra (word TEXT) STRICT")
        raise RuntimeError("no room")

    with monkeypatch.context() as patch:
        add_step(patch, fails)
        with pytest.raises(RuntimeError, match="no room"):
            reopen()
    with reopen() as opened:
        assert schema(opened) == (before, False)


def test_a_backup_is_the_vault_it_was_made_of(store, folder, secret, clock):
    path = store.back_up()
    store.close()
    restored = folder.with_name("restored")
    restored.mkdir()
    (restored / "vault.db").write_bytes(path.read_bytes())
    (restored / "keys.json").write_bytes((path.parent / f"{path.stem}.keys.json").read_bytes())
    with Store.open(restored, secret, clock, Identifiers(clock)) as opened:
        assert not opened.damaged_tables()
        assert not opened.verify_journal().problems


def test_a_backup_that_cannot_be_made_leaves_no_half_of_one(store, folder, monkeypatch):
    monkeypatch.setattr("remembrancer.storage.backup.check_file_is_encrypted", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        store.back_up()
    assert list((folder / "backups").iterdir()) == []


@pytest.mark.parametrize(("index", "number"), [("version_successor", 5), ("version_spoken", 10)])
def test_a_vault_of_an_earlier_schema_gets_the_index(store, folder, reopen, monkeypatch, index, number):
    """The step is the same for both, so that an old vault ends with the schema of a new one."""

    def indexes(opened):
        with opened.read() as connection:
            rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
            return dict(rows.fetchall())

    fresh = indexes(store)
    assert index in fresh
    store.maintain(lambda writing: writing.execute(f"DROP INDEX {index}; PRAGMA user_version = {number - 1}"))
    store.close()
    monkeypatch.setattr(
        migrations,
        "MIGRATIONS",
        tuple(step for step in migrations.MIGRATIONS if step.number <= number),
    )
    monkeypatch.setattr(migrations, "LATEST", number)
    with reopen() as opened:
        assert indexes(opened) == fresh
    assert len(list((folder / "backups").glob("*.db"))) == 1
