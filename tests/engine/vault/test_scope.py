"""What an entrance with a limited scope sees: its own namespaces, and of the others not even a trace."""

from contextlib import suppress
from datetime import timedelta

import pytest

from remembrancer.lifecycle.policy import DEFAULT
from remembrancer.model import (
    attention,
    backups,
    cases,
    chains,
    clients,
    comparing,
    connecting,
    consolidation,
    days,
    erasing,
    exporting,
    health,
    history,
    language,
    lifecycle,
    pairing,
    proposals,
    queries,
    recalling,
    reports,
    settings,
    stored_secrets,
    syncing,
    traffic,
)
from remembrancer.model.changes import (
    ApplyImport,
    ArchiveNamespace,
    CreateNamespace,
    Move,
    Remember,
    RenameNamespace,
    RenameTag,
    Revise,
    Revision,
    SetStatus,
    Undo,
)
from remembrancer.model.conflicts import Resolution
from remembrancer.model.errors import (
    BackupNotFoundError,
    ConflictNotFoundError,
    InvalidInputError,
    LanguageModelError,
    MemoryNotFoundError,
    NamespaceNotFoundError,
    NotPermittedError,
    OperationNotFoundError,
    ProposalNotFoundError,
)
from remembrancer.model.importing import ImportApproval, ImportPlan
from remembrancer.model.memory import Draft, Origin
from remembrancer.model.search import (
    AnyOf,
    FromSource,
    HasIdentifier,
    HasStatus,
    HasTag,
    InNamespace,
    InSession,
    Negation,
    Search,
)
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.storage.namespaces import find_namespace
from remembrancer.vault import EVERYTHING, Actor, Scope

CLIENT = Actor(ActorKind.AGENT, "Scoped")
ELSEWHERE = "zebra"
ANY_STATUS = AnyOf(tuple(HasStatus(status) for status in Status))


def remember(entrance, text, namespace="personal", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values), namespace)).memory


def scope_of(vault, *names):
    with vault.store.read() as connection:
        return Scope(frozenset(find_namespace(connection, EVERYTHING, name).namespace_id for name in names))


class Filled:
    """A vault in which every trace of the namespace "hidden" has the word "zebra" in it, or one of these ids."""

    def __init__(self, vault, person, clock):
        person.change(CreateNamespace("hidden", f"The {ELSEWHERE}s"))
        for namespace in ("personal", "hidden"):
            # The statements of this crowd differ by a figure; a conflict is opened by hand below.
            person.change(cases.SetConflictSettings(namespace, certainty=1.0))
        self.shared = person.vault
        self.mine = [remember(person, f"Horses eat grass {number}", tags=("horse",)) for number in range(3)]
        self.hidden = [
            remember(
                person,
                f"Horses eat grass and {ELSEWHERE}s do too {number}",
                "hidden",
                tags=(ELSEWHERE, "horse"),
                session=f"{ELSEWHERE} talk",
                origin=Origin(ELSEWHERE, str(number)),
                evidence=ELSEWHERE,
            )
            for number in range(4)
        ]
        both = (*self.mine[:1], *self.hidden)
        self.both_operation = person.change(Revise(both, Revision(add_tags=("bulk",)))).operation
        self.only_hidden = person.change(Revise((self.hidden[0],), Revision(pinned=True))).operation
        clock.advance(timedelta(hours=1))
        # Was in "hidden" with words of its own, and was moved out and rewritten.
        self.moved_in = remember(person, f"A {ELSEWHERE} at first", "hidden", tags=(ELSEWHERE,))
        person.change(Revise((self.moved_in,), Revision(content="A horse now", tags=())))
        person.change(Move((self.moved_in,), "personal"))
        # Was here, and went there.
        self.moved_out = remember(person, "A horse at first")
        person.change(Move((self.moved_out,), "hidden"))
        person.change(Revise((self.moved_out,), Revision(content=f"A {ELSEWHERE} now")))
        self.scoped = vault.entrance(CLIENT, scope_of(vault, "personal"))
        self.scoped_person = vault.entrance(person.actor, scope_of(vault, "personal"))
        (hidden_session,) = {each.session for each in person.query(queries.GetMemories(self.hidden[:1]))}
        self.session = hidden_session
        (self.case,) = person.change(cases.OpenConflict(self.hidden[1], self.hidden[2])).cases
        self.forbidden = (ELSEWHERE, "hidden", *self.hidden, hidden_session, self.case)


