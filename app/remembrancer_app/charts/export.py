"""Charts as files: pictures as they are on the screen, and the figures behind them."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSaveFile, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

PIXEL_RATIO = 2
"""PNG pictures have twice the pixels of the screen, so that they stay sharp when printed."""
_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")

Draw = Callable[[QPainter], None]
"""Draws a chart from its upper left corner in the pixels of the screen."""


class ExportError(OSError):
    """The file could not be written; the message is the system's."""


def png_bytes(size: QSize, draw: Draw) -> bytes:
    """The picture with ``PIXEL_RATIO`` times ``size`` pixels."""
    image = QImage(size * PIXEL_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PIXEL_RATIO)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def svg_bytes(size: QSize, draw: Draw, *, title: str) -> bytes:
    """The picture as shapes and letters, whatever its size."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    draw(painter)
    painter.end()
    return bytes(buffer.data().data())


def csv_bytes(lines: Iterable[Sequence[str]]) -> bytes:
    """Comma-separated lines in UTF-8 with a byte order mark, as spreadsheets expect; no cell is read as a formula."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    for line in lines:
        writer.writerow([f"'{cell}" if cell.startswith(_FORMULA_SIGNS) else cell for cell in line])
    return text.getvalue().encode("utf-8-sig")


def write_file(path: Path, content: bytes) -> None:
    """Write the whole file or leave what was there.

    Raises:
        ExportError: it could not be written.
    """
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise ExportError(file.errorString())
    file.write(QByteArray(content))
    if not file.commit():
        raise ExportError(file.errorString())
