"""Memories as text files, by the six commands of Anthropic's memory tool.

A path is a name and nothing else: there are no files, so that nothing can be reached but memories that were written as
such. A file is one memory, with its path as title and first line, so that it is recalled like any other. Blanks at the
end of a file are not kept. Whoever may only propose sees its changes when the person has approved them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from remembrancer.model.changes import Change, Outcome, Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import MEMORIES_IN_A_REQUEST, GetOwnAccess
from remembrancer.model.limits import TITLE_CHARACTERS
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import HasTag, Search
from remembrancer.model.types import MemoryType, Status
from remembrancer.model.way_in import WayIn
from remembrancer.wording import agents, in_english
from remembrancer.wording.templates import Template

ROOT: Final = "/memories"
TAG: Final = "memory-file"
_DEPTH: Final = 2
_NUMBER_WIDTH: Final = 6
_AROUND: Final = 2
_ENCODED: Final = re.compile(r"%(?:2e|2f|5c|00)", re.IGNORECASE)
_UNIT: Final = 1024


class FileRefusedError(Exception):
    """A command cannot be carried out; the text says why, for the agent."""

    def __init__(self, why: Template, **values: str) -> None:
        self.told = why.fill(in_english, **values)
        super().__init__(self.told)


@dataclass(frozen=True, slots=True)
class _File:
    memory: Memory
    path: str
    text: str

    @property
    def size(self) -> int:
        return len(self.text.encode())


class MemoryFiles:
    """The commands, over a client's way in. Each answers with text for the agent, or raises FileRefusedError."""

    def __init__(self, way: WayIn, key: Callable[[], str] = lambda: "") -> None:
        """``key`` gives the idempotency key of each change."""
        self._way = way
        self._key = key

    def view(self, path: str, view_range: tuple[int, int] | None = None) -> str:
        """A file with numbered lines, or what is in a folder, two levels deep."""
        path = _checked(path)
        files = self._files()
        if path in files:
            heading = agents.FILE.fill(in_english, path=path)
            return _numbered(_warned(files[path], heading), files[path].text.split("\n"), view_range)
        inside = {each: file for each, file in files.items() if each.startswith(f"{path}/")}
        if not inside and path != ROOT:
            raise FileRefusedError(agents.FILE_ABSENT, path=path)
        return _listed(path, inside)

    def create(self, path: str, file_text: str) -> str:
        """A new file; one that is there is not overwritten."""
        path = _checked(path, is_file=True)
        files = self._files()
        if path in files or any(each.startswith(f"{path}/") for each in files):
            raise FileRefusedError(agents.FILE_EXISTS, path=path)
        home = self._way.query(GetOwnAccess()).namespace or DEFAULT_NAMESPACE
        draft = Draft(_content(path, file_text), MemoryType.ARTIFACT, title=path, tags=(TAG,))
        remembered = self._way.change(Remember(draft, home, self._key()))
        if remembered.outcome in (Outcome.CONFLICT, Outcome.WAITING, Outcome.REJECTED):
            raise FileRefusedError(agents.FILE_WAITS, path=path)
        return agents.FILE_CREATED.fill(in_english, path=path)

    def str_replace(self, path: str, old_str: str, new_str: str) -> str:
        """Replace what occurs exactly once."""
        file = self._file(path)
        times = file.text.count(old_str) if old_str else 0
        if times == 0:
            raise FileRefusedError(agents.FILE_NOT_VERBATIM, path=file.path)
        if times > 1:
            starts = [each.start() for each in re.finditer(f"(?={re.escape(old_str)})", file.text)]
            lines = ", ".join(str(file.text.count("\n", 0, start) + 1) for start in starts)
            raise FileRefusedError(agents.FILE_SEVERAL, lines=lines)
        line = file.text[: file.text.index(old_str)].count("\n")
        text = file.text.replace(old_str, new_str)
        self._write(file, file.path, text)
        first = max(0, line - _AROUND)
        shown = text.split("\n")[first : line + _AROUND + 1]
        return _numbered(_warned(file, agents.FILE_EDITED_AT.fill(in_english)), shown, first=first)

    def insert(self, path: str, insert_line: int, insert_text: str) -> str:
        """Insert after a line; 0 is the top."""
        file = self._file(path)
        lines = file.text.split("\n") if file.text else []
        if not 0 <= insert_line <= len(lines):
            raise FileRefusedError(agents.FILE_LINE, line=str(insert_line), last=str(len(lines)))
        lines.insert(insert_line, insert_text.rstrip("\n"))
        self._write(file, file.path, "\n".join(lines))
        return agents.FILE_EDITED.fill(in_english, path=file.path)

    def delete(self, path: str) -> str:
        """Put a file away, or a folder with all that is in it."""
        path = _checked(path)
        if path == ROOT:
            raise FileRefusedError(agents.FILE_ROOT)
        gone = [file for each, file in self._files().items() if each == path or each.startswith(f"{path}/")]
        if not gone:
            raise FileRefusedError(agents.FILE_ABSENT, path=path)
        for each in gone:
            self._done(self._way.change(SetStatus((each.memory.id,), Status.ARCHIVED, key=self._key())), path)
        return agents.FILE_DELETED.fill(in_english, path=path)

    def rename(self, old_path: str, new_path: str) -> str:
        """Give a file, or a folder with all that is in it, another path."""
        old, new = _checked(old_path), _checked(new_path, is_file=True)
        if old == ROOT:
            raise FileRefusedError(agents.FILE_ROOT)
        files = self._files()
        moved = {each: file for each, file in files.items() if each == old or each.startswith(f"{old}/")}
        if not moved or new.startswith(f"{old}/"):
            raise FileRefusedError(agents.FILE_ABSENT, path=old)
        if any(each == new or each.startswith(f"{new}/") for each in files):
            raise FileRefusedError(agents.FILE_EXISTS, path=new)
        for each, file in moved.items():
            self._write(file, _checked(new + each.removeprefix(old)), file.text)
        return agents.FILE_RENAMED.fill(in_english, old=old, new=new)

    def _files(self) -> dict[str, _File]:
        found = self._way.query(FindMemories(Search(condition=HasTag(TAG)))).ids
        files: dict[str, _File] = {}
        for start in range(0, len(found), MEMORIES_IN_A_REQUEST):
            for memory in self._way.query(GetMemories(found[start : start + MEMORIES_IN_A_REQUEST])):
                path, _, text = memory.content.partition("\n")
                if path == memory.title and path.startswith(f"{ROOT}/"):
                    # Of two with one path the older one stands: a client cannot take the place of another's file.
                    files[path] = _File(memory, path, text)
        return dict(sorted(files.items()))

    def _file(self, path: str) -> _File:
        path = _checked(path)
        files = self._files()
        if path not in files:
            is_folder = path == ROOT or any(each.startswith(f"{path}/") for each in files)
            raise FileRefusedError(agents.FILE_IS_FOLDER if is_folder else agents.FILE_ABSENT, path=path)
        return files[path]

    def _write(self, file: _File, path: str, text: str) -> None:
        revision = Revision(content=_content(path, text), title=path)
        request = Revise((file.memory.id,), revision, file.memory.number, self._key())
        self._done(self._way.change(request), path)

    def _done(self, change: Change, path: str) -> None:
        if change.proposals:
            raise FileRefusedError(agents.FILE_WAITS, path=path)


