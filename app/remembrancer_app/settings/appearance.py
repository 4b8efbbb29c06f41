"""How the window looks, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from remembrancer.model.settings import SettingGroup, setting
from remembrancer.wording.settings import SETTING_GROUPS, SETTING_WORDS
from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.settings.theme_choice import ThemeChoice
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.shell.translation import translate
from remembrancer_app.shell.tray import has_tray
from remembrancer_app.theme import Icon, Role, TextStyle, Variant
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.switch import Switch

if TYPE_CHECKING:
    from remembrancer.model.settings import SettingValue

_SOON_MS = 250
_NAMES = {Variant.LIGHT: "light", Variant.DARK: "dark", Variant.CONTRAST: "contrast"}


class AppearanceSection(Section):
    """Theme, density, text and motion; and which page comes first."""

    def __init__(self, context: SectionContext) -> None:
        title = SETTING_GROUPS[SettingGroup.APPEARANCE].fill(translate)
        super().__init__(context, "appearance", title, Icon.PALETTE)
        card = self.add_card()
        card.add(self._theme_row())
        card.add(BoundRow(self.theme, self.values, "appearance.density"))
        card.add(self._size_row())
        for key in ("appearance.font", "appearance.language", "appearance.less_motion"):
            card.add(BoundRow(self.theme, self.values, key))
        card.add(self._layout_row())
        habits = self.add_card(SETTING_GROUPS[SettingGroup.HABITS].fill(translate))
        habits.add(BoundRow(self.theme, self.values, "habits.first_page"))
        habits.add(BoundRow(self.theme, self.values, "habits.report_language"))
        habits.add(BoundRow(self.theme, self.values, "habits.country"))
        self.tray = BoundRow(self.theme, self.values, "habits.tray")
        self.close_to_tray = BoundRow(self.theme, self.values, "habits.close_to_tray")
        for row in (self.tray, self.close_to_tray):
            habits.add(row)
        self.values.changed.connect(self._changed)
        self._show_tray()

    def begin(self) -> None:
        self._show_tray()
        self.take_layout()

    def take_layout(self) -> None:
        """What would be as at first again."""
        anew = self.values.pages_laid_out_anew()
        changed = [entry.words() for entry in existing(PAGES) if entry.name.value in anew]
        words = self.tr("Columns, widths, panes and densities of this vault's pages. Nothing else is reset.")
        told = self.tr("Changed on: {0}.").format(self.tr(", ").join(changed))
        self.layout_row.set_help(f"{words} {told}" if changed else words)
        self.reset_layout.setEnabled(bool(changed))
        self.reset_layout.setToolTip("" if changed else self.tr("Everything is as at first."))

    def _layout_row(self) -> SettingRow:
        self.reset_layout = Button(self.theme, self.tr("Reset layout"), icon=Icon.ROTATE_CCW, size=ControlSize.TOOLBAR)
        self.reset_layout.clicked.connect(lambda: self.command_wanted.emit("reset_layout"))
        self.layout_row = SettingRow(
            self.theme, self.tr("Layout"), "", self.reset_layout, more_words=self.tr("reset columns widths panes")
        )
        return self.layout_row

    def _changed(self, key: str) -> None:
        if key == "habits.tray":
            self._show_tray()

    def _show_tray(self) -> None:
        """What can be chosen on this desktop; where something cannot, why."""
        nowhere = "" if has_tray() else self.tr("This desktop has no tray. Closing the window quits.")
        needs = "" if self.values.value("habits.tray") else self.tr("Only with the icon in the tray.")
        for row, why in ((self.tray, nowhere), (self.close_to_tray, nowhere or needs)):
            row.set_help(why or SETTING_WORDS[row.key].help.fill(translate))
            if row.control is not None:
                row.control.setEnabled(not why)
                row.control.setToolTip(why)

    def _theme_row(self) -> BoundRow:
        theme = self.theme
        self.themes = ThemeChoice(theme, SETTING_WORDS["appearance.theme"].title.fill(translate))
        self.themes.chosen.connect(lambda value: self.values.change("appearance.theme", value))
        self.follows = QWidget()
        line = QHBoxLayout(self.follows)
        line.setContentsMargins(0, 0, 0, 0)
        words = self.tr("Follow the system")
        self.follow_switch = Switch(theme, words)
        self.follow_switch.clicked.connect(self._follow)
        line.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2))
        line.addWidget(self.follow_switch)
        row = BoundRow(theme, self.values, "appearance.theme", self.follows, show=self._show_theme, below=self.themes)
        row.set_help("")
        return row

    def _show_theme(self, value: SettingValue) -> None:
        self.follow_switch.setChecked(value == "system")
        self.themes.show_value(value)

    def _follow(self, on: bool) -> None:
        self.values.change("appearance.theme", "system" if on else _NAMES[self.theme.variant])

    def _size_row(self) -> BoundRow:
        theme, key = self.theme, "appearance.text_size"
        line = setting(key)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(SETTING_WORDS[key].title.fill(translate))
        self.slider.setRange(line.least, line.most)
        self.slider.setSingleStep(line.step)
        self.slider.setPageStep(2 * line.step)
        self.slider.setFixedWidth(theme.px(150))
        self.figure = PlainText(theme, style=TextStyle.CONTROL, tabular=True)
        self.figure.setMinimumWidth(theme.px(46))
        small = PlainText(theme, self.tr("A"), style=TextStyle.CAPTION)
        large = PlainText(theme, self.tr("A"), style=TextStyle.PAGE_TITLE)
        for part in (small, self.slider, large, self.figure):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        whole.setFocusProxy(self.slider)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(lambda: self.values.change(key, self.slider.value()))
        self.slider.valueChanged.connect(self._move)
        return BoundRow(theme, self.values, key, whole, show=self._show_size)

    def _move(self, value: int) -> None:
        line = setting("appearance.text_size")
        stepped = round(value / line.step) * line.step
        if stepped != value:
            self.slider.setValue(stepped)
            return
        self._say_size(value)
        self._soon.start()

    def _show_size(self, value: SettingValue) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(int(value))
        self._say_size(int(value))

    def _say_size(self, value: int) -> None:
        self.figure.setText(self.tr("{0} %").format(self.locale().toString(value)))
