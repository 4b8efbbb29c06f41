"""``secrets`` as it is typed, and the question at a terminal before one is stored."""

from __future__ import annotations

import os

import pytest

MARKER = "Quuxvillian7"
SAID = f"The router password: {MARKER}"


@pytest.fixture
def stored(typed, cli) -> str:
    """A memory that holds a secret: the person had them kept."""
    assert cli("vault", "create").code == 0
    assert typed("settings", "set", "privacy.secrets_person", "keep").code == 0
    memory = typed("remember", SAID, "--json").reply["memory"]
    assert typed("settings", "set", "privacy.secrets_person", "ask").code == 0
    assert cli("secrets", "--scan").code == 0
    return memory


def test_what_is_found_is_listed_without_the_secret(cli, stored):
    shown = cli("secrets")
    assert shown.code == 0
    assert stored in shown.out
    assert "router password" in shown.out
    assert MARKER not in shown.out


def test_a_memory_is_redacted_and_its_older_version_is_named(cli, typed, stored):
    done = typed("secrets", "--redact", stored)
    assert done.code == 0, done.err
    assert MARKER not in done.out
    assert MARKER not in cli("list").out
    left = cli("secrets", "--scan")
    assert "version 1, which was changed since" in left.out


def test_one_is_kept_by_a_person_alone(cli, typed, stored):
    refused = cli("secrets", "--keep", stored)
    assert refused.code == 2
    assert stored in cli("secrets").out
    kept = typed("secrets", "--keep", stored)
    assert kept.code == 1, "nothing is left"
    assert "1 kept as they are" in kept.err
    assert MARKER in cli("show", stored).out


@pytest.mark.parametrize("option", ["--redact", "--keep"])
def test_what_is_not_there_is_neither_redacted_nor_kept(typed, stored, option):
    assert typed("secrets", option, "01ARZ3NDEKTSV4RRFFQ69G5FAV").code == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("answers", "code", "found"),
    [
        ({"Store it with its kind": "y"}, 0, "The router password: [redacted: password]"),
        ({"Store it with its kind": "n", "Store it as it is?": "y"}, 0, SAID),
        ({"Store it with its kind": "n", "Store it as it is?": "n"}, 2, ""),
    ],
)
def test_a_person_is_asked_before_a_secret_is_stored(at_terminal, cli, answers, code, found):
    assert cli("vault", "create").code == 0
    ended, shown = at_terminal("remember", SAID, answers=answers)
    assert ended == code, shown
    listed = cli("list", "--json")
    texts = [each["content"] for each in listed.reply["memories"]] if listed.code == 0 else []
    assert texts == ([found] if found else [])
