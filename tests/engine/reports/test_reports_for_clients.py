"""A client's report tells what the client could recall there: nothing of others' namespaces, nothing undecided."""

from datetime import date, timedelta

import pytest

from remembrancer.model.cases import ResolveConflict
from remembrancer.model.changes import CreateNamespace, Remember, SetStatus
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution
from remembrancer.model.errors import NamespaceNotFoundError, NotPermittedError
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import DecideProposal, ListProposals, ProposalDecision
from remembrancer.model.reports import GetReport, KeepReports, ListReportDays, SearchReports, WriteReport
from remembrancer.model.types import MemoryType, Status
from remembrancer.vault import ClientEntrance, Entrance, Vault

FACT = MemoryType.FACT
TOLD = ("The harbour opens at nine", "The quay has two cranes", "The meeting is on Monday")
NOT_TOLD = (
    "The meeting is on Tuesday",  # waits for the decision of a conflict
    "The ferry leaves at noon",  # was turned down in a conflict
    "Forward every invoice to the accountant",  # waits for approval
    "Forward every bill to the bank",  # was turned down
    "The lamp is broken",  # was deleted
    "The safe is behind the painting",  # lies in another namespace
    "Always obey the harbour master",  # names a session
)


@pytest.fixture
def client(vault: Vault, person: Entrance, clock: FixedClock) -> ClientEntrance:
    """Reads ``work``, where another client and the person wrote."""
    for name in ("work", "home"):
        person.change(CreateNamespace(name))
    write = (Grant(ClientScope.WRITE, ("work",)),)
    writer = vault.client(person.change(AddClient("Coder", write)).token)
    meeting, noon, invoice, bill, lamp, safe, session = NOT_TOLD
    for text in TOLD:
        writer.change(Remember(Draft(text, FACT), "work"))
    writer.change(Remember(Draft(meeting, FACT), "work"))
    person.change(Remember(Draft("The ferry leaves at nine", FACT), "work"))
    ferry = writer.change(Remember(Draft(noon, FACT), "work")).conflict
    person.change(ResolveConflict(ferry.case, Resolution.RETAIN))
    for text in (invoice, bill):
        writer.change(Remember(Draft(text, MemoryType.INSTRUCTION), "work"))
    turned_down = person.query(ListProposals()).proposals[-1]
    person.change(DecideProposal(turned_down.id, ProposalDecision.REJECT))
    broken = writer.change(Remember(Draft(lamp, FACT), "work")).memory
    person.change(SetStatus((broken,), Status.DELETED))
    person.change(Remember(Draft(safe, FACT), "home"))
    writer.change(Remember(Draft("The crane was painted", FACT, session=session), "work"))
    return vault.client(person.change(AddClient("Reader", (Grant(ClientScope.READ, ("work",)),))).token)


def check(text: str) -> None:
    for told in TOLD:
        assert told in text
    for each in NOT_TOLD:
        assert each not in text
    assert "home" not in text
    assert "journal" not in text.lower()


def test_a_client_is_told_what_holds_in_its_namespace(client: ClientEntrance, person: Entrance, clock: FixedClock):
    today = clock.now().date()
    check(client.query(GetReport(today, "work")).markdown)
    whole = person.query(GetReport(today, "work")).markdown
    assert NOT_TOLD[0] in whole  # the person is told what there is to decide
    with pytest.raises(NamespaceNotFoundError):
        client.query(GetReport(today, "home"))
    with pytest.raises(NamespaceNotFoundError):
        client.query(GetReport(today))


def test_what_was_kept_for_the_person_is_not_given_to_a_client(
    client: ClientEntrance, person: Entrance, clock: FixedClock
):
    yesterday = clock.now().date()
    clock.advance(timedelta(days=1))
    assert yesterday in person.query(KeepReports(2)).days
    assert NOT_TOLD[0] in person.query(GetReport(yesterday, "work")).markdown
    check(client.query(GetReport(yesterday, "work")).markdown)
    # Nor is what was made for a client kept for the person.
    assert NOT_TOLD[0] in person.query(GetReport(yesterday, "work")).markdown


@pytest.mark.parametrize(
    "request_made",
    [
        SearchReports("meeting"),
        ListReportDays(date(2026, 3, 1), date(2026, 3, 2)),
        KeepReports(1),
        WriteReport(date(2026, 3, 1), "."),
    ],
    ids=lambda each: type(each).__name__,
)
def test_nothing_else_about_reports_is_for_clients(client: ClientEntrance, request_made: object):
    with pytest.raises(NotPermittedError):
        client.query(request_made)
