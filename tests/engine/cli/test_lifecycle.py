"""Fading on the command line."""

from __future__ import annotations

from remembrancer.cli import exit_codes


def test_show_tells_how_strong_a_memory_is_and_when_it_fades(cli, remember, typed):
    memory = remember("We had lunch at the harbour", "--type", "event")
    shown = cli("show", memory)
    assert "Strength      0.40 · fades on " in shown.out
    assert cli("show", memory, "--json").reply["strength"]["strength"] == 0.4
    rule = typed("remember", "Answer in English", "--type", "instruction", "--json").reply["memory"]
    assert "do not fade" in cli("show", rule).out


def test_fading_lists_what_fades_soon_and_says_when_there_is_nothing(cli, remember):
    memory = remember("We had lunch at the harbour", "--type", "event")
    assert cli("fading").code == exit_codes.NOTHING
    shown = cli("fading", "--days", "100")
    assert shown.code == 0
    assert memory in shown.out
    assert cli("fading", "--days", "100", "--json").reply["memories"][0]["memory"] == memory


def test_a_dry_run_of_a_policy_says_what_would_fade_and_changes_nothing(cli, remember):
    memory = remember("The ferry ran from 2011 until 2019", "--type", "fact")
    planned = cli("sweep", "--dry-run")
    assert memory in planned.out
    assert "dry run" in planned.out
    swept = cli("sweep")
    assert swept.out.startswith("1 expired.")
    assert cli("sweep", "--if-due").out == "Nothing faded or expired.\n"
    operation = swept.out.split()[-1]
    assert "undo" in swept.out
    assert operation


def test_only_a_person_says_that_something_is_still_true_and_how_memories_fade(cli, remember):
    memory = remember("Tom sails")
    for arguments in (("still-true", memory), ("policy", "set", "fact", "--window", "30"), ("policy", "reset")):
        assert cli(*arguments).code == exit_codes.INVALID


def test_the_policy_is_shown_and_what_it_would_do_is_told_first(cli, remember):
    remember("Tom sails", "--type", "fact")
    shown = cli("policy")
    assert "Fact" in shown.out
    assert "fades in 540 days from when it is recorded" in shown.out
    assert "for ever" in shown.out
    assert cli("policy", "--json").reply["is_default"]
    assert cli("policy", "set", "fact", "--window", "never", "--dry-run").out == "Nothing would fade or expire.\n"
    assert cli("policy", "episodes", "30", "--dry-run", "--json").reply["items"] == []


def test_days_of_a_policy_are_a_number_or_never(cli, remember):
    remember("Tom sails")
    for arguments in (
        ("policy", "set", "fact"),
        ("policy", "set", "fact", "--window", "soon"),
        ("policy", "episodes", "-5"),
    ):
        assert cli(*arguments).code == exit_codes.INVALID
    assert cli("policy", "set", "fact", "--window", "0", "--dry-run").code == exit_codes.INVALID
    refused = cli("policy", "set", "instruction", "--expires", "5", "--dry-run")
    assert "never expire" in refused.err


def test_reviews_list_nothing_in_a_young_vault(cli, typed):
    typed("remember", "Answer in English", "--type", "instruction")
    assert cli("reviews").code == exit_codes.NOTHING


def test_near_duplicates_are_listed_and_only_a_person_approves(cli, remember):
    kept = remember("The parcel station is right behind the old bakery", "--type", "fact")
    other = remember("The parcel station is behind the old bakery", "--type", "fact")
    shown = cli("consolidate")
    assert shown.code == 0
    assert "The second gives way" in shown.out
    assert shown.out.index(kept) < shown.out.index(other)
    assert cli("consolidate", "--json").reply["proposals"][0]["sources"] == [kept, other]
    assert cli("consolidate", "--approve", "1").code == exit_codes.INVALID
    assert cli("consolidate", "--approve", "7").code == exit_codes.INVALID
