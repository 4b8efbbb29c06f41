"""Colour roles and their values.

Everything that paints names a role; the values stand here and nowhere else. Each variant is measured: text roles have a
contrast of at least 4.5 to every background they may stand on, marks and control edges at least 3 (WCAG 2.2, tests).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Variant(StrEnum):
    """The three looks; `Choice.SYSTEM` resolves to one of them."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Role(StrEnum):
    """Names of colours; each value is the name of a field of `Roles`."""

    WINDOW = "window"
    RAIL = "rail"
    SURFACE = "surface"
    RAISED = "raised"
    SUNKEN = "sunken"
    HOVER = "hover"
    LINE = "line"
    LINE2 = "line2"
    TEXT = "text"
    TEXT2 = "text2"
    TEXT3 = "text3"
    ACCENT = "accent"
    LINK = "link"
    ACCENT_INK = "accent_ink"
    ACCENT_SOFT = "accent_soft"
    ACCENT_LINE = "accent_line"
    FOCUS = "focus"
    GOOD = "good"
    GOOD_SOFT = "good_soft"
    WARN = "warn"
    WARN_SOFT = "warn_soft"
    CONTEST = "contest"
    CONTEST_SOFT = "contest_soft"
    BAD = "bad"
    BAD_SOFT = "bad_soft"
    PAST = "past"
    PAST_INK = "past_ink"
    PAST_SOFT = "past_soft"
    SERIES1 = "series1"
    SERIES2 = "series2"
    SERIES3 = "series3"
    SERIES4 = "series4"
    INS = "ins"
    INS_INK = "ins_ink"
    DEL = "del_"
    DEL_INK = "del_ink"
    MARK = "mark"
    BUTTON = "button"
    BUTTON_EDGE = "button_edge"
    TRACK = "track"
    PILL = "pill"
    HANDLE = "handle"
    SKELETON = "skeleton"
    SHADOW = "shadow"
    SCRIM = "scrim"


SERIES = (Role.SERIES1, Role.SERIES2, Role.SERIES3, Role.SERIES4)
"""Chart series, and the parts of a match, in this order."""

SOFT: Mapping[Role, Role] = MappingProxyType(
    {
        Role.ACCENT: Role.ACCENT_SOFT,
        Role.GOOD: Role.GOOD_SOFT,
        Role.WARN: Role.WARN_SOFT,
        Role.CONTEST: Role.CONTEST_SOFT,
        Role.BAD: Role.BAD_SOFT,
        Role.PAST: Role.PAST_SOFT,
    }
)
"""The ground that belongs to a toned text; tones that are not here (text, text2, text3) stand on `SUNKEN`."""

INK: Mapping[Role, Role] = MappingProxyType(
    {Role.ACCENT: Role.ACCENT_INK, Role.PAST: Role.PAST_INK, Role.INS: Role.INS_INK, Role.DEL: Role.DEL_INK}
)
"""The text colour on a full ground of that role."""


@dataclass(frozen=True, slots=True)
class Roles:
    """The colours of one variant as `#RRGGBB`, or `#AARRGGBB` where something shines through.

    `badge_tint` is the share of a type's colour in its badge, `chip_edge` the share of a tone in its chip's edge.
    """

    window: str
    rail: str
    surface: str
    raised: str
    sunken: str
    hover: str
    line: str
    line2: str
    text: str
    text2: str
    text3: str
    accent: str
    link: str
    accent_ink: str
    accent_soft: str
    accent_line: str
    focus: str
    good: str
    good_soft: str
    warn: str
    warn_soft: str
    contest: str
    contest_soft: str
    bad: str
    bad_soft: str
    past: str
    past_ink: str
    past_soft: str
    series1: str
    series2: str
    series3: str
    series4: str
    ins: str
    ins_ink: str
    del_: str
    del_ink: str
    mark: str
    # Made of the roles above where a control needs a shade of its own.
    button: str  # ground of a plain button
    button_edge: str  # its edge; decorative, since the words name the button
    track: str  # ground of a segmented control
    pill: str  # its chosen segment
    handle: str  # scroll bar
    skeleton: str  # row shapes while loading
    shadow: str
    scrim: str  # over the window behind a dialog
    types: Mapping[str, str]
    badge_tint: float
    chip_edge: float


