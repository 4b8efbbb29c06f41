"""The choice of a theme by small pictures of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.wording.settings import SETTING_CHOICES
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, Variant, measures
from remembrancer_app.theme.roles import VARIANTS
from remembrancer_app.widgets.checks import RadioButton
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from remembrancer.model.settings import SettingValue
    from remembrancer_app.theme import Theme

_VARIANTS = {"light": Variant.LIGHT, "dark": Variant.DARK, "contrast": Variant.CONTRAST}
_SIZE = QSize(130, 82)
_TYPES = ("fact", "commitment", "instruction", "learning")


class ThemePicture(Painted, QWidget):
    """The window in a theme, in small. A click chooses it; the radio button below is what the keyboard reaches."""

    clicked = Signal()

    def __init__(self, theme: Theme, variant: Variant) -> None:
        QWidget.__init__(self)
        self._roles = VARIANTS[variant]
        self._chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_chosen(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_SIZE.width()), self._theme.px(_SIZE.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, roles = self._theme, self._roles
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        edge = theme.color(Role.ACCENT if self._chosen else Role.LINE2)
        paint_rounded(
            painter, self.rect(), radius, fill=QColor(roles.window), edge=edge, width=2 if self._chosen else 1
        )
        px = theme.px
        rail = QRect(px(2), px(2), px(28), self.height() - px(4))
        painter.fillRect(rail, QColor(roles.rail))
        for row in range(4):
            ink = roles.accent if row == 1 else roles.text2
            painter.fillRect(QRect(px(6), px(11 + 12 * row), px(18), px(4)), QColor(ink))
        sheet = QRect(px(38), px(12), self.width() - px(46), self.height() - px(22))
        painter.fillRect(sheet, QColor(roles.surface))
        for row, kind in enumerate(_TYPES):
            top = sheet.top() + px(6) + px(14) * row
            painter.fillRect(QRect(sheet.left() + px(8), top, px(8), px(8)), QColor(roles.types[kind]))
            length = px(52 - (row % 2) * 8)
            painter.fillRect(QRect(sheet.left() + px(22), top + px(2), length, px(4)), QColor(roles.text2))


class ThemeChoice(QWidget):
    """Light, dark or high contrast; none while the system is followed.

    Signals:
        chosen: the value of the setting.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        words = SETTING_CHOICES["appearance.theme"]
        row = FlowLayout(self, across=theme.px(16), down=theme.px(8))
        row.setContentsMargins(0, 0, 0, theme.px(4))
        self._group = QButtonGroup(self)
        self.pictures: dict[str, ThemePicture] = {}
        self.radios: dict[str, RadioButton] = {}
        for value, variant in _VARIANTS.items():
            picture = ThemePicture(theme, variant)
            radio = RadioButton(theme, words[value].fill(translate))
            radio.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))
            picture.clicked.connect(radio.click)
            self._group.addButton(radio)
            choice = QWidget()
            column = QVBoxLayout(choice)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(theme.px(4))
            column.addWidget(picture)
            column.addWidget(radio, 0, Qt.AlignmentFlag.AlignLeft)
            row.addWidget(choice)
            self.pictures[value], self.radios[value] = picture, radio

    def show_value(self, value: SettingValue) -> None:
        self._group.setExclusive(False)
        for each, radio in self.radios.items():
            radio.setChecked(each == value)
            self.pictures[each].set_chosen(each == value)
        self._group.setExclusive(True)
