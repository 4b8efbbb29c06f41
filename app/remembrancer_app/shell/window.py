"""The main window: the gate while no vault is open, the workspace of the vault while one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from remembrancer_app.keys.keymap import Keymap
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.shell.opening_panel import OpeningPanel
from remembrancer_app.shell.unlock_panel import UnlockPanel
from remembrancer_app.state.page_state import PageState

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from remembrancer_app.shell.workspace import Workspace
    from remembrancer_app.theme import Theme

FIRST_SIZE = QSize(1280, 800)
SMALLEST_SIZE = QSize(960, 600)
_FRAME_ACROSS, _FRAME_DOWN = 4, 36
"""Room for the frame that the system draws around a window, whose size is not known before it is shown."""
TEXT_SIZES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


def first_size(room: QSize) -> QSize:
    """The size of the window when none is remembered: with its frame it must fit into the ``room`` on the screen."""
    return FIRST_SIZE.boundedTo(room - QSize(_FRAME_ACROSS, _FRAME_DOWN)).expandedTo(SMALLEST_SIZE)


class MainWindow(QMainWindow):
    """Shows one thing at a time. It composes nothing of its own.

    Signals:
        text_size_wanted: another text size, a factor.
        closing: the person closes the window, or quits where no vault is open.
    """

    text_size_wanted = Signal(float)
    closing = Signal()

    def __init__(self, theme: Theme, keys: Keymap | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowTitle("Remembrancer")
        self.setMinimumSize(SMALLEST_SIZE)
        self.resize(first_size(self.screen().availableSize()))
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.opening = OpeningPanel(theme)
        self.unlock = UnlockPanel(theme)
        self._stack.addWidget(self.opening)
        self._stack.addWidget(self.unlock)
        self.workspace: Workspace | None = None
        self.hides_instead: Callable[[], bool] = lambda: False
        """Asked when the person closes the window: whether it was hidden in place of being closed."""
        self.keys = keys or Keymap(parent=self)
        for name, slot in (
            ("larger_text", self.enlarge),
            ("smaller_text", self.reduce),
            ("usual_text", self.reset_text_size),
        ):
            shortcut = QShortcut(self)
            # With words it stands in the sheet of keys.
            shortcut.setWhatsThis(BY_NAME[name].words())
            self.keys.bind(name, shortcut)
            shortcut.activated.connect(slot)
        # With a vault its menu has the key.
        self._quit = QShortcut(self)
        self.keys.bind("quit", self._quit)
        self._quit.activated.connect(self.closing)

    def show_part(self, part: QWidget) -> None:
        """Bring one of the things the window can show to the front."""
        if self._stack.indexOf(part) < 0:
            self._stack.addWidget(part)
        self._stack.setCurrentWidget(part)

    def show_workspace(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self._quit.setEnabled(False)
        workspace.front_wanted.connect(self.come_to_front)
        self.show_part(workspace)
        workspace.show_first_page()

    def drop_workspace(self) -> None:
        """The vault is closed: nothing of it stays in the window."""
        if self.workspace is not None:
            workspace, self.workspace = self.workspace, None
            self._quit.setEnabled(True)
            workspace.put_away()
            self._stack.removeWidget(workspace)
            workspace.hide()
            workspace.setParent(None)
            workspace.deleteLater()

    def drop_part(self, part: QWidget) -> None:
        """A part that is made anew each time, such as the welcome."""
        self._stack.removeWidget(part)
        part.deleteLater()

    def restore_place(self, state: PageState) -> None:
        """The size and place it had with this vault."""
        geometry = state.value("geometry", QByteArray())
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def keep_place(self, state: PageState) -> None:
        state.set_value("geometry", self.saveGeometry())

    def come_to_front(self) -> None:
        """Somebody started the program again, or asked for something in it from elsewhere."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible() and self.hides_instead():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    # Text size

    @Slot()
    def enlarge(self) -> None:
        self._step_text(1)

    @Slot()
    def reduce(self) -> None:
        self._step_text(-1)

    @Slot()
    def reset_text_size(self) -> None:
        self.text_size_wanted.emit(1.0)

    def _step_text(self, step: int) -> None:
        present = self.theme.appearance.text_size
        nearest = min(range(len(TEXT_SIZES)), key=lambda place: abs(TEXT_SIZES[place] - present))
        self.text_size_wanted.emit(TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, nearest + step))])
