"""A field for a passphrase or a key, hidden unless asked to be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class SecretField(Painted, QFrame):
    """A key, dots, and an eye. The input method is told to learn nothing from it.

    Signals:
        submitted: Enter was pressed.
        changed: the text is another.
    """

    submitted = Signal()
    changed = Signal(str)

    def __init__(self, theme: Theme, name: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        QFrame.__init__(self, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.line = QLineEdit(self)
        self.line.setProperty("bare", True)
        self.line.setFrame(False)
        self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(placeholder or name)
        self.line.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )
        self.line.returnPressed.connect(self.submitted)
        self.line.textChanged.connect(self.changed)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.eye = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.EYE, name=self.tr("Show what is typed"), size=ControlSize.ROW
        )
        self.eye.setCheckable(True)
        self.eye.toggled.connect(self._reveal)
        self._row = QHBoxLayout(self)
        self._row.addWidget(IconLabel(theme, Icon.KEY_ROUND))
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self.eye)
        self.follow(theme)

    def text(self) -> str:
        return self.line.text()

    def clear(self) -> None:
        """Forget what was typed, also for undo."""
        self.line.clear()
        self.eye.setChecked(False)

    def set_name(self, name: str) -> None:
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(name)

    def take_theme(self) -> None:
        theme = self._theme
        self.line.setFont(theme.font(TextStyle.BODY))
        self.setFixedHeight(theme.px(measures.CONTROL_HEIGHT + 4))
        self._row.setContentsMargins(theme.px(11), 0, theme.px(5), 0)
        self._row.setSpacing(theme.px(8))
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(340), self._theme.px(measures.CONTROL_HEIGHT + 4))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.SURFACE), edge=theme.color(Role.LINE2))
        if self.line.hasFocus():
            paint_focus_ring(theme, painter, self.rect(), radius)

    @Slot(bool)
    def _reveal(self, shown: bool) -> None:
        self.line.setEchoMode(QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password)
        self.eye.set_drawing(Icon.EYE_OFF if shown else Icon.EYE)
