"""The theme object: what everything that paints asks for colours, fonts, icons and lengths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics

from remembrancer_app.theme.appearance import Appearance, Choice
from remembrancer_app.theme.colour import mixed
from remembrancer_app.theme.fonts import Fonts, TextStyle
from remembrancer_app.theme.icons import Icons
from remembrancer_app.theme.palette import palette_of
from remembrancer_app.theme.roles import SOFT, VARIANTS, Role, Roles, Variant
from remembrancer_app.theme.stylesheet import stylesheet_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_REQUESTED = {Choice.LIGHT: Variant.LIGHT, Choice.DARK: Variant.DARK, Choice.CONTRAST: Variant.CONTRAST}


class Theme(QObject):
    """One per window system connection; it is passed to every widget, and applied to the application by `install`.

    `changed` comes after colours, fonts and the style sheet are in place; painted widgets then measure and draw again.
    """

    changed = Signal()

    def __init__(self, application: QApplication, appearance: Appearance | None = None) -> None:
        super().__init__(application)
        self._application = application
        self._appearance = appearance or Appearance()
        self._fonts = Fonts()
        self._variant = self._resolved()
        self._colours: dict[Role, QColor] = {}
        self._types: dict[str, QColor] = {}
        self._known_fonts: dict[tuple[TextStyle, bool], QFont] = {}
        self._known_metrics: dict[tuple[TextStyle, bool], QFontMetrics] = {}
        self.icons = Icons(self.color)
        self._read_roles()
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)

    # What was chosen

    @property
    def appearance(self) -> Appearance:
        return self._appearance

    @property
    def variant(self) -> Variant:
        return self._variant

    @property
    def roles(self) -> Roles:
        return VARIANTS[self._variant]

    @property
    def is_high_contrast(self) -> bool:
        return self._variant is Variant.CONTRAST

    @property
    def moves(self) -> bool:
        """Whether fades and slides are wanted by both the person and the system."""
        if self._appearance.less_motion:
            return False
        # Qt says what the system wants from 6.12 on.
        wanted = getattr(self._application.styleHints().accessibility(), "motionPreference", None)
        return wanted is None or wanted().name != "ReducedMotion"

    def set_appearance(self, appearance: Appearance) -> None:
        """Take over new settings at once."""
        if appearance == self._appearance:
            return
        self._appearance = appearance
        self._renew()

    # Colours

    def color(self, role: Role) -> QColor:
        return self._colours[role]

    def type_color(self, memory_type: str) -> QColor:
        """The colour of a type by its name in the engine ("fact"); for icons and marks, never for text."""
        return self._types[memory_type]

    def type_tint(self, memory_type: str, ground: Role = Role.SURFACE) -> QColor:
        """The ground of a type's badge."""
        return mixed(self.type_color(memory_type), self.roles.badge_tint, self.color(ground))

    def paper(self, role: Role) -> QColor:
        """The colour of a role on white paper, whatever the window looks like."""
        return QColor(getattr(VARIANTS[Variant.LIGHT], role.value))

    def blended(self, colour: Role | QColor, share: float, ground: Role = Role.SURFACE) -> QColor:
        """`colour` at `share` (0 to 1) over an opaque ground."""
        value = self.color(colour) if isinstance(colour, Role) else colour
        return mixed(value, share, self.color(ground))

    def soft(self, tone: Role) -> QColor:
        """The ground that belongs to a tone: its soft tint, or `SUNKEN` for plain text tones."""
        return self.color(SOFT.get(tone, Role.SUNKEN))

    def soft_edge(self, tone: Role) -> QColor:
        """The edge of a chip, badge or banner of that tone."""
        return mixed(self.color(tone), self.roles.chip_edge, self.soft(tone))

    # Type and lengths

    def px(self, length: float) -> int:
        """A length of 100 % in the present text size, at least 1 for what is not 0."""
        scaled = round(length * self._appearance.text_size)
        return max(1, scaled) if length > 0 else scaled

    def font(self, style: TextStyle, *, tabular: bool = False) -> QFont:
        key = (style, tabular)
        font = self._known_fonts.get(key)
        if font is None:
            font = self._fonts.font(
                style,
                scale=self._appearance.text_size,
                system_font=self._appearance.system_font,
                tabular=tabular,
            )
            self._known_fonts[key] = font
        return font

    def metrics(self, style: TextStyle, *, tabular: bool = False) -> QFontMetrics:
        key = (style, tabular)
        metrics = self._known_metrics.get(key)
        if metrics is None:
            metrics = QFontMetrics(self.font(style, tabular=tabular))
            self._known_metrics[key] = metrics
        return metrics

    # The application

    def install(self) -> None:
        """Give the application the style, font, palette and style sheet. Call once, before the first window."""
        self._application.setStyle("Fusion")
        self._dress()

    def _dress(self) -> None:
        self._application.setFont(self.font(TextStyle.BODY))
        self._application.setPalette(palette_of(self.roles))
        self._application.setStyleSheet(stylesheet_of(self.roles, self.px))

    @Slot()
    def _system_changed(self) -> None:
        if self._resolved() is not self._variant:
            self._renew()

    def _renew(self) -> None:
        self._variant = self._resolved()
        self._known_fonts.clear()
        self._known_metrics.clear()
        self.icons.forget()
        self._read_roles()
        self._dress()
        self.changed.emit()

    def _read_roles(self) -> None:
        self._colours = {role: QColor(getattr(self.roles, role.value)) for role in Role}
        self._types = {name: QColor(value) for name, value in self.roles.types.items()}

    def _resolved(self) -> Variant:
        requested = _REQUESTED.get(self._appearance.choice)
        if requested is not None:
            return requested
        hints = self._application.styleHints()
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return Variant.CONTRAST
        # Unknown where the desktop says nothing (a bare X server, or offscreen): light.
        return Variant.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else Variant.LIGHT
