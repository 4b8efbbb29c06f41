"""The audit trail as text, for keeping and for other programs: JSON Lines or CSV, without words of memories by default.

Every operation carries its journal row's digest, so that an export made earlier can be held against the vault.
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from remembrancer.history.auditing import Auditing
from remembrancer.history.changes import History
from remembrancer.model.history import (
    MOST_LISTED,
    AuditExcerpt,
    AuditForm,
    ExportAudit,
    JournalEntry,
    ListChanges,
    ListJournal,
    MemoryChange,
)
from remembrancer.model.memory import Memory
from remembrancer.storage.audit import row_digests
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store

_COLUMNS: Final = (
    "number",
    "operation",
    "kind",
    "actor",
    "actor_kind",
    "recorded_at",
    "clock_at",
    "undoes",
    "undone_by",
    "digest",
    "memory",
    "version",
    "change",
    "fields",
)
_WORDS: Final = ("reason", "namespace", "type", "status", "title", "content", "tags", "before")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the start of a formula."""


class Exporting:
    """Answers :class:`ExportAudit`."""

    def __init__(self, store: Store, auditing: Auditing, history: History) -> None:
        self._store = store
        self._auditing = auditing
        self._history = history

    def export(self, scope: Scope, request: ExportAudit) -> AuditExcerpt:
        """One part of the trail; the first part of a CSV has the names of the columns above it."""
        page = self._auditing.journal(scope, ListJournal(request.filter, request.after, request.limit))
        with self._store.read() as connection:
            digests = row_digests(connection, [entry.number for entry in page.entries])
        rows = [
            (entry, self._changes(scope, entry), _head(entry, digests.get(entry.number, ""))) for entry in page.entries
        ]
        write = _json_lines if request.form is AuditForm.JSON_LINES else _csv
        return AuditExcerpt(write(rows, request), len(rows), page.next)

    def _changes(self, scope: Scope, entry: JournalEntry) -> list[MemoryChange]:
        found: list[MemoryChange] = []
        asked = ListChanges(entry.number - 1, entry.number, oldest_first=True, limit=MOST_LISTED)
        while True:
            page = self._history.changes(scope, asked)
            found.extend(page.changes)
            if not page.next:
                return found
            asked = replace(asked, after=page.next)


_Rows = list[tuple[JournalEntry, list[MemoryChange], dict[str, Any]]]


def _head(entry: JournalEntry, digest: str) -> dict[str, Any]:
    summary = entry.summary
    return {
        "number": entry.number,
        "operation": summary.id,
        "kind": summary.kind.value,
        "actor": summary.actor,
        "actor_kind": str(summary.actor_kind),
        "recorded_at": _instant(summary.at),
        "clock_at": _instant(entry.clock_at),
        "undoes": summary.undoes,
        "undone_by": entry.undone_by,
        "digest": digest,
    }


def _instant(moment: datetime) -> str:
    return moment.isoformat().replace("+00:00", "Z")


def _changed(change: MemoryChange) -> dict[str, Any]:
    side = change.after or change.before
    return {
        "memory": change.memory,
        "version": side.number if side else 0,
        "change": [kind.value for kind in change.kinds],
        "fields": [each.field for each in change.differences],
    }


def _words(change: MemoryChange) -> dict[str, Any]:
    side = change.after or change.before
    if side is None:
        return {}
    return {**_said(side), "before": _said(change.before) if change.before and change.after else None}


def _said(memory: Memory) -> dict[str, Any]:
    return {
        "namespace": memory.namespace,
        "type": memory.type.value,
        "status": memory.status.value,
        "title": memory.title,
        "content": memory.content,
        "tags": list(memory.tags),
    }


def _json_lines(rows: _Rows, request: ExportAudit) -> str:
    lines = []
    for entry, changes, head in rows:
        told = [{**_changed(each), **(_words(each) if request.contents else {})} for each in changes]
        reason = {"reason": entry.summary.reason} if request.contents else {}
        lines.append(json.dumps({**head, **reason, "memories": told}, ensure_ascii=False) + "\n")
    return "".join(lines)


def _csv(rows: _Rows, request: ExportAudit) -> str:
    columns = (*_COLUMNS, *(_WORDS if request.contents else ()))
    text = io.StringIO()
    table = csv.DictWriter(text, columns, restval="", extrasaction="ignore", lineterminator="\r\n")
    if not request.after:
        table.writeheader()
    for entry, changes, head in rows:
        reason = {"reason": entry.summary.reason}
        # An operation on namespaces alone has a line of its own too.
        for told in [{**_changed(each), **_words(each)} for each in changes] or [{}]:
            table.writerow({name: _cell(entry) for name, entry in {**head, **reason, **told}.items()})
    return text.getvalue()


def _cell(entry: Any) -> Any:
    if isinstance(entry, dict):
        entry = entry["content"]
    if isinstance(entry, list):
        entry = " ".join(entry)
    if isinstance(entry, str) and entry.startswith(_FORMULA):
        return f"'{entry}"
    return "" if entry is None else entry
