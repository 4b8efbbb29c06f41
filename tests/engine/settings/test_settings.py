"""The table of settings, and the values that the vault keeps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.queries import ListOperations
from remembrancer.model.settings import (
    SETTINGS,
    ChangeSetting,
    GetSettings,
    SettingKind,
    SettingPlace,
    setting,
)
from remembrancer.vault import Vault
from remembrancer.wording.settings import SETTING_CHOICES, SETTING_GROUPS, SETTING_WORDS

KEYS = [each.key for each in SETTINGS]


def test_every_setting_has_words_and_every_word_a_setting():
    assert set(KEYS) == set(SETTING_WORDS)
    assert {each.group for each in SETTINGS} <= set(SETTING_GROUPS)
    choices = {each.key: set(each.choices) for each in SETTINGS if each.kind is SettingKind.CHOICE}
    assert choices == {key: set(words) for key, words in SETTING_CHOICES.items()}


@pytest.mark.parametrize("line", SETTINGS, ids=KEYS)
def test_the_table_holds_together(line):
    assert KEYS.count(line.key) == 1
    assert line.key.startswith(f"{line.group}.")
    assert line.check(line.default) == line.default
    assert line.read(line.write(line.default)) == line.default


@pytest.mark.parametrize("line", SETTINGS, ids=KEYS)
@given(value=st.one_of(st.booleans(), st.integers(-500, 500), st.text(max_size=600), st.none(), st.floats()))
def test_a_value_is_taken_as_it_is_or_refused_by_name(line, value):
    try:
        taken = line.check(value)
    except InvalidInputError as error:
        assert error.field == line.key  # noqa: PT017  (most values are taken)
    else:
        assert line.read(line.write(taken)) == taken


def test_a_new_vault_has_the_defaults(person):
    states = person.query(GetSettings())
    assert [each.key for each in states] == [each.key for each in SETTINGS if each.place is SettingPlace.VAULT]
    assert not any(each.changed for each in states)


def test_a_change_survives_closing_and_none_takes_it_back(vault, person, folder, secret, clock):
    assert person.query(ChangeSetting("language_model.seconds", 90)).changed
    vault.close()
    again = Vault.open(folder, secret, clock)
    try:
        entrance = again.entrance(person.actor)
        assert {each.key: each.value for each in entrance.query(GetSettings())}["language_model.seconds"] == 90
        assert entrance.query(ChangeSetting("language_model.seconds")).value == 60
        assert again.kept() == {}
    finally:
        again.close()


def test_a_setting_is_no_operation(person):
    before = person.query(ListOperations())
    person.query(ChangeSetting("language_model.on", True))
    assert person.query(ListOperations()) == before


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("language_model.nothing", 1, "unknown"),
        ("appearance.theme", "dark", "not_in_the_vault"),
        ("language_model.on", "on", "not_its_kind"),
        ("language_model.seconds", True, "not_its_kind"),
        ("language_model.seconds", 4, "out_of_range"),
        ("language_model.seconds", 6, "out_of_range"),
        ("language_model.model", "x" * 201, "too_long"),
        ("language_model.model", "a\nb", "control_character"),
        ("language_model.endpoint", "localhost:11434", "not_an_address"),
        ("language_model.endpoint", "ftp://localhost/v1", "not_an_address"),
        ("language_model.endpoint", "http://", "not_an_address"),
        ("language_model.endpoint", "http://localhost:99999/v1", "not_an_address"),
        ("language_model.endpoint", "https://me:secret@example.org/v1", "more_than_an_address"),
        ("language_model.endpoint", "https://example.org/v1?key=1", "more_than_an_address"),
        ("language_model.endpoint", "http://example.org/v1", "not_encrypted"),
        ("language_model.endpoint", "http://8.8.8.8/v1", "not_encrypted"),
    ],
)
def test_what_may_not_stand_there_is_refused(person, vault, key, value, reason):
    with pytest.raises(InvalidInputError) as caught:
        person.query(ChangeSetting(key, value))
    assert caught.value.reason == reason
    assert vault.kept() == {}


@pytest.mark.parametrize(
    ("given_address", "kept"),
    [
        ("http://localhost:11434/v1/", "http://localhost:11434/v1"),
        (" https://Example.org/v1 ", "https://example.org/v1"),
        ("http://192.168.1.20:1234/v1", "http://192.168.1.20:1234/v1"),
        ("http://[::1]:8080/v1", "http://[::1]:8080/v1"),
        ("http://workstation:8080/v1", "http://workstation:8080/v1"),
        ("http://box.local/v1", "http://box.local/v1"),
        ("", ""),
    ],
)
def test_addresses_are_kept_in_one_form(person, given_address, kept):
    assert person.query(ChangeSetting("language_model.endpoint", given_address)).value == kept


def test_agents_change_nothing(agent):
    with pytest.raises(NotPermittedError):
        agent.query(ChangeSetting("language_model.on", True))


def test_what_another_version_kept_counts_as_the_default(vault, person):
    vault.keep("setting.language_model.seconds", "soon")
    vault.keep("setting.gone.long_ago", "1")
    states = {each.key: each for each in person.query(GetSettings())}
    assert states["language_model.seconds"].value == 60
    assert not states["language_model.seconds"].changed


def test_an_unknown_key_is_named():
    with pytest.raises(InvalidInputError):
        setting("no.such")
