from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from remembrancer.model.types import MemoryType

MARA = {"type": "entity", "name": "Mara", "entityType": "Person", "observations": ["Bakes rye", "Lives in Lisbon"]}
WORKS = {"type": "relation", "from": "Mara", "to": "North Shop", "relationType": "works_at"}


def lines(*values):
    return "\n".join(json.dumps(value, ensure_ascii=False) for value in values)


def contents(result):
    return [record.draft.content for record in result.records]


EXPECTED = ["Mara: Bakes rye", "Mara: Lives in Lisbon", "Mara works at North Shop"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("memory.jsonl", lines(MARA, WORKS)),
        ("memory.json", lines(MARA, WORKS)),
        ("graph.jsonl", lines({key: MARA[key] for key in ("name", "entityType", "observations")}, WORKS)),
        ("graph.json", json.dumps({"entities": [MARA], "relations": [WORKS]}, indent=2)),
        ("list.json", json.dumps([MARA, WORKS], indent=2)),
        ("bom.jsonl", "\ufeff" + lines(MARA, WORKS)),
        ("windows.jsonl", lines(MARA, WORKS).replace("\n", "\r\n")),
    ],
)
def test_every_dialect_gives_one_memory_for_each_observation_and_relation(read, name, text):
    result = read(name, text)
    assert (result.format, result.supported, result.unreadable) == ("mcp_memory", True, ())
    assert contents(result) == EXPECTED


def test_observations_carry_the_kind_as_tag_and_relations_are_relationships(read):
    first, _, relation = read("memory.jsonl", lines(MARA, WORKS)).records
    assert (first.draft.tags, first.draft.type, first.line) == (("person",), None, 1)
    assert (relation.draft.type, relation.line) == (MemoryType.RELATIONSHIP, 2)


def test_dates_in_either_form_are_when_it_was_said(read):
    iso = {**MARA, "createdAt": "2024-02-03T04:05:06.700Z"}
    epoch = {**WORKS, "createdAt": 1700000000}
    observed = {
        "name": "Oven",
        "entityType": "Tool",
        "observations": [{"content": "Is old", "timestamp": 1700000000000}],
    }
    records = read("memory.jsonl", lines(iso, epoch, observed)).records
    assert records[0].draft.times.stated == datetime(2024, 2, 3, 4, 5, 6, 700000, tzinfo=UTC)
    assert (
        records[2].draft.times.stated == records[3].draft.times.stated == datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)
    )


def test_bad_lines_are_listed_with_their_number_and_cost_nothing_else(read):
    text = b"\n".join(
        [
            lines(MARA).encode(),
            b'{"type":"entity","name":"Cut',
            b'{"name":"\xff","entityType":"x","observations":[]}',
            lines({"type": "relation", "from": "Mara", "relationType": "knows"}).encode(),
            lines({"type": "event"}).encode(),
            b"",
            b'{"type":"entity","name":"Half","entityType":"x","observations":["a\\ud800b"]}',
            lines(WORKS).encode(),
        ]
    )
    result = read("memory.jsonl", text)
    assert contents(result) == EXPECTED
    assert [(problem.line, problem.reason) for problem in result.unreadable] == [
        (2, "not_json"),
        (3, "invalid_utf8"),
        (4, "incomplete_relation"),
        (5, "not_an_entity_or_relation"),
        (7, "lone_surrogate"),
    ]


def test_objects_that_two_writers_put_on_one_line_are_both_read(read):
    text = json.dumps(MARA) + json.dumps(WORKS) + "\n" + json.dumps(WORKS) + '{"type":"en'
    result = read("memory.jsonl", text)
    assert contents(result) == EXPECTED
    assert [(problem.line, problem.reason) for problem in result.unreadable] == [(2, "not_json")]


def test_what_the_graph_says_twice_is_read_once(read):
    assert contents(read("memory.jsonl", lines(MARA, MARA, WORKS, WORKS))) == EXPECTED


def test_origins_do_not_depend_on_the_order_of_lines(read):
    forward = {record.draft.origin for record in read("memory.jsonl", lines(MARA, WORKS)).records}
    assert forward == {record.draft.origin for record in read("memory.jsonl", lines(WORKS, MARA)).records}


def test_an_empty_graph_is_named(read):
    assert [problem.reason for problem in read("memory.jsonl", "").unreadable] == ["empty"]
