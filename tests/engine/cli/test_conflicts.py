"""Conflicts on the command line, whose user here is an agent: no terminal is there."""

from __future__ import annotations

import pytest

from remembrancer.cli import exit_codes

APRIL = "The project deadline is April 15."
MAY = "The project deadline is May 1."


@pytest.fixture
def person_cli(cli, monkeypatch):
    """Commands as a person gives them, at a terminal."""
    monkeypatch.setattr("remembrancer.cli.opening.is_interactive", lambda: True)
    return cli


@pytest.fixture
def case(cli, remember):
    remember(APRIL)
    ran = cli("remember", MAY, "--json")
    assert ran.code == 0
    return ran.reply["conflict"]["case"]


def test_remembering_names_the_conflict_that_it_opened(cli, remember):
    old = remember(APRIL)
    reply = cli("remember", MAY, "--json").reply
    assert (reply["outcome"], reply["memory"]) == ("conflict", "")
    conflict = reply["conflict"]
    assert conflict["options"] == ["supersede", "retain", "annotate"]
    assert [(each["memory"], each["text"]) for each in conflict["opposed"]] == [(old, APRIL)]
    assert conflict["opposed"][0]["contradiction"]["reason"]["code"] == "different_date"
    assert reply["change"]["cases"] == [conflict["case"]]


def test_remembering_says_both_texts_and_where_to_look(cli, remember):
    remember(APRIL)
    ran = cli("remember", MAY)
    assert APRIL in ran.out
    assert MAY in ran.out
    assert "remembrancer conflict 0" in ran.out


def test_conflicts_are_listed_and_shown(cli, case):
    listed = cli("conflicts")
    assert (listed.code, case in listed.out, APRIL in listed.out, MAY in listed.out) == (0, True, True, True)
    assert [each["id"] for each in cli("conflicts", "--json").reply] == [case]
    shown = cli("conflict", case[:20].lower())
    assert (shown.code, MAY in shown.out) == (0, True)
    assert f"remembrancer resolve {case}" in shown.out
    assert cli("conflict", case, "--json").reply["state"] == "open"


@pytest.mark.parametrize("decision", ["supersede", "retain", "annotate", "dismiss"])
def test_a_conflict_is_decided_and_the_decision_taken_back(cli, case, decision):
    ran = cli("resolve", case, decision, "--reason", "As agreed", "--json")
    assert ran.code == 0
    (decided,) = ran.reply["cases"]
    assert (decided["decision"]["resolution"], decided["decision"]["reason"]) == (decision, "As agreed")
    assert cli("conflicts").code == exit_codes.NOTHING
    assert "As agreed" in cli("conflict", case).out
    assert cli("undo").code == 0
    assert [each["id"] for each in cli("conflicts", "--json").reply] == [case]


def test_deciding_says_what_it_did_and_how_to_take_it_back(cli, case):
    ran = cli("resolve", case, "supersede", "--corrected")
    assert ran.out.startswith("The new statement took the place of the old one.")
    assert "remembrancer undo 0" in ran.out
    assert "never held" in cli("conflict", case).out


def test_what_is_decided_is_listed_on_demand_and_not_decided_twice(cli, case):
    assert cli("resolve", case, "retain").code == 0
    assert "[Decided]" in cli("conflicts", "--all").out
    again = cli("resolve", case, "supersede")
    assert again.code == exit_codes.INVALID
    assert "not open any more" in again.err


def test_an_unknown_conflict_is_not_found(cli, case):
    assert case
    assert cli("conflict", "01ARZ3NDEKTSV4RRFFQ69G5FAV").code == exit_codes.NOTHING
    assert cli("conflict", "7ZZZ").code == exit_codes.NOTHING
    assert cli("conflict", "not!").code == exit_codes.INVALID


def test_a_scan_looks_through_everything(cli, remember):
    remember("The office has forty desks and one door.")
    ran = cli("conflicts", "--scan")
    assert "No new conflict found, 0 pairs compared." in ran.out
    assert ran.code == exit_codes.NOTHING


def test_without_conflicts_nothing_is_found(cli, remember):
    remember(APRIL)
    ran = cli("conflicts")
    assert (ran.code, ran.out) == (exit_codes.NOTHING, "No conflicts.\n")


def test_two_memories_are_marked_as_contradicting(person_cli, remember):
    old, new = remember("The choir sings on Tuesdays."), remember("Rehearsals never open a week.")
    ran = person_cli("conflict", "open", old, new[:22], "--reason", "The conductor said so", "--json")
    assert [each["memory"]["id"] for each in ran.reply["statements"]] == [old, new]
    assert [each["id"] for each in person_cli("conflicts", "--json").reply] == [ran.reply["id"]]


def test_opening_a_conflict_takes_exactly_two_memories(cli, remember):
    old = remember("The choir sings on Tuesdays.")
    for words in (("open", old), ("open", old, old, old), (old, old)):
        assert cli("conflict", *words).code == exit_codes.INVALID
    assert cli("conflict", "open", old, old).code == exit_codes.INVALID


def test_how_a_namespace_treats_contradictions_is_shown_and_changed(person_cli, remember):
    remember(APRIL)
    assert person_cli("conflicts", "settings", "--json").reply["policy"] == "ask"
    ran = person_cli("conflicts", "settings", "--policy", "annotate", "--certainty", "0.7")
    assert (ran.code, "Keep both, as noted" in ran.out, "0.70" in ran.out) == (0, True, True)
    kept = person_cli("conflicts", "settings", "--json").reply
    assert (kept["policy"], kept["certainty"]) == ("annotate", 0.7)


def test_an_agent_does_not_change_how_it_is_checked(cli, remember):
    remember(APRIL)
    assert cli("conflicts", "settings", "--certainty", "1").code == exit_codes.INVALID


def test_what_another_certainty_would_have_flagged_is_listed(cli, remember):
    remember(APRIL)
    assert cli("remember", MAY, "--json").reply["outcome"] == "conflict"
    reply = cli("conflicts", "settings", "--preview", "--certainty", "0.3", "--json").reply
    assert (reply["compared"], [each["is_known"] for each in reply["flagged"]]) == (2, [True])
    assert "would have flagged 1 pair among 2 memories" in cli("conflicts", "settings", "--preview").out


def test_an_import_compares_before_the_command_ends(cli, remember, tmp_path):
    remember(APRIL)
    file = tmp_path / "notes.md"
    file.write_text(f"# Notes\n\n- {MAY}\n", "utf-8")
    ran = cli("import", str(file), "--yes")
    assert (ran.code, "1 new conflict found, 1 pair compared." in ran.out) == (0, True)
    assert len(cli("conflicts", "--json").reply) == 1


def test_chains_show_what_holds_above_what_gave_way(cli, person_cli, case):
    assert person_cli("resolve", case, "supersede", "--replaced", "--json").code == 0
    reply = cli("chains", "--json").reply
    assert reply["chains"] == 1
    assert [(each["depth"], each["memory"]["content"], each["how"]) for each in reply["links"]] == [
        (0, MAY, None),
        (1, APRIL, "replaced"),
    ]
    head, beneath = cli("chains", "deadline").out.splitlines()
    assert MAY in head
    assert beneath.startswith("  ")
    assert "[replaced on" in beneath
    assert APRIL in beneath
    ran = cli("chains", "tag:nothing", "--json")
    assert (ran.code, ran.reply["links"]) == (1, [])
