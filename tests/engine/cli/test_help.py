from __future__ import annotations

import pytest

from remembrancer.cli import exit_codes
from remembrancer.cli.program import COMMANDS


def commands(listed=COMMANDS, before=()):
    """Every command by the words that call it, with its own object."""
    found = []
    for each in listed:
        found.append(((*before, each.name), each.loaded))
        found += commands(each.commands, (*before, each.name))
    return found


def everything_listed(listed=COMMANDS):
    return [each for one in listed for each in (one, *everything_listed(one.commands))]


@pytest.mark.parametrize("listed", everything_listed(), ids=lambda listed: listed.name)
def test_a_command_is_listed_with_the_sentence_of_the_function_that_carries_it_out(listed):
    assert listed.loaded.name == listed.name
    assert listed.get_short_help_str(1000) == listed.loaded.get_short_help_str(1000)
    assert bool(listed.commands) == hasattr(listed.loaded, "commands")


@pytest.mark.parametrize(
    ("words", "described"), commands(), ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_every_command_and_every_option_is_described(cli, words, described):
    ran = cli(*words, "--help")
    assert ran.code == 0
    assert described.help
    for parameter in described.params:
        assert getattr(parameter, "help", None), f"{words}: {parameter.name}"


def test_the_help_lists_every_command_exit_code_and_variable(cli):
    shown = cli("--help").out
    for (name, *_), _ in commands():
        assert name in shown
    for code, meaning in exit_codes.EXPLAINED:
        assert f"{code:<4} {meaning}" in shown
    for variable in ("REMEMBRANCER_VAULT", "REMEMBRANCER_PASSPHRASE"):
        assert variable in shown


ACTING = ("vault", "sweep", "undo", "serve", "mcp", "pair", "hook")
"""What does something rather than list, or goes on until it is told to end."""

READERS = [
    (words, described)
    for words, described in commands()
    if words[0] not in ACTING
    and words[-1] != "key"
    and not (hasattr(described, "commands") and described.no_args_is_help)
    and not any(each.param_type_name == "argument" and each.required for each in described.params)
]


@pytest.mark.parametrize("words", [words for words, _ in READERS], ids=" ".join)
def test_what_lists_nothing_says_so(cli, words):
    assert cli("vault", "create").code == 0
    ran = cli(*words)
    assert (ran.out + ran.err).strip(), "an empty vault leaves the person without a word"
    if ran.code == exit_codes.NOTHING:
        assert len((ran.out + ran.err).strip().splitlines()) == 1


def test_the_commands_that_list_are_among_those_tried():
    tried = {" ".join(words) for words, _ in READERS}
    assert {"list", "routines", "unusual", "audit", "audit sessions", "conflicts", "tags", "reviews"} <= tried


def test_every_command_stands_in_the_list_with_its_whole_sentence(cli):
    listed = cli("--help").out.partition("Commands:")[2].partition("Environment:")[0]
    assert "take-over" in listed
    assert "..." not in listed
