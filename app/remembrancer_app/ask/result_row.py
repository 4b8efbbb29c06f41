"""Where everything of a result lies, for the width there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout, QTextOption

from remembrancer_app.ask.words import chip_faces, delivery_words, origin_words, reason_words
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.chip import ChipFace, chip_size

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.recalling import RecalledItem
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

LINE, META, REASON = 21, 20, 18
SIDE, TOP, BOTTOM = 14, 10, 9
_GAP = 5
_LINES, _LINES_CHOSEN = 3, 12
_BAR, _SHORT_BAR, _ROOM_FOR_BAR = 132, 64, 560


@dataclass(frozen=True, slots=True)
class ResultRow:
    """Boxes from the row's corner, reading from left to right. ``text`` and ``reason`` are laid out with lines set."""

    height: int
    badge: QRect
    number: QRect
    words: QRect
    text: QTextLayout
    marks: tuple[QTextLayout.FormatRange, ...]
    meta: QRect
    chips: tuple[tuple[ChipFace, QRect], ...]
    origin: str
    origin_box: QRect
    reason_box: QRect
    reason: QTextLayout | None
    figure: QRect
    bar: QRect
    is_cut: bool


class RowMaker:
    """Lays out rows; ``mirrors`` if reading begins on the right.

    Text that does not fit in three lines is cut; the chosen row shows all of it and its reason.
    """

    def __init__(self, theme: Theme, day_words: DayWords) -> None:
        self._theme = theme
        self._day_words = day_words
        self.mirrors = False

    def make(self, item: RecalledItem, width: int, left_out: Sequence[str], *, chosen: bool) -> ResultRow:
        px = self._theme.px
        side, badge_side = px(SIDE), px(measures.BADGE_SIZE)
        badge = QRect(side, px(TOP), badge_side, badge_side)
        number = QRect(badge.left() - px(6), badge.bottom() + 1 + px(4), badge_side + px(12), px(14))
        left = badge.right() + 1 + px(12)
        figure_width = self._theme.metrics(TextStyle.EMPHASIS, tabular=True).horizontalAdvance("0.00") + 2
        bar_width = px(_BAR if width >= px(_ROOM_FOR_BAR) else _SHORT_BAR)
        bar_height = px(8)
        bar = QRect(width - side - bar_width, px(TOP) + (px(LINE) - bar_height) // 2, bar_width, bar_height)
        figure = QRect(bar.left() - px(8) - figure_width, px(TOP), figure_width, px(LINE))
        room = max(px(60), figure.left() - px(14) - left)
        shown, is_cut = self._shown(item.snippet.text, room, _LINES_CHOSEN if chosen else _LINES)
        text = self._laid_out(shown, room, TextStyle.BODY, px(LINE))
        words = QRect(left, px(TOP), room, text.lineCount() * px(LINE))
        top = words.bottom() + 1 + px(_GAP)
        chips, meta_left = self._chips(item, left, top, width - side)
        meta = QRect(left, top, width - side - left, px(META))
        origin = " · ".join(
            part for part in (origin_words(item, self._day_words), delivery_words(item, left_out)) if part
        )
        origin_box = QRect(meta_left, top, width - side - meta_left, px(META))
        bottom = meta.bottom() + 1
        reason, reason_box = None, QRect()
        reasons = reason_words(item.hit) if chosen else ""
        if reasons:
            indent = px(18)
            reason = self._laid_out(reasons, width - side - left - indent, TextStyle.SECONDARY, px(REASON))
            reason_box = QRect(left, bottom + px(4), width - side - left, reason.lineCount() * px(REASON))
            bottom = reason_box.bottom() + 1
        return ResultRow(
            height=bottom + px(BOTTOM),
            badge=badge,
            number=number,
            words=words,
            text=text,
            marks=self._marks(item, shown),
            meta=meta,
            chips=chips,
            origin=origin,
            origin_box=origin_box,
            reason_box=reason_box,
            reason=reason,
            figure=figure,
            bar=bar,
            is_cut=is_cut,
        )

    def _chips(
        self, item: RecalledItem, left: int, top: int, right: int
    ) -> tuple[tuple[tuple[ChipFace, QRect], ...], int]:
        px = self._theme.px
        chips = []
        for face in chip_faces(item):
            size = chip_size(self._theme, face)
            if left + size.width() > right:
                break
            chips.append((face, QRect(left, top, size.width(), size.height())))
            left += size.width() + px(6)
        return tuple(chips), left

    def _shown(self, text: str, width: int, most: int) -> tuple[str, bool]:
        """As much of a text as its lines hold, and whether that is not all. Characters keep their places."""
        # Each gap becomes one space, so that marks still lie where they did.
        text = "".join(" " if character.isspace() else character for character in text)
        layout = self._laid_out(text, width, TextStyle.BODY, 1)
        if layout.lineCount() <= most:
            return text, False
        start = _characters(text, layout.lineAt(most - 1).textStart())
        metrics = self._theme.metrics(TextStyle.BODY)
        return text[:start] + metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width), True

    def _laid_out(self, text: str, width: int, style: TextStyle, step: int) -> QTextLayout:
        font: QFont = self._theme.font(style)
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if self.mirrors:
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        layout.setTextOption(option)
        lead = max(0, (step - self._theme.metrics(style).height()) / 2)
        layout.beginLayout()
        number = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, number * step + lead))
            number += 1
        layout.endLayout()
        return layout

    def _marks(self, item: RecalledItem, shown: str) -> tuple[QTextLayout.FormatRange, ...]:
        look = QTextCharFormat()
        look.setBackground(self._theme.color(Role.MARK))
        look.setForeground(self._theme.color(Role.TEXT))
        marks = []
        for start, end in item.snippet.marks:
            begin, stop = min(start, len(shown)), min(end, len(shown))
            if stop > begin:
                mark = QTextLayout.FormatRange()
                mark.start, mark.length = units(shown[:begin]), units(shown[begin:stop])
                mark.format = look
                marks.append(mark)
        return tuple(marks)


def units(text: str) -> int:
    """The length of a text as Qt counts it, in UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def _characters(text: str, position: int) -> int:
    """The place in a Python text of a position as Qt counts it."""
    return len(text.encode("utf-16-le")[: 2 * position].decode("utf-16-le", "ignore"))
