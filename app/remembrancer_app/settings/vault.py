"""The vault: where it lies, what unlocks it, and its copies."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices

from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.key_act import KeyAct
from remembrancer_app.settings.row import RowCard, SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize


class VaultSection(Section):
    """Each row has the action that belongs to it."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "vault", self.tr("Vault and lock"), Icon.LOCK)
        vault = self.engine.vault
        card = self.add_card()
        show = Button(self.theme, self.tr("Show the folder"), icon=Icon.FOLDER_OPEN, size=ControlSize.TOOLBAR)
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(vault.folder))))
        where = SettingRow(self.theme, self.tr("Where it lies"), str(vault.folder), show, more_words=self.tr("folder"))
        card.add(where)
        if not vault.is_sample:
            self._add_moving(card)
        lock = Button(self.theme, self.tr("Lock now"), icon=Icon.LOCK, size=ControlSize.TOOLBAR)
        context.keys.label("lock", lock)
        lock.clicked.connect(lambda: self.command_wanted.emit("lock"))
        # The sample's passphrase lies beside it: there is nobody to ask.
        if vault.is_sample:
            lock.hide()
        self.ways = SettingRow(self.theme, self.tr("What unlocks it"), "", lock)
        card.add(self.ways)
        if not vault.is_sample:
            self._add_keys(card)
        self._show_ways()
        for key in ("lock.after_minutes", "lock.on_suspend"):
            row = BoundRow(self.theme, self.values, key)
            if row.control is not None and vault.is_sample:
                row.control.setEnabled(False)
                row.set_help(self.tr("The sample vault never locks."))
            card.add(row)
        copies = self.add_card(self.tr("Backups"))
        back_up = Button(self.theme, self.tr("Back up now"), icon=Icon.HARD_DRIVE, size=ControlSize.TOOLBAR)
        context.keys.label("backup", back_up)
        back_up.clicked.connect(lambda: self.command_wanted.emit("backup"))
        words = self.tr("A copy in the vault's folder, as encrypted as the vault and opened by the same.")
        copies.add(SettingRow(self.theme, self.tr("Copies"), words, back_up))
        look = Button(self.theme, self.tr("Backups \u2026"), icon=Icon.HISTORY, size=ControlSize.TOOLBAR)
        look.clicked.connect(lambda: self.command_wanted.emit("backups"))
        words = self.tr("When each was made, what is in it, and going back to one.")
        copies.add(SettingRow(self.theme, self.tr("All backups"), words, look, more_words=self.tr("restore")))

    def _add_moving(self, card: RowCard) -> None:
        move = Button(self.theme, self.tr("Move …"), icon=Icon.FOLDER, size=ControlSize.TOOLBAR)
        move.clicked.connect(lambda: self.command_wanted.emit("move"))
        words = self.tr("It is copied, read back, and the old files are kept.")
        card.add(SettingRow(self.theme, self.tr("Another folder"), words, move, more_words=self.tr("move")))

    def _add_keys(self, card: RowCard) -> None:
        """A row for each way of unlocking, with what can be done about it."""
        self.passphrase = self._button(Icon.KEY_ROUND, KeyAct.PASSPHRASE)
        self.keyring = self._button(Icon.FINGERPRINT_PATTERN, KeyAct.KEYRING)
        self.recovery = self._button(Icon.KEY_ROUND, KeyAct.RECOVERY)
        self.recovery.setText(self.tr("Make a new one …"))
        titles = (self.tr("Passphrase"), self.tr("This computer's keyring"), self.tr("Recovery key"))
        helps = (
            self.tr("Changing it takes a moment: the memories are not encrypted anew."),
            self.tr("Opens it when you are logged in, without asking."),
            self.tr("Opens it if everything else is lost. A new one makes the old one void."),
        )
        for title, words, button in zip(titles, helps, (self.passphrase, self.keyring, self.recovery), strict=True):
            card.add(SettingRow(self.theme, title, words, button))

    def _button(self, icon: Icon, act: KeyAct) -> Button:
        button = Button(self.theme, self.tr("Change …"), icon=icon, size=ControlSize.TOOLBAR)
        button.clicked.connect(partial(self._ask, act))
        return button

    def _ask(self, act: KeyAct, _checked: bool = False) -> None:
        from remembrancer_app.settings.keys_dialog import KeysDialog  # noqa: PLC0415  (seldom needed)

        if act is KeyAct.KEYRING and "keyring" in self.engine.vault.unlock_kinds:
            act = KeyAct.NO_KEYRING
        dialog = KeysDialog(self.theme, self.engine, self.window(), act)
        dialog.done.connect(self._say_done)
        dialog.ask()

    @Slot(str)
    def _say_done(self, words: str) -> None:
        self._show_ways()
        self.ways.set_help(f"{self._ways(self.engine.vault.unlock_kinds)}. {words}")

    def begin(self) -> None:
        self._show_ways()

    def _show_ways(self) -> None:
        """What unlocks it now, and what the buttons do about it."""
        vault = self.engine.vault
        kinds = vault.unlock_kinds
        self.ways.set_help(self._ways(kinds))
        if vault.is_sample:
            return
        has_passphrase, has_keyring = "passphrase" in kinds, "keyring" in kinds
        self.passphrase.setText(self.tr("Change …") if has_passphrase else self.tr("Set one …"))
        self.passphrase.setAccessibleName(
            self.tr("Change the passphrase") if has_passphrase else self.tr("Set a passphrase")
        )
        self.keyring.setText(self.tr("Stop using it …") if has_keyring else self.tr("Use it …"))
        self.keyring.setEnabled(has_passphrase or not has_keyring)
        self.keyring.setToolTip("" if self.keyring.isEnabled() else self.tr("Set a passphrase first."))

    def _ways(self, kinds: tuple[str, ...]) -> str:
        words = {
            "passphrase": self.tr("A passphrase"),
            "keyring": self.tr("The system's keyring"),
            "recovery": self.tr("A recovery key"),
        }
        return self.tr(", ").join(words[kind] for kind in kinds if kind in words)
