"""The steps that follow once the vault is made. Which is next is kept in the vault, so that none asks twice."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer_app.welcome.bring_panel import BringPanel
from remembrancer_app.welcome.connect_panel import ConnectPanel
from remembrancer_app.widgets.overlay import Overlay

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.shell.opening import Opened
    from remembrancer_app.shell.window import MainWindow
    from remembrancer_app.theme import Theme

KEPT_AS: Final = "first_run"


class Step(StrEnum):
    """What is asked next, as the vault keeps it."""

    BRING = "bring"
    CONNECT = "connect"


class FirstRun(QObject):
    """Shows the panels of the second and third step in the window.

    Signals:
        finished: show the vault; the Opened with what it holds by now.
        sample_wanted: look at the sample vault instead; the steps go on the next time.
    """

    finished = Signal(object)
    sample_wanted = Signal()

    def __init__(self, engine: Engine, theme: Theme, window: MainWindow, opened: Opened, next_step: str) -> None:
        super().__init__(window)
        self._engine, self._theme, self._window, self._opened = engine, theme, window, opened
        self.panel: BringPanel | ConnectPanel
        # Another version of the program may have kept another word.
        if next_step == Step.CONNECT:
            self._ask_connect()
        else:
            self._ask_bring()

    def put_away(self) -> None:
        """Take what it shows out of the window, with what lies over it."""
        for overlay in self._window.findChildren(Overlay):
            overlay.close_overlay()
        self._window.drop_part(self.panel)
        self.deleteLater()

    def _ask_bring(self) -> None:
        self.panel = BringPanel(self._engine, self._theme, self._opened.namespaces)
        self.panel.done.connect(self._brought)
        self.panel.sample_wanted.connect(self.sample_wanted)
        self._engine.failed.connect(self.panel.show_error)
        self._window.show_part(self.panel)

    def _ask_connect(self) -> None:
        self.panel = ConnectPanel(self._engine, self._theme)
        self.panel.done.connect(self._connected)
        self._window.show_part(self.panel)

    @Slot()
    def _brought(self) -> None:
        self._keep(Step.CONNECT.value)
        before = self.panel
        self._ask_connect()
        self._window.drop_part(before)

    @Slot()
    def _connected(self) -> None:
        self._keep("")
        entrance, vault, opened = self._engine.entrance, self._engine.vault, self._opened

        def read(_job: object) -> Opened:
            state, namespaces = entrance.query(GetState()), entrance.query(ListNamespaces())
            return replace(opened, state=state, namespaces=namespaces, kept=vault.kept())

        self._engine.work(self, read, self.finished.emit)

    def _keep(self, step: str) -> None:
        vault = self._engine.vault

        def keep(_job: Job[None]) -> None:
            vault.keep(KEPT_AS, step)

        self._engine.work(self, keep, _nothing)


def _nothing(_: None) -> None:
    return
