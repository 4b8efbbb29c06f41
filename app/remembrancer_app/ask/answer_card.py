"""The few stored sentences that answer, or that nothing does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTextBrowser, QWidget

from remembrancer_app.ask.focus_card import FocusCard
from remembrancer_app.theme import Icon, Role, Standing, TextStyle, measures
from remembrancer_app.widgets.chip import StatusChip
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer.model.recalling import Answer
    from remembrancer_app.theme import Theme

_LINK = "item:"


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with the numbers of what it is from; ``emphasis`` are ranges of characters that are set in bold."""

    text: str
    items: tuple[int, ...]
    emphasis: tuple[tuple[int, int], ...] = ()


class AnswerText(Painted, QTextBrowser):
    """Sentences in the size of reading, each with the number of what it is from. Stored text is never markup.

    Signals:
        cited: the number of an item, from 1.
    """

    cited = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QTextBrowser.__init__(self, parent)
        self._said: tuple[Said, ...] = ()
        self.setAccessibleName(self.tr("Answer from memory"))
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._follow_link)
        self.follow(theme)

    def show_said(self, said: tuple[Said, ...]) -> None:
        self._said = said
        self._lay_out()

    def take_theme(self) -> None:
        self._lay_out()
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(80), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        theme, style = self._theme, TextStyle.STATEMENT
        font = theme.font(style)
        self.setFont(font)
        self.clear()
        plain = QTextCharFormat()
        plain.setFont(font)
        plain.setForeground(theme.color(Role.TEXT))
        strong = QTextCharFormat(plain)
        strong.setFontWeight(QFont.Weight.DemiBold)
        cursor = QTextCursor(self.document())
        block = QTextBlockFormat()
        block.setLineHeight(style.value.line_percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.setBlockFormat(block)
        for number, said in enumerate(self._said):
            if number:
                cursor.insertText(" ", plain)
            text = " ".join(said.text.splitlines())
            at = 0
            for start, end in said.emphasis:
                cursor.insertText(text[at:start], plain)
                cursor.insertText(text[start:end], strong)
                at = end
            cursor.insertText(text[at:], plain)
            if said.items:
                cursor.insertText("\N{NO-BREAK SPACE}", plain)
            for item in said.items:
                cursor.insertText(f"[{item}]", self._link(plain, item))
        self._fit()

    def _link(self, plain: QTextCharFormat, item: int) -> QTextCharFormat:
        link = QTextCharFormat(plain)
        link.setAnchor(True)
        link.setAnchorHref(f"{_LINK}{item}")
        link.setForeground(self._theme.color(Role.LINK))
        link.setToolTip(self.tr("Show memory {0}").format(item))
        return link

    def emphasised(self) -> list[str]:
        """What is set in bold, in order."""
        return [each.text[start:end] for each in self._said for start, end in each.emphasis]

    @Slot(QUrl)
    def _follow_link(self, url: QUrl) -> None:
        number = url.toString().removeprefix(_LINK)
        if number.isdecimal():
            self.cited.emit(int(number))

    def _fit(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        self.setFixedHeight(max(1, round(self.document().size().height()) + 1))


class AnswerCard(FocusCard):
    """Shown while there is an answer, or where what was found is no answer.

    Signals:
        cited: the number of an item, from 1.
    """

    cited = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, ground=Role.SURFACE, edge=Role.LINE, parent=parent)
        self.setObjectName("answer")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        head = QHBoxLayout()
        head.setSpacing(theme.px(measures.CONTROL_GAP))
        head.addWidget(IconLabel(theme, Icon.QUOTE, size=measures.ICON_ROW, colour=Role.ACCENT))
        head.addWidget(PlainText(theme, self.tr("From memory"), style=TextStyle.SECONDARY_EMPHASIS))
        how = self.tr("put together from stored sentences, no language model")
        self.how = ElidedLabel(theme, how, style=TextStyle.CAPTION, tone=Role.TEXT2)
        keeps_its_place = self.how.sizePolicy()
        keeps_its_place.setRetainSizeWhenHidden(True)
        self.how.setSizePolicy(keeps_its_place)
        head.addWidget(self.how, 1)
        self.contested = StatusChip(theme, Standing.CONTESTED)
        self.contested.setToolTip(self.tr("Another statement says something else, and nobody has decided yet."))
        head.addWidget(self.contested)
        self.column.addLayout(head)
        self.column.addSpacing(theme.px(6))
        self.text = AnswerText(theme)
        self.column.addWidget(self.text)
        self.ring_for(self.text)
        self.text.cited.connect(self.cited)
        self.setFocusProxy(self.text)

    def show_answer(self, answer: Answer) -> None:
        self.how.show()
        self.contested.setVisible(answer.contested)
        self.text.show_said(tuple(Said(each.text, (each.item,), each.emphasis) for each in answer.quotations))

    def show_none(self) -> None:
        """Something was found, and none of it answers."""
        self.how.hide()
        self.contested.hide()
        words = self.tr("Nothing stored answers this. What is nearest stands below.")
        self.text.show_said((Said(words, ()),))
