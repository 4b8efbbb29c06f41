"""At a terminal: a person writes, and is asked for what is missing."""

from __future__ import annotations

import os

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")


@pytest.fixture(autouse=True)
def no_passphrase(monkeypatch):
    monkeypatch.delenv("REMEMBRANCER_PASSPHRASE")


def test_what_a_person_types_has_the_trust_of_a_person(at_terminal, command):
    answers = {"Create one?": "y", "Passphrase for the new vault": "a b c", "The same again": "a b c"}
    code, shown = at_terminal("remember", "I take my tea without milk.", answers=answers)
    assert code == 0, shown
    assert "a b c" not in shown
    listed = command("list", "--json", REMEMBRANCER_PASSPHRASE="a b c")
    assert listed.reply["memories"][0]["trust"] == "person"


def test_what_a_script_writes_has_the_trust_of_an_agent(command):
    command("remember", "Written by a script.", REMEMBRANCER_PASSPHRASE="a b c")
    listed = command("list", "--json", REMEMBRANCER_PASSPHRASE="a b c")
    assert listed.reply["memories"][0]["trust"] == "agent"


def test_an_import_is_agreed_to_before_it_is_written(at_terminal, command, tmp_path):
    notes = tmp_path / "notes.md"
    notes.write_text("- The gate code changed.\n", encoding="utf-8")
    command("vault", "create", REMEMBRANCER_PASSPHRASE="a b c")
    code, shown = at_terminal("import", str(notes), answers={"Passphrase of": "a b c", "Import 1 new": "n"})
    assert code == 130, shown
    assert command("list", REMEMBRANCER_PASSPHRASE="a b c").code == 1
    code, shown = at_terminal("import", str(notes), answers={"Passphrase of": "a b c", "Import 1 new": "y"})
    assert code == 0, shown
    assert command("list", REMEMBRANCER_PASSPHRASE="a b c").code == 0


def test_passphrases_that_differ_make_no_vault(at_terminal, vault):
    answers = {"Passphrase for the new vault": "one", "The same again": "two"}
    code, shown = at_terminal("vault", "create", answers=answers)
    assert code == 2, shown
    assert not vault.exists()
