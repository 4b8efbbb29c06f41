from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from remembrancer.vault import RecoveryKey, Vault


def test_namespaces_are_made_renamed_and_put_away(cli, remember):
    remember("Something.")
    assert cli("namespace", "create", "work", "--title", "At work").code == 0
    assert cli("namespace", "create", "work").code == 2
    assert cli("namespace", "rename", "work", "job").code == 0
    listed = {each["name"]: each for each in cli("namespace", "list", "--json").reply}
    assert listed["job"]["title"] == "At work"
    assert listed["personal"]["count"] == 1
    assert cli("namespace", "archive", "job").code == 0
    assert "job" not in cli("namespace", "list").out
    assert "job" in cli("namespace", "list", "--archived").out
    assert cli("namespace", "rename", "nowhere", "x").code == 2
    assert cli("namespace", "create", "a b").code == 2


def test_the_recovery_key_is_shown_once_and_opens_the_vault(cli, vault):
    created = cli("vault", "create", "--recovery-key", "--json").reply
    assert created["unlocks"] == ["passphrase", "recovery"]
    Vault.open(vault, RecoveryKey(created["recovery_key"])).close()


def test_the_keyring_opens_the_vault_without_a_passphrase(cli, vault, monkeypatch):
    assert "keyring" in cli("vault", "create", "--keyring", "--json").reply["unlocks"]
    monkeypatch.delenv("REMEMBRANCER_PASSPHRASE")
    assert cli("namespace", "list").code == 0


def test_the_path_is_told_without_a_vault(cli, vault):
    assert cli("vault", "path").out.strip() == str(vault)
    assert cli("vault", "path", "--json").reply == {"path": str(vault)}
    assert not vault.exists()


def test_a_backup_is_a_file_in_the_vault(cli, vault, remember):
    remember("Keep this.")
    copied = Path(cli("vault", "backup", "--json").reply["path"])
    assert copied.is_file()
    assert copied.parent == vault / "backups"


def test_a_damaged_vault_is_exit_code_3(cli, vault, tmp_path):
    notes = tmp_path / "notes.md"
    notes.write_text("".join(f"- Statement {number} of thirty.\n" for number in range(30)))
    cli("import", str(notes), "--yes")
    database = vault / "vault.db"
    content = bytearray(database.read_bytes())
    content[-4000] ^= 0xFF
    database.write_bytes(content)
    ran = cli("health")
    assert ran.code == 3
    # Whether it can still be opened depends on whose page was hit.
    assert "damaged" in (ran.out + ran.err).lower()


def test_a_vault_in_use_is_exit_code_3(cli, vault, remember):
    from remembrancer.vault import Passphrase  # noqa: PLC0415

    remember("Something.")
    owner = Vault.open(vault, Passphrase("a passphrase of words"))
    try:
        ran = cli("list")
    finally:
        owner.close()
    assert (ran.code, ran.out) == (3, "")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a person whom the system can refuse something")
def test_a_folder_that_may_not_be_written_to_is_exit_code_3(cli, vault):
    vault.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        ran = cli("vault", "create")
    finally:
        vault.parent.chmod(stat.S_IRWXU)
    assert ran.code == 3


def test_a_place_that_cannot_be_a_folder_is_exit_code_3(cli, tmp_path):
    (tmp_path / "file").write_text("")
    ran = cli("vault", "create", "--vault", str(tmp_path / "file" / "vault"))
    assert ran.code == 3
    assert "Traceback" not in ran.err


def test_operations_are_listed_newest_first_and_the_newest_is_undone_first(cli, remember):
    first, second = remember("The first wording."), remember("The second wording.")
    kinds = [each["kind"] for each in cli("operations", "--json").reply]
    assert kinds == ["remember", "remember", "create_namespace"]
    assert cli("undo", "--json").reply["memories"] == [second]
    assert cli("undo", "--json").reply["memories"] == [first]
    assert cli("undo").code == 1
    assert cli("undo", "01ARZ3NDEKTSV4RRFFQ69G5FAV").code == 1
    assert cli("undo", "no!").code == 2
