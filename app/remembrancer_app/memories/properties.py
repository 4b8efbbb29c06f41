"""What is known of a memory besides its text, one line each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.model.blocks import block_of
from remembrancer.model.lifecycle import Lasting
from remembrancer.model.types import Importance, Status
from remembrancer_app.memories.words import PROVENANCE_ICONS, TRUST_STANDINGS, provenance_words, source_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.meter_bar import MeterPart, paint_meter
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from remembrancer.model.blocks import MemoryBlock
    from remembrancer.model.lifecycle import StrengthHistory
    from remembrancer.model.memory import Memory
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_NAME_WIDTH = 100
_FADING = (Status.ACTIVE, Status.DEMOTED)
"""What is not in use any more has no strength to lose."""
_ROW = 20


@dataclass(frozen=True, slots=True)
class Property:
    """A line: its name, its words, and before them an icon or a bar (a share of 1, in the colour of ``bar``)."""

    name: str
    words: str
    icon: Icon | None = None
    share: float | None = None
    strong: bool = False
    tone: Role = Role.TEXT
    tooltip: str = ""
    bar: Role = Role.LINE2


def properties(memory: Memory, day_words: DayWords, strength: StrengthHistory | None = None) -> tuple[Property, ...]:
    """The lines for a memory; what it does not have is left out. Its strength has a line while it is not known yet."""
    times = memory.times
    trust = TRUST_STANDINGS[memory.trust]
    block = block_of(memory)
    lines = [] if block is None else _block(block)
    lines += [
        Property(
            QCoreApplication.translate("Properties", "Known because"),
            provenance_words(memory),
            PROVENANCE_ICONS[memory.provenance],
        ),
        Property(QCoreApplication.translate("Properties", "Trust"), trust.word(), trust.look.icon),
        Property(
            QCoreApplication.translate("Properties", "Confidence"),
            QLocale().toString(memory.confidence, "f", 2),
            share=memory.confidence,
        ),
    ]
    if memory.status in _FADING:
        lines.append(_strength(strength))
    if memory.importance is Importance.HIGH:
        lines.append(
            Property(
                QCoreApplication.translate("Properties", "Importance"), QCoreApplication.translate("Properties", "High")
            )
        )
    if times.due is not None:
        lines.append(_due(memory, day_words, QCoreApplication.translate("Properties", "Due")))
    if times.done is not None:
        lines.append(
            Property(
                QCoreApplication.translate("Properties", "Done"),
                day_words.day_or_moment(times.done),
                tooltip=day_words.full(times.done),
            )
        )
    happening = happening_words(memory, day_words)
    if happening:
        lines.append(Property(QCoreApplication.translate("Properties", "Happening"), happening, strong=True))
    full = day_words.full(memory.recorded)
    lines.append(
        Property(QCoreApplication.translate("Properties", "Recorded"), day_words.moment(memory.recorded), tooltip=full)
    )
    if times.stated is not None and day_words.moment(times.stated) != day_words.moment(memory.recorded):
        lines.append(
            Property(
                QCoreApplication.translate("Properties", "Stated"),
                day_words.moment(times.stated),
                tooltip=day_words.full(times.stated),
            )
        )
    if times.valid_from is not None or times.valid_to is not None:
        lines.append(Property(QCoreApplication.translate("Properties", "Holds"), holds_words(memory, day_words)))
    if strength is not None:
        lines.extend(_uses(strength, day_words))
    lines.append(Property(QCoreApplication.translate("Properties", "From"), _source(memory)))
    if memory.session:
        lines.append(Property(QCoreApplication.translate("Properties", "Session"), memory.session))
    lines.append(Property(QCoreApplication.translate("Properties", "Namespace"), memory.namespace))
    return tuple(lines)


def _block(block: MemoryBlock) -> list[Property]:
    """What sets a block of core memory apart: its first line says it, and agents keep to it."""
    used = QCoreApplication.translate("Properties", "{0} of {1} characters").format(
        QLocale().toString(len(block.value)), QLocale().toString(block.limit)
    )
    is_full = len(block.value) > block.limit
    lines = [
        Property(
            QCoreApplication.translate("Properties", "Memory block"),
            block.label,
            Icon.PIN,
            strong=True,
            tooltip=QCoreApplication.translate(
                "Properties", "Agents get it with each question and may propose changes. Its first line names it."
            ),
        ),
        Property(
            QCoreApplication.translate("Properties", "Used"),
            used,
            share=min(1.0, len(block.value) / block.limit),
            tone=Role.WARN if is_full else Role.TEXT,
        ),
    ]
    if block.description:
        lines.append(Property(QCoreApplication.translate("Properties", "It is for"), block.description))
    return lines


def _strength(strength: StrengthHistory | None) -> Property:
    name = QCoreApplication.translate("Properties", "Strength")
    if strength is None:
        return Property(name, "")
    lasting = {
        Lasting.PINNED: QCoreApplication.translate("Properties", "{0}, pinned"),
        Lasting.TYPE: QCoreApplication.translate("Properties", "{0}, does not fade"),
        Lasting.SAFETY: QCoreApplication.translate("Properties", "{0}, does not fade: safety"),
        Lasting.NOT_DONE: QCoreApplication.translate("Properties", "{0}, held until done"),
    }
    words = "{0}" if strength.lasting is None else lasting[strength.lasting]
    return Property(
        name, words.format(QLocale().toString(strength.strength, "f", 2)), share=strength.strength, bar=Role.ACCENT
    )


def _uses(strength: StrengthHistory, day_words: DayWords) -> list[Property]:
    """Two clocks: being used is not being verified."""
    clocks = (
        (QCoreApplication.translate("Properties", "Last used"), strength.last_used),
        (QCoreApplication.translate("Properties", "Last verified"), strength.last_verified),
    )
    return [
        Property(name, day_words.moment(instant), tooltip=day_words.full(instant))
        for name, instant in clocks
        if instant is not None
    ]


def _due(memory: Memory, day_words: DayWords, name: str) -> Property:
    due = memory.times.due
    if due is None:
        raise ValueError("the memory has no due time")
    # What is done has no days left to count.
    words = day_words.due(due) if memory.times.done is None else day_words.weekday(due)
    overdue = memory.times.done is None and day_words.is_over(due)
    tone = Role.BAD if overdue else Role.TEXT
    icon = Icon.CIRCLE_ALERT if overdue else None
    return Property(name, words, icon, strong=True, tone=tone, tooltip=day_words.full(due))


def holds_words(memory: Memory, day_words: DayWords) -> str:
    """``from 24 Feb 2026 until 1 May 2026``; empty where nothing is said of it."""
    start, end = memory.times.valid_from, memory.times.valid_to
    if start is not None and start == end:
        # It was corrected: what it says was true at no time.
        return QCoreApplication.translate("Properties", "at no time")
    if start is not None and end is not None:
        words = QCoreApplication.translate("Properties", "from {0} until {1}")
        return words.format(day_words.day_or_moment(start), day_words.day_or_moment(end))
    if start is not None:
        return QCoreApplication.translate("Properties", "from {0}, no end").format(day_words.day_or_moment(start))
    if end is not None:
        return QCoreApplication.translate("Properties", "until {0}").format(day_words.day_or_moment(end))
    return ""


def happening_words(memory: Memory, day_words: DayWords) -> str:
    """``Wed 15 Apr 2026``, or from one day to another; empty where nothing is said of it."""
    start, end = memory.times.happening_from, memory.times.happening_to
    if start is None:
        return ""
    words = day_words.weekday(start)
    # A day is kept as its 24 hours; its end says nothing.
    if end is None or end - start <= timedelta(days=1):
        return words
    return QCoreApplication.translate("Properties", "{0} to {1}").format(words, day_words.weekday(end))


def _source(memory: Memory) -> str:
    words = source_words(memory.source)
    return f"{words}, {memory.source.reference}" if memory.source.reference else words


class PropertyList(QWidget):
    """The lines under one another. They are kept and filled anew for each memory."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("properties")
        self._theme = theme
        self._lines: list[PropertyLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_properties(self, lines: tuple[Property, ...]) -> None:
        while len(self._lines) < len(lines):
            line = PropertyLine(self._theme, lines[0])
            self._lines.append(line)
            self._column.addWidget(line)
        for place, widget in enumerate(self._lines):
            widget.setVisible(place < len(lines))
            if place < len(lines):
                widget.show_property(lines[place])

    def texts(self) -> dict[str, str]:
        """What is shown, by name."""
        return {line.shown.name: line.shown.words for line in self._lines if not line.isHidden()}


class PropertyLine(Painted, QLabel):
    """One line, drawn: its name, an icon or a bar where there is one, its words."""

    def __init__(self, theme: Theme, shown: Property) -> None:
        QLabel.__init__(self)
        self.shown = shown
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def show_property(self, shown: Property) -> None:
        self.shown = shown
        words = f"{shown.name}: {shown.words}"
        self.setText(words)
        self.setAccessibleName(words)
        room = self._theme.metrics(TextStyle.SECONDARY).horizontalAdvance(shown.words) > self._room()
        tip = shown.tooltip or (shown.words if room else "")
        self.setToolTip(plain_tooltip(tip))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(_ROW))

    def _room(self) -> int:
        return self.width() - self._theme.px(_NAME_WIDTH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, shown, outer = self._theme, self.shown, self.rect()
        direction = self.layoutDirection()
        painter = QPainter(self)
        painter.setFont(theme.font(TextStyle.SECONDARY))
        name = QRect(0, 0, theme.px(_NAME_WIDTH) - theme.px(4), outer.height())
        paint_line(painter, mirrored(name, outer, direction), shown.name, theme.color(Role.TEXT2))
        left = theme.px(_NAME_WIDTH)
        if shown.icon is not None:
            side = theme.px(measures.ICON_ROW)
            square = QRect(left, (outer.height() - side) // 2, side, side)
            colour = Role.TEXT2 if shown.tone is Role.TEXT else shown.tone
            theme.icons.paint(painter, mirrored(square, outer, direction), shown.icon, colour)
            left += side + theme.px(6)
        if shown.share is not None:
            height = theme.px(6)
            bar = QRect(left, (outer.height() - height) // 2, theme.px(64), height)
            part = MeterPart(shown.share, shown.bar)
            paint_meter(theme, painter, mirrored(bar, outer, direction), (part,), direction=direction)
            left += bar.width() + theme.px(8)
        style = TextStyle.SECONDARY_CONTROL if shown.strong else TextStyle.SECONDARY
        painter.setFont(theme.font(style, tabular=shown.share is not None))
        words = QRect(left, 0, outer.width() - left, outer.height())
        paint_line(painter, mirrored(words, outer, direction), shown.words, theme.color(shown.tone))
