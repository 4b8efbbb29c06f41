"""What is remembered for all vaults: the look, the keys, and where they lie.

Kept in the data folder, because it is needed before a vault opens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from remembrancer.model.languages import AS_SYSTEM, LANGUAGES
from remembrancer_app.state.tray_choices import TrayChoices
from remembrancer_app.theme import Appearance, Choice, Density
from remembrancer_app.theme.appearance import TEXT_SIZE_MAXIMUM, TEXT_SIZE_MINIMUM

MOST_RECENT: Final = 8


class ApplicationSettings:
    """Reads and keeps the person's choices about the look, and which vaults were opened last.

    What cannot be read falls back to the default.
    """

    def __init__(self, folder: Path) -> None:
        self._settings = QSettings(str(folder / "application.ini"), QSettings.Format.IniFormat)

    def appearance(self) -> Appearance:
        choice = str(self._settings.value("appearance/choice", ""))
        density = str(self._settings.value("appearance/density", ""))
        language = str(self._settings.value("appearance/language", ""))
        return Appearance(
            choice=Choice(choice) if choice in set(Choice) else Choice.SYSTEM,
            density=Density(density) if density in set(Density) else Density.COMFORTABLE,
            text_size=self._text_size(),
            system_font=self._settings.value("appearance/system_font") in (True, "true"),
            less_motion=self._settings.value("appearance/less_motion") in (True, "true"),
            language=language if language in LANGUAGES else AS_SYSTEM,
        )

    def set_appearance(self, appearance: Appearance) -> None:
        self._settings.setValue("appearance/choice", appearance.choice.value)
        self._settings.setValue("appearance/density", appearance.density.value)
        self._settings.setValue("appearance/text_size", appearance.text_size)
        self._settings.setValue("appearance/system_font", appearance.system_font)
        self._settings.setValue("appearance/less_motion", appearance.less_motion)
        self._settings.setValue("appearance/language", appearance.language)
        self._settings.sync()

    def tray(self) -> TrayChoices:
        return TrayChoices(
            shown=self._settings.value("tray/shown") in (True, "true"),
            hides_window=self._settings.value("tray/hides_window") in (True, "true"),
        )

    def set_tray(self, choices: TrayChoices) -> None:
        self._settings.setValue("tray/shown", choices.shown)
        self._settings.setValue("tray/hides_window", choices.hides_window)
        self._settings.sync()

    def was_told_of_hiding(self) -> bool:
        """Whether the person was told what becomes of a window that is closed to the tray."""
        return self._settings.value("tray/told") in (True, "true")

    def set_told_of_hiding(self) -> None:
        self._settings.setValue("tray/told", True)
        self._settings.sync()

    def keys(self) -> dict[str, list[str]]:
        """The keys that were chosen, by command; whoever uses them has to see whether they can be used."""
        self._settings.beginGroup("keys")
        kept = {name: _texts(self._settings.value(name)) for name in self._settings.childKeys()}
        self._settings.endGroup()
        return kept

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        self._settings.remove("keys")
        for name, sequences in keys.items():
            self._settings.setValue(f"keys/{name}", list(sequences))
        self._settings.sync()

    def recent(self) -> list[Path]:
        """The folders of the vaults that were opened last, the latest first."""
        return [Path(each) for each in _texts(self._settings.value("recent/vaults"))][:MOST_RECENT]

    def add_recent(self, folder: Path) -> None:
        """A vault was opened."""
        self._set_recent([folder, *(each for each in self.recent() if each != folder)])

    def forget_recent(self, folder: Path) -> None:
        """A vault does not lie there any more."""
        self._set_recent([each for each in self.recent() if each != folder])

    def _set_recent(self, folders: list[Path]) -> None:
        self._settings.setValue("recent/vaults", [str(each) for each in folders[:MOST_RECENT]])
        self._settings.sync()

    def _text_size(self) -> float:
        try:
            size = float(str(self._settings.value("appearance/text_size", "1")))
        except ValueError:
            return 1.0
        return size if TEXT_SIZE_MINIMUM <= size <= TEXT_SIZE_MAXIMUM else 1.0


def _texts(stored: object) -> list[str]:
    """A list of texts as it is kept: one alone comes back without its list."""
    texts = [stored] if isinstance(stored, str) else list(stored) if isinstance(stored, list) else []
    return [str(each) for each in texts if each]
