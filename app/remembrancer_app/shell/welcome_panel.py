"""The first run: how the vault is locked, and the recovery key."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer_app.shell.choice_card import ChoiceCard
from remembrancer_app.shell.gate import Mark, centred, in_the_middle
from remembrancer_app.shell.opening import GivenSecret, NewVault, SecretKind
from remembrancer_app.shell.recovery_box import RecoveryBox
from remembrancer_app.shell.secret_field import SecretField
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from remembrancer_app.theme import Theme

SHORTEST_PASSPHRASE = 8
_LONG_ENOUGH = 14
_WIDTH = 640


class WelcomePanel(QWidget):
    """Makes a vault, or leads to the sample or to another folder.

    Signals:
        vault_wanted: a :class:`NewVault`.
        sample_wanted: look at the sample first.
        other_wanted: there is a vault already, elsewhere.
    """

    vault_wanted = Signal(object)
    sample_wanted = Signal()
    other_wanted = Signal()

    def __init__(
        self, theme: Theme, folder: Path, recovery_key: str, *, has_keyring: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        self._theme = theme
        self._folder = folder
        self._recovery_key = recovery_key
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        inner = QWidget()
        middle = QVBoxLayout(inner)
        middle.addStretch(1)
        self.card = Card(theme, padding=26)
        self.card.setFixedWidth(theme.px(_WIDTH))
        self.card.column.setSpacing(theme.px(10))
        middle.addLayout(in_the_middle(self.card))
        middle.addStretch(1)
        scroll.setWidget(inner)
        outer.addWidget(scroll)
        self._greet(theme)
        self._ask_how(theme, has_keyring=has_keyring)
        self._ask_passphrase(theme)
        self._show_key(theme)
        self._show_folder(theme)
        self._offer(theme)
        (self.keyring if has_keyring else self.passphrase).radio.setChecked(True)

    # What it shows, from top to bottom

    def _greet(self, theme: Theme) -> None:
        column = self.card.column
        column.addWidget(Mark(theme, 44), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(centred(theme, self.tr("Welcome to Remembrancer"), TextStyle.REPORT_TITLE, Role.TEXT))
        sentence = self.tr("See, correct and govern what your agents remember. Everything stays on this computer.")
        column.addWidget(centred(theme, sentence, TextStyle.BODY, Role.TEXT2))
        column.addSpacing(theme.px(4))

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
        self.fields = QWidget()
        column = QVBoxLayout(self.fields)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.first = SecretField(theme, self.tr("Passphrase"))
        self.second = SecretField(theme, self.tr("The same again"))
        for field in (self.first, self.second):
            field.changed.connect(self._judge)
            field.submitted.connect(self._submit)
            row.addWidget(field)
        column.addLayout(row)
        self.advice = PlainText(theme, "", style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.advice)
        self.card.column.addWidget(self.fields)

    def _show_key(self, theme: Theme) -> None:
        self.recovery = RecoveryBox(theme, self._recovery_key)
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
        row.addStretch(1)
        self.card.column.addLayout(row)

    def _offer(self, theme: Theme) -> None:
        self.message = PlainText(theme, "", style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.message.hide()
        self.card.column.addWidget(self.message)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.sample = Button(theme, self.tr("Look at the sample vault first"), kind=ButtonKind.GHOST)
        self.sample.clicked.connect(self.sample_wanted)
        self.other = Button(theme, self.tr("Open another vault"), kind=ButtonKind.GHOST)
        self.other.clicked.connect(self.other_wanted)
        self.create_vault = Button(theme, self.tr("Make the vault"), kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
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
        self.fields.setVisible(self._kind is SecretKind.PASSPHRASE)
        self._judge()

    @Slot()
    def _judge(self, *_: object) -> None:
        """Say what is wanting, and let the vault be made when nothing is."""
        first, second = self.first.text(), self.second.text()
        wanting = ""
        tone = Role.TEXT2
        if self._kind is SecretKind.PASSPHRASE:
            if len(first) < SHORTEST_PASSPHRASE:
                wanting = self.tr("At least {0} characters. Four or five unrelated words are good.").format(
                    SHORTEST_PASSPHRASE
                )
            elif first != second:
                wanting = self.tr("Type the same once more.")
            if second and not first.startswith(second):
                wanting, tone = self.tr("The two are not the same."), Role.BAD
        words = wanting
        if not wanting and self._kind is SecretKind.PASSPHRASE:
            long_enough = len(first) >= _LONG_ENOUGH
            words = self.tr("Long enough.") if long_enough else self.tr("It will do; longer is better.")
            tone = Role.GOOD if long_enough else Role.WARN
        self.advice.setText(words)
        self.advice.set_tone(tone)
        self.create_vault.setEnabled(not wanting and self.recovery.box.isChecked())
        why = wanting or self.tr("Keep the recovery key first.")
        self.create_vault.setToolTip("" if self.create_vault.isEnabled() else why)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where something has to be typed or chosen."""
        super().showEvent(event)
        first = self.first.line if self._kind is SecretKind.PASSPHRASE else self.keyring.radio
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
    def _submit(self) -> None:
        if not self.create_vault.isEnabled() or not self.card.isEnabled():
            return
        self.message.hide()
        self._set_busy(busy=True)
        secret = GivenSecret(self._kind, self.first.text() if self._kind is SecretKind.PASSPHRASE else "")
        self.vault_wanted.emit(NewVault(self._folder, secret, self._recovery_key))
