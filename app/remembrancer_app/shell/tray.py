"""The sign in the tray: one for everything that is told there, with a menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from remembrancer_app.state.tray_choices import NO_TRAY, TrayChoices
from remembrancer_app.theme.application_mark import mark_icon
from remembrancer_app.theme.roles import Role

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_STAYS_MS: Final = 15_000
_OPENING: Final = frozenset(
    {
        QSystemTrayIcon.ActivationReason.Trigger,
        QSystemTrayIcon.ActivationReason.DoubleClick,
        QSystemTrayIcon.ActivationReason.Unknown,
    }
)


def has_tray() -> bool:
    """Whether this desktop has a tray."""
    return QSystemTrayIcon.isSystemTrayAvailable()


def can_notify() -> bool:
    """Whether this desktop shows messages."""
    return has_tray() and QSystemTrayIcon.supportsMessages()


@dataclass(frozen=True, slots=True)
class TrayState:
    """What the menu tells. Nothing of what is in the vault, not even its name: others may see the screen.

    Attributes:
        is_open: a vault is open; else it is locked, or there is none.
        can_lock: it can be locked, which the sample cannot.
        conflicts, requests: in words, each empty where nothing waits.
        waiting: how many wait together.
        port: how the port stands, in words.
        is_port_on: whether agents can connect.
        can_switch: whether the port can be opened or closed just now.
    """

    is_open: bool = False
    can_lock: bool = False
    conflicts: str = ""
    requests: str = ""
    waiting: int = 0
    port: str = ""
    is_port_on: bool = False
    can_switch: bool = False


class Tray(QObject):
    """Owns the only icon that the program has in the tray.

    Signals:
        changed: what the person chose is another.
        open_wanted: the window is to come to the front.
        page_wanted: so is this page (its name).
        port_wanted: agents are to be let in, or not.
        lock_wanted, quit_wanted: the vault is to be locked; the program is to end.
    """

    changed = Signal()
    open_wanted = Signal()
    page_wanted = Signal(str)
    port_wanted = Signal(bool)
    lock_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, theme: Theme, parent: QObject, choices: TrayChoices = NO_TRAY) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = TrayState()
        self._follow: Callable[[], None] | None = None
        self._icon: QSystemTrayIcon | None = None
        self._is_marked = False
        self.choices = choices
        self.menu: QMenu | None = None
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(_STAYS_MS)
        self._until.timeout.connect(self._forget_message)

    @property
    def is_shown(self) -> bool:
        """Whether the sign is in the tray now."""
        return self._icon is not None and self._icon.isVisible()

    @property
    def hides_window(self) -> bool:
        """Whether closing the window only hides it: only where there is something to bring it back with."""
        return self.choices.shown and self.choices.hides_window and self.is_shown and has_tray()

    def choose(self, choices: TrayChoices) -> None:
        """Another choice of the person; it acts at once."""
        if choices != self.choices:
            self.choices = choices
            self.show_chosen()
            self.changed.emit()

    @Slot()
    def show_chosen(self) -> None:
        """Show the sign where the person wants it all the time."""
        if self.choices.shown:
            self._shown_icon()
        elif self._icon is not None and not self._until.isActive():
            self._icon.hide()

    def show_state(self, state: TrayState) -> None:
        """What the menu tells from now on."""
        if state != self._state:
            self._state = state
            self._fill()

    def say(self, words: str, follow: Callable[[], None]) -> bool:
        """A message of the desktop; ``follow`` is called where it, or the sign while it is new, is clicked.

        Returns whether it was said. Over D-Bus Qt names no action with a message, so that there only the sign can be
        clicked; where the person does not want it all the time, it stays for as long as the message does.
        """
        if not can_notify():
            return False
        icon = self._shown_icon()
        self._follow = follow
        self._until.start()
        icon.showMessage(self.tr("Remembrancer"), words, QApplication.windowIcon(), _STAYS_MS)
        return True

    def put_away(self) -> None:
        """The program ends."""
        self._until.stop()
        if self._icon is not None:
            self._icon.hide()

    # The icon and its menu

    def _shown_icon(self) -> QSystemTrayIcon:
        if self._icon is None:
            self._icon = QSystemTrayIcon(self)
            self._icon.messageClicked.connect(self._follow_message)
            self._icon.activated.connect(self._click)
            parent = self.parent()
            self.menu = QMenu(parent if isinstance(parent, QWidget) else None)
            self._make_menu(self.menu)
            self._icon.setContextMenu(self.menu)
            self._draw()
            self._fill()
        self._icon.show()
        return self._icon

    def _make_menu(self, menu: QMenu) -> None:
        self.open = self._add(menu, self.open_wanted.emit)
        menu.addSeparator()
        self.nothing = self._add(menu, None)
        self.conflicts = self._add(menu, lambda: self.page_wanted.emit("conflicts"))
        self.requests = self._add(menu, lambda: self.page_wanted.emit("agents"))
        self.port = self._add(menu, None)
        self.port.setCheckable(True)
        self.port.triggered.connect(self._switch_port)
        menu.addSeparator()
        self.lock = self._add(menu, self.lock_wanted.emit)
        self.quit = self._add(menu, self.quit_wanted.emit)

    def _add(self, menu: QMenu, act: Callable[[], None] | None) -> QAction:
        # Not by its text: what addAction returns then is said to be deleted some time later, though it is not.
        action = QAction(menu)
        menu.addAction(action)
        if act is not None:
            action.triggered.connect(act)
        return action

    def _fill(self) -> None:
        if self._icon is None:
            return
        state = self._state
        self.open.setText(self.tr("Open Remembrancer"))
        waits = state.conflicts or state.requests
        self.nothing.setText(self.tr("Nothing waits for you") if state.is_open else self.tr("The vault is not open"))
        self.nothing.setEnabled(False)
        self.nothing.setVisible(not waits)
        for action, words in ((self.conflicts, state.conflicts), (self.requests, state.requests)):
            action.setText(words)
            action.setVisible(bool(words))
        self.port.setText(state.port)
        self.port.setVisible(bool(state.port))
        self.port.setEnabled(state.can_switch)
        self.port.setChecked(state.is_port_on)
        self.lock.setText(self.tr("Lock now"))
        self.lock.setEnabled(state.can_lock)
        self.quit.setText(self.tr("Quit"))
        told = [words for words in (state.conflicts, state.requests) if words] or [self.nothing.text()]
        self._icon.setToolTip("\n".join((self.tr("Remembrancer"), *told)))
        if self._is_marked != bool(state.waiting):
            self._draw()

    def _draw(self) -> None:
        if self._icon is not None:
            self._is_marked = bool(self._state.waiting)
            dot = self._theme.color(Role.CONTEST) if self._is_marked else None
            self._icon.setIcon(mark_icon(dot))

    @Slot()
    def _switch_port(self) -> None:
        self.port_wanted.emit(self.port.isChecked())
        # As it is until it has changed.
        self.port.setChecked(self._state.is_port_on)

    @Slot(QSystemTrayIcon.ActivationReason)
    def _click(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason not in _OPENING:
            return
        if self._follow is not None:
            self._follow_message()
        else:
            self.open_wanted.emit()

    @Slot()
    def _follow_message(self) -> None:
        follow = self._follow
        self._forget_message()
        if follow is not None:
            follow()

    @Slot()
    def _forget_message(self) -> None:
        self._until.stop()
        self._follow = None
        self.show_chosen()
