"""The readers over memory files and exports that others published."""

from __future__ import annotations

import json
import os
from datetime import UTC
from pathlib import Path

import pytest

from remembrancer.exchange.reading import read_paths
from remembrancer.model.progress import Silent
from remembrancer.text.normalise import normalise_content, normalise_tags

pytestmark = pytest.mark.evaluation


@pytest.fixture(scope="module")
def root():
    name = os.environ.get("REMEMBRANCER_EVAL_DATA")
    if not name:
        pytest.skip("REMEMBRANCER_EVAL_DATA does not name the published evaluation data")
    return Path(name)


@pytest.fixture(scope="module")
def results(root):
    found = read_paths([root / "memory_files", root / "exports"], progress=Silent(), zone=UTC)
    return {Path(result.path).relative_to(root).as_posix(): result for result in found}


def test_every_file_has_a_format_and_every_record_can_be_stored(results):
    assert len(results) == 84
    assert not [path for path, result in results.items() if result.format == "unknown"]
    for result in results.values():
        for record in result.records:
            assert normalise_content(record.draft.content) == record.draft.content
            assert normalise_tags(record.draft.tags) == record.draft.tags


def test_the_folder_of_a_file_says_its_format(results):
    for path, result in results.items():
        folder = path.split("/")[1]
        expected = {
            "chatgpt_export": "chatgpt",
            "claude_export": "claude",
            "mcp_memory_jsonl": "mcp_memory",
            "letta_agent_file": "letta_agent_file",
            "mcp_memory_service_export": "mcp_memory_service",
            "other_chat_export": "messages",
        }
        if folder in expected:
            assert result.format == expected[folder], path
        elif path.startswith("memory_files"):
            assert result.format == "markdown", path


def test_nothing_but_an_empty_note_and_to_do_items_is_unreadable(results):
    reasons = [problem.reason for result in results.values() for problem in result.unreadable]
    assert sorted(reasons) == ["empty", "to_do_items"]


def test_every_observation_and_relation_of_a_graph_is_a_memory(results, root):
    for path, result in results.items():
        if result.format != "mcp_memory":
            continue
        expected = set()
        for line in (root / path).read_text(encoding="utf-8").splitlines():
            value = json.loads(line)
            if "observations" in value:
                expected.update((value["name"], text) for text in value["observations"])
            else:
                expected.add((value["from"], value["relationType"], value["to"]))
        assert len(result.records) == len(expected), path


def test_reading_again_gives_the_same_origins(results, root):
    again = {
        Path(result.path).relative_to(root).as_posix(): [record.draft.origin for record in result.records]
        for result in read_paths([root / "memory_files", root / "exports"], progress=Silent(), zone=UTC)
    }
    assert again == {path: [record.draft.origin for record in result.records] for path, result in results.items()}
