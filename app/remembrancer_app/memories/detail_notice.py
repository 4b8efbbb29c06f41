"""The banner of a memory in detail: what is out of the ordinary with it, and the action that settles that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer.model.types import Status
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.pane import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme


class DetailNotice(QWidget):
    """Hidden for a memory with which all is well.

    Signals:
        review_wanted: the conflict that the memory is part of.
        newer_wanted: the memory (its id) that took its place.
        restore_wanted, pin_wanted: do that to it.
    """

    review_wanted = Signal()
    newer_wanted = Signal(str)
    restore_wanted = Signal()
    pin_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.notice: Notice | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_memory(self, memory: Memory, *, read_only: bool, is_safety: bool) -> None:
        """Say what there is to say; ``is_safety``: somebody's health or secret may depend on it."""
        if self.notice is not None:
            self._column.removeWidget(self.notice)
            self.notice.hide()
            self.notice.deleteLater()
            self.notice = None
        suggests_pin = is_safety and memory.status is Status.ACTIVE and not memory.pinned and not read_only
        words, icon, tone = self._words(memory, suggests_pin=suggests_pin)
        self.setVisible(bool(words))
        if not words:
            return
        action, act = self._action(memory, suggests_pin=suggests_pin) if not read_only else ("", None)
        if memory.status is Status.SUPERSEDED and memory.superseded_by and not action:
            newer = memory.superseded_by
            action, act = self.tr("Show it"), lambda: self.newer_wanted.emit(newer)
        self.notice = Notice(self._theme, words, tone=tone, icon=icon, action=action)
        self.notice.setObjectName("notice")
        if act is not None:
            self.notice.acted.connect(act)
        self._column.addWidget(self.notice)

    def _action(self, memory: Memory, *, suggests_pin: bool) -> tuple[str, Callable[[], None] | None]:
        if memory.contested:
            return self.tr("Review"), self.review_wanted.emit
        if memory.status in (Status.DELETED, Status.ARCHIVED):
            return self.tr("Bring it back"), self.restore_wanted.emit
        return (self.tr("Pin"), self.pin_wanted.emit) if suggests_pin else ("", None)

    def _words(self, memory: Memory, *, suggests_pin: bool) -> tuple[str, Icon, Role]:
        if memory.contested:
            words = self.tr("Another statement says otherwise. Agents get this one, marked as contested.")
            return words, Icon.GIT_COMPARE, Role.CONTEST
        match memory.status:
            case Status.DELETED:
                return self.tr("This memory is deleted. Agents do not get it."), Icon.TRASH_2, Role.BAD
            case Status.ARCHIVED:
                return self.tr("This memory is put away. Agents do not get it."), Icon.FOLDER_ARCHIVE, Role.TEXT2
            case Status.SUPERSEDED:
                return self.tr("A newer statement took the place of this one."), Icon.HISTORY, Role.PAST
            case Status.EXPIRED:
                return self.tr("This memory no longer holds. Agents do not get it."), Icon.TIMER_OFF, Role.TEXT2
            case Status.DEMOTED:
                return (
                    self.tr("Faded: it was not used for long. A direct question still finds it."),
                    Icon.ARCHIVE,
                    Role.TEXT2,
                )
            case Status.REJECTED:
                return self.tr("This statement was turned down."), Icon.CIRCLE_X, Role.TEXT2
            case _ if suggests_pin:
                words = self.tr(
                    "Health or a secret may depend on this: it does not fade. Pinned, agents get it always."
                )
                return words, Icon.PIN, Role.ACCENT
            case _:
                return "", Icon.INFO, Role.TEXT2
