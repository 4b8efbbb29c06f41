"""``vault passphrase``, ``vault recovery-key`` and ``vault move``: for a person at a terminal."""

from __future__ import annotations

import os
import re

import pytest

PRESENT, NEW = "a passphrase of words", "some new words"


def key_in(shown: str) -> str:
    """The recovery key, as somebody who wrote it down has it."""
    found = re.search("New recovery key: ([A-Z2-7-]+)", shown)
    assert found, shown
    return found[1]


def test_scripts_change_neither_what_unlocks_a_vault_nor_where_it_lies(cli, remember, vault, tmp_path):
    remember("The keel is oak.")
    before = (vault / "keys.json").read_bytes()
    for words in (("passphrase",), ("recovery-key",), ("move", str(tmp_path / "new"))):
        refused = cli("vault", *words)
        assert refused.code == 2
        assert "Only a person" in refused.err
    assert (vault / "keys.json").read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
class TestAtATerminal:
    def test_a_passphrase_is_changed_and_a_wrong_one_named(self, cli, command, remember, at_terminal, monkeypatch):
        remember("The keel is oak.")
        cli("vault", "backup")
        monkeypatch.delenv("REMEMBRANCER_PASSPHRASE")
        answers = {"or its recovery key": "wrong"}
        code, shown = at_terminal("vault", "passphrase", answers=answers)
        assert code == 3, shown
        assert "The passphrase does not fit this vault." in shown
        answers = {"or its recovery key": PRESENT, "New passphrase": NEW, "The same again": NEW}
        code, shown = at_terminal("vault", "passphrase", answers=answers)
        assert code == 0, shown
        assert NEW not in shown
        assert "The backups in the vault's folder are opened by the same." in shown
        assert command("list", REMEMBRANCER_PASSPHRASE=PRESENT).code == 3
        assert command("list", REMEMBRANCER_PASSPHRASE=NEW).code == 0

    def test_a_new_recovery_key_is_kept_before_the_old_one_goes(self, remember, at_terminal, monkeypatch):
        remember("The keel is oak.")
        code, shown = at_terminal("vault", "recovery-key", answers={"last 4 letters": "AAA"})
        assert code == 130, shown
        code, shown = at_terminal("vault", "recovery-key", answers={"last 4 letters": lambda shown: key_in(shown)[-4:]})
        assert code == 0, shown
        key = key_in(shown)
        monkeypatch.delenv("REMEMBRANCER_PASSPHRASE")
        answers = {"or its recovery key": key, "New passphrase": NEW, "The same again": NEW}
        code, shown = at_terminal("vault", "passphrase", answers=answers)
        assert code == 0, shown

    def test_a_vault_is_moved(self, cli, remember, at_terminal, vault, tmp_path, monkeypatch):
        remember("The keel is oak.")
        code, shown = at_terminal("vault", "move", str(vault / "inside"), answers={})
        assert code == 2, shown
        assert "One of the two folders lies in the other." in shown
        target = tmp_path / "new" / "place"
        code, shown = at_terminal("vault", "move", str(target), answers={})
        assert code == 0, shown
        assert "The old files are kept in" in shown
        assert not vault.exists()
        monkeypatch.setenv("REMEMBRANCER_VAULT", str(target))
        assert len(cli("list", "--json").reply["memories"]) == 1
