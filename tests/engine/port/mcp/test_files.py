"""Memories as text files, beside those of the memory tool in Anthropic's SDK: the same commands, the same outcome."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anyio
import pytest
from anthropic.lib.tools import ToolError
from anthropic.tools import BetaLocalFilesystemMemoryTool
from mcp.client import Client

from remembrancer.model.changes import Remember
from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetHistory
from remembrancer.model.search import HasStatus, Search
from remembrancer.model.types import Status
from remembrancer.port.mcp.files import FileRefusedError, MemoryFiles
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.server import Serving
from remembrancer.vault import ClientEntrance, Entrance, Vault

COMMANDS: list[dict[str, Any]] = [
    {"command": "view", "path": "/memories"},
    {"command": "view", "path": "/memories/notes.md"},
    {"command": "create", "path": "/memories/notes.md", "file_text": "one\ntwo\nthree\nfour\ntwo"},
    {"command": "create", "path": "/memories/notes.md", "file_text": "again"},
    {"command": "view", "path": "/memories/notes.md"},
    {"command": "view", "path": "/memories/notes.md", "view_range": [2, 3]},
    {"command": "view", "path": "/memories/notes.md", "view_range": [4, -1]},
    {"command": "str_replace", "path": "/memories/notes.md", "old_str": "three", "new_str": "3"},
    {"command": "str_replace", "path": "/memories/notes.md", "old_str": "two", "new_str": "2"},
    {"command": "str_replace", "path": "/memories/notes.md", "old_str": "nine", "new_str": "9"},
    {"command": "str_replace", "path": "/memories/none.md", "old_str": "nine", "new_str": "9"},
    {"command": "insert", "path": "/memories/notes.md", "insert_line": 0, "insert_text": "zero\n"},
    {"command": "insert", "path": "/memories/notes.md", "insert_line": 99, "insert_text": "far"},
    {"command": "insert", "path": "/memories/notes.md", "insert_line": -1, "insert_text": "far"},
    {"command": "create", "path": "/memories/work/halyard/plan.md", "file_text": "first the hull"},
    {"command": "create", "path": "/memories/work/halyard/deep/er/x.md", "file_text": "deep"},
    {"command": "create", "path": "/memories/.hidden", "file_text": "nobody lists it"},
    {"command": "view", "path": "/memories/work"},
    {"command": "str_replace", "path": "/memories/work", "old_str": "a", "new_str": "b"},
    {"command": "rename", "old_path": "/memories/work/halyard", "new_path": "/memories/halyard"},
    {"command": "view", "path": "/memories/halyard/plan.md"},
    {"command": "view", "path": "/memories/work/halyard/plan.md"},
    {"command": "rename", "old_path": "/memories/notes.md", "new_path": "/memories/halyard/plan.md"},
    {"command": "rename", "old_path": "/memories/none.md", "new_path": "/memories/other.md"},
    {"command": "rename", "old_path": "/memories", "new_path": "/memories/other"},
    {"command": "delete", "path": "/memories/halyard"},
    {"command": "view", "path": "/memories/halyard"},
    {"command": "delete", "path": "/memories/none.md"},
    {"command": "delete", "path": "/memories"},
    {"command": "view", "path": "/memories/../../etc/passwd"},
    {"command": "create", "path": "/etc/passwd", "file_text": "x"},
    {"command": "create", "path": "/memories/../outside.md", "file_text": "x"},
]


def lines_of(text: str) -> list[tuple[str, str]]:
    """The numbered lines of an answer, without how wide their numbers are; a last empty one is a line's end."""
    numbered = [line.partition("\t") for line in text.splitlines() if "\t" in line]
    found = [(number.strip(), line) for number, _, line in numbered if number.strip().isdigit()]
    return found[:-1] if found and not found[-1][1] else found


def carry_out(files: MemoryFiles, given: dict[str, Any]) -> str:
    arguments = {name: value for name, value in given.items() if name != "command"}
    if "view_range" in arguments:
        arguments["view_range"] = tuple(arguments["view_range"])
    answer: str = getattr(files, given["command"])(**arguments)
    return answer


def test_the_commands_do_what_those_of_the_sdk_do(client: ClientEntrance, tmp_path: Path) -> None:
    theirs, ours = BetaLocalFilesystemMemoryTool(str(tmp_path)), MemoryFiles(client)
    for command in COMMANDS:
        try:
            expected: str | None = str(theirs.call(command))
        except ToolError:
            expected = None
        try:
            answer: str | None = carry_out(ours, command)
        except FileRefusedError:
            answer = None
        assert (answer is None) == (expected is None), command
        if answer is not None and expected is not None:
            assert lines_of(answer) == lines_of(expected), command


