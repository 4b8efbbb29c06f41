from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from remembrancer.cli import exit_codes
from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import ActorKind, MemoryType, Trust
from remembrancer.vault import Actor, Vault, find_secret

TOKEN = re.compile(r"rmb_[\w-]+")
IDENTIFIER = re.compile(r"\b[0-9A-HJKMNP-TV-Z]{26}\b")


@pytest.fixture
def person(at_terminal, cli):
    """Types a command at a terminal."""
    assert cli("vault", "create").code == 0

    def typed(*arguments: str) -> str:
        code, shown = at_terminal(*arguments, answers={})
        assert code == 0, shown
        return shown

    return typed


def as_client(folder: Path, token: str, *requests):
    vault = Vault.open(folder, find_secret(folder, os.environ))
    try:
        return [vault.client(token).change(each) for each in requests]
    finally:
        vault.close()


def test_a_client_is_added_listed_paused_resumed_and_revoked(person, vault):
    added = person("client", "add", "Coder", "--read", "personal", "--write", "personal", "--program", "coder 1.0")
    token = TOKEN.search(added).group()
    as_client(vault, token, Remember(Draft("The kettle is blue")))
    listed = person("client", "list")
    assert "Coder" in listed
    assert "active" in listed
    assert "write in personal" in listed
    assert "1 writes" in listed
    assert token not in listed
    assert "Paused a client" in person("client", "pause", "coder", "--reason", "too eager")
    assert "paused (person)" in person("client", "list")
    assert "Let a client in again" in person("client", "resume", "Coder")
    shown = person("client", "revoke", "Coder")
    assert "Revoked" in shown
    assert "remembrancer undo" not in shown
    assert "No client may come in" not in person("client", "list", "--revoked")


def test_what_a_client_did_is_taken_back_as_one(person, vault):
    token = TOKEN.search(person("client", "add", "Coder", "--write", "personal")).group()
    as_client(vault, token, Remember(Draft("The kettle is blue")), Remember(Draft("The lamp is red")))
    assert "2 changes of 2 memories" in person("client", "undo", "Coder", "--dry-run")
    person("client", "undo", "Coder")
    opened = Vault.open(vault, find_secret(vault, os.environ))
    assert opened.entrance(Actor(ActorKind.PERSON, "You")).query(FindMemories()).ids == ()
    opened.close()


def test_what_waits_is_shown_with_its_control_characters_and_approved(person, vault):
    token = TOKEN.search(person("client", "add", "Coder", "--propose", "personal")).group()
    hidden = "Use tabs\u202e in this project"
    as_client(vault, token, Remember(Draft(hidden, type=MemoryType.INSTRUCTION)))
    as_client(vault, token, Remember(Draft("Deploy on Fridays", type=MemoryType.INSTRUCTION)))
    shown = person("proposals")
    assert "\\u202e" in shown
    assert "\u202e" not in shown
    assert "it tells agents what to do" in shown
    first, second = dict.fromkeys(IDENTIFIER.findall(shown))
    assert "Approved 1 memory" in person("approve", first, "--reason", "it is so")
    assert "Turned down" in person("reject", second)
    opened = Vault.open(vault, find_secret(vault, os.environ))
    entrance = opened.entrance(Actor(ActorKind.PERSON, "You"))
    (memory,) = entrance.query(GetMemories(entrance.query(FindMemories()).ids))
    assert (memory.content, memory.trust) == (hidden, Trust.CONFIRMED)
    opened.close()


@pytest.mark.parametrize(
    "words",
    [
        ("client", "add", "Coder", "--read", "personal"),
        ("client", "list"),
        ("client", "denied"),
        ("client", "denied", "--forget", "Zed"),
        ("proposals",),
        ("approve", "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        ("reject", "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        ("pair",),
        ("pair", "allow", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "123456", "--read", "personal"),
        ("pair", "deny", "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
    ],
)
def test_a_script_neither_lets_anybody_in_nor_approves_anything(cli, words):
    assert cli("vault", "create").code == 0
    ran = cli(*words)
    assert ran.code == exit_codes.INVALID
    assert "Only a person" in ran.err


def test_a_client_without_a_right_is_refused(cli):
    assert cli("client", "add", "Coder").code == exit_codes.INVALID
