"""Chips: a status, a trust, a tag, a part of the query."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QCursor, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.memory_types import TYPE_ICONS, type_word
from remembrancer_app.theme.roles import SOFT, Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from remembrancer_app.theme import Standing, Theme

_STYLE = TextStyle.CAPTION_CONTROL


@dataclass(frozen=True, slots=True)
class ChipFace:
    """What a chip shows. With `memory_type` its colours are that type's, whatever the tone says."""

    text: str
    icon: Icon | None = None
    tone: Role = Role.TEXT2
    memory_type: str = ""


def standing_face(standing: Standing, text: str = "") -> ChipFace:
    """The chip of a standing, with other words than its own if `text` is given."""
    return ChipFace(text or standing.word(), standing.look.icon, standing.look.tone)


def type_face(memory_type: str) -> ChipFace:
    """The chip of a memory type."""
    return ChipFace(type_word(memory_type), TYPE_ICONS[memory_type], Role.TEXT, memory_type)


def chip_size(theme: Theme, face: ChipFace) -> QSize:
    width = theme.metrics(_STYLE).horizontalAdvance(face.text) + 2 * theme.px(7) + 1
    if face.icon is not None:
        width += theme.px(measures.ICON_CAPTION + 4)
    return QSize(width, theme.px(measures.CHIP_HEIGHT))


def paint_chip(
    theme: Theme,
    painter: QPainter,
    box: QRect,
    face: ChipFace,
    *,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    room_behind: int = 0,
) -> None:
    """A chip that fills `box`, for delegates and widgets; text that does not fit is cut.

    `room_behind` px are left free behind the words.
    """
    ground, edge, icon_colour = _colours(theme, face)
    paint_rounded(painter, box, theme.px(measures.RADIUS_SMALL), fill=ground, edge=edge)
    inner = box.adjusted(theme.px(7), 0, -theme.px(6) - room_behind, 0)
    if face.icon is not None:
        side = theme.px(measures.ICON_CAPTION)
        square = QRect(inner.left() - theme.px(1), box.top() + (box.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(square, box, direction), face.icon, icon_colour)
        inner.setLeft(square.right() + 1 + theme.px(4))
    painter.setFont(theme.font(_STYLE))
    ink = theme.color(Role.TEXT if face.memory_type else face.tone)
    paint_line(painter, mirrored(inner, box, direction), face.text, ink)


def _colours(theme: Theme, face: ChipFace) -> tuple[QColor, QColor | None, QColor]:
    if face.memory_type:
        colour = theme.type_color(face.memory_type)
        ground = theme.type_tint(face.memory_type)
        return ground, theme.blended(colour, 0.28), colour
    tone = theme.color(face.tone)
    if face.tone in SOFT:
        return theme.soft(face.tone), theme.soft_edge(face.tone), tone
    return theme.color(Role.SUNKEN), theme.color(Role.LINE) if theme.is_high_contrast else None, tone


class Chip(Painted, QLabel):
    """A chip standing alone; its accessible text is its words. Others wrote it perhaps: it is never read as markup."""

    def __init__(self, theme: Theme, face: ChipFace, parent: QWidget | None = None) -> None:
        QLabel.__init__(self, parent)
        self._face = face
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(face.text)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    @property
    def face(self) -> ChipFace:
        return self._face

    def set_face(self, face: ChipFace) -> None:
        self._face = face
        self.setText(face.text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return chip_size(self._theme, self._face)

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), self._theme.px(40)), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_chip(self._theme, painter, self.rect(), self._face, direction=self.layoutDirection())


class StatusChip(Chip):
    """The chip of a standing: icon, word and tone together."""

    def __init__(self, theme: Theme, standing: Standing, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, standing_face(standing, text), parent)


class ClosableChip(Chip):
    """A part of a query with a cross that takes it away. Delete and Backspace do the same while it has the focus."""

    closed = Signal()

    def __init__(self, theme: Theme, face: ChipFace, parent: QWidget | None = None) -> None:
        super().__init__(theme, face, parent)
        self._cross = _Cross(theme, self)
        self._cross.setAccessibleName(self.tr("Remove {0}").format(face.text))
        self._cross.clicked.connect(self._close)
        for key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            shortcut = QShortcut(QKeySequence(key), self._cross)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._close)
        self.setFocusProxy(self._cross)

    def set_face(self, face: ChipFace) -> None:
        super().set_face(face)
        self._cross.setAccessibleName(self.tr("Remove {0}").format(face.text))

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + self._theme.px(13), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self._theme.px(13)
        direction = self.layoutDirection()
        paint_chip(self._theme, QPainter(self), self.rect(), self._face, direction=direction, room_behind=room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cross.setGeometry(self.rect())

    @Slot()
    def _close(self) -> None:
        self.closed.emit()


class _Cross(Painted, QAbstractButton):
    """Lies over the whole chip, so that its focus ring is the chip's, and can be hit at the end only."""

    def __init__(self, theme: Theme, parent: ClosableChip) -> None:
        QAbstractButton.__init__(self, parent)
        self._chip = parent
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(20), self._theme.px(measures.CHIP_HEIGHT))

    def hitButton(self, position: QPoint) -> bool:
        return self._end().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        end = self._end()
        side = theme.px(measures.ICON_CAPTION)
        box = QRect(0, 0, side, side)
        box.moveCenter(end.center())
        hovered = self.underMouse() and end.contains(self.mapFromGlobal(QCursor.pos()))
        theme.icons.paint(painter, box, Icon.X, Role.TEXT if hovered else self._chip.face.tone)
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), theme.px(measures.RADIUS_SMALL))

    def _end(self) -> QRect:
        side = self._theme.px(20)
        return mirrored(QRect(self.width() - side, 0, side, self.height()), self.rect(), self.layoutDirection())
