"""The control of a setting, from its line in the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from remembrancer.model.settings import Setting, SettingKind, setting
from remembrancer.wording.settings import SETTING_CHOICES, SETTING_WORDS
from remembrancer_app.memories.words import error_words
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import measures
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.switch import Switch

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.settings import SettingValue
    from remembrancer_app.settings.values import SettingValues
    from remembrancer_app.theme import Theme

_FEW_CHOICES = 3
_LINE_WIDTH, _NARROW_LINE_WIDTH, _NUMBER_WIDTH = 300, 150, 88
_SOON_MS = 500


class BoundRow(SettingRow):
    """A row of the table: it shows the value, changes it, and can take it back."""

    def __init__(
        self,
        theme: Theme,
        values: SettingValues,
        key: str,
        control: QWidget | None = None,
        *,
        show: Callable[[SettingValue], None] | None = None,
        below: QWidget | None = None,
    ) -> None:
        """Without a control of its own the row makes the one that belongs to the kind of the setting."""
        self.key = key
        self.values = values
        line, words = setting(key), SETTING_WORDS[key]
        title, help_words = words.title.fill(translate), words.help.fill(translate)
        if control is None and below is None:
            control, show = _control(theme, line, title, self._change)
        choices = " ".join(each.fill(translate) for each in SETTING_CHOICES.get(key, {}).values())
        super().__init__(theme, title, help_words, control, below=below, resets=True, more_words=f"{choices} {key}")
        self.control = control
        self._show = show
        self.reset_wanted.connect(self._reset)
        values.changed.connect(self._take)
        values.refused.connect(self._refuse)
        self._take(key)

    def _change(self, value: SettingValue) -> None:
        self.values.change(self.key, value)

    def _reset(self) -> None:
        self.values.reset(self.key)
        if self.control is not None:
            self.control.setFocus()

    def _take(self, key: str) -> None:
        if key == self.key:
            self.say_trouble("")
            self.reset.setVisible(self.values.is_changed(key))
            if self._show is not None:
                self._show(self.values.value(key))

    def _refuse(self, key: str, error: RemembrancerError) -> None:
        if key == self.key:
            self.say_trouble(error_words(error))


class LineField(Painted, QLineEdit):
    """A line that is taken when Enter is pressed or the focus leaves it."""

    def __init__(self, theme: Theme, name: str, most: int, take: Callable[[SettingValue], None]) -> None:
        QLineEdit.__init__(self)
        self._taken = ""
        self._take = take
        self.setAccessibleName(name)
        self.setMaxLength(most)
        self.editingFinished.connect(self._finish)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setMinimumWidth(self._theme.px(_NARROW_LINE_WIDTH))
        self.setMaximumWidth(self._theme.px(_LINE_WIDTH))
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_LINE_WIDTH), super().sizeHint().height())

    def show_value(self, value: SettingValue) -> None:
        self._taken = str(value)
        self.setText(self._taken)

    def _finish(self) -> None:
        if self.text() != self._taken:
            self._taken = self.text()
            self._take(self.text())


class NumberBox(Painted, QSpinBox):
    """A whole number, written at the end of its field."""

    def __init__(self, theme: Theme, name: str, least: int, most: int, step: int = 1) -> None:
        QSpinBox.__init__(self)
        self._is_low = False
        self.setAccessibleName(name)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setFixedWidth(self._theme.px(_NUMBER_WIDTH))
        self.lineEdit().setTextMargins(0, 0, self._theme.px(6), 0)
        if self._is_low:
            self.setFixedHeight(self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))
        super().take_theme()

    def stands_in_toolbar(self) -> None:
        """As high as the lists and buttons beside it."""
        self._is_low = True
        self.setProperty("low", True)
        self.take_theme()


def _control(
    theme: Theme, line: Setting, name: str, change: Callable[[SettingValue], None]
) -> tuple[QWidget, Callable[[SettingValue], None]]:
    match line.kind:
        case SettingKind.SWITCH:
            return _switch(theme, name, change)
        case SettingKind.CHOICE if len(line.choices) <= _FEW_CHOICES:
            return _segments(theme, line, name, change)
        case SettingKind.CHOICE:
            return _list(theme, line, name, change)
        case SettingKind.NUMBER:
            return _number(theme, line, name, change)
        case SettingKind.TEXT | SettingKind.ADDRESS:
            field = LineField(theme, name, line.most, change)
            return field, field.show_value


def _switch(
    theme: Theme, name: str, change: Callable[[SettingValue], None]
) -> tuple[QWidget, Callable[[SettingValue], None]]:
    switch = Switch(theme, name)
    switch.clicked.connect(lambda checked: change(bool(checked)))
    return switch, lambda value: switch.setChecked(bool(value))


def _segments(
    theme: Theme, line: Setting, name: str, change: Callable[[SettingValue], None]
) -> tuple[QWidget, Callable[[SettingValue], None]]:
    words = SETTING_CHOICES[line.key]
    segments = SegmentedControl(
        theme, [Segment(value, words[value].fill(translate)) for value in line.choices], name=name
    )
    segments.chosen.connect(change)
    return segments, lambda value: segments.set_value(str(value))


def _list(
    theme: Theme, line: Setting, name: str, change: Callable[[SettingValue], None]
) -> tuple[QWidget, Callable[[SettingValue], None]]:
    box = ComboBox(theme, name=name)
    for value in line.choices:
        box.addItem(SETTING_CHOICES[line.key][value].fill(translate), value)
    box.activated.connect(lambda _row: change(str(box.currentData())))
    return box, lambda value: box.setCurrentIndex(box.findData(value))


def _number(
    theme: Theme, line: Setting, name: str, change: Callable[[SettingValue], None]
) -> tuple[QWidget, Callable[[SettingValue], None]]:
    box = NumberBox(theme, name, line.least, line.most, line.step)
    soon = QTimer(box)
    soon.setSingleShot(True)
    soon.setInterval(_SOON_MS)

    def take() -> None:
        soon.stop()
        stepped = line.least + round((box.value() - line.least) / line.step) * line.step
        change(stepped)

    box.valueChanged.connect(lambda _value: soon.start())
    soon.timeout.connect(take)

    def show(value: SettingValue) -> None:
        with QSignalBlocker(box):
            box.setValue(int(value))

    return box, show
