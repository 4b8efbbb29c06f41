"""Searches the person keeps by name, and the last ones made. Kept inside the vault: they say what is in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from remembrancer_app.state.private_state import PrivateState

RECENT_KEPT = 8
_RECENT, _SAVED = "search.recent", "search.saved"
_SEPARATOR = "\t"


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search text by the name the person gave it."""

    name: str
    text: str


class KeptSearches(QObject):
    """Reads and writes them.

    Signals:
        changed: the saved searches are others.
    """

    changed = Signal()

    def __init__(self, private: PrivateState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._private = private

    def recent(self) -> list[str]:
        """The last searches, the newest first."""
        return self._private.texts(_RECENT)

    def remember(self, text: str) -> None:
        """A search was made."""
        text = " ".join(text.split())
        if text:
            others = [each for each in self.recent() if each != text]
            self._private.keep_texts(_RECENT, [text, *others][:RECENT_KEPT])

    def forget_recent(self) -> None:
        self._private.keep_texts(_RECENT, [])

    def saved(self) -> list[SavedSearch]:
        """The saved searches in the order in which they were saved."""
        pairs = [line.partition(_SEPARATOR) for line in self._private.texts(_SAVED)]
        return [SavedSearch(name, text) for name, _, text in pairs if name and text]

    def name_of(self, text: str) -> str:
        """The name under which this search is saved, or an empty text."""
        return next((each.name for each in self.saved() if each.text == text.strip()), "")

    def save(self, name: str, text: str) -> None:
        """Keep a search; one of the same name gives way."""
        name, text = " ".join(name.split()), " ".join(text.split())
        if name and text:
            others = [each for each in self.saved() if each.name != name]
            self._write([*others, SavedSearch(name, text)])

    def rename(self, name: str, new_name: str) -> None:
        """Give a saved search another name; another one of that name gives way."""
        new_name = " ".join(new_name.split())
        if new_name and new_name != name:
            self._write(
                [
                    SavedSearch(new_name, each.text) if each.name == name else each
                    for each in self.saved()
                    if each.name != new_name
                ]
            )

    def delete(self, name: str) -> None:
        self._write([each for each in self.saved() if each.name != name])

    def _write(self, searches: list[SavedSearch]) -> None:
        self._private.keep_texts(_SAVED, [f"{each.name}{_SEPARATOR}{each.text}" for each in searches])
        self.changed.emit()
