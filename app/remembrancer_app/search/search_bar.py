"""The search field of the header, with its words coloured as they are read, and the help below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from remembrancer.model.queries import CountFacets, Facets
from remembrancer.vault import SpanKind
from remembrancer.wording import describe_problem, explain_search
from remembrancer_app.search.kept_searches import KeptSearches
from remembrancer_app.search.narrowing import narrowings
from remembrancer_app.search.search_popover import Correction, SearchHelp, SearchPopover
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role
from remembrancer_app.widgets.search_field import Highlight, SearchField

if TYPE_CHECKING:
    from remembrancer.vault import ParsedSearch, Problem
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.state.private_state import PrivateState
    from remembrancer_app.theme import Theme

COUNT_MS = 200
_ROLES = {
    SpanKind.KEY: Role.LINK,
    SpanKind.OPERATOR: Role.LINK,
    SpanKind.PHRASE: Role.GOOD,
    SpanKind.ERROR: Role.BAD,
}


@dataclass(frozen=True, slots=True)
class FieldRole:
    """What a field is for: its accessible name, and what Enter does with the text ({0})."""

    name: str
    enter: str = ""


class SearchBar(QObject):
    """Joins the field with the search: what is typed is searched for, what is searched for stands in the field.

    Signals:
        left: the person is done with the field and wants to see what was found.
    """

    left = Signal()

    def __init__(
        self,
        engine: Engine,
        theme: Theme,
        searching: Searching,
        private: PrivateState,
        window: QWidget,
        *,
        role: FieldRole | None = None,
    ) -> None:
        super().__init__(window)
        role = role or FieldRole(self.tr("Search memories"))
        self._engine = engine
        self._searching = searching
        self._facets: Facets | None = None
        self._counting: Job[Facets] | None = None
        self._follows = False
        self.kept = KeptSearches(private, self)
        self.field = SearchField(
            theme,
            name=role.name,
            placeholder=self.tr("Try  tag:work  is:pinned  added:7"),
            helps=True,
            highlights=self._highlights,
        )
        self.popover = SearchPopover(theme, window, self.field, enter=role.enter)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(COUNT_MS)
        self._wait.timeout.connect(self._count)
        self._connect()

    def _connect(self) -> None:
        self.field.text_changed.connect(self._typed)
        self.field.help_wanted.connect(self.open_help)
        self.field.line.installEventFilter(self)
        self._searching.text_set.connect(self._take_text)
        self.popover.search_wanted.connect(self._search)
        self.popover.text_wanted.connect(self._go_on)
        self.popover.save_wanted.connect(self._save)
        self.popover.rename_wanted.connect(self.kept.rename)
        self.popover.delete_wanted.connect(self.kept.delete)
        self.popover.closed.connect(self._wait.stop)
        self.kept.changed.connect(self._show_again)

    def set_hint(self, words: str) -> None:
        """What the empty field says it is for."""
        self.field.line.setPlaceholderText(words)

    # The popover

    @Slot()
    def open_help(self) -> None:
        """Explain the present text."""
        text = self.field.text()
        parsed = self._searching.parse(text)
        today = self._searching.today()
        kept = self.kept.saved()
        self.popover.show_help(
            SearchHelp(
                text,
                self._explained(parsed, None),
                [Correction(describe_problem(each, translate), _corrected(each, text)) for each in parsed.problems],
                narrowings(text, self._facets, self._searching.namespaces, today, translate),
                kept if not text.strip() else [each for each in kept if _is_like(each.name, each.text, text)],
                [each for each in self.kept.recent() if each != text.strip()],
                bool(self.kept.name_of(text)),
            )
        )
        self._wait.start()

    @Slot()
    def _show_again(self) -> None:
        if self.popover.isVisible():
            self.field.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.open_help()

    def _explained(self, parsed: ParsedSearch, found: int | None) -> str:
        clock = self._engine.vault.clock
        return explain_search(parsed, found, now=clock.now(), zone=clock.zone(), translate=translate)

    @Slot()
    def _count(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
        parsed = self._searching.parse(self.field.text())

        def done(facets: Facets) -> None:
            self._facets = facets
            if self.popover.isVisible():
                self.popover.set_sentence(self._explained(parsed, facets.found))

        self._counting = self._engine.query(self, CountFacets(parsed.search), done, finished=self._counted)

    def _counted(self) -> None:
        self._counting = None

    # The field

    def _highlights(self, text: str) -> list[Highlight]:
        if not text:
            return []
        return [
            # The field counts in UTF-16 units.
            Highlight(_units(text[: span.start]), _units(text[span.start : span.end]), _ROLES[span.kind])
            for span in self._searching.parse(text).terms
            if span.kind in _ROLES
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            if event.reason() in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ShortcutFocusReason):
                QTimer.singleShot(0, self, self._open_if_focused)
        elif event.type() == QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, self._close_if_left)
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        is_open = self.popover.isVisible()
        if is_open and self.popover.take_key(event):
            return True
        if event.key() == Qt.Key.Key_Down and not is_open:
            self.open_help()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._search(self.field.text())
            return True
        return False

    @Slot()
    def _open_if_focused(self) -> None:
        if self.field.line.hasFocus() and not self.popover.isVisible():
            self.open_help()

    @Slot()
    def _close_if_left(self) -> None:
        present = QApplication.focusWidget()
        inside = present is not None and (present is self.field.line or self.popover.isAncestorOf(present))
        if not inside and QApplication.activePopupWidget() is None and QApplication.activeWindow() is not None:
            self.popover.close_popover()

    @Slot(str)
    def _typed(self, text: str) -> None:
        if self._follows:
            return
        self._searching.type_text(text)
        if self.field.line.hasFocus():
            self.open_help()

    @Slot(str)
    def _take_text(self, text: str) -> None:
        if text != self.field.text():
            self._follows = True
            self.field.set_text(text)
            self._follows = False

    # What the popover wants

    @Slot(str)
    def _search(self, text: str) -> None:
        self.popover.close_popover()
        self.kept.remember(text)
        self._searching.set_text(text)
        self.left.emit()

    @Slot(str)
    def _go_on(self, text: str) -> None:
        self.field.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.set_text(text)

    @Slot(str)
    def _save(self, name: str) -> None:
        self.kept.save(name, self.field.text())


def _corrected(problem: Problem, text: str) -> str:
    corrected = problem.corrected(text)
    return corrected if corrected != text else ""


def _is_like(name: str, saved: str, text: str) -> bool:
    wanted = text.strip().casefold()
    return wanted in name.casefold() or wanted in saved.casefold()


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
