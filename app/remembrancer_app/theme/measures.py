"""Lengths in pixels at 100 % text size; `Theme.px` scales them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

RADIUS_SMALL = 4
"""Chips, key caps, segments."""
RADIUS = 6
"""Buttons, fields, rows, banners."""
RADIUS_LARGE = 10
"""Cards, popovers, dialogs."""

HEADER_HEIGHT = 56
TOOLBAR_HEIGHT = 44
STATUS_BAR_HEIGHT = 26
CONTROL_HEIGHT = 32
TOOLBAR_CONTROL_HEIGHT = 28
ROW_CONTROL_HEIGHT = 26
FACET_HEIGHT = 25
CHIP_HEIGHT = 20
KEY_CAP_HEIGHT = 18
BADGE_SIZE = 24
ROW_BADGE_SIZE = 21

RAIL_WIDTH = 184
RAIL_WIDTH_COLLAPSED = 56
FACETS_WIDTH = 180
DETAIL_WIDTH = 368
DETAIL_WIDTH_WIDE = 440
INBOX_WIDTH = 272
SEARCH_WIDTH = 380
REPORT_WIDTH = 680

PAGE_MARGIN = 20
PAGE_MARGIN_NARROW = 16
CARD_GAP = 12
CONTROL_GAP = 8

FOCUS_WIDTH = 2
SELECTION_BAR_WIDTH = 3

ICON_CONTROL = 16
ICON_ROW = 14
ICON_CAPTION = 12
ICON_EMPTY = 28


@dataclass(frozen=True, slots=True)
class DensityMeasures:
    """What a density changes. `row` is a row's height in px, `lines` how many lines of a memory it shows."""

    row: int
    lines: int
    facet: int
    card_padding: int


class Density(StrEnum):
    """How closely rows, facets and cards stand; type size never changes with it."""

    COMPACT = "compact"
    COMFORTABLE = "comfortable"
    SPACIOUS = "spacious"

    @property
    def measures(self) -> DensityMeasures:
        return _DENSITIES[self]


_DENSITIES = {
    Density.COMPACT: DensityMeasures(row=28, lines=1, facet=23, card_padding=12),
    Density.COMFORTABLE: DensityMeasures(row=48, lines=2, facet=25, card_padding=14),
    Density.SPACIOUS: DensityMeasures(row=60, lines=2, facet=30, card_padding=16),
}

WIDE_ROW_HEIGHT = 36
"""One line, the default from 1600 px of window width on."""