def test_a_folder_lists_what_is_in_it_two_levels_deep(client: ClientEntrance) -> None:
    files = MemoryFiles(client)
    for path in ("a.md", "work/b.md", "work/deep/c.md", "work/deep/er/d.md", ".hidden", "work/.secret/e.md"):
        files.create(f"/memories/{path}", "x" * 1536)
    assert files.view("/memories").splitlines()[1:] == [
        "9K\t/memories",
        "1.5K\t/memories/a.md",
        "4.5K\t/memories/work/",
        "1.5K\t/memories/work/b.md",
        "3K\t/memories/work/deep/",
    ]


@pytest.mark.parametrize(
    "path",
    [
        "", "/", "memories/a", "/memoriesx/a", "/memories//a", "/memories/./a", "/memories/a/../../b", "/memories/..",
        "/memories/..\\b", "/memories/%2e%2e/b", "/memories/%2E%2e%2fb", "/memories/a%5cb", "/memories/a\x00b",
        "/memories/a\nb", "/memories/a  b", f"/memories/{'x' * 200}", "/memories/\u202ea", "C:\\memories\\a",
    ],
)  # fmt: skip
def test_no_path_leads_elsewhere(client: ClientEntrance, path: str) -> None:
    files = MemoryFiles(client)
    for command in (
        lambda: files.view(path),
        lambda: files.create(path, "x"),
        lambda: files.delete(path),
        lambda: files.rename(path, "/memories/b"),
        lambda: files.insert(path, 0, "x"),
    ):
        with pytest.raises(FileRefusedError):
            command()


def test_every_state_of_a_file_is_kept_and_it_is_recalled_like_any_memory(
    client: ClientEntrance, knowing: Entrance
) -> None:
    files = MemoryFiles(client)
    files.create("/memories/tea.md", "Maya likes oolong.")
    files.str_replace("/memories/tea.md", "oolong", "sencha")
    files.rename("/memories/tea.md", "/memories/drinks/tea.md")
    [memory] = knowing.query(FindMemories()).ids
    assert [each.memory.content for each in knowing.query(GetHistory(memory))] == [
        "/memories/drinks/tea.md\nMaya likes sencha.",
        "/memories/tea.md\nMaya likes sencha.",
        "/memories/tea.md\nMaya likes oolong.",
    ]
    assert knowing.query(FindMemories(Search("What does Maya drink?"))).ids == (memory,)
    files.delete("/memories/drinks")
    assert knowing.query(FindMemories(Search(condition=HasStatus(Status.ARCHIVED)))).ids == (memory,)


def test_other_memories_are_no_files(client: ClientEntrance, knowing: Entrance) -> None:
    knowing.change(Remember(Draft("Maya likes oolong.")))
    knowing.change(Remember(Draft("A note with the tag alone.", tags=("memory-file",))))
    assert MemoryFiles(client).view("/memories").splitlines()[1:] == ["0B\t/memories"]


def test_the_changes_of_who_may_only_propose_wait_and_are_said_to(knowing_vault: Vault, knowing: Entrance) -> None:
    grants = (Grant(ClientScope.READ, EVERY_NAMESPACE), Grant(ClientScope.PROPOSE, EVERY_NAMESPACE))
    files = MemoryFiles(knowing_vault.client(knowing.change(AddClient("Weaver", grants)).token))
    files.create("/memories/tea.md", "Maya likes oolong.")
    for command in (
        lambda: files.str_replace("/memories/tea.md", "oolong", "sencha"),
        lambda: files.delete("/memories/tea.md"),
    ):
        with pytest.raises(FileRefusedError, match="approval"):
            command()
    assert lines_of(files.view("/memories/tea.md")) == [("1", "Maya likes oolong.")]


def test_the_tool_is_offered_over_mcp(client: ClientEntrance, clock: FixedClock) -> None:
    async def work() -> None:
        async with Client(Serving(lambda _: client, clock, tools_of("memory-files")).server()) as connection:
            made = {"command": "create", "path": "/memories/tea.md", "file_text": "Maya likes oolong."}
            assert not (await connection.call_tool("memory", made)).is_error
            shown = await connection.call_tool("memory", {"command": "view", "path": "/memories/tea.md"})
            assert "oolong" in shown.content[0].text  # type: ignore[union-attr]
            for wrong in (
                made,
                {"command": "view"},
                {"command": "insert", "path": "/memories/tea.md"},
                {"command": "run"},
            ):
                assert (await connection.call_tool("memory", wrong)).is_error

    anyio.run(work)