@pytest.fixture
def filled(vault, person, clock):
    return Filled(vault, person, clock)


@pytest.fixture
def knowing_filled(knowing_vault, knowing, clock):
    return Filled(knowing_vault, knowing, clock)


def searches(filled, now):
    conditions = (
        None,
        ANY_STATUS,
        InNamespace("hidden"),
        Negation(InNamespace("personal")),
        HasTag(ELSEWHERE),
        HasTag("*"),
        InSession(filled.session),
        HasIdentifier(filled.hidden[0]),
        FromSource(""),
        Negation(HasTag("horse")),
    )
    moments = (None, now, now - timedelta(minutes=30))
    return [
        Search(text, condition, moment)
        for text in ("", "grass", f"{ELSEWHERE}s")
        for condition in conditions
        for moment in moments
    ]


def everything_about_history(filled, every, now):
    before = now - timedelta(minutes=30)
    for memory in every:
        yield history.GetVersionSteps(memory)
        yield history.CompareVersions(memory, 1, 2)
        yield history.ListJournal(history.JournalFilter(memory=memory))
    chosen = (
        history.ChangeFilter(),
        history.ChangeFilter(InNamespace("hidden")),
        history.ChangeFilter(HasTag(ELSEWHERE)),
        history.ChangeFilter(kinds=frozenset({history.ChangeKind.EDITED, history.ChangeKind.RETYPED})),
        history.ChangeFilter(session=filled.session),
        history.ChangeFilter(operation=filled.both_operation),
    )
    for asked in chosen:
        for since in (0, before):
            yield history.ListChanges(since, filter=asked)
            yield history.CountChanges(since, filter=asked)
            yield history.CompareInstants(since, filter=asked)
            yield history.CountComparison(since, filter=asked)
    for operations in (
        history.JournalFilter(),
        history.JournalFilter(text=ELSEWHERE),
        history.JournalFilter(namespace="hidden"),
        history.JournalFilter(session=filled.session),
        history.JournalFilter(operations=(filled.both_operation, filled.only_hidden)),
    ):
        yield history.ListJournal(operations)
        for form in history.AuditForm:
            yield history.ExportAudit(form, operations, contents=True)
    yield history.PreviewUndo(history.JournalFilter(actor=CLIENT.name))
    yield history.ListActors()
    yield history.ListSessions()
    yield days.GetChangesAround(now, now)
    yield history.GetNextSteps()


def everything_about_conflicts(filled):
    every = frozenset(cases.CaseState)
    for namespace in ("", "personal", "hidden"):
        for text in ("", ELSEWHERE):
            yield cases.ListConflicts(cases.ConflictFilter(namespace, every, text=text))
        yield cases.CountConflicts(namespace)
    for namespace in ("personal", "hidden"):
        yield cases.GetConflictSettings(namespace)
        yield comparing.PreviewCertainty(0.1, namespace)
        yield comparing.GetComparing(namespace)
    yield cases.GetConflict(filled.case)
    yield cases.GetConversation(filled.case, 0)
    yield cases.PreviewResolution(cases.ResolveConflict(filled.case, Resolution.RETAIN))


