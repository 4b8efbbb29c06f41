"""Giving a program access by hand: its name and rights, and then its token, this once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from remembrancer.model.clients import AddClient, ClientScope
from remembrancer.model.errors import InvalidInputError
from remembrancer_app.agents.rights_form import RightsForm
from remembrancer_app.agents.token_view import TokenView
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.clients import ClientAdded
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer_app.agents.port import Port
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 600
_TICKED = frozenset({ClientScope.READ, ClientScope.PROPOSE})


class AddClientDialog(Overlay):
    """Nothing but Read and Propose is ticked at first, and Enter never adds.

    Signals:
        added: a Client, which may come in from now on.
    """

    added = Signal(object)

    def __init__(
        self, theme: Theme, engine: Engine, parent: QWidget, port: Port, namespaces: Sequence[Namespace]
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("add_client")
        title = self.tr("Add a client")
        self.setAccessibleName(title)
        self._engine = engine
        self._clock = engine.vault.clock
        self._port = port
        self._warned = False
        self.token: TokenView | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        self.title = PlainText(theme, title, style=TextStyle.SECTION, wraps=True)
        column.addWidget(self.title)
        self.asking = self._make_form(theme, namespaces)
        self._area = self.scrolled(self.asking)
        column.addWidget(self._area)
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT)
        self.problem.hide()
        column.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.leave)
        self.act = Button(theme, self.tr("Add the client"), kind=ButtonKind.PRIMARY, key="Alt A")
        self.act.clicked.connect(self.apply)
        self._shortcut = QShortcut(QKeySequence("Alt+A"), self)
        self._shortcut.activated.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self._show_choice()
        self.closed.connect(self.deleteLater)

    def _make_form(self, theme: Theme, namespaces: Sequence[Namespace]) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        words = self.tr(
            "For a program that does not ask by itself: it is given a token, which it sends with every request."
        )
        column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        label = PlainText(theme, self.tr("What it is called, as the journal will name it"), style=TextStyle.SECONDARY)
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Planner"))
        label.setBuddy(self.name)
        column.addWidget(label)
        column.addWidget(self.name)
        column.addWidget(PlainText(theme, self.tr("It may"), style=TextStyle.SECONDARY_EMPHASIS))
        self.form = RightsForm(theme, namespaces, (), ticked=_TICKED)
        column.addWidget(self.form)
        self.name.textChanged.connect(self._show_choice)
        self.form.changed.connect(self._show_choice)
        return inside

    def ask(self) -> None:
        """Show, with the focus on the name."""
        self.open(self.name)
        self._resize()

    @Slot()
    def apply(self) -> None:
        """Let it in, and show its token."""
        if not self.act.isEnabled():
            return
        self.act.setEnabled(False)
        self.problem.hide()
        end = self.form.expires_at(self._clock)
        request = AddClient(self.name.text(), self.form.grants(), quotas=self.form.quotas(), expires_at=end)
        self._engine.change(self, request, self._take, self._fail)

    def _take(self, added: ClientAdded) -> None:
        theme = self._theme
        self._shortcut.setEnabled(False)
        words = self.tr("{0} may come in").replace("{0}", added.client.name)
        self.title.setText(words)
        self.setAccessibleName(words)
        self.token = TokenView(theme, self._port, added.token)
        old = self._area
        self._area = self.scrolled(self.token)
        self.frame.column.replaceWidget(old, self._area)
        self._area.show()
        old.hide()
        old.deleteLater()
        self.act.hide()
        self.cancel.setText(self.tr("Done"))
        self.cancel.updateGeometry()
        self.token.copy.setFocus(Qt.FocusReason.TabFocusReason)
        self._resize()
        self.added.emit(added.client)

    def _fail(self, error: RemembrancerError) -> None:
        self._say(error_words(error))
        self._show_choice()
        if isinstance(error, InvalidInputError) and error.field == "name":
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.name.selectAll()

    def _say(self, words: str) -> None:
        self.problem.set_text(words)
        self.problem.show()
        self._resize()

    @Slot()
    def leave(self) -> None:
        """Close; a token that was not copied is asked about once, since nothing brings it back."""
        if self.token is not None and not self.token.is_copied and not self._warned:
            self._warned = True
            self._say(self.tr("The token was not copied, and is shown only now. Without it the client cannot come in."))
            self.cancel.setText(self.tr("Close without it"))
            self.cancel.updateGeometry()
            return
        self.close_overlay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return
        super().keyPressEvent(event)

    @Slot()
    def _show_choice(self) -> None:
        missing = []
        if not self.name.text().strip():
            missing.append(self.tr("It has no name yet."))
        if not self.form.grants():
            missing.append(self.tr("It may do nothing yet."))
        if problem := self.form.day_problem(self._clock):
            missing.append(problem)
        self.act.setEnabled(not missing)
        self.act.setToolTip(" ".join(missing))

    @Slot()
    def _resize(self) -> None:
        self._soon.start()
