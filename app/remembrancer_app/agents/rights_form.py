"""What a client may do: scopes with their namespaces, quotas, and an end. Pairing and changing rights show the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from remembrancer.model.clients import EVERY_NAMESPACE, MOST_OF_A_QUOTA, ClientScope, Grant, Quotas
from remembrancer_app.agents.namespace_choice import NamespaceChoice
from remembrancer_app.agents.words import SCOPE_ICONS, scope_sentence
from remembrancer_app.settings.controls import NumberBox
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.clock import Clock
    from remembrancer.model.queries import Namespace
    from remembrancer_app.theme import Theme

_ALL, _NEVER, _KEEP, _ON_A_DAY = "*", 0, -1, -2
_OWN = "personal"
_DAYS = (1, 7, 30, 90, 365)
_A_DAY = (50, 200, 500, 2000)
_DAY_WIDTH = 112
NEW_CLIENT_DAYS = 90


class RightsForm(QWidget):
    """``wanted`` are the grants that were asked for; only ``ticked`` scopes among them are ticked at first.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        namespaces: Sequence[Namespace],
        wanted: Sequence[Grant],
        *,
        ticked: frozenset[ClientScope],
        quotas: Quotas | None = None,
        expires_at: datetime | None = None,
        is_new: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._quotas = quotas or Quotas()
        self._expires_at = expires_at
        self._given = {grant.scope: grant.namespaces for grant in wanted}
        self.boxes: dict[ClientScope, CheckBox] = {}
        self.places: dict[ClientScope, NamespaceChoice] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(8))
        grid.setVerticalSpacing(theme.px(7))
        grid.setColumnStretch(1, 1)
        for row, scope in enumerate(ClientScope):
            self._add_scope(theme, grid, row, scope, namespaces, is_ticked=scope in ticked)
        column.addLayout(grid)
        self.note = PlainText(theme, style=TextStyle.CAPTION, tone=Role.WARN, wraps=True)
        column.addWidget(self.note)
        column.addWidget(Separator(theme))
        column.addWidget(self._limits(theme, is_new=is_new))
        column.addWidget(self._other_limits(theme))
        self.quota_words = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.quota_words)
        self.changed.connect(self._show)
        self._show()

    def _add_scope(
        self,
        theme: Theme,
        grid: QGridLayout,
        row: int,
        scope: ClientScope,
        namespaces: Sequence[Namespace],
        *,
        is_ticked: bool,
    ) -> None:
        box = CheckBox(theme, scope_sentence(scope))
        box.setChecked(is_ticked)
        asked = self._given.get(scope, ()) or next(iter(self._given.values()), ())
        wanted = EVERY_NAMESPACE if _ALL in asked else asked
        if not wanted and any(each.name == _OWN for each in namespaces):
            wanted = (_OWN,)
        place = NamespaceChoice(theme, namespaces, wanted, name=self.tr("Where: {0}").format(box.text()))
        place.setEnabled(is_ticked)
        grid.addWidget(IconLabel(theme, SCOPE_ICONS[scope], colour=Role.TEXT2), row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(place, row, 2)
        box.toggled.connect(place.setEnabled)
        box.toggled.connect(self.changed)
        place.chosen_changed.connect(self.changed)
        self.boxes[scope], self.places[scope] = box, place

    def _limits(self, theme: Theme, *, is_new: bool) -> QWidget:
        limits = QWidget()
        row = FlowLayout(limits, across=theme.px(16), down=theme.px(6))
        self.end = ComboBox(theme, name=self.tr("Ends"))
        if not is_new:
            self.end.addItem(self.tr("As now") if self._expires_at else self.tr("Never, as now"), _KEEP)
        for days in _DAYS:
            words = self.tr("In 1 day") if days == 1 else self.tr("In {0} days").format(self.locale().toString(days))
            self.end.addItem(words, days)
        self.end.addItem(self.tr("On a day …"), _ON_A_DAY)
        if is_new or self._expires_at:
            self.end.addItem(self.tr("Never"), _NEVER)
        if is_new:
            self.end.setCurrentIndex(self.end.findData(NEW_CLIENT_DAYS))
        self.most = ComboBox(theme, name=self.tr("At most"))
        for count in sorted({*_A_DAY, self._quotas.writes_per_day}):
            self.most.addItem(self.tr("{0} a day").format(self.locale().toString(count)), count)
        self.most.setCurrentIndex(self.most.findData(self._quotas.writes_per_day))
        self.last_day = QLineEdit()
        self.last_day.setAccessibleName(self.tr("The last day, such as 2026-12-31"))
        self.last_day.setPlaceholderText(self.tr("2026-12-31"))
        self.last_day.setMaxLength(len("2026-12-31"))
        self.last_day.setFixedSize(theme.px(_DAY_WIDTH), self.end.sizeHint().height())
        self.last_day.hide()
        self.end.currentIndexChanged.connect(self._show_day)
        self.last_day.textChanged.connect(self.changed)
        self.more = Button(theme, self.tr("Other limits …"), kind=ButtonKind.LINK, size=ControlSize.TOOLBAR)
        self.more.clicked.connect(self.show_all_limits)
        self._short = labelled(theme, self.tr("Remembers at most"), self.most)
        row.addWidget(labelled(theme, self.tr("Ends"), self.end))
        row.addWidget(self.last_day)
        row.addWidget(self._short)
        row.addWidget(self.more)
        for field in (self.end, self.most):
            field.currentIndexChanged.connect(self.changed)
        return limits

    def _other_limits(self, theme: Theme) -> QWidget:
        """All four quotas as numbers; hidden until they are asked for."""
        self.numbers = QWidget()
        row = FlowLayout(self.numbers, across=theme.px(16), down=theme.px(6))
        self.boxes_of: dict[str, NumberBox] = {}
        for quota, before, behind in (
            ("writes_per_minute", self.tr("Remembers"), self.tr("a minute")),
            ("writes_per_day", self.tr("Remembers"), self.tr("a day")),
            ("recalls_per_minute", self.tr("Recalls"), self.tr("a minute")),
            ("tokens_per_day", self.tr("Receives"), self.tr("tokens a day")),
        ):
            box = NumberBox(theme, f"{before} {behind}", 0, MOST_OF_A_QUOTA)
            box.setGroupSeparatorShown(True)
            box.stands_in_toolbar()
            box.setValue(getattr(self._quotas, quota))
            box.valueChanged.connect(self.changed)
            self.boxes_of[quota] = box
            row.addWidget(labelled(theme, before, box, behind))
        self.numbers.hide()
        return self.numbers

    @Slot()
    def show_all_limits(self) -> None:
        """Let every quota be given as a number."""
        self.boxes_of["writes_per_day"].setValue(int(self.most.currentData()))
        self.more.hide()
        self._short.hide()
        self.quota_words.hide()
        self.numbers.show()
        self.boxes_of["writes_per_minute"].setFocus()

    def grants(self) -> tuple[Grant, ...]:
        """What is ticked, where."""
        return tuple(Grant(scope, self.places[scope].chosen) for scope, box in self.boxes.items() if box.isChecked())

    def quotas(self) -> Quotas:
        """How much it may do."""
        if self.numbers.isHidden():
            return replace(self._quotas, writes_per_day=int(self.most.currentData()))
        return Quotas(**{quota: box.value() for quota, box in self.boxes_of.items()})

    @property
    def keeps_end(self) -> bool:
        """The end stays as it is."""
        return int(self.end.currentData()) == _KEEP

    def expires_at(self, clock: Clock) -> datetime | None:
        """When it ends, a day that was typed with its last moment; None: never.

        Raises:
            ValueError: what was typed is no day (see `day_problem`).
        """
        days = int(self.end.currentData())
        if days == _KEEP:
            return self._expires_at
        if days == _ON_A_DAY:
            after = date.fromisoformat(self.last_day.text().strip()) + timedelta(days=1)
            return datetime.combine(after, time(), clock.zone()).astimezone(UTC)
        return clock.now() + timedelta(days=days) if days else None

    def day_problem(self, clock: Clock) -> str:
        """Why the day that was typed cannot be the last one; empty where it can, or none is asked for."""
        if int(self.end.currentData()) != _ON_A_DAY:
            return ""
        try:
            end = self.expires_at(clock)
        except (ValueError, OverflowError):
            return self.tr("The last day is a date such as 2026-12-31.")
        return "" if end is not None and end > clock.now() else self.tr("The last day is over already.")

    @Slot()
    def _show_day(self) -> None:
        is_asked = int(self.end.currentData()) == _ON_A_DAY
        self.last_day.setVisible(is_asked)
        if is_asked:
            self.last_day.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _show(self) -> None:
        quotas = self.quotas()
        figure = self.locale().toString
        words = self.tr("Limits: {0} memories a minute and {1} a day, {2} recalls a minute, {3} tokens a day.")
        limits = (
            quotas.writes_per_minute,
            quotas.writes_per_day,
            quotas.recalls_per_minute,
            quotas.tokens_per_day,
        )
        for place, limit in enumerate(limits):
            words = words.replace(f"{{{place}}}", figure(limit))
        self.quota_words.setText(words)
        everywhere = any(grant.is_everywhere for grant in self.grants())
        strong = any(self.boxes[scope].isChecked() for scope in (ClientScope.WRITE, ClientScope.RESOLVE))
        notes = [
            self.tr("All namespaces means also those that you make later.") if everywhere else "",
            self.tr("Changing and deciding without asking is not recommended for a new client.") if strong else "",
        ]
        self.note.setText(" ".join(note for note in notes if note))
        self.note.setVisible(bool(self.note.text()))


def labelled(theme: Theme, before: str, field: QWidget, behind: str = "") -> QWidget:
    """A field with words before and behind it, which stay together where a line is broken."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.px(8))
    row.addWidget(PlainText(theme, before, style=TextStyle.SECONDARY, tone=Role.TEXT2))
    row.addWidget(field)
    if behind:
        row.addWidget(PlainText(theme, behind, style=TextStyle.SECONDARY, tone=Role.TEXT2))
    return whole
