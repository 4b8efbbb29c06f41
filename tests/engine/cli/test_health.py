"""``health``, ``vault archive`` and taking back what that wrote, as they are typed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def backup(cli) -> str:
    return Path(cli("vault", "backup", "--json").reply["path"]).stem


def test_each_thing_is_named_with_its_state_and_what_helps(cli, remember):
    remember("The keel is oak.")
    shown = cli("health")
    assert shown.code == 0
    assert "Journal: In order." in shown.out
    assert "Newest backup: Needs attention. There is none yet." in shown.out
    assert "remembrancer health --repair backup" in shown.out
    assert cli("health", "--repair", "backup").code == 0
    assert "Newest backup: In order." in cli("health").out


@pytest.mark.parametrize(("name", "words"), [("words", "written anew"), ("counts", "corrected")])
def test_a_repair_says_what_it_did(cli, remember, name, words):
    remember("The keel is oak.")
    done = cli("health", "--repair", name)
    assert done.code == 0
    assert words in done.out


def test_what_belongs_elsewhere_is_refused(cli, remember, tmp_path):
    remember("The keel is oak.")
    assert "vault restore" in cli("health", "--repair", "restore").err
    assert cli("health", "--repair", "recover").code == 2
    refused = cli("health", "--repair", "recover", "--into", str(tmp_path / "new"))
    assert refused.code == 2
    assert not (tmp_path / "new").exists()
    assert cli("vault", "archive", str(tmp_path / "copy.remembrancer")).code == 2


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
class TestAtATerminal:
    def test_a_damaged_vault_is_recovered_into_another_folder(self, cli, remember, at_terminal, vault, tmp_path):
        remember("The keel is oak.")
        with (vault / "vault.db").open("r+b") as file:
            file.write(bytes(100))
        told = cli("list")
        assert told.code == 3
        assert "recover what can be read" in told.err
        new = tmp_path / "new"
        code, shown = at_terminal("health", "--repair", "recover", "--into", str(new), answers={})
        assert code == 0, shown
        assert "1 current memory is in the new vault" in shown
        assert [each["content"] for each in cli("list", "--json", "--vault", str(new)).reply["memories"]] == [
            "The keel is oak."
        ]

    def test_a_backup_in_one_file_makes_the_vault_again_elsewhere(self, cli, remember, at_terminal, tmp_path):
        remember("The keel is oak.")
        backup(cli)
        file, new = tmp_path / "copy.remembrancer", tmp_path / "new"
        code, shown = at_terminal("vault", "archive", str(file), answers={})
        assert code == 0, shown
        assert "passphrase" in shown
        code, shown = at_terminal("vault", "restore", str(file), "--vault", str(new), answers={})
        assert code == 0, shown
        assert [each["content"] for each in cli("list", "--json", "--vault", str(new)).reply["memories"]] == [
            "The keel is oak."
        ]
