"""Requests as they come, with a pause; and what stands there when there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.agents.live_model import LiveModel
from remembrancer_app.agents.live_view import LiveView
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.content_states import ContentStates
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import tzinfo

    from remembrancer.model.traffic import ClientRequest
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

_PAUSED = "live.paused"


class LiveCard(Card):
    """While it is paused what is shown stays, and says how many came meanwhile."""

    def __init__(self, theme: Theme, zone: tzinfo, state: PageState, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=0, parent=parent)
        self.setObjectName("live")
        self.setAccessibleName(self.tr("Live"))
        self._state = state
        self._latest: tuple[ClientRequest, ...] = ()
        self._only = ""
        self._text = ""
        self.model = LiveModel(zone, self)
        self.view = LiveView(theme, self.model)
        self.mark = IconLabel(theme, Icon.PLAY, size=12, colour=Role.GOOD)
        self.following = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.pause = Button(theme, self.tr("Pause"), kind=ButtonKind.GHOST, icon=Icon.PAUSE, size=ControlSize.TOOLBAR)
        head = QHBoxLayout()
        head.setContentsMargins(*(theme.px(side) for side in (14, 8, 10, 4)))
        head.setSpacing(theme.px(8))
        head.addWidget(PlainText(theme, self.tr("Live"), style=TextStyle.EMPHASIS))
        head.addWidget(self.mark)
        head.addWidget(self.following, 1)
        head.addWidget(self.pause)
        self.column.addLayout(head)
        self.states = ContentStates(theme, self.view)
        self.states.cleared.connect(self._clear)
        self.column.addWidget(self.states, 1)
        # The rows end above the rounded corners.
        self.column.addSpacing(theme.px(measures.RADIUS_LARGE))
        self.pause.clicked.connect(self._toggle)
        self._show_following()

    @property
    def is_paused(self) -> bool:
        return bool(self._state.value(_PAUSED, 0))

    def show_requests(self, requests: Sequence[ClientRequest]) -> None:
        """The newest first."""
        self._latest = tuple(requests)
        if not self.is_paused or not self.model.rows:
            self.model.show_requests(self._latest)
        self._show_following()
        self._show_state()

    def set_filter(self, text: str, client: str = "") -> None:
        """Only what has this text, and is of this client (its id) if one is given."""
        self._text, self._only = text, client
        self.model.set_filter(text, client)
        self._show_state()

    @Slot()
    def _toggle(self) -> None:
        self._state.set_value(_PAUSED, int(not self.is_paused))
        self.show_requests(self._latest)

    @Slot()
    def _clear(self) -> None:
        self.set_filter("", self._only)

    def _show_following(self) -> None:
        paused = self.is_paused
        self.pause.setText(self.tr("Follow") if paused else self.tr("Pause"))
        self.pause.set_drawing(Icon.PLAY if paused else Icon.PAUSE)
        self.mark.set_drawing(Icon.PAUSE if paused else Icon.PLAY, Role.TEXT2 if paused else Role.GOOD)
        words = self.tr("following")
        if paused:
            newest = self.model.rows[0].number if self.model.rows else 0
            missed = sum(request.number > newest for request in self._latest)
            words = self.tr("paused, {0} came since").format(self.locale().toString(missed))
        self.following.setText(words)

    def _show_state(self) -> None:
        if self.model.rows:
            self.states.show_content()
        elif self._latest and self._text:
            title = self.tr("No request has “{0}” in it").replace("{0}", self._text)
            self.states.show_words(Icon.SEARCH_X, title, "")
        else:
            self.states.show_words(
                Icon.ACTIVITY,
                self.tr("No requests yet"),
                self.tr("What agents ask for and store stands here as it comes, without its words."),
            )
