"""The filters of the page: its own, kept in the vault, and those of the header's search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.queries import ListNamespaces
from remembrancer.model.search import Search
from remembrancer.vault import Key, ParsedSearch, Term
from remembrancer_app.ask.filtering import FilterChip, filter_chips, question_search
from remembrancer_app.memories.filters import active_filters, is_date
from remembrancer_app.search.searching import Searching

if TYPE_CHECKING:
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.state.private_state import PrivateState

_KEPT = "ask.filter"


class AskFilters(QObject):
    """Says which memories may answer, and takes filters away where they stand.

    Signals:
        changed: other memories may answer now.
        header_wanted: the header's search is to be this text.
    """

    changed = Signal()
    header_wanted = Signal(str)

    def __init__(self, engine: Engine, private: PrivateState, parent: QObject) -> None:
        super().__init__(parent)
        self._zone = engine.vault.clock.zone
        self._private = private
        self._header = ParsedSearch(Search())
        self.searching = Searching(engine.vault.clock, self)
        self.searching.set_text(private.value(_KEPT))
        engine.query(self, ListNamespaces(), self._take_namespaces)

    @property
    def header(self) -> ParsedSearch:
        return self._header

    def search(self, question: str) -> Search:
        """The search for a question."""
        return question_search(question, self._header, self.searching.parsed)

    def chips(self) -> tuple[FilterChip, ...]:
        return filter_chips(self._header, self.searching.parsed)

    def words(self) -> str:
        """What narrows the memories, in the words of the search; empty if nothing does."""
        return ", ".join(chip.words for chip in self.chips())

    def take_header(self, search: ParsedSearch) -> None:
        """The header's search is another."""
        before = self.search("")
        self._header = search
        if self.search("") != before:
            self.changed.emit()

    @Slot()
    def keep(self) -> None:
        """What stands in the own field holds from now on. A date goes to the header, where it belongs."""
        parsed, language = self.searching.parsed, self.searching.language
        if parsed.search.as_of is not None:
            term = Term(Key.AS_OF, parsed.search.as_of.astimezone(self._zone()).date().isoformat())
            self.searching.set_text(language.remove(language.replace(parsed.text, term), term).strip())
            self.header_wanted.emit(language.replace(self._header.text, term))
        self._private.keep(_KEPT, self.searching.text.strip())

    def drop(self, chip: FilterChip) -> None:
        """Take this away, where it stands."""
        if chip.is_own:
            self.searching.set_text(chip.rest)
            self.keep()
            self.changed.emit()
        else:
            self.header_wanted.emit(chip.rest)

    @Slot()
    def drop_all(self) -> None:
        """Take everything away but the date."""
        self.searching.set_text("")
        self.keep()
        if filter_chips(self._header, self.searching.parsed):
            dates = [each.words for each in active_filters(self._header) if is_date(each.words)]
            self.header_wanted.emit(" ".join(dates))
        self.changed.emit()

    def _take_namespaces(self, namespaces: tuple[Namespace, ...]) -> None:
        before = self.search("")
        self.searching.set_namespaces(tuple(each.name for each in namespaces))
        self.searching.set_text(self.searching.text)
        if self.search("") != before:
            self.changed.emit()
