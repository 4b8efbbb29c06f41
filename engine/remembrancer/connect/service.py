"""Connecting tools: looking for them, planning what is written to their files, and writing it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from remembrancer.connect.files import FileLeftAloneError, OwnedFile, remove_empty
from remembrancer.connect.insertion import NotUnderstoodError
from remembrancer.connect.machine import PROGRAM, Machine
from remembrancer.connect.parts import Command, Hooks, Instructions, JsonServer, Part, TomlServer
from remembrancer.connect.records import PutIn, Record, Records
from remembrancer.connect.tools import TOOLS, Files, InstructionFile, Place
from remembrancer.model import connecting
from remembrancer.model.clock import Clock
from remembrancer.model.connecting import Connected, ConnectionPlan, FileChange, FileProblem, FoundTool, Tool
from remembrancer.model.errors import FileNotWrittenError, FilesChangedError, InvalidInputError, NotPermittedError
from remembrancer.model.progress import Progress
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call

_CONTEXT_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class _Edit:
    """One file with its change, and the record of it that is kept once it is made."""

    file: OwnedFile
    change: FileChange
    record: Record


class Connecting:
    """Answers the requests of :mod:`remembrancer.model.connecting`, for the vault in ``folder``.

    ``is_default``: the command line opens this vault when none is named.
    """

    def __init__(
        self,
        folder: Path,
        clock: Clock,
        *,
        is_default: Callable[[], bool],
        machine: Callable[[], Machine] = Machine.here,
    ) -> None:
        self._folder = folder
        self._clock = clock
        self._is_default = is_default
        self._machine = machine
        self._records = Records(folder)

    def queries(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """The handlers, by the type of the request."""
        return {
            connecting.FindTools: lambda call, request, _: self.find(call, request),
            connecting.PlanConnection: lambda call, request, _: self.plan(call, request),
            connecting.ApplyConnection: lambda call, request, _: self.apply(call, request),
        }

    def find(self, call: Call, request: connecting.FindTools) -> tuple[FoundTool, ...]:
        """The tools, those that are here first. See :class:`FindTools` for what can go wrong."""
        _check_person(call)
        machine = self._machine()
        project = _project_folder(request.project)
        found = [self._found(tool, machine, project) for tool in Tool]
        return tuple(sorted(found, key=lambda each: not each.is_here))

    def plan(self, call: Call, request: connecting.PlanConnection) -> ConnectionPlan:
        """What would be written. See :class:`PlanConnection` for what can go wrong."""
        _check_person(call)
        edits = self._edits(request)
        changes = tuple(edit.change for edit in edits if _is_told(edit))
        return ConnectionPlan(request.tool, request.project, request.connect, request.hooks, changes)

    def apply(self, call: Call, request: connecting.ApplyConnection) -> Connected:
        """Write what a plan says, if it still is what would be planned. See :class:`ApplyConnection`."""
        _check_person(call)
        plan = request.plan
        # What is written is what is made here; the plan only says what the person saw.
        edits = self._edits(connecting.PlanConnection(plan.tool, plan.project, plan.connect, plan.hooks))
        fresh = {edit.change.path: edit.change for edit in edits if _is_told(edit)}
        shown = {change.path: change for change in plan.changes}
        for path in (*fresh, *shown):
            if fresh.get(path) != shown.get(path):
                raise FilesChangedError(path=path)
        written: list[str] = []
        removed: list[str] = []
        backups: list[str] = []
        for edit in edits:
            change = edit.change
            if change.problem:
                continue
            if change.before == change.after:
                # It is shared, and another tool still needs it, or put it in.
                self._records.keep(change.path, edit.record)
                continue
            if change.before is not None:
                backups.append(self._records.back_up(change.path, change.before, self._clock.now()))
            self._write(edit)
            (removed if change.after is None else written).append(change.path)
        if removed:
            remove_empty(folder for edit in edits for folder in edit.record.folders)
        left_alone = tuple(edit.change.path for edit in edits if edit.change.problem)
        return Connected(tuple(written), tuple(removed), left_alone, tuple(backups))

    def _write(self, edit: _Edit) -> None:
        record = edit.record
        try:
            if edit.file.read() != edit.change.before:
                raise FilesChangedError(path=edit.change.path)
            if edit.change.after is None:
                edit.file.remove()
            else:
                made = edit.file.replace(edit.change.after)
                record = replace(record, folders=(*made, *record.folders))
        except FileLeftAloneError as error:
            raise FilesChangedError(error.problem, path=edit.change.path) from error
        except OSError as error:
            raise FileNotWrittenError(str(error), path=edit.change.path, problem=error.strerror or error) from error
        self._records.keep(edit.change.path, record)

    def _found(self, tool: Tool, machine: Machine, project: Path | None) -> FoundTool:
        entry = TOOLS[tool]
        files = entry.project if project else entry.user
        is_in = {part.kind: is_in for part, is_in in self._standing(tool, files, machine, project)} if files else {}
        return FoundTool(
            tool,
            entry.name,
            entry.is_here(machine),
            is_in.get("server", False),
            bool(files and files.hooks),
            is_in.get("hooks", False),
            for_user=entry.user is not None,
            for_project=entry.project is not None,
        )

    def _standing(
        self, tool: Tool, files: Files, machine: Machine, project: Path | None
    ) -> Iterator[tuple[Part, bool]]:
        for file, parts in self._parts(tool, files, machine, project, self._records.read()):
            try:
                text = file.read() or ""
            except FileLeftAloneError:
                continue
            for part in parts:
                try:
                    yield part, part.is_in(text)
                except NotUnderstoodError:
                    yield part, False

    def _edits(self, request: connecting.PlanConnection) -> list[_Edit]:
        machine = self._machine()
        project = _project_folder(request.project)
        entry = TOOLS[request.tool]
        files = entry.project if project else entry.user
        if files is None:
            raise InvalidInputError("project", "no_projects" if project else "only_projects")
        records = self._records.read()
        return [
            _edited(file, parts, records.get(str(file.path)), request)
            for file, parts in self._parts(request.tool, files, machine, project, records)
        ]

    def _parts(
        self, tool: Tool, files: Files, machine: Machine, project: Path | None, records: dict[str, Record]
    ) -> list[tuple[OwnedFile, list[Part]]]:
        """The files of a tool with the parts that belong in each."""
        command = self._command(machine, project)
        here = project or machine.home
        server = TomlServer if files.server.is_toml else JsonServer
        placed: list[tuple[Place, Part]] = [(files.server.place, server(files.server, command))]
        if files.instructions:
            place = _instructions_place(files.instructions, machine, here, records)
            placed.append((place, Instructions(files.instructions)))
        if files.hooks:
            placed.append((files.hooks.place, Hooks(files.hooks, tool, command, machine.system == "win32")))
        grouped: dict[OwnedFile, list[Part]] = {}
        for place, part in placed:
            grouped.setdefault(_file(place, machine, here), []).append(part)
        return list(grouped.items())

    def _command(self, machine: Machine, project: Path | None) -> Command:
        # A project's files are shared with other people, on whose machines the program lies elsewhere.
        program = PROGRAM if project else machine.program()
        return Command(program, () if self._is_default() else ("--vault", str(self._folder)))


def _is_told(edit: _Edit) -> bool:
    """Whether the person has to know of it: it is written, or cannot be."""
    return edit.change.problem is not None or edit.change.before != edit.change.after


def _edited(file: OwnedFile, parts: list[Part], record: Record | None, request: connecting.PlanConnection) -> _Edit:
    """What becomes of one file."""
    path = str(file.path)
    wanted = {part.kind: request.connect and (part.kind != "hooks" or request.hooks) for part in parts}
    snippet = "\n".join(part.alone() for part in parts if wanted[part.kind])
    try:
        before = file.read()
    except FileLeftAloneError as error:
        return _Edit(file, FileChange(path, None, None, (), error.problem, snippet), record or Record())
    record = record or Record(existed=before is not None)
    try:
        text, record = _rewritten(before or "", parts, wanted, record, request.tool)
    except NotUnderstoodError:
        problem = FileProblem.NOT_UNDERSTOOD
        return _Edit(file, FileChange(path, before, before, (), problem, snippet), record)
    # What was made for a connection, or was nothing but it, goes with it.
    gone = "".join(text.split()) in ("", "{}") and (before is None or not record.existed)
    after = None if gone else text
    return _Edit(file, FileChange(path, before, after, _diff(before, after)), record)


def _rewritten(text: str, parts: list[Part], wanted: dict[str, bool], record: Record, tool: Tool) -> tuple[str, Record]:
    kept = {(each.tool, each.kind): each for each in record.parts}
    for part in reversed(parts):
        if wanted[part.kind] and part.is_in(text):
            continue
        # A file may be shared by tools, as AGENTS.md: what another one still needs stays.
        mine = kept.pop((tool, part.kind), None)
        if not wanted[part.kind] and record.tools(part.kind) - {tool.value}:
            continue
        text = part.take_out(text, mine.fragments if mine else record.fragments(part.kind))
    for part in parts:
        if not wanted[part.kind] or (tool.value, part.kind) in kept:
            continue
        fragments = record.fragments(part.kind)
        if not part.is_in(text):
            text, fragments = part.put_in(text)
        kept[tool, part.kind] = PutIn(tool.value, part.kind, fragments)
    return text, replace(record, parts=tuple(kept.values()))


def _diff(before: str | None, after: str | None) -> tuple[str, ...]:
    old, new = (before or "").splitlines(), (after or "").splitlines()
    return tuple(difflib.unified_diff(old, new, lineterm="", n=_CONTEXT_LINES))[2:]


def _file(place: Place, machine: Machine, project: Path) -> OwnedFile:
    return OwnedFile(place.root(machine, project), place.parts)


def _instructions_place(
    instructions: InstructionFile, machine: Machine, project: Path, records: dict[str, Record]
) -> Place:
    """Where the instructions are, or else where the tool looks for them."""
    choices = [(place, _file(place, machine, project).path) for place in instructions.instead]
    known = [place for place, path in choices if records.get(str(path), Record()).tools("instructions")]
    there = [place for place, path in choices if path.exists()]
    return next(iter([*known, *there]), instructions.place)


def _project_folder(project: str) -> Path | None:
    """The folder of the project; None: all projects.

    Raises:
        InvalidInputError: there is no such folder.
    """
    if not project:
        return None
    folder = Path(project).expanduser()
    if not folder.is_absolute() or not folder.is_dir():
        raise InvalidInputError("project", "not_a_folder", given=project)
    return folder


def _check_person(call: Call) -> None:
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError(action="connect")
