"""Type: the families, the named styles and their sizes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase

SHIPPED_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Italic.otf")
FALLBACK_FAMILIES = ("Noto Sans", "Noto Sans CJK SC", "Noto Color Emoji")
_TABULAR = QFont.Tag("tnum")


@dataclass(frozen=True, slots=True)
class Face:
    """A named style at 100 %. `line_percent` is the line's height in percent of the font's own line."""

    pixels: int
    weight: QFont.Weight
    fixed: bool = False
    line_percent: int = 100


class TextStyle(Enum):
    """Every size and weight the window uses; nothing is smaller than 11."""

    PAGE_TITLE = Face(18, QFont.Weight.DemiBold)
    SECTION = Face(15, QFont.Weight.DemiBold)
    STATEMENT = Face(16, QFont.Weight.Normal, line_percent=144)
    REPORT = Face(14, QFont.Weight.Normal, line_percent=146)
    REPORT_TITLE = Face(22, QFont.Weight.DemiBold)
    BODY = Face(13, QFont.Weight.Normal)
    CONTROL = Face(13, QFont.Weight.Medium)
    EMPHASIS = Face(13, QFont.Weight.DemiBold)
    SECONDARY = Face(12, QFont.Weight.Normal)
    SECONDARY_CONTROL = Face(12, QFont.Weight.Medium)
    SECONDARY_EMPHASIS = Face(12, QFont.Weight.DemiBold)
    CAPTION = Face(11, QFont.Weight.Normal)
    CAPTION_CONTROL = Face(11, QFont.Weight.Medium)
    CAPTION_EMPHASIS = Face(11, QFont.Weight.DemiBold)
    CODE = Face(12, QFont.Weight.Normal, fixed=True, line_percent=130)
    PAIRING_CODE = Face(26, QFont.Weight.DemiBold, fixed=True)


class FontLoadError(RuntimeError):
    """A font file of the program is missing or damaged."""


class Fonts:
    """Makes fonts of the named styles. Registers the shipped files, so a QGuiApplication must be running."""

    def __init__(self) -> None:
        folder = files("remembrancer_resources") / "fonts"
        self._shipped_family = ""
        for name in SHIPPED_FILES:
            number = QFontDatabase.addApplicationFontFromData((folder / name).read_bytes())
            families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
            if not families:
                raise FontLoadError(f"The font file {name} could not be read. Installing the program again repairs it.")
            self._shipped_family = self._shipped_family or families[0]
        self._system_family = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
        self._fixed_family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()

    def font(self, style: TextStyle, *, scale: float, system_font: bool, tabular: bool = False) -> QFont:
        """The font of a style, `scale` times its size at 100 %; `tabular` gives figures of equal width."""
        face = style.value
        if face.fixed:
            families = [self._fixed_family, "Noto Sans Mono"]
        elif system_font:
            families = [self._system_family]
        else:
            families = [self._shipped_family, self._system_family]
        font = QFont([*families, *FALLBACK_FAMILIES])
        font.setPixelSize(max(1, round(face.pixels * scale)))
        font.setWeight(face.weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if face.fixed:
            font.setStyleHint(QFont.StyleHint.Monospace)
        if tabular:
            font.setFeature(_TABULAR, 1)
        return font