def _checked(path: str, *, is_file: bool = False) -> str:
    """The path in its one form.

    Raises:
        FileRefusedError: it leads elsewhere, or could be meant to.
    """
    path = unicodedata.normalize("NFC", path)
    parts = path.rstrip("/").split("/")
    is_ours = parts[:2] == ["", ROOT.removeprefix("/")]
    is_plain = all(part.isprintable() and part == " ".join(part.split()) for part in parts[1:])
    is_plain = is_plain and not {"", ".", ".."} & set(parts[1:])
    if not is_ours or not is_plain or "\\" in path or _ENCODED.search(path) or len(path) > TITLE_CHARACTERS:
        raise FileRefusedError(agents.FILE_PATH)
    if is_file and len(parts) <= _DEPTH:
        raise FileRefusedError(agents.FILE_PATH)
    return "/".join(parts)


def _content(path: str, text: str) -> str:
    return f"{path}\n{text}"


def _warned(file: _File, heading: str) -> str:
    """The heading; before it stands what is to be known of a file that reads like a rule nobody approved."""
    return f"{agents.FILE_RULES.fill(in_english)}\n{heading}" if file.memory.unapproved_rule else heading


def _numbered(heading: str, lines: list[str], view_range: tuple[int, int] | None = None, *, first: int = 0) -> str:
    if view_range is not None:
        first = max(1, view_range[0]) - 1
        lines = lines[first : len(lines) if view_range[1] == -1 else view_range[1]]
    return "\n".join((heading, *(f"{number:>{_NUMBER_WIDTH}}\t{line}" for number, line in enumerate(lines, first + 1))))


def _listed(path: str, inside: dict[str, _File]) -> str:
    """What is in a folder. Hidden names are left out, as is what lies deeper."""
    sizes: dict[str, int] = {}
    for each, file in inside.items():
        parts = each.removeprefix(f"{path}/").split("/")
        if any(part.startswith(".") for part in parts):
            continue
        for depth in range(1, min(len(parts), _DEPTH) + 1):
            name = "/".join(parts[:depth]) + ("/" if depth < len(parts) else "")
            sizes[name] = sizes.get(name, 0) + file.size
    lines = [f"{_size(sum(file.size for file in inside.values()))}\t{path}"]
    lines += [f"{_size(size)}\t{path}/{name}" for name, size in sorted(sizes.items())]
    return "\n".join((agents.FOLDER.fill(in_english, path=path), *lines))


def _size(count: int) -> str:
    if count < _UNIT:
        return f"{count}B"
    amount = f"{count / _UNIT:.1f}".removesuffix(".0")
    return f"{amount}K"
