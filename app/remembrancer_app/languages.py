"""The language of the window: Qt's own words, those of the program, dates and figures, and the direction of reading.

Installed before the first widget, since widgets take their words when they are made.
"""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from remembrancer.model.languages import AS_SYSTEM, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

_LOCALES: Final = {"zh": "zh_CN"}
"""The name of a locale where the tag alone does not say which."""
_OTHER_SCRIPT: Final = ("zh-Hant", "zh-TW", "zh-HK", "zh-MO")


def choose(setting: str, wanted_by_system: Sequence[str]) -> str:
    """The one of ``LANGUAGES`` that the setting means.

    Args:
        setting: one of them, or that of the system.
        wanted_by_system: tags such as ``de-AT``, the one liked best first.
    """
    if setting in LANGUAGES:
        return setting
    for tag in wanted_by_system:
        language = tag.replace("_", "-").partition("-")[0]
        if language in LANGUAGES and not tag.replace("_", "-").startswith(_OTHER_SCRIPT):
            return language
    return LANGUAGES[0]


def install(application: QApplication, setting: str = AS_SYSTEM) -> str:
    """Let the program speak a language from now on; returns its tag.

    Dates and figures stay as the system writes them where it speaks the same language.
    """
    system = QLocale.system()
    language = choose(setting, system.uiLanguages())
    wanted = QLocale(_LOCALES.get(language, language))
    is_spoken = system.language() == wanted.language()
    is_plain = system.language() == QLocale.Language.C and language == LANGUAGES[0]
    if not is_spoken and not is_plain:
        QLocale.setDefault(wanted)
    application.setLayoutDirection(QLocale().textDirection())
    if language != LANGUAGES[0]:
        ours = str(resources.files("remembrancer_resources") / "translations")
        qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Who comes later is asked first.
        for name, folder in ((f"qtbase_{wanted.name()}", qts), (f"remembrancer_{language}", ours)):
            translator = QTranslator(application)
            if translator.load(name, folder):
                application.installTranslator(translator)
    return language
