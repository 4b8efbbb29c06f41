"""The locked window. It shows nothing of what the vault holds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from remembrancer_app.shell.gate import GateColumn, centred
from remembrancer_app.shell.opening import GivenSecret, SecretKind
from remembrancer_app.shell.secret_field import SecretField
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class UnlockPanel(GateColumn):
    """Asks for the passphrase or the recovery key.

    Signals:
        secret_given: a :class:`GivenSecret`.
        other_wanted: open another vault.
    """

    secret_given = Signal(object)
    other_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, width=340, parent=parent)
        self.setObjectName("unlock")
        self._kind = SecretKind.PASSPHRASE
        self._kinds: tuple[str, ...] = ()
        self.field = SecretField(theme, self.tr("Passphrase"))
        self.message = centred(theme, "", TextStyle.SECONDARY, Role.BAD)
        self.unlock = Button(
            theme, self.tr("Unlock"), kind=ButtonKind.PRIMARY, icon=Icon.LOCK_OPEN, key=self.tr("Enter")
        )
        self.keyring = Button(theme, self.tr("Use the system keyring"), icon=Icon.FINGERPRINT_PATTERN)
        self.switch = Button(theme, self.tr("Use the recovery key"), kind=ButtonKind.LINK)
        self.other = Button(theme, self.tr("Open another vault"), kind=ButtonKind.LINK)
        self.column.addSpacing(theme.px(6))
        self.column.addWidget(self.field)
        self.column.addWidget(self.message)
        self.add_row(theme, self.unlock, self.keyring)
        self.column.addSpacing(theme.px(8))
        self.add_row(theme, self.switch, self.other)
        self.why = centred(theme, "", TextStyle.CAPTION, Role.TEXT2)
        self.why.hide()
        self.column.addSpacing(theme.px(8))
        self.column.addWidget(self.why)
        self.field.submitted.connect(self._submit)
        self.field.changed.connect(self._typed)
        self.unlock.clicked.connect(self._submit)
        self.keyring.clicked.connect(self._ask_keyring)
        self.switch.clicked.connect(self._switch_kind)
        self.other.clicked.connect(self.other_wanted)

    def ask(self, folder: Path, kinds: tuple[str, ...], message: str = "") -> None:
        """Ask for what unlocks the vault in ``folder``; ``message`` says why the last try did not."""
        self._kinds = kinds
        self.title.setText(self.tr("{0} is locked").format(folder.name))
        self.sentence.setText(self.tr("Nothing in it can be read until you unlock it."))
        self.keyring.setVisible(SecretKind.KEYRING in kinds)
        has_both = {SecretKind.PASSPHRASE, SecretKind.RECOVERY} <= set(kinds)
        self.switch.setVisible(has_both or not kinds)
        if kinds and self._kind.value not in kinds:
            self._kind = SecretKind.RECOVERY if SecretKind.RECOVERY in kinds else SecretKind.PASSPHRASE
        self._name_kind()
        self._set_busy(busy=False)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.field.line.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_why(self, words: str) -> None:
        """Why it is locked, where the person did not lock it."""
        self.why.setText(words)
        self.why.setVisible(bool(words))

    def forget(self) -> None:
        """Let go of what was typed, and of why it was locked."""
        self.say_why("")
        self._kind = SecretKind.PASSPHRASE
        self.field.clear()
        self.message.hide()
        self._set_busy(busy=False)

    def _set_busy(self, *, busy: bool) -> None:
        for part in (self.field, self.keyring, self.switch, self.other):
            part.setEnabled(not busy)
        self.unlock.setEnabled(not busy and bool(self.field.text()))

    def _name_kind(self) -> None:
        is_passphrase = self._kind is SecretKind.PASSPHRASE
        self.field.set_name(self.tr("Passphrase") if is_passphrase else self.tr("Recovery key"))
        self.switch.setText(self.tr("Use the recovery key") if is_passphrase else self.tr("Use the passphrase"))

    @Slot()
    def _submit(self) -> None:
        text = self.field.text()
        if text and self.unlock.isEnabled():
            self._set_busy(busy=True)
            self.message.hide()
            self.secret_given.emit(GivenSecret(self._kind, text))

    @Slot()
    def _ask_keyring(self) -> None:
        self._set_busy(busy=True)
        self.secret_given.emit(GivenSecret(SecretKind.KEYRING))

    @Slot(str)
    def _typed(self, text: str) -> None:
        self.unlock.setEnabled(bool(text))
        self.message.hide()

    @Slot()
    def _switch_kind(self) -> None:
        is_passphrase = self._kind is SecretKind.PASSPHRASE
        self._kind = SecretKind.RECOVERY if is_passphrase else SecretKind.PASSPHRASE
        self.field.clear()
        self._name_kind()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
