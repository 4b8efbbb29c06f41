"""The window's language for what the engine says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def translate(text: str) -> str:
    """The person's language for an English source text of :mod:`remembrancer.wording`."""
    return QCoreApplication.translate("Engine", text)
