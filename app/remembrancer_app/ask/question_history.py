"""The last questions, below the field."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.search.popover_row import PopoverRow
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer_app.theme import Theme


class QuestionHistory(Popover):
    """Up and Down mark a line, Enter takes it; the focus stays in the field.

    Signals:
        chosen: one of the questions.
        forgotten: they are not to be kept.
    """

    chosen = Signal(str)
    forgotten = Signal()

    def __init__(self, theme: Theme, window: QWidget, field: QWidget) -> None:
        super().__init__(theme, window, padding=0)
        self._field = field
        self._body: QWidget | None = None
        self._rows: list[PopoverRow] = []
        self._acts: list[Callable[[], None]] = []
        self._marked = -1
        self.setObjectName("question_history")
        self.setAccessibleName(self.tr("Last questions"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.setSpacing(0)

    @property
    def rows(self) -> Sequence[PopoverRow]:
        return self._rows

    def open_with(self, questions: Sequence[str]) -> None:
        """Show these questions, the newest of them marked."""
        if self._body is not None:
            self.column.removeWidget(self._body)
            self._body.deleteLater()
        self._rows, self._acts = [], []
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, self._theme.px(6), 0, self._theme.px(6))
        column.setSpacing(0)
        row_height = self._theme.px(27)
        room = self._window.height() - self._place().bottom() - 3 * row_height
        for question in questions[: max(3, room // row_height)]:
            self._add(column, PopoverRow(self._theme, question, icon=Icon.HISTORY), partial(self._choose, question))
        column.addSpacing(self._theme.px(4))
        column.addWidget(Separator(self._theme))
        column.addSpacing(self._theme.px(4))
        forget = PopoverRow(self._theme, self.tr("Forget these questions"), icon=Icon.X, tone=Role.TEXT2)
        self._add(column, forget, self._forget)
        self.column.addWidget(self._body)
        self._body.show()
        self.setFixedWidth(self._field.width())
        self.setFixedHeight(self.column.sizeHint().height())
        self._mark(0)
        self.open_at(self._place())

    def _add(self, column: QVBoxLayout, row: PopoverRow, act: Callable[[], None]) -> None:
        place = len(self._rows)
        row.clicked.connect(lambda _checked=False: act())
        row.hovered.connect(partial(self._mark, place))
        column.addWidget(row)
        self._rows.append(row)
        self._acts.append(act)

    def _mark(self, place: int) -> None:
        self._marked = place
        for number, row in enumerate(self._rows):
            row.set_marked(number == place)
        self._field.setAccessibleDescription(self._rows[place].accessibleName())

    def _choose(self, question: str) -> None:
        self.close_popover()
        self.chosen.emit(question)

    def _forget(self) -> None:
        self.close_popover()
        self.forgotten.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether a key pressed in the field was for the list."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._mark((self._marked + (1 if key == Qt.Key.Key_Down else -1)) % len(self._rows))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._acts[self._marked]()
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        inside = isinstance(watched, QWidget) and (watched is self._field or self._field.isAncestorOf(watched))
        if inside and event.type() == QEvent.Type.MouseButtonPress:
            return False
        return super().eventFilter(watched, event)

    def _place(self) -> QRect:
        return QRect(self._field.mapTo(self._window, QPoint(0, 0)), self._field.size())
