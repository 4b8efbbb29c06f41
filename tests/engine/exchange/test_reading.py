from __future__ import annotations

import json
import os
import zipfile
from datetime import UTC
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remembrancer.exchange import sources
from remembrancer.exchange.reading import read_paths
from remembrancer.model.errors import CancelledError
from remembrancer.model.progress import Silent
from remembrancer.text.normalise import normalise_content, normalise_tags

NOTE = "The oven door sticks in wet weather.\n"


def read_all(*paths):
    return list(read_paths(paths, progress=Silent(), zone=UTC))


def names(results, root):
    return [Path(result.path).relative_to(root).as_posix() for result in results]


@pytest.fixture
def vault(tmp_path):
    for name in (
        "b.md", "a.md", "notes/c.md", "notes/photo.png", ".git/d.md", ".obsidian/e.json", "node_modules/f.md",
        ".cursor/rules/g.mdc", ".cursorrules", ".hidden.md", "notes/data.bin",
    ):  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(NOTE, encoding="utf-8")
    return tmp_path


def test_folders_are_read_in_order_without_hidden_ones_but_with_those_of_agents(vault):
    results = read_all(vault)
    assert names(results, vault) == [
        ".cursorrules",
        "a.md",
        "b.md",
        ".cursor/rules/g.mdc",
        "notes/c.md",
        "notes/data.bin",
    ]
    assert [result.format for result in results][-1] == "unknown"
    assert [result.supported for result in results] == [True] * 5 + [False]


def test_a_path_given_twice_is_read_once(vault):
    assert len(read_all(vault / "a.md", vault, vault / "a.md")) == len(read_all(vault))


@pytest.mark.skipif(os.name == "nt", reason="making links needs a privilege on Windows")
def test_links_are_not_followed_and_only_regular_files_are_read(vault, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.md").write_text(NOTE, encoding="utf-8")
    before = names(read_all(vault), vault)
    (vault / "linked").symlink_to(outside, target_is_directory=True)
    (vault / "linked.md").symlink_to(outside / "secret.md")
    (vault / "circle").symlink_to(vault, target_is_directory=True)
    os.mkfifo(vault / "pipe.md")
    assert names(read_all(vault), vault) == before
    (refused,) = read_all(vault / "pipe.md")
    assert [problem.reason for problem in refused.unreadable] == ["not_a_regular_file"]


def test_paths_that_lead_nowhere_or_upwards_are_named(vault):
    missing, upwards = read_all(vault / "none.md", vault / "notes" / ".." / "a.md")
    assert [problem.reason for problem in missing.unreadable] == ["not_found"]
    assert [problem.reason for problem in upwards.unreadable] == ["parent_reference"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="this user may read everything")
def test_a_file_that_may_not_be_read_is_named(vault):
    (vault / "a.md").chmod(0)
    (refused,) = read_all(vault / "a.md")
    assert [problem.reason for problem in refused.unreadable] == ["permission_denied"]


def test_a_file_over_the_limit_is_named_and_not_read(vault):
    path = vault / "big.md"
    with path.open("wb") as stream:
        stream.truncate(sources.MARKDOWN_BYTES + 1)
    (refused,) = read_all(path)
    assert (refused.format, refused.supported) == ("markdown", True)
    assert [problem.reason for problem in refused.unreadable] == ["too_large"]


def test_reading_changes_no_file(vault):
    before = {path: (path.stat().st_mtime_ns, path.stat().st_size) for path in vault.rglob("*")}
    read_all(vault)
    assert {path: (path.stat().st_mtime_ns, path.stat().st_size) for path in vault.rglob("*")} == before


@pytest.mark.parametrize(
    ("name", "text", "format_name"),
    [
        (".aider.chat.history.md", "anything", "aider_history"),
        ("history.md", "\n# aider chat started at 2025-02-03 04:05:06\n", "aider_history"),
        ("c.json", json.dumps({"conversations": [{"id": "x", "messages": []}]}), "cursor_export"),
        ("memories.json", json.dumps([{"conversations_memory": "x"}]), "claude_memories"),
        ("memories.json", json.dumps({"conversations_memory": "x"}), "claude_memories"),
        ("settings.json", "{}", "unknown"),
        ("broken.json", "{", "unknown"),
        ("page.docx", "x", "unknown"),
    ],
)
def test_formats_that_cannot_be_read_yet_are_named(read, name, text, format_name):
    result = read(name, text)
    assert (result.format, result.supported, result.records) == (format_name, False, ())


def zip_of(path, members):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_an_archive_is_read_in_place(tmp_path):
    conversation = {
        "uuid": "1",
        "name": "n",
        "chat_messages": [{"uuid": "2", "sender": "human", "text": "Hello there"}],
    }
    path = zip_of(
        tmp_path / "export.zip",
        {
            "conversations.json": json.dumps([conversation]),
            "users.json": "[]",
            "memories.json": json.dumps([{"conversations_memory": "x"}]),
            "notes/a.md": NOTE,
            "chat.html": "<p>",
            ".git/b.md": NOTE,
            "../out.md": NOTE,
        },
    )
    results = read_all(path)
    assert [(result.path[len(str(path)) + 1 :], result.format, len(result.records)) for result in results] == [
        ("../out.md", "unknown", 0),
        ("conversations.json", "claude", 1),
        ("memories.json", "claude_memories", 0),
        ("notes/a.md", "markdown", 1),
    ]
    assert results[0].unreadable[0].reason == "parent_reference"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["export.zip"]


def test_archives_that_are_damaged_swollen_or_nested_are_named(tmp_path):
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 and no more")
    zip_of(tmp_path / "bomb.zip", {"a.md": b"\0" * (sources.MARKDOWN_BYTES * 3)})
    zip_of(tmp_path / "nested.zip", {"inner.zip": b"PK"})
    reasons = {
        Path(result.path).parts[len(tmp_path.parts)]: result.unreadable[0].reason for result in read_all(tmp_path)
    }
    assert reasons == {"bomb.zip": "too_large", "broken.zip": "damaged_archive", "nested.zip": "archive_in_archive"}


def test_a_member_that_is_damaged_costs_only_itself(tmp_path):
    path = tmp_path / "notes.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("a.md", NOTE)
        archive.writestr("b.md", "A second note that will be spoilt.\n")
    path.write_bytes(path.read_bytes().replace(b"spoilt", b"spoilT"))
    first, second = read_all(path)
    assert len(first.records) == 1
    assert [problem.reason for problem in second.unreadable] == ["damaged_archive"]


class Impatient:
    """Asks to stop after the second report."""

    def __init__(self):
        self.reports = []

    def report(self, done, total, stage):
        self.reports.append((done, total, stage))

    def is_cancelled(self):
        return len(self.reports) >= 2


def test_progress_counts_files_and_cancelling_stops_between_them(vault):
    progress = Impatient()
    with pytest.raises(CancelledError):
        list(read_paths([vault], progress=progress, zone=UTC))
    assert progress.reports == [(0, 6, "reading"), (1, 6, "reading")]


KEYS = (
    "mapping",
    "message",
    "parent",
    "author",
    "role",
    "content",
    "parts",
    "create_time",
    "chat_messages",
    "text",
    "sender",
    "uuid",
    "name",
    "observations",
    "relationType",
    "from",
    "to",
    "entityType",
    "conversations",
)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=6),
    max_leaves=30,
)
PIECES = (
    "# H",
    "- a",
    "  - b:",
    "1. c",
    "```",
    "| a |",
    "|---|",
    "> q",
    "---",
    "a: [",
    "[[x|y]]",
    "- [ ] t",
    "- [fact] z #t",
    "{{d}}",
    "<!--",
    "-->",
    "word:",
    "    code",
    "",
    "�",
    "\u2028",
    "- ",
    "<b>",
    "tags: *a",
    "![[x]]",
    "***",
)
MARKDOWN = st.lists(st.sampled_from(PIECES) | st.text(max_size=30), max_size=25).map("\n".join)


