"""A page of the manual as it is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QUrl, Signal, Slot
from PySide6.QtGui import QTextCursor, QTextFrameFormat
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from remembrancer_app.manual.pictures import PICTURE, Pictures
from remembrancer_app.theme import TextStyle
from remembrancer_app.widgets.markdown_document import MARKDOWN, MarkdownDocument, MarkdownStyling
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer_app.manual.pages import ManualPage
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT = 660, 480
_SIDE = 12
_BLANKS = re.compile(r"[^\w]+")


class ManualView(Painted, QTextBrowser):
    """Shows one page at a time.

    Signals:
        followed: the name of a page that a link leads to, and the heading in it, or "".
        picture_wanted: a picture is to be seen larger; its name, and what it shows.
    """

    followed = Signal(str, str)
    picture_wanted = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QTextBrowser.__init__(self, parent)
        self.setObjectName("manual_page")
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self._page: ManualPage | None = None
        self._pictures: Pictures | None = None
        self.anchorClicked.connect(self._follow)
        self.follow(theme)

    @property
    def page(self) -> ManualPage | None:
        return self._page

    def show_page(self, page: ManualPage, heading: str = "") -> None:
        """Show it from its beginning, or from a heading of it (as links write headings)."""
        if page != self._page:
            self._page = page
            self.setAccessibleName(page.title)
            self._lay_out(page)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)
        if heading:
            self._go_to(heading)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self._theme.px(_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pictures()

    def take_theme(self) -> None:
        super().take_theme()
        if self._page is not None:
            self._lay_out(self._page)

    def _lay_out(self, page: ManualPage) -> None:
        theme = self._theme
        document = MarkdownDocument(self)
        document.setDefaultFont(theme.font(TextStyle.REPORT))
        document.setMarkdown(page.text, MARKDOWN)
        MarkdownStyling(theme, document, theme.color).apply()
        self._pictures = Pictures(document, theme)
        form = QTextFrameFormat()
        form.setRightMargin(theme.px(_SIDE))
        form.setBottomMargin(theme.px(32))
        document.rootFrame().setFrameFormat(form)
        before = self.document()
        self.setDocument(document)
        if isinstance(before, MarkdownDocument):
            before.deleteLater()
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        if self._pictures is not None:
            around = self._theme.px(_SIDE) + round(2 * self.document().documentMargin())
            self._pictures.fit(self.viewport().width() - around, self.devicePixelRatioF())

    def _go_to(self, heading: str) -> None:
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and anchor_of(block.text()) == heading:
                cursor = QTextCursor(block)
                # From the end upwards, so that the heading stands at the top.
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(cursor)
                return
            block = block.next()

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if PICTURE.fullmatch(url.path()) and self._page is not None:
            self.picture_wanted.emit(url.path(), self._page.says_of(url.path()))
        elif url.isRelative() and self._page is not None:
            self.followed.emit(url.path().removesuffix(".md") or self._page.name, url.fragment())


def anchor_of(heading: str) -> str:
    """How a link writes a heading, as Markdown is shown elsewhere too."""
    return _BLANKS.sub("-", heading.casefold()).strip("-")