LIGHT = Roles(
    window="#F5F4F1",
    rail="#ECEAE5",
    surface="#FFFFFF",
    raised="#FFFFFF",
    sunken="#F1F0EC",
    hover="#F0EFEB",
    line="#E2DFD8",
    line2="#8A867D",
    text="#1D1C1A",
    text2="#55524C",
    text3="#6B675F",
    accent="#0B666B",
    link="#0B666B",
    accent_ink="#FFFFFF",
    accent_soft="#DDEEEE",
    accent_line="#7FB5B6",
    focus="#0B666B",
    good="#1C6B3A",
    good_soft="#E0F1E5",
    warn="#8A5200",
    warn_soft="#FBEBCF",
    contest="#93390F",
    contest_soft="#FCE7DC",
    bad="#B3261E",
    bad_soft="#FBE4E1",
    past="#5B3A8C",
    past_ink="#FFFFFF",
    past_soft="#EDE6F7",
    series1="#0B666B",
    series2="#5A78C8",
    series3="#B07A1E",
    series4="#8A867D",
    ins="#D3EEDA",
    ins_ink="#12512A",
    del_="#FADAD5",
    del_ink="#8C1D16",
    mark="#FFF0B8",
    button="#FFFFFF",
    button_edge="#C4C2BD",
    track="#ECEAE5",
    pill="#FFFFFF",
    handle="#BBBAB7",
    skeleton="#ECEAE5",
    shadow="#40000000",
    scrim="#52000000",
    types=MappingProxyType(
        {
            "fact": "#0341AF",
            "preference": "#AA2C70",
            "decision": "#955AC5",
            "commitment": "#66829F",
            "goal": "#9C7C00",
            "event": "#1D582A",
            "instruction": "#4E1200",
            "relationship": "#571B5E",
            "context": "#3C3D44",
            "learning": "#616A00",
            "observation": "#057285",
            "error": "#CF5F5D",
            "artifact": "#805956",
        }
    ),
    badge_tint=0.12,
    chip_edge=0.25,
)

_DARK_TYPES = {
    "fact": "#499DE2",
    "preference": "#FF97B7",
    "decision": "#7570DA",
    "commitment": "#0BDAFD",
    "goal": "#969300",
    "event": "#8BC36A",
    "instruction": "#FBD4BC",
    "relationship": "#B079AB",
    "context": "#DCEEF1",
    "learning": "#FAFB99",
    "observation": "#2F8880",
    "error": "#C85C59",
    "artifact": "#8C9482",
}

DARK = Roles(
    window="#18191B",
    rail="#131416",
    surface="#1F2123",
    raised="#2A2D30",
    sunken="#191B1C",
    hover="#282B2D",
    line="#34373A",
    line2="#7C8085",
    text="#ECEBE7",
    text2="#B4B3AD",
    text3="#A3A29B",
    accent="#62C4C3",
    link="#7AD3D2",
    accent_ink="#06282A",
    accent_soft="#193537",
    accent_line="#3A7F80",
    focus="#7FE0DE",
    good="#7DCB93",
    good_soft="#1D3526",
    warn="#EDB45C",
    warn_soft="#3A2D17",
    contest="#FFA878",
    contest_soft="#42281B",
    bad="#FF9A8F",
    bad_soft="#43211F",
    past="#CDB8F4",
    past_ink="#22143A",
    past_soft="#31264A",
    series1="#62C4C3",
    series2="#8FA6F0",
    series3="#D9AE5A",
    series4="#7C8085",
    ins="#1F4A2E",
    ins_ink="#B4F0C4",
    del_="#5A2723",
    del_ink="#FFC9C2",
    mark="#5A4A12",
    button="#2A2D30",
    button_edge="#4B4F53",
    track="#191B1C",
    pill="#34373A",
    handle="#585958",
    skeleton="#282B2D",
    shadow="#8C000000",
    scrim="#8C000000",
    types=MappingProxyType(_DARK_TYPES),
    badge_tint=0.14,
    chip_edge=0.25,
)

CONTRAST = Roles(
    window="#000000",
    rail="#000000",
    surface="#000000",
    raised="#0D0D0D",
    sunken="#000000",
    hover="#1F1F1F",
    line="#9A9A9A",
    line2="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    text3="#E4E4E4",
    accent="#FFD84D",
    link="#FFE27A",
    accent_ink="#000000",
    accent_soft="#3D3300",
    accent_line="#FFD84D",
    focus="#FFFFFF",
    good="#8CFF9E",
    good_soft="#00260A",
    warn="#FFC24D",
    warn_soft="#2E1F00",
    contest="#FFB07A",
    contest_soft="#331500",
    bad="#FF9E94",
    bad_soft="#330500",
    past="#D9C2FF",
    past_ink="#000000",
    past_soft="#1E0B3D",
    series1="#FFD84D",
    series2="#8FB4FF",
    series3="#FFA94D",
    series4="#B8B8B8",
    ins="#004D16",
    ins_ink="#C8FFD2",
    del_="#660A00",
    del_ink="#FFD9D4",
    mark="#5C4D00",
    button="#000000",
    button_edge="#FFFFFF",
    track="#000000",
    pill="#000000",
    handle="#9A9A9A",
    skeleton="#1F1F1F",
    shadow="#00000000",
    scrim="#B3000000",
    types=MappingProxyType(
        # Lighter where the selected row asks for it, and still apart under every colour deficiency (smallest: 8.3).
        {**_DARK_TYPES, "decision": "#6079FA", "observation": "#03C0A9", "error": "#DF6368"}
    ),
    badge_tint=0.14,
    chip_edge=0.6,
)

VARIANTS: Mapping[Variant, Roles] = MappingProxyType(
    {Variant.LIGHT: LIGHT, Variant.DARK: DARK, Variant.CONTRAST: CONTRAST}
)
