"""The tools that can be connected: how they are found, and which of their files says what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from remembrancer.connect.machine import Machine
from remembrancer.model.connecting import HookEvent, Tool

_MDC_HEAD: Final = "---\ndescription: Memory kept by Remembrancer\nalwaysApply: true\n---\n\n"
_COPILOT_HEAD: Final = '---\ndescription: Memory kept by Remembrancer\napplyTo: "**"\n---\n\n'


class Base(StrEnum):
    """The folder that a file's place is given from."""

    HOME = "home"
    SETTINGS = "settings"
    UNIX_SETTINGS = "unix_settings"
    """As SETTINGS, but ``~/.config`` on macOS too."""
    PROJECT = "project"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a file lies: the names on the way to it from a folder."""

    base: Base
    path: str

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(self.path.split("/"))

    def root(self, machine: Machine, project: Path) -> Path:
        unix = machine.home / ".config" if machine.system == "darwin" else machine.settings
        return {
            Base.HOME: machine.home,
            Base.SETTINGS: machine.settings,
            Base.UNIX_SETTINGS: unix,
            Base.PROJECT: project,
        }[self.base]


@dataclass(frozen=True, slots=True)
class ServerFile:
    """The file with the entry of our MCP server: JSON with the entry under ``section``, or TOML."""

    place: Place
    section: tuple[str, ...]
    is_toml: bool = False
    kind: Mapping[str, object] = field(default_factory=dict)
    """What the entry holds besides the command and its arguments."""


@dataclass(frozen=True, slots=True)
class InstructionFile:
    """The file in which the tool looks for instructions; ``head`` is what it needs at the start of a new one.

    ``instead`` are files of which the tool reads the first that is there, and no other.
    """

    place: Place
    head: str = ""
    instead: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class HookFile:
    """The file with hooks: what the tool calls our events, and how an entry of it looks."""

    place: Place
    events: Mapping[HookEvent, str]
    is_flat: bool = False
    """The command stands in the entry itself, not in a list of commands within it."""
    version: bool = False
    """The file has to state its version, 1."""


@dataclass(frozen=True, slots=True)
class Files:
    """The files of a tool, for all projects of a person or for one."""

    server: ServerFile
    instructions: InstructionFile | None = None
    hooks: HookFile | None = None


@dataclass(frozen=True, slots=True)
class ToolEntry:
    """A tool: its name, what shows that it is here, and its files."""

    name: str
    programs: tuple[str, ...]
    traces: tuple[Place, ...]
    user: Files | None
    project: Files | None

    def is_here(self, machine: Machine) -> bool:
        return machine.can_start(*self.programs) or any(
            place.root(machine, machine.home).joinpath(*place.parts).exists() for place in self.traces
        )


def _home(path: str) -> Place:
    return Place(Base.HOME, path)


def _settings(path: str) -> Place:
    return Place(Base.SETTINGS, path)


def _unix_settings(path: str) -> Place:
    return Place(Base.UNIX_SETTINGS, path)


def _project(path: str) -> Place:
    return Place(Base.PROJECT, path)


_SERVERS: Final = ("mcpServers",)
_CLAUDE_EVENTS: Final = {
    HookEvent.SESSION_START: "SessionStart",
    HookEvent.PRE_COMPACTION: "PreCompact",
    HookEvent.SESSION_END: "SessionEnd",
}
_GEMINI_EVENTS: Final = {**_CLAUDE_EVENTS, HookEvent.PRE_COMPACTION: "PreCompress"}
_CURSOR_EVENTS: Final = {
    HookEvent.SESSION_START: "sessionStart",
    HookEvent.PRE_COMPACTION: "preCompact",
    HookEvent.SESSION_END: "sessionEnd",
}
_ZED_READS: Final = tuple(
    _project(name)
    for name in (
        ".rules",
        ".cursorrules",
        ".windsurfrules",
        ".clinerules",
        ".github/copilot-instructions.md",
        "AGENT.md",
        "AGENTS.md",
        "CLAUDE.md",
        "GEMINI.md",
    )
)
_STDIO: Final = {"type": "stdio"}

TOOLS: Final[Mapping[Tool, ToolEntry]] = {
    Tool.CLAUDE_CODE: ToolEntry(
        "Claude Code",
        ("claude",),
        (_home(".claude"), _home(".claude.json")),
        Files(
            ServerFile(_home(".claude.json"), _SERVERS, kind=_STDIO),
            InstructionFile(_home(".claude/CLAUDE.md")),
            HookFile(_home(".claude/settings.json"), _CLAUDE_EVENTS),
        ),
        Files(
            ServerFile(_project(".mcp.json"), _SERVERS, kind=_STDIO),
            InstructionFile(_project("CLAUDE.md")),
            HookFile(_project(".claude/settings.json"), _CLAUDE_EVENTS),
        ),
    ),
    Tool.CLAUDE_DESKTOP: ToolEntry(
        "Claude Desktop",
        ("claude-desktop",),
        (_settings("Claude"),),
        Files(ServerFile(_settings("Claude/claude_desktop_config.json"), _SERVERS)),
        None,
    ),
    Tool.CURSOR: ToolEntry(
        "Cursor",
        ("cursor",),
        (_home(".cursor"),),
        Files(
            ServerFile(_home(".cursor/mcp.json"), _SERVERS),
            hooks=HookFile(_home(".cursor/hooks.json"), _CURSOR_EVENTS, is_flat=True, version=True),
        ),
        Files(
            ServerFile(_project(".cursor/mcp.json"), _SERVERS),
            InstructionFile(_project(".cursor/rules/remembrancer.mdc"), _MDC_HEAD),
            HookFile(_project(".cursor/hooks.json"), _CURSOR_EVENTS, is_flat=True, version=True),
        ),
    ),
    Tool.VS_CODE: ToolEntry(
        "VS Code",
        ("code",),
        (_settings("Code/User"),),
        Files(
            ServerFile(_settings("Code/User/mcp.json"), ("servers",), kind=_STDIO),
            InstructionFile(_settings("Code/User/prompts/remembrancer.instructions.md"), _COPILOT_HEAD),
        ),
        Files(
            ServerFile(_project(".vscode/mcp.json"), ("servers",), kind=_STDIO),
            InstructionFile(_project(".github/instructions/remembrancer.instructions.md"), _COPILOT_HEAD),
        ),
    ),
    Tool.CODEX: ToolEntry(
        "Codex",
        ("codex",),
        (_home(".codex"),),
        Files(
            ServerFile(_home(".codex/config.toml"), ("mcp_servers",), is_toml=True),
            InstructionFile(_home(".codex/AGENTS.md")),
            HookFile(_home(".codex/hooks.json"), _CLAUDE_EVENTS),
        ),
        Files(
            ServerFile(_project(".codex/config.toml"), ("mcp_servers",), is_toml=True),
            InstructionFile(_project("AGENTS.md")),
            HookFile(_project(".codex/hooks.json"), _CLAUDE_EVENTS),
        ),
    ),
    Tool.GEMINI_CLI: ToolEntry(
        "Gemini CLI",
        ("gemini",),
        (_home(".gemini"),),
        Files(
            ServerFile(_home(".gemini/settings.json"), _SERVERS),
            InstructionFile(_home(".gemini/GEMINI.md")),
            HookFile(_home(".gemini/settings.json"), _GEMINI_EVENTS),
        ),
        Files(
            ServerFile(_project(".gemini/settings.json"), _SERVERS),
            InstructionFile(_project("GEMINI.md")),
            HookFile(_project(".gemini/settings.json"), _GEMINI_EVENTS),
        ),
    ),
    Tool.WINDSURF: ToolEntry(
        "Windsurf",
        ("windsurf",),
        (_home(".codeium/windsurf"),),
        Files(
            ServerFile(_home(".codeium/windsurf/mcp_config.json"), _SERVERS),
            InstructionFile(_home(".codeium/windsurf/memories/global_rules.md")),
        ),
        None,
    ),
    Tool.ZED: ToolEntry(
        "Zed",
        ("zed", "zeditor"),
        (_unix_settings("zed"),),
        Files(
            ServerFile(_unix_settings("zed/settings.json"), ("context_servers",)),
            InstructionFile(_unix_settings("zed/AGENTS.md")),
        ),
        Files(
            ServerFile(_project(".zed/settings.json"), ("context_servers",)),
            InstructionFile(_project("AGENTS.md"), instead=_ZED_READS),
        ),
    ),
}
