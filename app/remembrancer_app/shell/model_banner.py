"""The thin banner for a state that a person should know of all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.pane import Notice

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_HEALTHY = ("ready", "loading")


class ModelBanner(QFrame):
    """Shown while only words are searched, because the model is not there.

    Signals:
        repair_wanted: what can be done about it is to be shown.
    """

    repair_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (12, 8, 12, 8)))
        self._words = {
            "model_missing": self.tr("Searching by words only. The meaning model is missing."),
            "model_tampered": self.tr("Searching by words only. The meaning model was altered, so it is not used."),
            "model_miscalculates": self.tr(
                "Searching by words only. The meaning model does not calculate rightly on this computer."
            ),
        }
        self.notice = Notice(
            theme, self._words["model_missing"], tone=Role.WARN, icon=Icon.TRIANGLE_ALERT, action=self.tr("Health …")
        )
        self.notice.acted.connect(self.repair_wanted)
        column.addWidget(self.notice)
        self.hide()

    def show_model(self, state: str) -> None:
        """``ready``, ``loading``, or the code of the error that keeps the model away."""
        if state not in _HEALTHY:
            self.notice.set_text(self._words.get(state, self._words["model_missing"]))
        self.setVisible(state not in _HEALTHY)
