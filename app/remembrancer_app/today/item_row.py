"""A line of a list on the page Today: what it is about, why it is there, and what settles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.theme import Icon, Theme


class ItemRow(QWidget):
    """Badge, a line, a smaller one with an icon, buttons at the end. What is no memory has a ``mark`` for a badge.

    Signals:
        opened: somebody clicked beside the buttons.
    """

    opened = Signal()

    def __init__(
        self,
        theme: Theme,
        memory_type: str,
        title: str,
        words: str,
        *,
        icon: Icon | None = None,
        tone: Role = Role.TEXT2,
        ink: Role = Role.TEXT2,
        mark: Icon | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = ElidedLabel(theme, title, style=TextStyle.CONTROL)
        self.words = ElidedLabel(theme, words, style=TextStyle.SECONDARY, tone=ink)
        self.setAccessibleName(f"{title}. {words}")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(*(theme.px(side) for side in (14, 7, 12, 7)))
        self._row.setSpacing(theme.px(12))
        badge = TypeBadge(theme, memory_type) if mark is None else IconLabel(theme, mark, size=24, colour=tone)
        self._row.addWidget(badge, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout()
        column.setSpacing(theme.px(1))
        column.addWidget(self.title)
        second = QHBoxLayout()
        second.setSpacing(theme.px(4))
        if icon is not None:
            second.addWidget(IconLabel(theme, icon, size=measures.ICON_ROW, colour=tone))
        second.addWidget(self.words, 1)
        column.addLayout(second)
        self._row.addLayout(column, 1)

    def add_button(
        self,
        words: str,
        act: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.NORMAL,
        icon: Icon | None = None,
    ) -> Button:
        """One more thing to do, after the others."""
        button = Button(self._theme, words, kind=kind, icon=icon, size=ControlSize.TOOLBAR)
        button.setAccessibleDescription(self.title.text())
        button.clicked.connect(lambda _checked=False: act())
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.opened.emit()
