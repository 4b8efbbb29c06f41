"""What the program is made of, put together once."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from remembrancer_app import places
from remembrancer_app.crash.hooks import report_text
from remembrancer_app.keys.keymap import Keymap
from remembrancer_app.links.following import Following
from remembrancer_app.options import folder_of
from remembrancer_app.shell.first_paint import FirstPaint
from remembrancer_app.shell.hiding import Hiding
from remembrancer_app.shell.instance import WindowServer, raise_other_window
from remembrancer_app.shell.opening import Absent, Failed, GivenSecret, Locked, NewVault, Opened, Outcome, VaultOpener
from remembrancer_app.shell.tray import Tray
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.state.page_state import PageState, window_settings
from remembrancer_app.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

    from remembrancer.wording import Message
    from remembrancer_app.health.damaged_gate import DamagedGate
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.options import Options
    from remembrancer_app.shell.suspend import SuspendLock
    from remembrancer_app.shell.tray_watch import TrayWatch
    from remembrancer_app.shell.vault_menu import VaultMenu
    from remembrancer_app.shell.workspace import Workspace
    from remembrancer_app.state.application_settings import ApplicationSettings
    from remembrancer_app.welcome.first_run import FirstRun
    from remembrancer_app.welcome.vault_panel import VaultPanel


class Program(QObject):
    """Opens, locks and changes vaults, and gives the window what it is to show."""

    def __init__(self, application: QApplication, options: Options, settings: ApplicationSettings) -> None:
        super().__init__(application)
        self._options = options
        self._settings = settings
        self.theme = Theme(application, settings.appearance())
        self.theme.install()
        self.keys = Keymap(settings.keys(), self)
        self.window = MainWindow(self.theme, self.keys)
        self.tray = Tray(self.theme, self.window, settings.tray())
        self.hiding = Hiding(self.window, self.tray, settings, self._has_work, self)
        self.engine: Engine | None = None
        self._folder = folder_of(options)
        self._is_sample = options.sample
        self._vault_settings: QSettings | None = None
        self._welcome: VaultPanel | None = None
        self._suspend: SuspendLock | None = None
        self._is_moving = False
        self._first_run: FirstRun | None = None
        self._damaged: DamagedGate | None = None
        self._menu: VaultMenu | None = None
        self._watch: TrayWatch | None = None
        self._is_leaving = False
        self.following = Following(self.window, self.hiding, options.link, self)
        self.opener = VaultOpener(self)
        self.server = WindowServer(self)
        self._connect()

    def _connect(self) -> None:
        self.theme.changed.connect(self._keep_look)
        self.keys.changed.connect(self._keep_keys)
        self.opener.ended.connect(self._ended)
        self.opener.progressed.connect(self._progressed)
        self.server.raise_wanted.connect(self.hiding.bring_back)
        self.server.link_wanted.connect(self.following.follow)
        self.tray.changed.connect(self._keep_tray)
        self.tray.lock_wanted.connect(self.lock)
        self.tray.quit_wanted.connect(self.quit)
        self.window.text_size_wanted.connect(self.set_text_size)
        self.window.closing.connect(self.quit)
        self.window.opening.retried.connect(self.open)
        self.window.opening.cancelled.connect(self._cancel_opening)
        self.window.opening.other_wanted.connect(self.choose_vault)
        self.window.unlock.secret_given.connect(self._unlock)
        self.window.unlock.other_wanted.connect(self.choose_vault)

    def start(self) -> None:
        """Show the window, and open the vault when it has been painted."""
        self.server.listen(self._folder)
        self._restore_place()
        FirstPaint(self.window, self._begin)
        self.window.show()

    def _begin(self) -> None:
        self.tray.show_chosen()
        self.open()

    def _has_work(self) -> bool:
        """Whether anything goes on while the window is hidden, or waits for the person to unlock it."""
        is_locked = self.window.unlock.isVisible()
        return is_locked or (self.engine is not None and self._first_run is None and not self._is_moving)

    def _restore_place(self) -> None:
        """The size and place that the window had with this vault."""
        if (self._folder / "window.ini").is_file():
            self.window.restore_place(PageState(window_settings(self._folder), "window"))

    # Opening and locking

    @Slot()
    def open(self) -> None:
        """Open the vault that is meant, asking if need be."""
        name = self.tr("the sample vault") if self._is_sample else self._folder.name
        title = self.tr("Opening {0}").format(name)
        sentence = self.tr("The sample is made the first time it is opened.") if self._is_sample else ""
        self.window.opening.wait_for(title, sentence)
        self.window.show_part(self.window.opening)
        if self._is_sample:
            self.opener.open_sample(self._folder)
        else:
            self.opener.open(self._folder)

    @Slot(int)
    def _lock_unused(self, minutes: int) -> None:
        if self.engine is not None and not self._is_sample:
            words = self.tr("Locked after {0} minutes without use.")
            self._lock_because(words.format(self.window.locale().toString(minutes)))

    def _watch_suspend(self) -> None:
        """Notice from now on that the computer sleeps, where the system tells."""
        if self._suspend is None and sys.platform.startswith("linux"):
            from remembrancer_app.shell.suspend import SuspendLock  # noqa: PLC0415  (after the first paint)

            self._suspend = SuspendLock(self._locks_on_suspend, parent=self)
            self._suspend.lock_wanted.connect(self._lock_because)
            self.opener.closed.connect(self._suspend.let_sleep)

    def _locks_on_suspend(self) -> bool:
        """Whether a vault is open that is to be locked then."""
        if self.engine is None or self._is_sample or self._vault_settings is None:
            return False
        return PageState(self._vault_settings, "shell").value("lock_on_suspend", default=True)

    @Slot(str)
    def _lock_because(self, words: str) -> None:
        self.lock()
        self.window.unlock.say_why(words)

    @Slot()
    def lock(self) -> None:
        """Close the vault and ask for what unlocks it. What lies over the window goes with the vault."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        kinds = self.engine.vault.unlock_kinds if self.engine is not None else ()
        self._close_vault()
        self.opener.cancel()
        self.window.unlock.forget()
        self.window.unlock.ask(self._folder, kinds)
        self.window.show_part(self.window.unlock)

    @Slot(object)
    def _unlock(self, secret: GivenSecret) -> None:
        self.opener.open(self._folder, secret)

    @Slot()
    def choose_vault(self) -> None:
        """Ask for the folder of another vault, and open it."""
        chosen = QFileDialog.getExistingDirectory(
            self.window, self.tr("Choose the folder of a vault"), str(self._folder.parent)
        )
        if chosen:
            self.change_vault(Path(chosen))

    @Slot()
    def open_sample(self) -> None:
        self.change_vault(places.sample_folder(), is_sample=True)

    def change_vault(self, folder: Path, *, is_sample: bool = False) -> None:
        """Leave this vault for another, or bring the window to the front that has it."""
        if self.engine is not None and folder == self._folder:
            return
        if folder != self._folder and raise_other_window(folder):
            return
        self._close_vault()
        self._drop_damaged()
        self._folder = folder
        self._is_sample = is_sample or folder == places.sample_folder()
        self.server.listen(folder)
        self._restore_place()
        self.window.unlock.forget()
        self.open()

    @property
    def present(self) -> Path:
        """The folder of the vault that is open or meant."""
        return self._folder

    def recent(self) -> list[Path]:
        return self._settings.recent()

    def forget_recent(self, folder: Path) -> None:
        """A vault of the list does not lie there any more."""
        self._settings.forget_recent(folder)

    def move_vault(self, target: Path) -> None:
        """Close the vault, move it to another folder and open it there."""
        engine = self._leave_vault()
        if engine is not None:
            self._is_moving = True
            words = self.tr("Nothing of the old folder is deleted.")
            self.window.opening.wait_for(self.tr("Moving {0}").format(self._folder.name), words)
            self.window.show_part(self.window.opening)
            self.opener.move(engine, target)

    @Slot()
    def _cancel_opening(self) -> None:
        if self._is_moving:
            # The vault opens again where it was.
            self.opener.stop()
            return
        self.opener.cancel()
        self.quit()

    @Slot(int, int, str)
    def _progressed(self, done: int, total: int, _stage: str) -> None:
        self.window.opening.report(done, total)

    @Slot(object)
    def _ended(self, outcome: Outcome) -> None:
        self.window.opening.stop()
        self._is_moving = False
        match outcome:
            case Opened():
                self._show_vault(outcome)
            case Locked():
                self._ask(outcome)
            case Absent():
                self._show_welcome(outcome)
            case Failed():
                self._show_failure(outcome)

    def _show_vault(self, opened: Opened) -> None:
        from remembrancer_app.jobs.engine import Engine  # noqa: PLC0415  (the engine is imported by now)

        self._drop_welcome()
        self._drop_damaged()
        self.window.unlock.forget()
        if opened.folder != self._folder:
            self.server.listen(opened.folder)
        self._folder = opened.folder
        self._is_sample = opened.state.sample
        self._vault_settings = window_settings(opened.folder)
        self.engine = Engine(opened.vault, opened.entrance, self)
        if not self._is_sample:
            self._settings.add_recent(opened.folder)
        self._watch_suspend()
        name = opened.state.name
        self.window.setWindowTitle(f"{name} - Remembrancer")
        if next_step := opened.kept.get("first_run", ""):
            self._go_on_with_first_run(opened, next_step)
        else:
            self._show_workspace(opened)

    def _show_workspace(self, opened: Opened) -> None:
        from remembrancer_app.shell.tray_watch import TrayWatch  # noqa: PLC0415  (the engine is imported by now)
        from remembrancer_app.shell.vault_menu import VaultMenu  # noqa: PLC0415
        from remembrancer_app.shell.workspace import Workspace  # noqa: PLC0415

        if self.engine is None or self._vault_settings is None:
            return
        workspace = Workspace(
            self.engine,
            self.theme,
            self._vault_settings,
            opened.state,
            opened.namespaces,
            kept=opened.kept,
            keys=self.keys,
            tray=self.tray,
            parent=self.window,
        )
        self._menu = VaultMenu(self.theme, workspace, self)
        self._watch = TrayWatch(workspace, self.tray)
        workspace.sample_wanted.connect(self.open_sample)
        workspace.idle.idle.connect(self._lock_unused)
        workspace.restore_wanted.connect(self.go_back_to)
        workspace.recover_wanted.connect(self.recover_into)
        if opened.state.sample:
            name = self.tr("Sample")
            self.window.setWindowTitle(f"{name} - Remembrancer")
        self.window.show_workspace(workspace)
        self._tell(opened, workspace)
        self.following.show_in(workspace)

    def _go_on_with_first_run(self, opened: Opened, next_step: str) -> None:
        from remembrancer_app.welcome.first_run import FirstRun  # noqa: PLC0415  (as above)

        if self.engine is None:
            return
        run = self._first_run = FirstRun(self.engine, self.theme, self.window, opened, next_step)
        run.sample_wanted.connect(self.open_sample)
        run.finished.connect(self._leave_first_run)

    @Slot(object)
    def _leave_first_run(self, opened: Opened) -> None:
        self._show_workspace(opened)
        self._drop_first_run()

    def _drop_first_run(self) -> None:
        if self._first_run is not None:
            run, self._first_run = self._first_run, None
            run.put_away()

    def _tell(self, opened: Opened, workspace: Workspace) -> None:
        """What became of what was done with the vault as a whole."""
        if opened.recovered is not None:
            from remembrancer_app.health.told_dialog import tell_recovered  # noqa: PLC0415  (seldom needed)

            tell_recovered(self.theme, self.window, opened.recovered)
        elif opened.warning is not None:
            workspace.notices.show_error(opened.warning)
        elif opened.aside is not None:
            words = self.tr("The vault lies here now. Its old files are kept in {0}.").format(opened.aside)
            workspace.notices.offer(words, self.tr("Show the folder"), self.show_folder)

    def _ask(self, locked: Locked) -> None:
        from remembrancer.wording import describe_error  # noqa: PLC0415
        from remembrancer_app.shell.translation import translate  # noqa: PLC0415

        self._drop_welcome()
        message = describe_error(locked.error, translate) if locked.error is not None else None
        self.window.unlock.ask(locked.folder, locked.kinds, message.in_one if message is not None else "")
        self.window.show_part(self.window.unlock)
        self.following.say_waiting()

    def _show_failure(self, failed: Failed) -> None:
        from remembrancer.wording import describe_error  # noqa: PLC0415
        from remembrancer_app.shell.translation import translate  # noqa: PLC0415

        message = describe_error(failed.error, translate)
        if self._welcome is not None:
            self._welcome.show_failure(message.in_one)
            return
        if failed.error.code == "vault_damaged" or self._damaged is not None:
            self._show_damaged(failed, message)
            return
        self.window.opening.show_failure(message)
        self.window.show_part(self.window.opening)

    # A damaged vault

    def _show_damaged(self, failed: Failed, message: Message) -> None:
        from remembrancer_app.health.damaged_gate import DamagedGate  # noqa: PLC0415  (as above)

        self._drop_damaged()
        self._damaged = DamagedGate(self.theme, self.window, self.opener, failed, message)
        self._damaged.panel.retried.connect(self.open)
        self._damaged.panel.other_wanted.connect(self.choose_vault)

    def _drop_damaged(self) -> None:
        if self._damaged is not None:
            gate, self._damaged = self._damaged, None
            gate.put_away()

    def recover_into(self, target: Path) -> None:
        """Close the vault, write what can be read of it into a new one in another folder, and open that."""
        if (engine := self._leave_vault()) is not None:
            self._is_moving = True
            self._wait_for(self.tr("Recovering {0}").format(self._folder.name))
            self.opener.recover(engine, target)

    def _wait_for(self, title: str) -> None:
        self.window.opening.wait_for(title, "")
        self.window.show_part(self.window.opening)

    # The first run

    def _show_welcome(self, absent: Absent) -> None:
        from remembrancer_app.welcome.vault_panel import VaultPanel  # noqa: PLC0415

        self._drop_welcome()
        self._welcome = VaultPanel(
            self.theme, absent.folder, absent.recovery_key, has_keyring=absent.has_keyring, parent=self.window
        )
        self._welcome.vault_wanted.connect(self._create)
        self._welcome.sample_wanted.connect(self.open_sample)
        self._welcome.other_wanted.connect(self.choose_vault)
        self._welcome.archive_wanted.connect(self._unpack)
        self.window.show_part(self._welcome)

    @Slot(object)
    def _create(self, wanted: NewVault) -> None:
        self._folder = wanted.folder
        self.server.listen(wanted.folder)
        self.opener.create(wanted)

    @Slot(object, str)
    def _unpack(self, folder: Path, archive: str) -> None:
        self.server.listen(folder)
        self._folder = folder
        self.opener.unpack(folder, archive)

    def _drop_welcome(self) -> None:
        if self._welcome is not None:
            welcome, self._welcome = self._welcome, None
            self.window.drop_part(welcome)

    # Closing

    @Slot(str)
    def go_back_to(self, backup: str) -> None:
        """Close the vault, put one of its backups in its place, and open it again."""
        if (engine := self._leave_vault()) is not None:
            self._wait_for(self.tr("Going back to a backup"))
            self.opener.restore(engine, backup)

    def _close_vault(self) -> None:
        engine = self._leave_vault()
        if engine is not None:
            self.opener.close(engine)

    def _leave_vault(self) -> Engine | None:
        """Take the open vault out of the window. Gives the engine, which somebody has to close."""
        if self.engine is None:
            return None
        settings, self._vault_settings = self._vault_settings, None
        if settings is not None:
            self.window.keep_place(PageState(settings, "window"))
        engine, self.engine = self.engine, None
        self.window.setWindowTitle("Remembrancer")
        self._drop_first_run()
        if self._menu is not None:
            self._menu.recent.stop()
            self._menu = None
        if self._watch is not None:
            self._watch.stop()
            self._watch = None
        self.following.wait()
        self.window.drop_workspace()
        if settings is not None:
            # Last: what is written later could make the folder anew from which the vault is moved away.
            settings.sync()
        engine.setParent(None)
        return engine

    @Slot()
    def quit(self) -> None:
        """Hide the window at once, finish what is being written, and leave."""
        if self._is_leaving:
            return
        self._is_leaving = True
        self.window.hide()
        self._close_vault()
        self.tray.put_away()
        self.opener.shut_down()
        self.server.close()
        QApplication.quit()

    # The look

    @Slot(float)
    def set_text_size(self, size: float) -> None:
        self.theme.set_appearance(replace(self.theme.appearance, text_size=size))

    @Slot()
    def _keep_look(self) -> None:
        """Whoever changed the look, it is the same next time."""
        self._settings.set_appearance(self.theme.appearance)

    @Slot()
    def _keep_keys(self) -> None:
        """Keys are chosen for the person's hands: they are the same in every vault."""
        self._settings.set_keys(self.keys.chosen)

    @Slot()
    def _keep_tray(self) -> None:
        self._settings.set_tray(self.tray.choices)

    @Slot()
    def show_folder(self) -> None:
        """Show the vault's folder in the file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    @Slot(object)
    def show_crash(self, error: BaseException) -> None:
        """Tell the person about a bug."""
        from importlib.metadata import version  # noqa: PLC0415

        from remembrancer_app.crash.dialog import CrashDialog  # noqa: PLC0415

        CrashDialog(self.theme, report_text(error, version("remembrancer")), self.window).open()
