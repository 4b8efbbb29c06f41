"""Reports that are kept: what was made of the vault at the end of a day. Nothing of them is journalled."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

import apsw
from pydantic import TypeAdapter

from remembrancer.model.reports import Report

_REPORT: TypeAdapter[Report] = TypeAdapter(Report)


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
