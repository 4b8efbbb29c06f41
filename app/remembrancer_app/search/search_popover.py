"""The popover of the search field: the search in words, and what could be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.search.popover_row import PopoverRow
from remembrancer_app.search.saved_row import NameField, SavedRow
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from remembrancer_app.search.kept_searches import SavedSearch
    from remembrancer_app.search.narrowing import Narrowing
    from remembrancer_app.theme import Theme

_WIDTH = 438
_ROOM = 620


@dataclass(frozen=True, slots=True)
class Correction:
    """A problem in words, and the text with the suggestion in its place; empty if there is none."""

    words: str
    text: str


@dataclass(frozen=True, slots=True)
class SearchHelp:
    """What the popover shows for a text."""

    text: str
    sentence: str
    corrections: Sequence[Correction] = ()
    narrowings: Sequence[Narrowing] = ()
    saved: Sequence[SavedSearch] = ()
    recent: Sequence[str] = ()
    is_saved: bool = False


class SearchPopover(Popover):
    """Stays open while somebody types. Up and Down mark a line, Enter takes it.

    Signals:
        search_wanted: search for this text now.
        text_wanted: put this text into the field and go on typing.
        save_wanted: a name for the present text.
        rename_wanted, delete_wanted: of a saved search, by its name.
    """

    search_wanted = Signal(str)
    text_wanted = Signal(str)
    save_wanted = Signal(str)
    rename_wanted = Signal(str, str)
    delete_wanted = Signal(str)

    def __init__(self, theme: Theme, window: QWidget, field: QWidget, *, enter: str = "") -> None:
        """``enter`` says what Enter does with the text, which stands for its gap {0}."""
        super().__init__(theme, window, padding=0)
        self._field = field
        self._enter = enter or self.tr("Search for “{0}”")
        self._body: QWidget | None = None
        self._rows: list[PopoverRow] = []
        self._acts: list[Callable[[], None]] = []
        self._marked = -1
        self._sentence: PlainText | None = None
        self.setAccessibleName(self.tr("Search help"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.setSpacing(0)

    # What it shows

    @property
    def rows(self) -> Sequence[PopoverRow]:
        return self._rows

    @property
    def sentence(self) -> str:
        return self._sentence.text() if self._sentence is not None else ""

    def set_sentence(self, words: str) -> None:
        """The same help with another sentence, because the count has come."""
        if self._sentence is not None:
            self._sentence.setText(words)
            self._fit()

    def show_help(self, shown: SearchHelp) -> None:
        """Show this in place of what is there, and open below the field if it is not open."""
        if self._body is not None:
            self.column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._rows, self._acts, self._marked = [], [], -1
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, self._theme.px(8), 0, self._theme.px(8))
        column.setSpacing(0)
        self._fill(column, shown)
        self.column.addWidget(self._body)
        # A child of what is shown already is hidden until told otherwise, and then takes no room.
        self._body.show()
        self.setFixedWidth(self._theme.px(_WIDTH))
        if self.isHidden():
            self.open_at(self._place())
        self._fit()

    def _fill(self, column: QVBoxLayout, shown: SearchHelp) -> None:
        self._explain(column, shown)
        if shown.text.strip():
            column.addWidget(Separator(self._theme))
            text = shown.text.strip()
            words = self._enter.format(text)
            row = self._row(words, icon=Icon.CORNER_DOWN_LEFT, key=self.tr("Enter"))
            self._add(column, row, partial(self.search_wanted.emit, text))
            self.mark(len(self._rows) - 1)
            if not shown.is_saved:
                row = self._row(self.tr("Save this search …"), icon=Icon.BOOKMARK_CHECK)
                self._add(column, row, partial(self._ask_name, row))
        is_low = self._window.height() < self._theme.px(_ROOM)
        if shown.narrowings:
            self._head(column, self.tr("Narrow it"))
            for narrowing in shown.narrowings[: 3 if is_low else None]:
                row = self._row(narrowing.term, second=narrowing.words, is_code=True)
                self._add(column, row, partial(self.text_wanted.emit, narrowing.text))
        if shown.saved:
            self._head(column, self.tr("Saved"))
            for search in shown.saved[: 3 if is_low else 6]:
                saved = SavedRow(self._theme, search)
                saved.rename_wanted.connect(self.rename_wanted)
                saved.delete_wanted.connect(self.delete_wanted)
                self._add(column, saved, partial(self.search_wanted.emit, search.text))
        if shown.recent:
            self._head(column, self.tr("Recent"))
            for recent in shown.recent[: 2 if is_low else 4]:
                self._add(column, self._row(recent, icon=Icon.HISTORY), partial(self.search_wanted.emit, recent))

    def _explain(self, column: QVBoxLayout, shown: SearchHelp) -> None:
        theme = self._theme
        words = QVBoxLayout()
        words.setContentsMargins(theme.px(14), theme.px(4), theme.px(14), theme.px(8))
        words.setSpacing(theme.px(6))
        words.addWidget(PlainText(theme, self.tr("In words"), style=TextStyle.CAPTION_EMPHASIS, tone=Role.TEXT2))
        self._sentence = PlainText(theme, shown.sentence, wraps=True)
        words.addWidget(self._sentence)
        column.addLayout(words)
        for correction in shown.corrections:
            problem = PlainText(theme, correction.words, style=TextStyle.SECONDARY, tone=Role.WARN, wraps=True)
            problem.setContentsMargins(theme.px(14), 0, theme.px(14), theme.px(4))
            column.addWidget(problem)
            if correction.text:
                row = self._row(self.tr("Change it to “{0}”").format(correction.text), icon=Icon.WAND_SPARKLES)
                self._add(column, row, partial(self.text_wanted.emit, correction.text))

    def _head(self, column: QVBoxLayout, title: str) -> None:
        theme = self._theme
        column.addSpacing(theme.px(4))
        column.addWidget(Separator(theme))
        label = PlainText(theme, title, style=TextStyle.CAPTION_EMPHASIS, tone=Role.TEXT2)
        label.setContentsMargins(theme.px(14), theme.px(8), theme.px(14), theme.px(4))
        column.addWidget(label)

    def _row(self, text: str, *, icon: Icon | None = None, **look: str | bool | Role) -> PopoverRow:
        return PopoverRow(self._theme, text, icon=icon, **look)  # type: ignore[arg-type]

    def _add(self, column: QVBoxLayout, row: PopoverRow, act: Callable[[], None]) -> None:
        place = len(self._rows)
        row.clicked.connect(partial(self._take, place))
        row.hovered.connect(partial(self.mark, place))
        column.addWidget(row)
        self._rows.append(row)
        self._acts.append(act)

    # Keys, which the field hands on

    def mark(self, place: int) -> None:
        """Mark the line that Enter takes; -1 marks none."""
        self._marked = place
        for number, row in enumerate(self._rows):
            row.set_marked(number == place)

    def _take(self, place: int, *_checked: bool) -> None:
        self._acts[place]()

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether a key pressed in the field was for the popover."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self._rows:
            step = 1 if key == Qt.Key.Key_Down else -1
            start = self._marked if self._marked >= 0 else (-1 if step > 0 else 0)
            self.mark((start + step) % len(self._rows))
            row = self._rows[self._marked]
            self._field.setAccessibleDescription(row.accessibleName())
            return True
        if self._marked < 0:
            return False
        row = self._rows[self._marked]
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._acts[self._marked]()
            return True
        if isinstance(row, SavedRow) and key == Qt.Key.Key_F2:
            row.rename()
            return True
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if isinstance(row, SavedRow) and key == Qt.Key.Key_Delete and shifted:
            row.delete()
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        inside = isinstance(watched, QWidget) and (watched is self._field or self._field.isAncestorOf(watched))
        if inside and event.type() == QEvent.Type.MouseButtonPress:
            return False
        return super().eventFilter(watched, event)

    # Its place

    def _place(self) -> QRect:
        field = QRect(self._field.mapTo(self._window, QPoint(0, 0)), self._field.size())
        if self.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            # Its right edge under that of the field.
            field.setLeft(field.right() + 1 - self._theme.px(_WIDTH))
        return field

    def _fit(self) -> None:
        self.column.activate()
        wraps = self.column.hasHeightForWidth()
        self.setFixedHeight(self.column.totalHeightForWidth(self.width()) if wraps else self.sizeHint().height())

    def _ask_name(self, row: PopoverRow) -> None:
        field = NameField("", self.tr("Name of the search"), row)
        field.setGeometry(row.rect().adjusted(self._theme.px(36), 0, -self._theme.px(14), 0))
        field.taken.connect(self._take_name)
        field.left.connect(field.deleteLater)
        row.setText("")
        field.show()
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def _take_name(self, name: str) -> None:
        if name.strip():
            self.save_wanted.emit(name)
