"""Something that a person has to have read: what is damaged, or what could be recovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.wording import describe_recovered
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.health import Recovered
    from remembrancer_app.theme import Theme

_WIDTH = 480


class ToldDialog(Overlay):
    """A title, sentences, a way on if there is one, and Close.

    Signals:
        followed: the way on.
    """

    followed = Signal()

    def __init__(self, theme: Theme, window: QWidget, title: str, lines: Sequence[str], action: str = "") -> None:
        super().__init__(theme, window)
        self.setObjectName("told")
        self.setAccessibleName(title)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION))
        for line in lines:
            column.addWidget(PlainText(theme, line, style=TextStyle.BODY, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.leave = Button(theme, self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        row.addWidget(self.leave)
        self.act: Button | None = None
        if action:
            self.act = Button(theme, action, kind=ButtonKind.PRIMARY)
            self.act.clicked.connect(self.close_overlay)
            self.act.clicked.connect(self.followed)
            row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def tell(self) -> None:
        """Show it."""
        self.open(self.act or self.leave)
        self._soon.start()


def tell_recovered(theme: Theme, window: QWidget, recovered: Recovered) -> None:
    """What is in a vault that was made of a damaged one, and what is not."""
    title = QCoreApplication.translate("ToldDialog", "What was recovered")
    ToldDialog(theme, window, title, describe_recovered(recovered, translate)).tell()
