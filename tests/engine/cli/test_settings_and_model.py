"""``remembrancer settings`` and ``remembrancer model``, and answers of a model by a server on this computer."""

from __future__ import annotations

import json

import pytest
from model_server import KEY, model_server


@pytest.fixture(autouse=True)
def at_a_terminal(monkeypatch):
    """Only who types at a terminal is taken for a person."""
    monkeypatch.setattr("remembrancer.cli.opening.is_interactive", lambda: True)


@pytest.fixture
def server():
    with model_server() as served:
        yield served


@pytest.fixture
def configured(cli, remember, server):
    remember("I promised Ines Duarte the calibration report by 15 April.")
    for key, value in (("endpoint", server.address), ("model", "small-one"), ("on", "on")):
        assert cli("settings", "set", f"language_model.{key}", value).code == 0
    return server


def test_settings_are_listed_with_what_they_do(cli, remember):
    remember("Tea is better without sugar.")
    shown = cli("settings").out
    assert "language_model.seconds" in shown
    assert "60" in shown
    assert "changed" not in shown


def test_a_setting_is_changed_and_set_back(cli, remember):
    remember("Tea is better without sugar.")
    assert "(changed)" in cli("settings", "set", "language_model.seconds", "90").out
    states = {each["key"]: each for each in json.loads(cli("settings", "--json").out)}
    assert states["language_model.seconds"] == {"key": "language_model.seconds", "value": 90, "changed": True}
    assert "(changed)" not in cli("settings", "reset", "language_model.seconds").out


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("no.such", "1", "The setting"),
        ("language_model.seconds", "soon", "Time-out"),
        ("language_model.seconds", "1000", "5..600"),
        ("appearance.theme", "dark", "window"),
        ("language_model.endpoint", "http://example.org/v1", "https"),
    ],
)
def test_what_cannot_be_set_is_said(cli, remember, key, value, told):
    remember("Tea is better without sugar.")
    ran = cli("settings", "set", key, value)
    assert ran.code == 2
    assert told in ran.err


def test_who_is_no_person_changes_nothing(cli, remember, monkeypatch):
    remember("Tea is better without sugar.")
    monkeypatch.setattr("remembrancer.cli.opening.is_interactive", lambda: False)
    assert cli("settings", "set", "language_model.on", "on").code == 2
    assert cli("settings", "reset", "language_model.on").code == 2


def test_without_an_endpoint_nothing_is_sent(cli, remember):
    remember("Tea is better without sugar.")
    assert "nothing is sent anywhere" in cli("model").out
    ran = cli("ask", "--model", "How is tea better?")
    assert ran.code == 1
    assert "off" in ran.err


def test_the_model_is_tried(cli, configured):
    assert "READY" in cli("model", "try").out
    assert "small-one" in cli("model").out


def test_a_key_is_asked_for_and_not_shown(cli, configured, monkeypatch):
    configured.wants_key = True
    monkeypatch.setattr("getpass.getpass", lambda _question: KEY)
    monkeypatch.setattr("remembrancer.cli.language.somebody_can_be_asked", lambda: True)
    refused = cli("model", "try")
    assert refused.code == 1
    assert "key" in refused.err
    kept = cli("model", "key")
    assert kept.code == 0
    assert KEY not in kept.out + kept.err
    assert "READY" in cli("model", "try").out
    assert "No key" in cli("model", "key", "--forget").out


def test_where_nobody_can_be_asked_the_key_is_the_first_line_of_stdin(cli, configured):
    configured.wants_key = True
    assert cli("model", "key", stdin=f"{KEY}\n".encode()).code == 0
    assert "READY" in cli("model", "try").out


def test_an_empty_key_is_refused_and_the_kept_one_stays(cli, configured):
    configured.wants_key = True
    assert cli("model", "key", stdin=KEY.encode()).code == 0
    for nothing in (b"", b" \n"):
        refused = cli("model", "key", stdin=nothing)
        assert refused.code == 2
        assert "empty" in refused.err
    assert "READY" in cli("model", "try").out


def test_a_model_answers_from_what_is_stored(cli, configured):
    configured.say = lambda _messages: "It is due on 15 April [1]. It has 40 pages [1]."
    ran = cli("ask", "--model", "When is the calibration report due?")
    assert ran.code == 0
    assert "It is due on 15 April. [1]" in ran.out
    assert "40" not in ran.out
    assert "1 sentence was left out." in ran.err
    assert json.loads(cli("ask", "--model", "--json", "When is the report due?").out)["outcome"] == "answered"


def test_abstaining_is_an_answer_of_its_own(cli, configured):
    configured.say = lambda _messages: "NOTHING STORED"
    ran = cli("ask", "--model", "When is the calibration report due?")
    assert ran.code == 1
    assert "does not answer this" in ran.out
