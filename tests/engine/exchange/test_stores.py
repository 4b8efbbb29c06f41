"""What other programs that keep memories give out, read as memories."""

from __future__ import annotations

import gzip
import json
import zipfile
from datetime import UTC, datetime

import apsw
import pytest

from remembrancer.exchange.reading import read_paths
from remembrancer.model.changes import ApplyImport
from remembrancer.model.importing import ImportApproval
from remembrancer.model.progress import Silent
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport
from remembrancer.model.search import Search, ValidAt
from remembrancer.model.types import MemoryType, Provenance, Trust


def drafts(result):
    return {record.draft.content: record.draft for record in result.records}


def reasons(result):
    return [(each.reason, each.detail) for each in result.unreadable]


def test_mem0_memories_keep_their_id_date_categories_and_end(read):
    memory = {
        "id": "m1",
        "memory": "Prefers tea",
        "created_at": "2025-01-02T03:04:05-08:00",
        "categories": ["food"],
        "user_id": "ines",
        "expiration_date": "2027-01-01",
    }
    result = read("mem0.json", json.dumps({"results": [memory, {"id": "m2", "memory": None}]}))
    assert (result.format, result.supported) == ("mem0", True)
    draft = drafts(result)["Prefers tea"]
    assert (draft.origin.system, draft.origin.identifier, draft.tags) == ("mem0", "m1", ("food",))
    assert draft.times.stated == datetime(2025, 1, 2, 11, 4, 5, tzinfo=UTC)
    assert draft.times.valid_to == datetime(2026, 12, 31, 23, tzinfo=UTC)
    assert [reason for reason, _ in reasons(result)] == ["not_a_text"]


OPENMEMORY = {
    "user": {"id": "u", "name": "Ines"},
    "apps": [{"id": "a", "name": "cursor"}],
    "categories": [{"id": "c", "name": "work"}],
    "memories": [
        {
            "id": "1",
            "app_id": "a",
            "content": "Uses Rust",
            "state": "active",
            "created_at": "2025-03-01T00:00:00+00:00",
            "category_ids": ["c"],
        },
        {"id": "2", "app_id": "a", "content": "Used Perl", "state": "archived"},
        {"id": "3", "app_id": "a", "content": "Secret", "state": "deleted"},
    ],
    "access_controls": [],
}


def test_a_backup_of_openmemory_is_read_once_and_without_what_was_put_away(tmp_path):
    path = tmp_path / "backup.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("memories.json", json.dumps(OPENMEMORY))
        archive.writestr("memories.jsonl.gz", gzip.compress(b'{"id":"1","content":"Uses Rust"}\n'))
    (result,) = read_paths([path], progress=Silent(), zone=UTC)
    assert result.format == "openmemory_backup"
    (draft,) = drafts(result).values()
    assert (draft.content, draft.tags, draft.source.name) == ("Uses Rust", ("work",), "cursor")
    assert reasons(result) == [("not_in_force", "2")]


def test_the_packed_lines_of_openmemory_are_read_alone(read):
    line = {"id": "1", "content": "Uses Rust", "state": "active", "app": "cursor", "categories": ["work"]}
    result = read("memories.jsonl.gz", gzip.compress(json.dumps(line).encode()))
    assert list(drafts(result)) == ["Uses Rust"]
    assert read("memories.jsonl.gz", gzip.compress(json.dumps(line).encode())[:-9]).unreadable[0].reason


def test_mcp_memory_service_types_become_ours_or_tags(read):
    memories = [
        {
            "content": "Use SQLite",
            "content_hash": "h1",
            "tags": ["db"],
            "created_at": 1692633600.0,
            "memory_type": "decision",
        },
        {"content": "See the wiki", "content_hash": "h2", "tags": "a, b", "memory_type": "reference"},
        {"content": "Old", "content_hash": "h3", "metadata": {"superseded_by": "h1"}},
    ]
    value = {"export_metadata": {"source_machine": "desk"}, "memories": memories}
    result = read("export.json", json.dumps(value))
    found = drafts(result)
    assert found["Use SQLite"].type is MemoryType.DECISION
    assert found["Use SQLite"].times.stated == datetime(2023, 8, 21, 16, tzinfo=UTC)
    assert (found["See the wiki"].type, found["See the wiki"].tags) == (None, ("a", "b", "reference"))
    assert reasons(result) == [("not_in_force", "1")]


