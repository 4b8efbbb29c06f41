"""Grounds to put things on: panes, cards, banners and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_rounded
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Icon, Theme


class Pane(Painted, QFrame):
    """A region of the window with its own ground and 1 px lines on the named edges ("left", "top")."""

    def __init__(
        self,
        theme: Theme,
        ground: Role = Role.SURFACE,
        edges: frozenset[str] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        QFrame.__init__(self, parent)
        self._ground = ground
        self._edges = edges
        self._closes_dialog = False
        self.follow(theme)

    def close_dialog(self) -> None:
        """It is the foot of a dialog, whose lower corners are round."""
        self._closes_dialog = True
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = self._theme.color(self._ground)
        if self._closes_dialog:
            # Inside the edge of the dialog, so that the corner is that much less round.
            radius = self._theme.px(measures.RADIUS_LARGE) - 1
            paint_rounded(painter, self.rect().adjusted(0, -radius, 0, 0), radius, fill=ground)
        else:
            painter.fillRect(self.rect(), ground)
        line = self._theme.color(Role.LINE)
        wide, high = self.width(), self.height()
        sides = {
            "left": QRect(0, 0, 1, high),
            "right": QRect(wide - 1, 0, 1, high),
            "top": QRect(0, 0, wide, 1),
            "bottom": QRect(0, high - 1, wide, 1),
        }
        for edge in self._edges:
            painter.fillRect(mirrored(sides[edge], self.rect(), self.layoutDirection()), line)


class Card(Painted, QFrame):
    """A rounded card on the page. `layout()` is a column without spacing; `padding` px lie around it."""

    def __init__(
        self,
        theme: Theme,
        *,
        padding: int = 16,
        ground: Role = Role.SURFACE,
        edge: Role | None = Role.LINE,
        parent: QWidget | None = None,
    ) -> None:
        QFrame.__init__(self, parent)
        self._padding = padding
        self._ground = ground
        self._edge = edge
        self._chosen = False
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)
        self.follow(theme)

    def set_chosen(self, chosen: bool) -> None:
        """Frame the card as the chosen one of several."""
        self._chosen = chosen
        self.update()

    def take_theme(self) -> None:
        space = self._theme.px(self._padding) if self._padding else 1
        self.column.setContentsMargins(space, space, space, space)
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        radius = theme.px(measures.RADIUS_LARGE if self._edge is not None else measures.RADIUS)
        edge = theme.color(self._edge) if self._edge is not None else None
        if self._chosen:
            edge = theme.color(Role.ACCENT)
        elif edge is None and theme.is_high_contrast:
            edge = theme.color(Role.LINE)
        width = 2.0 if self._chosen else 1.0
        paint_rounded(QPainter(self), self.rect(), radius, fill=theme.color(self._ground), edge=edge, width=width)


class Separator(Painted, QWidget):
    """A 1 px line across."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._theme.color(Role.LINE))


class Notice(Painted, QFrame):
    """A banner: icon, perhaps a title, a sentence, and the action that settles it.

    `tone` is good, warn, contest, bad, accent, or a text tone for a neutral one.
    """

    acted = Signal()

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        tone: Role = Role.TEXT2,
        icon: Icon,
        title: str = "",
        action: str = "",
        edged: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        QFrame.__init__(self, parent)
        self._tone = tone
        self._edged = edged
        self._row = QHBoxLayout(self)
        self._drawing = IconLabel(theme, icon, colour=tone)
        self._row.addWidget(self._drawing, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(2)
        if title:
            words.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS, wraps=True))
        self._text = PlainText(theme, text, style=TextStyle.SECONDARY, wraps=True)
        words.addWidget(self._text)
        self._row.addLayout(words, 1)
        if action:
            self.action = Button(theme, action, kind=ButtonKind.NORMAL, size=ControlSize.ROW)
            self.action.clicked.connect(self.acted)
            self._row.addWidget(self.action, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(f"{title} {text}".strip())
        self.follow(theme)

    def set_text(self, text: str) -> None:
        self._text.setText(text)
        self.setAccessibleName(text)

    def set_look(self, text: str, tone: Role, icon: Icon) -> None:
        """Other words with another tone and icon."""
        self._tone = tone
        self._drawing.set_drawing(icon, tone)
        self.set_text(text)
        self.update()

    def add_action(self, button: Button) -> None:
        """A further button at the end."""
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def take_theme(self) -> None:
        self._row.setContentsMargins(*(self._theme.px(side) for side in (12, 9, 9, 9)))
        self._row.setSpacing(self._theme.px(9))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        edge: QColor | None = None
        if self._edged:
            edge = theme.soft_edge(self._tone)
        elif theme.is_high_contrast:
            edge = theme.color(Role.LINE)
        paint_rounded(QPainter(self), self.rect(), theme.px(measures.RADIUS), fill=theme.soft(self._tone), edge=edge)
