"""A report as a file: Markdown with its charts, or PDF."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from remembrancer.model.reports import WriteReport
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.reports.report_view import ReportView
    from remembrancer_app.theme import Theme


class SaveReportButton(Button):
    """Asks which kind of file, and where. What is saved is not encrypted, which the dialogs say.

    Signals:
        said: what became of it, in a sentence.
        saved: the path that was written.
    """

    said = Signal(str)
    saved = Signal(str)

    def __init__(self, theme: Theme, engine: Engine, view: ReportView, parent: QWidget | None = None) -> None:
        super().__init__(
            theme, self.tr("Save"), icon=Icon.DOWNLOAD, size=ControlSize.TOOLBAR, drops=True, parent=parent
        )
        self._engine = engine
        self._view = view
        self.setAccessibleDescription(self.tr("Save this report as a file, which is not encrypted"))
        self.clicked.connect(self.open_menu)

    def open_menu(self) -> QMenu:
        """The two kinds of file."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(self.tr("As Markdown, with its charts"), self._ask_folder)
        menu.addAction(self.tr("As PDF"), self._ask_pdf)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        return menu

    def save_markdown(self, folder: Path) -> None:
        """Write the report and its charts into a folder."""
        report = self._view.report
        if report is None:
            return
        request = WriteReport(report.day, str(folder), report.namespace)
        self._engine.query(self, request, partial(self._say_files, folder), self._say_error)

    def save_pdf(self, path: Path) -> None:
        """Write the report as one file to print."""
        if self._view.print_pdf(path):
            self._say_saved(path)
        else:
            self.said.emit(self.tr("The file could not be written. Choose another folder."))

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the report in a folder (not encrypted)"), QDir.homePath())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda path: self.save_markdown(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_pdf(self) -> None:
        report = self._view.report
        if report is None:
            return
        dialog = QFileDialog(self, self.tr("Save the report (not encrypted)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.selectFile(str(Path(QDir.homePath()) / f"{report.day}.pdf"))
        dialog.fileSelected.connect(lambda path: self.save_pdf(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _say_files(self, folder: Path, written: tuple[str, ...]) -> None:
        self._say_saved(Path(written[-1]) if written else folder)

    def _say_saved(self, path: Path) -> None:
        self.said.emit(self.tr("The report was saved as {0}.").replace("{0}", path.name))
        self.saved.emit(str(path))

    def _say_error(self, error: RemembrancerError) -> None:
        self.said.emit(error_words(error))
