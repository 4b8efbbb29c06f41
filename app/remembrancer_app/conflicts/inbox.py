"""The inbox: which cases there are, narrowed by state, kind and source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.cases import CaseState
from remembrancer_app.conflicts.batch_button import BatchButton
from remembrancer_app.conflicts.inbox_view import InboxView
from remembrancer_app.conflicts.scan_panel import ScanPanel
from remembrancer_app.conflicts.words import kind_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictPage
    from remembrancer.model.conflicts import ConflictKind
    from remembrancer_app.conflicts.inbox_model import InboxModel
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_STATES = (CaseState.OPEN, CaseState.SET_ASIDE, CaseState.DECIDED)


class Inbox(Pane):
    """Signals say what the person wants.

    Signals:
        state_chosen: cases in that state (a CaseState).
        kind_chosen: cases of that kind alone (a ConflictKind, or None for all).
        source_chosen: cases from that source alone (its name, empty for all).
        batch_wanted: decide all that are shown alike.
    """

    state_chosen = Signal(object)
    kind_chosen = Signal(object)
    source_chosen = Signal(str)
    batch_wanted = Signal()

    def __init__(self, theme: Theme, engine: Engine, cases: InboxModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.WINDOW, frozenset({"right"}), parent)
        self.setObjectName("inbox")
        self.setAccessibleName(self.tr("Inbox"))
        self._page: ConflictPage | None = None
        self._kind: ConflictKind | None = None
        self._source = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (8, 8, 9, 8)))
        column.setSpacing(theme.px(8))
        column.addLayout(self._head())
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, across=theme.px(6), down=theme.px(6))
        self._chips.hide()
        column.addWidget(self._chips)
        self.states = QStackedWidget()
        self.view = InboxView(theme, cases)
        self.states.addWidget(self.view)
        column.addWidget(self.states, 1)
        self.batch = BatchButton(theme)
        self.batch.clicked.connect(self.batch_wanted)
        self.batch.hide()
        column.addWidget(self.batch)
        self.order = PlainText(
            theme,
            self.tr("First what lasts, what trusted sources dispute, and what is used often"),
            style=TextStyle.CAPTION,
            tone=Role.TEXT2,
            wraps=True,
        )
        column.addWidget(self.order)
        column.addWidget(Separator(theme))
        self.scan = ScanPanel(theme, engine)
        column.addWidget(self.scan)

    def _head(self) -> QHBoxLayout:
        theme = self._theme
        head = QHBoxLayout()
        head.setSpacing(theme.px(6))
        words = {
            CaseState.OPEN: self.tr("Open"),
            CaseState.SET_ASIDE: self.tr("Set aside"),
            CaseState.DECIDED: self.tr("Decided"),
        }
        segments = [Segment(state.value, words[state]) for state in _STATES]
        self.segments = SegmentedControl(theme, segments, name=self.tr("Which conflicts"))
        self.segments.chosen.connect(lambda value: self.state_chosen.emit(CaseState(value)))
        head.addWidget(self.segments)
        head.addStretch(1)
        self.filters = Button(theme, icon=Icon.LIST_FILTER, name=self.tr("Filters"), size=ControlSize.TOOLBAR)
        self.filters.clicked.connect(self.open_filters)
        head.addWidget(self.filters, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    @property
    def kind(self) -> ConflictKind | None:
        return self._kind

    @property
    def source(self) -> str:
        return self._source

    def show_page(self, page: ConflictPage) -> None:
        """What answers; the counts are for the filters."""
        self._page = page
        figure = self.locale().toString
        words = self.tr("Open {0}").format(figure(page.open)) if page.open else self.tr("Open")
        self.segments.set_text(CaseState.OPEN.value, words)
        is_open = self.segments.value == CaseState.OPEN.value
        self.order.setVisible(is_open and page.total > 1)
        self.batch.setVisible(is_open and page.total > 1)
        self.batch.show_count(
            page.total, kind="" if self._kind is None else kind_words(self._kind), source=self._source
        )

    # Filters

    @Slot()
    def open_filters(self) -> None:
        """The menu of kinds and sources that there are, each with its count."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page = self._page
        kinds = {} if page is None else page.kinds
        sources = {} if page is None else page.sources
        menu.addSection(self.tr("Kind"))
        for kind, count in sorted(kinds.items(), key=lambda each: (-each[1], each[0])):
            action = self._counted(menu, kind_words(kind), count, chosen=kind is self._kind)
            action.triggered.connect(lambda _checked=False, kind=kind: self.choose_kind(kind))
        menu.addSection(self.tr("Source"))
        for source, count in sorted(sources.items(), key=lambda each: (-each[1], each[0])):
            action = self._counted(menu, source or self.tr("You"), count, chosen=source == self._source != "")
            action.setEnabled(bool(source))
            action.triggered.connect(lambda _checked=False, source=source: self.choose_source(source))
        menu.popup(self.filters.mapToGlobal(self.filters.rect().bottomLeft()))

    def _counted(self, menu: QMenu, words: str, count: int, *, chosen: bool) -> QAction:
        action = menu.addAction(f"{words.replace('&', '&&')}\t{self.locale().toString(count)}")
        action.setCheckable(True)
        action.setChecked(chosen)
        return action

    def choose_kind(self, kind: ConflictKind | None) -> None:
        self._kind = None if kind is self._kind else kind
        self._show_chips()
        self.kind_chosen.emit(self._kind)

    def choose_source(self, source: str) -> None:
        self._source = "" if source == self._source else source
        self._show_chips()
        self.source_chosen.emit(self._source)

    def clear_filters(self) -> None:
        """Without signals."""
        self._kind, self._source = None, ""
        self._show_chips()

    def _show_chips(self) -> None:
        for chip in self._chips.findChildren(ClosableChip):
            self._flow.removeWidget(chip)
            chip.hide()
            chip.setParent(None)
            chip.deleteLater()
        if self._kind is not None:
            chip = ClosableChip(self._theme, ChipFace(kind_words(self._kind), Icon.GIT_COMPARE, Role.CONTEST))
            chip.closed.connect(lambda: self.choose_kind(None))
            self._flow.addWidget(chip)
        if self._source:
            chip = ClosableChip(self._theme, ChipFace(self._source, Icon.IMPORT))
            chip.closed.connect(lambda: self.choose_source(""))
            self._flow.addWidget(chip)
        self._chips.setVisible(self._kind is not None or bool(self._source))
