"""The page Settings: groups at the start, rows at the end; what is changed acts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.health.section import HealthSection
from remembrancer_app.settings.appearance import AppearanceSection
from remembrancer_app.settings.fading import FadingSection
from remembrancer_app.settings.keys_section import KeysSection
from remembrancer_app.settings.model import ModelSection
from remembrancer_app.settings.others import (
    AgentsSection,
    ConflictsSection,
    NoticesSection,
    PrivacySection,
)
from remembrancer_app.settings.recalling import RecallSection
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.settings.values import SettingValues
from remembrancer_app.settings.vault import VaultSection
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.scroller import Scroller
from remembrancer_app.widgets.search_field import SearchField

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from remembrancer.vault import ParsedSearch

_GROUPS_WIDTH, _NARROW_GROUPS_WIDTH, _ROWS_WIDTH = 248, 216, 704
_NARROW, _STACKED = 880, 820
_GROUP = "group"


class GroupRow(ChoiceRow):
    """A group in the list."""

    def __init__(self, section: Section) -> None:
        self._drawing = section.icon
        super().__init__(section.theme, section.title, name=section.title, hint="")

    def take_theme(self) -> None:
        self.setFixedHeight(self._theme.px(measures.CONTROL_HEIGHT))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        self.paint_ground(painter)
        side = theme.px(measures.ICON_CONTROL)
        square = QRect(theme.px(10), (self.height() - side) // 2, side, side)
        colour = Role.ACCENT if self.isChecked() else Role.TEXT2
        direction = self.layoutDirection()
        theme.icons.paint(painter, mirrored(square, self.rect(), direction), self._drawing, colour)
        start = square.right() + 1 + theme.px(10)
        words = QRect(start, 0, self.width() - start - theme.px(6), self.height())
        painter.setFont(theme.font(TextStyle.EMPHASIS if self.isChecked() else TextStyle.BODY))
        paint_line(painter, mirrored(words, self.rect(), direction), self.text(), theme.color(Role.TEXT))
        self.paint_ring(painter)


class SettingsPage(Page):
    """Only what does something is shown."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("settings")
        self._words_on_arrival: str | None = None
        self._searched = ""
        self._begun: set[str] = set()
        self.values = SettingValues(self.engine, self.theme, self.state, context.tray, self)
        self.sections = self._make_sections()
        self._build()
        self._choose(self.state.value(_GROUP, self.sections[0].name))

    def _make_sections(self) -> tuple[Section, ...]:
        made = SectionContext(self.engine, self.theme, self.values, self.keys)
        pages = {entry.name for entry in existing(PAGES)}
        agents = (AgentsSection(made),) if PageName.AGENTS in pages else ()
        return (
            AppearanceSection(made),
            VaultSection(made),
            HealthSection(made),
            FadingSection(made),
            ConflictsSection(made),
            RecallSection(made),
            *agents,
            ModelSection(made),
            NoticesSection(made),
            KeysSection(made),
            PrivacySection(made),
        )

    def _build(self) -> None:
        theme = self.theme
        self.groups = Pane(theme, Role.WINDOW, frozenset({"right"}))
        self.groups.setObjectName("groups")
        self.groups.setAccessibleName(self.tr("Groups of settings"))
        side = QVBoxLayout(self.groups)
        side.setSpacing(theme.px(2))
        self.search = SearchField(theme, name=self.tr("Search settings"), placeholder=self.tr("Search settings"))
        self.search.setObjectName("settings_search")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._filter)
        self.search.text_changed.connect(self._soon.start)
        side.addWidget(self.search)
        side.addSpacing(theme.px(8))
        side.addWidget(self._group_names(), 1)
        self._inner = QWidget()
        self._inner.setObjectName("settings_rows")
        self._column = QVBoxLayout(self._inner)
        self._column.setSpacing(theme.px(20))
        for section in self.sections:
            section.setMaximumWidth(theme.px(_ROWS_WIDTH))
            section.page_requested.connect(self.page_requested)
            section.command_wanted.connect(self.command_wanted)
            section.undo_offered.connect(self.undo_offered)
            self._column.addWidget(section)
        self.nothing = EmptyState(theme, Icon.SEARCH_X, self.tr("No setting has these words."))
        self.nothing.hide()
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)
        self.scroller = Scroller(self._inner)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setProperty("bare", True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.groups)
        whole.addWidget(self.scroller, 1)
        theme.changed.connect(self._fit)
        self._fit()

    def _group_names(self) -> QWidget:
        theme = self.theme
        inner = QWidget()
        names = QVBoxLayout(inner)
        names.setContentsMargins(0, 0, 0, 0)
        names.setSpacing(theme.px(2))
        self.rows: dict[str, GroupRow] = {}
        for section in self.sections:
            row = GroupRow(section)
            row.clicked.connect(lambda _checked=False, name=section.name: self._choose(name))
            names.addWidget(row)
            self.rows[section.name] = row
        names.addStretch(1)
        # Large text has no room for all of them at once.
        self._names = Scroller(inner)
        self._names.setFrameShape(QFrame.Shape.NoFrame)
        self._names.setProperty("bare", True)
        self._names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return self._names

    # The page contract

    def take_layout(self) -> None:
        super().take_layout()
        for section in self.sections:
            section.take_layout()

    def apply_search(self, search: ParsedSearch) -> None:
        self._searched = search.free_text
        if self._words_on_arrival is None:
            self._words_on_arrival = search.free_text

    def show_page(self) -> None:
        if self._searched and self._searched != self._words_on_arrival:
            # Memories are found in their list.
            self._words_on_arrival = self._searched
            self.page_requested.emit(PageName.MEMORIES.value)
            return
        self._words_on_arrival = self._searched
        self._begun.clear()
        self.values.read()
        self._begin(self._wanted())
        self._filter()
        self.search.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_target(self, target: object) -> None:
        """Show a group, by its name."""
        if isinstance(target, str) and target in self.rows:
            self.search.line.clear()
            self._choose(target)

    def panes(self) -> tuple[QWidget, ...]:
        return (self.search, self.groups, self._inner)

    # Groups and search

    @property
    def group(self) -> str:
        """The group that is shown when nobody searches."""
        return next(name for name, row in self.rows.items() if row.isChecked())

    def _choose(self, name: str) -> None:
        name = name if name in self.rows else self.sections[0].name
        self.rows[name].setChecked(True)
        self._names.ensureWidgetVisible(self.rows[name])
        self.state.set_value(_GROUP, name)
        if self.search.text():
            self.search.line.clear()
        self._filter()
        self.scroller.verticalScrollBar().setValue(0)

    @Slot()
    def _filter(self) -> None:
        # Some rows are only made when their section begins.
        if self.isVisible():
            self._begin(self._wanted())
        words, wanted = self._words(), self._wanted()
        found = False
        for section in self.sections:
            has_rows = section.filter(words)
            shown = has_rows if words else section in wanted
            section.setVisible(shown)
            found = found or shown
        self.nothing.setVisible(not found)

    def _words(self) -> tuple[str, ...]:
        return tuple(self.search.text().casefold().split())

    def _wanted(self) -> tuple[Section, ...]:
        """The group that was chosen, or all while somebody searches: what nobody looks at is not asked for."""
        group = self.group
        return tuple(section for section in self.sections if self._words() or section.name == group)

    def _begin(self, sections: Iterable[Section]) -> None:
        for section in sections:
            if section.name not in self._begun:
                self._begun.add(section.name)
                section.begin()

    # Room

    @Slot()
    def _fit(self) -> None:
        theme = self.theme
        room = self.width() / theme.appearance.text_size
        narrow = room < _NARROW
        self.groups.setFixedWidth(theme.px(_NARROW_GROUPS_WIDTH if narrow else _GROUPS_WIDTH))
        side = theme.px(measures.PAGE_MARGIN_NARROW if narrow else 28)
        self.groups.layout().setContentsMargins(theme.px(8), theme.px(12), theme.px(9), theme.px(12))  # type: ignore[union-attr]
        self._column.setContentsMargins(side, theme.px(18), side, theme.px(20))
        for section in self.sections:
            section.setMaximumWidth(theme.px(_ROWS_WIDTH))
            section.set_stacked(room < _STACKED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
