"""Colours, type, icons and measures: the only place that knows what the window looks like."""

from remembrancer_app.theme.appearance import Appearance, Choice
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.measures import Density
from remembrancer_app.theme.memory_types import TYPE_ICONS, type_word
from remembrancer_app.theme.roles import Role, Variant
from remembrancer_app.theme.standing import Standing
from remembrancer_app.theme.theme import Theme

__all__ = [
    "TYPE_ICONS",
    "Appearance",
    "Choice",
    "Density",
    "Icon",
    "Role",
    "Standing",
    "TextStyle",
    "Theme",
    "Variant",
    "type_word",
]
