"""Facts that a model finds in a conversation wait for approval, each with the words it rests on."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from tests.engine.conftest import AGENT

from remembrancer.model.changes import ApplyImport, Undo
from remembrancer.model.errors import CancelledError, LanguageModelError
from remembrancer.model.importing import ImportApproval
from remembrancer.model.ingesting import ExtractFacts, ExtractFromPlan, Ingest
from remembrancer.model.language import WhyLeftOut
from remembrancer.model.proposals import DecideProposal, ListProposals, ProposalDecision, WaitsBecause
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport
from remembrancer.model.types import Provenance, SourceKind, Trust

TALK = "Maya: My sister Ines moved to Porto on 3 May.\nAssistant: Noted.\nMaya: I drink   oolong, never coffee."
SAID = """\
- Maya's sister Ines moved to Porto on 3 May. || "my sister Ines moved to Porto on 3 May"
2. Maya drinks oolong. || I drink oolong
Maya's sister moved on 4 May. || My sister Ines moved to Porto
Maya likes cats. || I love cats
Here is what I found:"""


@pytest.fixture
def finding(configured):
    configured.say = lambda _messages: SAID
    return configured


def test_each_fact_waits_with_the_words_that_were_said(finding, knowing) -> None:
    extracted = knowing.change(ExtractFacts(TALK, name="talk.txt"))
    assert (extracted.model, extracted.proposed, extracted.known) == ("small-one", 2, 0)
    waiting = knowing.query(ListProposals()).proposals
    assert {each.memory.content: each.memory.evidence for each in waiting} == {
        "Maya's sister Ines moved to Porto on 3 May.": "My sister Ines moved to Porto on 3 May",
        "Maya drinks oolong.": "I drink   oolong",
    }
    memory = waiting[0].memory
    assert (memory.provenance, memory.trust) == (Provenance.INFERRED, Trust.IMPORTED)
    assert (memory.source.kind, memory.source.name) == (SourceKind.CONVERSATION, "talk.txt")
    assert waiting[0].reasons == (WaitsBecause.EXTRACTED,)
    assert not knowing.query(FindMemories()).ids
    knowing.change(DecideProposal(waiting[0].id, ProposalDecision.APPROVE))
    (found,) = knowing.query(GetMemories(knowing.query(FindMemories()).ids))
    assert found.trust is Trust.CONFIRMED


def test_what_was_not_said_is_left_out_and_told(finding, knowing) -> None:
    left_out = knowing.change(ExtractFacts(TALK)).left_out
    assert [(each.reason, each.detail) for each in left_out] == [
        (WhyLeftOut.NOT_IN_SOURCE, "4"),
        (WhyLeftOut.NOT_SAID, "I love cats"),
    ]


def test_a_second_time_nothing_waits_twice_and_undo_takes_it_back(finding, knowing) -> None:
    first = knowing.change(ExtractFacts(TALK))
    again = knowing.change(ExtractFacts(TALK))
    assert (again.proposed, again.known) == (0, 2)
    knowing.change(Undo(first.change.operation))
    assert not knowing.query(ListProposals()).proposals


def test_only_what_is_needed_is_sent_and_only_where_it_is_turned_on(finding, knowing, configure) -> None:
    knowing.change(Ingest(TALK))
    assert not finding.asked
    knowing.change(ExtractFacts(TALK))
    assert "oolong, never coffee" in finding.prompt
    configure(facts=False)
    with pytest.raises(LanguageModelError) as caught:
        knowing.change(ExtractFacts(TALK))
    assert caught.value.values["reason"] == "off"


def test_a_long_conversation_is_read_in_parts_and_can_be_stopped(finding, knowing) -> None:
    long = "\n".join(f"Maya: I walked {number} steps along the river today and saw a heron." for number in range(200))
    seen = []

    class Watching:
        def report(self, done, total, stage):
            seen.append((done, total, stage))

        def is_cancelled(self):
            return len(finding.asked) > 1

    with pytest.raises(CancelledError):
        knowing.change(ExtractFacts(long), Watching())
    assert seen[0] == (0, 3, "extracting")
    assert len(finding.asked) == 2
    assert not knowing.query(ListProposals()).proposals


def test_while_the_model_reads_others_are_served(finding, knowing, knowing_vault) -> None:
    finding.holds = Event()
    with ThreadPoolExecutor(1) as pool:
        extracting = pool.submit(knowing.change, ExtractFacts(TALK))
        assert finding.arrived.wait(30)
        knowing_vault.entrance(AGENT).change(Ingest("Ben: hello there"))
        finding.holds.set()
        assert extracting.result(30).proposed == 2


def test_the_new_turns_of_a_dry_run_are_read_and_those_that_were_known_are_not(finding, knowing, tmp_path) -> None:
    path = tmp_path / "talk.json"
    said = [
        {"role": "user", "content": "My sister Ines moved to Porto on 3 May."},
        {"role": "assistant", "content": "Noted."},
        {"role": "user", "content": "I drink   oolong, never coffee."},
    ]
    path.write_text(json.dumps(said), encoding="utf-8")
    plan = knowing.query(PlanImport((str(path),)))
    imported = knowing.change(ApplyImport(plan, ImportApproval()))
    extracted = knowing.change(ExtractFromPlan(plan, frozenset((str(path),))))
    assert (extracted.model, extracted.proposed) == ("small-one", 2)
    waiting = knowing.query(ListProposals()).proposals
    assert {each.memory.source.name for each in waiting} == {"talk.json"}
    turns = knowing.query(GetMemories(imported.memories))
    assert {each.memory.session for each in waiting} == {each.session for each in turns}
    asked = len(finding.asked)
    for nothing in (
        ExtractFromPlan(knowing.query(PlanImport((str(path),)))),
        ExtractFromPlan(plan, frozenset()),
    ):
        assert knowing.change(nothing).proposed == 0
    assert len(finding.asked) == asked
