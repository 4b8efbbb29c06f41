"""How conflicts are treated, as a dialog over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.conflicts.treatment import Treatment
from remembrancer_app.conflicts.treatment_preview import SHOWN_PAIRS
from remembrancer_app.theme import TextStyle
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 560


class TreatmentDialog(Overlay):
    """What is changed in it is changed at once; closing only closes.

    Signals:
        saved: a change is on disk; the operation's id.
    """

    saved = Signal(str)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget, namespace: str = "") -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("treatment_dialog")
        self.setAccessibleName(self.tr("How conflicts are treated"))
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(14))
        column.addWidget(PlainText(theme, self.tr("How conflicts are treated"), style=TextStyle.SECTION))
        self.treatment = Treatment(theme, engine)
        self.treatment.saved.connect(self.saved)
        self._scroll = self.scrolled(self.treatment)
        column.addWidget(self._scroll)
        row = QHBoxLayout()
        row.addStretch(1)
        self.close_button = Button(theme, self.tr("Close"), key=self.tr("Esc"))
        self.close_button.clicked.connect(self.close_overlay)
        row.addWidget(self.close_button)
        column.addLayout(row)
        self.closed.connect(self._finish)
        for changed in (self.treatment.read, self.treatment.preview.resized):
            changed.connect(self._place)
        self.treatment.begin(namespace)

    @Slot()
    def _place(self) -> None:
        """In the middle, as high as its words need at its width."""
        width, high = self.frame.minimumWidth(), self.height()
        for pairs in SHOWN_PAIRS:
            self.treatment.preview.show_at_most(pairs)
            # What became visible or hidden is told to the layouts only later, by events.
            for widget in (self.treatment.preview, self.treatment):
                widget.layout().invalidate()  # type: ignore[union-attr]
                widget.updateGeometry()
            high = self._needed(width)
            if high <= self.height():
                break
        high = min(high, self.height())
        self.frame.setGeometry((self.width() - width) // 2, (self.height() - high) // 2, width, high)

    def _needed(self, width: int) -> int:
        """How high everything would be without scrolling."""
        column = self.frame.column
        margins = column.contentsMargins()
        inside = self.treatment.heightForWidth(width - margins.left() - margins.right())
        return column.sizeHint().height() - self._scroll.sizeHint().height() + inside

    @Slot()
    def _finish(self) -> None:
        self.treatment.finish()
