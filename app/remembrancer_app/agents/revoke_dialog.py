"""Ending a client's access for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_WIDTH = 460


class RevokeDialog(Overlay):
    """Asks once more.

    Signals:
        confirmed: it is to end.
    """

    confirmed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, name: str) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("revoke")
        title = self.tr("Revoke {0}?").replace("{0}", name)
        self.setAccessibleName(title)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        words = self.tr(
            "Its access ends at once and for good: it has to ask again to be let in. What it wrote stays, and can be "
            "undone apart."
        )
        column.addWidget(PlainText(theme, words, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.act = Button(theme, self.tr("Revoke"), kind=ButtonKind.DANGER, icon=Icon.BAN)
        self.cancel.clicked.connect(self.close_overlay)
        self.act.clicked.connect(self._confirm)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        self.open(self.cancel)
        self.cancel.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _confirm(self) -> None:
        self.close_overlay()
        self.confirmed.emit()
