"""The languages that the engine speaks, from the catalogues of GNU gettext that the resources bring.

A sentence is looked up by its key (the context of gettext) and its English source, so that a translation of what the
English does not say any more is never shown.
"""

from __future__ import annotations

import gettext
import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from remembrancer.model.languages import AS_SYSTEM, LANGUAGES
from remembrancer.wording.templates import Translate, in_english

_VARIABLES: Final = ("REMEMBRANCER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The first is for this program alone; the others are those of every command."""


class Translation(Translate):
    """A language from a catalogue. What is missing in it is told in English."""

    def __init__(self, language: str, catalogue: gettext.GNUTranslations) -> None:
        self._language = language
        self._catalogue = catalogue

    @property
    def language(self) -> str:
        return self._language

    def sentence(self, key: str, text: str) -> str:
        return self._catalogue.pgettext(key, text)

    def counted(self, key: str, one: str, other: str, count: int) -> str:
        return self._catalogue.npgettext(key, one, other, count)


@cache
def speak(language: str) -> Translate:
    """The translation for one of ``LANGUAGES``; English for any other."""
    if language == LANGUAGES[0] or language not in LANGUAGES:
        return in_english
    place = resources.files("remembrancer_resources") / "translations" / f"engine_{language}.mo"
    with place.open("rb") as stream:
        return Translation(language, gettext.GNUTranslations(stream))


def nearest(tag: str) -> str:
    """The one of ``LANGUAGES`` for a tag or the name of a locale such as ``de_AT.UTF-8``; English if there is none.

    Traditional Chinese is another way of writing, so it gets English.
    """
    parts = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh" and not {"hant", "tw", "hk", "mo"}.isdisjoint(parts):
        return LANGUAGES[0]
    return parts[0] if parts[0] in LANGUAGES else LANGUAGES[0]


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The one of ``LANGUAGES`` that the environment asks for; systems without its variables know their locale."""
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), None)
    return nearest(locale.normalize(locale.getlocale()[0] or "") if named is None else named)


def chosen(setting: str) -> str:
    """The one of ``LANGUAGES`` that a setting means."""
    return of_system() if setting in ("", AS_SYSTEM) else nearest(setting)
