"""The program's mark: a bookmark with a check on petrol."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sides in px that desktops ask for."""


def mark_image(side: int) -> QImage:
    """The mark as a square of `side` device pixels with transparent corners."""
    source = (files("remembrancer_resources") / "images" / "mark.svg").read_bytes()
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def mark_png(side: int) -> bytes:
    """The mark as a PNG file, for packages."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    mark_image(side).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def mark_icon(dot: QColor | None = None) -> QIcon:
    """The mark for `QApplication.setWindowIcon`; with a `dot` of a colour where something waits for the person."""
    icon = QIcon()
    for side in SIZES:
        image = mark_image(side)
        if dot is not None:
            _add_dot(image, dot)
        icon.addPixmap(QPixmap.fromImage(image))
    return icon


def _add_dot(image: QImage, colour: QColor) -> None:
    """At the lower end, cut out of the mark so that it stands apart from it in the smallest size too."""
    side = image.width()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    modes = QPainter.CompositionMode
    for mode, share in ((modes.CompositionMode_Clear, 0.56), (modes.CompositionMode_SourceOver, 0.44)):
        painter.setCompositionMode(mode)
        painter.setBrush(colour)
        across, inset = side * share, side * (0.56 - share) / 2
        place = side - inset - across
        painter.drawEllipse(QRectF(place, place, across, across))
    painter.end()
