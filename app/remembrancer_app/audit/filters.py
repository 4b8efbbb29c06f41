"""What narrows the journal: who, what, when, and whether it was taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from remembrancer.model.history import JournalFilter
from remembrancer.model.types import ActorKind
from remembrancer_app.audit.day_popover import DayPopover
from remembrancer_app.audit.words import KIND_GROUPS, actor_words, group_words
from remembrancer_app.charts.dates import day_of_year
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.clock import Clock
    from remembrancer.model.history import JournalActor
    from remembrancer_app.theme import Theme

_KINDS = {"": None, "person": ActorKind.PERSON, "agent": ActorKind.AGENT}
_DAYS = (1, 7, 30)


@dataclass(frozen=True, slots=True)
class Narrowing:
    """What is chosen. ``days`` counts today; ``since`` is a day of its own, in ISO form. Empty means all."""

    who: str = ""
    actor: str = ""
    group: str = ""
    undone: str = ""
    days: int = 0
    since: str = ""

    def filter(self, clock: Clock) -> JournalFilter:
        """As the engine understands it."""
        return JournalFilter(
            actor=self.actor,
            actor_kind=_KINDS.get(self.who),
            kinds=frozenset(KIND_GROUPS.get(self.group, ())),
            since=self._begin(clock),
            undone={"yes": True, "no": False}.get(self.undone),
        )

    def _begin(self, clock: Clock) -> datetime | None:
        """The last instant before the first day that counts."""
        zone = clock.zone()
        if self.since:
            day = date.fromisoformat(self.since)
        elif self.days:
            day = clock.now().astimezone(zone).date() - timedelta(days=self.days - 1)
        else:
            return None
        return datetime(day.year, day.month, day.day, tzinfo=zone) - timedelta(microseconds=1)


class JournalFilters(QWidget):
    """The region ``filters``.

    Signals:
        changed: another Narrowing is chosen.
    """

    changed = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filters")
        self.setAccessibleName(self.tr("Filters"))
        self._theme = theme
        self._clock = clock
        self.narrowing = Narrowing()
        self._actors: tuple[JournalActor, ...] = ()
        self._flow = flow = FlowLayout(self, across=theme.px(8), down=theme.px(6))
        segments = [
            Segment("", self.tr("Everything")),
            Segment("person", self.tr("By you")),
            Segment("agent", self.tr("By agents")),
        ]
        self.segments = SegmentedControl(theme, segments, name=self.tr("Whose changes"))
        self.segments.chosen.connect(lambda value: self.narrow(who=value, actor=""))
        flow.addWidget(self.segments)
        self.who = self._button(Icon.USER_ROUND, self.open_who)
        self.what = self._button(Icon.LIST_FILTER, self.open_what)
        self.when = self._button(Icon.CALENDAR, self.open_when)
        for button in (self.who, self.what, self.when):
            flow.addWidget(button)
        self.count = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, tabular=True)
        theme.changed.connect(self._fit_count)
        self._fit_count()
        flow.addWidget(self.count)
        self._show()

    def _button(self, icon: Icon, opens: Callable[[], QMenu]) -> Button:
        button = Button(self._theme, self.tr("Filter"), icon=icon, size=ControlSize.TOOLBAR, drops=True)
        button.clicked.connect(opens)
        return button

    @property
    def is_filtered(self) -> bool:
        return self.narrowing != Narrowing()

    def show_actors(self, actors: tuple[JournalActor, ...]) -> None:
        self._actors = actors

    def _fit_count(self) -> None:
        self.count.setMinimumHeight(self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))

    def show_count(self, words: str) -> None:
        self.count.setText(words)
        self.count.adjustSize()
        self._flow.invalidate()

    def set_narrowing(self, narrowing: Narrowing) -> None:
        """Without a signal."""
        self.narrowing = narrowing
        self.segments.set_value(narrowing.who if narrowing.who in _KINDS else "")
        self._show()

    def narrow(self, **values: object) -> None:
        """Choose something."""
        self.set_narrowing(replace(self.narrowing, **values))  # type: ignore[arg-type]
        self.changed.emit()

    def clear(self) -> None:
        self.set_narrowing(Narrowing())
        self.changed.emit()

    # Menus

    def open_who(self) -> QMenu:
        menu = self._menu(self.who)
        self._choice(menu, self.tr("Everybody"), not self.narrowing.actor, actor="")
        menu.addSeparator()
        for actor in self._actors:
            words = f"{actor_words(actor.name, actor.kind)}\t{self.locale().toString(actor.operations)}"
            self._choice(menu, words, self.narrowing.actor == actor.name, actor=actor.name, who="")
        return menu

    def open_what(self) -> QMenu:
        menu = self._menu(self.what)
        self._choice(menu, self.tr("Every kind"), not self.narrowing.group, group="")
        menu.addSeparator()
        for group in KIND_GROUPS:
            self._choice(menu, group_words(group), self.narrowing.group == group, group=group)
        menu.addSeparator()
        for value, words in self._undone_words().items():
            self._choice(menu, words, self.narrowing.undone == value, undone=value)
        return menu

    def open_when(self) -> QMenu:
        menu = self._menu(self.when)
        for days in (0, *_DAYS):
            chosen = self.narrowing.days == days and not self.narrowing.since
            self._choice(menu, self._days_words(days), chosen, days=days, since="")
        menu.addSeparator()
        menu.addAction(self.tr("Since a day …"), self.choose_day)
        return menu

    def choose_day(self) -> None:
        """Ask for the first day that counts."""
        today = self._clock.now().astimezone(self._clock.zone()).date()
        words = self.tr("Show what was done on this day and since.")
        popover = DayPopover(self._theme, self.window(), today, words=words)
        popover.chosen.connect(lambda day: self.narrow(since=day.isoformat(), days=0))
        since = self.narrowing.since
        popover.open_for(self.when, date.fromisoformat(since) if since else None)

    def _menu(self, button: Button) -> QMenu:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        return menu

    def _choice(self, menu: QMenu, words: str, chosen: bool, **values: object) -> QAction:
        action = menu.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(lambda: self.narrow(**values))
        return action

    def _undone_words(self) -> dict[str, str]:
        return {
            "": self.tr("Taken back or not"),
            "no": self.tr("Only what stands"),
            "yes": self.tr("Only what was taken back"),
        }

    def _days_words(self, days: int) -> str:
        words = {0: self.tr("Any time"), 1: self.tr("Today"), 7: self.tr("Last 7 days"), 30: self.tr("Last 30 days")}
        return words[days]

    def _show(self) -> None:
        chosen = self.narrowing
        kind = next((each.kind for each in self._actors if each.name == chosen.actor), ActorKind.AGENT)
        self.who.setText(actor_words(chosen.actor, kind) if chosen.actor else self.tr("Who"))
        what = [group_words(chosen.group)] if chosen.group in KIND_GROUPS else []
        if chosen.undone:
            what.append(self._undone_words()[chosen.undone])
        self.what.setText(listed(what) or self.tr("What"))
        when = self._days_words(chosen.days) if chosen.days else self.tr("When")
        if chosen.since:
            when = self.tr("Since {0}").format(day_of_year(date.fromisoformat(chosen.since)))
        self.when.setText(when)
        for button, name in (
            (self.who, self.tr("Who")),
            (self.what, self.tr("What")),
            (self.when, self.tr("When")),
        ):
            button.setAccessibleDescription(name)
            button.updateGeometry()
        self._flow.invalidate()
