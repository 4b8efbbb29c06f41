"""The first step: where the vault lies, how it is locked, and the recovery key."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QWidget

from remembrancer_app.shell.opening import GivenSecret, NewVault, SecretKind
from remembrancer_app.shell.passphrase_fields import PassphraseFields
from remembrancer_app.shell.recovery_box import RecoveryBox
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.welcome.choice_card import ChoiceCard
from remembrancer_app.welcome.frame import WelcomeFrame
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from remembrancer_app.theme import Theme


class VaultPanel(WelcomeFrame):
    """Makes a vault, or leads to the sample or to another folder.

    Signals:
        vault_wanted: a :class:`NewVault`.
        sample_wanted: look at the sample first.
        other_wanted: there is a vault already, elsewhere.
        archive_wanted: make it in this folder (a Path) of the backup in this file (its path).
    """

    vault_wanted = Signal(object)
    sample_wanted = Signal()
    other_wanted = Signal()
    archive_wanted = Signal(object, str)

    def __init__(
        self, theme: Theme, folder: Path, recovery_key: str, *, has_keyring: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, 0, parent)
        self.setObjectName("welcome")
        self._folder = folder
        self._recovery_key = recovery_key
        self._has_keyring = has_keyring
        self._ask_how(theme, has_keyring=has_keyring)
        self._ask_passphrase(theme)
        self._show_key(theme)
        self._show_folder(theme)
        self._offer(theme)
        (self.keyring if has_keyring else self.passphrase).radio.setChecked(True)

    # What it shows, from top to bottom

    def _ask_how(self, theme: Theme, *, has_keyring: bool) -> None:
        column = self.card.column
        question = self.tr("How is it locked?") if has_keyring else self.tr("Choose a passphrase")
        column.addWidget(PlainText(theme, question, style=TextStyle.SECTION))
        self.keyring = ChoiceCard(
            theme,
            Icon.FINGERPRINT_PATTERN,
            self.tr("With this computer's keyring"),
            self.tr("Opens when you are logged in. You can add a passphrase later."),
        )
        self.passphrase = ChoiceCard(
            theme, Icon.KEY_ROUND, self.tr("With a passphrase"), self.tr("Asked each time it opens.")
        )
        self._group = QButtonGroup(self)
        for card in (self.keyring, self.passphrase):
            self._group.addButton(card.radio)
            card.chosen.connect(self._choose)
            column.addWidget(card)
        # Where there is no choice, none is shown.
        self.keyring.setVisible(has_keyring)
        self.passphrase.setVisible(has_keyring)

    def _ask_passphrase(self, theme: Theme) -> None:
        self.fields = PassphraseFields(theme)
        self.fields.changed.connect(self._judge)
        self.fields.submitted.connect(self._submit)
        self.card.column.addWidget(self.fields)
        self.also = CheckBox(theme, self.tr("This computer's keyring opens it too, when you are logged in"))
        self.card.column.addWidget(self.also)

    def _show_key(self, theme: Theme) -> None:
        self.recovery = RecoveryBox(theme, self._recovery_key, vault=self._folder)
        self.recovery.kept.connect(self._judge)
        self.card.column.addWidget(self.recovery)

    def _show_folder(self, theme: Theme) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addWidget(IconLabel(theme, Icon.FOLDER))
        self.place = ElidedLabel(
            theme, str(self._folder), style=TextStyle.CODE, tone=Role.TEXT2, mode=Qt.TextElideMode.ElideMiddle
        )
        row.addWidget(self.place)
        self.change = Button(theme, self.tr("Change"), kind=ButtonKind.LINK)
        self.change.clicked.connect(self._change_folder)
        row.addWidget(self.change)
        self.archive = Button(theme, self.tr("From a backup file"), kind=ButtonKind.LINK)
        self.archive.clicked.connect(self._choose_archive)
        row.addWidget(self.archive)
        row.addStretch(1)
        self.card.column.addLayout(row)

    def _offer(self, theme: Theme) -> None:
        self.message = PlainText(theme, "", style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.message.hide()
        self.card.column.addWidget(self.message)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.sample = Button(theme, self.tr("Skip, show me the sample vault"), kind=ButtonKind.GHOST)
        self.sample.clicked.connect(self.sample_wanted)
        self.other = Button(theme, self.tr("Open another vault"), kind=ButtonKind.GHOST)
        self.other.clicked.connect(self.other_wanted)
        self.create_vault = Button(theme, self.tr("Continue"), kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
        self.create_vault.clicked.connect(self._submit)
        row.addWidget(self.sample)
        row.addWidget(self.other)
        row.addStretch(1)
        row.addWidget(self.create_vault)
        self.card.column.addLayout(row)

    # What it does

    def show_failure(self, words: str) -> None:
        """The vault could not be made."""
        self.message.setText(words)
        self.message.show()
        self._set_busy(busy=False)

    @property
    def _kind(self) -> SecretKind:
        return SecretKind.KEYRING if self.keyring.radio.isChecked() else SecretKind.PASSPHRASE

    def _set_busy(self, *, busy: bool) -> None:
        self.card.setEnabled(not busy)
        self._judge()

    @Slot()
    def _choose(self) -> None:
        by_passphrase = self._kind is SecretKind.PASSPHRASE
        self.fields.setVisible(by_passphrase)
        # Where there is no keyring, nothing is said of one.
        self.also.setVisible(by_passphrase and self._has_keyring)
        self._judge()

    @Slot()
    def _judge(self, *_: object) -> None:
        """Say what is wanting, and let the vault be made when nothing is."""
        wanting = self.fields.wanting if self._kind is SecretKind.PASSPHRASE else ""
        self.create_vault.setEnabled(not wanting and self.recovery.box.isChecked())
        why = wanting or self.tr("Keep the recovery key first.")
        self.create_vault.setToolTip("" if self.create_vault.isEnabled() else why)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where something has to be typed or chosen."""
        super().showEvent(event)
        first = self.fields.first.line if self._kind is SecretKind.PASSPHRASE else self.keyring.radio
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter makes the vault from wherever nothing else wants it, as its button says."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
            return
        super().keyPressEvent(event)

    @Slot()
    def _change_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Choose an empty folder for the vault"), str(self._folder.parent)
        )
        if chosen:
            self._folder = Path(chosen)
            self.place.setText(chosen)

    @Slot()
    def _choose_archive(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Choose a backup that was written into one file"), str(Path.home()), "*.remembrancer"
        )
        if path:
            self.take_archive(path)

    def take_archive(self, path: str) -> None:
        """Make the vault of the backup in this file; what unlocked it then is asked for next."""
        self.message.hide()
        self._set_busy(busy=True)
        self.archive_wanted.emit(self._folder, path)

    @Slot()
    def _submit(self) -> None:
        if not self.create_vault.isEnabled() or not self.card.isEnabled():
            return
        self.message.hide()
        self._set_busy(busy=True)
        secret = GivenSecret(self._kind, self.fields.text() if self._kind is SecretKind.PASSPHRASE else "")
        also = self._kind is SecretKind.PASSPHRASE and self._has_keyring and self.also.isChecked()
        self.vault_wanted.emit(NewVault(self._folder, secret, self._recovery_key, with_keyring=also))
