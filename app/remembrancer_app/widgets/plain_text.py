"""Text that is never read as markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextBlockFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QTextEdit, QWidget

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer_app.theme import Theme


def leaves_undo(event: QEvent) -> bool:
    """Whether undo or redo was pressed on a text that nobody can write into, so that the window is to have the keys.

    Qt takes them there, too, and does nothing.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    keys = QKeySequence.StandardKey
    if not any(event.matches(key) for key in (keys.Undo, keys.Redo)):
        return False
    event.ignore()
    return True


class PlainText(QLabel):
    """A label in one of the named styles and tones. Whatever the text is, it is shown as it is."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        style: TextStyle = TextStyle.BODY,
        tone: Role = Role.TEXT,
        wraps: bool = False,
        tabular: bool = False,
        selectable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = style
        self._tabular = tabular
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wraps)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.setProperty("tone", tone.value)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def event(self, event: QEvent) -> bool:
        return False if leaves_undo(event) else super().event(event)

    def set_tone(self, tone: Role) -> None:
        if self.property("tone") != tone.value:
            self.setProperty("tone", tone.value)
            # A rule that names a property is only looked up again when the widget is polished.
            self.style().unpolish(self)
            self.style().polish(self)

    def set_style(self, style: TextStyle) -> None:
        self._style = style
        self._take_theme()

    def _take_theme(self) -> None:
        self.setFont(self._theme.font(self._style, tabular=self._tabular))


class StatementText(Painted, QTextEdit):
    """A memory's text with the wide lines of reading: wraps, can be copied, is as high as it needs to be."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        style: TextStyle = TextStyle.STATEMENT,
        tone: Role = Role.TEXT,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        QTextEdit.__init__(self, parent)
        self._style = style
        self._tone = tone
        self.setReadOnly(True)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        if name:
            self.setAccessibleName(name)
        self._text = text
        self.follow(theme)

    def event(self, event: QEvent) -> bool:
        return False if leaves_undo(event) else super().event(event)

    def set_text(self, text: str) -> None:
        self._text = text
        self._lay_out()

    def take_theme(self) -> None:
        self._lay_out()
        super().take_theme()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(80), self.height())

    def _lay_out(self) -> None:
        self.setFont(self._theme.font(self._style))
        self.setTextColor(self._theme.color(self._tone))
        self.setPlainText(self._text)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        block = QTextBlockFormat()
        block.setLineHeight(self._style.value.line_percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(block)
        self._fit()

    def _fit(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        self.setFixedHeight(max(1, round(self.document().size().height()) + 1))
