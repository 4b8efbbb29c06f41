"""Tells the sign in the tray how an open vault stands, and does what its menu asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from remembrancer_app.agents.port import PortState
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.tray import TrayState

if TYPE_CHECKING:
    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.shell.workspace import Workspace


class TrayWatch(QObject):
    """Lives as long as the workspace is shown."""

    def __init__(self, workspace: Workspace, tray: Tray) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._tray = tray
        workspace.counts.counted.connect(self.look)
        workspace.agents.counted.connect(self.look)
        workspace.port.changed.connect(self.look)
        tray.page_wanted.connect(self._show_page)
        tray.port_wanted.connect(workspace.port.switch)
        self.look()

    def stop(self) -> None:
        """The vault is being closed: from now on it counts as locked."""
        workspace = self._workspace
        workspace.counts.counted.disconnect(self.look)
        workspace.agents.counted.disconnect(self.look)
        workspace.port.changed.disconnect(self.look)
        self._tray.page_wanted.disconnect(self._show_page)
        self._tray.port_wanted.disconnect(workspace.port.switch)
        self._tray.show_state(TrayState())

    @Slot()
    def look(self) -> None:
        """As it is now, whatever date the window looks at."""
        workspace = self._workspace
        counts, agents, port = workspace.counts, workspace.agents, workspace.port
        self._tray.show_state(
            TrayState(
                is_open=True,
                can_lock=not workspace.state.sample,
                conflicts=counts.words(counts.waiting) if counts.waiting else "",
                requests=agents.words(agents.waiting) if agents.waiting else "",
                waiting=counts.waiting + agents.waiting,
                port=agents.port_words() or self._without_port(port.state),
                is_port_on=port.state is PortState.OPEN,
                can_switch=port.state is not PortState.OPENING,
            )
        )

    def _without_port(self, state: PortState) -> str:
        return self.tr("Opening the port") if state is PortState.OPENING else self.tr("Port closed")

    @Slot(str)
    def _show_page(self, name: str) -> None:
        self._workspace.front_wanted.emit()
        self._workspace.show_page(PageName(name))
