"""Memories are found where agents leave them, and nothing else is; the search is bounded and can be stopped."""

from __future__ import annotations

import json
import zipfile

import pytest

from remembrancer.exchange import usual_places
from remembrancer.exchange.usual_places import find_sources
from remembrancer.model.errors import CancelledError, NotPermittedError
from remembrancer.model.progress import Silent
from remembrancer.model.queries import FindSources


def write(path, text="- Something to remember.\n"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


def found(home, **more):
    sources = find_sources(home, Silent(), downloads=home / "Downloads", **more).sources
    return {each.path.removeprefix(f"{home}/"): each for each in sources}


def test_files_folders_and_exports_are_found_each_once(home):
    write(home / ".claude/CLAUDE.md")
    write(home / ".claude/projects/-home-ines/memory/MEMORY.md")
    write(home / "work/halyard/AGENTS.md")
    write(home / "work/halyard/.cursor/rules/style.mdc")
    write(home / "work/halyard/memory-bank/context.md")
    write(home / "work/halyard/memory.jsonl", '{"type":"entity","name":"Ines","observations":["Likes tables"]}\n')
    conversations = [{"title": "x", "mapping": {}}]
    write(home / "Downloads/conversations.json", json.dumps(conversations))
    write(home / "Downloads/export/conversations.json", json.dumps(conversations))
    with zipfile.ZipFile(home / "Downloads/data.zip", "w") as archive:
        archive.writestr("conversations.json", json.dumps(conversations))
    assert {path: each.format for path, each in found(home).items()} == {
        ".claude/CLAUDE.md": "markdown",
        ".claude/projects/-home-ines/memory": "folder",
        "work/halyard/AGENTS.md": "markdown",
        "work/halyard/.cursor/rules": "folder",
        "work/halyard/memory-bank": "folder",
        "work/halyard/memory.jsonl": "mcp_memory",
        "Downloads/conversations.json": "chatgpt",
        "Downloads/export/conversations.json": "chatgpt",
        "Downloads/data.zip": "archive",
    }
    assert found(home)["work/halyard/memory-bank"].files == 1


def test_what_is_not_memories_is_passed_over(home):
    write(home / "notes/diary.md")
    write(home / "work/node_modules/thing/AGENTS.md")
    write(home / ".cache/CLAUDE.md")
    write(home / "work/empty/CLAUDE.md", "")
    write(home / "a/b/c/d/e/f/g/CLAUDE.md")
    write(home / "Downloads/settings.json", "{}")
    with zipfile.ZipFile(home / "Downloads/pictures.zip", "w") as archive:
        archive.writestr("picture.png", b"")
    (home / "Downloads/broken.zip").write_bytes(b"PK not really")
    elsewhere = write(home.parent / "elsewhere/CLAUDE.md")
    (home / "link").symlink_to(elsewhere.parent, target_is_directory=True)
    assert found(home) == {}


def test_a_home_that_cannot_be_read_has_nothing(home):
    assert found(home) == {}


def test_it_ends_in_time_and_says_that_there_may_be_more(home):
    write(home / "work/CLAUDE.md")
    seconds = iter(range(0, 10_000, 9))
    cut = find_sources(home, Silent(), downloads=home / "Downloads", clock=lambda: float(next(seconds)))
    assert not cut.complete
    whole = find_sources(home, Silent(), downloads=home / "Downloads")
    assert whole.complete
    assert len(whole.sources) == 1


def test_it_ends_after_enough_finds(home, monkeypatch):
    monkeypatch.setattr(usual_places, "MOST_FOUND", 3)
    for number in range(5):
        write(home / f"work{number}/CLAUDE.md")
    cut = find_sources(home, Silent(), downloads=home / "Downloads")
    assert (len(cut.sources), cut.complete) == (3, False)


def test_it_can_be_stopped(home):
    write(home / "work/CLAUDE.md")

    class Stopped(Silent):
        def is_cancelled(self):
            return True

    with pytest.raises(CancelledError):
        find_sources(home, Stopped(), downloads=home / "Downloads")


def test_only_a_person_has_their_folders_looked_through(person, agent):
    with pytest.raises(NotPermittedError):
        agent.query(FindSources())
    assert person.query(FindSources()).complete
