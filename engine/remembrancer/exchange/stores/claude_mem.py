"""The database of claude-mem: observations, summaries of sessions, and what was asked."""

from __future__ import annotations

from datetime import tzinfo
from pathlib import Path
from typing import Any, Final

from remembrancer.exchange.conversations import PERSON
from remembrancer.exchange.json_values import JsonProblemError, as_list, as_text, decode_json
from remembrancer.exchange.records import Records, tags_of
from remembrancer.exchange.sources import ReadSource, unreadable
from remembrancer.exchange.stores.fields import first_stated, type_named
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import MemoryType, SourceKind
from remembrancer.storage.foreign import ForeignDatabase, foreign_database

FORMAT: Final = "claude_mem"
_OBSERVATION: Final = (
    *("id", "memory_session_id", "project", "type", "title", "subtitle", "text", "narrative", "facts", "concepts"),
    *("created_at", "created_at_epoch"),
)
_PARTS: Final = (
    ("request", None, "Request"),
    ("investigated", None, "Investigated"),
    ("learned", MemoryType.LEARNING, ""),
    ("completed", MemoryType.EVENT, "Completed"),
    ("next_steps", MemoryType.GOAL, "Next steps"),
    ("notes", None, ""),
)
"""The parts of a summary: its column, the type, and what is put before it."""
_SUMMARY: Final = (
    "id",
    "memory_session_id",
    "project",
    "created_at",
    "created_at_epoch",
    *(name for name, *_ in _PARTS),
)
_PROMPT: Final = ("id", "content_session_id", "prompt_text", "created_at", "created_at_epoch")


def read_claude_mem(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The memories of a database, read from a copy of it.

    Raises:
    UnreadableFileError: it cannot be copied, is damaged, or is the database of something else.
    CancelledError: the person asked to stop.
    """
    if source.in_archive:
        raise unreadable("in_archive")
    records = Records(source.path, FORMAT, SourceKind.FILE, source.name)
    with foreign_database(Path(source.path)) as database:
        if not {"project", "type", "created_at_epoch"} <= database.columns("observations"):
            raise unreadable("other_database")
        _Reading(records, database, zone, progress).read()
    if not len(records):
        records.refuse("empty")
    return records.finish(FORMAT)


class _Reading:
    def __init__(self, records: Records, database: ForeignDatabase, zone: tzinfo, progress: Progress) -> None:
        self._records = records
        self._database = database
        self._zone = zone
        self._progress = progress

    def read(self) -> None:
        for row in self._database.rows("observations", _OBSERVATION, "id"):
            check_cancelled(self._progress)
            self._add_observation(row)
        for row in self._database.rows("session_summaries", _SUMMARY, "id"):
            check_cancelled(self._progress)
            self._add_summary(row)
        for row in self._database.rows("user_prompts", _PROMPT, "id"):
            check_cancelled(self._progress)
            self._add_prompt(row)

    def _times(self, row: dict[str, Any]) -> Times:
        return first_stated((row["created_at_epoch"], row["created_at"]), self._zone)

    def _add_observation(self, row: dict[str, Any]) -> None:
        facts = _listed(row["facts"])
        text = as_text(row["narrative"]) or as_text(row["text"]) or "\n".join(facts) or as_text(row["subtitle"])
        title = as_text(row["title"])
        if not (text or title).strip():
            self._records.refuse("not_a_text", 0, str(row["id"]))
            return
        kind = as_text(row["type"])
        of_ours = type_named(kind)
        self._records.add(
            text or title,
            f"observation/{row['id']}",
            line=0,
            reference=as_text(row["project"]),
            title=title if text else "",
            tags=tags_of([as_text(row["project"]), *_listed(row["concepts"]), *([kind] if of_ours is None else [])]),
            type=of_ours,
            evidence="\n".join(facts) if text not in ("", "\n".join(facts)) else "",
            times=self._times(row),
            session=as_text(row["memory_session_id"]),
        )

    def _add_summary(self, row: dict[str, Any]) -> None:
        for name, kind, before in _PARTS:
            said = as_text(row[name]).strip()
            if said:
                self._records.add(
                    f"{before}: {said}" if before else said,
                    f"summary/{row['id']}/{name}",
                    line=0,
                    reference=as_text(row["project"]),
                    tags=tags_of([as_text(row["project"])]),
                    type=kind,
                    times=self._times(row),
                    session=as_text(row["memory_session_id"]),
                )

    def _add_prompt(self, row: dict[str, Any]) -> None:
        said = as_text(row["prompt_text"]).strip()
        if said:
            self._records.add(
                said,
                f"prompt/{row['id']}",
                line=0,
                tags=(PERSON,),
                times=self._times(row),
                session=as_text(row["content_session_id"]),
                episode=True,
            )


def _listed(value: object) -> list[str]:
    """The texts of a list that is kept as JSON."""
    try:
        return [as_text(each) for each in as_list(decode_json(as_text(value).encode())) if as_text(each)]
    except JsonProblemError:
        return []