def everything_about_fading(every, now):
    for namespace in ("", "hidden"):
        yield lifecycle.ListPinSuggestions(namespace)
    for namespace in ("", "personal", "hidden"):
        yield lifecycle.PlanSweep(namespace)
        yield lifecycle.ListFading(namespace, 3000)
        yield lifecycle.ListReviews(namespace)
        yield lifecycle.GetSurvival(namespace)
        yield lifecycle.GetActivity(now.date() - timedelta(days=9), now.date(), namespace)
    for namespace in ("personal", "hidden"):
        yield lifecycle.GetLifecyclePolicy(namespace)
        yield recalling.GetRecallDefaults(namespace)
        yield lifecycle.PreviewPolicy(DEFAULT, namespace)
        yield consolidation.ProposeConsolidations(namespace)
    for moment in (None, now - timedelta(minutes=30)):
        yield lifecycle.ListStrengths(every, moment)
        for memory in every:
            yield lifecycle.GetStrength(memory, moment, ahead_days=1)
    for memory in every:
        yield consolidation.ListSources(memory)


def everything_about_routines_and_reports(every, now):
    for namespace in ("", "personal", "hidden"):
        yield attention.ListRoutines(namespace)
        yield attention.ListFlags(namespace)
        yield reports.GetReport(now.date(), namespace)
        yield reports.ListReportDays(now.date() - timedelta(days=9), now.date(), namespace)
        yield reports.SearchReports(ELSEWHERE, namespace)
        yield reports.WriteReport(now.date(), ".", namespace)
    yield reports.KeepReports(3)
    yield attention.GetNoticing()
    for memory in every:
        yield attention.GetRoutine(memory)


def everything_about_clients():
    unknown = "01ARZ3NDEKTSV4RRFFQ69G5FAV"
    yield clients.ListClients()
    yield clients.GetClient(unknown)
    yield pairing.ListPairings()
    yield pairing.ListDenials()
    yield pairing.ForgetDenial("Nobody")
    yield traffic.ListTraffic()
    for namespace in ("", "hidden"):
        yield proposals.ListProposals(namespace)
        yield proposals.CountProposals(namespace)
    yield proposals.GetProposal(unknown)


def everything_about_the_vault_as_a_whole(now):
    """What is only for the person, or for a window on all of it."""
    plan = connecting.ConnectionPlan(connecting.Tool.CURSOR, "", connect=True, hooks=False, changes=())
    yield connecting.FindTools()
    yield connecting.PlanConnection(connecting.Tool.CURSOR)
    yield connecting.ApplyConnection(plan)
    yield backups.ListBackups()
    yield backups.PreviewRestore("2026-01-01T000000.000000Z")
    yield backups.WriteArchive("horses.remembrancer")
    yield backups.TakeArchive("horses.remembrancer")
    yield health.GetHealth()
    yield health.CheckHealth()
    yield syncing.ListSyncs()
    yield syncing.LookAtSyncs()
    yield syncing.PlanSync("CLAUDE.md", "hidden")
    yield syncing.PlanSyncRemoval("CLAUDE.md")
    yield stored_secrets.ScanForSecrets()
    yield stored_secrets.ListSecrets()
    yield stored_secrets.KeepSecrets("01ARZ3NDEKTSV4RRFFQ69G5FAV")
    yield settings.GetSettings()
    yield settings.ChangeSetting("no.such", None)
    yield language.GetLanguageModel()
    yield language.KeepModelKey("")
    yield language.TryModel()
    yield language.PolishReport(now.date(), "hidden")
    yield language.GetPolishedReport(now.date(), "hidden")
    yield language.AskModel(recalling.Recall(Search("horses")))
    yield language.AnswerAgent(recalling.Recall(Search("horses")))


