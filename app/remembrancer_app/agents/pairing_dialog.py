"""An agent asks to be let in: who, what for, from where, with a code to compare. The focus starts on Deny."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.clients import ClientScope
from remembrancer.model.pairing import DecidePairing
from remembrancer_app.agents.rights_form import RightsForm
from remembrancer_app.agents.words import code_words
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.pairing import PairingRequest
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 600
_TICKED = frozenset({ClientScope.READ, ClientScope.PROPOSE})
_TICK_MS = 1000


class PairingDialog(Overlay):
    """Nothing but Read and Propose is ticked at first, and Enter never allows.

    Signals:
        decided: it was answered; whether it was allowed.
    """

    decided = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        parent: QWidget,
        request: PairingRequest,
        namespaces: Sequence[Namespace],
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("pairing")
        self._engine = engine
        self.request = request
        self._day_words = DayWords(engine.vault.clock)
        title = self.tr("{0} wants to connect").replace("{0}", request.name)
        self.setAccessibleName(title)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addLayout(self._head(theme, title))
        column.addWidget(self._code_card(theme))
        column.addWidget(PlainText(theme, self.tr("It may"), style=TextStyle.SECONDARY_EMPHASIS))
        asked = frozenset(grant.scope for grant in request.grants) or _TICKED
        self.form = RightsForm(theme, namespaces, request.grants, ticked=asked & _TICKED)
        column.addWidget(self.scrolled(self.form))
        self.problem = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.problem.hide()
        column.addWidget(self.problem)
        column.addLayout(self._buttons(theme))
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tell_time)
        self._tell_time()
        self.form.changed.connect(self._show_choice)
        self._show_choice()
        self.closed.connect(self.deleteLater)

    def _head(self, theme: Theme, title: str) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(theme.px(12))
        mark = Card(theme, padding=10, ground=Role.ACCENT_SOFT, edge=None)
        mark.column.addWidget(IconLabel(theme, Icon.PLUG, size=20, colour=Role.ACCENT))
        head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(theme.px(2))
        words.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        self.when = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        words.addWidget(self.when)
        head.addLayout(words, 1)
        return head

    def _code_card(self, theme: Theme) -> Card:
        card = Card(theme, padding=12, ground=Role.SUNKEN, edge=None)
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        words = QVBoxLayout()
        words.setSpacing(theme.px(2))
        asked = self.tr("Does {0} show this code?").replace("{0}", self.request.name)
        words.addWidget(PlainText(theme, asked, style=TextStyle.EMPHASIS, wraps=True))
        otherwise = self.tr("If not, choose Deny: something else is asking.")
        words.addWidget(PlainText(theme, otherwise, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row.addLayout(words, 1)
        self.code = PlainText(theme, code_words(self.request.code), style=TextStyle.PAIRING_CODE, selectable=True)
        self.code.setAccessibleName(self.tr("Code: {0}").format(" ".join(self.request.code)))
        row.addWidget(self.code)
        card.column.addLayout(row)
        return card

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.remember = CheckBox(theme, self.tr("Remember this answer"))
        self.remember.setChecked(True)
        row.addWidget(self.remember)
        row.addStretch(1)
        self.deny = Button(theme, self.tr("Deny"), key="Esc")
        self.allow = Button(theme, self.tr("Allow selected"), kind=ButtonKind.PRIMARY, key="Alt A")
        self.deny.clicked.connect(self.say_no)
        self.allow.clicked.connect(self.say_yes)
        shortcut = QShortcut(QKeySequence("Alt+A"), self)
        shortcut.activated.connect(self.say_yes)
        row.addWidget(self.deny)
        row.addWidget(self.allow)
        return row

    def ask(self) -> None:
        """Show, with the focus where nothing can go wrong."""
        self._clock.start()
        self.open(self.deny)
        self.deny.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.say_no()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Only a button that has the focus takes it, and Allow not even then.
            if self.deny.hasFocus():
                self.say_no()
            return
        super().keyPressEvent(event)

    @Slot()
    def say_no(self) -> None:
        """Deny it."""
        self._decide(DecidePairing(self.request.id, allow=False, remember=self.remember.isChecked()))

    @Slot()
    def say_yes(self) -> None:
        """Allow what is ticked."""
        if not self.allow.isEnabled():
            return
        self._decide(
            DecidePairing(
                self.request.id,
                allow=True,
                grants=self.form.grants(),
                quotas=self.form.quotas(),
                expires_at=self.form.expires_at(self._engine.vault.clock),
                remember=self.remember.isChecked(),
                code=self.request.code,
            )
        )

    def _decide(self, decision: DecidePairing) -> None:
        self.allow.setEnabled(False)
        self.deny.setEnabled(False)

        def done(_change: Change) -> None:
            self.close_overlay()
            self.decided.emit(decision.allow)

        self._engine.change(self, decision, done, self._fail)

    def _fail(self, error: RemembrancerError) -> None:
        self.problem.setText(error_words(error))
        self.problem.show()
        self.deny.setEnabled(True)
        self._show_choice()
        self.frame.column.activate()
        self._place()

    @Slot()
    def _show_choice(self) -> None:
        problem = self.form.day_problem(self._engine.vault.clock)
        self.allow.setEnabled(bool(self.form.grants()) and not problem)
        self.allow.setToolTip(problem)

    @Slot()
    def _tell_time(self) -> None:
        request = self.request
        now = self._engine.vault.clock.now()
        if now >= request.until:
            self._clock.stop()
            self.problem.setText(self.tr("Nobody answered for ten minutes: it was denied."))
            self.problem.show()
            self.allow.setEnabled(False)
        asked = self.tr("Asked {0}").replace("{0}", self._day_words.brief(request.asked_at))
        parts = [asked, request.where, request.program]
        self.when.setText(" · ".join(part for part in parts if part))
