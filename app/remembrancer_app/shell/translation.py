"""The window's language for what the engine says."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.wording import Translate
from remembrancer.wording.templates import join_plainly

_CONTEXT = "Engine"


class WindowTranslate(Translate):
    """Asks the translators of the program, which bring the engine's sentences by their keys as well."""

    @property
    def language(self) -> str:
        return QLocale().name().partition("_")[0]

    def sentence(self, key: str, text: str) -> str:
        return QCoreApplication.translate(_CONTEXT, text, key)

    def counted(self, key: str, one: str, other: str, count: int) -> str:
        form = QCoreApplication.translate(_CONTEXT, other, key, count)
        return one if count == 1 and form == other else form


translate = WindowTranslate()
"""The person's language for the sentences of :mod:`remembrancer.wording`."""


def listed(items: Iterable[str]) -> str:
    """``a, b, c``, with the comma of the language."""
    return join_plainly(list(items), translate)