def everything_one_can_ask(filled, now):
    every = (*filled.mine, *filled.hidden, filled.moved_in, filled.moved_out)
    for search in searches(filled, now):
        yield queries.FindMemories(search)
        yield chains.FindChains(search)
        yield recalling.Recall(search)
        yield recalling.Ask(recalling.Recall(search))
        yield queries.CountFacets(search)
        yield queries.GetTimeline(search)
    for moment in (None, now, now - timedelta(minutes=30)):
        yield queries.GetMemories(every, moment)
    for memory in every:
        yield queries.GetHistory(memory)
        yield erasing.PreviewErasure((memory,))
    yield queries.ListNamespaces(archived=True)
    yield queries.ListOperations(100)
    yield from everything_about_history(filled, every, now)
    yield queries.GetState()
    yield queries.VerifyJournal()
    for namespace in ("", "personal", "hidden"):
        yield queries.ListTags(namespace)
        yield queries.ProposeTagMerges(namespace)
    yield from everything_about_conflicts(filled)
    yield from everything_about_fading(every, now)
    yield from everything_about_routines_and_reports(every, now)
    yield from everything_about_clients()
    yield from everything_about_the_vault_as_a_whole(now)
    yield queries.Suggest("Horses eat grass, says the talk")
    yield queries.Suggest("Horses eat grass", "hidden")


def test_nothing_that_can_be_asked_tells_of_another_namespace(vault, filled, clock):
    asked = set()
    finding = (queries.FindMemories, chains.FindChains)
    for request in everything_one_can_ask(filled, clock.now()):
        asked.add(type(request))
        try:
            answer = repr(filled.scoped.query(request))
        except (
            ConflictNotFoundError,
            MemoryNotFoundError,
            NamespaceNotFoundError,
            NotPermittedError,
            InvalidInputError,
            ProposalNotFoundError,
            LanguageModelError,
            BackupNotFoundError,
        ):
            continue
        echoed = repr(request)
        told = [word for word in filled.forbidden if word in answer and word not in echoed]
        asked_for = [word for word in filled.hidden if word in answer and not isinstance(request, finding)]
        assert (told, asked_for) == ([], []), request
    # A cursor that was not read to its end would keep a reader's view of the vault as it was.
    assert {reader.txn_state() for reader in vault.store._readers._free.queue if reader is not None} == {0}
    files = {queries.FindSources, queries.PlanImport, exporting.ExportMemories}
    assert asked | files == set(vault._queries)


@pytest.mark.parametrize("form", exporting.ExportForm)
def test_what_is_written_to_files_tells_of_no_other_namespace(filled, tmp_path, form):
    place = tmp_path / "written"
    filled.scoped.query(exporting.ExportMemories(str(place), form))
    written = [each for each in (place, *place.rglob("*")) if each.is_file()]
    assert written
    text = "\n".join(f"{each.name}\n{each.read_text(encoding='utf-8')}" for each in written)
    assert [word for word in (*filled.forbidden, *filled.hidden) if word in text] == []


def test_counts_are_those_of_the_scope_alone(filled):
    facets = filled.scoped.query(queries.CountFacets())
    assert (facets.total, facets.found, facets.namespaces) == (4, 4, {"personal": 4})
    assert dict(facets.tags) == {"horse": 3, "bulk": 1}
    state = filled.scoped.query(queries.GetState())
    assert (state.total, state.current) == (4, 4)
    listed = {each.id: each for each in filled.scoped.query(queries.ListOperations(100))}
    assert listed[filled.both_operation].memories == 1
    assert filled.only_hidden not in listed


def test_a_score_does_not_depend_on_what_others_hold(knowing_vault, knowing_filled, knowing):
    asked = queries.FindMemories(Search("what do horses eat"))
    before = knowing_filled.scoped.query(asked)
    for number in range(30):
        remember(knowing, f"Horses eat {number} kinds of {ELSEWHERE}", "hidden")
    after = knowing_filled.scoped.query(asked)
    assert (before.ids, before.hits) == (after.ids, after.hits)


def test_a_history_shows_the_versions_that_were_in_the_scope(filled):
    history = filled.scoped.query(queries.GetHistory(filled.moved_in))
    assert [(each.memory.number, each.memory.content) for each in history] == [(3, "A horse now")]
    with pytest.raises(MemoryNotFoundError):
        filled.scoped.query(queries.GetHistory(filled.moved_out))


