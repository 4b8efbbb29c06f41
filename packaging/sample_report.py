"""Renew the report of a sample day in the help page on reports.

    .venv/bin/python packaging/sample_report.py

A test fails while the page shows another report than the sample vault has. Nothing is read from or written to the
person's own folders.
"""

from __future__ import annotations

import re
import tempfile
from datetime import UTC, date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from remembrancer.model.clock import FixedClock
from remembrancer.model.reports import GetReport
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, open_sample

PAGE = Path(__file__).resolve().parent.parent / "resources" / "remembrancer_resources" / "help" / "reports.md"
BEGIN, END = "<!-- report of a sample day: begin -->", "<!-- report of a sample day: end -->"
DAY = date(2026, 6, 6)
NOW, ZONE = datetime(2026, 6, 10, 7, 30, tzinfo=UTC), ZoneInfo("Europe/Rome")
# Every vault draws identifiers and the key of its seal by itself, and numbers its changes as they come.
_OWN = (
    (re.compile(r"(remembrancer://\w+/)\w+"), r"\1…"),
    (re.compile(r"Change \d+ closes the day, sealed `\w+`"), "Change … closes the day, sealed `…`"),
    (re.compile(r"^change: \d+$", re.MULTILINE), "change: …"),
)


def sample_report(folder: Path) -> str:
    """The report of the day, from the sample vault in this folder, which is made if there is none.

    What no two vaults share is left out.
    """
    vault = open_sample(folder, FixedClock(NOW, ZONE))
    try:
        report = vault.entrance(Actor(ActorKind.PERSON, "You")).query(GetReport(DAY)).markdown
    finally:
        vault.close()
    for pattern, shown in _OWN:
        report = pattern.sub(shown, report)
    return report


def with_report(page: str, report: str) -> str:
    """The page with this report between the marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n````markdown\n{report.strip()}\n````\n\n{END}{after}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = sample_report(Path(folder) / "sample")
    PAGE.write_text(with_report(PAGE.read_text("utf-8"), report), "utf-8")


if __name__ == "__main__":
    main()
