"""The head of the review: of what kind the conflict is, what it is about, why, and which of how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.wording import describe_opinion
from remembrancer_app.conflicts.words import kind_words, reason_words, title_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictCase
    from remembrancer.model.conflicts import Contradiction
    from remembrancer_app.theme import Theme


class ReasonBar(QWidget):
    """Signals say what was pressed.

    Signals:
        next_wanted, previous_wanted: another case.
        list_wanted: the list of cases, where it does not stand beside the review.
        left: close the review, where it is a dialog.
    """

    next_wanted = Signal()
    previous_wanted = Signal()
    list_wanted = Signal()
    left = Signal()

    def __init__(self, theme: Theme, *, in_dialog: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reason")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.list = Button(theme, kind=ButtonKind.NORMAL, icon=Icon.LIST, name=self.tr("All conflicts"))
        self.list.clicked.connect(self.list_wanted)
        self.list.hide()
        row.addWidget(self.list)
        words = QVBoxLayout()
        words.setSpacing(theme.px(5))
        head = QHBoxLayout()
        head.setSpacing(theme.px(10))
        self.kind = Chip(theme, ChipFace(""))
        self.title = ElidedLabel(theme, style=TextStyle.SECTION)
        head.addWidget(self.kind)
        head.addWidget(self.title, 1)
        words.addLayout(head)
        self.reason = PlainText(theme, tone=Role.TEXT2, wraps=True)
        words.addWidget(self.reason)
        row.addLayout(words, 1)
        self.place = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, tabular=True)
        self.previous = Button(theme, icon=Icon.CHEVRON_UP, name=self.tr("Previous conflict"), key="P")
        self.next = Button(theme, icon=Icon.CHEVRON_DOWN, name=self.tr("Next conflict"), key="N")
        self.previous.clicked.connect(self.previous_wanted)
        self.next.clicked.connect(self.next_wanted)
        for widget in (self.place, self.previous, self.next):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
            widget.setVisible(not in_dialog)
        self.close_button = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"), key=self.tr("Esc"))
        self.close_button.clicked.connect(self.left)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        # Only now: shown without a parent it would be a window of its own for a moment.
        self.close_button.setVisible(in_dialog)

    def show_case(self, case: ConflictCase, contradiction: Contradiction | None) -> None:
        """``contradiction`` is that of the two statements that are compared."""
        kind = case.kind if contradiction is None else contradiction.kind
        self.kind.set_face(ChipFace(kind_words(kind), Icon.GIT_COMPARE, Role.CONTEST))
        self.title.setText(title_words(case))
        words = ["" if contradiction is None else reason_words(contradiction)]
        words += [describe_opinion(each, translate) for each in case.opinions]
        self.reason.setText(" ".join(words).strip())

    def show_place(self, words: str) -> None:
        """``1 of 3``."""
        self.place.setText(words)
