"""The values of all settings, wherever each is kept: with the look, beside the vault, or in it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.model.settings import (
    SETTINGS,
    ChangeSetting,
    GetSettings,
    SettingPlace,
    SettingState,
    SettingValue,
    setting,
)
from remembrancer_app.state.layout import changed_layout
from remembrancer_app.state.tray_choices import NO_TRAY, TrayChoices
from remembrancer_app.theme import Appearance, Choice, Density

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

IN_WINDOW: Final = {
    "habits.first_page": ("shell", "first_page"),
    "lock.on_suspend": ("shell", "lock_on_suspend"),
    "notices.report": ("reports", "notify"),
}
"""Settings that are kept beside the vault: the page and the name there."""


_IN_TRAY: Final = {"habits.tray": "shown", "habits.close_to_tray": "hides_window"}


class SettingValues(QObject):
    """Reads and changes settings; a change acts at once.

    Signals:
        changed: the key of a setting whose value is another, or was read.
        refused: the key of a setting and why it did not take what was given.
    """

    changed = Signal(str)
    refused = Signal(str, object)

    def __init__(
        self,
        engine: Engine,
        theme: Theme,
        state: PageState,
        tray: Tray | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._theme = theme
        self._state = state
        self._tray = tray
        self._in_vault: dict[str, SettingValue] = {
            each.key: each.default for each in SETTINGS if each.place is SettingPlace.VAULT
        }
        theme.changed.connect(self._take_theme)

    def read(self) -> None:
        """Ask the vault for its settings."""
        self._engine.query(self, GetSettings(), self._take)

    def value(self, key: str) -> SettingValue:
        """The present value."""
        line = setting(key)
        match line.place:
            case SettingPlace.COMPUTER:
                if key in _IN_TRAY:
                    return _of_tray(NO_TRAY if self._tray is None else self._tray.choices)[key]
                return _of_look(self._theme.appearance)[key]
            case SettingPlace.WINDOW:
                kept = self._beside(key)
                try:
                    return line.check(kept)
                except InvalidInputError:
                    return line.default
            case SettingPlace.VAULT:
                return self._in_vault[key]

    def pages_laid_out_anew(self) -> frozenset[str]:
        """The names of the pages that are laid out otherwise than at first."""
        return frozenset(page for page, _ in changed_layout(self._state))

    def is_changed(self, key: str) -> bool:
        return self.value(key) != setting(key).default

    def reset(self, key: str) -> None:
        self.change(key, setting(key).default)

    def change(self, key: str, value: SettingValue) -> None:
        """Take over a value, or say why not."""
        line = setting(key)
        try:
            checked = line.check(value)
        except InvalidInputError as error:
            self.refused.emit(key, error)
            return
        match line.place:
            case SettingPlace.COMPUTER if key in _IN_TRAY:
                if self._tray is not None:
                    self._tray.choose(replace(self._tray.choices, **{_IN_TRAY[key]: bool(checked)}))
                self.changed.emit(key)
            case SettingPlace.COMPUTER:
                self._theme.set_appearance(_with(self._theme.appearance, key, checked))
                self.changed.emit(key)
                if key == "appearance.language":
                    # Whoever reads the window in a language wants the reports in it; each can still be its own.
                    self.change("habits.report_language", checked)
            case SettingPlace.WINDOW:
                page, name = IN_WINDOW[key]
                self._state.of(page).set_value(name, checked)
                self.changed.emit(key)
            case SettingPlace.VAULT:
                request = ChangeSetting(key, checked)
                self._engine.query(self, request, self._take_one, partial(self._refuse, key))

    def _beside(self, key: str) -> SettingValue:
        page, name = IN_WINDOW[key]
        default = setting(key).default
        state = self._state.of(page)
        return state.value(name, default) if isinstance(default, bool) else state.value(name, str(default))

    def _take(self, states: tuple[SettingState, ...]) -> None:
        for state in states:
            self._take_one(state)

    def _take_one(self, state: SettingState) -> None:
        self._in_vault[state.key] = state.value
        self.changed.emit(state.key)

    def _refuse(self, key: str, error: RemembrancerError) -> None:
        self.refused.emit(key, error)

    @Slot()
    def _take_theme(self) -> None:
        for key in _of_look(self._theme.appearance):
            self.changed.emit(key)


def _of_tray(choices: TrayChoices) -> dict[str, SettingValue]:
    return {key: bool(getattr(choices, name)) for key, name in _IN_TRAY.items()}


def _of_look(look: Appearance) -> dict[str, SettingValue]:
    return {
        "appearance.theme": look.choice.value,
        "appearance.density": look.density.value,
        "appearance.text_size": round(look.text_size * 100),
        "appearance.font": "system" if look.system_font else "inter",
        "appearance.language": look.language,
        "appearance.less_motion": look.less_motion,
    }


def _with(look: Appearance, key: str, value: SettingValue) -> Appearance:
    match key:
        case "appearance.theme":
            return replace(look, choice=Choice(str(value)))
        case "appearance.density":
            return replace(look, density=Density(str(value)))
        case "appearance.text_size":
            return replace(look, text_size=int(value) / 100)
        case "appearance.font":
            return replace(look, system_font=value == "system")
        case "appearance.language":
            return replace(look, language=str(value))
        case "appearance.less_motion":
            return replace(look, less_motion=bool(value))
        case _:
            raise KeyError(key)
