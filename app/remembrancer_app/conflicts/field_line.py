"""A line of a side, with a choice at its end where the other side says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.memories.properties import PropertyLine
from remembrancer_app.widgets.checks import RadioButton

if TYPE_CHECKING:
    from remembrancer_app.conflicts.fields import FieldName
    from remembrancer_app.memories.properties import Property
    from remembrancer_app.theme import Theme


class FieldLine(QWidget):
    """Name and value. With the ``name`` of a field it can be taken.

    Signals:
        taken: it was chosen; carries the name of the field.
    """

    taken = Signal(object)

    def __init__(self, theme: Theme, shown: Property, name: FieldName | None = None) -> None:
        super().__init__()
        self.shown = shown
        self.name = name
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        line = PropertyLine(theme, shown)
        line.show_property(shown)
        row.addWidget(line, 1)
        self.choice: RadioButton | None = None
        if name is not None:
            self.choice = RadioButton(theme, self.tr("Take this"))
            # The two of a field are in different places, so the review keeps them apart itself.
            self.choice.setAutoExclusive(False)
            self.choice.setAccessibleName(self.tr("Take this: {0}").replace("{0}", f"{shown.name}, {shown.words}"))
            self.choice.clicked.connect(self._take)
            row.addWidget(self.choice)

    def show_taken(self, *, taken: bool) -> None:
        if self.choice is not None:
            self.choice.setChecked(taken)

    @Slot()
    def _take(self) -> None:
        self.taken.emit(self.name)
