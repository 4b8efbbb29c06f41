"""The field for a question, with the last ones below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from remembrancer.model.limits import QUERY_CHARACTERS
from remembrancer_app.ask.question_history import QuestionHistory
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.ask.kept_questions import KeptQuestions
    from remembrancer_app.theme import Theme

_HEIGHT, _ICON = 50, 20


class QuestionField(Painted, QFrame):
    """Enter and the button ask. While an answer is late the button takes the question back, and so does Esc.

    Signals:
        asked: the question, without gaps around it and never empty.
        cancelled: it is taken back.
    """

    asked = Signal(str)
    cancelled = Signal()

    def __init__(self, theme: Theme, kept: KeptQuestions, parent: QWidget | None = None) -> None:
        QFrame.__init__(self, parent)
        self.setObjectName("question")
        self._kept = kept
        self._cancels = False
        self._history: QuestionHistory | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.line = QLineEdit()
        self.line.setProperty("bare", True)
        self.line.setFrame(False)
        self.line.setMaxLength(QUERY_CHARACTERS)
        self.line.setAccessibleName(self.tr("Question"))
        self.line.setPlaceholderText(self.tr("Ask what is remembered"))
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.earlier = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.CHEVRON_DOWN, name=self.tr("Last questions"), key=self.tr("Down")
        )
        self.earlier.clicked.connect(self.open_history)
        self.button = Button(theme, self.tr("Ask"), kind=ButtonKind.PRIMARY, icon=Icon.CORNER_DOWN_LEFT)
        self.button.clicked.connect(self._press)
        self._row = QHBoxLayout(self)
        self._row.addWidget(IconLabel(theme, Icon.MESSAGE_CIRCLE_QUESTION_MARK, size=_ICON, colour=Role.ACCENT))
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self.earlier)
        self._row.addWidget(self.button)
        self.line.textChanged.connect(self._text_changed)
        self.follow(theme)
        self.show_kept()

    def text(self) -> str:
        return self.line.text().strip()

    def set_text(self, question: str) -> None:
        self.line.setText(question)

    def show_kept(self) -> None:
        """The last questions may be others, or none."""
        self.earlier.setVisible(bool(self._kept.all()))

    @property
    def history(self) -> QuestionHistory | None:
        """The list of the last questions, once it was open."""
        return self._history

    @property
    def can_cancel(self) -> bool:
        return self._cancels

    def set_can_cancel(self, can_cancel: bool) -> None:
        """The answer is late, so that the button takes the question back; or it is not any more."""
        if can_cancel != self._cancels:
            self._cancels = can_cancel
            self.button.setText(self.tr("Cancel") if can_cancel else self.tr("Ask"))
            self.button.set_drawing(Icon.X if can_cancel else Icon.CORNER_DOWN_LEFT)
            self.button.set_kind(ButtonKind.NORMAL if can_cancel else ButtonKind.PRIMARY)

    @Slot()
    def ask(self) -> None:
        """Ask what stands there; nothing happens if nothing does."""
        question = self.text()
        if question:
            self.asked.emit(question)

    @Slot()
    def open_history(self) -> None:
        """Show the last questions, if there are any."""
        questions = self._kept.all()
        if not questions:
            return
        if self._history is None:
            self._history = QuestionHistory(self._theme, self.window(), self)
            self._history.chosen.connect(self._take)
            self._history.forgotten.connect(self._forget)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._history.open_with(questions)

    def close_history(self) -> None:
        if self._history is not None:
            self._history.close_popover()

    def take_theme(self) -> None:
        theme = self._theme
        self.line.setFont(theme.font(TextStyle.STATEMENT))
        self.setFixedHeight(theme.px(_HEIGHT))
        self._row.setContentsMargins(theme.px(15), 0, theme.px(9), 0)
        self._row.setSpacing(theme.px(8))
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(480), self._theme.px(_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        if isinstance(event, QFocusEvent):
            self.update()
            if event.type() == QEvent.Type.FocusOut and event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
                self.close_history()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.SURFACE), edge=theme.color(Role.LINE2))
        if self.line.hasFocus():
            paint_focus_ring(theme, painter, self.rect(), radius)

    def _take_key(self, event: QKeyEvent) -> bool:
        if self._history is not None and self._history.isVisible() and self._history.take_key(event):
            return True
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.ask()
            case Qt.Key.Key_Down:
                self.open_history()
            case Qt.Key.Key_Escape if self._cancels:
                self.cancelled.emit()
            case _:
                return False
        return True

    @Slot()
    def _press(self) -> None:
        if self._cancels:
            self.cancelled.emit()
        else:
            self.ask()

    @Slot(str)
    def _take(self, question: str) -> None:
        self.set_text(question)
        self.ask()

    @Slot()
    def _forget(self) -> None:
        self._kept.forget()
        self.show_kept()

    @Slot(str)
    def _text_changed(self, _text: str) -> None:
        self.close_history()
