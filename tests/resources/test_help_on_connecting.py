"""The help on connecting tools says what is true of every tool."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from typer.testing import CliRunner

from remembrancer.cli.program import program
from remembrancer.connect.tools import TOOLS
from remembrancer.model.connecting import Tool

PAGE = resources.files("remembrancer_resources").joinpath("help", "connecting-tools.md").read_text("utf-8")


@pytest.mark.parametrize("tool", Tool)
def test_each_tool_has_its_steps_and_its_files_are_named(tool):
    entry = TOOLS[tool]
    steps = PAGE.split(f"## {entry.name}\n", 1)[1].split("\n## ", 1)[0]
    for files in (entry.user, entry.project):
        if files is None:
            continue
        places = [files.server.place]
        places += [files.instructions.place] if files.instructions else []
        places += [files.hooks.place] if files.hooks else []
        for place in places:
            assert place.parts[-1] in steps, place


@pytest.mark.parametrize("line", re.findall(r"^remembrancer (?!mcp)(.+)$", PAGE, re.MULTILINE))
def test_each_command_of_the_page_exists(line):
    command, *arguments = line.split()
    shown = CliRunner().invoke(program, [command, "--help"])
    assert shown.exit_code == 0
    for option in arguments:
        if option.startswith("--"):
            assert option in shown.output
