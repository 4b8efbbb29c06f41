"""Reports that are kept: what was made of the vault at the end of a day. Nothing of them is journalled."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date
from typing import Any

import apsw
from pydantic import TypeAdapter

from remembrancer.model.errors import NamespaceNotFoundError
from remembrancer.model.language import PolishedReport
from remembrancer.model.reports import Report
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import Scope

_REPORT: TypeAdapter[Report] = TypeAdapter(Report)
_POLISHED: TypeAdapter[PolishedReport] = TypeAdapter(PolishedReport)


def report_place(connection: apsw.Connection, scope: Scope, namespace: str) -> int | None:
    """The row of a namespace; None for all of them.

    Raises:
        NamespaceNotFoundError: it is not in the scope; where none is named, not everything is.
    """
    if namespace:
        return find_namespace(connection, scope, namespace).namespace_id
    if scope.namespaces is not None:
        raise NamespaceNotFoundError(name="")
    return None


def read_report(connection: apsw.Connection, namespace: int | None, day: date) -> Report | None:
    """The kept report of a day, of a namespace (its row) or of all."""
    row: Any = connection.execute(
        "SELECT report FROM report WHERE day = ? AND coalesce(namespace_id, 0) = ?", (day.isoformat(), namespace or 0)
    ).get
    return None if row is None else _REPORT.validate_json(row)


def keep_report(connection: apsw.Connection, namespace: int | None, report: Report) -> None:
    """Keep a report in place of the one of its day and namespace."""
    connection.execute(
        "DELETE FROM report WHERE day = ? AND coalesce(namespace_id, 0) = ?", (report.day.isoformat(), namespace or 0)
    )
    connection.execute(
        "INSERT INTO report (namespace_id, day, number, zone, language, template, report) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            namespace,
            report.day.isoformat(),
            report.number,
            report.zone,
            report.language,
            report.template,
            _REPORT.dump_json(report).decode(),
        ),
    )


def kept_reports(connection: apsw.Connection, namespace: int | None) -> Iterable[Report]:
    """The kept reports of a namespace, or over all, the newest first."""
    rows: Any = connection.execute(
        "SELECT report FROM report WHERE coalesce(namespace_id, 0) = ? ORDER BY day DESC", (namespace or 0,)
    )
    for (text,) in rows:
        yield _REPORT.validate_json(text)


def forget_reports(connection: apsw.Connection) -> None:
    """Throw all kept reports away, as an erasure must: any of them may quote what is erased."""
    connection.execute("DELETE FROM report")
    connection.execute("DELETE FROM told_report")


def read_polished(connection: apsw.Connection, namespace: int | None, report: Report) -> PolishedReport | None:
    """What a model made of this report, to the letter; None if nothing is kept, or of another one of that day."""
    row: Any = connection.execute(
        "SELECT told FROM told_report WHERE day = ? AND coalesce(namespace_id, 0) = ? AND digest = ?",
        (report.day.isoformat(), namespace or 0, _digest(report)),
    ).get
    return None if row is None else _POLISHED.validate_json(row)


def keep_polished(connection: apsw.Connection, namespace: int | None, report: Report, polished: PolishedReport) -> None:
    """Keep what a model made of a report, in place of what one made of that day before."""
    day = report.day.isoformat()
    connection.execute("DELETE FROM told_report WHERE day = ? AND coalesce(namespace_id, 0) = ?", (day, namespace or 0))
    connection.execute(
        "INSERT INTO told_report (namespace_id, day, digest, told) VALUES (?, ?, ?, ?)",
        (namespace, day, _digest(report), _POLISHED.dump_json(polished).decode()),
    )


def _digest(report: Report) -> bytes:
    return hashlib.sha256(report.markdown.encode()).digest()
