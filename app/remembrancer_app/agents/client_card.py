"""One client: what it may do, how much of its quotas is used, and what can be done about it."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from remembrancer.model.clients import ClientState
from remembrancer_app.agents.words import is_expired, rights_sentence
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.meter_bar import MeterBar, MeterPart
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QResizeEvent

    from remembrancer.model.clients import Client
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_NEARLY_FULL = 0.9


class ClientCard(Card):
    """How a client stands, and its buttons.

    Signals:
        pause_wanted, resume_wanted, revoke_wanted, rights_wanted: of the client that is shown.
        undo_wanted: what it did in so long a time; None: everything it ever did.
    """

    pause_wanted = Signal()
    resume_wanted = Signal()
    revoke_wanted = Signal()
    rights_wanted = Signal()
    undo_wanted = Signal(object)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, parent=parent)
        self.setObjectName("client")
        self._day_words = day_words
        self.client: Client | None = None
        self.name = ElidedLabel(theme, style=TextStyle.SECTION)
        self.chip = Chip(theme, ChipFace("", Icon.CIRCLE_CHECK, Role.GOOD))
        self.rights = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.total = ElidedLabel(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        size = ControlSize.TOOLBAR
        self.change = Button(theme, self.tr("Rights …"), icon=Icon.PENCIL, size=size)
        self.pause = Button(theme, self.tr("Pause"), icon=Icon.PAUSE, size=size)
        self.resume = Button(theme, self.tr("Resume"), kind=ButtonKind.PRIMARY, icon=Icon.PLAY, size=size)
        self.undo = Button(theme, self.tr("Undo since …"), icon=Icon.UNDO_2, size=size)
        self.revoke = Button(theme, self.tr("Revoke"), kind=ButtonKind.DANGER, icon=Icon.BAN, size=size)
        head = QHBoxLayout()
        head.setSpacing(theme.px(10))
        head.addWidget(self.name)
        head.addWidget(self.chip)
        head.addWidget(self.rights, 1)
        self.column.setSpacing(theme.px(8))
        self.column.addLayout(head)
        buttons = QWidget()
        row = FlowLayout(buttons, across=theme.px(8), down=theme.px(6))
        for button in (self.change, self.pause, self.resume, self.undo, self.revoke):
            row.addWidget(button)
        self.column.addWidget(buttons)
        self._meters = QHBoxLayout()
        self._meters.setSpacing(theme.px(20))
        self.writes = _Meter(theme, self.tr("Remembered today"))
        self.recalls = _Meter(theme, self.tr("Recalls today"))
        self.tokens = _Meter(theme, self.tr("Tokens given today"))
        for meter in (self.writes, self.recalls, self.tokens):
            self._meters.addWidget(meter, 1)
        self.column.addLayout(self._meters)
        self.column.addWidget(self.total)
        self.undo.setMenu(self._undo_menu())
        self.change.clicked.connect(self.rights_wanted)
        self.pause.clicked.connect(self.pause_wanted)
        self.resume.clicked.connect(self.resume_wanted)
        self.revoke.clicked.connect(self.revoke_wanted)

    def show_client(self, client: Client, now: datetime) -> None:
        """Everything about a client as it is now."""
        self.client = client
        self.name.setText(client.name)
        self.name.updateGeometry()
        self.chip.set_face(self._face(client, now))
        self.rights.setText(rights_sentence(client, self._day_words))
        is_over = client.state is ClientState.REVOKED
        self.pause.setVisible(client.state is ClientState.ACTIVE)
        self.resume.setVisible(client.state is ClientState.PAUSED)
        self.revoke.setVisible(not is_over)
        self.change.setVisible(not is_over)
        quotas, today = client.quotas, client.today
        self.writes.show_use(today.writes, quotas.writes_per_day)
        self.recalls.show_use(today.recalls, None, self.tr("{0} a minute at most").format(quotas.recalls_per_minute))
        self.tokens.show_use(today.tokens, quotas.tokens_per_day)
        figure = self.locale().toString
        words = self.tr("In all: {0} remembered, {1} waited for you, {2} recalls, {3} tokens, {4} refused.")
        total = client.total
        counts = (total.writes, total.waiting, total.recalls, total.tokens, total.refused)
        for place, count in enumerate(counts):
            words = words.replace(f"{{{place}}}", figure(count))
        program = self.tr("It says that it is {0}.").replace("{0}", client.program) if client.program else ""
        self.total.setText(f"{words} {program}".strip())
        self.setAccessibleName(f"{client.name}. {self.chip.face.text}. {self.rights.text()}")

    def _face(self, client: Client, now: datetime) -> ChipFace:
        if client.state is ClientState.REVOKED:
            return ChipFace(self.tr("Revoked"), Icon.BAN, Role.BAD)
        if client.state is ClientState.PAUSED:
            by_itself = client.pause_reason == "breaker"
            words = self.tr("Paused: too much at once") if by_itself else self.tr("Paused")
            return ChipFace(words, Icon.PAUSE, Role.WARN)
        if is_expired(client, now):
            return ChipFace(self.tr("Ended"), Icon.TIMER_OFF)
        return ChipFace(self.tr("Active"), Icon.CIRCLE_CHECK, Role.GOOD)

    def _undo_menu(self) -> QMenu:
        menu = QMenu(self)
        for words, since in (
            (self.tr("The last hour"), timedelta(hours=1)),
            (self.tr("The last day"), timedelta(days=1)),
            (self.tr("The last 7 days"), timedelta(days=7)),
            (self.tr("Everything it ever did"), None),
        ):
            menu.addAction(words).triggered.connect(partial(self._undo, since))
        return menu

    @Slot()
    def _undo(self, since: timedelta | None, _checked: bool = False) -> None:
        self.undo_wanted.emit(since)


class _Meter(QWidget):
    """A count of a day beside its limit, as a bar."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.figure = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, tabular=True)
        self.bar = MeterBar(theme, title, stretches=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        self._row = QHBoxLayout()
        self._row.setSpacing(theme.px(2))
        self.title = ElidedLabel(theme, title, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self._row.addWidget(self.title, 1)
        self._row.addWidget(self.figure)
        column.addLayout(self._row)
        column.addWidget(self.bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The figure behind the title, or below it where there is no room for both."""
        needed = self.title.sizeHint().width() + self.figure.sizeHint().width() + self._row.spacing()
        across, down = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if needed <= self.width() else down)

    def show_use(self, used: int, limit: int | None, hint: str = "") -> None:
        """So much is used; without a limit of the day, only how much."""
        figure = self.locale().toString
        self._say(figure(used) if limit is None else self.tr("{0} of {1}").format(figure(used), figure(limit)))
        if limit is None:
            self.bar.set_parts((), f"{self._title}: {figure(used)}. {hint}")
            self.setToolTip(hint)
            return
        share = min(1.0, used / limit) if limit else 1.0
        tone = Role.WARN if share >= _NEARLY_FULL else Role.ACCENT
        self.bar.set_parts((MeterPart(share, tone),), f"{self._title}: {self.figure.text()}")

    def _say(self, words: str) -> None:
        if words != self.figure.text():
            self.figure.setText(words)
            self._fit()
