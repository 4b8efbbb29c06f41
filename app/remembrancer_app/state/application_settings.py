"""What is remembered for all vaults: the look. Kept in the data folder, because it is needed before a vault opens."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from remembrancer_app.theme import Appearance, Choice, Density
from remembrancer_app.theme.appearance import TEXT_SIZE_MAXIMUM, TEXT_SIZE_MINIMUM


class ApplicationSettings:
    """Reads and keeps the person's choices about the look; what cannot be read falls back to the default."""

    def __init__(self, folder: Path) -> None:
        self._settings = QSettings(str(folder / "application.ini"), QSettings.Format.IniFormat)

    def appearance(self) -> Appearance:
        choice = str(self._settings.value("appearance/choice", ""))
        density = str(self._settings.value("appearance/density", ""))
        return Appearance(
            choice=Choice(choice) if choice in set(Choice) else Choice.SYSTEM,
            density=Density(density) if density in set(Density) else Density.COMFORTABLE,
            text_size=self._text_size(),
            system_font=self._settings.value("appearance/system_font") in (True, "true"),
            less_motion=self._settings.value("appearance/less_motion") in (True, "true"),
        )

    def set_appearance(self, appearance: Appearance) -> None:
        self._settings.setValue("appearance/choice", appearance.choice.value)
        self._settings.setValue("appearance/density", appearance.density.value)
        self._settings.setValue("appearance/text_size", appearance.text_size)
        self._settings.setValue("appearance/system_font", appearance.system_font)
        self._settings.setValue("appearance/less_motion", appearance.less_motion)
        self._settings.sync()

    def _text_size(self) -> float:
        try:
            size = float(str(self._settings.value("appearance/text_size", "1")))
        except ValueError:
            return 1.0
        return size if TEXT_SIZE_MINIMUM <= size <= TEXT_SIZE_MAXIMUM else 1.0
