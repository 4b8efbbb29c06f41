"""The rows of the page: what a setting is called, a line of help, and its control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_PADDING, _WORDS_WIDTH = 16, 250


class SettingRow(QWidget):
    """Name and help at the start, "Reset" where somebody changed something, and the control at the end.

    ``below`` is put under them over the whole width. Trouble is told under the help.

    Signals:
        reset_wanted: back to the default.
    """

    reset_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        title: str,
        help_words: str = "",
        control: QWidget | None = None,
        *,
        below: QWidget | None = None,
        resets: bool = False,
        more_words: str = "",
    ) -> None:
        super().__init__()
        self.title = title
        self._words = f"{title} {help_words} {more_words}".casefold()
        self._theme = theme
        outer = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._row.setSpacing(theme.px(12))
        self._told = QWidget()
        self.words = QVBoxLayout(self._told)
        self.words.setContentsMargins(0, 0, 0, 0)
        self.words.setSpacing(2)
        self._title = PlainText(theme, title, style=TextStyle.CONTROL, wraps=True)
        self.words.addWidget(self._title)
        self.help = PlainText(theme, help_words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.words.addWidget(self.help)
        # Only now: shown without a parent it would be a window of its own for a moment, and take the focus.
        self.help.setVisible(bool(help_words))
        self.trouble = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.trouble.hide()
        self.words.addWidget(self.trouble)
        self._row.addWidget(self._told, 1)
        end = QHBoxLayout()
        end.setSpacing(theme.px(12))
        self.reset = Button(theme, self.tr("Reset"), kind=ButtonKind.LINK, size=ControlSize.ROW, parent=self)
        self.reset.setAccessibleName(self.tr("Reset: {0}").format(title))
        self.reset.clicked.connect(self.reset_wanted)
        self.reset.hide()
        if resets:
            end.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignVCenter)
        if control is not None:
            end.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        # Takes no room beside the words; below them it keeps the control at the start.
        end.addStretch()
        self._row.addLayout(end)
        outer.addLayout(self._row)
        if below is not None:
            outer.addWidget(below)
        # As high as its words need at its width.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        theme.changed.connect(self._take_sizes)
        self._take_sizes()

    @Slot()
    def _take_sizes(self) -> None:
        px = self._theme.px
        self._told.setMinimumWidth(px(_WORDS_WIDTH))
        outer = self.layout()
        if outer is not None:
            outer.setContentsMargins(px(_PADDING), px(9), px(_PADDING), px(9))
            outer.setSpacing(px(10))

    def set_stacked(self, stacked: bool) -> None:
        """Put the control below the words, where there is no room beside them."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)

    def answers(self, words: tuple[str, ...]) -> bool:
        """Whether all these words, folded, stand in its name or help."""
        return all(word in self._words or word in self.title.casefold() for word in words)

    def set_title(self, words: str) -> None:
        """Another name, where it tells a state; the row is found by it too."""
        self.title = words
        self._title.setText(words)

    def set_help(self, words: str) -> None:
        self.help.setText(words)
        self.help.setVisible(bool(words))

    def say_trouble(self, words: str) -> None:
        self.trouble.setText(words)
        self.trouble.setVisible(bool(words))


class RowCard(Card):
    """Rows with a line between those that are shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, padding=0)
        self.rows: list[SettingRow] = []
        self._lines: list[Separator] = []

    def add(self, row: SettingRow) -> SettingRow:
        line = Separator(self._theme)
        self._lines.append(line)
        self.column.addWidget(line)
        self.column.addWidget(row)
        self.rows.append(row)
        self._show_lines()
        return row

    def set_stacked(self, stacked: bool) -> None:
        for row in self.rows:
            row.set_stacked(stacked)

    def filter(self, words: tuple[str, ...]) -> bool:
        """Show the rows that have these words; whether any does. The card is hidden where none does."""
        for row in self.rows:
            row.setVisible(row.answers(words))
        any_shown = any(not row.isHidden() for row in self.rows)
        self._show_lines()
        self.setVisible(any_shown)
        return any_shown

    def _show_lines(self) -> None:
        first = True
        for line, row in zip(self._lines, self.rows, strict=True):
            line.setVisible(not row.isHidden() and not first)
            first = first and row.isHidden()
