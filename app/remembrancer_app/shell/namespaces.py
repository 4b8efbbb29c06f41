"""The namespaces of the vault as the shell knows them: kept up to date, shown in the status bar, made and put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.changes import ArchiveNamespace
from remembrancer.model.queries import ListNamespaces
from remembrancer.model.types import OperationKind
from remembrancer.wording import describe_change
from remembrancer_app.shell.namespace_dialog import NamespaceDialog
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.changes import Change
    from remembrancer.model.queries import Namespace
    from remembrancer.vault import Notice
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.shell.page import PageContext
    from remembrancer_app.shell.status_bar import StatusBar

# An undo may bring a namespace back, or its older name.
_KINDS = (
    OperationKind.CREATE_NAMESPACE,
    OperationKind.RENAME_NAMESPACE,
    OperationKind.ARCHIVE_NAMESPACE,
    OperationKind.UNDO,
    OperationKind.UNDO_MANY,
)


class Namespaces(QObject):
    """Reads the namespaces again after every change that may concern them.

    Signals:
        undo_offered: a sentence about what was done, and the id of the operation.
    """

    undo_offered = Signal(str, str)

    def __init__(
        self,
        context: PageContext,
        known: Sequence[Namespace],
        searching: Searching,
        status: StatusBar,
        workspace: QWidget,
    ) -> None:
        super().__init__(workspace)
        self._engine = context.engine
        self._theme = context.theme
        self._searching = searching
        self._status = status
        self._workspace = workspace
        self._take(tuple(known))
        status.namespace_chosen.connect(searching.choose_namespace)
        status.namespace_wanted.connect(self._ask)
        status.namespace_left.connect(self._put_away)
        self._engine.changed.connect(self._note)

    @property
    def known(self) -> tuple[Namespace, ...]:
        return self._known

    def show_chosen(self) -> None:
        """Show in the status bar which one is searched."""
        self._status.set_namespaces(self._known, self._searching.namespace)

    def _take(self, namespaces: tuple[Namespace, ...]) -> None:
        self._known = namespaces
        self._searching.set_namespaces(tuple(each.name for each in namespaces))
        self.show_chosen()

    @Slot(object)
    def _note(self, notice: Notice) -> None:
        if notice.kind in _KINDS:
            self._engine.query(self, ListNamespaces(), self._take)

    @Slot(str)
    def _ask(self, name: str) -> None:
        title = next((each.title for each in self._known if each.name == name), "")
        dialog = NamespaceDialog(self._theme, self._engine, self._workspace, name, title)
        dialog.undo_offered.connect(self.undo_offered)
        dialog.undo_offered.connect(lambda: self._searching.choose_namespace(""))
        dialog.ask()

    @Slot(str)
    def _put_away(self, name: str) -> None:
        def done(change: Change) -> None:
            self._searching.choose_namespace("")
            self.undo_offered.emit(describe_change(change, translate), change.operation)

        self._engine.change(self, ArchiveNamespace(name), done)
