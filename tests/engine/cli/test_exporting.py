from __future__ import annotations

import json
import os

import pytest


def test_everything_goes_into_a_file_with_a_warning(cli, remember, tmp_path):
    remember("The boiler was replaced.")
    path = tmp_path / "all.jsonl"
    ran = cli("export", str(path))
    assert ran.code == 0
    assert "1 memory" in ran.out
    assert "not encrypted" in ran.err
    assert json.loads(path.read_text().splitlines()[0])["complete"] is True


def test_a_file_that_is_there_is_kept_unless_it_is_forced(cli, remember, tmp_path):
    remember("The boiler was replaced.")
    path = tmp_path / "all.csv"
    path.write_text("mine")
    assert cli("export", str(path)).code == 2
    assert path.read_text() == "mine"
    assert cli("export", str(path), "--force", "--json").reply["form"] == "csv"
    assert "boiler" in path.read_text()


def test_a_search_and_a_form_are_chosen(cli, remember, tmp_path):
    remember("The boiler was replaced.", "--type", "fact")
    remember("We want the roof mended.", "--type", "goal")
    path = tmp_path / "notes"
    ran = cli("export", str(path), "type:goal", "--format", "obsidian", "--json")
    assert (ran.reply["memories"], ran.reply["complete"]) == (1, False)
    assert [each.parent.name for each in path.rglob("*.md")] == ["goal"]


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_a_person_at_a_terminal_takes_a_vault_over(at_terminal, command, tmp_path, vault):
    command("remember", "The boiler was replaced.")
    command("remember", "The roof was mended.")
    path = tmp_path / "all.jsonl"
    assert command("export", str(path)).code == 0
    other = str(tmp_path / "other")
    assert command("take-over", str(path), "--vault", other).code == 2
    command("vault", "create", "--vault", other)
    code, shown = at_terminal("take-over", str(path), "--vault", other, answers={"to go on": "take over"})
    assert code == 0, shown
    assert command("list", "--json", "--vault", other).reply["memories"] == command("list", "--json").reply["memories"]
    assert command("health", "--vault", other).code == 0
