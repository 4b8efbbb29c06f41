"""The help page on reports shows the report that the sample vault has."""

from pathlib import Path

import sample_report

PAGE = sample_report.PAGE.read_text("utf-8")


def test_the_page_shows_the_report_of_the_sample_day(sample_folder: Path) -> None:
    report = sample_report.sample_report(sample_folder)
    renewed = sample_report.with_report(PAGE, report)
    assert renewed == PAGE, "Run .venv/bin/python packaging/sample_report.py to renew the page."


def test_what_the_sample_was_made_to_show_stands_in_it() -> None:
    for words in ("58 minutes; usually 28 to 33", "Nothing since 8 May", "## About to fade", "**or**", "overdue"):
        assert words in PAGE


def test_renewing_twice_changes_nothing() -> None:
    once = sample_report.with_report(PAGE, "# A day")
    assert sample_report.with_report(once, "# A day") == once
    assert "58 minutes" not in once
