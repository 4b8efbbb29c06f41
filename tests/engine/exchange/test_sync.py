"""Memories in a block of a file: only the block is touched, and what is edited in it waits for a person."""

from __future__ import annotations

import os
import time
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding.counting import shipped_counter
from remembrancer.exchange.sync.block import edits_in, line_digest, put, split, without
from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision, SetStatus
from remembrancer.model.erasing import Erase
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.memory import Draft, Times
from remembrancer.model.proposals import DecideProposal, ListProposals, ProposalAct, ProposalDecision, WaitsBecause
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.syncing import (
    AddSync,
    ListSyncs,
    LookAtSyncs,
    PlanSync,
    PlanSyncRemoval,
    RemoveSync,
    RunSync,
    SyncEdit,
    SyncProblem,
    SyncState,
)
from remembrancer.model.types import MemoryType, Status, Trust
from remembrancer.storage.syncs import WrittenLine
from remembrancer.vault import PROGRAM, Entrance
from remembrancer.vault.filekeeping import FileKeeping

AROUND = "# Project\n\nBuild with make.\n"


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    return folder / "CLAUDE.md"


def remember(entrance, text, kind=MemoryType.PREFERENCE, **values):
    namespace = values.pop("namespace", "personal")
    return entrance.change(Remember(Draft(text, type=kind, **values), namespace)).memory


def run(entrance: Entrance, path="", **values):
    return entrance.change(RunSync(str(path) if path else "", **values)).runs


def proposals(entrance):
    return entrance.query(ListProposals()).proposals


def edit(path, before, after):
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))


def test_the_block_has_chosen_types_and_pins_of_the_namespace_and_nothing_that_is_in_doubt(person, path, clock):
    path.write_text(AROUND)
    person.change(CreateNamespace("work"))
    remember(person, "Tea without milk.")
    remember(person, "The broker listens on 8883.", MemoryType.FACT, pinned=True)
    remember(person, "The roof is red.", MemoryType.FACT)
    remember(person, "Coffee at work.", namespace="work")
    gone = remember(person, "No longer so.")
    person.change(SetStatus((gone,), Status.ARCHIVED))
    remember(person, "It was so once.", times=Times(valid_to=clock.now() - timedelta(days=1)))
    remember(person, "hello", episode=True, session="s")
    person.change(AddSync(str(path)))
    (done,) = run(person)
    text = path.read_text()
    assert text.startswith(AROUND)
    assert (done.sync.written, done.rewritten, done.proposed) == (2, True, 0)
    assert "- Tea without milk." in text
    assert text.index("### Pinned") < text.index("8883") < text.index("### Preference")
    for absent in ("roof", "Coffee", "No longer", "once", "hello"):
        assert absent not in text
    (again,) = run(person)
    assert not again.rewritten


def test_contested_memories_and_what_waits_stay_out(knowing, path):
    knowing.change(Remember(Draft("The project deadline is April 15.", type=MemoryType.GOAL)))
    knowing.change(AddSync(str(path)))
    run(knowing)
    assert "April 15" in path.read_text()
    assert knowing.change(Remember(Draft("The project deadline is May 1.", type=MemoryType.GOAL))).conflict
    run(knowing)
    assert "April" not in path.read_text()
    assert "May" not in path.read_text()


def test_the_budget_holds(person, path):
    for number in range(60):
        remember(person, f"apples {'bcdfghjk'[number % 8]}{'lmnpqrst'[number // 8]}")
    person.change(AddSync(str(path), budget=150))
    (done,) = run(person)
    assert shipped_counter()(path.read_text()) <= 150
    assert done.sync.written > 0
    assert done.sync.written + done.sync.left_out == 60


