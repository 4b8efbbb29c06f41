"""The memories above the line and those just below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.wording import write_share
from remembrancer.wording.hits import PARTS
from remembrancer_app.ask.near_misses import NearMisses
from remembrancer_app.ask.result_delegate import ResultDelegate
from remembrancer_app.ask.results_model import ResultsModel
from remembrancer_app.ask.results_view import ResultsView
from remembrancer_app.ask.words import above_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.theme.roles import SERIES
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.legend import Legend
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from remembrancer.model.recalling import Recalled
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_HELP_WIDTH = 330


class ResultsCard(Card):
    """A head, the rows, and the near misses at the foot. Where nothing answers, that is said in place of the rows.

    Signals:
        opened: a memory's identifier.
        row_shown: this part of the card is to be seen.
        unfiltered: ask again without the filters.
        asked_again: memories changed since; ask the same once more.
    """

    opened = Signal(str)
    row_shown = Signal(QRect)
    unfiltered = Signal()
    asked_again = Signal()

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=0, parent=parent)
        self.results = ResultsModel(day_words, self)
        self.view = ResultsView(theme, self.results, self.tr("Memories above the line"))
        self.view.setObjectName("results")
        self.view.setAccessibleDescription(self.tr("Enter opens a memory."))
        self.view.draw_with(ResultDelegate(theme, self.view))
        self.near = NearMisses(theme, day_words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self._head = self._make_head()
        self._nothing: QWidget | None = None
        self._nothing_place = QVBoxLayout()
        self._line = Separator(theme)
        self.column.addWidget(self._head)
        self.column.addWidget(self._line)
        self.column.addWidget(self.view)
        self.column.addLayout(self._nothing_place)
        self.column.addStretch(1)
        self.column.addSpacing(theme.px(10))
        self.column.addWidget(self.near)
        for view in (self.view, self.near.view):
            view.opened.connect(self.opened)
            view.moved.connect(self._show_row)
        self.view.left_down.connect(self._go_below)
        self.near.view.left_up.connect(self._go_above)

    def _make_head(self) -> QWidget:
        theme = self._theme
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(theme.px(14), theme.px(3), theme.px(8), theme.px(2))
        row.setSpacing(theme.px(8))
        self.title = PlainText(theme, style=TextStyle.EMPHASIS)
        self.note = ElidedLabel(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        self.again = Button(
            theme, self.tr("Changed since, ask again"), kind=ButtonKind.LINK, icon=Icon.REFRESH_CW, size=ControlSize.ROW
        )
        self.again.clicked.connect(self.asked_again)
        self.again.hide()
        names = [template.fill(translate) for template in PARTS.values()]
        self.legend = Legend(theme, list(zip(names, SERIES, strict=True)))
        self.help = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.CIRCLE_QUESTION_MARK,
            name=self.tr("What the match means"),
            size=ControlSize.ROW,
        )
        self.help.clicked.connect(self.explain)
        row.addWidget(self.title)
        row.addWidget(self.note, 1)
        row.addWidget(self.again)
        row.addWidget(self.legend, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.help)
        return head

    def show_recalled(self, recalled: Recalled, *, filters: str) -> None:
        """Show what was recalled; ``filters`` is what narrowed it, in the words of the search."""
        self.again.hide()
        self._floor = recalled.floor
        self.title.setText(above_words(len(recalled.items)))
        self.note.setText(self.tr("matched by words alone") if recalled.words_only else "")
        self.results.show_items(recalled.items, left_out=recalled.block.left_out)
        self.near.show_items(recalled.near_misses, recalled.floor)
        self._show_nothing(recalled, filters)
        for part in (self._head, self._line, self.view):
            part.setVisible(bool(recalled.items))
        if recalled.items:
            self.view.select(0)

    def show_stale(self) -> None:
        """Memories changed since the answer; it stays until it is asked for again."""
        self.again.show()
        self._head.show()

    def choose(self, number: int) -> None:
        """Select the item of that number, from 1."""
        self.view.choose(number - 1)

    def _show_nothing(self, recalled: Recalled, filters: str) -> None:
        if self._nothing is not None:
            self._nothing_place.removeWidget(self._nothing)
            self._nothing.hide()
            self._nothing.deleteLater()
            self._nothing = None
        if recalled.items:
            return
        buttons = []
        if filters:
            clear = Button(self._theme, self.tr("Ask without the filters"), icon=Icon.X, size=ControlSize.TOOLBAR)
            clear.clicked.connect(self.unfiltered)
            buttons.append(clear)
        sentences = []
        if filters:
            sentences.append(self.tr("Only memories with {0} were asked.").format(filters))
        if recalled.near_misses:
            nearest = write_share(recalled.near_misses[0].hit.its, translate)
            line = write_share(recalled.floor, translate)
            sentences.append(self.tr("The nearest reaches {0}; the line is at {1}.").format(nearest, line))
        self._nothing = EmptyState(
            self._theme, Icon.SEARCH_X, self.tr("Nothing stored about this"), " ".join(sentences), buttons=buttons
        )
        self._nothing.setMinimumHeight(self._theme.px(150))
        self._nothing_place.addWidget(self._nothing)

    @Slot()
    def explain(self) -> None:
        """What the figure and the line mean."""
        theme = self._theme
        popover = Popover(theme, self.window())
        popover.setAccessibleName(self.help.accessibleName())
        popover.column.setSpacing(theme.px(6))
        popover.setFixedWidth(theme.px(_HELP_WIDTH))
        popover.column.addWidget(PlainText(theme, self.tr("Match and line"), style=TextStyle.EMPHASIS))
        for words in (
            self.tr(
                "The match orders the memories. It is the sum of its parts: what is meant, which words are the same, "
                "whether a time that was asked for fits, and how much a memory is used."
            ),
            self.tr(
                "The line ({0}) decides what counts as an answer. It is drawn on meaning alone: the least share of "
                "what the question asks that a memory must answer."
            ).format(write_share(self._floor, translate)),
        ):
            popover.column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        popover.closed.connect(popover.deleteLater)
        popover.open_below(self.help)
        popover.setFocus(Qt.FocusReason.PopupFocusReason)

    _floor = 0.0

    @Slot(QRect)
    def _show_row(self, row: QRect) -> None:
        view = self.sender()
        if isinstance(view, QWidget):
            self.row_shown.emit(row.translated(view.mapTo(self, QPoint(0, 0))))

    @Slot()
    def _go_below(self) -> None:
        if self.near.isVisible():
            self.near.view.setFocus(Qt.FocusReason.TabFocusReason)
            self.near.view.choose(0)

    @Slot()
    def _go_above(self) -> None:
        if self.view.isVisible():
            self.near.view.select(-1)
            self.view.setFocus(Qt.FocusReason.BacktabFocusReason)
