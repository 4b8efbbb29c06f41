from __future__ import annotations

import csv
import json

import pytest


@pytest.fixture
def edited(cli, remember):
    """A memory and its edit; the numbers of the changes are 2 and 3."""
    memory = remember("The deadline is April 15", "--tag", "launch")
    assert cli("edit", memory, "--text", "The deadline is May 1").code == 0
    return memory


def test_history_shows_every_version_with_its_words(cli, edited):
    ran = cli("history", edited[:20])
    assert ran.code == 0
    assert "The deadline is [-April 15-]{+May 1+}" in ran.out
    newest, first = cli("history", edited, "--json").reply
    assert (newest["version"]["memory"]["number"], first["differences"]) == (2, [])
    (content,) = [each for each in newest["differences"] if each["field"] == "content"]
    assert [each["kind"] for each in content["words"]] == ["same", "replaced"]


def test_changes_are_listed_since_and_until(cli, edited):
    reply = cli("changes", "--json").reply
    assert [(each["kinds"], each["doing"]["number"]) for each in reply["changes"]] == [
        (["edited"], 3),
        (["created"], 2),
    ]
    assert (reply["total"], reply["kinds"]) == (2, {"created": 1, "edited": 1})
    assert [each["kinds"] for each in cli("changes", "--since", "#2", "--json").reply["changes"]] == [["edited"]]
    assert [each["kinds"] for each in cli("changes", "--until", "2", "--json").reply["changes"]] == [["created"]]
    assert cli("changes", "--since", "2100-01-01").code == 1
    assert cli("changes", "--since", "soonish").code == 2


def test_changes_combine_with_conditions_words_kinds_and_actors(cli, edited, remember):
    remember("Tea at four", "--type", "event")

    def texts(*arguments):
        return [each["after"]["content"] for each in cli("changes", *arguments, "--json").reply["changes"]]

    assert texts("tag:launch") == ["The deadline is May 1", "The deadline is April 15"]
    assert texts("type:event") == ["Tea at four"]
    assert texts("april deadline", "--oldest-first") == ["The deadline is April 15", "The deadline is May 1"]
    assert texts("--kind", "edited") == ["The deadline is May 1"]
    assert texts("--limit", "1") == ["Tea at four"]
    assert texts("--by", "command line", "--namespace", "personal", "--kind", "created", "--kind", "edited") == [
        "Tea at four",
        "The deadline is May 1",
        "The deadline is April 15",
    ]


def test_diff_compares_two_points(cli, edited, remember):
    gone = remember("Not for long")
    cli("archive", gone)
    reply = cli("diff", "#2", "--json").reply
    assert [each["kinds"] for each in reply["changes"]] == [["created"], ["edited"]]
    assert "May 1+}" in cli("diff", "#2").out
    assert cli("diff", "#2", "#2").code == 1
    backwards = cli("diff", "#4", "#2")
    assert backwards.code == 2
    assert "beginning" in backwards.err


def test_revert_restores_an_earlier_version(cli, edited):
    changed = cli("revert", edited, "1", "--reason", "It was right", "--json")
    assert (changed.code, changed.reply["kind"]) == (0, "restore_version")
    assert cli("show", edited, "--json").reply["memory"]["content"] == "The deadline is April 15"
    assert "It was right" in cli("history", edited).out
    assert cli("revert", edited, "9").code == 2


def test_audit_lists_filters_and_marks_what_is_undone(cli, edited):
    cli("undo")
    entries = cli("audit", "--json").reply["entries"]
    assert [each["summary"]["kind"] for each in entries] == ["undo", "edit", "remember", "create_namespace"]
    assert entries[1]["undone_by"] == entries[0]["summary"]["id"]
    shown = cli("audit").out
    assert "[undone]" in shown
    assert f"undoes {entries[1]['summary']['id']}" in shown

    def kinds(*arguments):
        return [each["summary"]["kind"] for each in cli("audit", *arguments, "--json").reply["entries"]]

    assert kinds("--kind", "edit") == ["edit"]
    assert kinds("--by", "remembrancer") == ["create_namespace"]
    assert kinds("--undone") == ["edit"]
    assert kinds("--standing", "--by-kind", "agent") == ["undo", "remember"]
    assert kinds("--memory", edited[:20]) == ["undo", "edit", "remember"]
    assert kinds("--text", "may") == ["edit"]
    assert kinds("--since", "#2", "--until", "#3") == ["edit"]
    assert cli("audit", "--by", "nobody").code == 1
    assert cli("audit", "--by", "nobody", "verify").code == 2


