"""The manual beside the window: its pages at the start, the chosen one at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.manual.large_picture import LargePicture
from remembrancer_app.manual.pages import INDEX, ManualPage, manual_pages
from remembrancer_app.manual.view import ManualView
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller
from remembrancer_app.widgets.search_field import SearchField

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_LIST_WIDTH = 208


class PageRow(ChoiceRow):
    """A page in the list."""

    def __init__(self, theme: Theme, page: ManualPage) -> None:
        super().__init__(theme, page.title, name=page.title, hint="")

    def take_theme(self) -> None:
        self.setFixedHeight(self._theme.px(measures.ROW_CONTROL_HEIGHT))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        self.paint_ground(painter)
        start = theme.px(10)
        words = QRect(start, 0, self.width() - start - theme.px(6), self.height())
        painter.setFont(theme.font(TextStyle.EMPHASIS if self.isChecked() else TextStyle.BODY))
        paint_line(painter, mirrored(words, self.rect(), self.layoutDirection()), self.text(), theme.color(Role.TEXT))
        self.paint_ring(painter)


class ManualSheet(Overlay):
    """Esc or F1 closes it; it deletes itself then.

    Signals:
        keys_wanted: the sheet of keys is to be shown in its place.
    """

    keys_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, sheet=True)
        self.setAccessibleName(self.tr("Manual"))
        self.pages = manual_pages()
        self._past: list[str] = []
        self._shown = ""
        self._build(theme)
        back = QShortcut(QKeySequence(Qt.Key.Key_Backspace), self.view)
        back.setContext(Qt.ShortcutContext.WidgetShortcut)
        back.activated.connect(self._go_back)
        self.closed.connect(self.deleteLater)

    def _build(self, theme: Theme) -> None:
        head = QHBoxLayout()
        self.back = Button(theme, kind=ButtonKind.GHOST, icon=Icon.ARROW_LEFT, name=self.tr("Back (Backspace)"))
        self.back.clicked.connect(self._go_back)
        head.addWidget(self.back)
        head.addWidget(PlainText(theme, self.tr("Manual"), style=TextStyle.PAGE_TITLE), 1)
        self.keys = Button(theme, self.tr("Keys of this page"), kind=ButtonKind.GHOST, icon=Icon.KEYBOARD)
        self.keys.clicked.connect(self._ask_keys)
        head.addWidget(self.keys)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        head.addWidget(self.leave)
        self.frame.column.addLayout(head)
        across = QHBoxLayout()
        across.setSpacing(theme.px(20))
        across.addLayout(self._list(theme))
        self.view = ManualView(theme)
        self.view.followed.connect(self._follow)
        self.view.picture_wanted.connect(self._enlarge)
        across.addWidget(self.view, 1)
        self.frame.column.addLayout(across, 1)

    def _list(self, theme: Theme) -> QVBoxLayout:
        side = QVBoxLayout()
        self.search = SearchField(theme, name=self.tr("Search the manual"), placeholder=self.tr("Search the manual"))
        self.search.text_changed.connect(self._filter)
        self.search.submitted.connect(self._show_first)
        side.addWidget(self.search)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        self.rows: dict[str, PageRow] = {}
        for name, page in self.pages.items():
            row = PageRow(theme, page)
            row.clicked.connect(lambda _checked=False, name=name: self._follow(name, ""))
            column.addWidget(row)
            self.rows[name] = row
        self.nothing = PlainText(theme, self.tr("No page has these words."), tone=Role.TEXT2, wraps=True)
        self.nothing.hide()
        column.addWidget(self.nothing)
        column.addStretch(1)
        scroll = Scroller(inner)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setProperty("bare", True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side.addWidget(scroll, 1)
        self._scroll = scroll
        theme.changed.connect(self._fit_list)
        self._fit_list()
        return side

    @Slot()
    def _fit_list(self) -> None:
        for each in (self.search, self._scroll):
            each.setFixedWidth(self._theme.px(_LIST_WIDTH))

    @property
    def shown(self) -> str:
        """The name of the page that is read."""
        return self._shown

    def show_manual(self, name: str) -> None:
        """Open at a page."""
        self._show(name)
        self.open(self.view)

    def _show(self, name: str, heading: str = "") -> None:
        self._shown = name if name in self.pages else INDEX
        self.rows[self._shown].setChecked(True)
        self.view.show_page(self.pages[self._shown], heading)
        self.back.setEnabled(bool(self._past))

    @Slot(str, str)
    def _follow(self, name: str, heading: str) -> None:
        if name != self._shown:
            self._past.append(self._shown)
        self._show(name, heading)

    @Slot(str, str)
    def _enlarge(self, name: str, said: str) -> None:
        LargePicture(self._theme, self._window, name, said).open()

    @Slot()
    def _go_back(self) -> None:
        if self._past:
            self._show(self._past.pop())

    @Slot()
    def _ask_keys(self) -> None:
        self.close_overlay()
        self.keys_wanted.emit()

    @Slot()
    def _filter(self) -> None:
        words = tuple(self.search.text().casefold().split())
        found = [name for name, page in self.pages.items() if page.has(words)]
        for name, row in self.rows.items():
            row.setVisible(name in found)
        self.nothing.setVisible(not found)

    @Slot()
    def _show_first(self) -> None:
        first = next((name for name, row in self.rows.items() if not row.isHidden()), "")
        if first:
            self._follow(first, "")
