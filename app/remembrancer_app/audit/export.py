"""The audit trail as a file, written part by part off the GUI thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QDir, QIODevice, QSaveFile, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from remembrancer.model.errors import CancelledError
from remembrancer.model.history import AuditForm, ExportAudit, JournalFilter
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import AuditExcerpt
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_PART = 500


@dataclass(slots=True)
class _Writing:
    """A file on its way: nothing of it is there until all of it is."""

    file: QSaveFile
    path: Path
    request: ExportAudit
    operations: int = 0


class ExportAuditButton(Button):
    """Asks for the kind of file and where to save it.

    Signals:
        said: what became of it, in a sentence.
        saved: the path that was written.
    """

    said = Signal(str)
    saved = Signal(str)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Export"), icon=Icon.DOWNLOAD, size=ControlSize.TOOLBAR, parent=parent)
        self._engine = engine
        self.filter = JournalFilter()
        self._writing: _Writing | None = None
        self.setAccessibleDescription(self.tr("Save the entries that are shown as a file"))
        self.clicked.connect(self.open_menu)

    @property
    def is_busy(self) -> bool:
        return self._writing is not None

    def open_menu(self) -> QMenu:
        """Four kinds of file."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for words, form, contents in (
            (self.tr("Without what memories say (JSON Lines)"), AuditForm.JSON_LINES, False),
            (self.tr("Without what memories say (CSV)"), AuditForm.CSV, False),
            (self.tr("With what memories say (JSON Lines)"), AuditForm.JSON_LINES, True),
            (self.tr("With what memories say (CSV)"), AuditForm.CSV, True),
        ):
            if contents and form is AuditForm.JSON_LINES:
                menu.addSeparator()
            menu.addAction(words, partial(self._ask, form, contents=contents))
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        return menu

    def _ask(self, form: AuditForm, *, contents: bool) -> None:
        ending = form.value
        dialog = QFileDialog(self, self.tr("Save the audit trail"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
        dialog.setNameFilter(f"{ending.upper()} (*.{ending})")
        name = self.tr("Audit trail")
        dialog.selectFile(str(Path(QDir.homePath()) / f"{name}.{ending}"))
        dialog.fileSelected.connect(lambda path: self.save(Path(path), form, contents=contents))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path, form: AuditForm, *, contents: bool) -> None:
        """Write what the filter means to a file, newest first."""
        if self._writing is not None:
            return
        file = QSaveFile(str(path), self)
        if not file.open(QIODevice.OpenModeFlag.WriteOnly):
            self._refuse(file.errorString())
            return
        self._writing = _Writing(file, path, ExportAudit(form, self.filter, contents, limit=_PART))
        self.setEnabled(False)
        self._go_on(self._writing, "")

    def _go_on(self, writing: _Writing, after: str) -> None:
        asked = writing.request
        request = ExportAudit(asked.form, asked.filter, asked.contents, after, asked.limit)
        self._engine.query(self, request, partial(self._write, writing), partial(self._fail, writing))

    def _write(self, writing: _Writing, excerpt: AuditExcerpt) -> None:
        writing.file.write(QByteArray(excerpt.text.encode("utf-8")))
        writing.operations += excerpt.operations
        if excerpt.next:
            self._go_on(writing, excerpt.next)
            return
        written = writing.file.commit()
        reason = writing.file.errorString()
        self._end()
        if not written:
            self._refuse(reason)
            return
        figure = self.locale().toString(writing.operations)
        words = self.tr("The audit trail was saved: {0} entries in {1}.")
        self.said.emit(words.replace("{0}", figure).replace("{1}", writing.path.name))
        self.saved.emit(str(writing.path))

    def _fail(self, writing: _Writing, error: RemembrancerError) -> None:
        writing.file.cancelWriting()
        self._end()
        if not isinstance(error, CancelledError):
            self.said.emit(error_words(error))

    def _refuse(self, reason: str) -> None:
        self.said.emit(self.tr("The file could not be written: {0}").replace("{0}", reason))

    def _end(self) -> None:
        if self._writing is not None:
            self._writing.file.deleteLater()
        self._writing = None
        self.setEnabled(True)
