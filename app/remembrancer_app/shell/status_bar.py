"""The line at the bottom: is the vault open, what is in it, which namespace is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_rounded
from remembrancer_app.widgets.pane import Pane

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.queries import Namespace, VaultState
    from remembrancer_app.theme import Theme

_STYLE = TextStyle.CAPTION


class StatusButton(Painted, QAbstractButton):
    """Words in the status bar that open a menu."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self.menu = QMenu(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.follow(theme)

    @Slot()
    def open_menu(self) -> None:
        above = self.mapToGlobal(self.rect().topLeft())
        above.setY(above.y() - self.menu.sizeHint().height())
        self.menu.popup(above)

    def sizeHint(self) -> QSize:
        theme = self._theme
        words = theme.metrics(_STYLE).horizontalAdvance(self.text())
        return QSize(words + theme.px(4 + 4 + 12 + 6), theme.px(measures.STATUS_BAR_HEIGHT - 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS_SMALL)
        if self.underMouse() or self.isDown():
            paint_rounded(painter, self.rect(), radius, fill=theme.blended(Role.TEXT, 0.06, Role.RAIL))
        side = theme.px(measures.ICON_CAPTION)
        words = QRect(theme.px(6), 0, theme.metrics(_STYLE).horizontalAdvance(self.text()) + 1, self.height())
        drop = QRect(words.right() + theme.px(4), (self.height() - side) // 2, side, side)
        direction = self.layoutDirection()
        painter.setFont(theme.font(_STYLE))
        painter.setPen(theme.color(Role.TEXT2))
        painter.drawText(mirrored(words, self.rect(), direction), Qt.AlignmentFlag.AlignVCenter, self.text())
        theme.icons.paint(painter, mirrored(drop, self.rect(), direction), Icon.CHEVRON_UP, Role.TEXT2)
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)


class StatusLink(Painted, QAbstractButton):
    """Words in the status bar, perhaps behind an icon, that lead somewhere. Nothing while there are none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._icon: Icon | None = None
        self._tone = Role.TEXT2
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()
        self.follow(theme)

    def say(self, words: str, icon: Icon | None = None, tone: Role = Role.TEXT2) -> None:
        """Show these words, or nothing."""
        self._icon, self._tone = icon, tone
        self.setText(words)
        self.setVisible(bool(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._theme
        words = theme.metrics(_STYLE).horizontalAdvance(self.text()) + 2
        icon = 0 if self._icon is None else theme.px(measures.ICON_CAPTION + 4)
        return QSize(words + icon + theme.px(8), theme.px(measures.STATUS_BAR_HEIGHT - 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(40), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS_SMALL)
        if self.underMouse() or self.isDown():
            paint_rounded(painter, self.rect(), radius, fill=theme.blended(Role.TEXT, 0.06, Role.RAIL))
        start, direction = theme.px(4), self.layoutDirection()
        if self._icon is not None:
            side = theme.px(measures.ICON_CAPTION)
            square = QRect(start, (self.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, self.rect(), direction), self._icon, self._tone)
            start += theme.px(measures.ICON_CAPTION + 4)
        room = QRect(start, 0, self.width() - start - theme.px(4), self.height())
        painter.setFont(theme.font(_STYLE))
        shown = theme.metrics(_STYLE).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip("" if shown == self.text() else self.text())
        painter.setPen(theme.color(self._tone))
        painter.drawText(mirrored(room, self.rect(), direction), Qt.AlignmentFlag.AlignVCenter, shown)
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)


class StatusBar(Pane):
    """Lock state, counts, namespace; on the other side what the program did last and the state of the model.

    Signals:
        namespace_chosen: the name of a namespace, or an empty text for all.
        namespace_wanted: a new one is to be made (an empty text), or this one renamed.
        namespace_left: the one of this name is to be put away.
        health_wanted: how the vault is, and its backups, is to be shown.
    """

    namespace_chosen = Signal(str)
    namespace_wanted = Signal(str)
    namespace_left = Signal(str)
    health_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.RAIL, frozenset({"top"}), parent)
        self.setObjectName("status")
        self.setAccessibleName(self.tr("Status"))
        self._row = QHBoxLayout(self)
        self._lock = IconLabel(theme, Icon.LOCK_OPEN, size=14, colour=Role.GOOD)
        self.lock_words = ElidedLabel(theme, self.tr("Unlocked"), style=_STYLE, tone=Role.TEXT2)
        self.counts = ElidedLabel(theme, style=_STYLE, tone=Role.TEXT2)
        self.namespace = StatusButton(theme)
        self.namespace.menu.triggered.connect(self._choose)
        self._group: QActionGroup | None = None
        self._is_past = False
        self._now = (0, 0)
        self._then: tuple[int, int] | None = None
        self.model_icon = IconLabel(theme, Icon.SPARKLES, size=14)
        self.model_words = ElidedLabel(theme, style=_STYLE, tone=Role.TEXT2)
        self.note = StatusLink(theme)
        self.health = StatusLink(theme)
        for link in (self.note, self.health):
            link.clicked.connect(self.health_wanted)
        self.port_icon = IconLabel(theme, Icon.PLUG, size=14)
        self.port_words = ElidedLabel(theme, style=_STYLE, tone=Role.TEXT2)
        self.port_icon.hide()
        self.port_words.hide()
        for widget in (self._lock, self.lock_words, self.counts, self.namespace):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for part in (self.health, self.note, self.port_icon, self.port_words, self.model_icon, self.model_words):
            self._row.addWidget(part)
        self.take_theme()

    def take_theme(self) -> None:
        if hasattr(self, "note"):
            theme = self._theme
            self._row.setContentsMargins(theme.px(16), 1, theme.px(16), 0)
            self._row.setSpacing(theme.px(8))
            self.setFixedHeight(theme.px(measures.STATUS_BAR_HEIGHT))
        super().take_theme()

    def show_state(self, state: VaultState) -> None:
        """The counts and the state of the model."""
        self._now = (state.total, state.current)
        if not self._is_past:
            self._show_counts(*self._now)
        loading = state.model == "loading"
        self.model_icon.setVisible(loading)
        self.model_words.setText(self.tr("Loading the meaning model") if loading else "")
        self.model_words.setVisible(loading)

    def show_port(self, words: str, tone: Role) -> None:
        """How the port stands; nothing while it is closed."""
        self.port_icon.set_drawing(Icon.PLUG, tone)
        self.port_words.setText(words)
        self.port_words.updateGeometry()
        for widget in (self.port_icon, self.port_words):
            widget.setVisible(bool(words))

    def set_past(self, past: bool) -> None:
        """In the past the counts are those of then, and there are none until they are known."""
        if past is self._is_past:
            return
        self._is_past = past
        if not past:
            self._show_counts(*self._now)
        elif self._then is not None:
            self._show_counts(*self._then)
        self.counts.setVisible(not past or self._then is not None)

    def show_past_counts(self, total: int, current: int) -> None:
        """What there was at the moment that is looked at."""
        self._then = (total, current)
        if self._is_past:
            self._show_counts(total, current)
            self.counts.show()

    def forget_past_counts(self) -> None:
        """Another moment is looked at."""
        self._then = None
        if self._is_past:
            self.counts.hide()

    def _show_counts(self, total: int, current: int) -> None:
        words = self.tr("{0}, {1} current").format(self._counted(total), self.locale().toString(current))
        self.counts.setText(words)
        self.counts.updateGeometry()

    def set_note(self, words: str) -> None:
        """What the program did last, such as a backup."""
        self.note.say(words)
        self.note.setAccessibleName(self.tr("{0}. Show the health of the vault").format(words))

    def set_health(self, words: str, tone: Role) -> None:
        """That something has to be seen to; nothing while nothing has."""
        self.health.say(words, Icon.SHIELD_ALERT, tone)
        self.health.setAccessibleName(self.tr("Health of the vault: {0}").format(words))

    def set_namespaces(self, namespaces: Sequence[Namespace], chosen: str) -> None:
        """The choices, and the one that the search names."""
        menu = self.namespace.menu
        menu.clear()
        self._group = QActionGroup(menu)
        titles = {"": self.tr("All namespaces")}
        titles.update({each.name: each.title or each.name for each in namespaces})
        for name, title in titles.items():
            action = QAction(title.replace("&", "&&"), self._group)
            action.setCheckable(True)
            action.setData(name)
            action.setChecked(name == chosen)
            menu.addAction(action)
        if not self._is_past:
            menu.addSeparator()
            menu.addAction(self.tr("New namespace …")).triggered.connect(lambda: self.namespace_wanted.emit(""))
        if chosen in titles and chosen and not self._is_past:
            shown = titles[chosen].replace("&", "&&")
            rename = menu.addAction(self.tr("Rename “{0}” …").format(shown))
            rename.triggered.connect(lambda: self.namespace_wanted.emit(chosen))
            away = menu.addAction(self.tr("Put “{0}” away").format(shown))
            away.triggered.connect(lambda: self.namespace_left.emit(chosen))
        self.namespace.setText(titles.get(chosen, chosen))
        self.namespace.setAccessibleName(self.tr("Namespace: {0}").format(self.namespace.text()))
        self.namespace.updateGeometry()

    def _counted(self, count: int) -> str:
        if count == 1:
            return self.tr("1 memory")
        return self.tr("{0} memories").format(self.locale().toString(count))

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        if action.isCheckable():
            self.namespace_chosen.emit(str(action.data()))
