"""The cards of the page Insights, and what each of them says of what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.wording.attention import describe_rhythm, explain_flag, head_flag
from remembrancer_app.charts.calendar_days import to_date, to_day
from remembrancer_app.charts.dates import long_day, short_day
from remembrancer_app.charts.figure_table import Figures
from remembrancer_app.insights.chart_card import ChartCard
from remembrancer_app.insights.decay_chart import DEMOTION, DecayChart
from remembrancer_app.insights.growth_chart import GrowthChart
from remembrancer_app.insights.heatmap import Heatmap
from remembrancer_app.insights.recall_chart import RecallChart
from remembrancer_app.insights.routine_chart import RoutineChart
from remembrancer_app.insights.rows_card import RowsCard
from remembrancer_app.insights.survival_chart import SurvivalChart
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.words import memories_words, one_line
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, type_word

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.attention import RoutineDetail
    from remembrancer.model.clock import Clock
    from remembrancer.model.lifecycle import Activity, DayActivity, StrengthHistory, SurvivalCurve
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

_TITLE_CHARACTERS = 48
_THOUSAND = 1000


class Findings:
    """Makes the cards and fills them."""

    def __init__(self, theme: Theme, clock: Clock, turns: Turns) -> None:
        self._clock = clock
        self._days: tuple[DayActivity, ...] = ()
        self._words = DayWords(clock)
        today = clock.now().astimezone(clock.zone()).date()
        self.decay_chart = DecayChart(theme, clock, turns)
        self.routine_chart = RoutineChart(theme, clock, turns)
        self.survival_chart = SurvivalChart(theme, turns)
        self.growth_chart = GrowthChart(theme, turns)
        self.recall_chart = RecallChart(theme, turns)
        self.heatmap = Heatmap(theme, turns, today)
        self.decay = ChartCard(
            theme,
            "decay",
            self.decay_chart,
            self.decay_chart.draw,
            self._decay_figures,
            empty=(
                Icon.HOURGLASS,
                QCoreApplication.translate("Findings", "Nothing fades soon"),
                QCoreApplication.translate(
                    "Findings", "What is not used for long grows weak. Choose a memory that fades to see how."
                ),
            ),
        )
        self.routine = ChartCard(
            theme,
            "routine",
            self.routine_chart,
            self.routine_chart.draw,
            self._routine_figures,
            empty=(
                Icon.REPEAT_2,
                QCoreApplication.translate("Findings", "No routine yet"),
                QCoreApplication.translate(
                    "Findings",
                    "What is noted again and again, such as a run or a bill, is recognised after a few entries.",
                ),
            ),
        )
        self.survival = ChartCard(
            theme,
            "survival",
            self.survival_chart,
            self.survival_chart.draw,
            self._survival_figures,
            empty=(
                Icon.CHART_LINE,
                QCoreApplication.translate("Findings", "Nothing to compare yet"),
                QCoreApplication.translate("Findings", "Here stands how long memories last, by type."),
            ),
        )
        self.activity = ChartCard(
            theme,
            "activity",
            self.heatmap,
            self.heatmap.draw,
            self._activity_figures,
            empty=(
                Icon.CALENDAR_DAYS,
                QCoreApplication.translate("Findings", "Nothing was remembered"),
                QCoreApplication.translate("Findings", "Choose a longer span."),
            ),
        )
        self.growth = ChartCard(
            theme,
            "growth",
            self.growth_chart,
            self.growth_chart.draw,
            self._growth_figures,
            empty=(
                Icon.CHART_LINE,
                QCoreApplication.translate("Findings", "Nothing was remembered"),
                QCoreApplication.translate("Findings", "Choose a longer span."),
            ),
        )
        self.recalls = ChartCard(
            theme,
            "recalls",
            self.recall_chart,
            self.recall_chart.draw,
            self._recall_figures,
            empty=(
                Icon.ACTIVITY,
                QCoreApplication.translate("Findings", "Nothing was recalled"),
                QCoreApplication.translate("Findings", "What agents are given, and what you open, counts."),
            ),
        )
        self.fading = RowsCard(
            theme,
            "fading_list",
            QCoreApplication.translate("Findings", "Fading in the next 30 days"),
            (
                Icon.HOURGLASS,
                QCoreApplication.translate("Findings", "Nothing fades soon"),
                QCoreApplication.translate("Findings", "What is about to fade stands here."),
            ),
        )
        self.routines = RowsCard(
            theme,
            "routines",
            QCoreApplication.translate("Findings", "Routines"),
            (
                Icon.REPEAT_2,
                QCoreApplication.translate("Findings", "No routine yet"),
                QCoreApplication.translate("Findings", "They are recognised after a few entries."),
            ),
        )
        self.used = RowsCard(
            theme,
            "most_used",
            QCoreApplication.translate("Findings", "Most recalled"),
            (
                Icon.ACTIVITY,
                QCoreApplication.translate("Findings", "Nothing was recalled"),
                QCoreApplication.translate("Findings", "What agents are given, and what you open, counts."),
            ),
        )
        self.contested = RowsCard(
            theme,
            "contested",
            QCoreApplication.translate("Findings", "Most contested"),
            (
                Icon.GIT_COMPARE,
                QCoreApplication.translate("Findings", "Nothing was contested"),
                QCoreApplication.translate("Findings", "What memories contradict about stands here."),
            ),
        )
        self.chart_cards = (self.decay, self.routine, self.survival, self.activity, self.growth, self.recalls)
        self.cards: tuple[QWidget, ...] = (*self.chart_cards, self.fading, self.routines, self.used, self.contested)

    # What the charts say

    def show_strength(self, memory: Memory, history: StrengthHistory) -> None:
        """How a memory fades."""
        self.decay_chart.show_history(history)
        text = one_line(memory.title or memory.content, _TITLE_CHARACTERS)
        year = self._clock.now().astimezone(self._clock.zone()).year
        if history.lasting is not None:
            title = QCoreApplication.translate("Findings", "Does not fade: “{0}”").format(text)
        elif history.fades_on is None and history.strength <= DEMOTION:
            # A sweep has put it behind already; what is read of it may be from before.
            title = QCoreApplication.translate("Findings", "Has faded: “{0}”").format(text)
        elif history.fades_on is None:
            title = QCoreApplication.translate("Findings", "Stays for years: “{0}”").format(text)
        else:
            title = QCoreApplication.translate("Findings", "Fades on {1}: “{0}”").format(
                text, short_day(history.fades_on, year)
            )
        strength = QLocale().toString(history.strength, "f", 2)
        self.decay.show_finding(
            title,
            QCoreApplication.translate("Findings", "{0}, strength {1} today").format(type_word(memory.type), strength),
        )

    def show_routine(self, detail: RoutineDetail) -> None:
        """A routine, and what is out of the ordinary in it."""
        self.routine_chart.show_routine(detail)
        routine = detail.routine
        name = one_line(routine.name, _TITLE_CHARACTERS)
        entries = QCoreApplication.translate("Findings", "{0} entries").format(QLocale().toString(routine.entries))
        subtitle = f"{entries}, {describe_rhythm(routine, translate)}"
        flag = routine.flag
        if flag is not None:
            bits = QCoreApplication.translate("Findings", "{0} bits").format(QLocale().toString(flag.bits, "f", 1))
            name = head_flag(flag.reason, name, translate)
            subtitle = f"{explain_flag(flag.reason, self._words.dates)} · {bits}"
        if self.routine_chart.points():
            self.routine.show_finding(name, subtitle)
        else:
            self.routine.show_nothing(name)

    def show_survival(self, curves: tuple[SurvivalCurve, ...], days: int) -> None:
        """How long types last."""
        lasting = [each for each in curves if len(each.shares) > 1]
        if not lasting:
            self.survival.show_nothing(QCoreApplication.translate("Findings", "Nothing to compare yet"))
            return
        self.survival_chart.show_curves(lasting, days)
        shown = self.survival_chart.curves
        longest, shortest = type_word(shown[0].type), type_word(shown[-1].type)
        title = QCoreApplication.translate("Findings", "{0} lasts longest, {1} goes first").format(
            longest, translate.inside(shortest)
        )
        if len(shown) == 1 or shown[0].shares[-1] == shown[-1].shares[-1]:
            title = QCoreApplication.translate("Findings", "All types last alike so far")
        self.survival.show_finding(
            title, QCoreApplication.translate("Findings", "Share still current, by age and type")
        )

    def show_activity(self, activity: Activity) -> None:
        """What was recorded on which day, and of which type."""
        days = activity.days
        self._days = days
        total, recalled = sum(day.created for day in days), sum(day.used for day in days)
        self._show_recalls(days, recalled)
        if not total:
            for card in (self.activity, self.growth):
                card.show_nothing(QCoreApplication.translate("Findings", "Nothing was remembered"))
            return
        self.heatmap.show_days({day.day: day.created for day in days}, days[0].day, days[-1].day)
        busiest, _ = self.heatmap.most
        self.activity.show_finding(
            QCoreApplication.translate("Findings", "Busiest on {0}").format(long_day(busiest)),
            QCoreApplication.translate("Findings", "New memories a day"),
        )
        self.growth_chart.show_days(days)
        title = QCoreApplication.translate("Findings", "{0} in {1} days").format(
            memories_words(total), QLocale().toString(len(days))
        )
        self.growth.show_finding(title, QCoreApplication.translate("Findings", "New memories by type, adding up"))

    def _show_recalls(self, days: tuple[DayActivity, ...], recalled: int) -> None:
        if not recalled:
            self.recalls.show_nothing(QCoreApplication.translate("Findings", "Nothing was recalled"))
            return
        self.recall_chart.show_days(days)
        busiest = max(days, key=lambda day: (day.used, day.day))
        title = QCoreApplication.translate("Findings", "{0} recalls, most on {1}").format(
            QLocale().toString(recalled), short_day(busiest.day, days[-1].day.year)
        )
        self.recalls.show_finding(title, QCoreApplication.translate("Findings", "Recalled or opened a day"))

    # The same as tables

    def _decay_figures(self) -> Figures:
        return _by_day(
            self.decay_chart.figures(),
            QCoreApplication.translate("Findings", "Strength"),
            lambda value: QLocale().toString(value / _THOUSAND, "f", 3),
        )

    def _routine_figures(self) -> Figures:
        write = self.routine_chart.write
        return _by_day(
            self.routine_chart.figures(),
            QCoreApplication.translate("Findings", "Value"),
            lambda value: write(value / _THOUSAND),
        )

    def _survival_figures(self) -> Figures:
        curves = self.survival_chart.curves
        length = max((len(each.shares) for each in curves), default=0)
        values = np.full((length, len(curves)), -1, dtype=np.int64)
        for column, curve in enumerate(curves):
            values[: len(curve.shares), column] = np.round(np.array(curve.shares) * _THOUSAND)
        ages = np.arange(length, dtype=np.int64)
        names = tuple(type_word(each.type) for each in curves)
        return Figures(
            QCoreApplication.translate("Findings", "Days old"),
            names,
            ages,
            values,
            str,
            _percent,
        )

    def _activity_figures(self) -> Figures:
        keys = np.array([to_day(day.day) for day in self._days], dtype=np.int64)
        values = np.array([[day.created, day.used] for day in self._days], dtype=np.int64).reshape(-1, 2)
        return Figures(
            QCoreApplication.translate("Findings", "Day"),
            (QCoreApplication.translate("Findings", "New"), QCoreApplication.translate("Findings", "Recalled")),
            keys,
            values,
            _day_name,
        )

    def _recall_figures(self) -> Figures:
        days = self.recall_chart.days
        keys = np.array([to_day(day.day) for day in days], dtype=np.int64)
        values = np.array([day.used for day in days], dtype=np.int64).reshape(-1, 1)
        return Figures(
            QCoreApplication.translate("Findings", "Day"),
            (QCoreApplication.translate("Findings", "Recalled"),),
            keys,
            values,
            _day_name,
        )

    def _growth_figures(self) -> Figures:
        totals = self.growth_chart.totals()
        keys = np.array([to_day(day.day) for day in self.growth_chart.days], dtype=np.int64)
        values = np.array(list(totals.values()), dtype=np.int64).reshape(len(totals), -1).T
        return Figures(
            QCoreApplication.translate("Findings", "Day"),
            tuple(type_word(kind) for kind in totals),
            keys,
            values,
            _day_name,
        )


def _by_day(figures: list[tuple[date, float]], head: str, write: Callable[[int], str]) -> Figures:
    """One value a row; days with several keep the last."""
    by_day = {to_day(day): round(value * _THOUSAND) for day, value in figures}
    keys = np.array(list(by_day), dtype=np.int64)
    values = np.array(list(by_day.values()), dtype=np.int64).reshape(-1, 1)
    return Figures(QCoreApplication.translate("Findings", "Day"), (head,), keys, values, _day_name, write)


def _percent(thousandths: int) -> str:
    return f"{QLocale().toString(thousandths / 10, 'f', 1)} %" if thousandths >= 0 else ""


def _day_name(number: int) -> str:
    return long_day(to_date(number))
