"""Push buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.colour import faded
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.key_cap import key_cap_size, paint_key_cap
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import DISABLED_OPACITY, mirrored, paint_focus_ring, paint_rounded
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class ButtonKind(Enum):
    """How much a button asks for attention. ON_PAST stands on the banner of the as-of view."""

    PRIMARY = "primary"
    NORMAL = "normal"
    GHOST = "ghost"
    DANGER = "danger"
    LINK = "link"
    PAST = "past"
    ON_PAST = "on_past"


class ControlSize(Enum):
    """The three heights of controls."""

    NORMAL = measures.CONTROL_HEIGHT
    TOOLBAR = measures.TOOLBAR_CONTROL_HEIGHT
    ROW = measures.ROW_CONTROL_HEIGHT


@dataclass(frozen=True, slots=True)
class _Look:
    ink: QColor
    ground: QColor | None
    edge: QColor | None
    filled: bool = False


class Button(Painted, QPushButton):
    """A button with words, and before them an icon, behind them a key cap or the mark of a menu.

    Without words it is a square, and `name` (its accessible name and tooltip) must be given.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        kind: ButtonKind = ButtonKind.NORMAL,
        icon: Icon | None = None,
        name: str = "",
        key: str = "",
        size: ControlSize = ControlSize.NORMAL,
        drops: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        QPushButton.__init__(self, text, parent)
        if not text and not name:
            raise ValueError("a button without words needs a name")
        self._kind = kind
        self._drawing = icon
        self._icon_colour: Role | QColor | None = None
        self._key = ""
        self._name = name
        self._size = size
        self._drops = drops
        if name:
            self.setAccessibleName(name)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        if kind is ButtonKind.LINK:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow(theme)
        self.set_key(key)

    def set_key(self, key: str) -> None:
        """Another key that presses it, as a cap shows it; an empty text for none."""
        self._key = key
        if not self.text():
            self.setToolTip(plain_tooltip(f"{self._name} ({key})" if key else self._name))
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: ButtonKind) -> None:
        self._kind = kind
        self.update()

    def set_drawing(self, icon: Icon | None, colour: Role | QColor | None = None) -> None:
        """Another icon, or none; `colour` where it is not that of the words."""
        self._drawing = icon
        self._icon_colour = colour
        self.updateGeometry()
        self.update()

    def take_theme(self) -> None:
        self.setFixedHeight(self._height())
        super().take_theme()

    def sizeHint(self) -> QSize:
        height = self._height()
        if not self.text():
            width = height + (self._theme.px(16) if self._shows_drop() else 0)
            return QSize(width, height)
        width = 2 * self._padding() + self._metrics_width()
        if self._drawing is not None:
            width += self._icon_side() + self._theme.px(7)
        if self._key:
            width += self._theme.px(9) + key_cap_size(self._theme, self._key).width()
        if self._shows_drop():
            width += self._theme.px(7 + 14)
        return QSize(width, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        look = self._look()
        radius = theme.px(measures.RADIUS)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        paint_rounded(painter, self.rect(), radius, fill=look.ground, edge=look.edge)
        self._paint_content(painter, look)
        if self.shows_focus:
            if look.filled:
                # On a full ground the ring would vanish: set it off by a line in the ink.
                paint_focus_ring(theme, painter, self.rect(), radius)
                inner = self.rect().adjusted(2, 2, -2, -2)
                paint_rounded(painter, inner, radius - 2, edge=look.ink, width=1.5)
            else:
                paint_focus_ring(theme, painter, self.rect(), radius)

    def _paint_content(self, painter: QPainter, look: _Look) -> None:
        theme = self._theme
        outer = self.rect()
        direction = self.layoutDirection()
        side = self._icon_side()
        icon_colour = self._icon_colour or look.ink
        if not self.text():
            width = side + (theme.px(16) if self._shows_drop() else 0)
            left = (outer.width() - width) // 2
            if self._drawing is not None:
                theme.icons.paint(
                    painter, QRect(left, (outer.height() - side) // 2, side, side), self._drawing, icon_colour
                )
            self._paint_drop(painter, look)
            return
        left = self._padding() + max(0, (outer.width() - self.sizeHint().width()) // 2)
        right = outer.width() - self._padding()
        if self._drawing is not None:
            box = QRect(left, (outer.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(box, outer, direction), self._drawing, icon_colour)
            left += side + theme.px(7)
        if self._shows_drop():
            self._paint_drop(painter, look)
            right -= theme.px(7 + 14)
        width = min(self._metrics_width(), right - left)
        box = mirrored(QRect(left, 0, width, outer.height()), outer, direction)
        painter.setFont(theme.font(self._text_style()))
        painter.setPen(look.ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextHideMnemonic
        painter.drawText(box, int(flags), self.text())
        if self._key:
            cap = key_cap_size(theme, self._key)
            box = QRect(left + width + theme.px(9), (outer.height() - cap.height()) // 2, cap.width(), cap.height())
            ink = look.ink if look.filled or self._kind is ButtonKind.ON_PAST else None
            paint_key_cap(theme, painter, mirrored(box, outer, direction), self._key, ink)

    def _paint_drop(self, painter: QPainter, look: _Look) -> None:
        if not self._shows_drop():
            return
        side = self._theme.px(14)
        box = QRect(self.width() - self._theme.px(9) - side, (self.height() - side) // 2, side, side)
        place = mirrored(box, self.rect(), self.layoutDirection())
        self._theme.icons.paint(painter, place, Icon.CHEVRON_DOWN, look.ink)

    def _look(self) -> _Look:
        looks = {
            ButtonKind.PRIMARY: self._filled(Role.ACCENT, Role.ACCENT_INK),
            ButtonKind.PAST: self._filled(Role.PAST, Role.PAST_INK),
            ButtonKind.NORMAL: self._plain(Role.TEXT, Role.BUTTON, Role.BUTTON_EDGE),
            ButtonKind.DANGER: self._plain(Role.BAD, None, Role.BAD),
            ButtonKind.GHOST: self._plain(Role.TEXT, None, None),
            ButtonKind.LINK: self._plain(Role.LINK, None, None),
            ButtonKind.ON_PAST: self._plain(Role.PAST_INK, None, None),
        }
        return looks[self._kind]

    def _filled(self, ground: Role, ink: Role) -> _Look:
        colour = self._theme.color(ground)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            share = 0.16 if self.isDown() else 0.08
            colour = self._theme.blended(ink, share, ground)
        return _Look(self._theme.color(ink), colour, None, filled=True)

    def _plain(self, ink: Role, ground: Role | None, edge: Role | None) -> _Look:
        theme = self._theme
        colour = theme.color(ground) if ground is not None else None
        line = theme.color(edge) if edge is not None else None
        pressed = self.isDown() or self.isChecked()
        if self._kind is ButtonKind.ON_PAST:
            colour = theme.blended(Role.PAST_INK, 0.2, Role.PAST) if pressed or self._hovered() else None
            line = theme.blended(Role.PAST_INK, 0.55, Role.PAST) if self.text() else None
        elif self._kind is ButtonKind.DANGER:
            colour = theme.color(Role.BAD_SOFT) if pressed or self._hovered() else None
        elif self.isChecked():
            colour = theme.color(Role.ACCENT_SOFT)
        elif pressed or self._hovered():
            # Laid over whatever the button stands on: a fixed shade would vanish on one ground or another.
            share = 0.14 if pressed else 0.07
            colour = theme.blended(Role.TEXT, share, ground) if ground else faded(theme.color(Role.TEXT), share)
        return _Look(theme.color(ink), colour, line)

    def _hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def _shows_drop(self) -> bool:
        return self._drops or self.menu() is not None

    def _height(self) -> int:
        return self._theme.px(self._size.value)

    def _padding(self) -> int:
        if self._kind is ButtonKind.LINK:
            return self._theme.px(4)
        return self._theme.px(10 if self._size is ControlSize.NORMAL else 9)

    def _icon_side(self) -> int:
        small = self._size is ControlSize.ROW
        return self._theme.px(measures.ICON_ROW if small else measures.ICON_CONTROL)

    def _metrics_width(self) -> int:
        shown = self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        return self._theme.metrics(self._text_style()).horizontalAdvance(shown) + 1

    def _text_style(self) -> TextStyle:
        small = self._size is not ControlSize.NORMAL or self._kind is ButtonKind.LINK
        strong = self._kind in (ButtonKind.PRIMARY, ButtonKind.PAST)
        if small:
            return TextStyle.SECONDARY_EMPHASIS if strong else TextStyle.SECONDARY_CONTROL
        return TextStyle.EMPHASIS if strong else TextStyle.CONTROL
