"""One version of a memory, opened in its history: what differs in it, and the way back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.memories.diff_line import DiffLine
from remembrancer_app.memories.differences import difference_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.history import FieldDifference
    from remembrancer.model.memory import Version
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_TEXT = "content"
_SAID_ELSEWHERE = ("superseded_by", "source_kind", "source_name", "source_reference", "zone")
"""Fields that say nothing by themselves, or are shown with the memory."""
_FOLLOWING = ("trust", "provenance", "verified", "stated")
"""These follow from a change of the others; they are said where nothing else is."""


class VersionCard(Card):
    """Its text at once, with what is new in it as soon as that is known.

    Signals:
        restore_wanted: make this version current again.
    """

    restore_wanted = Signal()

    def __init__(
        self, theme: Theme, day_words: DayWords, version: Version, *, can_restore: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, padding=10, ground=Role.SUNKEN, edge=None, parent=parent)
        self.setObjectName("version_text")
        self._day_words = day_words
        self._version = version
        self.column.setSpacing(theme.px(6))
        self.caption = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        self.column.addWidget(self.caption)
        self.text = DiffLine(theme, name="")
        self.column.addWidget(self.text)
        self._changes = QVBoxLayout()
        self._changes.setSpacing(theme.px(3))
        self.column.addLayout(self._changes)
        self.changes: list[PlainText] = []
        self._show_caption("")
        self.text.show_plain(version.memory.content)
        self.restore = Button(theme, self.tr("Restore this version"), icon=Icon.ROTATE_CCW, size=ControlSize.ROW)
        self.restore.setAccessibleDescription(self.tr("Makes a new version that says the same"))
        self.restore.clicked.connect(self.restore_wanted)
        self.restore.setVisible(can_restore)
        self.column.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignLeft)

    def show_differences(self, differences: Sequence[FieldDifference], *, to_now: bool) -> None:
        """What differs from the version before it, or, with `to_now`, what has become of it since."""
        self._show_caption(self.tr("since then") if to_now else "")
        text = next((each for each in differences if each.field == _TEXT and each.words), None)
        if text is None:
            self.text.show_plain(self._version.memory.content)
        else:
            self.text.show_difference(text)
        for label in self.changes:
            self._changes.removeWidget(label)
            label.hide()
            label.deleteLater()
        told = [each for each in differences if each.field not in _SAID_ELSEWHERE]
        told = [each for each in told if each.field not in _FOLLOWING] or told
        told = [each for each in told if each.field != _TEXT]
        words = [difference_words(each, self._day_words) for each in told]
        if to_now and not differences:
            words = [self.tr("It says the same now.")]
        self.changes = [
            PlainText(self._theme, each, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True) for each in words
        ]
        for label in self.changes:
            self._changes.addWidget(label)
            # At once: the layout would show it a little later.
            label.show()

    def _show_caption(self, then: str) -> None:
        memory = self._version.memory
        number = self.tr("Version {0}").format(self.locale().toString(memory.number))
        words = " · ".join(filter(None, (number, memory.title, then)))
        self.caption.setText(words)
        self.text.setAccessibleName(words)
