"""What was recalled does not come back as a new memory."""

from __future__ import annotations

import pytest

from remembrancer.model.changes import Outcome, Remember, Revise, Revision
from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.language import AnswerAgent
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.port.mcp.fenced import AgentWords

TEXT = "The kettle is blue"


@pytest.fixture
def client(vault, person):
    person.change(Remember(Draft(TEXT, type=MemoryType.FACT)))
    grants = tuple(Grant(each, EVERY_NAMESPACE) for each in ClientScope)
    return vault.client(person.change(AddClient("Coder", grants)).token)


def lines_of(client):
    return client.query(Recall(Search("kettle"))).block.text.splitlines()


def test_a_block_is_refused_whatever_stands_around_it(client, person, clock):
    block = client.query(Recall(Search("kettle"))).block.text
    answer = AgentWords(clock.zone()).answered(client.query(AnswerAgent(Recall(Search("kettle")))))
    for text in (block, f"I learned:\n{block}\nAnd that is that.", block.rsplit("\n", 1)[0], answer):
        with pytest.raises(InvalidInputError) as caught:
            client.change(Remember(Draft(text)))
        assert (caught.value.field, caught.value.reason) == ("content", "recalled")
    mine = client.change(Remember(Draft("The lamp is red", type=MemoryType.FACT))).memory
    with pytest.raises(InvalidInputError):
        client.change(Revise((mine,), Revision(content=block)))
    assert len(person.query(FindMemories()).ids) == 2


def test_a_line_of_a_block_counts_as_said_again(client, person):
    (line,) = (each for each in lines_of(client) if TEXT in each)
    assert line.startswith("[1 fact; person;")
    for text in (line, f"- {line}", line.replace("[1 fact", "[fact")):
        assert client.change(Remember(Draft(text))).outcome is Outcome.REINFORCED
    assert len(person.query(FindMemories()).ids) == 1


def test_several_lines_are_refused(client):
    (line,) = (each for each in lines_of(client) if TEXT in each)
    with pytest.raises(InvalidInputError):
        client.change(Remember(Draft(f"{line}\n{line}")))


@pytest.mark.parametrize(
    "text",
    [
        "The tea is listed under [1] in the book",
        "[fact] Tea is green",
        "See [1 fact; person] for more",
        "<<a>> is a tag",
    ],
)
def test_what_only_looks_a_little_like_it_is_stored_as_it_is(client, person, text):
    stored = client.change(Remember(Draft(text, type=MemoryType.FACT)))
    assert stored.outcome is Outcome.CREATED
    (found,) = (each for each in person.query(FindMemories()).ids if each == stored.memory)
    assert found
