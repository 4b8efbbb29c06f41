"""The banner over a page that shows the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from remembrancer_app.theme import Theme

_FRAME = 3
_ROOM_FOR_COMPARING = 700


class PastBanner(Painted, QFrame):
    """Says which moment is shown, steps by days on which something changed, and leads back.

    Signals:
        stepped: to an earlier day (-1) or a later one (1).
        compared: compare the day with now.
        left: back to now.
    """

    stepped = Signal(int)
    compared = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QFrame.__init__(self, parent)
        self.setObjectName("past")
        self._row = QHBoxLayout(self)
        self.words = ElidedLabel(theme, style=TextStyle.EMPHASIS, tone=Role.PAST_INK)
        self.explanation = ElidedLabel(theme, tone=Role.PAST_INK)
        self.earlier = self._button(theme, Icon.CHEVRON_LEFT, self.tr("The day before with changes"))
        self.later = self._button(theme, Icon.CHEVRON_RIGHT, self.tr("The next day with changes"))
        self.compare = Button(theme, self.tr("Compare with now"), kind=ButtonKind.ON_PAST, size=ControlSize.ROW)
        self.back = Button(
            theme, self.tr("Return to now"), kind=ButtonKind.ON_PAST, key=self.tr("Esc"), size=ControlSize.ROW
        )
        self.earlier.clicked.connect(self._earlier)
        self.later.clicked.connect(self._later)
        self.compare.clicked.connect(self.compared)
        self.back.clicked.connect(self.left)
        self._row.addWidget(IconLabel(theme, Icon.HISTORY, colour=Role.PAST_INK))
        self._row.addWidget(self.words)
        self._row.addWidget(self.explanation, 1)
        for button in (self.earlier, self.later, self.compare, self.back):
            self._row.addWidget(button)
        self.hide()
        self.follow(theme)

    def show_date(self, words: str, *, page: str, follows: bool, held: str) -> None:
        """The moment in words, over a page of that title; ``held`` is the day on which what is shown held, if asked."""
        text = self.tr("Viewing {0}").format(words)
        if not follows:
            explained = self.tr("{0} shows what is now.").format(page)
        elif held:
            explained = self.tr("What held on {0}, as known then. Nothing can be changed here.").format(held)
        else:
            explained = self.tr("The vault as it stood then. Nothing can be changed here.")
        self.words.setText(text)
        self.words.updateGeometry()
        self.explanation.setText(explained)
        self.setAccessibleName(f"{text}. {explained}")

    def show_steps(self, earlier: str, later: str) -> None:
        """Where the arrows lead: the days, or empty texts for none before and for now."""
        self.earlier.setEnabled(bool(earlier))
        before = self.tr("The day before with changes: {0}").format(earlier)
        self.earlier.setToolTip(before if earlier else self.tr("Nothing was recorded before"))
        after = self.tr("The next day with changes: {0}").format(later)
        self.later.setToolTip(after if later else self.tr("The next changes are today's: return to now"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.compare.setVisible(self.width() >= self._theme.px(_ROOM_FOR_COMPARING))

    def take_theme(self) -> None:
        theme = self._theme
        self.setFixedHeight(theme.px(42))
        self._row.setContentsMargins(theme.px(20), 0, theme.px(13), 0)
        self._row.setSpacing(theme.px(10))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._theme.color(Role.PAST))

    def _button(self, theme: Theme, icon: Icon, name: str) -> Button:
        return Button(theme, kind=ButtonKind.ON_PAST, icon=icon, name=name, size=ControlSize.ROW)

    @Slot()
    def _earlier(self) -> None:
        self.stepped.emit(-1)

    @Slot()
    def _later(self) -> None:
        self.stepped.emit(1)


class PastFrame(Painted, QFrame):
    """What holds the pages; in the past a line in the colour of the past runs around them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QFrame.__init__(self, parent)
        self._is_past = False
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)
        self.follow(theme)
        self.set_past(past=False)

    def set_past(self, *, past: bool) -> None:
        self._is_past = past
        side = _FRAME if past else 0
        self.column.setContentsMargins(side, 0, side, side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ground = Role.PAST if self._is_past else Role.WINDOW
        QPainter(self).fillRect(self.rect(), self._theme.color(ground))
