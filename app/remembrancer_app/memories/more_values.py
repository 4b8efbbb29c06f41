"""All values of a facet, with a field to find one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from remembrancer_app.memories.facet_row import FacetAction, FacetMark, FacetRow, FacetValue
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from remembrancer.vault import Term
    from remembrancer_app.theme import Theme

_SHOWN = 200


class MoreValues(Popover):
    """A popover over a facet's "More". Clicks mean the same as on the facet itself.

    Signals:
        wanted: a value was clicked; carries the value and the action.
        menu_wanted: a value's menu is asked for; carries the value and where, on the screen.
    """

    wanted = Signal(object, object)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, theme: Theme, window: QWidget, mark: Callable[[Term], FacetMark]) -> None:
        super().__init__(theme, window, padding=10)
        self._mark = mark
        self._values: tuple[FacetValue, ...] = ()
        self._rows: list[FacetRow] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find"))
        self.field.setAccessibleName(self.tr("Find a value"))
        self.field.textChanged.connect(self._filter)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setFixedSize(theme.px(240), theme.px(280))
        self.column.addWidget(self.field)
        self.column.addWidget(self._area)
        self.setAccessibleName(self.tr("All values"))

    def show_values(self, values: tuple[FacetValue, ...]) -> None:
        self._values = values
        self._filter(self.field.text())
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def _filter(self, words: str) -> None:
        content = QWidget()
        content.setProperty("ground", Role.RAISED.value)
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        found = [value for value in self._values if words.casefold() in value.word.casefold()]
        self._rows = []
        for value in found[:_SHOWN]:
            row = FacetRow(self._theme, value, self._mark(value.term))
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.wanted.connect(self._choose)
            row.moved.connect(self._move)
            row.menu_wanted.connect(self.menu_wanted)
            column.addWidget(row)
            self._rows.append(row)
        if not found:
            column.addWidget(
                PlainText(self._theme, self.tr("None of that name"), style=TextStyle.SECONDARY, tone=Role.TEXT2)
            )
        column.addStretch(1)
        self._area.setWidget(content)

    @Slot(object, object)
    def _choose(self, value: FacetValue, action: FacetAction) -> None:
        self.wanted.emit(value, action)
        if action in (FacetAction.ONLY, FacetAction.REPLACE):
            self.close_popover()

    @Slot(int)
    def _move(self, by: int) -> None:
        row = self.sender()
        if isinstance(row, FacetRow) and row in self._rows:
            place = self._rows.index(row) + by
            if place < 0:
                self.field.setFocus(Qt.FocusReason.BacktabFocusReason)
            elif place < len(self._rows):
                self._rows[place].setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(self._rows[place])
