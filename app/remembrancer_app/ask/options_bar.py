"""Below the question: how much an agent may get, and which memories may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from remembrancer_app.search.search_bar import FieldRole, SearchBar
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.switch import Switch
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer_app.ask.filtering import FilterChip
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.search.searching import Searching
    from remembrancer_app.state.private_state import PrivateState
    from remembrancer_app.theme import Theme

_CHIP_WIDTH, _FIELD_WIDTH = 200, 340


class OptionsBar(QWidget):
    """Budget, deep and filter in as many lines as the width needs; in a narrow window also which of two views is shown.

    Signals:
        changed: another budget, or deep or not.
        way_chosen: "stored", or "model" for an answer of the language model as well.
        chip_closed: a :class:`FilterChip` that is not wanted any more.
        filter_taken: the filter in the field is to be used.
        view_chosen: "answer" or "agent".
    """

    changed = Signal()
    way_chosen = Signal(str)
    chip_closed = Signal(object)
    filter_taken = Signal()
    view_chosen = Signal(str)

    def __init__(
        self, engine: Engine, theme: Theme, searching: Searching, private: PrivateState, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("options")
        self._theme = theme
        self._searching = searching
        self._before = ""
        self._chips: list[QWidget] = []
        segments = (Segment("compact", self.tr("Compact")), Segment("full", self.tr("Full budget")))
        self.budgets = SegmentedControl(theme, segments, name=self.tr("How much an agent gets"))
        self.deep = Switch(theme, self.tr("Deep"))
        role = FieldRole(self.tr("Filter"), enter=self.tr("Ask among “{0}”"))
        self.bar = SearchBar(engine, theme, searching, private, parent.window(), role=role)
        self.field = self.bar.field
        self.filter = Button(
            theme, self.tr("Filter"), kind=ButtonKind.GHOST, icon=Icon.LIST_FILTER, size=ControlSize.TOOLBAR
        )
        views = (Segment("answer", self.tr("Answer")), Segment("agent", self.tr("For the agent")))
        self.views = SegmentedControl(theme, views, name=self.tr("What is shown"))
        self._flow_host = QWidget()
        self._flow = FlowLayout(self._flow_host, across=theme.px(measures.CONTROL_GAP), down=theme.px(6))
        self._flow.addWidget(self.budgets)
        self._flow.addWidget(self._deep_line())
        ways = (Segment("stored", self.tr("Stored sentences")), Segment("model", self.tr("Language model")))
        self.ways = SegmentedControl(theme, ways, name=self.tr("What the answer is put together from"))
        self._flow.addWidget(self.ways)
        self.ways.hide()
        self._chips_place = self._flow.count()
        self._flow.addWidget(self.field)
        self._flow.addWidget(self.filter)
        self.field.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(measures.CONTROL_GAP))
        row.addWidget(self._flow_host, 1)
        row.addWidget(self.views, 0, Qt.AlignmentFlag.AlignTop)
        self.views.hide()
        self.set_deep_available(available=False)
        self.budgets.chosen.connect(self.changed)
        self.deep.toggled.connect(self.changed)
        self.ways.chosen.connect(self.way_chosen)
        self.filter.clicked.connect(self.open_filter)
        self.bar.left.connect(self._take)
        self.views.chosen.connect(self.view_chosen)
        theme.changed.connect(self._take_sizes)
        self._take_sizes()

    def _deep_line(self) -> QWidget:
        self._deep_line_host = QWidget()
        row = QHBoxLayout(self._deep_line_host)
        row.setContentsMargins(self._theme.px(6), 0, self._theme.px(6), 0)
        row.setSpacing(self._theme.px(5))
        word = PlainText(self._theme, self.tr("Deep"), style=TextStyle.SECONDARY_CONTROL)
        # Without a tone of its own it becomes pale with what it stands beside.
        word.setProperty("tone", "")
        row.addWidget(self.deep)
        row.addWidget(word)
        return self._deep_line_host

    # Budget and deep

    def set_deep_available(self, *, available: bool, reason: str = "") -> None:
        """Whether the component that orders the best candidates again is there, and why not. It is not until then."""
        self._deep_line_host.setEnabled(available)
        words = (
            self.tr("Deep mode reads the best memories again with a second model. Takes about a second.")
            if available
            else reason or self.tr("Deep mode is not there yet.")
        )
        self._deep_line_host.setToolTip(plain_tooltip(words))
        self.deep.setAccessibleDescription(words)

    @property
    def wants_deep(self) -> bool:
        return self.deep.isEnabled() and self.deep.isChecked()

    # The language model

    def set_model_available(self, *, available: bool) -> None:
        """Whether the person set one up and turned it on for answers. It is not until then."""
        self.ways.setVisible(available)
        self._flow.invalidate()

    @property
    def wants_model(self) -> bool:
        return not self.ways.isHidden() and self.ways.value == "model"

    # The filter

    def show_chips(self, chips: Sequence[FilterChip]) -> None:
        """Show what narrows the memories that may answer."""
        held = any(_holds_focus(host) for host in self._chips)
        for host in self._chips:
            self._flow.removeWidget(host)
            host.hide()
            host.deleteLater()
        self._chips = []
        for place, chip in enumerate(chips, self._chips_place):
            host = QWidget(self._flow_host)
            host.setFixedHeight(self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))
            row = QHBoxLayout(host)
            row.setContentsMargins(0, 0, 0, 0)
            shown = ClosableChip(self._theme, ChipFace(chip.words, tone=Role.ACCENT))
            shown.setMaximumWidth(self._theme.px(_CHIP_WIDTH))
            shown.setToolTip(plain_tooltip(chip.words))
            shown.closed.connect(lambda chip=chip: self.chip_closed.emit(chip))
            row.addWidget(shown)
            self._flow.insert_widget(place, host)
            self._chips.append(host)
            host.setVisible(not self.is_filtering)
        if held:
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.updateGeometry()

    @property
    def chips(self) -> tuple[ClosableChip, ...]:
        return tuple(chip for host in self._chips for chip in host.findChildren(ClosableChip))

    @property
    def is_filtering(self) -> bool:
        """Whether the field is open in place of the chips."""
        return not self.field.isHidden()

    @Slot()
    def open_filter(self) -> None:
        """Put the field in the place of the chips."""
        self._before = self._searching.text
        self._show_field(shown=True)
        self.field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.line.end(False)

    @Slot()
    def close_filter(self) -> None:
        """Back to the chips as they were."""
        if self.is_filtering:
            self._searching.set_text(self._before)
            self._show_field(shown=False)

    def take_filter(self) -> None:
        """What stands in the field holds from now on."""
        if self.is_filtering:
            self._searching.set_text(self.field.text())
            self._show_field(shown=False)

    def _show_field(self, *, shown: bool) -> None:
        if not shown:
            self.bar.popover.close_popover()
        held = _holds_focus(self.field)
        self.field.setVisible(shown)
        self.filter.setVisible(not shown)
        for host in self._chips:
            host.setVisible(not shown)
        if held and not shown:
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self._flow.invalidate()
        self.updateGeometry()

    @Slot()
    def _take(self) -> None:
        self._show_field(shown=False)
        self.filter_taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_filtering:
            self.close_filter()
            return
        super().keyPressEvent(event)

    @Slot()
    def _take_sizes(self) -> None:
        self.field.setFixedSize(self._theme.px(_FIELD_WIDTH), self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))
        self._deep_line_host.setFixedHeight(self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))
        for host in self._chips:
            host.setFixedHeight(self._theme.px(measures.TOOLBAR_CONTROL_HEIGHT))


def _holds_focus(widget: QWidget) -> bool:
    present = QApplication.focusWidget()
    return present is not None and widget.isAncestorOf(present)
