"""Erasing for good: no trace of it is left anywhere, and nothing else is any different."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from remembrancer.model.changes import CreateNamespace, Move, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.erasing import Erase, ErasureLink, ErasureReason, FileReach, PreviewErasure
from remembrancer.model.errors import (
    CancelledError,
    IdempotencyConflictError,
    InvalidInputError,
    MemoryNotFoundError,
    NothingToUndoError,
    NotPermittedError,
    VersionChangedError,
)
from remembrancer.model.history import (
    CompareInstants,
    ExportAudit,
    GetNextSteps,
    GetVersionSteps,
    JournalFilter,
    ListChanges,
    ListJournal,
    UndoMany,
)
from remembrancer.model.memory import Draft, Origin
from remembrancer.model.progress import Silent
from remembrancer.model.queries import (
    CountFacets,
    FindMemories,
    GetHistory,
    GetMemories,
    JournalFault,
    ListOperations,
    ListTags,
    VerifyJournal,
)
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType, OperationKind, Status
from remembrancer.storage.texts import recount

if TYPE_CHECKING:
    from remembrancer.storage.store import Store
    from remembrancer.vault import Entrance

MARKER = "quuxvillian"
PIECE = "xvilli"
"""What no other word has: the index keeps only how words that follow each other differ."""
SAID = f"The {MARKER} xylophone stands in the attic"


def pages(store: Store) -> bytes:
    """The vault's pages as they lie in its file, decrypted; nothing may be in the log beside it."""
    with store.read() as connection:
        return connection.serialize("main")


def is_left(store: Store, *digests: bytes) -> list[str]:
    """Where something of the marker is still found."""
    everything = pages(store)
    found = [word for word in (MARKER, PIECE, PIECE.upper()) if word.encode() in everything]
    found += [digest.hex() for digest in digests if digest in everything]
    log = store.folder / "vault.db-wal"
    if log.exists() and log.stat().st_size:
        found.append("log")
    return found


def digests_of(*texts: str) -> tuple[bytes, ...]:
    """The digests by which a text would be known again."""
    return tuple(hashlib.sha256(each.encode()).digest() for text in texts for each in (text, text.casefold()))


@dataclass
class Life:
    """A memory with everything that can hang on one, and another beside it that says something else."""

    memory: str
    other: str
    operations: list[str] = field(default_factory=list)


@pytest.fixture
def life(person: Entrance, clock, remember) -> Life:
    person.change(CreateNamespace("work"))
    draft = Draft(
        SAID,
        type=MemoryType.FACT,
        title=f"About {MARKER}",
        tags=("attic", f"tag-{MARKER}"),
        evidence=f"He said: {MARKER}, in the attic",
        origin=Origin("notes", f"{MARKER}.md#1"),
        session=f"A talk about {MARKER}",
    )
    told = person.change(Remember(draft, key="first"))
    other = remember(person, "The cellar is dry", tags=("attic",))
    done = [told.change.operation]
    for change in (
        Revise((told.memory,), Revision(content=f"{SAID}, as of late", add_tags=("old",)), key="second"),
        Revise((told.memory, other), Revision(pinned=True)),
        SetStatus((told.memory, other), Status.ARCHIVED, reason=f"both because of {MARKER}"),
        SetStatus((told.memory, other), Status.ACTIVE),
        SetStatus((told.memory,), Status.ACTIVE, reason="nothing is changed by this"),
        Revise((told.memory,), Revision(confidence=0.5)),
        SetStatus((told.memory,), Status.ARCHIVED, reason=f"because of {MARKER}"),
        Move((told.memory,), "work"),
    ):
        clock.advance(timedelta(minutes=5))
        done.append(person.change(change).operation)
    done = [each for each in done if each]
    return Life(told.memory, other, done)


