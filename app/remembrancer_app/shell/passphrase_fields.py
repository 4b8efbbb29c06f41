"""A new passphrase, typed twice, with a line that says what is wanting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.shell.secret_field import SecretField
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

SHORTEST_PASSPHRASE = 8
_LONG_ENOUGH = 14


class PassphraseFields(QWidget):
    """Two fields beside each other and the advice under them.

    Signals:
        changed: something was typed.
        submitted: Enter was pressed in one of them.
    """

    changed = Signal()
    submitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanting = ""
        """What is missing, in words; empty where nothing is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.first = SecretField(theme, self.tr("New passphrase"))
        self.second = SecretField(theme, self.tr("The same again"))
        for field in (self.first, self.second):
            field.changed.connect(self._judge)
            field.submitted.connect(self.submitted)
            row.addWidget(field)
        column.addLayout(row)
        self.advice = PlainText(theme, "", style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.advice)
        self._judge()

    def text(self) -> str:
        return self.first.text()

    def clear(self) -> None:
        """Forget what was typed."""
        self.first.clear()
        self.second.clear()

    def sizeHint(self) -> QSize:
        """No wider than one field: a dialog that is as wide as this asks would reckon with fewer lines of words."""
        return QSize(self.first.sizeHint().width(), super().sizeHint().height())

    @Slot()
    def _judge(self, *_: object) -> None:
        first, second = self.first.text(), self.second.text()
        self.wanting, tone = "", Role.TEXT2
        if len(first) < SHORTEST_PASSPHRASE:
            self.wanting = self.tr("At least {0} characters. Four or five unrelated words are good.").format(
                SHORTEST_PASSPHRASE
            )
        elif first != second:
            self.wanting = self.tr("Type the same once more.")
        if second and not first.startswith(second):
            self.wanting, tone = self.tr("The two are not the same."), Role.BAD
        words = self.wanting
        if not words:
            long_enough = len(first) >= _LONG_ENOUGH
            words = self.tr("Long enough.") if long_enough else self.tr("It will do; longer is better.")
            tone = Role.GOOD if long_enough else Role.WARN
        self.advice.setText(words)
        self.advice.set_tone(tone)
        self.changed.emit()
