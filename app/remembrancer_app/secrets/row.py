"""A memory that holds secrets: which, where, since when, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.wording import list_kinds
from remembrancer.wording.templates import begin_sentence
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.stored_secrets import StoredSecret
    from remembrancer.wording import DateWords
    from remembrancer_app.theme import Theme


class SecretRow(QWidget):
    """All versions of one memory in which something was found, the newest first; a proposal; or a reason.

    Signals:
        redact_wanted, erase_wanted, keep_wanted, memory_requested: the person chose that for the memory of this id.
        proposal_requested: they want to decide about what waits; whether that is in a conflict.
        erase_proposal_wanted: they want to erase what was turned down (its id).
    """

    redact_wanted = Signal(str)
    erase_wanted = Signal(str)
    keep_wanted = Signal(str)
    memory_requested = Signal(str)
    proposal_requested = Signal(bool)
    erase_proposal_wanted = Signal(str)

    def __init__(
        self, theme: Theme, versions: Sequence[StoredSecret], dates: DateWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        newest = versions[0]
        self.memory = newest.memory
        self.is_current = newest.is_current
        self.proposal = newest.proposal
        self.operation = newest.operation
        self._in_case = newest.in_case
        self._is_decided = newest.is_decided
        kinds = begin_sentence(list_kinds((kind for each in versions for kind in each.kinds), translate))
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(12), theme.px(10), theme.px(12), 0)
        column.setSpacing(theme.px(4))
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, kinds, style=TextStyle.EMPHASIS))
        head.addStretch(1)
        where = dates.moment(newest.changed)
        if newest.namespace:
            where = self.tr("{0}, {1}").format(newest.namespace, where)
        head.addWidget(PlainText(theme, where, style=TextStyle.SECONDARY, tone=Role.TEXT2))
        column.addLayout(head)
        self.excerpt = PlainText(theme, newest.excerpt, wraps=True)
        column.addWidget(self.excerpt)
        self.older = PlainText(theme, self._older(versions), style=TextStyle.SECONDARY, tone=Role.WARN, wraps=True)
        self.older.setVisible(bool(self.older.text()))
        column.addWidget(self.older)
        column.addLayout(self._buttons(theme, kinds))
        column.addSpacing(theme.px(6))
        column.addWidget(Separator(theme))

    def _older(self, versions: Sequence[StoredSecret]) -> str:
        if self.operation and not self.memory:
            return self.tr("It is the reason of a change that no memory belongs to. It stays in the vault.")
        if self.operation:
            return self.tr("It is the reason of a change. It stays until the memory of that change is erased.")
        if self._is_decided:
            return self.tr("It was turned down or taken back. It stays until it is erased.")
        if self.proposal:
            in_case, for_approval = self.tr("It waits in a conflict."), self.tr("It waits for your approval.")
            return in_case if self._in_case else for_approval
        if not self.is_current:
            return self.tr("The memory was changed since. Its older versions hold it until the memory is erased.")
        return self.tr("Older versions hold it too.") if len(versions) > 1 else ""

    def _buttons(self, theme: Theme, kinds: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(6))
        self.redact = Button(theme, self.tr("Redact"), icon=Icon.SHIELD_CHECK, size=ControlSize.ROW)
        self.erase = Button(theme, self.tr("Erase …"), icon=Icon.TRASH_2, size=ControlSize.ROW)
        self.keep = Button(theme, self.tr("Keep"), kind=ButtonKind.GHOST, size=ControlSize.ROW)
        self.open = Button(theme, self.tr("Open"), kind=ButtonKind.GHOST, size=ControlSize.ROW)
        for button, signal in (
            (self.redact, self.redact_wanted),
            (self.erase, self.erase_wanted),
            (self.keep, self.keep_wanted),
            (self.open, self.memory_requested),
        ):
            button.setAccessibleDescription(kinds)
            button.clicked.connect(lambda _checked=False, wanted=signal: wanted.emit(self.memory))
            row.addWidget(button)
        self.erase_proposal = Button(theme, self.tr("Erase …"), icon=Icon.TRASH_2, size=ControlSize.ROW)
        self.erase_proposal.setAccessibleDescription(kinds)
        self.erase_proposal.clicked.connect(lambda: self.erase_proposal_wanted.emit(self.proposal))
        row.addWidget(self.erase_proposal)
        self.erase_proposal.setVisible(self._is_decided)
        # An older version is what it was: only erasing takes it away.
        self.redact.setVisible(self.is_current and not self.proposal)
        # What waits is decided about where it waits.
        self.decide = Button(theme, self.tr("Decide …"), size=ControlSize.ROW)
        self.decide.setAccessibleDescription(kinds)
        self.decide.clicked.connect(lambda: self.proposal_requested.emit(self._in_case))
        self.decide.setVisible(bool(self.proposal) and not self._is_decided)
        row.addWidget(self.decide)
        for button in (self.erase, self.open):
            button.setVisible(not self.proposal and bool(self.memory))
        self.keep.setVisible(not self.proposal and not self.operation)
        self.keep.setToolTip(self.tr("Leave it as it is, until the text changes"))
        row.addStretch(1)
        return row
