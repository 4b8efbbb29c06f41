"""When each of two statements holds, one bar above the other, with today between what was and what is to come."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.charts.dates import short_month
from remembrancer_app.conflicts.marks import Mark
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.cases import CaseStatement
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_BAR, _ROW, _TOP = 10, 20, 4
_MOST_MONTHS = 12
_MONTH_ROOM = 64
_AROUND = 0.06
"""Room beside the first and the last date, as a share of the time between them."""


@dataclass(frozen=True, slots=True)
class Span:
    """A bar: from ``start`` to ``end`` (open if None); ``due`` is a diamond."""

    start: datetime
    end: datetime | None
    due: datetime | None


def _months(first: datetime, last: datetime) -> Iterator[datetime]:
    """The beginnings of months after one instant and before another, in the zone of the first."""
    year, month = first.year, first.month
    while True:
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
        start = datetime(year, month, 1, tzinfo=first.tzinfo)
        if start >= last:
            return
        yield start


def span_of(statement: CaseStatement) -> Span:
    """A statement holds from when it says, or else from when it was written."""
    times = statement.memory.times
    return Span(times.valid_from or statement.written, times.valid_to, times.due)


class ValidityStrip(Painted, QWidget):
    """Drawn from left to right in every language, as charts are. Its words are its accessible description."""

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setObjectName("validity")
        self.setAccessibleName(self.tr("When each one holds"))
        self._day_words = day_words
        self._spans: tuple[Span, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def show_statements(self, old: CaseStatement, new: CaseStatement) -> None:
        self._spans = (span_of(old), span_of(new))
        names = (self.tr("What is remembered now"), self.tr("What came in"))
        said = [f"{name}: {self._words(span)}" for name, span in zip(names, self._spans, strict=True)]
        self.setAccessibleDescription(". ".join(said))
        self.update()

    def _words(self, span: Span) -> str:
        words = [self.tr("from {0}").format(self._day_words.day_or_moment(span.start))]
        if span.end is not None:
            words.append(self.tr("until {0}").format(self._day_words.day_or_moment(span.end)))
        if span.due is not None:
            words.append(self.tr("due {0}").format(self._day_words.day_or_moment(span.due)))
        return listed(words)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._theme.px(_TOP + 2 * _ROW + 20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._spans:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = self._day_words.dates.now
        known = [now, *(at for span in self._spans for at in (span.start, span.end, span.due) if at is not None)]
        around = max((max(known) - min(known)) * _AROUND, timedelta(days=1))
        first, last = min(known) - around, max(known) + around
        room = self.width() - theme.px(110)

        def place(at: datetime) -> float:
            return room * ((at - first) / (last - first))

        self._paint_months(painter, first, last, place, place(now))
        for row, (span, mark) in enumerate(zip(self._spans, (Mark.KEPT, Mark.GIVEN), strict=True)):
            top = theme.px(_TOP + row * _ROW)
            left, right = place(span.start), place(span.end or span.due or last)
            bar = QRectF(left, top, max(2.0, right - left), theme.px(_BAR))
            paint_rounded(painter, bar, 2, fill=theme.blended(mark.value, 0.35))
            painter.fillRect(QRectF(left, top, 3, theme.px(_BAR)), theme.color(mark.value))
            if span.due is not None:
                self._paint_due(painter, QPointF(place(span.due), bar.center().y()), mark, span.due)
        self._paint_today(painter, place(now))

    def _paint_months(
        self, painter: QPainter, first: datetime, last: datetime, place: Callable[[datetime], float], today: float
    ) -> None:
        """Where months begin, with their names where there is room for them."""
        theme = self._theme
        high = theme.px(_TOP + 2 * _ROW)
        painter.setFont(theme.font(TextStyle.CAPTION))
        taken = today
        starts = list(_months(first.astimezone(self._day_words.dates.now.tzinfo), last))
        every = max(1, -(-len(starts) // _MOST_MONTHS))
        for start in starts[::every]:
            at = place(start)
            painter.fillRect(QRectF(at, 0, 1, high), theme.color(Role.LINE))
            if abs(at - taken) < theme.px(_MONTH_ROOM) or abs(at - today) < theme.px(_MONTH_ROOM):
                continue
            taken = at
            painter.setPen(theme.color(Role.TEXT3))
            box = QRectF(at - theme.px(40), high, theme.px(80), theme.px(18))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), short_month(start.date()))

    def _paint_due(self, painter: QPainter, centre: QPointF, mark: Mark, due: datetime) -> None:
        theme = self._theme
        half = theme.px(6)
        corners = [centre + QPointF(*step) for step in ((0, -half), (half, 0), (0, half), (-half, 0))]
        painter.setPen(theme.color(mark.value))
        painter.setBrush(theme.color(Role.SURFACE))
        painter.drawPolygon(QPolygonF(corners))
        painter.setFont(theme.font(TextStyle.CAPTION))
        painter.setPen(theme.color(Role.TEXT))
        words = self.tr("due {0}").format(self._day_words.dates.day(due))
        box = QRect(
            round(centre.x()) + half + theme.px(4), round(centre.y()) - theme.px(9), theme.px(110), theme.px(18)
        )
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)

    def _paint_today(self, painter: QPainter, at: float) -> None:
        theme = self._theme
        high = theme.px(_TOP + 2 * _ROW)
        painter.fillRect(QRectF(at - 1, 0, 2, high), theme.color(Role.ACCENT))
        painter.setFont(theme.font(TextStyle.CAPTION_EMPHASIS))
        painter.setPen(theme.color(Role.ACCENT))
        box = QRectF(at - theme.px(40), high, theme.px(80), theme.px(18))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.tr("Today"))