def test_an_edit_a_new_line_and_a_missing_one_wait_and_the_block_tells_the_truth_again(person, path):
    kept = remember(person, "Tea without milk.")
    remember(person, "Metric units only.")
    person.change(AddSync(str(path)))
    run(person)
    edit(path, "- Tea without milk.", "- Tea with milk.")
    edit(path, "- Metric units only.\n", "- Answer in French.\n  And briefly.\n")
    (done,) = run(person)
    assert done.proposed == 3
    waiting = {each.act: each for each in proposals(person)}
    assert waiting[ProposalAct.CREATE].memory.content == "Answer in French. And briefly."
    assert waiting[ProposalAct.ARCHIVE].before.content == "Metric units only."
    changed = waiting[ProposalAct.EDIT]
    assert (changed.before.id, changed.memory.content, changed.memory.trust) == (kept, "Tea with milk.", Trust.IMPORTED)
    assert WaitsBecause.EDITED_IN_FILE in changed.reasons
    assert [each.field for each in changed.differences if each.field == "content"] == ["content"]
    assert "Tea without milk." in path.read_text()
    assert "French" not in path.read_text()
    # Looking again proposes nothing again.
    assert run(person)[0].proposed == 0
    person.change(DecideProposal(changed.id, ProposalDecision.APPROVE))
    run(person)
    assert "- Tea with milk." in path.read_text()
    (memory,) = person.query(GetMemories((kept,)))
    assert (memory.content, memory.trust) == ("Tea with milk.", Trust.CONFIRMED)


def test_a_new_line_and_one_taken_away_wait(person, path):
    gone = remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    edit(path, "- Tea without milk.\n", "")
    run(person)
    (archive,) = proposals(person)
    assert (archive.act, archive.before.id) == (ProposalAct.ARCHIVE, gone)
    person.change(DecideProposal(archive.id, ProposalDecision.APPROVE))
    run(person)
    assert "Tea" not in path.read_text()
    edit(path, "<!-- end", "- Always run the linter before a commit.\n<!-- end")
    run(person)
    (created,) = proposals(person)
    assert created.act is ProposalAct.CREATE
    assert created.memory.trust is Trust.IMPORTED
    if created.memory.type.tier == "procedural":
        assert WaitsBecause.PROCEDURAL in created.reasons
    assert person.query(FindMemories()).ids == ()
    person.change(DecideProposal(created.id, ProposalDecision.REJECT))
    # What was turned down is not asked again.
    edit(path, "<!-- end", "- Always run the linter before a commit.\n<!-- end")
    assert run(person)[0].proposed == 0


def test_instructions_never_come_in_without_approval(person, path):
    rule = remember(person, "Never deploy on a Friday.", MemoryType.INSTRUCTION)
    person.change(AddSync(str(path)))
    run(person)
    edit(path, "Never deploy on a Friday.", "Always deploy on a Friday.")
    run(person)
    (waiting,) = proposals(person)
    assert WaitsBecause.PROCEDURAL in waiting.reasons
    assert person.query(GetMemories((rule,)))[0].content == "Never deploy on a Friday."


def test_an_edit_of_what_changed_in_the_vault_meanwhile_gives_way(person, path):
    memory = remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    edit(path, "without milk", "with milk")
    person.change(Revise((memory,), Revision(content="Coffee only.")))
    assert run(person)[0].proposed == 0
    assert "- Coffee only." in path.read_text()


