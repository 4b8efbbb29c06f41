"""The list of threats names tests that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_threat_has_tests_that_exist() -> None:
    text = (ROOT / "docs" / "threats.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")][1:]
    named = set(re.findall(r"`(test_\w+)`", text))
    defined = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert [row for row in rows if "`test_" not in row] == []
    assert sorted(named - defined) == []
