"""``tags``: the list, renaming, and proposals."""

from __future__ import annotations

import pytest


@pytest.fixture
def ines(remember):
    remember("Ines Duarte leads the pilot", "-t", "ines-duarte", "-t", "pilot")
    return remember("I asked Ines about the loggers", "-t", "ines", "-t", "pilots")


def test_tags_are_listed_with_their_counts(cli, ines):
    assert cli("tags").out.splitlines()[0] == "ines         1 memory"
    listed = cli("tags", "--json").reply
    assert {each["tag"]: each["count"] for each in listed} == {"ines": 1, "ines-duarte": 1, "pilot": 1, "pilots": 1}


def test_a_tag_is_renamed_and_the_change_taken_back(cli, ines):
    ran = cli("tags", "rename", "ines", "Ines Duarte")
    assert ran.code == 0
    assert ran.out.startswith("Changed the tags of 1 memory.\n")
    assert cli("show", ines, "--json").reply["memory"]["tags"] == ["ines-duarte", "pilots"]
    assert cli("undo").code == 0
    assert cli("show", ines, "--json").reply["memory"]["tags"] == ["ines", "pilots"]


def test_proposals_name_both_tags_and_the_reason(cli, ines):
    lines = cli("tags", "proposals").out.splitlines()
    assert lines[0] == "ines → ines-duarte  1 memory  A part of the name of the same person."
    merges = cli("tags", "proposals", "--json").reply
    assert [(each["merged"], each["kept"], each["reason"]) for each in merges] == [
        ("ines", "ines-duarte", "part_of_name"),
        ("pilots", "pilot", "plural"),
    ]


def test_a_tag_that_nothing_has_is_invalid_input(cli, ines):
    ran = cli("tags", "rename", "nobody", "somebody")
    assert (ran.code, ran.out) == (2, "")
    assert "The tag is not known here." in ran.err


def test_without_tags_there_is_nothing_to_list(cli, remember):
    remember("Tea at four")
    assert (cli("tags").code, cli("tags", "--json").reply) == (1, [])
    assert cli("tags", "proposals").code == 1


def test_only_the_named_namespace_is_changed(cli, remember, ines):
    assert cli("namespace", "create", "work").code == 0
    other = remember("Ines again", "-t", "ines", "-n", "work")
    assert cli("tags", "rename", "ines", "ines-duarte", "-n", "work").code == 0
    assert cli("show", other, "--json").reply["memory"]["tags"] == ["ines-duarte"]
    assert cli("show", ines, "--json").reply["memory"]["tags"] == ["ines", "pilots"]
    assert cli("tags", "-n", "work", "--json").reply == [{"tag": "ines-duarte", "count": 1}]


def test_options_before_the_command_are_refused_and_nothing_changes(cli, ines):
    ran = cli("tags", "-n", "work", "rename", "ines", "ines-duarte")
    assert ran.code == 2
    assert cli("show", ines, "--json").reply["memory"]["tags"] == ["ines", "pilots"]
