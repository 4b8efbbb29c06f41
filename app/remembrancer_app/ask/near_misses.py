"""What comes just below the line: for the person, never for an agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.ask.result_delegate import NearMissDelegate
from remembrancer_app.ask.results_model import ResultsModel
from remembrancer_app.ask.results_view import ResultsView
from remembrancer_app.ask.words import below_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.recalling import RecalledItem
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class NearMisses(Painted, QFrame):
    """The foot of the card: a line of words and up to three rows."""

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        QFrame.__init__(self, parent)
        self.setObjectName("near_miss")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.results = ResultsModel(day_words, self)
        self.view = ResultsView(theme, self.results, self.tr("Just below the line"))
        self.view.draw_with(NearMissDelegate(theme, self.view))
        self.title = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, tone=Role.TEXT2)
        head = QHBoxLayout()
        head.setContentsMargins(theme.px(15), 0, theme.px(14), 0)
        head.setSpacing(theme.px(9))
        head.addWidget(IconLabel(theme, Icon.CHEVRONS_DOWN, size=measures.ICON_CAPTION))
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(PlainText(theme, self.tr("not given to the agent"), style=TextStyle.CAPTION, tone=Role.TEXT2))
        column = QVBoxLayout(self)
        column.setContentsMargins(1, theme.px(8), 1, theme.px(7))
        column.setSpacing(theme.px(2))
        column.addLayout(head)
        column.addWidget(self.view)
        words = self.tr(
            "The line is the least share of what the question asks that a memory must answer. What stays below it is "
            "shown to you and to nobody else."
        )
        self.title.setToolTip(plain_tooltip(words))
        self.view.setAccessibleDescription(words)
        self.follow(theme)

    def show_items(self, items: Sequence[RecalledItem], floor: float) -> None:
        self.title.setText(below_words(floor))
        self.results.show_items(items, floor=floor)
        self.setVisible(bool(items))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, box = self._theme, self.rect()
        radius = theme.px(measures.RADIUS_LARGE) - 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        # The upper corners lie beyond the edge.
        shape.addRoundedRect(box.adjusted(0, -2 * radius, 0, 0), radius, radius)
        painter.setClipRect(box)
        painter.fillPath(shape, theme.color(Role.SUNKEN))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(QRect(0, 0, box.width(), 1), theme.color(Role.LINE))
        painter.setPen(Qt.PenStyle.NoPen)
