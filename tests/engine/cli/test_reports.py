"""``remembrancer report``: a day to stdout, as JSON, or as files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest


def test_a_day_is_written_to_stdout(cli, remember) -> None:
    remember("The ferry leaves at nine.")
    ran = cli("report")
    assert ran.code == 0
    assert ran.out.startswith("---\n")
    assert "The ferry leaves at nine." in ran.out
    assert "Nothing was written down" in cli("report", "yesterday").out


def test_a_day_as_json_names_what_it_was_made_of(cli, remember) -> None:
    remember("The ferry leaves at nine.")
    made = json.loads(cli("report", "today", "--json").out)
    assert {"day", "number", "zone", "language", "template", "markdown"} <= made.keys()


def test_files_are_written_with_a_warning(cli, remember: Callable[..., str], tmp_path: Path) -> None:
    remember("The ferry leaves at nine.")
    ran = cli("report", "--out", str(tmp_path))
    assert ran.code == 0
    assert "not encrypted" in ran.err
    (report,) = tmp_path.glob("*.md")
    assert "The ferry leaves at nine." in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("report", "--out", "/nowhere/at/all"), "The folder"),
        (("report", "2099-01-01"), "The day"),
        (("report", "soon"), "date"),
    ],
)
def test_what_cannot_be_reported_is_said(cli, remember, words: tuple[str, ...], told: str) -> None:
    remember("The ferry leaves at nine.")
    ran = cli(*words)
    assert ran.code == 2
    assert told in ran.err
