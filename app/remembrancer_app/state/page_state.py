"""What the window remembers between starts, per vault and page, in the clear: sizes, columns, choices of look.

Nothing that a person typed, and nothing else that can say what is in the vault, may be kept here; that is for
:mod:`remembrancer_app.state.private_state`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

ValueT = TypeVar("ValueT", str, int, float, bool, list[str], QByteArray)


class PageState:
    """Values by name, kept in the vault's own ``window.ini``."""

    def __init__(self, settings: QSettings, group: str) -> None:
        self._settings = settings
        self._group = group

    def value(self, name: str, default: ValueT) -> ValueT:
        """The remembered value, or ``default`` if there is none of its type."""
        kind = type(default)
        stored = self._settings.value(f"{self._group}/{name}")
        if stored is None:
            return default
        if kind is bool:
            return stored in (True, "true")
        if kind is list:
            return [stored] if isinstance(stored, str) else list(stored)
        try:
            return stored if isinstance(stored, kind) else kind(stored)
        except (TypeError, ValueError):
            return default

    def set_value(self, name: str, value: str | float | bool | list[str] | QByteArray) -> None:
        self._settings.setValue(f"{self._group}/{name}", value)

    def names(self) -> list[str]:
        """What is remembered."""
        self._settings.beginGroup(self._group)
        names = self._settings.childKeys()
        self._settings.endGroup()
        return names

    def kept(self, name: str) -> object:
        """A value as it is kept, whatever its type; None if there is none."""
        return self._settings.value(f"{self._group}/{name}")

    def put(self, name: str, kept: object) -> None:
        """Keep again what :meth:`kept` gave; None forgets it."""
        if kept is None:
            self._settings.remove(f"{self._group}/{name}")
        else:
            self._settings.setValue(f"{self._group}/{name}", kept)

    def of(self, group: str) -> PageState:
        """What is remembered of another page, in the same file."""
        return PageState(self._settings, group)

    def forget(self) -> None:
        """Back to the defaults."""
        self._settings.remove(self._group)


def window_settings(folder: Path) -> QSettings:
    """The settings file of a vault's window."""
    return QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
