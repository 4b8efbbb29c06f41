"""Our own export, read as memories to bring in: what is in force of each, with its original dates."""

from __future__ import annotations

from datetime import tzinfo
from typing import Any, Final

from remembrancer.exchange.outgoing import lines
from remembrancer.exchange.records import Records, Said
from remembrancer.exchange.sources import CONVERSATIONS_BYTES, ReadSource
from remembrancer.model.clock import from_microseconds
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Source, Times
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind
from remembrancer.storage.origins import OWN

FORMAT: Final = lines.FORMAT
_IN_FORCE: Final = ("active", "demoted")
_CLOCKS: Final = {
    "stated": "stated_at",
    "valid_from": "valid_from",
    "valid_to": "valid_to",
    "happening_from": "happening_from",
    "happening_to": "happening_to",
    "due": "due_at",
    "done": "done_at",
}
_CHECKED_EVERY: Final = 1000


def read_own_export(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:  # noqa: ARG001
    """The memories of an export, each as its last version says it.

    Raises:
    UnreadableFileError: the file cannot be opened, or is not whole.
    CancelledError: the person asked to stop.
    """
    records = Records(source.path, OWN, SourceKind.FILE, source.name)
    last: dict[str, tuple[int, dict[str, Any]]] = {}
    tags: dict[str, list[str]] = {}
    sessions: dict[str, str] = {}
    with source.open(CONVERSATIONS_BYTES) as stream:
        for number, record in lines.Lines(stream).records():
            if number % _CHECKED_EVERY == 0:
                check_cancelled(progress)
            match record.get("record"):
                case "version":
                    last[str(record.get("memory"))] = number, record
                case "version_tag":
                    tags.setdefault(str(record.get("version")), []).append(str(record.get("tag")))
                case "session":
                    sessions[str(record.get("public_id"))] = str(record.get("name"))
    out_of_force = 0
    for memory, (number, version) in last.items():
        if version.get("status") not in _IN_FORCE:
            out_of_force += 1
            continue
        named = tuple(tags.get(f"{memory}/{version.get('number')}", ()))
        try:
            session = sessions.get(str(version.get("session")), "")
            _add(records, memory, number, version | {"tags": named, "session": session})
        except (ValueError, TypeError, OverflowError):
            records.refuse("unknown_field", number, memory)
    if out_of_force:
        records.refuse("not_in_force", 0, str(out_of_force))
    if not last:
        records.refuse("empty")
    return records.finish(FORMAT)


def _add(records: Records, memory: str, line: int, version: dict[str, Any]) -> None:
    clocks = {
        name: from_microseconds(version[column]) for name, column in _CLOCKS.items() if version.get(column) is not None
    }
    # When it was recorded there is the latest at which it can have been said.
    clocks.setdefault("stated", from_microseconds(version["recorded_at"]))
    records.add(
        str(version["content"]),
        memory,
        line=line,
        title=str(version.get("title", "")),
        tags=version["tags"],
        type=MemoryType(version["type"]),
        evidence=str(version.get("evidence", "")),
        times=Times(**clocks, zone=str(version.get("zone", ""))),
        session=version["session"],
        episode=bool(version.get("episode")),
        said=Said(
            Provenance(version["provenance"]),
            float(version["confidence"]),
            Importance(version["importance"]),
            Source(SourceKind(version["source_kind"]), str(version["source_name"]), str(version["source_reference"])),
        ),
    )