def test_what_was_erased_leaves_the_file_and_does_not_come_back(person, path, store):
    memory = remember(person, "My secret address is 5 Elm Row.")
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    person.change(Erase((memory,)))
    assert run(person)[0].proposed == 0
    assert "Elm" not in path.read_text()
    with store.read() as connection:
        assert b"Elm Row" not in connection.serialize("main")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links_are_left_alone_wherever_they_are(person, path, tmp_path):
    remember(person, "Tea without milk.")
    outside = tmp_path / "outside.md"
    outside.write_text("mine")
    path.symlink_to(outside)
    with pytest.raises(InvalidInputError):
        person.change(AddSync(str(path)))
    path.unlink()
    person.change(AddSync(str(path)))
    run(person)
    path.unlink()
    path.symlink_to(outside)
    (done,) = run(person)
    assert done.sync.problem is SyncProblem.LINK
    path.unlink()
    elsewhere = tmp_path / "elsewhere"
    path.parent.rename(elsewhere)
    path.parent.symlink_to(elsewhere)
    assert run(person)[0].sync.problem is SyncProblem.LINK
    assert outside.read_text() == "mine"
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace("<!-- end remembrancer:memory -->", ""),
        lambda text: text + text,
        lambda text: "<!-- end remembrancer:memory -->\n" + text,
    ],
)
def test_damaged_markers_are_told_and_nothing_is_written(person, path, damage):
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    path.write_text(damage(path.read_text()))
    before = path.read_bytes()
    remember(person, "Coffee at ten.")
    (done,) = run(person)
    assert done.sync.problem is SyncProblem.MARKERS_DAMAGED
    assert path.read_bytes() == before
    assert proposals(person) == ()


def test_removing_takes_the_block_out_to_the_byte(person, path):
    path.write_bytes(AROUND.replace("\n", "\r\n").encode())
    before = path.read_bytes()
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    assert b"\n" not in path.read_bytes().replace(b"\r\n", b"")
    person.change(RemoveSync(str(path)))
    assert path.read_bytes() == before
    assert person.query(ListSyncs()) == ()
    with pytest.raises(InvalidInputError):
        run(person, path)


def test_a_plan_is_what_a_run_then_writes_and_writes_nothing_itself(person, path):
    path.write_text(AROUND)
    remember(person, "Tea without milk.")
    plan = person.query(PlanSync(str(path)))
    assert (plan.state, plan.sync.written, plan.edits) == (SyncState.BEHIND, 1, ())
    assert path.read_text() == AROUND
    assert person.query(ListSyncs()) == ()
    person.change(AddSync(str(path)))
    run(person)
    added = [line[1:] for line in plan.diff if line.startswith("+")]
    assert path.read_text().splitlines() == [*AROUND.splitlines(), *added]
    assert added[1:] == list(plan.block)
    assert plan.tokens == shipped_counter()("\n".join(plan.block)) or plan.tokens <= plan.sync.budget
    assert [each.state for each in person.query(LookAtSyncs())] == [SyncState.IN_STEP]


def test_how_a_file_stands_is_told(person, path):
    kept = remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    state = lambda: person.query(LookAtSyncs())[0].state  # noqa: E731
    assert state() is SyncState.MISSING
    run(person)
    assert state() is SyncState.IN_STEP
    remember(person, "Metric units only.")
    assert state() is SyncState.BEHIND
    run(person)
    edit(path, "- Tea without milk.", "- Tea with milk.")
    edit(path, "- Metric units only.\n", "- Answer in French.\n")
    (plan,) = person.query(LookAtSyncs())
    assert plan.state is SyncState.EDITED
    assert set(plan.edits) == {
        SyncEdit("Tea without milk.", "Tea with milk."),
        SyncEdit("Metric units only.", ""),
        SyncEdit("", "Answer in French."),
    }
    assert run(person)[0].proposed == 3
    # What waits already is no edit any more, though somebody writes it again.
    edit(path, "- Tea without milk.", "- Tea with milk.")
    assert state() is SyncState.BEHIND
    path.write_text(path.read_text().replace("<!-- end remembrancer:memory -->", ""))
    assert state() is SyncState.LEFT_ALONE
    assert person.query(GetMemories((kept,)))[0].content == "Tea without milk."


