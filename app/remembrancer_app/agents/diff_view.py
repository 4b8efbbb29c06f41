"""Lines of files as they are, with what comes and what goes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import leaves_undo

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from remembrancer_app.theme import Theme

_PADDING = 8
_FROM_START = ("@@ -0,", "@@ -1 ", "@@ -1,")
"""The heads of parts of a diff that nothing comes before."""


class _Kind(Enum):
    HEADING = auto()
    NOTE = auto()
    TEXT = auto()
    ADDED = auto()
    REMOVED = auto()
    AROUND = auto()
    GAP = auto()


@dataclass(frozen=True, slots=True)
class _Look:
    style: TextStyle
    ink: Role
    ground: Role | None = None


_LOOKS = {
    _Kind.HEADING: _Look(TextStyle.SECONDARY_EMPHASIS, Role.TEXT),
    _Kind.NOTE: _Look(TextStyle.SECONDARY, Role.TEXT2),
    _Kind.TEXT: _Look(TextStyle.CODE, Role.TEXT),
    _Kind.ADDED: _Look(TextStyle.CODE, Role.INS_INK, Role.INS),
    _Kind.REMOVED: _Look(TextStyle.CODE, Role.DEL_INK, Role.DEL),
    _Kind.AROUND: _Look(TextStyle.CODE, Role.TEXT2),
    _Kind.GAP: _Look(TextStyle.CODE, Role.TEXT3),
}


class DiffView(Painted, QPlainTextEdit):
    """What comes and goes is marked by sign and colour. Follows the theme while it is shown."""

    def __init__(self, theme: Theme, name: str, *, fits: bool = True, parent: QWidget | None = None) -> None:
        QPlainTextEdit.__init__(self, parent)
        self._fits = fits
        self._lines: list[tuple[_Kind, str]] = []
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What was changed may stand at the end of a long line.
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.follow(theme)

    def event(self, event: QEvent) -> bool:
        return False if leaves_undo(event) else super().event(event)

    def clear_lines(self) -> None:
        """Begin anew."""
        self._lines = []
        self.clear()

    def add_heading(self, words: str) -> None:
        """Above a file: where it lies."""
        if self._lines:
            self._add(_Kind.TEXT, "")
        self._add(_Kind.HEADING, words)

    def add_line(self, words: str) -> None:
        """Something that is said about a file."""
        self._add(_Kind.NOTE, words)

    def add_text(self, text: str) -> None:
        """Lines as they stand."""
        for line in text.splitlines():
            self._add(_Kind.TEXT, line)

    def add_diff(self, line: str) -> None:
        """A line of a unified diff."""
        if line.startswith("@@"):
            if not line.startswith(_FROM_START):
                self._add(_Kind.GAP, "…")
            return
        kinds = {"+": _Kind.ADDED, "-": _Kind.REMOVED}
        self._add(kinds.get(line[:1], _Kind.AROUND), line)

    def to_start(self) -> None:
        """Show the first line."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the lines are if it ``fits``, else as low as it may be."""
        if not self._fits:
            return QSize(1, self.minimumHeight())
        # Qt counts the lines of a plain document, in place of pixels.
        lines = max(1, round(self.document().size().height()))
        around = 2 * self._theme.px(_PADDING) + round(2 * self.document().documentMargin())
        return QSize(1, lines * self.fontMetrics().lineSpacing() + around)

    def take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.CODE))
        self.document().setDocumentMargin(self._theme.px(8))
        lines, self._lines = self._lines, []
        self.clear()
        for kind, line in lines:
            self._add(kind, line)
        self.to_start()
        super().take_theme()

    def _add(self, kind: _Kind, text: str) -> None:
        look, theme = _LOOKS[kind], self._theme
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._lines:
            cursor.insertBlock()
        self._lines.append((kind, text))
        block, letters = QTextBlockFormat(), QTextCharFormat()
        if look.ground is not None:
            block.setBackground(theme.color(look.ground))
        letters.setForeground(theme.color(look.ink))
        letters.setFont(theme.font(look.style))
        cursor.setBlockFormat(block)
        cursor.setBlockCharFormat(letters)
        cursor.insertText(text, letters)
