"""Files of charts."""

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.charts.export import ExportError, csv_bytes, png_bytes, svg_bytes, write_file
from remembrancer_app.charts.export_button import ExportButton, Exports
from remembrancer_app.theme import Theme


def draw(painter: QPainter) -> None:
    painter.fillRect(0, 0, 40, 30, Qt.GlobalColor.white)
    painter.fillRect(10, 10, 5, 5, Qt.GlobalColor.red)


def test_a_picture_has_twice_the_pixels(qapp: QApplication) -> None:
    image = QImage.fromData(png_bytes(QSize(40, 30), draw))
    assert (image.width(), image.height()) == (80, 60)
    assert image.pixelColor(24, 24) == Qt.GlobalColor.red
    assert image.pixelColor(70, 50) == Qt.GlobalColor.white


def test_a_drawing_is_made_of_shapes(qapp: QApplication) -> None:
    drawing = svg_bytes(QSize(40, 30), draw, title="A & B").decode()
    assert "<rect" in drawing
    assert "<image" not in drawing
    assert "<title>A &amp; B</title>" in drawing


def test_figures_can_be_read_back_and_no_cell_is_a_formula() -> None:
    content = csv_bytes([["Day", "All"], ["9 to 15 March", "3"], ["=1+1", "4"]])
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))
    assert rows == [["Day", "All"], ["9 to 15 March", "3"], ["'=1+1", "4"]]


def test_a_file_that_cannot_be_written_is_said_and_leaves_nothing(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    target = tmp_path / "missing" / "chart.csv"
    with pytest.raises(ExportError):
        write_file(target, b"1")
    button = ExportButton(theme, Exports(lambda: "chart", bytes, bytes, bytes))
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.failed):
        button.save(target, b"1")
    assert list(tmp_path.iterdir()) == []


def test_the_button_writes_what_was_made(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    button = ExportButton(theme, Exports(lambda: "chart", bytes, bytes, bytes))
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.saved) as saved:
        button.save(tmp_path / "chart.csv", b"1,2")
    assert saved.args == [str(tmp_path / "chart.csv")]
    assert (tmp_path / "chart.csv").read_bytes() == b"1,2"
    assert [action.text() for action in button.choices.actions()] == ["Picture (PNG)", "Drawing (SVG)", "Figures (CSV)"]
