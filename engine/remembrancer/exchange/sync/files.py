"""The files that blocks stand in: looked at and replaced without following a link, and never written over unseen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from remembrancer.connect.files import FileLeftAloneError, OwnedFile
from remembrancer.model.errors import FileNotWrittenError, InvalidInputError
from remembrancer.model.syncing import SyncProblem

_PATH_CHARACTERS: Final = 4_000


class LeftAloneError(Exception):
    """A file is left alone as it is."""

    def __init__(self, problem: SyncProblem) -> None:
        super().__init__(problem)
        self.problem = problem


def absolute_paths(given: str) -> tuple[str, str]:
    """A path as it is written, and with the links on the way resolved; whether or not anything lies there."""
    path = Path(given).expanduser().absolute()
    return str(path), str(path.parent.resolve() / path.name)


def checked_path(given: str) -> str:
    """Where a file is to be kept up to date: its folder has to be there, and links on the way are resolved.

    Raises:
        InvalidInputError: it is empty or too long, or there is no such folder.
    """
    if not given.strip() or len(given) > _PATH_CHARACTERS or "\x00" in given:
        raise InvalidInputError("path", "empty" if not given.strip() else "too_long", limit=_PATH_CHARACTERS)
    path = Path(given).expanduser().absolute()
    if not path.parent.is_dir():
        raise InvalidInputError("path", "not_a_folder")
    return str(path.parent.resolve() / path.name)


def read_file(path: str) -> str | None:
    """What a file says; None: there is none.

    Raises:
        LeftAloneError: it is no plain file of the person's own, or lies behind a link.
    """
    try:
        return _file(path).read()
    except FileLeftAloneError as error:
        raise LeftAloneError(_PROBLEMS.get(error.problem.value, SyncProblem.UNREADABLE)) from error


def write_file(path: str, seen: str | None, text: str) -> None:
    """Write, unless somebody else has written since it was read.

    Raises:
        LeftAloneError: it is not as it was ``seen``, or cannot be touched safely.
        FileNotWrittenError: the system refuses it.
    """
    if read_file(path) != seen:
        raise LeftAloneError(SyncProblem.CHANGED_MEANWHILE)
    try:
        _file(path).replace(text)
    except FileLeftAloneError as error:
        raise LeftAloneError(_PROBLEMS.get(error.problem.value, SyncProblem.UNREADABLE)) from error
    except OSError as error:
        raise FileNotWrittenError(str(error), path=path, problem=error.strerror or error) from error


def _file(given: str) -> OwnedFile:
    path = Path(given)
    # The folders were no links when it was added, and must not have become some.
    if path.parent.exists() and path.parent.resolve() != path.parent:
        raise LeftAloneError(SyncProblem.LINK)
    return OwnedFile(path.parent, (path.name,))


_PROBLEMS: Final = {
    "symlink": SyncProblem.LINK,
    "not_a_file": SyncProblem.NOT_A_FILE,
    "not_utf8": SyncProblem.NOT_TEXT,
    "too_large": SyncProblem.TOO_LARGE,
    "other_owner": SyncProblem.OTHER_OWNER,
    "several_names": SyncProblem.SEVERAL_NAMES,
}
