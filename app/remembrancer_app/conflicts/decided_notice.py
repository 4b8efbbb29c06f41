"""How a case was decided, by whom, when and why, with the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer.model.types import ActorKind
from remembrancer_app.conflicts.words import done_words
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.pane import Notice

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictCase
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class DecidedNotice(QWidget):
    """Signals say what was pressed.

    Signals:
        reopen_wanted: take the decision back (its operation), which opens the case again.
    """

    reopen_wanted = Signal(str)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outcome")
        self._theme = theme
        self._day_words = day_words
        self._operation = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.notice: Notice | None = None

    def show_case(self, case: ConflictCase) -> None:
        if self.notice is not None:
            self._column.removeWidget(self.notice)
            self.notice.hide()
            self.notice.deleteLater()
        action = self.tr("Open it again") if case.decision is not None else ""
        self._operation = case.decision.operation if case.decision is not None else ""
        self.notice = Notice(
            self._theme,
            outcome_words(case, self._day_words),
            tone=Role.TEXT2,
            icon=Icon.CIRCLE_CHECK if case.decision is not None else Icon.FOLDER_ARCHIVE,
            action=action,
        )
        self.notice.acted.connect(self._reopen)
        self._column.addWidget(self.notice)

    @Slot()
    def _reopen(self) -> None:
        if self._operation:
            self.reopen_wanted.emit(self._operation)


def outcome_words(case: ConflictCase, day_words: DayWords) -> str:
    """``Used the new one. You, 24 Feb. Reason: the trip.``."""
    decision = case.decision
    if decision is None:
        return QCoreApplication.translate(
            "Conflicts", "Nothing is left to decide here: one of the statements was changed, deleted or taken back."
        )
    by = decision.actor
    if decision.actor_kind is ActorKind.PERSON:
        by = QCoreApplication.translate("Conflicts", "You")
    words = [
        done_words(decision.resolution),
        QCoreApplication.translate("Conflicts", "{0}, {1}.").format(by, day_words.moment(decision.at)),
    ]
    if decision.reason:
        reason = QCoreApplication.translate("Conflicts", "Reason: {0}")
        words.append(reason.replace("{0}", decision.reason))
    return " ".join(words)
