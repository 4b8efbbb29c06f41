"""Changing what a client may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.clients import ChangeClient
from remembrancer_app.agents.rights_form import RightsForm
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.changes import Change
    from remembrancer.model.clients import Client
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 560


class RightsDialog(Overlay):
    """Nothing changes before its button is pressed.

    Signals:
        done: a Change, which is on disk.
    """

    done = Signal(object)

    def __init__(
        self, theme: Theme, engine: Engine, parent: QWidget, client: Client, namespaces: Sequence[Namespace]
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("rights")
        title = self.tr("What {0} may do").replace("{0}", client.name)
        self.setAccessibleName(title)
        self._engine = engine
        self._client = client
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        self.form = RightsForm(
            theme,
            namespaces,
            client.grants,
            ticked=frozenset(grant.scope for grant in client.grants),
            quotas=client.quotas,
            expires_at=client.expires_at,
            is_new=False,
        )
        column.addWidget(self.scrolled(self.form))
        self.problem = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.problem.hide()
        column.addWidget(self.problem)
        row = QHBoxLayout()
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Change the rights"), kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self.form.changed.connect(self._show_choice)
        self.closed.connect(self.deleteLater)

    @Slot()
    def apply(self) -> None:
        """Change them."""
        self.act.setEnabled(False)
        end = None if self.form.keeps_end else self.form.expires_at(self._engine.vault.clock)
        never = not self.form.keeps_end and end is None
        request = ChangeClient(
            self._client.id, self.form.grants(), self.form.quotas(), expires_at=end, never_expires=never
        )
        self._engine.change(self, request, self._take, self._fail)

    def _take(self, change: Change) -> None:
        self.close_overlay()
        self.done.emit(change)

    def _fail(self, error: RemembrancerError) -> None:
        self.problem.setText(error_words(error))
        self.problem.show()
        self._show_choice()

    @Slot()
    def _show_choice(self) -> None:
        problem = self.form.day_problem(self._engine.vault.clock)
        self.act.setEnabled(bool(self.form.grants()) and not problem)
        self.act.setToolTip(problem)
