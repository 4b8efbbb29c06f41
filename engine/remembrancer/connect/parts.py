"""The parts of a connection: what of ours stands in a file of a tool, and how it goes in and out."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from remembrancer.connect import json_text
from remembrancer.connect.insertion import (
    MARKDOWN,
    TOML,
    Inserted,
    NotUnderstoodError,
    append_block,
    cut,
    remove_block,
)
from remembrancer.connect.instructions import INSTRUCTIONS
from remembrancer.connect.tools import HookFile, InstructionFile, ServerFile
from remembrancer.model.connecting import HookEvent, Tool

NAME: Final = "remembrancer"
_OUR_COMMAND: Final = re.compile(r"remembrancer\S* hook (?:session-start|pre-compaction|session-end)\b")


@dataclass(frozen=True, slots=True)
class Command:
    """How our command line is started: its program, and the options that every command needs."""

    program: str
    options: tuple[str, ...]

    def arguments(self, *command: str) -> list[str]:
        return [*command, *self.options]

    def line(self, *command: str, windows: bool) -> str:
        """The whole as a line of a shell."""
        words = [self.program, *self.arguments(*command)]
        return subprocess.list2cmdline(words) if windows else shlex.join(words)


class Part(Protocol):
    """One part of a connection. All methods raise NotUnderstoodError for a text that is not what it has to be."""

    @property
    def kind(self) -> str: ...

    def is_in(self, text: str) -> bool:
        """Exactly what would be put in stands there."""

    def put_in(self, text: str) -> tuple[str, tuple[str, ...]]:
        """The text with it, and the fragments that were put in, in order."""

    def take_out(self, text: str, fragments: tuple[str, ...]) -> str:
        """The text without anything of ours; ``fragments`` were put in before."""

    def alone(self) -> str:
        """What to paste by hand."""


@dataclass(frozen=True, slots=True)
class JsonServer:
    """The entry of our MCP server in JSON."""

    file: ServerFile
    command: Command
    kind: str = "server"

    @property
    def _entry(self) -> dict[str, object]:
        return {**self.file.kind, "command": self.command.program, "args": self.command.arguments("mcp")}

    def is_in(self, text: str) -> bool:
        return bool(_at(json_text.read(text), (*self.file.section, NAME)) == self._entry)

    def put_in(self, text: str) -> tuple[str, tuple[str, ...]]:
        inserted = json_text.insert_member(text, self.file.section, NAME, self._entry)
        _check(_at(json_text.read(inserted.text), (*self.file.section, NAME)) == self._entry)
        return inserted.text, (inserted.fragment,)

    def take_out(self, text: str, fragments: tuple[str, ...]) -> str:
        if (left := _cut_all(text, fragments)) is not None:
            return left
        text = json_text.remove_member(text, self.file.section, NAME)
        return _without_made(text, self.file.section, fragments)

    def alone(self) -> str:
        return json_text.insert_member("", self.file.section, NAME, self._entry).text


@dataclass(frozen=True, slots=True)
class TomlServer:
    """The entry of our MCP server as a table of TOML between markers at the end of the file."""

    file: ServerFile
    command: Command
    kind: str = "server"

    @property
    def _table(self) -> str:
        # Strings and lists of strings are written the same in JSON and in TOML.
        head = ".".join((*self.file.section, NAME))
        arguments = json.dumps(self.command.arguments("mcp"), ensure_ascii=False)
        return f"[{head}]\ncommand = {json.dumps(self.command.program, ensure_ascii=False)}\nargs = {arguments}"

    def is_in(self, text: str) -> bool:
        entry = {"command": self.command.program, "args": self.command.arguments("mcp")}
        return bool(_at(_toml(text), (*self.file.section, NAME)) == entry)

    def put_in(self, text: str) -> tuple[str, tuple[str, ...]]:
        _toml(text)
        inserted = append_block(text, TOML, self._table)
        _check(self.is_in(inserted.text))
        return inserted.text, (inserted.fragment,)

    def take_out(self, text: str, fragments: tuple[str, ...]) -> str:
        left = _cut_all(text, fragments)
        return remove_block(text, TOML) if left is None else left

    def alone(self) -> str:
        return f"{self._table}\n"


@dataclass(frozen=True, slots=True)
class Instructions:
    """The block of instructions between markers."""

    file: InstructionFile
    kind: str = "instructions"

    def is_in(self, text: str) -> bool:
        lines = text.replace("\r\n", "\n")
        return MARKDOWN.around(INSTRUCTIONS) in lines

    def put_in(self, text: str) -> tuple[str, tuple[str, ...]]:
        inserted = append_block(text, MARKDOWN, INSTRUCTIONS, self.file.head)
        return inserted.text, (inserted.fragment,)

    def take_out(self, text: str, fragments: tuple[str, ...]) -> str:
        left = _cut_all(text, fragments)
        return remove_block(text, MARKDOWN) if left is None else left

    def alone(self) -> str:
        return append_block("", MARKDOWN, INSTRUCTIONS, self.file.head).text


@dataclass(frozen=True, slots=True)
class Hooks:
    """What the tool starts when a session begins, is compacted and ends."""

    file: HookFile
    tool: Tool
    command: Command
    windows: bool
    kind: str = "hooks"

    def is_in(self, text: str) -> bool:
        values = json_text.read(text)
        return all(entry in (_at(values, ("hooks", event)) or []) for event, entry in self._entries())

    def put_in(self, text: str) -> tuple[str, tuple[str, ...]]:
        fragments: list[str] = []
        if self.file.version and "version" not in json_text.read(text):
            text = _kept(json_text.insert_member(text, (), "version", 1), fragments)
        for event, entry in self._entries():
            text = _kept(json_text.insert_item(text, ("hooks", event), entry), fragments)
        _check(self.is_in(text))
        return text, tuple(fragments)

    def take_out(self, text: str, fragments: tuple[str, ...]) -> str:
        if (left := _cut_all(text, fragments)) is not None:
            return left
        for event, _ in self._entries():
            text = json_text.remove_items(text, ("hooks", event), _OUR_COMMAND)
            text = _without_made(text, ("hooks", event), fragments)
        return _without_made(text, ("hooks",), fragments)

    def alone(self) -> str:
        return self.put_in("")[0]

    def _entries(self) -> Iterable[tuple[str, dict[str, object]]]:
        for event, name in self.file.events.items():
            # Who ends does not wait: Claude Code kills what takes longer than a second and a half.
            apart = ("--detached",) if event is HookEvent.SESSION_END else ()
            line = self.command.line("hook", event.value, *apart, "--tool", self.tool.value, windows=self.windows)
            yield name, ({"command": line} if self.file.is_flat else {"hooks": [{"type": "command", "command": line}]})


def _kept(inserted: Inserted, fragments: list[str]) -> str:
    fragments.append(inserted.fragment)
    return inserted.text


def _cut_all(text: str, fragments: tuple[str, ...]) -> str | None:
    """The text without all fragments, the last one first; None where one cannot be told apart any more."""
    if not fragments:
        return None
    left: str | None = text
    for fragment in reversed(fragments):
        left = None if left is None else cut(left, fragment)
    return left


def _without_made(text: str, path: tuple[str, ...], fragments: tuple[str, ...]) -> str:
    """The text without what is empty at a path, if one of the fragments brought it along."""
    made = any(f"{json.dumps(path[-1])}:" in fragment for fragment in fragments)
    if made and _at(json_text.read(text), path) in ({}, []):
        return json_text.remove_member(text, path[:-1], path[-1])
    return text


def _at(values: Any, path: Iterable[str]) -> Any:
    for name in path:
        values = values.get(name) if isinstance(values, dict) else None
    return values


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise NotUnderstoodError("no TOML") from error


def _check(is_right: object) -> None:
    if not is_right:
        raise NotUnderstoodError("it would not say what it has to")
