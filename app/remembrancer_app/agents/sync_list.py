"""The files that are kept up to date, in the list on the left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.agents.sync_row import SyncRow
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.choice_row import mark_chosen
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.syncing import SyncPlan
    from remembrancer_app.theme import Theme


class SyncList(QWidget):
    """A row for each file, and what to do where there is none.

    Signals:
        chosen: a file, by its id.
        add_wanted: another file is to be kept up to date.
    """

    chosen = Signal(str)
    add_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("files")
        self.setAccessibleName(self.tr("Project files"))
        self._theme = theme
        self._shown: tuple[SyncPlan, ...] = ()
        self.rows: list[SyncRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.px(12))
        column.setSpacing(0)
        self.counter = CounterBadge(theme, name=self.tr("files"))
        self.add = Button(theme, self.tr("Add a file …"), icon=Icon.PLUS, size=ControlSize.TOOLBAR)
        self.add.clicked.connect(self.add_wanted)
        head = QHBoxLayout()
        head.setContentsMargins(*(theme.px(side) for side in (16, 12, 12, 6)))
        head.setSpacing(theme.px(9))
        head.addWidget(PlainText(theme, self.tr("Project files"), style=TextStyle.EMPHASIS))
        head.addWidget(self.counter)
        head.addStretch(1)
        head.addWidget(self.add)
        column.addLayout(head)
        words = self.tr(
            "For tools that only read files: memories in a block of a file such as CLAUDE.md. What is changed in it by "
            "hand comes back to you as proposals."
        )
        self.nothing = PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.nothing.setContentsMargins(theme.px(16), 0, theme.px(12), 0)
        column.addWidget(self.nothing)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(theme.px(4), 0, theme.px(4), 0)
        self._list.setSpacing(theme.px(2))
        column.addLayout(self._list)

    def show_files(self, plans: Sequence[SyncPlan], chosen: str) -> None:
        """These files, of which the one with the id ``chosen`` is shown on the right."""
        shown = tuple(plans)
        if shown != self._shown:
            focused = next((row.plan.sync.id for row in self.rows if row.hasFocus()), "")
            for row in self.rows:
                row.hide()
                row.deleteLater()
            self._shown = shown
            self.rows = [SyncRow(self._theme, plan) for plan in shown]
            for row in self.rows:
                row.clicked.connect(partial(self._choose, row.plan.sync.id))
                self._list.addWidget(row)
                row.show()
                if row.plan.sync.id == focused:
                    row.setFocus(Qt.FocusReason.OtherFocusReason)
            self.counter.set_count(len(shown))
            self.nothing.setVisible(not shown)
        self.mark(chosen)

    def mark(self, chosen: str) -> None:
        """The row of this file is the chosen one; none where there is no such file."""
        mark_chosen(self.rows, next((row for row in self.rows if row.plan.sync.id == chosen), None))

    def _choose(self, sync: str, _checked: bool = False) -> None:
        self.chosen.emit(sync)
