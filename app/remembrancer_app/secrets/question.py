"""The question what becomes of a secret in what the person is about to store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.secrets import SecretAction
from remembrancer.wording import describe_error
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import SecretQuestion
    from remembrancer_app.theme import Theme

_WIDTH = 500


class SecretDialog(Overlay):
    """Opens over whatever is being written; closing it stores nothing and leaves that as it was typed."""

    def __init__(self, theme: Theme, window: QWidget, question: SecretQuestion) -> None:
        super().__init__(theme, window)
        self.setObjectName("secret_question")
        self._question = question
        self._decided: SecretAction | None = None
        told = describe_error(question.error, translate)
        self.setAccessibleName(told.title)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, told.title, style=TextStyle.SECTION, wraps=True))
        self.message = PlainText(theme, told.text, wraps=True)
        column.addWidget(self.message)
        words = self.tr(
            "What is stored is given to agents that ask for it, and stays in older versions and backups. Redacted, "
            "only what kind of secret it is will stand there."
        )
        column.addWidget(PlainText(theme, words, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.back = Button(theme, self.tr("Back to the text"), kind=ButtonKind.GHOST)
        self.keep = Button(theme, self.tr("Store it as it is"))
        self.redact = Button(theme, self.tr("Redact it"), kind=ButtonKind.PRIMARY, icon=Icon.SHIELD_CHECK)
        self.back.clicked.connect(self.close_overlay)
        self.keep.clicked.connect(self._keep)
        self.redact.clicked.connect(self._redact)
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(self.keep)
        row.addWidget(self.redact)
        column.addLayout(row)
        self.closed.connect(self._tell)

    def ask(self) -> None:
        """Open it; Enter redacts."""
        self.open(self.redact)
        self.redact.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _redact(self) -> None:
        self._decide(SecretAction.REDACT)

    @Slot()
    def _keep(self) -> None:
        self._decide(SecretAction.KEEP)

    def _decide(self, action: SecretAction) -> None:
        self._decided = action
        self.close_overlay()

    @Slot()
    def _tell(self) -> None:
        if self._decided is None:
            self._question.leave()
        else:
            self._question.answer(self._decided)
        self.deleteLater()
