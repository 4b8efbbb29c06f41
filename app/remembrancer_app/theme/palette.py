"""The roles as a QPalette, for everything Qt paints itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPalette

from remembrancer_app.theme.colour import mixed

if TYPE_CHECKING:
    from remembrancer_app.theme.roles import Roles

_DISABLED_SHARE = 0.45


def palette_of(roles: Roles) -> QPalette:
    """Fusion derives its bevels and edges from these."""
    part = QPalette.ColorRole
    palette = QPalette()
    values = {
        part.Window: roles.window,
        part.WindowText: roles.text,
        part.Base: roles.surface,
        part.AlternateBase: roles.sunken,
        part.Text: roles.text,
        part.PlaceholderText: roles.text3,
        part.Button: roles.button,
        part.ButtonText: roles.text,
        part.BrightText: roles.bad,
        part.ToolTipBase: roles.raised,
        part.ToolTipText: roles.text,
        part.Highlight: roles.accent,
        part.HighlightedText: roles.accent_ink,
        part.Accent: roles.accent,
        part.Link: roles.link,
        part.LinkVisited: roles.link,
        part.Light: roles.surface,
        part.Midlight: roles.hover,
        part.Mid: roles.line,
        part.Dark: roles.line2,
        part.Shadow: roles.line2,
    }
    for role, value in values.items():
        palette.setColor(role, QColor(value))
    ground = QColor(roles.surface)
    for role in (part.WindowText, part.Text, part.ButtonText, part.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, mixed(QColor(roles.text), _DISABLED_SHARE, ground))
    palette.setColor(QPalette.ColorGroup.Disabled, part.Highlight, QColor(roles.line))
    return palette
