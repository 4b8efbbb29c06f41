"""What a client may do: scopes with their namespaces, quotas, and an end. Pairing and changing rights show the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.clients import EVERY_NAMESPACE, ClientScope, Grant, Quotas
from remembrancer_app.agents.words import SCOPE_ICONS, scope_sentence
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from remembrancer.model.queries import Namespace
    from remembrancer_app.theme import Theme

_ALL, _NEVER, _KEEP = "*", 0, -1
_DAYS = (1, 7, 30, 90, 365)
_A_DAY = (50, 200, 500, 2000)
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
        self.places: dict[ClientScope, ComboBox] = {}
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
        column.addLayout(self._limits(theme, is_new=is_new))
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
        place = ComboBox(theme, name=self.tr("Where: {0}").format(box.text()))
        asked = self._given.get(scope, ()) or next(iter(self._given.values()), ())
        several = tuple(name for name in asked if name != _ALL)
        if len(several) > 1:
            place.addItem(", ".join(several), several)
        for each in namespaces:
            place.addItem(each.title or each.name, (each.name,))
        place.addItem(self.tr("All namespaces"), EVERY_NAMESPACE)
        wanted = several or (EVERY_NAMESPACE if asked else ())
        known = [place.itemData(index) for index in range(place.count())]
        if wanted and wanted not in known:
            # It does not exist yet, or was put away: what was asked for is still told as it is.
            place.insertItem(0, ", ".join(wanted), wanted)
            known.insert(0, wanted)
        place.setCurrentIndex(known.index(wanted) if wanted in known else 0)
        place.setEnabled(is_ticked)
        grid.addWidget(IconLabel(theme, SCOPE_ICONS[scope], colour=Role.TEXT2), row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(place, row, 2)
        box.toggled.connect(place.setEnabled)
        box.toggled.connect(self.changed)
        place.currentIndexChanged.connect(self.changed)
        self.boxes[scope], self.places[scope] = box, place

    def _limits(self, theme: Theme, *, is_new: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.end = ComboBox(theme, name=self.tr("Ends"))
        if not is_new:
            self.end.addItem(self.tr("As now") if self._expires_at else self.tr("Never, as now"), _KEEP)
        for days in _DAYS:
            words = self.tr("In 1 day") if days == 1 else self.tr("In {0} days").format(self.locale().toString(days))
            self.end.addItem(words, days)
        if is_new or self._expires_at:
            self.end.addItem(self.tr("Never"), _NEVER)
        if is_new:
            self.end.setCurrentIndex(self.end.findData(NEW_CLIENT_DAYS))
        self.most = ComboBox(theme, name=self.tr("At most"))
        for count in sorted({*_A_DAY, self._quotas.writes_per_day}):
            self.most.addItem(self.tr("{0} a day").format(self.locale().toString(count)), count)
        self.most.setCurrentIndex(self.most.findData(self._quotas.writes_per_day))
        for words, field in ((self.tr("Ends"), self.end), (self.tr("Remembers at most"), self.most)):
            row.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2))
            row.addWidget(field)
            row.addSpacing(theme.px(8))
            field.currentIndexChanged.connect(self.changed)
        row.addStretch(1)
        return row

    def grants(self) -> tuple[Grant, ...]:
        """What is ticked, where."""
        return tuple(
            Grant(scope, tuple(self.places[scope].currentData()))
            for scope, box in self.boxes.items()
            if box.isChecked()
        )

    def quotas(self) -> Quotas:
        return replace(self._quotas, writes_per_day=int(self.most.currentData()))

    @property
    def keeps_end(self) -> bool:
        """The end stays as it is."""
        return int(self.end.currentData()) == _KEEP

    def expires_at(self, now: datetime) -> datetime | None:
        """When it ends; None: never."""
        days = int(self.end.currentData())
        if days == _KEEP:
            return self._expires_at
        return now + timedelta(days=days) if days else None

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
