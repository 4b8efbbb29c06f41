"""A language that the engine speaks, and which one is meant."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.languages import LANGUAGES
from remembrancer.wording import DateWords, Template, describe_error, in_english
from remembrancer.wording.labels import MEMORIES_COUNTED
from remembrancer.wording.languages import chosen, nearest, of_system, speak
from remembrancer.wording.templates import join_all


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        *(("de_AT.UTF-8", "de"), ("de", "de"), ("DE-ch", "de"), ("C", "en"), ("", "en"), ("en_GB", "en")),
        *(("fr_FR.UTF-8@euro", "en"), ("zh_TW.UTF-8", "en"), ("zh-Hant-HK", "en")),
    ],
)
def test_a_locale_means_the_nearest_language(tag: str, language: str) -> None:
    assert nearest(tag) == language


def test_the_variable_of_this_program_comes_before_those_of_all_commands() -> None:
    assert of_system({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert of_system({"LC_ALL": "", "LANG": "de_DE.UTF-8"}) == "de"
    assert of_system({"REMEMBRANCER_LANGUAGE": "de", "LC_ALL": "C"}) == "de"


def test_a_setting_means_itself_or_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REMEMBRANCER_LANGUAGE", "de")
    assert (chosen("system"), chosen(""), chosen("en")) == ("de", "de", "en")


def test_sentences_figures_and_dates_are_those_of_the_language() -> None:
    german = speak("de")
    assert [MEMORIES_COUNTED.fill(german, count) for count in (1, 2, 1200)] == [
        "1 Erinnerung",
        "2 Erinnerungen",
        "1.200 Erinnerungen",
    ]
    assert describe_error(MemoryNotFoundError(id="X"), german).text == "Keine Erinnerung hat die Kennung X."
    assert join_all(["a", "b", "c"], german) == "a, b und c"
    dates = DateWords(datetime(2026, 2, 25, tzinfo=UTC), ZoneInfo("Europe/Berlin"), german)
    assert dates.due(datetime(2026, 2, 26, 9, tzinfo=UTC)) == "Do, 26. Feb. 2026, morgen"


def test_nouns_keep_their_capital_where_the_language_wants_it() -> None:
    assert speak("de").inside("Tatsache") == "Tatsache"
    assert in_english.inside("Fact") == "fact"


def test_what_a_catalogue_does_not_know_is_told_in_english() -> None:
    assert Template("never.heard_of", "Something new.").fill(speak("de")) == "Something new."
    assert speak("xx") is in_english


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_there_under_its_tag(language: str) -> None:
    assert speak(language).language == language
