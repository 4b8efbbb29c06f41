"""What a region shows when there is nothing in it, or when it could not be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer_app.theme import Icon, Theme
    from remembrancer_app.widgets.button import Button

_TEXT_WIDTH = 340


class EmptyState(QWidget):
    """An icon, a title, one sentence and the buttons given, in the middle. `failed` colours the icon for an error."""

    def __init__(
        self,
        theme: Theme,
        icon: Icon,
        title: str,
        sentence: str = "",
        *,
        buttons: Sequence[Button] = (),
        failed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        across = QHBoxLayout(self)
        across.setContentsMargins(theme.px(12), theme.px(12), theme.px(12), theme.px(12))
        across.addStretch(1)
        middle = QWidget()
        # As wide as the text may be, or as the buttons need; the room beside it is shared by both sides.
        wide = sum(button.sizeHint().width() + theme.px(8) for button in buttons)
        middle.setMaximumWidth(max(theme.px(_TEXT_WIDTH), wide))
        across.addWidget(middle, 100)
        across.addStretch(1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addStretch(1)
        colour = Role.BAD if failed else Role.TEXT2
        drawing = IconLabel(theme, icon, size=measures.ICON_EMPTY, colour=colour)
        column.addWidget(drawing, 0, Qt.AlignmentFlag.AlignHCenter)
        self.title = _centred(theme, title, TextStyle.EMPHASIS, Role.TEXT)
        column.addWidget(self.title)
        self.sentence = _centred(theme, sentence, TextStyle.SECONDARY, Role.TEXT2)
        column.addWidget(self.sentence)
        # Only now: shown without a parent it would be a window of its own for a moment.
        self.sentence.setVisible(bool(sentence))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        self.setAccessibleName(f"{title}. {sentence}" if sentence else title)


def _centred(theme: Theme, text: str, style: TextStyle, tone: Role) -> PlainText:
    label = PlainText(theme, text, style=style, tone=tone, wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
