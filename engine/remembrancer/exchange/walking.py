"""Which files stand under the paths a person chose, in an order that is always the same.

Links to folders are not followed, links to files are passed over, and so are hidden folders except those in which
agents keep their memory. A path with ``..`` in it is refused: the caller says plainly where it points.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from remembrancer.exchange.sources import DiskFile, reason_of
from remembrancer.model.progress import Progress, check_cancelled

_SKIPPED_FOLDERS: Final = frozenset({"node_modules", "__pycache__", "venv", "site-packages"})
_AGENT_FOLDERS: Final = frozenset({".claude", ".cursor", ".clinerules", ".windsurf", ".roo", ".codex", ".gemini"})
_AGENT_FILES: Final = frozenset(
    {".cursorrules", ".windsurfrules", ".clinerules", ".goosehints", ".aider.chat.history.md"}
)
_PASSED_OVER: Final = frozenset(
    # Pictures, sounds, programs and their settings lie beside notes in great number and are no memories.
    {".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".bmp", ".ico", ".heic", ".avif", ".pdf"}
    | {".mp3", ".m4a", ".wav", ".ogg", ".flac", ".mp4", ".mov", ".webm", ".mkv", ".avi"}
    | {".ttf", ".otf", ".woff", ".woff2", ".css", ".scss", ".html", ".htm", ".base", ".canvas", ".excalidraw"}
    | {".js", ".mjs", ".cjs", ".ts", ".tsx", ".jsx", ".vue", ".py", ".pyi", ".pyc", ".rs", ".go", ".java", ".kt"}
    | {".c", ".h", ".cc", ".cpp", ".hpp", ".cs", ".rb", ".php", ".swift", ".sh", ".bash", ".ps1", ".bat", ".sql"}
    | {".toml", ".ini", ".cfg", ".lock", ".yml", ".yaml", ".xml", ".csv", ".tsv", ".log", ".map"}
    | {".exe", ".dll", ".so", ".dylib", ".o", ".a", ".class", ".jar", ".wasm"}
)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A path that gives no file, and the code of the reason."""

    path: str
    reason: str


def find_files(paths: Iterable[str | os.PathLike[str]], progress: Progress) -> Iterator[DiskFile | Obstacle]:
    """Every file to look at, each once.

    Raises:
    CancelledError: the person asked to stop.
    """
    seen: set[str] = set()
    for path in paths:
        for found in _under(Path(path), progress):
            key = os.path.normcase(Path(found.path).absolute())
            if key not in seen:
                seen.add(key)
                yield found


def _under(path: Path, progress: Progress) -> Iterator[DiskFile | Obstacle]:
    if ".." in path.parts:
        yield Obstacle(str(path), "parent_reference")
        return
    try:
        mode = path.stat().st_mode
    except OSError as error:
        yield Obstacle(str(path), reason_of(error))
        return
    except ValueError:
        yield Obstacle(str(path).replace("\x00", ""), "not_found")
        return
    if stat.S_ISDIR(mode):
        yield from _in_folder(path, progress)
    elif stat.S_ISREG(mode):
        yield DiskFile(str(path))
    else:
        yield Obstacle(str(path), "not_a_regular_file")


def _in_folder(top: Path, progress: Progress) -> Iterator[DiskFile | Obstacle]:
    waiting = [str(top)]
    while waiting:
        check_cancelled(progress)
        folder = waiting.pop()
        try:
            with os.scandir(folder) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as error:
            yield Obstacle(folder, reason_of(error))
            continue
        for entry in entries:
            if _is_file(entry) and is_looked_at(entry.name):
                yield DiskFile(entry.path)
        # The last one put on is the first one taken off.
        waiting.extend(entry.path for entry in reversed(entries) if _is_folder(entry) and is_entered(entry.name))


def _is_file(entry: os.DirEntry[str]) -> bool:
    return entry.is_file(follow_symlinks=False)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir(follow_symlinks=False) and not _is_junction(entry)


def _is_junction(entry: os.DirEntry[str]) -> bool:
    """Whether this is a link to a folder that does not call itself one; only Windows has them."""
    tag: int = getattr(entry.stat(follow_symlinks=False), "st_reparse_tag", 0)
    return tag == getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)


def is_entered(name: str) -> bool:
    return name in _AGENT_FOLDERS or not (name.startswith(".") or name in _SKIPPED_FOLDERS)


def is_looked_at(name: str) -> bool:
    if name.startswith("."):
        return name in _AGENT_FILES
    return Path(name).suffix.lower() not in _PASSED_OVER
