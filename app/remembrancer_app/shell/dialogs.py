"""What opens over whatever page is in front: new memories, files in and out, a conflict. Each at most once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.wording import describe_change, describe_exported, describe_imported
from remembrancer_app.shell.page import WAITING_PROPOSALS, PageName
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.changes import Change, Imported
    from remembrancer.model.exporting import Exported
    from remembrancer_app.capture.dialog import NewMemoryDialog
    from remembrancer_app.exporting.export_dialog import ExportDialog
    from remembrancer_app.importing.import_dialog import ImportDialog
    from remembrancer_app.jobs.engine import SecretQuestion
    from remembrancer_app.manual.sheet import ManualSheet
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.shell.namespaces import Namespaces
    from remembrancer_app.shell.page import PageContext


class Dialogs(QObject):
    """Makes dialogs when they are wanted, and tells what came of them.

    They belong to ``workspace`` and delete themselves when they are closed; ``importing``, ``exporting``,
    ``capture`` and ``manual`` are None then.

    Args:
        context: what the dialogs work with; its state is the one in which a draft is kept.

    Signals:
        said: a sentence about what was done.
        undo_offered: the same, with the id of the operation that can be taken back.
        folder_offered: the same, with the folder that holds what was written.
        undo_wanted: take the operation of this id back.
        memory_requested: open the memory of this id.
        keys_wanted: show the keys of the page in front.
        target_requested: go to a page (a PageName) and show something there.
    """

    said = Signal(str)
    undo_offered = Signal(str, str)
    folder_offered = Signal(str, str)
    undo_wanted = Signal(str)
    memory_requested = Signal(str)
    keys_wanted = Signal()
    target_requested = Signal(str, object)

    def __init__(
        self,
        context: PageContext,
        searching: Searching,
        namespaces: Namespaces,
        workspace: QWidget,
    ) -> None:
        super().__init__(workspace)
        self._context = context
        self._searching = searching
        self._namespaces = namespaces
        self._workspace = workspace
        self.importing: ImportDialog | None = None
        self.exporting: ExportDialog | None = None
        self.capture: NewMemoryDialog | None = None
        self.manual: ManualSheet | None = None

    # Files in

    @Slot()
    def bring_in(self) -> None:
        """Choose what to bring in."""
        self.bring_in_paths(())

    def bring_in_paths(self, paths: Sequence[str]) -> None:
        """Open the dry run of an import with these files and folders; add them if it is open."""
        if self.importing is not None and self.importing.isVisible():
            self.importing.read(paths)
            return
        from remembrancer_app.importing.import_dialog import ImportDialog  # noqa: PLC0415  (seldom needed)

        chosen = self._searching.namespace
        engine, theme = self._context.engine, self._context.theme
        self.importing = ImportDialog(engine, theme, self._namespaces.known, chosen, self._workspace)
        self.importing.imported.connect(self._say_imported)
        self.importing.taken_over.connect(self._say_taken_over)
        self.importing.closed.connect(self._forget_import)
        self.importing.start(paths)

    @Slot(object, str)
    def _say_imported(self, imported: Imported, found: str) -> None:
        words = f"{describe_imported(imported, translate)} {found}".strip()
        self.undo_offered.emit(words, imported.change.operation)

    @Slot(object)
    def _say_taken_over(self, change: Change) -> None:
        self.said.emit(describe_change(change, translate))

    @Slot()
    def _forget_import(self) -> None:
        self.importing = None

    # Files out

    @Slot()
    def write_out(self) -> None:
        """Choose what to write to files, and where."""
        self.write_out_selected(())

    @Slot(object)
    def write_out_selected(self, memories: Sequence[str]) -> None:
        """The same, with the memories of these ids offered first."""
        if self.exporting is not None and self.exporting.isVisible():
            return
        from remembrancer_app.exporting.export_dialog import ExportDialog  # noqa: PLC0415  (seldom needed)

        search = self._searching.parsed.search
        engine, theme = self._context.engine, self._context.theme
        self.exporting = ExportDialog(engine, theme, self._namespaces.known, search, self._workspace, selected=memories)
        self.exporting.exported.connect(self._say_exported)
        self.exporting.closed.connect(self._forget_export)
        self.exporting.start()

    @Slot(object)
    def _say_exported(self, exported: Exported) -> None:
        self.folder_offered.emit(describe_exported(exported, translate), str(Path(exported.path).parent))

    @Slot()
    def _forget_export(self) -> None:
        self.exporting = None

    # Memories and conflicts

    @Slot()
    def new_memory(self) -> None:
        """Open the capture dialog."""
        from remembrancer_app.capture.dialog import NewMemoryDialog  # noqa: PLC0415  (seldom needed)

        if self.capture is None:
            self.capture = NewMemoryDialog(self._context, self._workspace)
            self.capture.undo_offered.connect(self.undo_offered)
            self.capture.memory_requested.connect(self.memory_requested)
            self.capture.conflict_requested.connect(self.review_conflict)
            # It deletes itself then; what was typed is kept in its state.
            self.capture.closed.connect(self._forget_capture)
        self.capture.show()

    @Slot()
    def _forget_capture(self) -> None:
        self.capture = None

    @Slot(str)
    def review_conflict(self, case: str) -> None:
        """Review the conflict with this id."""
        from remembrancer_app.conflicts.dialog import ReviewDialog  # noqa: PLC0415  (seldom needed)

        dialog = ReviewDialog(self._context.theme, self._context.engine, self._workspace, case, self._context.keys)
        dialog.undo_offered.connect(self.undo_offered)
        dialog.reopen_wanted.connect(self.undo_wanted)
        dialog.show_case()

    # Secrets

    def ask_about_secrets(self, question: SecretQuestion) -> None:
        """Ask what becomes of the secrets in what is about to be stored."""
        from remembrancer_app.secrets.question import SecretDialog  # noqa: PLC0415  (seldom needed)

        SecretDialog(self._context.theme, self._workspace.window(), question).ask()

    @Slot()
    def show_secrets(self) -> None:
        """Open the secrets that are stored already."""
        from remembrancer_app.secrets.dialog import SecretsDialog  # noqa: PLC0415  (seldom needed)

        dialog = SecretsDialog(self._context, self._workspace)
        dialog.undo_offered.connect(self.undo_offered)
        dialog.memory_requested.connect(self.memory_requested)
        dialog.proposal_requested.connect(self._show_waiting)
        dialog.show_secrets()

    @Slot(bool)
    def _show_waiting(self, in_case: bool) -> None:
        if in_case:
            self.target_requested.emit(PageName.CONFLICTS.value, None)
        else:
            self.target_requested.emit(PageName.AGENTS.value, WAITING_PROPOSALS)

    # The manual

    def show_manual(self, page: PageName | None) -> None:
        """Open the manual at what it says about a page of the window, or at its beginning; close it if it is open."""
        from remembrancer_app.manual.pages import HELP_OF, INDEX  # noqa: PLC0415  (seldom needed)
        from remembrancer_app.manual.sheet import ManualSheet  # noqa: PLC0415

        if self.manual is not None:
            self.manual.close_overlay()
            return
        self.manual = ManualSheet(self._context.theme, self._workspace)
        self.manual.closed.connect(self._forget_manual)
        self.manual.keys_wanted.connect(self.keys_wanted)
        self.manual.show_manual(HELP_OF[page] if page is not None else INDEX)

    @Slot()
    def _forget_manual(self) -> None:
        self.manual = None

    # About the program

    @Slot()
    def show_about(self) -> None:
        """Which version this is, under what licence, and what it is made with."""
        from remembrancer_app.about.dialog import AboutDialog  # noqa: PLC0415  (seldom needed)

        dialog = AboutDialog(self._context.theme, self._workspace.window())
        dialog.manual_wanted.connect(lambda: self.show_manual(None))
        dialog.show_about()
