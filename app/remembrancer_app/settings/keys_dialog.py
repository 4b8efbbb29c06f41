"""Changing what unlocks the vault: the passphrase, the recovery key, the keyring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.errors import RemembrancerError
from remembrancer.vault import KeysChanged, Passphrase, RecoveryKey, Secret, Vault, new_recovery_key, typed_secret
from remembrancer.vault.relocking import (
    asks_for_proof,
    change_passphrase,
    change_recovery_key,
    let_keyring_unlock,
    stop_keyring,
)
from remembrancer.wording import describe_error
from remembrancer_app.settings.key_act import KeyAct
from remembrancer_app.shell.passphrase_fields import PassphraseFields
from remembrancer_app.shell.recovery_box import RecoveryBox
from remembrancer_app.shell.secret_field import SecretField
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 480


class KeysDialog(Overlay):
    """Nothing is changed before its button is pressed, and what unlocked the vault does so until the new one is kept.

    Signals:
        done: what unlocks the vault is another thing now; carries a sentence.
    """

    done = Signal(str)

    def __init__(self, theme: Theme, engine: Engine, window: QWidget, act: KeyAct) -> None:
        super().__init__(theme, window)
        self.setObjectName("keys_dialog")
        self._engine, self._act = engine, act
        self._has_passphrase = asks_for_proof(engine.vault)
        title, sentence, button = self._words()
        self.setAccessibleName(title)
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION))
        column.addWidget(PlainText(theme, sentence, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        self.proof = SecretField(theme, self.tr("Present passphrase, or the recovery key"))
        self.proof.setVisible(self._has_passphrase)
        self.proof.changed.connect(self._judge)
        self.proof.submitted.connect(self._submit)
        column.addWidget(self.proof)
        self.fields = PassphraseFields(theme)
        self.fields.setVisible(act is KeyAct.PASSPHRASE)
        self.fields.changed.connect(self._judge)
        self.fields.submitted.connect(self._submit)
        column.addWidget(self.fields)
        self._key = new_recovery_key() if act is KeyAct.RECOVERY else RecoveryKey("")
        self.recovery = RecoveryBox(theme, self._key.text, vault=engine.vault.folder)
        self.recovery.setVisible(act is KeyAct.RECOVERY)
        self.recovery.kept.connect(self._judge)
        column.addWidget(self.recovery)
        self.trouble = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.trouble.hide()
        column.addWidget(self.trouble)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.leave = Button(theme, self.tr("Cancel"))
        self.leave.clicked.connect(self.close_overlay)
        self.act = Button(theme, button, kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self._submit)
        row.addWidget(self.leave)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)
        self._judge()

    def ask(self) -> None:
        """Show it."""
        first: QWidget = self.leave
        if self._has_passphrase:
            first = self.proof.line
        elif self._act is KeyAct.PASSPHRASE:
            first = self.fields.first.line
        self.open(first)
        # How high the words are is known once they have their width.
        self._soon.start()

    def _words(self) -> tuple[str, str, str]:
        match self._act:
            case KeyAct.PASSPHRASE if self._has_passphrase:
                return (
                    self.tr("Change the passphrase"),
                    self.tr("The memories stay as they are encrypted; only their key is sealed anew, also in backups."),
                    self.tr("Change it"),
                )
            case KeyAct.PASSPHRASE:
                return (
                    self.tr("Set a passphrase"),
                    self.tr("It opens the vault beside the keyring, also on another computer."),
                    self.tr("Set it"),
                )
            case KeyAct.RECOVERY:
                return (
                    self.tr("A new recovery key"),
                    self.tr("The old one opens nothing any more once this one is kept, in the vault and its backups."),
                    self.tr("Use this one from now on"),
                )
            case KeyAct.KEYRING:
                return (
                    self.tr("Open it with this computer's keyring"),
                    self.tr("Nothing is asked any more when you are logged in. The passphrase stays."),
                    self.tr("Use the keyring"),
                )
            case KeyAct.NO_KEYRING:
                return (
                    self.tr("Open it without the keyring"),
                    self.tr("The passphrase is asked for each time it opens."),
                    self.tr("Stop using the keyring"),
                )

    @Slot()
    def _judge(self, *_: object) -> None:
        wanting = ""
        if self._has_passphrase and not self.proof.text():
            wanting = self.tr("Type the present passphrase or the recovery key.")
        elif self._act is KeyAct.PASSPHRASE:
            wanting = self.fields.wanting
        elif self._act is KeyAct.RECOVERY and not self.recovery.box.isChecked():
            wanting = self.tr("Keep the new recovery key first.")
        self.act.setEnabled(not wanting)
        self.act.setToolTip(wanting)

    @Slot()
    def _submit(self) -> None:
        if not self.act.isEnabled():
            return
        self._set_busy(busy=True)
        vault, typed, act = self._engine.vault, self.proof.text(), self._act
        has_passphrase, new, key = self._has_passphrase, Passphrase(self.fields.text()), self._key

        def change(_job: object) -> KeysChanged:
            proof = typed_secret(vault.folder, typed) if has_passphrase else None
            return _carry_out(vault, act, proof, new, key)

        self._engine.work(self, change, self._say_done, self._refuse)

    def _set_busy(self, *, busy: bool) -> None:
        for part in (self.proof, self.fields, self.recovery, self.leave):
            part.setEnabled(not busy)
        self.act.setEnabled(not busy)
        self.trouble.hide()

    def _say_done(self, changed: KeysChanged) -> None:
        words = {
            KeyAct.PASSPHRASE: self.tr("The passphrase is set."),
            KeyAct.RECOVERY: self.tr("The recovery key is another one now."),
            KeyAct.KEYRING: self.tr("The keyring opens the vault."),
            KeyAct.NO_KEYRING: self.tr("The keyring does not open the vault any more."),
        }[self._act]
        if changed.left:
            left = self.tr("Backups that still open by what opened it before: {0}.")
            words = f"{words} {left.format(self.locale().toString(changed.left))}"
        self._forget()
        self.close_overlay()
        self.done.emit(words)

    def _refuse(self, error: RemembrancerError) -> None:
        self._set_busy(busy=False)
        self._judge()
        self.trouble.setText(describe_error(error, translate).in_one)
        self.trouble.show()
        self._fit()
        if self._has_passphrase:
            self.proof.line.selectAll()
            self.proof.setFocus()

    def _forget(self) -> None:
        self.proof.clear()
        self.fields.clear()


def _carry_out(vault: Vault, act: KeyAct, proof: Secret | None, new: Passphrase, key: RecoveryKey) -> KeysChanged:
    match act:
        case KeyAct.PASSPHRASE:
            return change_passphrase(vault, new, proof)
        case KeyAct.RECOVERY:
            return change_recovery_key(vault, key, proof)
        case KeyAct.KEYRING:
            return let_keyring_unlock(vault, proof)
        case KeyAct.NO_KEYRING:
            return stop_keyring(vault, proof)