def test_a_letta_agent_has_its_blocks_and_what_was_said_but_no_tools(read):
    agent = {
        "agents": [
            {
                "id": "agent-0",
                "name": "sam",
                "block_ids": ["block-0"],
                "messages": [
                    {"role": "system", "content": [{"type": "text", "text": "You are helpful."}]},
                    {
                        "role": "user",
                        "content": '{"type": "user_message", "message": "Hi there"}',
                        "id": "m1",
                        "created_at": "2025-02-03T04:05:06Z",
                    },
                    {"role": "user", "content": '{"type": "heartbeat", "reason": "x"}', "id": "m2"},
                    {
                        "role": "assistant",
                        "tool_calls": [
                            {"function": {"name": "send_message", "arguments": '{"message": "Hello Chad"}'}}
                        ],
                        "id": "m3",
                    },
                    {"role": "tool", "content": "ok"},
                ],
            }
        ],
        "blocks": [{"id": "block-0", "label": "human", "value": "Known:\nFirst name: Chad\nAge: ?\n- Likes sailing"}],
        "tools": [{"name": "x", "source_code": "import os"}],
    }
    result = read("sam.af", json.dumps(agent))
    found = drafts(result)
    assert set(found) == {"human: First name: Chad", "human: Likes sailing", "Hi there", "Hello Chad"}
    assert found["Hi there"].episode
    assert found["Hi there"].tags == ("user",)
    assert found["Hello Chad"].session == found["Hi there"].session != ""


def test_facts_of_graphiti_keep_the_times_in_which_they_hold(person, tmp_path):
    facts = [
        {
            "uuid": "f1",
            "name": "WORKS_AT",
            "fact": "Ines works at Halyard",
            "group_id": "g",
            "created_at": "2024-02-01T00:00:00Z",
            "valid_at": "2020-01-01T00:00:00Z",
            "invalid_at": "2023-01-01T00:00:00Z",
        },
        {
            "uuid": "f2",
            "name": "LIKES",
            "fact": "Ines likes tea",
            "created_at": "2024-02-01T00:00:00Z",
            "valid_at": None,
        },
    ]
    episodes = [
        {
            "uuid": "e1",
            "content": "ines: I moved",
            "source": "message",
            "source_description": "chat",
            "valid_at": "2024-01-31T10:00:00Z",
        }
    ]
    path = tmp_path / "graph.json"
    path.write_text(json.dumps({"facts": facts, "episodes": episodes}))
    plan = person.query(PlanImport((str(path),)))
    assert [each.format for each in plan.files] == ["graphiti"]
    person.change(ApplyImport(plan, ImportApproval(instructions=True)))
    memories = {each.content: each for each in person.query(GetMemories(person.query(FindMemories()).ids))}
    fact = memories["Ines works at Halyard"]
    assert fact.times.valid_from == datetime(2020, 1, 1, tzinfo=UTC)
    assert fact.times.valid_to == datetime(2023, 1, 1, tzinfo=UTC)
    assert fact.times.stated == datetime(2024, 2, 1, tzinfo=UTC)
    assert (fact.trust, fact.provenance, fact.tags) == (Trust.IMPORTED, Provenance.IMPORTED, ("works-at",))
    assert memories["ines: I moved"].episode
    then = Search(condition=ValidAt(datetime(2021, 6, 1, tzinfo=UTC)))
    assert fact.id in person.query(FindMemories(then)).ids
    now = Search(condition=ValidAt(datetime(2025, 6, 1, tzinfo=UTC)))
    assert fact.id not in person.query(FindMemories(now)).ids


EXPORT = """# Memory — coder

> Generated: 2026-01-01 00:00:00
> Total memories: **3**
> Breakdown: fact: 2, decision: 1

---

## Facts

*Verified information, project status, and established truths.*

### Broker port

The broker listens on 8883.

Second paragraph.

*Confidence: 0.9 | Status: active | Created: 2025-05-06T07:08:09+00:00 | Tags: `infra`, `broker`*

### Gone

It listened on 1883.

*Confidence: 0.9 | Status: superseded*

---

## Decisions

*Architectural choices, approach selections, and their rationale.*

### Untitled

Use TLS.

*Confidence: 0.8*

---

*End of memory export.*
"""


def test_an_export_of_memanto_has_types_titles_dates_and_tags(read):
    result = read("coder_memory.md", EXPORT)
    assert result.format == "memanto_export"
    found = drafts(result)
    broker = found["The broker listens on 8883.\n\nSecond paragraph."]
    assert (broker.type, broker.title, broker.tags, broker.confidence) == (
        MemoryType.FACT,
        "Broker port",
        ("infra", "broker"),
        0.9,
    )
    assert broker.times.stated == datetime(2025, 5, 6, 7, 8, 9, tzinfo=UTC)
    assert found["Use TLS."].type is MemoryType.DECISION
    assert reasons(result) == [("not_in_force", "1")]


