"""Looking for memories where agents and exports usually leave them, in the person's own folders and nowhere else.

Names are looked at, and the beginnings of those files whose names do not say what they are. Links are not followed,
mounted drives are not entered, and it ends after a number of folders or seconds, whichever comes first.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Final

import platformdirs

from remembrancer.exchange.detection import ARCHIVE, UNKNOWN, detect_format
from remembrancer.exchange.sources import DiskFile
from remembrancer.exchange.walking import is_entered, is_looked_at
from remembrancer.model.errors import UnreadableFileError
from remembrancer.model.importing import FoundSource, FoundSources
from remembrancer.model.progress import Progress, check_cancelled

MOST_SECONDS: Final = 20.0
MOST_FOLDERS: Final = 30_000
MOST_FOUND: Final = 200
_DEPTH: Final = 5
"""So many folders below the home folder."""
_MOST_ARCHIVED: Final = 20_000

_IN_HOME: Final = (
    ".claude/CLAUDE.md",
    ".codex/AGENTS.md",
    ".gemini/GEMINI.md",
    ".config/opencode/AGENTS.md",
    ".config/amp/AGENTS.md",
    ".codeium/windsurf/memories/global_rules.md",
    ".claude-mem/claude-mem.db",
    ".mcp-memory/memory.jsonl",
)
_FOLDERS_IN_HOME: Final = (".claude/projects", ".claude/rules", ".claude/agent-memory", ".codex/memories")
"""Those of the first hold a folder ``memory`` for each project."""
_FILES: Final = frozenset(
    {"claude.md", "claude.local.md", "agents.md", "agents.override.md", "gemini.md", "memory.md", "memory.json"}
    | {"memory.jsonl", ".cursorrules", ".windsurfrules", ".clinerules", ".goosehints", ".aider.chat.history.md"}
)
_FOLDERS: Final = frozenset({"memory-bank", "memory_bank", "memorybank"})
_RULES: Final = ((".cursor", "rules"), (".clinerules", ""), (".windsurf", "rules"), (".roo", "rules"))
_EXPORTS: Final = frozenset({"conversations.json", "memories.json", "projects.json"})
_EXPORT_ENDINGS: Final = (".af", "memories.jsonl.gz", ".zip")
_SKIPPED: Final = frozenset(
    {"library", "appdata", "applications", "snap", "anaconda3", "miniconda3", "go", "pods", "target", "build", "dist"}
    | {"vendor", "third_party", "site-packages", "remembrancer", "steam", "music", "movies", "videos", "pictures"}
)


@dataclass(slots=True)
class _Search:
    """How far one search is, and when it has to end."""

    progress: Progress
    clock: Callable[[], float]
    ends_at: float
    folders: int = 0
    complete: bool = True

    def may_enter(self) -> bool:
        check_cancelled(self.progress)
        if self.folders >= MOST_FOLDERS or self.clock() >= self.ends_at:
            self.complete = False
            return False
        self.folders += 1
        self.progress.report(self.folders, 0, "searching")
        return True


def find_sources(
    home: Path, progress: Progress, *, downloads: Path | None = None, clock: Callable[[], float] = monotonic
) -> FoundSources:
    """What could be brought in, the newest first, each path once.

    Args:
        home: the person's home folder.
        progress: told the number of folders looked at.
        downloads: where exports are looked for beside the home folder; None: the system's folder for them.
        clock: seconds that only go forward.

    Raises:
        CancelledError: the person asked to stop.
    """
    search = _Search(progress, clock, clock() + MOST_SECONDS)
    found: dict[str, FoundSource] = {}
    for path in _candidates(home, downloads or platformdirs.user_downloads_path(), search):
        key = os.path.normcase(os.path.realpath(path))
        source = None if key in found else _source(path)
        if source is not None:
            found[key] = source
        if len(found) >= MOST_FOUND:
            search.complete = False
            break
    newest = sorted(found.values(), key=lambda each: (each.changed_at, each.path), reverse=True)
    return FoundSources(tuple(newest), search.complete)


def _candidates(home: Path, downloads: Path, search: _Search) -> Iterator[Path]:
    for name in _IN_HOME:
        if (home / name).is_file():
            yield home / name
    for name in _FOLDERS_IN_HOME:
        if name == ".claude/projects":
            yield from (each.path / Path("memory") for each in _entries(home / name, search) if _is_folder(each))
        else:
            yield home / name
    yield from _exports(downloads, search)
    yield from _walked(home, search)


def _exports(downloads: Path, search: _Search) -> Iterator[Path]:
    """What chat programs gave out, as it was downloaded, and one folder below, where it was unpacked."""
    for entry in _entries(downloads, search):
        if _is_folder(entry):
            yield from (Path(each.path) for each in _entries(Path(entry.path), search) if _may_be_export(each))
        elif _may_be_export(entry):
            yield Path(entry.path)


def _walked(home: Path, search: _Search) -> Iterator[Path]:
    """The files and folders of agents below the home folder, those nearest first."""
    try:
        device = home.stat().st_dev
    except OSError:
        return
    waiting = [(home, 0)]
    while waiting:
        folder, depth = waiting.pop(0)
        for base, below in _RULES:
            rules = folder / base / below
            if rules.is_dir() and not rules.is_symlink():
                yield rules
        for entry in _entries(folder, search):
            name = entry.name.lower()
            if _is_folder(entry):
                if name in _FOLDERS:
                    yield Path(entry.path)
                elif depth < _DEPTH and _is_walked(entry, device):
                    waiting.append((Path(entry.path), depth + 1))
            elif name in _FILES and entry.is_file(follow_symlinks=False):
                yield Path(entry.path)


def _is_walked(entry: os.DirEntry[str], device: int) -> bool:
    if entry.name.startswith(".") or entry.name.lower() in _SKIPPED or not is_entered(entry.name):
        return False
    try:
        return entry.stat(follow_symlinks=False).st_dev == device or os.name == "nt"
    except OSError:
        return False


def _entries(folder: Path, search: _Search) -> list[os.DirEntry[str]]:
    """What is in a folder, by name; nothing where it cannot be read or it is time to end."""
    if not search.may_enter():
        return []
    try:
        with os.scandir(folder) as listing:
            return sorted(listing, key=lambda entry: entry.name)
    except OSError:
        return []


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False


def _may_be_export(entry: os.DirEntry[str]) -> bool:
    name = entry.name.lower()
    return (name in _EXPORTS or name.endswith(_EXPORT_ENDINGS)) and entry.is_file(follow_symlinks=False)


def _source(path: Path) -> FoundSource | None:
    """The path as something that can be brought in; None where it is not."""
    try:
        if path.is_symlink():
            return None
        if path.is_dir():
            return _folder_source(path)
        status = path.stat()
        form = detect_format(DiskFile(str(path)))
        if not status.st_size or form == UNKNOWN or (form == ARCHIVE and not _holds_export(path)):
            return None
        return FoundSource(str(path), form, 0, status.st_size, _instant(status.st_mtime))
    except (OSError, UnreadableFileError):
        return None


def _folder_source(path: Path) -> FoundSource | None:
    files = [each for each in path.rglob("*") if each.is_file() and not each.is_symlink() and is_looked_at(each.name)]
    if not files:
        return None
    states = [each.stat() for each in files]
    newest = max(state.st_mtime for state in states)
    size = sum(state.st_size for state in states)
    return FoundSource(str(path), "folder", len(files), size, _instant(newest))


def _holds_export(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, NotImplementedError, ValueError):
        return False
    return any(name.rsplit("/", 1)[-1].lower() in _EXPORTS for name in names[:_MOST_ARCHIVED])


def _instant(seconds: float) -> datetime:
    return datetime.fromtimestamp(max(0.0, seconds), UTC)
