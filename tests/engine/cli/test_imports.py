from __future__ import annotations

import pytest


@pytest.fixture
def notes(tmp_path):
    path = tmp_path / "notes.md"
    path.write_text("# House\n\n- The boiler is from 2011.\n- The roof was mended in May.\n", encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path):
    path = tmp_path / "broken.md"
    path.write_bytes(b"# caf\xe9\n\n- ol\xe9\n")
    return path


def test_a_dry_run_counts_and_writes_nothing(cli, notes, vault):
    ran = cli("import", str(notes), "--dry-run", "--json")
    assert ran.code == 0
    assert ran.reply["dry_run"] is True
    assert ran.reply["imported"] is None
    (file,) = ran.reply["files"]
    assert (file["format"], file["new"], file["known"], file["readable"]) == ("markdown", 2, 0, True)
    assert {item["content"] for item in file["items"]} == {"The boiler is from 2011.", "The roof was mended in May."}
    assert not vault.exists()


def test_a_dry_run_tells_why_something_cannot_be_read(cli, notes, broken):
    ran = cli("import", str(notes), str(broken), "--dry-run")
    assert ran.code == 1
    assert "broken.md" in ran.out
    assert "encoding" in ran.out


def test_nothing_readable_is_exit_code_1(cli, broken, tmp_path):
    assert cli("import", str(tmp_path / "absent.md"), "--dry-run").code == 1
    empty = tmp_path / "empty"
    empty.mkdir()
    assert cli("import", str(empty), "--dry-run").code == 1


def test_what_can_be_read_is_imported_and_the_rest_told(cli, notes, broken):
    ran = cli("import", str(notes), str(broken), "--yes", "--json")
    assert ran.code == 1
    assert ran.reply["imported"]["created"] == 2
    assert ran.reply["totals"]["unreadable_files"] == 1


def test_importing_again_changes_nothing(cli, notes):
    assert cli("import", str(notes), "--yes", "--json").reply["imported"]["created"] == 2
    again = cli("import", str(notes), "--yes", "--json")
    assert again.code == 0
    assert again.reply["imported"]["created"] == 0
    assert cli("list", "--json").reply["found"] == 2


def test_instructions_are_imported_only_when_asked_for(cli, tmp_path):
    rules = tmp_path / "AGENTS.md"
    rules.write_text("# Rules\n\n- Never deploy to production on a Friday.\n", encoding="utf-8")
    planned = cli("import", str(rules), "--dry-run", "--json").reply
    if not planned["totals"]["instructions"]:
        pytest.skip("the rules do not take this for an instruction")
    assert cli("import", str(rules), "--yes", "--json").reply["imported"]["created"] == 0
    imported = cli("import", str(rules), "--yes", "--instructions", "--json").reply["imported"]
    # Nobody confirmed it: it waits.
    assert (imported["created"], imported["waiting"]) == (0, 1)


def test_an_import_without_agreement_is_wrong_use_where_nobody_can_be_asked(cli, notes, vault):
    assert cli("import", str(notes)).code == 2
    assert cli("import", str(notes), "--json").code == 2
    assert not vault.exists()


def test_a_path_may_lead_upwards(cli, notes, tmp_path, monkeypatch):
    inside = tmp_path / "inside"
    inside.mkdir()
    monkeypatch.chdir(inside)
    assert cli("import", "../notes.md", "--dry-run").code == 0


def test_an_unknown_namespace_is_exit_code_2(cli, notes):
    cli("vault", "create")
    assert cli("import", str(notes), "--yes", "--namespace", "nowhere").code == 2
