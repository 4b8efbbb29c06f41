"""The button with which a chart is saved as a picture or as figures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from remembrancer_app.charts.export import ExportError, write_file
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class Exports:
    """How to make the content of each kind of file, and the file's name without ending."""

    name: Callable[[], str]
    png: Callable[[], bytes]
    svg: Callable[[], bytes]
    csv: Callable[[], bytes]


class ExportButton(Button):
    """Opens a menu of three kinds of file, then asks where to save.

    Signals:
        saved: the path of the file that was written.
        failed: why it could not be written, in the system's words.
    """

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, theme: Theme, exports: Exports, parent: QWidget | None = None) -> None:
        super().__init__(
            theme, icon=Icon.DOWNLOAD, name=self.tr("Save this chart"), size=ControlSize.TOOLBAR, parent=parent
        )
        self._exports = exports
        self._menu = QMenu(self)
        self._menu.addAction(self.tr("Picture (PNG)"), partial(self._ask, "png", exports.png))
        self._menu.addAction(self.tr("Drawing (SVG)"), partial(self._ask, "svg", exports.svg))
        self._menu.addAction(self.tr("Figures (CSV)"), partial(self._ask, "csv", exports.csv))
        self.clicked.connect(lambda: self._menu.popup(self.mapToGlobal(self.rect().bottomLeft())))

    @property
    def choices(self) -> QMenu:
        """The menu of the kinds of file."""
        return self._menu

    def save(self, path: Path, content: bytes) -> None:
        """Write the file and say how it went."""
        try:
            write_file(path, content)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.saved.emit(str(path))

    def _ask(self, ending: str, make: Callable[[], bytes]) -> None:
        # Made before the dialog hides or moves anything.
        content = make()
        dialog = QFileDialog(self, self.tr("Save this chart"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
        dialog.setNameFilter(f"{ending.upper()} (*.{ending})")
        dialog.selectFile(str(Path(QDir.homePath()) / f"{self._exports.name()}.{ending}"))
        dialog.fileSelected.connect(lambda path: self.save(Path(path), content))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
