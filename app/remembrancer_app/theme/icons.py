"""Icons in the colours of the theme."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from remembrancer_app.theme.colour import faded
from remembrancer_app.theme.roles import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect

    from remembrancer_app.theme.icon_names import Icon

DISABLED_OPACITY = 0.45
_RATIOS = (1.0, 2.0)


class IconLoadError(RuntimeError):
    """A drawing of the program is missing or damaged."""


class Icons:
    """Draws the shipped icons, recoloured, and keeps what was drawn.

    `colour_of` gives the present colour of a role, so that the same request after a change of theme draws anew.
    """

    def __init__(self, colour_of: Callable[[Role], QColor]) -> None:
        self._colour_of = colour_of
        self._folder = files("remembrancer_resources") / "icons" / "lucide"
        self._sources: dict[Icon, str] = {}
        self._pixmaps: dict[tuple[Icon, int, int, float], QPixmap] = {}

    def pixmap(self, icon: Icon, size: int, colour: Role | QColor = Role.TEXT2, *, ratio: float = 1.0) -> QPixmap:
        """`icon` in a square of `size` px, sharp on a screen of that device pixel ratio."""
        value = self._colour_of(colour) if isinstance(colour, Role) else colour
        key = (icon, size, value.rgba(), ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._drawn(icon, size, value, ratio)
            self._pixmaps[key] = pixmap
        return pixmap

    def icon(self, icon: Icon, size: int = 16, colour: Role | QColor = Role.TEXT2) -> QIcon:
        """For actions, menus and item views. Ask again when the theme changes."""
        value = self._colour_of(colour) if isinstance(colour, Role) else colour
        result = QIcon()
        for ratio in _RATIOS:
            result.addPixmap(self.pixmap(icon, size, value, ratio=ratio), QIcon.Mode.Normal)
            pale = self.pixmap(icon, size, faded(value, DISABLED_OPACITY), ratio=ratio)
            result.addPixmap(pale, QIcon.Mode.Disabled)
        return result

    def paint(self, painter: QPainter, square: QRect | QRectF, icon: Icon, colour: Role | QColor = Role.TEXT2) -> None:
        """Draw `icon` into the middle of `square`, as wide as the shorter side, on whole device pixels."""
        size = round(min(square.width(), square.height()))
        ratio = painter.device().devicePixelRatioF()
        centre = QRectF(square).center()
        corner = QPoint(round(centre.x() - size / 2), round(centre.y() - size / 2))
        painter.drawPixmap(corner, self.pixmap(icon, size, colour, ratio=ratio))

    def forget(self) -> None:
        """Let go of every drawing, because the colours changed."""
        self._pixmaps.clear()

    def _drawn(self, icon: Icon, size: int, colour: QColor, ratio: float) -> QPixmap:
        # Thin strokes vanish in small squares: 2 units of the 24-unit grid up to 14 px, 1.75 above.
        stroke = "2" if size <= 14 else "1.75"
        source = self._source(icon).replace("currentColor", colour.name(QColor.NameFormat.HexRgb))
        source = source.replace('stroke-width="2"', f'stroke-width="{stroke}"')
        renderer = QSvgRenderer(QByteArray(source.encode()))
        if not renderer.isValid():
            raise IconLoadError(f"The drawing {icon.value} could not be read.")
        side = max(1, round(size * ratio))
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, side, side))
        if colour.alpha() < 255:
            # The drawing as a whole becomes paler; stroke by stroke, crossings would stand out.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(image.rect(), colour)
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _source(self, icon: Icon) -> str:
        source = self._sources.get(icon)
        if source is None:
            path = self._folder / f"{icon.value}.svg"
            if not path.is_file():
                raise IconLoadError(f"The drawing {icon.value} is missing. Installing the program again repairs it.")
            source = path.read_text(encoding="utf-8")
            self._sources[icon] = source
        return source
