"""What the files of an export look like to the programs that they are for."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from remembrancer.exchange.outgoing.tables import csv_parts
from remembrancer.model.changes import ApplyImport, CreateNamespace, Remember
from remembrancer.model.exporting import ExportForm, ExportMemories
from remembrancer.model.importing import ImportApproval, Verdict
from remembrancer.model.memory import Draft, Memory, Source, Times, TypeReason
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport
from remembrancer.model.search import InNamespace, Search
from remembrancer.model.types import Importance, MemoryType, Provenance, Status, Trust

SAID = datetime(2024, 5, 6, 12, tzinfo=UTC)
NASTY = (
    "![x](http://evil.example/a.png) <script>alert(1)</script> [[Secret]] #tag\n"
    "# Not a heading\n- nor a point\n1. or so"
)


def export(person, tmp_path, form, **values):
    path = tmp_path / f"out{form.suffix}"
    exported = person.query(ExportMemories(str(path), form, **values))
    return path, exported


def remember(person, text, **values):
    namespace = values.pop("namespace", "personal")
    values.setdefault("times", Times(stated=SAID))
    values.setdefault("type", MemoryType.FACT)
    return person.change(Remember(Draft(text, **values), namespace)).memory


def test_markdown_has_a_file_for_each_type_in_which_stored_text_stays_text(person, tmp_path):
    remember(person, NASTY, tags=("a b",))
    remember(person, "Buy milk on the way.", type=MemoryType.GOAL, title="Milk")
    path, exported = export(person, tmp_path, ExportForm.MARKDOWN_TYPES)
    assert sorted(each.name for each in path.iterdir()) == ["fact.md", "goal.md"]
    assert (exported.memories, exported.files) == (2, 2)
    tokens = MarkdownIt().parse((path / "fact.md").read_text("utf-8"))
    inside = [child for token in tokens for child in (token.children or ())]
    assert {token.type for token in inside} <= {"text", "hardbreak", "softbreak", "em_open", "em_close", "text_special"}
    assert sum(token.type == "heading_open" for token in tokens) == 1
    assert sum(token.type == "list_item_open" for token in tokens) == 1
    assert "**Milk**" in (path / "goal.md").read_text("utf-8")


def test_markdown_by_day_follows_the_life_of_memories(person, tmp_path):
    remember(person, "It rained.", times=Times(stated=SAID))
    remember(person, "It snowed.", times=Times(stated=datetime(2023, 1, 2, 12, tzinfo=UTC)))
    path, _ = export(person, tmp_path, ExportForm.MARKDOWN_DAYS)
    assert sorted(each.name for each in path.iterdir()) == ["2023-01-02.md", "2024-05-06.md"]


def test_an_obsidian_folder_has_readable_properties_names_for_every_system_and_links_to_successors(person, tmp_path):
    first = remember(person, "CON: a/b?* is: [[odd]]", tags=("my tag",), evidence="key: value\n- x")
    remember(person, "CON: a/b?* is: [[odd]].!", tags=("my tag",))
    path, exported = export(person, tmp_path, ExportForm.OBSIDIAN)
    notes = sorted(path.rglob("*.md"))
    assert len(notes) == exported.files == 2
    assert not any(set(each.name) & set('\\/:*?"<>|#^[]') for each in notes)
    heads = [yaml.safe_load(each.read_text("utf-8").split("---\n")[1]) for each in notes]
    own = next(each for each in heads if each["id"] == first)
    assert (own["type"], own["tags"], own["evidence"]) == ("fact", ["my-tag"], "key: value\n- x")
    assert own["created"] == "2024-05-06T12:00:00Z"


CELLS = st.text(st.characters(exclude_categories=("Cs",)), max_size=30)


@given(CELLS, st.lists(CELLS, max_size=3))
def test_no_cell_of_a_table_is_a_formula(memory_of_text, text, tags):
    parts = list(csv_parts([memory_of_text(text, tuple(tags))]))
    rows = list(csv.reader("".join(parts).removeprefix("\ufeff").splitlines(keepends=True)))
    for cell in rows[-1]:
        assert not cell.lstrip(" ").startswith(("=", "+", "-", "@", "\t", "\r"))


@pytest.fixture(scope="module")
def memory_of_text():
    plain = Memory(
        id="01",
        number=1,
        namespace="personal",
        type=MemoryType.FACT,
        content="",
        title="",
        tags=(),
        status=Status.ACTIVE,
        confidence=1.0,
        provenance=Provenance.OBSERVED,
        trust=Trust.PERSON,
        importance=Importance.NORMAL,
        pinned=False,
        source=Source(),
        evidence="",
        times=Times(),
        recorded=SAID,
        changed=SAID,
        session="",
        type_reason=TypeReason(),
    )
    return lambda text, tags: replace(
        plain, content=text, title=text, evidence=text, tags=tags, source=Source(name=text, reference=text)
    )


def test_a_table_opens_with_its_columns_and_every_memory_whole(person, tmp_path):
    remember(person, '=HYPERLINK("http://evil.example")\nsecond line, with "quotes"')
    path, _ = export(person, tmp_path, ExportForm.CSV)
    with path.open(encoding="utf-8-sig", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["content"] == '\'=HYPERLINK("http://evil.example")\nsecond line, with "quotes"'
    assert row["stated"] == "2024-05-06T12:00:00Z"


def test_a_graph_that_was_brought_in_goes_out_as_the_same_graph(person, tmp_path):
    graph = [
        {"type": "entity", "name": "Ines", "entityType": "person", "observations": ["leads the pilot", "likes tea"]},
        {"type": "relation", "from": "Ines", "to": "Halyard", "relationType": "works_on"},
    ]
    source = tmp_path / "memory.jsonl"
    source.write_text("\n".join(json.dumps(each) for each in graph))
    plan = person.query(PlanImport((str(source),)))
    person.change(ApplyImport(plan, ImportApproval(instructions=True)))
    path, _ = export(person, tmp_path, ExportForm.MCP_MEMORY)
    lines = [json.loads(line) for line in path.read_text("utf-8").split("\n")]
    (entity,) = [each for each in lines if each["type"] == "entity"]
    assert (entity["name"], sorted(entity["observations"])) == ("Ines", ["leads the pilot", "likes tea"])
    assert [each for each in lines if each["type"] == "relation"] == graph[1:]


@pytest.mark.parametrize("form", list(ExportForm))
def test_only_what_was_asked_for_goes_out(person, tmp_path, form):
    person.change(CreateNamespace("work"))
    remember(person, "The broker listens on 8883.", namespace="work")
    remember(person, "My doctor is in Ghent.")
    path, exported = export(person, tmp_path, form, search=Search(condition=InNamespace("work")))
    files = [path] if path.is_file() else list(path.rglob("*.md"))
    text = "".join(each.read_text("utf-8") for each in files)
    assert exported.memories == 1
    assert "8883" in text
    assert "Ghent" not in text


def test_our_own_export_comes_into_another_namespace_with_dates_and_provenance_and_less_trust(person, tmp_path):
    person.change(CreateNamespace("other"))
    memory = remember(person, "The boiler was replaced.", tags=("house",), confidence=0.5, pinned=True, evidence="so")
    path, _ = export(person, tmp_path, ExportForm.JSON_LINES)
    assert person.query(PlanImport((str(path),))).count(Verdict.KNOWN) == 1
    plan = person.query(PlanImport((str(path),), "other"))
    assert [each.format for each in plan.files] == ["remembrancer"]
    (created,) = person.change(ApplyImport(plan, ImportApproval(), "other")).memories
    before, after = person.query(GetMemories((memory, created)))
    assert (after.content, after.type, after.tags, after.confidence) == (
        before.content,
        before.type,
        before.tags,
        before.confidence,
    )
    assert (after.times, after.provenance, after.evidence) == (before.times, before.provenance, before.evidence)
    assert (after.trust, after.pinned) == (Trust.IMPORTED, False)


def test_turns_of_ones_own_vault_are_known_again(person, tmp_path):
    remember(person, "Hello there.", episode=True, session="monday")
    path, _ = export(person, tmp_path, ExportForm.JSON_LINES)
    plan = person.query(PlanImport((str(path),)))
    assert plan.count(Verdict.NEW) == 0
    person.change(ApplyImport(plan, ImportApproval()))
    assert len(person.query(FindMemories()).ids) == 1


def test_a_damaged_export_is_told_and_brings_nothing(person, tmp_path):
    remember(person, "The boiler was replaced.")
    path, _ = export(person, tmp_path, ExportForm.JSON_LINES)
    Path(path).write_bytes(path.read_bytes()[:-40])
    plan = person.query(PlanImport((str(path),)))
    assert plan.count(Verdict.NEW) == 0
    assert plan.unreadable_count == 1