def test_no_trace_of_a_word_is_left(vault, person, life, store):
    digests = digests_of(SAID, f"{SAID}, as of late", f"{SAID}, as of late".rstrip("."))
    assert {MARKER, PIECE} <= set(is_left(store, *digests))
    receipt = person.change(Erase((life.memory,)))
    assert receipt.finished
    assert is_left(store, *digests) == []
    assert MARKER not in repr(receipt)
    with store.read() as connection:
        connection.execute("CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, words, row)")
        words = {word for (word,) in connection.execute("SELECT term FROM temp.vocabulary")}
    assert words
    assert not [word for word in words if word.startswith(MARKER[:6])]
    store.close()
    assert sorted(each.name for each in store.folder.iterdir() if each.is_file()) == [
        "keys.json",
        "lock",
        "vault.db",
    ]


def test_the_preview_says_what_the_receipt_says(person, life):
    preview = person.query(PreviewErasure((life.memory,)))
    (told,) = preview.memories
    assert (told.id, told.versions) == (life.memory, 8)
    counts = preview.counts
    assert (counts.memories, counts.versions, counts.evidence, counts.texts) == (1, 8, 8, 3)
    assert (counts.tags, counts.origins, counts.sessions, counts.replies) == (2, 1, 1, 2)
    assert (counts.reasons, counts.shared_reasons) == (2, 1)
    assert person.change(Erase((life.memory,), expected=preview.number)).counts == counts


def test_everything_else_is_as_it_was(person, life, store, clock):
    moments = [None, *(clock.now() - timedelta(minutes=minutes) for minutes in range(0, 40, 3))]

    def told():
        return (
            [person.query(GetMemories((life.other,), moment)) for moment in moments],
            # But for reasons that were given for both.
            [replace(each, reason="") for each in person.query(GetHistory(life.other))],
            [each.differences for each in person.query(GetVersionSteps(life.other))],
            [person.query(FindMemories(Search("cellar", as_of=moment))).ids for moment in moments],
        )

    before = told()
    person.change(Erase((life.memory,)))
    assert told() == before
    with store.read() as connection:
        for (space,) in connection.execute("SELECT id FROM namespace").fetchall():
            terms, documents, total = recount(connection, space)
            stored = dict(connection.execute("SELECT term, documents FROM term WHERE namespace_id = ?", (space,)))
            asked = "SELECT documents, terms FROM corpus WHERE namespace_id = ?"
            corpus = connection.execute(asked, (space,)).fetchall() or [(0, 0)]
            assert (stored, corpus) == (dict(terms), [(documents, total)])
    assert not store.damaged_tables()


def test_it_is_gone_from_every_view(person, life, clock):
    person.change(Erase((life.memory,)))
    assert person.query(GetMemories((life.memory,))) == ()
    assert person.query(GetMemories((life.memory,), clock.now() - timedelta(minutes=1))) == ()
    for request in (GetHistory(life.memory), GetVersionSteps(life.memory), PreviewErasure((life.memory,))):
        with pytest.raises(MemoryNotFoundError):
            person.query(request)
    assert {each.tag for each in person.query(ListTags())} == {"attic"}
    assert person.query(CountFacets()).total == 1
    for listing in (ListChanges(), CompareInstants(clock.now() - timedelta(hours=1))):
        assert {each.memory for each in person.query(listing).changes} == {life.other}
    assert MARKER not in person.query(ExportAudit(contents=True)).text


def test_the_journal_is_whole_and_names_the_erasure(person, life):
    receipt = person.change(Erase((life.memory,), reason=ErasureReason.SECRET))
    check = person.query(VerifyJournal())
    assert check.intact
    (note,) = check.erasures
    assert (note.number, note.memories, note.versions, note.cleaned) == (receipt.change.number, 1, 8, True)
    entries = {each.summary.id: each.summary for each in person.query(ListJournal()).entries}
    erasure = entries[receipt.change.operation]
    assert (erasure.kind, erasure.memories, erasure.erased) == (OperationKind.ERASE, 1, 8)
    assert [entries[each].memories for each in life.operations] == [1, 1, 2, 2, 2, 1, 1, 1]
    assert [entries[each].erased for each in life.operations] == [1] * 8
    assert {each.reason for each in entries.values()} == {""}
    assert [each.memories for each in person.query(ListOperations()) if each.kind is OperationKind.ERASE] == [1]
    touched = person.query(ListJournal(JournalFilter(memory=life.memory))).entries
    assert {each.summary.id for each in touched} == {receipt.change.operation, *life.operations}


