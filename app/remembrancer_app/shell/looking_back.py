"""The vault at a date: what shows which moment is looked at, and the ways to another one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.days import ChangesAround, GetChangesAround
from remembrancer.model.queries import CountFacets, Facets
from remembrancer.model.search import Search
from remembrancer.wording import DateWords
from remembrancer_app.charts.dates import long_day
from remembrancer_app.shell.date_popover import Clock, DatePopover
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.shell.commands import Commands
    from remembrancer_app.shell.header import Header
    from remembrancer_app.shell.notices import Notices
    from remembrancer_app.shell.past_banner import PastBanner, PastFrame
    from remembrancer_app.shell.rail_counts import RailCounts
    from remembrancer_app.shell.status_bar import StatusBar
    from remembrancer_app.theme import Theme

_CHANGING = ("new", "import")
_STEPS = ("earlier", "later")


@dataclass(frozen=True, slots=True)
class PastParts:
    """What of the window is another in the past."""

    header: Header
    banner: PastBanner
    frame: PastFrame
    status: StatusBar
    counts: RailCounts
    commands: Commands
    notices: Notices


class LookingBack(QObject):
    """Turns the window to the past and back. Steps go to days on which memories changed.

    Signals:
        compare_wanted: compare the day that is shown (a ``datetime.date``) with now.
    """

    compare_wanted = Signal(object)

    def __init__(self, engine: Engine, theme: Theme, searching: Searching, parts: PastParts, window: QWidget) -> None:
        super().__init__(window)
        self._engine = engine
        self._theme = theme
        self._searching = searching
        self._parts = parts
        self._window = window
        self._around: ChangesAround | None = None
        self._step_wanted = 0
        self._asked_for: datetime | None = None
        self._job: Job[ChangesAround] | None = None
        self._counting: Job[Facets] | None = None
        parts.banner.left.connect(searching.return_to_now)
        parts.banner.stepped.connect(self.step)
        parts.banner.compared.connect(self._compare)
        parts.header.date.clicked.connect(self.choose_date)
        add = parts.commands.add
        add("date", self.choose_date)
        add("earlier", self.step_earlier)
        add("later", self.step_later)

    @property
    def is_past(self) -> bool:
        return self._searching.as_of is not None

    def show(self, page: str, *, follows: bool) -> None:
        """Show the moment that the search names, over a page of that title; ``follows``: the page shows that moment."""
        as_of, parts = self._searching.as_of, self._parts
        words = "" if as_of is None else self._moment_words(as_of)
        if as_of is not None:
            held = self._day_words(self._searching.held_day)
            parts.banner.show_date(words, page=page, follows=follows, held=held)
        parts.banner.setVisible(as_of is not None)
        fixed = as_of is not None and follows
        parts.frame.set_past(past=fixed)
        parts.header.set_past("" if as_of is None else self._day_words(self._searching.past_day), can_add=not fixed)
        parts.status.set_past(fixed)
        parts.counts.set_past(as_of if fixed else None)
        parts.notices.set_past(past=fixed)
        for name in _CHANGING:
            parts.commands[name].setEnabled(not fixed)
        for name in _STEPS:
            parts.commands[name].setEnabled(as_of is not None)
        if as_of != self._asked_for:
            self._asked_for = as_of
            self._look_around(as_of)
            self._count(as_of)

    # Another moment

    @Slot()
    def choose_date(self) -> None:
        """Open the calendar."""
        searching = self._searching
        popover = DatePopover(self._theme, self._window, searching.today())
        popover.chosen.connect(searching.go_to)
        popover.held_chosen.connect(searching.hold_at)
        popover.now_wanted.connect(searching.return_to_now)
        popover.closed.connect(popover.deleteLater)
        known, held = searching.past_day, searching.held_day
        clock = Clock.HELD if known is None and held is not None else Clock.KNOWN
        popover.open_for(self._parts.header.date, known, held, clock)

    @Slot()
    def step_earlier(self) -> None:
        """To the day before on which something changed."""
        self.step(-1)

    @Slot()
    def step_later(self) -> None:
        """To the next day on which something changed; after the last one, to now."""
        self.step(1)

    @Slot(int)
    def step(self, by: int) -> None:
        """One of the two, once it is known where it leads."""
        if not self.is_past:
            return
        if self._around is None:
            self._step_wanted = by
            return
        instant = self._around.before if by < 0 else self._around.after
        if instant is not None:
            self._searching.go_to(self._local(instant).date())
        elif by > 0:
            self._searching.return_to_now()

    def _look_around(self, as_of: datetime | None) -> None:
        if self._job is not None:
            self._job.cancel()
        self._around, self._step_wanted, self._job = None, 0, None
        if as_of is None:
            return
        start = datetime.combine(self._local(as_of).date(), time.min, self._engine.vault.clock.zone())
        self._job = self._engine.query(self, GetChangesAround(start, as_of), self._take_around)

    def _take_around(self, around: ChangesAround) -> None:
        self._job, self._around = None, around
        before = "" if around.before is None else self._day_words(self._local(around.before).date())
        after = self._local(around.after).date() if around.after is not None else None
        later = "" if after is None or after >= self._searching.today() else self._day_words(after)
        self._parts.banner.show_steps(before, later)
        wanted, self._step_wanted = self._step_wanted, 0
        if wanted:
            self.step(wanted)

    @Slot()
    def _compare(self) -> None:
        day = self._searching.past_day
        if day is not None:
            self._searching.return_to_now()
            self.compare_wanted.emit(day)

    # Counts of that day

    def _count(self, as_of: datetime | None) -> None:
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        self._parts.status.forget_past_counts()
        if as_of is not None:
            self._counting = self._engine.query(self, CountFacets(Search(as_of=as_of), 0), self._take_counts)

    def _take_counts(self, facets: Facets) -> None:
        self._counting = None
        self._parts.status.show_past_counts(facets.total, facets.found)

    # Words

    def _local(self, instant: datetime) -> datetime:
        return instant.astimezone(self._engine.vault.clock.zone())

    def _day_words(self, day: date | None) -> str:
        return "" if day is None else long_day(day)

    def _moment_words(self, as_of: datetime) -> str:
        clock = self._engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        day = self._day_words(self._searching.past_day)
        if dates.ends_day(as_of):
            return self.tr("{0}, end of day").format(day)
        return self.tr("{0}, {1}").format(day, dates.time(as_of))