def check(results):
    """Whatever was read can be stored as it is."""
    for result in results:
        origins = [record.draft.origin for record in result.records]
        assert len(set(origins)) == len(origins)
        for record in result.records:
            draft = record.draft
            assert normalise_content(draft.content) == draft.content
            assert normalise_tags(draft.tags) == draft.tags
            assert len(draft.title) <= 200
            assert record.line >= 0


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=MARKDOWN)
def test_no_markdown_is_a_failure(tmp_path, text):
    path = tmp_path / "any.md"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    check(read_all(path))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=JSON_VALUES, name=st.sampled_from(["memory.jsonl", "conversations.json"]), cut=st.integers(0, 40))
def test_no_json_is_a_failure(tmp_path, value, name, cut):
    path = tmp_path / name
    text = json.dumps([value, {"mapping": value}, {"chat_messages": value}, {"name": "x", "observations": value}])
    path.write_text(text[: len(text) - cut], encoding="utf-8")
    check(read_all(path))
    path.write_text(text[1:-1].replace("}, {", "}\n{"), encoding="utf-8")
    check(read_all(path))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=300), name=st.sampled_from(["a.md", "a.json", "a.jsonl", "a.zip", "a.af", "a.mdc"]))
def test_no_bytes_are_a_failure(tmp_path, data, name):
    path = tmp_path / name
    path.write_bytes(data)
    check(read_all(path))


@pytest.mark.parametrize("name", ["deep.json", "deep.jsonl", "deep.md"])
def test_what_is_nested_too_deeply_is_no_failure(tmp_path, name):
    path = tmp_path / name
    path.write_text('[{"mapping":' + "[" * 50_000 + "]" * 50_000 + "}]", encoding="utf-8")
    check(read_all(path))
    path.write_text(
        "---\na: " + "[" * 20_000 + "\n---\n" + "> " * 5_000 + "x\n" + "- " * 5_000 + "y\n", encoding="utf-8"
    )
    check(read_all(path))