def test_a_version_that_comes_back_behind_the_vaults_back_is_named(person, life, store):
    with store.read() as connection:
        rows = connection.execute("SELECT * FROM version WHERE memory_id = 1 AND number = 1").fetchall()
    person.change(Erase((life.memory,)))
    text = 2

    def bring_back(connection):
        names = [row[1] for row in connection.execute("PRAGMA table_info(version)")]
        values = dict(zip(names, rows[0], strict=True)) | {"text_id": text, "session_id": None, "to_tx": None}
        marks = ", ".join("?" * len(names))
        connection.execute(f"INSERT INTO version ({', '.join(names)}) VALUES ({marks})", tuple(values.values()))

    store.maintain(bring_back)
    (problem,) = person.query(VerifyJournal()).problems
    assert (problem.fault, problem.memory, problem.version) == (JournalFault.ERASED_AGAIN_THERE, life.memory, 1)


def test_undo_passes_over_what_is_gone_and_says_so(person, life):
    person.change(Erase((life.memory,)))
    pinned = life.operations[2]
    undone = person.change(Undo(pinned))
    assert undone.memories == (life.other,)
    assert [(each.memory, each.reason) for each in undone.skipped] == [(life.memory, "erased")]
    nothing = person.change(Undo(life.operations[1]))
    assert (nothing.operation, [each.reason for each in nothing.skipped]) == ("", ["erased"])
    many = person.change(UndoMany(JournalFilter(actor="You")))
    assert life.memory not in many.memories
    assert "erased" in {each.reason for each in many.skipped}
    assert person.query(VerifyJournal()).intact


def test_an_erasure_itself_is_not_taken_back(person, life):
    receipt = person.change(Erase((life.memory,)))
    assert person.query(GetNextSteps()).undo.kind is not OperationKind.ERASE
    with pytest.raises(NothingToUndoError):
        person.change(Undo(receipt.change.operation))
    with pytest.raises(NothingToUndoError):
        person.change(UndoMany(JournalFilter(operations=(receipt.change.operation,))))


def test_only_a_person_erases(person, agent, life):
    with pytest.raises(NotPermittedError):
        agent.change(Erase((life.memory,)))
    assert person.query(GetMemories((life.memory,)))


def test_an_agent_is_not_told_what_the_person_typed(vault, agent, life):
    vault.keep("ask.questions", f'["{SAID}"]')
    assert agent.query(PreviewErasure((life.memory,))).kept == ()


def test_what_was_looked_at_has_to_be_what_is_there(person, life):
    preview = person.query(PreviewErasure((life.memory,)))
    person.change(Revise((life.other,), Revision(add_tags=("new",))))
    with pytest.raises(VersionChangedError):
        person.change(Erase((life.memory,), expected=preview.number))
    assert person.query(GetMemories((life.memory,)))


@pytest.mark.parametrize(("memories", "reason"), [((), "empty"), (("no identifier",), "not_an_identifier")])
def test_what_cannot_be_meant_is_refused(person, memories, reason):
    for request in (Erase(memories),):
        with pytest.raises(InvalidInputError) as raised:
            person.change(request)
        assert raised.value.reason == reason


class Stopped(Silent):
    def is_cancelled(self) -> bool:
        return True


