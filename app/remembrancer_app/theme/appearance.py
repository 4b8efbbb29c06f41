"""What the person chose about the look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.languages import AS_SYSTEM
from remembrancer_app.theme.measures import Density

TEXT_SIZE_MINIMUM = 0.8
TEXT_SIZE_MAXIMUM = 2.0


class Choice(StrEnum):
    """Which variant is wanted; SYSTEM follows the desktop where it says something."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Appearance:
    """The settings of the page Appearance. `text_size` is a factor, 1.0 for 100 %, from 0.8 to 2.0.

    `language` is that of the next start: widgets take their words when they are made.
    """

    choice: Choice = Choice.SYSTEM
    density: Density = Density.COMFORTABLE
    text_size: float = 1.0
    system_font: bool = False
    less_motion: bool = False
    language: str = AS_SYSTEM

    def __post_init__(self) -> None:
        if not TEXT_SIZE_MINIMUM <= self.text_size <= TEXT_SIZE_MAXIMUM:
            raise ValueError(f"text size {self.text_size} is not within {TEXT_SIZE_MINIMUM} and {TEXT_SIZE_MAXIMUM}")
