"""One changed memory: its type, what differs, who did it, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.history import ChangeKind
from remembrancer.wording import name_change
from remembrancer_app.audit.words import CHANGE_LOOKS, TOLD_APART, doing_words
from remembrancer_app.memories.diff_line import DiffLine
from remembrancer_app.memories.differences import difference_words
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import TextStyle, measures
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from remembrancer.model.history import MemoryChange
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_TEXT_CHARACTERS = 600


class ChangeRow(QWidget):
    """Signals say what is wanted.

    Signals:
        open_wanted: open the memory (its id) in Memories.
        restore_wanted: make what it said before current again (a MemoryChange).
    """

    open_wanted = Signal(str)
    restore_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        day_words: DayWords,
        change: MemoryChange,
        *,
        says_who: bool,
        can_restore: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.change = change
        memory = change.after or change.before
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.px(6), 0, theme.px(6))
        row.setSpacing(theme.px(9))
        icon, tone = CHANGE_LOOKS[change.kind]
        mark = IconLabel(theme, icon, size=measures.ICON_ROW, colour=tone, name=name_change(change.kind, translate))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        if memory is not None:
            badge = TypeBadge(theme, memory.type, size=measures.ROW_BADGE_SIZE)
            row.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(theme.px(3))
        self.text = DiffLine(theme, name=self.tr("Statement"))
        self._show_text()
        column.addWidget(self.text)
        self.details = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.details.setText(self._details(day_words, says_who=says_who))
        column.addWidget(self.details)
        if can_restore and change.before is not None and ChangeKind.EDITED in change.kinds:
            restore = Button(theme, self.tr("Restore the earlier version"), kind=ButtonKind.LINK, size=ControlSize.ROW)
            restore.clicked.connect(lambda: self.restore_wanted.emit(change))
            column.addWidget(restore, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column, 1)
        self.open = Button(theme, self.tr("Open"), kind=ButtonKind.GHOST, size=ControlSize.ROW)
        self.open.setAccessibleDescription(self.tr("Open the memory in Memories"))
        self.open.clicked.connect(lambda: self.open_wanted.emit(change.memory))
        row.addWidget(self.open, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"{name_change(change.kind, translate)}. {self.text.toPlainText()}")

    def _show_text(self) -> None:
        change = self.change
        for difference in change.differences:
            if difference.field == "content" and difference.words:
                self.text.show_difference(difference)
                return
        memory = change.after or change.before
        text = "" if memory is None else memory.content
        self.text.show_plain(text if len(text) <= _TEXT_CHARACTERS else text[:_TEXT_CHARACTERS].rstrip() + "…")

    def _details(self, day_words: DayWords, *, says_who: bool) -> str:
        change = self.change
        parts = [listed(name_change(kind, translate) for kind in change.kinds)]
        shown = [each for each in change.differences if each.field not in TOLD_APART]
        parts.extend(difference_words(each, day_words) for each in shown)
        if says_who:
            parts.append(doing_words(change, day_words))
        if change.doing.reason:
            parts.append(self.tr("Reason: “{0}”").replace("{0}", change.doing.reason))
        return " · ".join(parts)
