"""Our own form: one JSON object a line. The first line says what it is, the last one how to see that it is whole.

Between them stand records of :mod:`remembrancer.storage.transfer`: ``record`` names the table, instants are
microseconds since 1970 UTC, bytes are in hexadecimal digits, and rows of other tables are meant by their names.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, BinaryIO, Final

from remembrancer.exchange.json_values import JsonProblemError, decode_json
from remembrancer.exchange.sources import unreadable
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage.transfer.telling import Record

FORMAT: Final = "remembrancer"
NUMBER: Final = 1
"""The number of this form. A reader refuses higher ones."""
_BETWEEN_REPORTS: Final = 500
_LINE_BYTES: Final = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Head:
    """The first line. ``complete``: everything of a vault is in it; ``schema`` is the number of that vault's schema."""

    complete: bool
    schema: int
    changes: int
    exported: str
    form: int = NUMBER

    def told(self) -> dict[str, Any]:
        return {
            "record": FORMAT,
            "format": self.form,
            "complete": self.complete,
            "schema": self.schema,
            "changes": self.changes,
            "exported": self.exported,
        }


def instant_text(moment: datetime) -> str:
    """ISO 8601 in UTC."""
    return moment.isoformat().replace("+00:00", "Z")


def write_lines(file: BinaryIO, head: Head, records: Iterator[Record], total: int, progress: Progress) -> int:
    """Write everything; returns how many memories there are among the records."""
    seal = hashlib.sha256()
    memories = count = 0

    def write(record: dict[str, Any]) -> None:
        line = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        seal.update(line)
        file.write(line)

    write(head.told())
    for count, record in enumerate(records, start=1):
        if count % _BETWEEN_REPORTS == 1:
            check_cancelled(progress)
            progress.report(count, total, "exporting")
        memories += record["record"] == "memory"
        write(record)
    file.write(json.dumps({"record": "end", "records": count, "sha256": seal.hexdigest()}).encode() + b"\n")
    return memories


class Lines:
    """Reads what :func:`write_lines` wrote: ``head`` at once, the records as they are asked for.

    ``seal`` is the digest of all records, once they are read.

    Raises:
        UnreadableFileError: it is not that, is from a newer program, or is not whole; the last is known at its end.
    """

    def __init__(self, stream: BinaryIO) -> None:
        line = stream.readline(_LINE_BYTES)
        told = _decoded(line, 1)
        if told.get("record") != FORMAT:
            raise unreadable("not_an_export")
        number = told.get("format")
        if not isinstance(number, int) or number > NUMBER:
            raise unreadable("from_newer_program", str(number))
        self.head = Head(
            told.get("complete") is True,
            _number(told, "schema"),
            _number(told, "changes"),
            str(told.get("exported", "")),
            number,
        )
        self.seal = ""
        self._stream = stream
        self._hash = hashlib.sha256(line)

    def records(self) -> Iterator[tuple[int, Record]]:
        """(line, record) up to the end, where it is seen whether all were there."""
        count = 0
        for number, line in enumerate(self._stream, start=2):
            record = _decoded(line, number)
            if record.get("record") == "end":
                self.seal = str(record.get("sha256"))
                if record.get("records") != count or self.seal != self._hash.hexdigest():
                    raise unreadable("altered", str(number))
                if self._stream.read(1):
                    raise unreadable("altered", str(number + 1))
                return
            self._hash.update(line)
            count += 1
            yield number, record
        raise unreadable("cut_off", str(count))


def _decoded(line: bytes, number: int) -> dict[str, Any]:
    try:
        value = decode_json(line)
    except JsonProblemError as error:
        raise unreadable(error.reason if line.endswith(b"\n") else "cut_off", str(number)) from error
    if not isinstance(value, dict):
        raise unreadable("not_json", str(number))
    return value


def _number(told: dict[str, Any], name: str) -> int:
    value = told.get(name)
    return value if isinstance(value, int) else 0
