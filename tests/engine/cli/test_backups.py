"""``vault backups`` and ``vault restore``: anybody may look, only a person at a terminal goes back."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest


def backup(cli) -> str:
    return Path(cli("vault", "backup", "--json").reply["path"]).stem


def test_backups_are_listed_newest_first(cli, remember):
    remember("The keel is oak.")
    assert cli("vault", "backups").code == 1
    assert "There is no backup yet." in cli("vault", "backups").out
    first, second = backup(cli), backup(cli)
    assert [each["name"] for each in cli("vault", "backups", "--json").reply["backups"]] == [second, first]
    shown = cli("vault", "backups").out.splitlines()
    assert shown[0].startswith(second)
    assert "backups" in shown[-1]


def test_a_copy_that_is_asked_for_makes_old_ones_superfluous_like_any_other(cli, remember, vault):
    """As in the window. What is older than a year is kept by no rule."""
    remember("The keel is oak.")
    copied = vault / "backups" / backup(cli)
    for hour in ("08", "12"):
        for ending in (".db", ".keys.json"):
            shutil.copyfile(f"{copied}{ending}", copied.with_name(f"2020-03-02T{hour}0000.000000Z{ending}"))
    newest = backup(cli)
    kept = [each["name"] for each in cli("vault", "backups", "--json").reply["backups"]]
    assert kept == [newest, copied.name]


def test_what_going_back_would_change_is_said_and_nothing_is_changed(cli, remember):
    remember("The keel is oak.")
    name = backup(cli)
    remember("The mast is pine.")
    told = cli("vault", "restore", name, "--dry-run")
    assert told.code == 0
    assert "1 change was made since then" in told.out
    assert len(cli("list", "--json").reply["memories"]) == 2


def test_a_script_goes_back_to_nothing(cli, remember):
    remember("The keel is oak.")
    name = backup(cli)
    refused = cli("vault", "restore", name)
    assert refused.code == 2
    assert "Backups are for persons" in refused.err
    assert cli("vault", "restore", "nowhere", "--dry-run").code == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
class TestAtATerminal:
    def test_a_person_goes_back_and_back_again(self, cli, remember, at_terminal):
        remember("The keel is oak.")
        name = backup(cli)
        remember("The mast is pine.")
        code, shown = at_terminal("vault", "restore", name, answers={"to go back to it": "restore"})
        assert code == 0, shown
        assert [each["content"] for each in cli("list", "--json").reply["memories"]] == ["The keel is oak."]
        replaced = cli("vault", "backups", "--json").reply["backups"][0]["name"]
        code, shown = at_terminal("vault", "restore", replaced, answers={"to go back to it": "restore"})
        assert code == 0, shown
        assert len(cli("list", "--json").reply["memories"]) == 2

    def test_another_word_changes_nothing(self, cli, remember, at_terminal):
        remember("The keel is oak.")
        name = backup(cli)
        remember("The mast is pine.")
        code, _ = at_terminal("vault", "restore", name, answers={"to go back to it": "no"})
        assert code == 130
        assert len(cli("list", "--json").reply["memories"]) == 2

    def test_a_vault_that_cannot_be_read_is_restored(self, cli, remember, at_terminal, vault):
        remember("The keel is oak.")
        name = backup(cli)
        (vault / "vault.db").write_bytes(b"damaged" * 1000)
        code, shown = at_terminal("vault", "restore", name, answers={"to go back to it": "restore"})
        assert code == 0, shown
        assert [each["content"] for each in cli("list", "--json").reply["memories"]] == ["The keel is oak."]
