"""The search field of the header, with its words coloured as they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from remembrancer.vault import SpanKind
from remembrancer_app.theme import Role
from remembrancer_app.widgets.search_field import Highlight, SearchField

if TYPE_CHECKING:
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.theme import Theme

_ROLES = {
    SpanKind.KEY: Role.LINK,
    SpanKind.OPERATOR: Role.LINK,
    SpanKind.PHRASE: Role.GOOD,
    SpanKind.ERROR: Role.BAD,
}


class SearchBar(QObject):
    """Joins the field with the search: what is typed is searched for, what is searched for stands in the field."""

    def __init__(self, theme: Theme, searching: Searching, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._searching = searching
        self.field = SearchField(
            theme,
            name=self.tr("Search memories"),
            placeholder=self.tr("Try  tag:work  is:pinned  added:7"),
            key=self.tr("Ctrl K"),
            helps=True,
            highlights=self._highlights,
        )
        self._follows = False
        self.field.text_changed.connect(self._typed)
        self.field.submitted.connect(self._submit)
        searching.text_set.connect(self._take_text)

    def _highlights(self, text: str) -> list[Highlight]:
        if not text:
            return []
        return [
            # The field counts in UTF-16 units.
            Highlight(_units(text[: span.start]), _units(text[span.start : span.end]), _ROLES[span.kind])
            for span in self._searching.parse(text).terms
            if span.kind in _ROLES
        ]

    @Slot(str)
    def _submit(self, _text: str) -> None:
        self._searching.search_now()

    @Slot(str)
    def _typed(self, text: str) -> None:
        if not self._follows:
            self._searching.type_text(text)

    @Slot(str)
    def _take_text(self, text: str) -> None:
        self._follows = True
        self.field.set_text(text)
        self._follows = False


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
