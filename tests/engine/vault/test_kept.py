"""What the window keeps for its person lies in the vault, and is no operation."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remembrancer.model.errors import InvalidInputError, VaultLockedError
from remembrancer.model.limits import KEPT_CHARACTERS, KEPT_NAME_CHARACTERS, KEPT_NAMES
from remembrancer.model.queries import ListOperations, VerifyJournal
from remembrancer.vault import Vault

names = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), min_size=1, max_size=20)
texts = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), max_size=60)


def test_a_new_vault_keeps_nothing(vault):
    assert vault.kept() == {}


def test_what_is_kept_survives_closing(vault, folder, secret, clock):
    vault.keep("capture.draft", "The pilot begins in May")
    vault.keep("capture.draft", "The pilot begins in June")
    vault.close()
    with_it = Vault.open(folder, secret, clock)
    assert with_it.kept() == {"capture.draft": "The pilot begins in June"}
    with_it.close()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(names, texts), max_size=12))
def test_the_last_value_of_a_name_wins_and_an_empty_one_is_forgotten(vault, writes):
    for name in vault.kept():
        vault.keep(name, "")
    for name, text in writes:
        vault.keep(name, text)
    assert vault.kept() == {name: text for name, text in dict(writes).items() if text}


def test_keeping_is_no_operation(vault, person):
    heard = []
    vault.subscribe(heard.append)
    number, operations = vault.store.number(), person.query(ListOperations())
    vault.keep("search.recent", "tag:work")
    assert vault.store.number() == number
    assert person.query(ListOperations()) == operations
    assert heard == []
    assert person.query(VerifyJournal()).intact


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("", "x", "empty"),
        ("n" * (KEPT_NAME_CHARACTERS + 1), "x", "too_long"),
        ("n", "x" * (KEPT_CHARACTERS + 1), "too_long"),
    ],
)
def test_names_and_texts_have_limits(vault, name, text, reason):
    with pytest.raises(InvalidInputError) as refused:
        vault.keep(name, text)
    assert refused.value.reason == reason
    assert vault.kept() == {}


def test_there_are_not_any_number_of_names(vault):
    for number in range(KEPT_NAMES):
        vault.keep(f"name {number}", "x")
    with pytest.raises(InvalidInputError) as refused:
        vault.keep("one more", "x")
    assert refused.value.reason == "too_many"
    vault.keep("name 0", "y")
    assert vault.kept()["name 0"] == "y"


def test_a_closed_vault_keeps_nothing_more(vault):
    vault.close()
    with pytest.raises(VaultLockedError):
        vault.keep("name", "x")
    with pytest.raises(VaultLockedError):
        vault.kept()


def test_what_is_kept_is_in_no_file_in_the_clear(vault, folder):
    vault.keep("capture.draft", "An unmistakable sentence about Quillfeather")
    vault.store.back_up()
    vault.close()
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert any(path.parent != folder for path in files)
    assert all(b"Quillfeather" not in path.read_bytes() for path in files)
