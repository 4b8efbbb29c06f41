"""Agent tools on this machine, and connecting them: what is written into their files, shown before it is written.

A connection is made of up to three parts: an entry for our MCP server, a block of instructions between markers, and
hooks that the tool runs when a session begins, is compacted or ends. Each lies in a file of the tool's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.queries import Query


class Tool(StrEnum):
    """The tools that can be connected."""

    CLAUDE_CODE = "claude-code"
    CLAUDE_DESKTOP = "claude-desktop"
    CURSOR = "cursor"
    VS_CODE = "vs-code"
    CODEX = "codex"
    GEMINI_CLI = "gemini-cli"
    WINDSURF = "windsurf"
    ZED = "zed"


class HookEvent(StrEnum):
    """When a tool starts a hook of ours."""

    SESSION_START = "session-start"
    PRE_COMPACTION = "pre-compaction"
    SESSION_END = "session-end"


class FileProblem(StrEnum):
    """Why a file is left alone; what would have stood in it is given to be pasted."""

    SYMLINK = "symlink"
    NOT_A_FILE = "not_a_file"
    OTHER_OWNER = "other_owner"
    SEVERAL_NAMES = "several_names"
    TOO_LARGE = "too_large"
    NOT_UTF8 = "not_utf8"
    NOT_UNDERSTOOD = "not_understood"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class FoundTool:
    """A tool that can be connected.

    Attributes:
        tool: which one.
        name: what its makers call it.
        is_here: it was found on this machine.
        is_connected: our entry stands in its file.
        has_hooks: it can start hooks.
        is_hooked: it starts ours.
        for_user, for_project: whether it can be connected for all projects, and for one.
    """

    tool: Tool
    name: str
    is_here: bool
    is_connected: bool
    has_hooks: bool
    is_hooked: bool
    for_user: bool
    for_project: bool


@dataclass(frozen=True, slots=True)
class FindTools(Query[tuple[FoundTool, ...]]):
    """The tools, those that are here first; connected for all projects, or for the one in the folder ``project``.

    Raises NotPermittedError for agents, InvalidInputError where there is no such folder.
    """

    project: str = ""


@dataclass(frozen=True, slots=True)
class FileChange:
    """What is to become of one file of a tool.

    Attributes:
        path: where it lies.
        before: its text now; None: there is none.
        after: its text then; None: it goes.
        diff: the lines of a unified diff without its head.
        problem: why it is left alone instead; None: it is written.
        snippet: what to paste by hand where there is a problem.
    """

    path: str
    before: str | None
    after: str | None
    diff: tuple[str, ...] = ()
    problem: FileProblem | None = None
    snippet: str = ""


@dataclass(frozen=True, slots=True)
class ConnectionPlan:
    """What connecting or disconnecting a tool would write. Files that stay as they are, are not in it."""

    tool: Tool
    project: str
    connect: bool
    hooks: bool
    changes: tuple[FileChange, ...]

    @property
    def problems(self) -> tuple[FileChange, ...]:
        return tuple(change for change in self.changes if change.problem)


@dataclass(frozen=True, slots=True)
class PlanConnection(Query[ConnectionPlan]):
    """What would be written to connect a tool, or to disconnect it; nothing is.

    Connecting with ``hooks`` installs them too where the tool has any, and without takes ours away.
    Raises NotPermittedError for agents, InvalidInputError where there is no such folder, or where the tool cannot be
    connected for all projects (no ``project``), or for one.
    """

    tool: Tool
    project: str = ""
    connect: bool = True
    hooks: bool = False


@dataclass(frozen=True, slots=True)
class Connected:
    """Which files were written and taken away, which were left alone, and where copies of the old ones lie."""

    written: tuple[str, ...]
    removed: tuple[str, ...]
    left_alone: tuple[str, ...]
    backups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ApplyConnection(Query[Connected]):
    """Write what a plan says. It changes files of other programs, and nothing in the vault.

    Raises what :class:`PlanConnection` raises, and FilesChangedError where a file is not as the plan found it: then
    nothing is written.
    """

    plan: ConnectionPlan
