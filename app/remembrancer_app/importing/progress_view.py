"""How far reading or writing is, with a way to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class ProgressView(QWidget):
    """A sentence, a bar and Cancel.

    Signals:
        cancelled: stop.
    """

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stages = {
            "reading": self.tr("Reading the files"),
            "planning": self.tr("Looking for what is known already"),
            "encoding": self.tr("Reading the meaning of each memory"),
            "writing": self.tr("Writing"),
            "extracting": self.tr("The conversations are in. The language model looks for facts in them"),
            "exporting": self.tr("Writing the files"),
            "verifying": self.tr("Comparing every entry with its seal"),
        }
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(10))
        column.addStretch(1)
        self.words = PlainText(theme, style=TextStyle.EMPHASIS)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(theme.px(360))
        self.figures = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, tabular=True)
        self.figures.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cancel = Button(theme, self.tr("Cancel"), key=self.tr("Esc"))
        self.cancel.clicked.connect(self._stop)
        middle = Qt.AlignmentFlag.AlignHCenter
        # The texts have the whole width, since they change faster than a layout follows.
        column.addWidget(self.words)
        column.addWidget(self.bar, 0, middle)
        column.addWidget(self.figures)
        column.addWidget(self.cancel, 0, middle)
        column.addStretch(1)

    def begin(self, stage: str) -> None:
        """Something begins; how much there is of it is not known yet."""
        self.cancel.setEnabled(True)
        self.report(0, 0, stage)

    @Slot(int, int, str)
    def report(self, done: int, total: int, stage: str) -> None:
        """``done`` of ``total`` steps; a total of 0 is unknown."""
        words = self._stages.get(stage, self._stages["reading"])
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        locale = self.locale()
        figures = self.tr("{0} of {1}").format(locale.toString(done), locale.toString(total)) if total else ""
        self.figures.setText(figures)

    @Slot()
    def _stop(self) -> None:
        self.cancel.setEnabled(False)
        self.words.setText(self.tr("Stopping"))
        self.cancelled.emit()
