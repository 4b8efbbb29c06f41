"""Secrets that are stored already: found in portions, shown without them, and decided about."""

import pytest

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.erasing import Erase
from remembrancer.model.errors import CancelledError, NotPermittedError
from remembrancer.model.memory import Draft
from remembrancer.model.progress import Silent
from remembrancer.model.proposals import DecideProposal, ProposalDecision
from remembrancer.model.queries import GetMemories
from remembrancer.model.secrets import SecretAction, SecretKind
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.stored_secrets import KeepSecrets, ListSecrets, ScanForSecrets
from remembrancer.model.types import MemoryType, Status
from remembrancer.secrecy import stored

MARKER = "Quuxvillian7"
SAID = f"The router password: {MARKER}"


@pytest.fixture
def memory(person) -> str:
    return person.change(Remember(Draft(SAID, title="Router")), secrets=SecretAction.KEEP).memory


def test_what_is_stored_is_found_and_told_without_it(person, memory):
    assert person.query(ListSecrets()).left == 1
    found = person.query(ScanForSecrets())
    (secret,) = found.found
    assert (secret.memory, secret.number, secret.is_current, secret.namespace) == (memory, 1, True, "personal")
    assert secret.kinds == (SecretKind.PASSWORD,)
    assert "router password" in secret.excerpt
    assert MARKER not in repr(found)
    assert found.left == 0


def test_redacting_makes_a_version_and_the_older_one_stays_until_it_is_erased(person, memory):
    person.query(ScanForSecrets())
    now = person.query(GetMemories((memory,)))[0]
    revision = Revision(content=now.content, title=now.title, evidence=now.evidence, tags=now.tags)
    person.change(Revise((memory,), revision, 1), secrets=SecretAction.REDACT)
    assert MARKER not in repr(person.query(GetMemories((memory,))))
    (secret,) = person.query(ScanForSecrets()).found
    assert (secret.number, secret.is_current) == (1, False)
    person.change(Erase((memory,)))
    assert person.query(ScanForSecrets()).found == ()


def test_what_is_kept_is_not_told_again_until_its_text_changes(person, memory):
    person.query(ScanForSecrets())
    assert person.query(KeepSecrets(memory)).found == ()
    person.change(Revise((memory,), Revision(pinned=True)))
    again = person.query(ScanForSecrets())
    assert (again.found, again.kept) == ((), 2)
    assert person.query(ScanForSecrets(afresh=True)).found == ()
    person.change(Revise((memory,), Revision(content=f"{SAID}, and the cable")), secrets=SecretAction.KEEP)
    assert [each.number for each in person.query(ScanForSecrets()).found] == [3]


def test_a_scan_that_was_stopped_goes_on_where_it_was(person, memory, monkeypatch):
    for number in range(5):
        person.change(Remember(Draft(f"Statement {number}")))
    monkeypatch.setattr(stored, "_PORTION", 2)

    class AfterTwo(Silent):
        reports = 0

        def report(self, done, total, stage):
            self.reports += 1

        def is_cancelled(self):
            return self.reports > 1

    with pytest.raises(CancelledError):
        person.query(ScanForSecrets(), AfterTwo())
    stopped = person.query(ListSecrets())
    assert 0 < stopped.left < 6
    assert [each.memory for each in stopped.found] == [memory]
    assert person.query(ScanForSecrets()).left == 0


def test_only_a_person_leaves_secrets(agent, memory):
    with pytest.raises(NotPermittedError):
        agent.query(KeepSecrets(memory))


def test_what_waits_for_approval_or_in_a_case_is_found_before_it_is_decided(vault, person, memory):
    person.change(Remember(Draft("The staging broker listens on port 8883.", type=MemoryType.FACT)))
    person.query(ScanForSecrets())
    person.query(KeepSecrets(memory))
    person.query(ChangeSetting("privacy.secrets_agents", "keep"))
    token = person.change(AddClient("Cursor", (Grant(ClientScope.PROPOSE, ("personal",)),))).token
    client = vault.client(token)
    rule = client.change(Remember(Draft(f"Always log in with password: {MARKER}.", type=MemoryType.INSTRUCTION)))
    assert rule.proposal
    (waits,) = person.query(ListSecrets()).found
    assert (waits.proposal, waits.memory, waits.in_case) == (rule.proposal, "", False)
    assert waits.kinds == (SecretKind.PASSWORD,)
    assert MARKER not in repr(waits)
    client.change(
        Remember(Draft(f"The staging broker listens on port 8884. Its password: {MARKER}", type=MemoryType.FACT))
    )
    assert {each.in_case for each in person.query(ScanForSecrets()).found} == {True, False}
    person.change(DecideProposal(rule.proposal, ProposalDecision.REJECT))
    in_case, turned_down = person.query(ListSecrets()).found
    assert (in_case.in_case, in_case.is_decided) == (True, False)
    assert (turned_down.proposal, turned_down.is_decided) == (rule.proposal, True)
    assert MARKER not in repr(turned_down)
    person.change(Erase((), (rule.proposal,)))
    assert [each.in_case for each in person.query(ListSecrets()).found] == [True]


def test_a_reason_of_a_change_is_found_with_the_memory_that_takes_it_along(vault, person, agent):
    memory = person.change(Remember(Draft("The router stands in the hall."))).memory
    assert person.query(ListSecrets()).found == ()
    change = person.change(
        SetStatus((memory,), Status.ARCHIVED, f"It opens with password: {MARKER}"), secrets=SecretAction.KEEP
    )
    (reason,) = person.query(ListSecrets()).found
    assert (reason.operation, reason.memory, reason.field) == (change.operation, memory, "reason")
    assert reason.kinds == (SecretKind.PASSWORD,)
    assert MARKER not in repr(reason)
    person.change(Erase((memory,)))
    assert person.query(ListSecrets()).found == ()
