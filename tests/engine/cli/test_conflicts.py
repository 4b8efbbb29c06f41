"""Conflicts on the command line, whose user here is an agent: no terminal is there."""

from __future__ import annotations

import pytest

from remembrancer.cli import exit_codes

APRIL = "The project deadline is April 15."
MAY = "The project deadline is May 1."


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
    assert "1 memory was compared. No new conflict was found." in ran.out
    assert ran.code == exit_codes.NOTHING


def test_without_conflicts_nothing_is_found(cli, remember):
    remember(APRIL)
    ran = cli("conflicts")
    assert (ran.code, ran.out) == (exit_codes.NOTHING, "No conflicts.\n")
