"""Before a change that touches several memories: what it will do, and to which."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import TYPE_ICONS, Role, TextStyle, type_word
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_NAMED = 4
_WIDTH = 460


class BulkSummary(Overlay):
    """Says the act with its number, how the memories divide by type, and the first of them.

    Signals:
        confirmed: the person wants it.
    """

    confirmed = Signal()

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        *,
        title: str,
        act: str,
        memories: Sequence[Memory],
        count: int,
        destructive: bool,
    ) -> None:
        super().__init__(theme, window)
        self.setObjectName("bulk_summary")
        self.setAccessibleName(title)
        self._theme = theme
        column = self.frame.column
        self.keep_width(_WIDTH)
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        column.addWidget(
            PlainText(theme, self._division(memories), style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        )
        for memory in memories[:_NAMED]:
            row = QHBoxLayout()
            row.setSpacing(theme.px(8))
            row.addWidget(IconLabel(theme, TYPE_ICONS[memory.type], colour=theme.type_color(memory.type)))
            row.addWidget(ElidedLabel(theme, one_line(memory.content, 200)), 1)
            column.addLayout(row)
        if count > _NAMED:
            rest = self.tr("and {0} more").format(self.locale().toString(count - _NAMED))
            column.addWidget(PlainText(theme, rest, style=TextStyle.SECONDARY, tone=Role.TEXT2))
        once = self.tr("This is one step: undo takes all of it back.")
        column.addWidget(PlainText(theme, once, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        column.addSpacing(theme.px(6))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, act, kind=ButtonKind.DANGER if destructive else ButtonKind.PRIMARY)
        self.act.clicked.connect(self._confirm)
        # Enter is there only for what is harmless.
        self.act.setAutoDefault(not destructive)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.act)
        column.addLayout(buttons)
        self._first = self.cancel if destructive else self.act
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        self.open(self._first)
        self._first.setFocus(Qt.FocusReason.TabFocusReason)

    def _division(self, memories: Sequence[Memory]) -> str:
        counts = Counter(memory.type for memory in memories)
        parts = [f"{type_word(kind)} {self.locale().toString(number)}" for kind, number in counts.most_common()]
        pinned = sum(memory.pinned for memory in memories)
        if pinned:
            parts.append(self.tr("{0} of them pinned").format(self.locale().toString(pinned)))
        return " · ".join(parts)

    @Slot()
    def _confirm(self) -> None:
        self.close_overlay()
        self.confirmed.emit()
