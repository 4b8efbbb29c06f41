"""Making a namespace, or giving one another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from remembrancer.model.changes import CreateNamespace, RenameNamespace
from remembrancer.model.limits import NAMESPACE_CHARACTERS
from remembrancer.wording import describe_change, describe_error
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 420


class NamespaceDialog(Overlay):
    """Asks for a name, and makes or renames as one step. What is wrong with a name is said below the field.

    Signals:
        undo_offered: it is done; the sentence and the operation's id (empty if nothing changed).
    """

    undo_offered = Signal(str, str)

    def __init__(self, theme: Theme, engine: Engine, window: QWidget, name: str = "", title: str = "") -> None:
        """``name`` and ``title`` are those of the namespace to rename; without a name a new one is made."""
        super().__init__(theme, window)
        self.setObjectName("namespace_dialog")
        self._engine = engine
        self._name, self._title = name, title
        heading = self.tr("Rename “{0}”").format(name) if name else self.tr("New namespace")
        act = self.tr("Rename namespace") if name else self.tr("Create namespace")
        self.setAccessibleName(heading)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.addWidget(PlainText(theme, heading, style=TextStyle.SECTION))
        self.field = QLineEdit(name)
        self.field.setAccessibleName(self.tr("Name"))
        self.field.setMaxLength(NAMESPACE_CHARACTERS)
        self.field.returnPressed.connect(self._do)
        column.addWidget(self.field)
        hint = self.tr("Memories of a namespace stay apart from all others. Letters, digits, -, . and _.")
        self.sentence = PlainText(theme, hint, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.sentence)
        column.addSpacing(theme.px(6))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, act, kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self._do)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.act)
        column.addLayout(buttons)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Open it with the name selected, so that typing replaces it."""
        self.open(self.field)
        self.field.selectAll()

    @Slot()
    def _do(self) -> None:
        if not self.act.isEnabled():
            return
        self.act.setEnabled(False)
        wanted = self.field.text()
        request = RenameNamespace(self._name, wanted, self._title) if self._name else CreateNamespace(wanted)
        self._engine.change(self, request, self._done, self._refuse)

    def _done(self, change: Change) -> None:
        words = describe_change(change, translate) if change.operation else self.tr("Nothing changed")
        self.undo_offered.emit(words, change.operation)
        self.close_overlay()

    def _refuse(self, error: RemembrancerError) -> None:
        self.act.setEnabled(True)
        message = describe_error(error, translate)
        self.sentence.setText(" ".join(part for part in (message.text, message.action) if part))
        self.sentence.set_tone(Role.BAD)
        self.frame.column.activate()
        self._place()
