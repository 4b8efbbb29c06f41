"""The facets: what there is, by property, and what the search says about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.queries import CountFacets
from remembrancer.vault import Key, Term
from remembrancer_app.memories.facet_row import FacetAction, FacetMark, FacetRow, FacetValue
from remembrancer_app.memories.facet_values import FacetGroup, facet_groups, source_group, tag_group
from remembrancer_app.memories.more_values import MoreValues
from remembrancer_app.memories.rename_tag import RenameTagDialog
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.queries import Facets
    from remembrancer.model.search import Search
    from remembrancer.vault import SearchLanguage
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_MANY = 500


class FacetsPane(Pane):
    """All facets, one under the other. Clicking a value rewrites the search text.

    Signals:
        search_requested: the search text as the click makes it.
        undo_offered: a tag was renamed; the sentence and the operation's id.
    """

    search_requested = Signal(str)
    undo_offered = Signal(str, str)

    def __init__(self, theme: Theme, engine: Engine, language: SearchLanguage, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.WINDOW, frozenset(), parent)
        self.setObjectName("facets")
        self.setAccessibleName(self.tr("Filters"))
        self.setMinimumWidth(theme.px(140))
        self._engine = engine
        self._language = language
        self._text = ""
        self._search: Search | None = None
        self._names_status = False
        self._facets: Facets | None = None
        self._rows: list[FacetRow] = []
        self._headings: list[str] = []
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area = area
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        self._new_content()

    @property
    def rows(self) -> tuple[FacetRow, ...]:
        """The rows in their order, for keyboard movement."""
        return tuple(self._rows)

    def row(self, term: Term) -> FacetRow | None:
        return next((row for row in self._rows if row.value.term == term), None)

    def show_search(self, text: str, search: Search, *, names_status: bool) -> None:
        """Another search: its terms are marked at once, its counts come with `show_facets`."""
        self._text = text
        self._search = search
        self._names_status = names_status
        self._mark_all()

    def show_facets(self, facets: Facets) -> None:
        """New counts. Rows are kept where the values are the same, so that the focus stays."""
        self._facets = facets
        groups = facet_groups(self._theme, facets)
        wanted = [value.term for group in groups for value in group.values]
        if [row.value.term for row in self._rows] == wanted and self._headings == self._heads(groups):
            values = [value for group in groups for value in group.values]
            for row, value in zip(self._rows, values, strict=True):
                row.show_value(value, self._mark(value.term))
            return
        self._build(groups)

    def take_theme(self) -> None:
        super().take_theme()
        if getattr(self, "_facets", None) is not None:
            self._rows_again()

    def _rows_again(self) -> None:
        facets = self._facets
        if facets is not None:
            self._build(facet_groups(self._theme, facets))

    @staticmethod
    def _heads(groups: tuple[FacetGroup, ...]) -> list[str]:
        return [f"{group.name}{'+' if group.more else ''}" for group in groups]

    def _new_content(self) -> QVBoxLayout:
        content = QWidget()
        content.setProperty("ground", Role.WINDOW.value)
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        px = self._theme.px
        column.setContentsMargins(px(8), px(10), px(8), px(12))
        column.setSpacing(0)
        self._area.setWidget(content)
        return column

    def _build(self, groups: tuple[FacetGroup, ...]) -> None:
        focused = next((row.value.term for row in self._rows if row.hasFocus()), None)
        place = self._area.verticalScrollBar().value()
        self._rows = []
        self._headings = self._heads(groups)
        column = self._new_content()
        for number, group in enumerate(groups):
            if number:
                column.addSpacing(self._theme.px(9))
            column.addWidget(self._heading(group))
            for value in group.values:
                row = FacetRow(self._theme, value, self._mark(value.term))
                row.wanted.connect(self._wanted)
                row.moved.connect(self._moved)
                row.menu_wanted.connect(self._show_menu)
                row.installEventFilter(self)
                column.addWidget(row)
                self._rows.append(row)
        column.addStretch(1)
        self._area.verticalScrollBar().setValue(place)
        if self._rows:
            self._rows[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # At once, so that a row can take the focus; the scroll area would show them a little later.
        if (content := column.parentWidget()) is not None:
            content.show()
        if focused is not None:
            self._focus(focused)

    def _heading(self, group: FacetGroup) -> QWidget:
        theme = self._theme
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(theme.px(8), 0, theme.px(4), 0)
        row.addWidget(PlainText(theme, group.title, style=TextStyle.CAPTION_EMPHASIS, tone=Role.TEXT2))
        row.addStretch(1)
        if group.name == "type":
            everything = Button(theme, self.tr("All"), kind=ButtonKind.LINK, size=ControlSize.ROW)
            everything.setAccessibleName(self.tr("All types"))
            everything.clicked.connect(self._all_types)
            row.addWidget(everything)
        elif group.more:
            more = Button(theme, self.tr("More"), kind=ButtonKind.LINK, size=ControlSize.ROW)
            more.setAccessibleName(self.tr("More of {0}").format(group.title))
            more.clicked.connect(lambda: self._ask_more(group.name, more))
            row.addWidget(more)
        line.setFixedHeight(theme.px(measures.ROW_CONTROL_HEIGHT - 2))
        return line

    # Marks

    def _mark_all(self) -> None:
        for row in self._rows:
            row.show_value(row.value, self._mark(row.value.term))

    def _mark(self, term: Term) -> FacetMark:
        if self._language.has(self._text, term):
            return FacetMark.CHOSEN
        if self._language.excludes(self._text, term):
            return FacetMark.EXCLUDED
        if term == Term(Key.IS, "current") and not self._names_status:
            return FacetMark.CHOSEN
        return FacetMark.NONE

    # Clicks

    @Slot(object, object)
    def _wanted(self, value: FacetValue, action: FacetAction) -> None:
        self.search_requested.emit(self.rewritten(value.term, action))

    def rewritten(self, term: Term, action: FacetAction) -> str:
        """The search text after a click; the same click again takes it back."""
        language, text = self._language, self._text
        match action:
            case FacetAction.ONLY:
                only = language.only(term)
                return "" if text.strip() == only else only
            case FacetAction.ADD:
                return language.remove(text, term) if language.has(text, term) else language.add(text, term)
            case FacetAction.EXCLUDE:
                excluded = language.excludes(text, term)
                return language.remove(text, term) if excluded else language.exclude(text, term)
            case FacetAction.REPLACE:
                return language.replace(text, term)

    @Slot()
    def _all_types(self) -> None:
        text = self._text
        for row in self._rows:
            if row.value.term.key is Key.TYPE:
                text = self._language.remove(text, row.value.term)
        self.search_requested.emit(text)

    def _ask_more(self, name: str, anchor: Button) -> None:
        more = MoreValues(self._theme, self.window(), self._mark)
        more.wanted.connect(self._wanted)
        more.menu_wanted.connect(lambda value, place: self._show_menu(value, place, more))
        more.closed.connect(more.deleteLater)
        more.open_below(anchor)

        def counted(facets: Facets) -> None:
            group = tag_group(facets, _MANY) if name == "tag" else source_group(facets, _MANY)
            more.show_values(group.values)

        request = CountFacets(self._search, _MANY) if self._search is not None else CountFacets(values=_MANY)
        self._engine.query(more, request, counted)

    # Renaming tags

    @Slot(object, QPoint)
    def _show_menu(self, value: FacetValue, place: QPoint, more: MoreValues | None = None) -> None:
        """The menu of a tag; `more` is the list it stands in, if that is another than this."""
        if value.term.key is not Key.TAG:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rename = menu.addAction(self._theme.icons.icon(Icon.PENCIL, self._theme.px(16)), self.tr("Rename or merge …"))
        rename.setEnabled(self._search is None or self._search.as_of is None)
        rename.triggered.connect(lambda: self._ask_name(value.term, more))
        menu.popup(place)

    def _ask_name(self, term: Term, more: MoreValues | None) -> None:
        if more is not None:
            more.close_popover()
        dialog = RenameTagDialog(self._theme, self._engine, self.window(), term.value, self._searched_namespace())
        dialog.undo_offered.connect(self.undo_offered)
        dialog.renamed.connect(self._follow_name)
        dialog.closed.connect(lambda: self._focus(term))
        dialog.ask()

    def _searched_namespace(self) -> str:
        """The namespace that the search is limited to; nothing where it is limited to none or to several."""
        names = self._facets.namespaces if self._facets is not None else {}
        chosen = [name for name in names if self._language.has(self._text, Term(Key.NAMESPACE, name))]
        return chosen[0] if len(chosen) == 1 else ""

    @Slot(str, str)
    def _follow_name(self, tag: str, new_tag: str) -> None:
        """A search for the old name asks for the new one."""
        text, old, new = self._text, Term(Key.TAG, tag), Term(Key.TAG, new_tag)
        if self._language.has(text, old):
            self.search_requested.emit(self._language.add(self._language.remove(text, old), new))
        elif self._language.excludes(text, old):
            self.search_requested.emit(self._language.exclude(self._language.remove(text, old), new))

    def _focus(self, term: Term) -> None:
        """Go to a value; where it is no longer shown, to the first one."""
        row = self.row(term) or next(iter(self._rows), None)
        if row is not None:
            row.setFocus(Qt.FocusReason.OtherFocusReason)

    # Keys

    @Slot(int)
    def _moved(self, by: int) -> None:
        row = self.sender()
        if isinstance(row, FacetRow) and row in self._rows:
            target = self._rows[max(0, min(len(self._rows) - 1, self._rows.index(row) + by))]
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(target, 0, self._theme.px(30))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and watched in self._rows:
            # Tab comes back to the row it left.
            for row in self._rows:
                policy = Qt.FocusPolicy.StrongFocus if row is watched else Qt.FocusPolicy.ClickFocus
                row.setFocusPolicy(policy)
        return super().eventFilter(watched, event)