def okf(identifier, text, status="active"):
    return (
        f"---\ntype: error\ntitle: Sandboxed\ntags:\n- okf\ntimestamp: '2026-09-01T21:25:52+00:00'\n"
        f"x_memanto:\n  id: {identifier}\n"
        f"  confidence: 0.8\n  provenance: validated\n  source: review\n  status: {status}\n"
        f"  type: error\n---\n\n{text}\n"
    )


def test_a_bundle_of_memanto_is_read_document_by_document(read):
    stacked = "\n<!-- okf-entry -->\n".join([okf("a", "One ---\nmore"), okf("b", "Two"), okf("c", "Three", "deleted")])
    result = read("memories/error/error.md", stacked)
    assert result.format == "memanto_okf"
    found = drafts(result)
    assert set(found) == {"One ---\nmore", "Two"}
    two = found["Two"]
    assert (two.origin.identifier, two.type, two.provenance, two.confidence) == (
        "b",
        MemoryType.ERROR,
        Provenance.VALIDATED,
        0.8,
    )
    assert reasons(result) == [("not_in_force", "1")]


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "claude-mem.db"
    connection = apsw.Connection(str(path))
    connection.pragma("journal_mode", "wal")
    connection.execute(
        "CREATE TABLE observations (id INTEGER PRIMARY KEY, memory_session_id TEXT, project TEXT, text TEXT,"
        " type TEXT, title TEXT,"
        " subtitle TEXT, facts TEXT, narrative TEXT, concepts TEXT, created_at TEXT, created_at_epoch INTEGER);"
        "CREATE TABLE session_summaries (id INTEGER PRIMARY KEY, memory_session_id TEXT, project TEXT,"
        " request TEXT, learned TEXT,"
        " created_at TEXT, created_at_epoch INTEGER);"
        "CREATE TABLE user_prompts (id INTEGER PRIMARY KEY, content_session_id TEXT, prompt_text TEXT,"
        " created_at_epoch INTEGER);"
    )
    connection.execute(
        "INSERT INTO observations VALUES (1, 's', 'halyard', '', 'decision', 'Port', NULL, '[\"port is 8883\"]',"
        " 'We moved the broker to TLS.', '[\"infra\"]', NULL, 1740000000000)"
    )
    connection.execute(
        "INSERT INTO session_summaries VALUES (1, 's', 'halyard', 'Fix TLS', 'CA must be pinned', NULL, 1740000000000)"
    )
    connection.execute("INSERT INTO user_prompts VALUES (1, 'c', 'why does TLS fail?', 1740000000000)")
    yield path
    connection.close()


def test_a_database_of_claude_mem_is_read_from_a_copy_while_its_program_has_it_open(database):
    before = sorted((each.name, each.stat().st_size) for each in database.parent.iterdir())
    (result,) = read_paths([database], progress=Silent(), zone=UTC)
    assert (result.format, result.unreadable) == ("claude_mem", ())
    found = drafts(result)
    assert set(found) == {"We moved the broker to TLS.", "Request: Fix TLS", "CA must be pinned", "why does TLS fail?"}
    broker = found["We moved the broker to TLS."]
    assert (broker.type, broker.title, broker.evidence) == (MemoryType.DECISION, "Port", "port is 8883")
    assert broker.times.stated == datetime(2025, 2, 19, 21, 20, tzinfo=UTC)
    assert found["why does TLS fail?"].episode
    assert sorted((each.name, each.stat().st_size) for each in database.parent.iterdir()) == before


def test_other_databases_and_damaged_ones_are_named(tmp_path):
    other = apsw.Connection(str(tmp_path / "other.db"))
    other.execute("CREATE TABLE cookies (id)")
    other.close()
    (tmp_path / "broken.sqlite").write_bytes(b"SQLite format 3\0" + b"\1" * 5000)
    found = {
        each.path.rsplit("/", 1)[-1]: reasons(each)[0][0]
        for each in read_paths([tmp_path], progress=Silent(), zone=UTC)
    }
    assert found == {"other.db": "other_database", "broken.sqlite": "damaged_database"}


@pytest.mark.parametrize("name", ["a.af", "export.json", "graph.json", "mem0.json"])
@pytest.mark.parametrize(
    "damage",
    [
        '{"agents": 3, "blocks": [1], "memories": "x", "export_metadata": [], "facts": {}, "results": [null]}',
        '{"agents": [null], "blocks": [{"value": 5}], "export_metadata": 1, "memories": [1, {"content": 7}]}',
        '{"facts": [{"fact": 3, "uuid": []}], "episodes": [5]}',
        '{"results": [{"id": 7, "memory": "x", "created_at": {}, "categories": 5, "metadata": []}]}',
    ],
)
def test_values_of_the_wrong_kind_raise_nothing(read, name, damage):
    read(name, damage)
