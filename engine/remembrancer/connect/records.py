"""What was put into which file, kept in the vault's folder with copies of the files as they were before."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from remembrancer.storage.files import make_private_folder, replace_file

_FOLDER: Final = "connections"
_RECORDS: Final = "records.json"
_NAME_CHARACTERS: Final = 60


@dataclass(frozen=True, slots=True)
class PutIn:
    """One part of one tool's connection: its fragments, in the order in which they were put in."""

    tool: str
    kind: str
    fragments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """What is ours in a file. ``existed``: it was there before; ``folders`` were made for it."""

    existed: bool = True
    folders: tuple[str, ...] = ()
    parts: tuple[PutIn, ...] = ()

    def fragments(self, kind: str) -> tuple[str, ...]:
        return next((each.fragments for each in self.parts if each.kind == kind), ())

    def tools(self, kind: str) -> frozenset[str]:
        return frozenset(each.tool for each in self.parts if each.kind == kind)


_ADAPTER: Final = TypeAdapter(dict[str, Record])


class Records:
    """The records of a vault, by the path of the file."""

    def __init__(self, vault: Path) -> None:
        self._folder = vault / _FOLDER

    def read(self) -> dict[str, Record]:
        """All of them. Without them what is ours is still found by its name and its markers."""
        try:
            return _ADAPTER.validate_json((self._folder / _RECORDS).read_bytes())
        except FileNotFoundError:
            return {}
        except ValidationError as error:
            logging.getLogger("connect").warning("records_unreadable detail=%r", str(error))
            return {}

    def keep(self, path: str, record: Record) -> None:
        """Keep a record; one without parts is forgotten."""
        records = self.read()
        records.pop(path, None)
        if record.parts:
            records[path] = record
        make_private_folder(self._folder)
        replace_file(self._folder / _RECORDS, _ADAPTER.dump_json(records, indent=2))

    def back_up(self, path: str, text: str, now: datetime) -> str:
        """Keep a copy of a file as it was, readable by its owner alone. Returns where it lies."""
        make_private_folder(self._folder)
        place = hashlib.sha256(path.encode("utf-8", "surrogateescape")).hexdigest()[:8]
        name = f"{now:%Y%m%dT%H%M%S%f}-{place}-{Path(path).name[-_NAME_CHARACTERS:]}"
        replace_file(self._folder / name, text.encode())
        return str(self._folder / name)
