"""The vault: where it lies, what unlocks it, and its copies."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize


class VaultSection(Section):
    """Each row has the action that belongs to it."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "vault", self.tr("Vault and lock"), Icon.LOCK)
        store = self.engine.vault.store
        card = self.add_card()
        show = Button(self.theme, self.tr("Show the folder"), icon=Icon.FOLDER_OPEN, size=ControlSize.TOOLBAR)
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(store.folder))))
        where = SettingRow(self.theme, self.tr("Where it lies"), str(store.folder), show, more_words=self.tr("folder"))
        card.add(where)
        lock = Button(self.theme, self.tr("Lock now"), icon=Icon.LOCK, key="Ctrl L", size=ControlSize.TOOLBAR)
        lock.clicked.connect(lambda: self.command_wanted.emit("lock"))
        # The sample's passphrase lies beside it: there is nobody to ask.
        lock.setVisible(not store.is_sample)
        card.add(SettingRow(self.theme, self.tr("What unlocks it"), self._ways(store.unlock_kinds), lock))
        idle = BoundRow(self.theme, self.values, "lock.after_minutes")
        if idle.control is not None and store.is_sample:
            idle.control.setEnabled(False)
            idle.set_help(self.tr("The sample vault never locks."))
        card.add(idle)
        copies = self.add_card(self.tr("Backups"))
        back_up = Button(
            self.theme, self.tr("Back up now"), icon=Icon.HARD_DRIVE, key="Ctrl B", size=ControlSize.TOOLBAR
        )
        back_up.clicked.connect(lambda: self.command_wanted.emit("backup"))
        words = self.tr("A copy in the vault's folder, as encrypted as the vault and opened by the same.")
        copies.add(SettingRow(self.theme, self.tr("Copies"), words, back_up))
        look = Button(self.theme, self.tr("Backups \u2026"), icon=Icon.HISTORY, size=ControlSize.TOOLBAR)
        look.clicked.connect(lambda: self.command_wanted.emit("backups"))
        words = self.tr("When each was made, what is in it, and going back to one.")
        copies.add(SettingRow(self.theme, self.tr("All backups"), words, look, more_words=self.tr("restore")))

    def _ways(self, kinds: tuple[str, ...]) -> str:
        words = {
            "passphrase": self.tr("A passphrase"),
            "keyring": self.tr("The system's keyring"),
            "recovery": self.tr("A recovery key"),
        }
        return self.tr(", ").join(words[kind] for kind in kinds if kind in words)
