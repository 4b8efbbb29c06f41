"""The header: what page this is, the search, the date, and the main action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.pane import Pane

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer_app.theme import Theme

_NARROWEST_SEARCH = 110


class Header(Pane):
    """Title and subtitle, then the search field that it is given, the date button and New."""

    def __init__(self, theme: Theme, search: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.WINDOW, frozenset({"bottom"}), parent)
        self.setObjectName("header")
        self.title = ElidedLabel(theme, style=TextStyle.PAGE_TITLE)
        self.subtitle = ElidedLabel(theme, style=TextStyle.BODY, tone=Role.TEXT2)
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._search = search
        self.date = Button(theme, self.tr("Now"), icon=Icon.HISTORY, drops=True)
        self.date.setAccessibleDescription(self.tr("The date at which the vault is shown"))
        self.new = Button(theme, self.tr("New"), kind=ButtonKind.PRIMARY, icon=Icon.PLUS)
        self.new.setAccessibleName(self.tr("New memory"))
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.title)
        self._row.addWidget(self.subtitle, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(search)
        self._row.addWidget(self.date)
        self._row.addWidget(self.new)
        self.take_theme()

    def set_page(self, title: str, subtitle: str = "") -> None:
        self.title.setText(title)
        self.title.updateGeometry()
        self.set_subtitle(subtitle)
        self._fit_search()

    def set_subtitle(self, subtitle: str) -> None:
        self.subtitle.setText(subtitle)
        self.subtitle.updateGeometry()

    def set_past(self, words: str, *, can_add: bool) -> None:
        """The date in the past that is shown, or an empty text for the present."""
        self.date.setText(words or self.tr("Now"))
        self.date.set_kind(ButtonKind.PAST if words else ButtonKind.NORMAL)
        self.date.updateGeometry()
        # What changes is not offered in the past.
        self.new.setVisible(can_add)
        self._fit_search()

    def take_theme(self) -> None:
        if hasattr(self, "_row"):
            theme = self._theme
            margin = theme.px(measures.PAGE_MARGIN)
            self._row.setContentsMargins(margin, 0, theme.px(measures.PAGE_MARGIN_NARROW), 1)
            self._row.setSpacing(theme.px(measures.CONTROL_GAP))
            self.setFixedHeight(theme.px(measures.HEADER_HEIGHT))
            self._fit_search()
        super().take_theme()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_search()

    def _fit_search(self) -> None:
        """380 px where there is room, and down to 110 where large text leaves none: the title is read before that."""
        theme = self._theme
        taken = sum(each.sizeHint().width() for each in (self.title, self.date, self.new))
        taken += self.subtitle.minimumSizeHint().width()
        room = self.width() - taken - theme.px(2 * measures.PAGE_MARGIN + 4 * measures.CONTROL_GAP)
        wanted = max(theme.px(_NARROWEST_SEARCH), min(theme.px(measures.SEARCH_WIDTH), room))
        self._search.setFixedWidth(wanted)
