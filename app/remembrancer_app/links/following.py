"""A link that somebody gave the program, kept until there is an open vault in which to follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from remembrancer_app.links.opening import LinkOpener
    from remembrancer_app.shell.hiding import Hiding
    from remembrancer_app.shell.window import MainWindow
    from remembrancer_app.shell.workspace import Workspace


class Following(QObject):
    """The last link that was given; it may be anything."""

    def __init__(self, window: MainWindow, hiding: Hiding, link: str, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._hiding = hiding
        self._link = link
        self._opener: LinkOpener | None = None

    @Slot(str)
    def follow(self, link: str) -> None:
        """Go where a link leads, after the unlock where the vault is locked."""
        self._hiding.bring_back()
        self._link = link
        self.say_waiting()
        self._go()

    def show_in(self, workspace: Workspace) -> None:
        """The vault is open."""
        from remembrancer_app.links.opening import LinkOpener  # noqa: PLC0415  (the engine is imported by now)

        self._opener = LinkOpener(workspace)
        self._go()

    def wait(self) -> None:
        """The vault is being closed."""
        self._opener = None

    def say_waiting(self) -> None:
        """The vault is locked: say what is asked for when it is not."""
        if self._link and self._opener is None:
            self._window.unlock.say_why(self.tr("The link is followed when the vault is open."))

    def _go(self) -> None:
        if self._link and self._opener is not None:
            link, self._link = self._link, ""
            self._opener.follow(link)
