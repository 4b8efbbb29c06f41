from __future__ import annotations

import pytest


def test_each_change_of_a_memory_is_one_operation_that_can_be_undone(cli, remember, typed):
    memory = remember("The lamp is in the attic.", "--tag", "house")
    changes = (
        ("edit", memory, "--text", "The lamp is in the cellar.", "--confidence", "0.5", "--due", "2027-01-31"),
        ("retype", memory, "observation"),
        ("tag", memory, "--add", "light", "--remove", "house"),
        ("pin", memory),
        ("archive", memory),
    )
    after = cli("show", memory, "--json").reply["memory"]
    for change in changes:
        before = after
        changed = typed(*change, "--json")
        assert changed.code == 0, changed.err
        assert changed.reply["memories"] == [memory]
        assert typed("undo", changed.reply["operation"]).code == 0
        after = cli("show", memory, "--json").reply["memory"]
        differing = {key for key in before if before[key] != after[key]}
        assert differing == {"number", "changed"}


def test_pins_and_what_was_put_away_come_back(cli, typed):
    memory = typed("remember", "The key is under the pot.", "--pin", "--json").reply["memory"]
    assert typed("unpin", memory, "--json").reply["kind"] == "pin"
    typed("archive", memory)
    assert cli("list").code == 1
    assert typed("undo").code == 0
    assert cli("list").code == 0


@pytest.mark.parametrize("command", ["delete", "restore"])
def test_only_a_person_deletes_and_restores(cli, remember, command):
    memory = remember("The key is under the pot.")
    cli("archive", memory)
    ran = cli(command, memory)
    assert ran.code == 2
    assert "Only a person" in ran.err
    assert cli("show", memory, "--json").reply["memory"]["status"] == "archived"


def test_a_due_date_is_the_last_second_of_its_day_and_can_be_taken_away(cli, remember):
    memory = remember("The keys go back.", "--due", "2027-03-31")
    due = cli("show", memory, "--json").reply["memory"]["times"]["due"]
    assert due.endswith("59:59Z")
    cli("edit", memory, "--due", "none")
    assert cli("show", memory, "--json").reply["memory"]["times"]["due"] is None


def test_a_moment_keeps_the_zone_it_was_given_in(cli, remember):
    memory = remember("The plumber calls back.", "--due", "2027-03-31T17:00+02:00", "--stated", "2026-01-02T10:00Z")
    times = cli("show", memory, "--json").reply["memory"]["times"]
    assert (times["due"], times["stated"]) == ("2027-03-31T15:00:00Z", "2026-01-02T10:00:00Z")


def test_what_is_no_date_is_refused(cli):
    ran = cli("remember", "a text", "--due", "soonish")
    assert ran.code == 2
    assert "date" in ran.err


def test_an_identifier_may_be_given_by_its_start_when_that_is_unique(cli, remember):
    first, second = remember("One thing."), remember("Another thing.")
    common = next(length for length in range(26) if first[length] != second[length])
    assert cli("show", first[: common + 1].lower(), "--json").reply["memory"]["id"] == first
    ambiguous = cli("show", first[:common])
    assert ambiguous.code == 2
    assert first in ambiguous.err
    assert second in ambiguous.err


def test_a_start_finds_what_was_put_away_too(cli, remember):
    memory = remember("Gone tomorrow.")
    cli("archive", memory)
    assert cli("show", memory[:20], "--json").reply["memory"]["status"] == "archived"


@pytest.mark.parametrize("identifier", ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "7ZZZ"])
def test_an_unknown_memory_is_exit_code_1(cli, remember, identifier):
    remember("Here.")
    for arguments in (("show", identifier), ("pin", identifier), ("edit", identifier, "--title", "x")):
        ran = cli(*arguments)
        assert (ran.code, ran.out) == (1, ""), arguments


def test_what_is_no_identifier_is_exit_code_2(cli, remember):
    remember("Here.")
    assert cli("show", "not/an/id").code == 2


def test_some_of_several_that_do_not_exist_are_told_and_the_others_changed(remember, typed):
    memory = remember("Here.")
    ran = typed("pin", memory, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "--json")
    assert ran.code == 1
    assert ran.reply["memories"] == [memory]
    assert ran.reply["skipped"][0]["reason"] == "not_found"


def test_an_edit_of_an_older_version_is_refused(cli, remember):
    memory = remember("The first wording.")
    cli("edit", memory, "--text", "The second wording.")
    assert cli("edit", memory, "--text", "The third wording.", "--expected", "1").code == 2
    assert cli("show", memory, "--json").reply["memory"]["content"] == "The second wording."


def test_an_edit_without_anything_to_change_is_wrong_use(cli, remember):
    assert cli("edit", remember("A text.")).code == 2
    assert cli("tag", remember("Another text.")).code == 2


def test_a_memory_moves_between_namespaces(cli, remember):
    memory = remember("For work only.")
    assert cli("namespace", "create", "work", "--title", "Work").code == 0
    assert cli("move", memory, "work").code == 0
    assert cli("list", "--namespace", "work", "--json").reply["memories"][0]["id"] == memory
    assert cli("list", "--namespace", "personal").code == 1
    assert cli("move", memory, "nowhere").code == 2


def test_a_text_from_stdin_that_is_no_text_is_refused(cli):
    assert cli("remember", "-", stdin=b"caf\xe9").code == 2
    assert cli("remember", "-", stdin=b"x" * 200_000).code == 2
    assert cli("remember", "-", stdin=b" \n").code == 2
