"""Yesterday in short: a few counts and the days before it as bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from remembrancer.wording.reports import say_behind
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.reports import ReportDay
    from remembrancer_app.theme import Theme

_BARS_HEIGHT = 38


class DayBars(Painted, QWidget):
    """A bar for each day; the last in full colour. The words beside it say the same."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._values: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def show_values(self, values: Sequence[int]) -> None:
        self._values = tuple(values)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(_BARS_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._values:
            return
        theme = self._theme
        painter = QPainter(self)
        floor, most = self.height() - 1, max(self._values) or 1
        step = self.width() / len(self._values)
        direction = self.layoutDirection()
        for place, value in enumerate(self._values):
            is_last = place == len(self._values) - 1
            colour = theme.color(Role.SERIES1) if is_last else theme.blended(Role.SERIES1, 0.45)
            height = max(2.0, (floor - 1) * value / most) if value else 0.0
            left = place if direction == Qt.LayoutDirection.LeftToRight else len(self._values) - 1 - place
            painter.fillRect(QRectF(left * step, floor - height, max(1.0, step - theme.px(3)), height), colour)
        painter.fillRect(QRectF(0, floor, self.width(), 1), theme.color(Role.LINE))


class YesterdayCard(Card):
    """Counts with their words, and bars.

    Signals:
        report_wanted: the report of that day.
    """

    report_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, parent=parent)
        self.setObjectName("yesterday")
        self.column.setSpacing(theme.px(6))
        head = QHBoxLayout()
        self.title = PlainText(theme, style=TextStyle.EMPHASIS)
        head.addWidget(self.title, 1)
        self.open = Button(theme, self.tr("Open report"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.open.clicked.connect(self.report_wanted)
        head.addWidget(self.open)
        self.column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(10))
        self._grid.setVerticalSpacing(theme.px(3))
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        self.lines: list[str] = []
        self.bars = DayBars(theme)
        self.column.addWidget(self.bars)
        foot = QHBoxLayout()
        foot.addWidget(ElidedLabel(theme, self.tr("New memories, last 30 days"), style=TextStyle.CAPTION), 1)
        self.most = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        foot.addWidget(self.most)
        self.column.addLayout(foot)
        self.hide()

    def show_days(self, days: Sequence[ReportDay]) -> None:
        """The days up to yesterday, which is the last."""
        self.setVisible(bool(days))
        if not days:
            return
        yesterday = days[-1]
        locale = self.locale()

        def written(day: ReportDay) -> str:
            form = self.tr("d MMM", "a day without its year, as Qt writes dates")
            return locale.toString(QDate(day.day.year, day.day.month, day.day.day), form)

        self.title.setText(self.tr("Yesterday, {0}").replace("{0}", written(yesterday)))
        self._fill(
            (
                ("new", yesterday.new, Role.TEXT),
                ("changed", yesterday.changed, Role.TEXT),
                ("conflicts", yesterday.conflicts, Role.CONTEST),
                ("unusual", yesterday.unusual, Role.WARN),
                ("used", yesterday.used, Role.TEXT),
            )
        )
        self.bars.show_values([day.new for day in days])
        most = max(days, key=lambda day: (day.new, day.day))
        words = self.tr("most: {0} on {1}")
        figures = words.replace("{0}", locale.toString(most.new)).replace("{1}", written(most))
        self.most.setText(figures if most.new else "")
        self.setAccessibleName(f"{self.title.text()}: {listed(self.lines)}")

    def _fill(self, counts: Sequence[tuple[str, int, Role]]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.lines = []
        for place, (key, count, tone) in enumerate(counts):
            ink = tone if count else Role.TEXT2
            figure = PlainText(
                self._theme, self.locale().toString(count), style=TextStyle.EMPHASIS, tone=ink, tabular=True
            )
            figure.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            words = say_behind(key, count, translate)
            self.lines.append(f"{figure.text()} {words}")
            self._grid.addWidget(figure, place, 0)
            self._grid.addWidget(PlainText(self._theme, words, style=TextStyle.BODY), place, 1)