def test_near_duplicates_are_of_the_same_namespace(knowing_filled, knowing):
    said = knowing_filled.scoped.change(
        Remember(Draft(f"Horses eat grass and {ELSEWHERE}s do too, 0", type=MemoryType.FACT))
    )
    assert {each.memory for each in said.near_duplicates}.isdisjoint(knowing_filled.hidden)


def changes_beyond_the_scope(filled):
    hidden = tuple(filled.hidden)
    return (
        Remember(Draft("Into the hidden", type=MemoryType.FACT), "hidden"),
        Revise(hidden[:1], Revision(content="Changed")),
        Revise(hidden, Revision(add_tags=("changed",))),
        RenameTag("horse", "pony", "hidden"),
        SetStatus(hidden[:1], Status.ARCHIVED),
        SetStatus(hidden, Status.ARCHIVED),
        Move(hidden[:1], "personal"),
        Move(hidden, "personal"),
        Move(tuple(filled.mine[:1]), "hidden"),
        Undo(filled.only_hidden),
        CreateNamespace("another"),
        CreateNamespace("hidden"),
        RenameNamespace("hidden", "shown"),
        ArchiveNamespace("hidden"),
        ApplyImport(ImportPlan(()), ImportApproval(), "hidden"),
    )


@pytest.mark.parametrize("number", range(15))
@pytest.mark.parametrize("who", ["scoped", "scoped_person"])
def test_no_change_reaches_beyond_the_scope(filled, person, number, who):
    request = changes_beyond_the_scope(filled)[number]
    before = person.query(queries.GetState()).number
    with suppress(MemoryNotFoundError, NamespaceNotFoundError, NotPermittedError, OperationNotFoundError):
        reply = getattr(filled, who).change(request)
        assert (reply.operation, reply.memories) == ("", ())
    assert person.query(queries.GetState()).number == before


def test_undo_of_what_reached_further_takes_back_the_scopes_part_alone(filled, person):
    undone = filled.scoped_person.change(Undo(filled.both_operation))
    assert undone.memories == tuple(filled.mine[:1])
    assert {each.memory for each in undone.skipped}.isdisjoint(filled.hidden)
    assert all("bulk" in each.tags for each in person.query(queries.GetMemories(tuple(filled.hidden))))


def test_undo_without_a_name_means_the_newest_of_the_scope(vault, person):
    person.change(CreateNamespace("hidden"))
    mine = remember(person, "Mine")
    theirs = remember(person, "Theirs", "hidden")
    person.change(RenameNamespace("hidden", "renamed"))
    scoped = vault.entrance(person.actor, scope_of(vault, "personal"))
    assert scoped.change(Undo()).memories == (mine,)
    assert person.query(queries.GetMemories((theirs,)))[0].status is Status.ACTIVE
    assert {each.name for each in person.query(queries.ListNamespaces())} == {"personal", "renamed"}


def test_undo_skips_what_left_the_scope_and_never_puts_anything_back_beyond_it(filled, person):
    moved = filled.scoped_person.query(queries.GetHistory(filled.moved_in))[0].operation
    reply = filled.scoped_person.change(Undo(moved))
    assert (reply.operation, [each.memory for each in reply.skipped]) == ("", [filled.moved_in])
    assert person.query(queries.GetMemories((filled.moved_in,)))[0].namespace == "personal"
    pair = (remember(person, "Stays"), remember(person, "Goes"))
    bulk = person.change(Revise(pair, Revision(add_tags=("later",)))).operation
    person.change(Move(pair[1:], "hidden"))
    reply = filled.scoped_person.change(Undo(bulk))
    assert (reply.memories, [each.memory for each in reply.skipped]) == (pair[:1], [pair[1]])


def test_a_record_imported_elsewhere_is_new_here(filled):
    said = filled.scoped.change(Remember(Draft("Not seen here", type=MemoryType.FACT, origin=Origin(ELSEWHERE, "0"))))
    assert said.outcome == "created"