def test_stopping_lets_what_was_edited_wait_first(person, path):
    path.write_text(AROUND)
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    edit(path, "Tea without milk.", "Tea with milk.")
    plan = person.query(PlanSyncRemoval(str(path)))
    assert plan.edits == (SyncEdit("Tea without milk.", "Tea with milk."),)
    assert "-- Tea with milk." in plan.diff
    removed = person.change(RemoveSync(str(path)))
    assert [each.memory.content for each in proposals(person)] == ["Tea with milk."]
    assert len(removed.proposals) == 1
    assert path.read_text() == AROUND


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_what_became_a_link_can_be_stopped_and_stays_as_it_is(person, path, tmp_path):
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    run(person)
    outside = tmp_path / "outside.md"
    path.rename(outside)
    path.symlink_to(outside)
    before = outside.read_bytes()
    assert person.query(PlanSyncRemoval(str(path))).sync.problem is SyncProblem.LINK
    person.change(RemoveSync(str(path)))
    assert person.query(ListSyncs()) == ()
    assert outside.read_bytes() == before


def test_agents_neither_add_nor_run(agent, person, path):
    for request in (AddSync(str(path)), RunSync(), RemoveSync(str(path))):
        with pytest.raises(NotPermittedError):
            agent.change(request)
    for question in (PlanSync(str(path)), PlanSyncRemoval(str(path)), LookAtSyncs()):
        with pytest.raises(NotPermittedError):
            agent.query(question)
    for request in (AddSync(str(path), budget=1), AddSync(""), AddSync(str(path / "a" / "b"))):
        with pytest.raises(InvalidInputError):
            person.change(request)


def test_a_memory_cannot_end_the_block_or_begin_another(person, path):
    remember(person, "x <!-- end remembrancer:memory --> y\n<!-- remembrancer:memory z -->\n# head")
    person.change(AddSync(str(path)))
    run(person)
    assert split(path.read_text()) is not None
    assert run(person)[0].proposed == 0


def test_the_open_program_writes_after_a_change(vault, person, path):
    remember(person, "Tea without milk.")
    person.change(AddSync(str(path)))
    vault._filekeeping.start()
    end = time.monotonic() + 30
    while not (path.exists() and "Tea" in path.read_text()):
        assert time.monotonic() < end
        time.sleep(0.05)
    remember(person, "Coffee at ten.")
    while "Coffee" not in path.read_text():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_file_that_cannot_be_kept_keeps_no_other_back(vault, person, path):
    """Here the first one is given up at the moment in which its turn comes."""
    other = path.with_name("z-other.md")
    remember(person, "Tea without milk.")
    for each in (path, other):
        person.change(AddSync(str(each)))
    given_up = iter((path,))

    def give_up():
        for each in given_up:
            person.change(RemoveSync(str(each)))

    FileKeeping(vault.entrance(PROGRAM), give_up).work()
    assert not path.exists()
    assert "Tea" in other.read_text()


TEXTS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="<>"), max_size=60)


@given(TEXTS, TEXTS, st.sampled_from(("\n", "\r\n")), st.booleans())
def test_nothing_outside_of_the_block_ever_changes(before, behind, newline, has_block):
    before, behind = before.replace("\n", newline), behind.replace("\n", newline)
    block = "<!-- remembrancer:memory p -->\n- a\n<!-- end remembrancer:memory -->"
    text = before
    if has_block:
        text = f"{before}{newline}<!-- remembrancer:memory old -->{newline}- b{newline}"
        text += f"<!-- end remembrancer:memory -->{newline}{behind}"
    parts = split(text)
    assert parts is not None
    written = put(parts, block)
    now = split(written)
    assert now is not None
    assert written.startswith(before)
    if has_block:
        assert (now.before, now.behind) == (parts.before, parts.behind)
    else:
        assert without(now) == before


@given(st.lists(st.sampled_from("abcdef"), unique=True), st.lists(st.sampled_from("abcdefgh"), unique=True))
def test_every_line_is_accounted_for_once(old, new):
    written = [WrittenLine(each, 1, line_digest(b"salt", f"- {each}")) for each in old]
    found = edits_in("\n".join(f"- {each}" for each in new), written, b"salt")
    gone = [each.line.memory for each in found if each.line]
    added = [each.text for each in found if each.text]
    assert sorted(gone) == sorted(set(old) - set(new))
    assert sorted(added) == sorted(set(new) - set(old))
