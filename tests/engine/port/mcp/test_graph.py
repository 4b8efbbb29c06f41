"""The nine tools of the MCP reference memory server: what agents that were set up for it get of the vault."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp.client import Client

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import ConflictPolicy
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import ListProposals
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport
from remembrancer.model.search import HasStatus, Search
from remembrancer.model.types import MemoryType, Status
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.server import Serving
from remembrancer.vault import ClientEntrance, Entrance

Ask = Callable[..., Awaitable[Any]]
Use = Callable[[Callable[[Ask], Awaitable[None]]], None]

MAYA = {"name": "Maya", "entityType": "person", "observations": ["Likes oolong tea", "Leads the Halyard project"]}
HALYARD = {"name": "Halyard", "entityType": "project", "observations": []}
LEADS = {"from": "Maya", "to": "Halyard", "relationType": "leads"}


@pytest.fixture
def use(client: ClientEntrance, clock: FixedClock) -> Use:
    """Runs something with what asks a tool and gives its structured answer, after comparing it with its text."""

    def run(work: Callable[[Ask], Awaitable[None]]) -> None:
        async def connected() -> None:
            server = Serving(lambda _: client, clock, tools_of("memory-graph")).server()
            async with Client(server) as connection:

                async def ask(tool: str, **arguments: Any) -> Any:
                    result = await connection.call_tool(tool, arguments)
                    if result.is_error:
                        return result.content[0].text  # type: ignore[union-attr]
                    structured = result.structured_content
                    assert structured is not None
                    text = result.content[0].text  # type: ignore[union-attr]
                    if "message" in structured:
                        assert text == structured["message"]
                    else:
                        told = json.loads(text)
                        assert told in (structured, *structured.values())
                    return structured

                await work(ask)

        anyio.run(connected)

    return run


def test_a_graph_comes_back_as_it_was_made(use: Use) -> None:
    async def work(ask: Ask) -> None:
        assert await ask("create_entities", entities=[MAYA, HALYARD]) == {"entities": [MAYA, HALYARD]}
        assert await ask("create_relations", relations=[LEADS, LEADS]) == {"relations": [LEADS]}
        graph = await ask("read_graph")
        assert sorted(graph["entities"], key=lambda each: each["name"]) == [HALYARD, MAYA]
        assert graph["relations"] == [LEADS]
        assert await ask("open_nodes", names=["Halyard", "Nobody"]) == {"entities": [HALYARD], "relations": [LEADS]}

    use(work)


def test_what_is_there_is_not_created_again(use: Use) -> None:
    async def work(ask: Ask) -> None:
        await ask("create_entities", entities=[MAYA])
        await ask("create_relations", relations=[LEADS])
        assert await ask("create_entities", entities=[MAYA, MAYA]) == {"entities": []}
        assert await ask("create_relations", relations=[LEADS]) == {"relations": []}
        added = await ask(
            "add_observations",
            observations=[{"entityName": "Maya", "contents": ["Likes oolong tea", "Plays the cello"]}],
        )
        assert added == {"results": [{"entityName": "Maya", "addedObservations": ["Plays the cello"]}]}
        wrong = await ask("add_observations", observations=[{"entityName": "Nobody", "contents": ["x"]}])
        assert isinstance(wrong, str)

    use(work)


def test_what_is_deleted_is_put_away_and_relations_go_with_their_entities(use: Use, knowing: Entrance) -> None:
    async def work(ask: Ask) -> None:
        await ask("create_entities", entities=[MAYA, HALYARD])
        await ask("create_relations", relations=[LEADS])
        gone = await ask(
            "delete_observations", deletions=[{"entityName": "Maya", "observations": MAYA["observations"]}]
        )
        assert gone["success"] is True
        [maya] = (await ask("open_nodes", names=["Maya"]))["entities"]
        assert maya == {"name": "Maya", "entityType": "person", "observations": []}
        assert (await ask("delete_entities", entityNames=["Halyard", "Nobody"]))["success"] is True
        graph = await ask("read_graph")
        assert [each["name"] for each in graph["entities"]] == ["Maya"]
        assert graph["relations"] == []
        await ask("create_relations", relations=[LEADS])
        await ask("delete_relations", relations=[LEADS])
        assert (await ask("read_graph"))["relations"] == []

    use(work)
    archived = knowing.query(FindMemories(Search(condition=HasStatus(Status.ARCHIVED)))).ids
    assert len(archived) == 5


def test_what_others_wrote_is_not_put_away_without_the_person(use: Use, knowing: Entrance) -> None:
    knowing.change(Remember(Draft("The motto is short.", type=MemoryType.FACT, tags=("halyard",))))

    async def work(ask: Ask) -> None:
        [entity] = (await ask("read_graph"))["entities"]
        assert entity == {"name": "halyard", "entityType": "fact", "observations": ["The motto is short."]}
        answer = await ask("delete_entities", entityNames=["halyard"])
        assert answer["success"] is False
        assert "approval" in answer["message"]
        assert len((await ask("read_graph"))["entities"]) == 1

    use(work)
    assert len(knowing.query(ListProposals()).proposals) == 1


def test_nodes_are_found_by_a_part_of_a_word_and_by_meaning(use: Use) -> None:
    async def work(ask: Ask) -> None:
        await ask("create_entities", entities=[MAYA, HALYARD])
        await ask("create_relations", relations=[LEADS])
        for query in ("OOLO", "person", "maya", "Which hot drink does she enjoy?"):
            found = await ask("search_nodes", query=query)
            assert "Maya" in [each["name"] for each in found["entities"]], query
            assert found["relations"] == [LEADS]
        assert await ask("search_nodes", query="zzzz qqqq") == {"entities": [], "relations": []}

    use(work)


def test_a_contradiction_waits_and_is_told_beside_the_answer(client: ClientEntrance, clock: FixedClock) -> None:
    async def work() -> None:
        async with Client(Serving(lambda _: client, clock, tools_of("memory-graph")).server()) as connection:
            for date in ("April 15", "May 20"):
                entity = {"name": "Halyard", "entityType": "project", "observations": [f"The deadline is {date}"]}
                if date == "April 15":
                    await connection.call_tool("create_entities", {"entities": [entity]})
            added = {"entityName": "Halyard", "contents": ["The deadline is May 20"]}
            result = await connection.call_tool("add_observations", {"observations": [added]})
            assert json.loads(result.content[0].text) == [{"entityName": "Halyard", "addedObservations": []}]  # type: ignore[union-attr]
            assert "waits for the person" in result.content[1].text  # type: ignore[union-attr]

    anyio.run(work)


def test_a_large_graph_is_cut_and_says_so(client: ClientEntrance, clock: FixedClock, knowing: Entrance) -> None:
    knowing.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    for number in range(120):
        knowing.change(Remember(Draft(f"Fact {number} about it.", type=MemoryType.FACT, tags=(f"thing-{number}",))))

    async def work() -> None:
        async with Client(Serving(lambda _: client, clock, tools_of("memory-graph")).server()) as connection:
            result = await connection.call_tool("read_graph", {})
            assert len(json.loads(result.content[0].text)["entities"]) == 100  # type: ignore[union-attr]
            assert "search_nodes" in result.content[1].text  # type: ignore[union-attr]

    anyio.run(work)


def test_memories_written_as_a_graph_are_those_that_its_file_would_bring(
    use: Use, knowing: Entrance, tmp_path: Path
) -> None:
    """The same graph, through the tools and as the file of that server, is the same statements."""

    async def work(ask: Ask) -> None:
        await ask("create_entities", entities=[MAYA])
        await ask("create_relations", relations=[LEADS])

    use(work)
    written = knowing.query(GetMemories(knowing.query(FindMemories()).ids))
    file = tmp_path / "memory.jsonl"
    file.write_text("\n".join(json.dumps(each) for each in ({"type": "entity", **MAYA}, {"type": "relation", **LEADS})))
    [brought] = knowing.query(PlanImport((str(file),))).files
    records = [each.record for each in brought.items]
    assert {each.content for each in written} == {each.draft.content for each in records}
    assert {each.source.reference for each in written} == {"Maya"}
