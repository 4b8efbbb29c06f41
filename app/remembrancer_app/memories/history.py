"""What became of a memory: its versions, what each changed, when and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.model.types import ActorKind, OperationKind
from remembrancer_app.memories.differences import date_words
from remembrancer_app.memories.version_card import VersionCard
from remembrancer_app.memories.words import changed_words, one_line
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.history import FieldDifference
    from remembrancer.model.memory import Version
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_SHOWN = 12
_WAS_CHARACTERS = 44


class HistoryBlock(QWidget):
    """The newest version first. A click opens what a version said and what was new in it; another one closes it.

    Signals:
        restore_wanted: make this Version's values current again.
        difference_wanted: say with `show_differences` how two versions differ; their numbers, the older one first.
        opened: this widget of the block is to be seen whole.
    """

    restore_wanted = Signal(object)
    difference_wanted = Signal(int, int)
    opened = Signal(QWidget)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._theme = theme
        self._day_words = day_words
        self._versions: tuple[Version, ...] = ()
        self._read_only = False
        self._all = False
        self._open_number = 0
        self._to_now = False
        self.entries: list[HistoryEntry] = []
        self.card: VersionCard | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        head = QHBoxLayout()
        self.title = PlainText(theme, self.tr("History"), style=TextStyle.SECONDARY_EMPHASIS)
        head.addWidget(self.title)
        head.addStretch(1)
        self.compare = Button(theme, " ", kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.compare.clicked.connect(self._turn)
        head.addWidget(self.compare)
        column.addLayout(head)
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        column.addWidget(self._list)
        self._name_compare()

    def show_history(self, versions: tuple[Version, ...], *, read_only: bool) -> None:
        """Show these versions. What was open of the same memory stays open."""
        if versions == self._versions and read_only is self._read_only:
            return
        if not versions or not self._versions or versions[0].memory.id != self._versions[0].memory.id:
            self._all, self._open_number, self._to_now = False, 0, False
        self._versions = versions
        self._read_only = read_only
        self._build()

    def show_differences(self, before: int, after: int, differences: Sequence[FieldDifference]) -> None:
        """How two versions differ, the older one first; nothing happens if that is no longer what is asked."""
        if self.card is not None and self._asked == (before, after):
            self.card.show_differences(differences, to_now=self._to_now)
            self.opened.emit(self.card)

    def open_newest(self) -> None:
        """Open the newest version and go there."""
        if self.entries:
            if self._open_number != self._versions[0].memory.number:
                self._toggle(self._versions[0])
            self.entries[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.opened.emit(self.card or self.entries[0])

    def _build(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.entries, self.card = [], None
        self._name_compare()
        shown = self._versions if self._all else self._versions[:_SHOWN]
        for place, version in enumerate(shown):
            last = place == len(self._versions) - 1
            entry = HistoryEntry(
                self._theme, self._title(place, version), self._by(version), newest=place == 0, last=last
            )
            entry.clicked.connect(lambda _checked=False, version=version: self._toggle(version))
            entry.stepped.connect(self._step)
            self._column.addWidget(entry)
            # At once, so that it can take the focus; the layout would show it a little later.
            entry.show()
            self.entries.append(entry)
            if version.memory.number == self._open_number:
                entry.set_open()
                self._open_card(version, newest=place == 0)
        if len(shown) < len(self._versions):
            more = Button(
                self._theme,
                self.tr("Show all {0} versions").format(self.locale().toString(len(self._versions))),
                size=ControlSize.ROW,
            )
            more.clicked.connect(self._show_all)
            self._column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)

    def _open_card(self, version: Version, *, newest: bool) -> None:
        can_restore = not newest and not self._read_only
        self.card = VersionCard(self._theme, self._day_words, version, can_restore=can_restore)
        self.card.restore_wanted.connect(lambda: self.restore_wanted.emit(version))
        self._column.addWidget(self.card)
        self.card.show()
        before, after = self._asked
        if 0 < before < after:
            self.difference_wanted.emit(before, after)
        elif self._to_now:
            self.card.show_differences((), to_now=True)

    @property
    def _asked(self) -> tuple[int, int]:
        """The two versions whose difference is shown: the open one with the one before it, or with the newest."""
        if self._to_now:
            return self._open_number, self._versions[0].memory.number
        return self._open_number - 1, self._open_number

    @Slot()
    def _show_all(self) -> None:
        self._all = True
        self._build()

    @Slot()
    def _turn(self) -> None:
        """What was new in each version, or what has become of it since."""
        self._to_now = not self._to_now
        if self._to_now and self._open_number in (0, self._versions[0].memory.number):
            self._open_number = self._versions[1].memory.number
        self._build()
        if self.card is not None:
            self.opened.emit(self.card)

    def _name_compare(self) -> None:
        self.compare.setText(self.tr("Compare step by step") if self._to_now else self.tr("Compare with now"))
        self.compare.setVisible(len(self._versions) > 1 and not self._read_only)

    def _toggle(self, version: Version) -> None:
        number = version.memory.number
        self._open_number = 0 if self._open_number == number else number
        self._build()
        for entry, each in zip(self.entries, self._versions, strict=False):
            if each is version:
                entry.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.card is not None:
            self.opened.emit(self.card)

    @Slot(int)
    def _step(self, by: int) -> None:
        places = [place for place, entry in enumerate(self.entries) if entry.hasFocus()]
        if places and 0 <= places[0] + by < len(self.entries):
            entry = self.entries[places[0] + by]
            entry.setFocus(Qt.FocusReason.TabFocusReason)
            self.opened.emit(entry)

    def _title(self, place: int, version: Version) -> str:
        first = place == len(self._versions) - 1
        text_differs = len(self._versions) > 1 and version.memory.content != self._versions[0].memory.content
        if first and text_differs:
            return self.tr("Created as “{0}”").format(one_line(version.memory.content, _WAS_CHARACTERS))
        if version.changed_fields == ("times",) and not first and version.operation_kind != OperationKind.VERIFY:
            earlier = self._versions[place + 1].memory
            if words := date_words(earlier.times, version.memory.times, self._day_words):
                return words
        return changed_words(version)

    def _by(self, version: Version) -> str:
        own = {ActorKind.PERSON: self.tr("You"), ActorKind.PROGRAM: self.tr("Remembrancer")}
        actor = own.get(ActorKind(version.actor_kind), version.actor)
        words = f"{self._day_words.moment(version.opened)} · {actor}"
        return f"{words} · {one_line(version.reason)}" if version.reason else words


class HistoryEntry(Painted, QAbstractButton):
    """A dot on a line, what changed, and when by whom.

    Signals:
        stepped: Up or Down was pressed: so many entries on.
    """

    stepped = Signal(int)

    def __init__(self, theme: Theme, title: str, by: str, *, newest: bool, last: bool) -> None:
        QAbstractButton.__init__(self)
        self._by = by
        self.setToolTip(plain_tooltip(f"{title}\n{by}"))
        self._newest, self._last = newest, last
        self._open = False
        self.setText(title)
        self.setAccessibleName(f"{title}, {by}")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_open(self) -> None:
        self._open = True
        self.setAccessibleDescription(self.tr("open"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case _:
                super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        if self.underMouse() or self._open:
            paint_rounded(painter, outer, theme.px(measures.RADIUS), fill=theme.color(Role.HOVER))
        dot = theme.px(9)
        centre = theme.px(6)
        top = theme.px(8)
        if not self._last:
            line = QRect(centre, top + dot + theme.px(3), 1, outer.height())
            painter.fillRect(mirrored(line, outer, direction), theme.color(Role.LINE))
        if not self._newest:
            above = QRect(centre, 0, 1, top - theme.px(3))
            painter.fillRect(mirrored(above, outer, direction), theme.color(Role.LINE))
        circle = mirrored(QRect(centre - dot // 2, top, dot, dot), outer, direction)
        paint_rounded(painter, circle, dot / 2, fill=theme.color(Role.ACCENT if self._newest else Role.LINE2))
        left = theme.px(22)
        painter.setFont(theme.font(TextStyle.SECONDARY_EMPHASIS if self._newest else TextStyle.SECONDARY))
        title = QRect(left, theme.px(4), outer.width() - left - theme.px(4), theme.px(17))
        paint_line(painter, mirrored(title, outer, direction), self.text(), theme.color(Role.TEXT))
        painter.setFont(theme.font(TextStyle.CAPTION))
        by = QRect(left, theme.px(20), title.width(), theme.px(16))
        paint_line(painter, mirrored(by, outer, direction), self._by, theme.color(Role.TEXT2))
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, theme.px(measures.RADIUS))
