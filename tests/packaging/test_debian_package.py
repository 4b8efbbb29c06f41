"""The Debian package: built from what is checked in, the frozen program tried, the package read by the checkers."""

import ast
import os
import subprocess
import sys
import tomllib
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
    (package,) = (checkout / "build").glob("remembrancer_*.deb")
    # The package of an earlier version, where one is named; otherwise the check says that none was tried.
    earlier = ["--previous", name] if (name := os.environ.get("REMEMBRANCER_EARLIER_PACKAGE")) else []
    command = [sys.executable, "packaging/installed_check.py", str(package), *earlier]
    result = subprocess.run(command, check=False, cwd=checkout, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_what_is_frozen_starts_the_programs_that_are_installed(checkout: Path) -> None:
    """Called by either name, the entrance calls the function that the project's script of that name does."""
    tree = ast.parse((checkout / "packaging/entrances/program.py").read_text(encoding="utf-8"))
    imported = [(each.module, each.names[0].name) for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    scripts = {**project["scripts"], **project["gui-scripts"]}
    assert {":".join(each) for each in imported if each[1] == "main"} == set(scripts.values())
    for name, said in (("remembrancer", "remembrancer "), ("remembrancer-app", "Remembrancer ")):
        code = f"import sys; sys.argv = [{name!r}, '--version']; exec(open('packaging/entrances/program.py').read())"
        told = subprocess.check_output([sys.executable, "-c", code], cwd=checkout, text=True)
        assert told.startswith(said)