def test_audit_verify_says_that_the_journal_is_whole(cli, edited):
    ran = cli("audit", "verify")
    assert (ran.code, ran.out) == (0, "The journal is whole: 3 changes, and everything is as it was written.\n")
    reply = cli("audit", "verify", "--json").reply
    assert (reply["intact"], reply["rows"], reply["problems"]) == (True, 3, [])


def test_audit_verify_names_an_older_copy(cli, edited, remember, vault, tmp_path):
    older = (vault / "vault.db").read_bytes()
    remember("Something later")
    (vault / "vault.db").write_bytes(older)
    ran = cli("audit", "verify")
    assert ran.code == 3
    assert "An older copy of the vault lies in its place. It lacks the last 1 change, 4." in ran.out


def test_the_audit_trail_is_exported_without_words_unless_asked_for(cli, edited, tmp_path):
    lines = [json.loads(line) for line in cli("audit", "export").out.splitlines()]
    assert [line["kind"] for line in lines] == ["edit", "remember", "create_namespace"]
    assert lines[0]["memories"] == [
        {"memory": edited, "version": 2, "change": ["edited"], "fields": lines[0]["memories"][0]["fields"]}
    ]
    assert "deadline" not in cli("audit", "export").out
    full = [json.loads(line) for line in cli("audit", "export", "--contents").out.splitlines()]
    assert full[0]["memories"][0]["content"] == "The deadline is May 1"
    assert full[0]["memories"][0]["before"]["content"] == "The deadline is April 15"
    target = tmp_path / "trail.csv"
    assert cli("audit", "export", str(target)).code == 0
    rows = list(csv.DictReader(target.read_text("utf-8").splitlines()))
    assert [(row["kind"], row["memory"], row["change"]) for row in rows] == [
        ("edit", edited, "edited"),
        ("remember", edited, "created"),
        ("create_namespace", "", ""),
    ]
    assert "deadline" not in target.read_text("utf-8")
    assert cli("audit", "export", str(target)).code == 2
    assert cli("audit", "export", str(target), "--contents", "--force").code == 0
    assert "The deadline is April 15" in target.read_text("utf-8")


def test_a_spreadsheet_takes_no_text_for_a_formula(cli, remember):
    remember("=HYPERLINK(1)")
    exported = cli("audit", "export", "--format", "csv", "--contents").out
    assert "'=HYPERLINK(1)" in exported


def test_everything_a_client_did_is_previewed_and_taken_back(cli, edited):
    preview = cli("audit", "undo", "--by", "command line", "--dry-run")
    assert preview.code == 0
    assert "1 memory would change." in preview.out
    assert [
        each["memories"] for each in cli("audit", "undo", "--by", "command line", "--dry-run", "--json").reply["steps"]
    ] == [
        [edited],
        [edited],
    ]
    changed = cli("audit", "undo", "--by", "command line", "--reason", "Astray", "--json")
    assert (changed.reply["kind"], changed.reply["memories"]) == ("undo_many", [edited])
    assert cli("show", edited, "--json").reply["memory"]["status"] == "deleted"
    assert cli("undo", changed.reply["operation"]).code == 0
    assert cli("show", edited, "--json").reply["memory"]["content"] == "The deadline is May 1"
    assert cli("audit", "undo").code == 2
    assert cli("audit", "undo", "--by", "You").code == 2


def test_several_operations_are_taken_back_as_one(cli, remember):
    memories = [remember(text) for text in ("One thing.", "Another thing.")]
    operations = [each["summary"]["id"] for each in cli("audit", "--kind", "remember", "--json").reply["entries"]]
    changed = cli("audit", "undo", *operations, "--json")
    assert sorted(changed.reply["memories"]) == sorted(memories)


def test_actors_and_sessions_are_listed(cli, edited, remember):
    assert [each["name"] for each in cli("audit", "actors", "--json").reply] == ["command line", "remembrancer"]
    assert "command line" in cli("audit", "actors").out
    assert cli("audit", "sessions").code == 1


def test_what_held_at_a_date_is_asked_for_with_a_search(cli, remember):
    remember("Since 2024 the office is in Basel")
    everything = remember("The office has a coffee machine")

    def listed(*arguments):
        ran = cli("list", *arguments, "--json")
        return [each["id"] for each in ran.reply["memories"]]

    assert len(listed("--valid-at", "2025-06-01")) == 2
    assert listed("--valid-at", "2020-06-01") == [everything]
    assert cli("list", "--valid-at", "soonish").code == 2
