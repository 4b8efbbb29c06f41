"""``erase``: anybody may look at what it would reach, only a person at a terminal does it."""

from __future__ import annotations

import os

import pytest

TEXT = "The quuxvillian xylophone stands in the attic"


def test_what_it_would_reach_is_said_and_nothing_is_changed(cli, remember):
    memory = remember(TEXT)
    twin = remember(f"She wrote: {TEXT}")
    told = cli("erase", memory, "--json")
    assert told.code == 0
    assert [each["id"] for each in told.reply["memories"]] == [memory]
    assert told.reply["counts"]["versions"] == 1
    assert [each["link"] for each in told.reply["linked"]] == ["quotes"]
    both = cli("erase", memory, "--linked", "--json").reply
    assert {each["id"] for each in both["memories"]} == {memory, twin}
    shown = cli("erase", memory, "--dry-run").out
    for part in (memory, "1 version, with its title", "Has its words in it", "Undo cannot bring it back."):
        assert part in shown
    assert cli("show", memory).code == 0


def test_a_script_erases_nothing(cli, remember):
    memory = remember(TEXT)
    refused = cli("erase", memory)
    assert refused.code == 2
    assert "Only a person erases memories" in refused.err
    assert cli("show", memory).code == 0


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
class TestAtATerminal:
    def erase(self, at_terminal, memory, answers):
        return at_terminal("erase", memory, "--reason", "secret", answers=answers)

    def test_a_person_erases_with_the_passphrase_and_a_word(self, cli, remember, at_terminal):
        memory = remember(TEXT)
        cli("vault", "backup")
        answers = {"Passphrase of": "a passphrase of words", "to erase this memory for good": "erase"}
        code, shown = self.erase(at_terminal, memory, answers)
        assert code == 0, shown
        assert "Erased 1 memory, 1 version, for good. 1 backup was written anew." in shown
        assert "a passphrase" not in shown
        assert cli("show", memory).code == 1
        verified = cli("audit", "verify")
        assert verified.code == 0
        assert "erased for good: 1 memory, 1 version. That is as it should be." in verified.out
        listed = cli("audit")
        assert "Erased 1 memory, 1 version by You" in listed.out
        assert "1 memory of it erased since" in listed.out
        assert "quuxvillian" not in listed.out

    @pytest.mark.parametrize(
        ("answers", "ends"),
        [
            ({"Passphrase of": "another one"}, 3),
            ({"Passphrase of": "a passphrase of words", "to erase this memory for good": "yes"}, 130),
        ],
    )
    def test_whoever_hesitates_or_cannot_unlock_it_erases_nothing(self, cli, remember, at_terminal, answers, ends):
        memory = remember(TEXT)
        code, shown = self.erase(at_terminal, memory, answers)
        assert code == ends, shown
        assert cli("show", memory).code == 0