def test_whoever_stops_in_time_loses_nothing(person, life, store):
    before = pages(store)
    with pytest.raises(CancelledError):
        person.change(Erase((life.memory,)), Stopped())
    assert pages(store) == before
    assert person.query(VerifyJournal()).erasures == ()


def test_a_key_that_was_used_for_the_erased_is_used_up(person, life):
    person.change(Erase((life.memory,)))
    with pytest.raises(IdempotencyConflictError):
        person.change(Remember(Draft(SAID, type=MemoryType.FACT), key="first"))


def test_what_says_the_same_is_named_and_goes_only_if_it_is_named(person, remember, store):
    memory = remember(person, SAID)
    person.change(SetStatus((memory,), Status.ARCHIVED))
    twin = remember(person, SAID)
    quoting = remember(person, f"He wrote down: {SAID.lower()}, and left", session="talk", episode=True)
    preview = person.query(PreviewErasure((memory,)))
    links = {each.id: each.link for each in preview.linked}
    assert links == {twin: ErasureLink.SAME_WORDS, quoting: ErasureLink.QUOTES}
    assert all(each.holds_words for each in preview.linked)
    assert preview.counts.texts == 0
    person.change(Erase((memory,)))
    assert person.query(FindMemories(Search("xylophone"))).ids
    assert MARKER in is_left(store)
    person.change(Erase((twin, quoting)))
    assert is_left(store) == []


def test_what_the_window_keeps_stays_unless_it_is_named(vault, person, life, store):
    vault.keep("ask.questions", f'["What about {SAID}, as of late?"]')
    vault.keep("draft", "something else")
    preview = person.query(PreviewErasure((life.memory,)))
    assert preview.kept == ("ask.questions",)
    person.change(Erase((life.memory,), kept=preview.kept))
    assert vault.kept() == {"draft": "something else"}
    assert is_left(store) == []


def test_backups_are_written_anew_and_go_on_being_backups(person, life, store, secret, clock, reopened):
    path = store.back_up()
    clock.advance(timedelta(hours=1))
    person.change(Revise((life.other,), Revision(add_tags=("later",))))
    empty = store.back_up()
    receipt = person.change(Erase((life.memory,)))
    assert {each.name: each.reach for each in receipt.files} == {
        f"backups/{path.name}": FileReach.REWRITTEN,
        f"backups/{empty.name}": FileReach.REWRITTEN,
    }
    assert sorted(each.suffix for each in path.parent.iterdir()) == [".db", ".db", ".json", ".json"]
    again = person.query(PreviewErasure((life.other,)))
    assert {each.reach for each in again.files} == {FileReach.HOLDS}
    with reopened(path) as entrance:
        assert is_left(entrance.vault.store) == []
        (other,) = entrance.query(GetMemories((life.other,)))
        assert "later" not in other.tags
        check = entrance.query(VerifyJournal())
        assert check.intact
        assert [each.memories for each in check.erasures] == [1]
        assert not entrance.vault.store.damaged_tables()


def test_files_that_cannot_be_reached_are_named(person, life, store):
    folder = store.folder / "backups"
    path = store.back_up()
    (folder / "copied.db").write_bytes(b"something else")
    (folder / "damaged.db").write_bytes(path.read_bytes()[:8000])
    (folder / "notes.txt").write_text("mine")
    (store.folder / "vault.db.before").write_bytes(path.read_bytes())
    receipt = person.change(Erase((life.memory,)))
    reach = {each.name: each.reach for each in receipt.files}
    assert reach.pop(f"backups/{path.name}") is FileReach.REWRITTEN
    assert reach.pop("backups/notes.txt") is FileReach.UNKNOWN
    assert reach.pop("vault.db.before") is FileReach.UNKNOWN
    assert set(reach) == {"backups/copied.db", "backups/damaged.db"}
    assert set(reach.values()) <= {FileReach.OTHER_KEY, FileReach.DAMAGED}
    assert (folder / "notes.txt").read_text() == "mine"
