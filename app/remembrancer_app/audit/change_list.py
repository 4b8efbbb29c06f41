"""A list of changed memories under headings, with more of them on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer_app.audit.change_row import ChangeRow
from remembrancer_app.theme import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.history import MemoryChange
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Icon, Theme


class ChangeList(QWidget):
    """A column of rows, as high as they are.

    Signals:
        open_wanted, restore_wanted: as of ChangeRow.
        more_wanted: read the next ones.
    """

    open_wanted = Signal(str)
    restore_wanted = Signal(object)
    more_wanted = Signal()

    def __init__(self, theme: Theme, day_words: DayWords, *, says_who: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._day_words = day_words
        self._says_who = says_who
        self.can_restore = True
        self.rows: list[ChangeRow] = []
        self._parts: list[QWidget] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.px(12) if says_who else 0)
        self._more = Button(theme, self.tr("Show more"), size=ControlSize.TOOLBAR)
        self._more.clicked.connect(self.more_wanted)
        self._more.hide()
        self.column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def more(self) -> Button:
        return self._more

    def clear(self) -> None:
        for part in self._parts:
            self.column.removeWidget(part)
            part.hide()
            part.setParent(None)
            part.deleteLater()
        self._parts.clear()
        self.rows.clear()
        self._more.hide()

    def add_changes(self, changes: Sequence[MemoryChange], *, has_more: bool) -> None:
        """Below each other, without headings."""
        for change in changes:
            self._add(self._row(change))
        self._more.setVisible(has_more)

    def add_group(
        self, icon: Icon | None, tone: Role, title: str, changes: Sequence[MemoryChange], count: int | None
    ) -> None:
        """A card with a heading that says how many there are, where that is known."""
        theme = self._theme
        card = Card(theme, padding=0)
        head = QWidget()
        across = QHBoxLayout(head)
        across.setContentsMargins(*(theme.px(side) for side in (14, 7, 14, 7)))
        across.setSpacing(theme.px(8))
        if icon is not None:
            across.addWidget(IconLabel(theme, icon, colour=tone))
        across.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
        if count is not None:
            across.addWidget(CounterBadge(theme, count, name=title))
        across.addStretch(1)
        card.column.addWidget(head)
        for change in changes:
            card.column.addWidget(Separator(theme))
            row = self._row(change)
            row.setContentsMargins(theme.px(14), 0, theme.px(10), 0)
            card.column.addWidget(row)
        self._add(card)

    def _row(self, change: MemoryChange) -> ChangeRow:
        row = ChangeRow(self._theme, self._day_words, change, says_who=self._says_who, can_restore=self.can_restore)
        row.open_wanted.connect(self.open_wanted)
        row.restore_wanted.connect(self.restore_wanted)
        self.rows.append(row)
        return row

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self.column.insertWidget(self.column.count() - 1, part)


def scrolling(inner: QWidget, ground: Role) -> QScrollArea:
    """An area on that ground in which a column scrolls down."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    inner.setProperty("ground", ground.value)
    inner.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    area.setWidget(inner)
    return area
