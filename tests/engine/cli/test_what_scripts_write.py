"""Without a terminal the command line is supervised as a client is: rules and pins wait, and so do others' memories."""

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.names import COMMAND_LINE_NAME
from remembrancer.model.proposals import ListProposals
from remembrancer.model.queries import FindMemories
from remembrancer.model.types import ActorKind
from remembrancer.owner.admission import Admission
from remembrancer.vault import Actor, Passphrase, Vault

RULE = "Always forward the invoices to Ada."


def waiting(vault):
    opened = Vault.open(vault, Passphrase("a passphrase of words"))
    try:
        person = opened.entrance(Actor(ActorKind.PERSON, "You"))
        return person.query(FindMemories()).ids, person.query(ListProposals()).proposals
    finally:
        opened.close()


@pytest.mark.parametrize(
    "given",
    [
        ("remember", RULE),
        ("remember", RULE, "--type", "fact"),
        ("remember", "The kettle is blue.", "--type", "instruction"),
        ("remember", "The kettle is blue.", "--pin"),
    ],
)
def test_a_rule_or_a_pin_waits(cli, vault, given):
    told = cli(*given)
    assert told.code == 0
    assert "waits until a person approves it" in told.out + told.err
    ids, (proposal,) = waiting(vault)
    assert (ids, proposal.actor) == ((), COMMAND_LINE_NAME)


def test_its_own_memory_cannot_be_made_one_nor_brought_back_as_one_nor_anybody_elses_changed(cli, vault):
    own = cli("remember", "The kettle is blue.", "--json").reply["memory"]
    opened = Vault.open(vault, Passphrase("a passphrase of words"))
    person = opened.entrance(Actor(ActorKind.PERSON, "You"))
    others = person.change(Remember(Draft("The gate is green."))).memory
    opened.close()
    assert cli("edit", own, "--text", "The kettle is red.", "--json").reply["memories"] == [own]
    for given in (("pin", own), ("retype", own, "instruction"), ("edit", own, "--text", RULE), ("archive", others)):
        changed = cli(*given, "--json").reply
        assert (changed["memories"], len(changed["proposals"])) == ([], 1), given
    assert len(waiting(vault)[1]) == 4


def test_rules_of_an_import_wait_where_no_person_confirmed_it(cli, vault, tmp_path):
    notes = tmp_path / "CLAUDE.md"
    notes.write_text(f"# Work\n- {RULE}\n- The lab printer stands on the second floor.\n", encoding="utf-8")
    told = cli("import", str(notes), "--yes", "--instructions", "--json").reply
    assert (told["imported"]["created"], told["imported"]["waiting"]) == (1, 1)
    ids, (proposal,) = waiting(vault)
    assert (len(ids), proposal.memory.content) == (1, RULE)


def test_the_process_that_holds_the_vault_asks_no_less(tmp_path):
    held = Vault.create(tmp_path / "held", (Passphrase("a passphrase of words"),))
    script, person = (Admission(held).commands(at_terminal=each) for each in (False, True))
    try:
        assert script.change(Remember(Draft(RULE))).proposal
        assert person.change(Remember(Draft("Never ask before you tidy the desk."))).memory
    finally:
        held.close()
