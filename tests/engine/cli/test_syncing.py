from __future__ import annotations

import os

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")


def test_a_person_keeps_a_file_up_to_date_and_stops(at_terminal, command, tmp_path):
    path = tmp_path / "memory.md"
    path.write_text("# Mine\n")
    command("remember", "Tea without milk.", "--type", "preference")
    assert command("sync", "add", str(path)).code == 2
    code, shown = at_terminal("sync", "add", str(path), answers={})
    assert code == 0, shown
    assert "- Tea without milk." in path.read_text()
    listed = command("sync", "list", "--json").reply
    assert [(each["written"], each["problem"]) for each in listed] == [(1, None)]
    path.write_text(path.read_text().replace("without", "with"))
    code, shown = at_terminal("sync", "run", answers={})
    assert "1 edit waits" in shown
    code, shown = at_terminal("proposals", answers={})
    assert code == 0, shown
    assert "written into a file by hand" in shown
    code, shown = at_terminal("sync", "remove", str(path), answers={})
    assert code == 0, shown
    assert path.read_text() == "# Mine\n"
    assert command("sync", "list").code == 1
