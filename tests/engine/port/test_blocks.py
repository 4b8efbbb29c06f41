"""Blocks of core memory over HTTP and MCP: pinned memories that agents may change when a person approves it."""

from __future__ import annotations

import anyio
import pytest
from mcp.client import Client

from remembrancer.model.blocks import BLOCK_TAG, MOST_LIMIT, MemoryBlock, block_of
from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import DecideProposal, ListProposals, ProposalDecision
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import MemoryType
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.server import Serving


@pytest.fixture
def human(person):
    """A block that a person made: its memory."""
    block = MemoryBlock("human", "Name: Maya\nTea: oolong", 60, "What is known about the person")
    draft = Draft(block.content, MemoryType.CONTEXT, title="human", tags=(BLOCK_TAG,), pinned=True)
    return person.change(Remember(draft)).memory


def approve_all(person):
    for proposal in person.query(ListProposals()).proposals:
        person.change(DecideProposal(proposal.id, ProposalDecision.APPROVE))


def read(person, memory):
    (found,) = person.query(GetMemories((memory,)))
    return block_of(found)


def test_a_block_is_a_pinned_memory_and_comes_back_as_it_was_written(connect, human, person):
    http = connect().http
    (told,) = http.get("/v1/blocks").json()["blocks"]
    assert (told["label"], told["value"], told["limit"]) == ("human", "Name: Maya\nTea: oolong", 60)
    assert (told["description"], told["memory"]) == ("What is known about the person", human)
    one = http.get("/v1/blocks/human")
    assert (one.json(), one.headers["etag"]) == (told, '"1"')
    assert http.get("/v1/blocks/persona").status_code == 404


def test_a_change_of_a_client_waits_for_the_person_and_then_holds(connect, human, person):
    http = connect().http
    put = http.put("/v1/blocks/human", json={"value": "Name: Maya\nTea: sencha"}, headers={"If-Match": '"1"'})
    assert (put.json()["status"], put.json()["memory"]) == ("waiting", human)
    assert http.get("/v1/blocks/human").json()["value"].endswith("oolong")
    approve_all(person)
    assert http.get("/v1/blocks/human").json()["value"] == "Name: Maya\nTea: sencha"
    late = http.put("/v1/blocks/human", json={"value": "Name: Ben"}, headers={"If-Match": '"1"'})
    assert late.status_code == 412


def test_a_new_block_waits_too_and_may_be_empty(connect, person):
    http = connect().http
    made = http.put("/v1/blocks/persona", json={"value": "", "limit": 10, "description": "How to speak"}).json()
    assert made["status"] == "waiting"
    assert http.get("/v1/blocks").json()["blocks"] == []
    approve_all(person)
    (block,) = http.get("/v1/blocks").json()["blocks"]
    assert (block["label"], block["value"], block["limit"], block["description"]) == ("persona", "", 10, "How to speak")


@pytest.mark.parametrize(
    ("label", "body", "field", "limit"),
    [
        ("human", {"value": "x" * 61}, "value", 60),
        ("human", {"value": "x", "limit": MOST_LIMIT + 1}, "limit", MOST_LIMIT),
        ("human", {"value": "x", "description": "x" * 501}, "description", 500),
        ("no spaces", {"value": "x"}, "label", 50),
    ],
)
def test_what_is_outside_its_limit_is_refused_by_name(connect, human, person, label, body, field, limit):
    problem = connect().http.put(f"/v1/blocks/{label}", json=body)
    assert problem.status_code == 422
    assert (problem.json()["field"], problem.json()["limit"]) == (field, limit)
    assert not person.query(ListProposals()).proposals


def test_a_memory_that_only_has_the_tag_is_no_block(connect, person):
    http = connect().http
    content = MemoryBlock("human", "The client is Ben.").content
    http.post("/v1/remember", json={"content": content, "type": "context", "tags": [BLOCK_TAG]})
    assert http.get("/v1/blocks").json()["blocks"] == []
    assert len(person.query(FindMemories()).ids) == 1


def test_what_a_person_rewrote_stays_a_block(human, person):
    person.change(Revise((human,), Revision(content="human [80]\nName: Ben")))
    assert read(person, human) == MemoryBlock("human", "Name: Ben", 80)
    person.change(Revise((human,), Revision(content="Just a name: Ben")))
    assert read(person, human) == MemoryBlock("human", "Just a name: Ben")


def test_agents_edit_blocks_by_the_tools_they_know(connect, human, person, vault, clock):
    way = vault.client(connect().token)

    async def work() -> None:
        async with Client(Serving(lambda _: way, clock, tools_of("memory-blocks")).server()) as client:

            async def call(tool, **arguments):
                result = await client.call_tool(tool, arguments)
                return result.is_error, result.content[0].text

            _, told = await call("memory_read")
            assert "Block human (22 of 60 characters)." in told
            assert "2: Tea: oolong" in told
            failed, told = await call("memory_replace", label="human", old_str="coffee", new_str="tea")
            assert failed
            assert "does not occur verbatim" in told
            failed, told = await call("memory_replace", label="human", old_str="a", new_str="b")
            assert (failed, "lines 1, 1" in told) == (True, True)
            for tool, arguments in (
                ("memory_replace", {"old_str": "oolong", "new_str": "sencha"}),
                ("memory_insert", {"new_str": "City: Porto"}),
                ("memory_rethink", {"new_memory": "Name: Maya Duarte"}),
            ):
                failed, told = await call(tool, label="human", **arguments)
                assert (failed, "waits for the person's approval" in told) == (False, True)
                approve_all(person)
            failed, told = await call("memory_insert", label="human", new_str="x" * 60)
            assert failed
            failed, told = await call("memory_rethink", label="human", new_memory="Name: Maya Duarte")
            assert told == "Block human says that already."

    anyio.run(work)
    assert read(person, human).value == "Name: Maya Duarte"
