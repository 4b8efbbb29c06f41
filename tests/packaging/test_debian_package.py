"""The Debian package: built from what is checked in, the frozen program tried, the package read by the checkers."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(
    os.environ.get("REMEMBRANCER_RELEASE_CHECKS") != "1",
    reason="takes minutes; set REMEMBRANCER_RELEASE_CHECKS=1 before a release",
)
def test_it_is_built_tried_and_read(checkout: Path) -> None:
    command = [sys.executable, "packaging/dev.py", "build"]
    result = subprocess.run(command, check=False, cwd=checkout, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert list((checkout / "build").glob("remembrancer_*.deb"))


def test_what_is_frozen_starts_the_programs_that_are_installed(checkout: Path) -> None:
    """The two entrances call the functions that the project's scripts name."""
    for script, module in (("window.py", "remembrancer_app.__main__"), ("command.py", "remembrancer.cli")):
        tree = ast.parse((checkout / "packaging" / "entrances" / script).read_text(encoding="utf-8"))
        imported = [each for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]
        assert [(each.module, each.names[0].name) for each in imported] == [(module, "main")]
