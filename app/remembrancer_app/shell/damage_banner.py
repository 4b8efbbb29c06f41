"""The thin banner over a damaged vault, as long as nothing is written to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from remembrancer_app.shell.notices import OF_DAMAGE
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.pane import Notice

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme


class DamageBanner(QFrame):
    """Says all the time what the dialog said once.

    Signals:
        health_wanted: the ways on are to be shown.
        met: somebody met damage; how the vault stands has to be asked for.
        appeared: nothing is written any more.
    """

    health_wanted = Signal()
    met = Signal()
    appeared = Signal()

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (12, 8, 12, 8)))
        self.notice = Notice(
            theme,
            self.tr("This vault is damaged. What can be read is shown, and nothing is written to it."),
            tone=Role.BAD,
            icon=Icon.SHIELD_ALERT,
            action=self.tr("Go back or recover …"),
        )
        self.notice.acted.connect(self.health_wanted)
        column.addWidget(self.notice)
        self.hide()
        engine.failed.connect(self._look)

    def show_writable(self, *, writable: bool) -> None:
        was_hidden = self.isHidden()
        self.setVisible(not writable)
        if was_hidden and not writable:
            self.appeared.emit()

    @Slot(object)
    def _look(self, error: RemembrancerError) -> None:
        if error.code in OF_DAMAGE:
            self.met.emit()
