"""The language model: where it is, what it is used for, and a try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.language import GetLanguageModel, KeepModelKey, TryModel
from remembrancer.model.settings import SettingGroup
from remembrancer.wording.settings import SETTING_GROUPS
from remembrancer_app.memories.words import error_words
from remembrancer_app.settings.controls import BoundRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.secret_field import SecretField
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.language import LanguageModelState, ModelTried
    from remembrancer_app.jobs.engine import Job

_FIELD_WIDTH = 220


class ModelSection(Section):
    """Says plainly what is sent where. The key goes to the system's keyring and is never shown again."""

    def __init__(self, context: SectionContext) -> None:
        title = SETTING_GROUPS[SettingGroup.LANGUAGE_MODEL].fill(translate)
        super().__init__(context, "language_model", title, Icon.SPARKLES)
        self._state: LanguageModelState | None = None
        self._trying: Job[ModelTried] | None = None
        card = self.add_card()
        self.sent = Notice(self.theme, " ", icon=Icon.SHIELD_CHECK)
        self.column.insertWidget(1, self.sent)
        for key in ("on", "endpoint", "model"):
            card.add(BoundRow(self.theme, self.values, f"language_model.{key}"))
        card.add(self._key_row())
        card.add(BoundRow(self.theme, self.values, "language_model.seconds"))
        card.add(self._try_row())
        uses = self.add_card(self.tr("What it is used for"))
        for key in ("answers", "agents", "facts", "opinions", "reports"):
            uses.add(BoundRow(self.theme, self.values, f"language_model.{key}"))
        self.values.changed.connect(self._changed)

    def begin(self) -> None:
        self.engine.query(self, GetLanguageModel(), self._show)

    def filter(self, words: tuple[str, ...]) -> bool:
        found = super().filter(words)
        self.sent.setVisible(found and not words)
        return found

    def _key_row(self) -> SettingRow:
        self.secret = SecretField(self.theme, self.tr("Key"))
        self.secret.setMaximumWidth(self.theme.px(_FIELD_WIDTH))
        self.keep = Button(self.theme, self.tr("Keep"), size=ControlSize.TOOLBAR)
        self.forget = Button(self.theme, self.tr("Forget"), size=ControlSize.TOOLBAR)
        self.keep.setAccessibleName(self.tr("Keep the key in the system's keyring"))
        self.forget.setAccessibleName(self.tr("Take the key out of the system's keyring"))
        self.keep.clicked.connect(lambda: self._keep_key(self.secret.text()))
        self.forget.clicked.connect(lambda: self._keep_key(""))
        self.secret.submitted.connect(self.keep.click)
        self.secret.changed.connect(self._show_key)
        whole = QWidget()
        line = QHBoxLayout(whole)
        line.setContentsMargins(0, 0, 0, 0)
        for part in (self.secret, self.keep, self.forget):
            line.addWidget(part)
        self.key_row = SettingRow(self.theme, self.tr("Key"), " ", whole, more_words=self.tr("API key, password"))
        return self.key_row

    def _try_row(self) -> SettingRow:
        self.try_it = Button(self.theme, self.tr("Try it"), icon=Icon.PLAY, size=ControlSize.TOOLBAR)
        self.try_it.clicked.connect(self._try)
        self.try_it.setEnabled(False)
        self.outcome = PlainText(self.theme, style=TextStyle.SECONDARY, wraps=True)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.outcome)
        self.outcome_row = below
        below.hide()
        help_words = self.tr("Asks for one word. Nothing of the vault is sent.")
        return SettingRow(self.theme, self.tr("Try it"), help_words, self.try_it, below=below)

    # What is shown

    def _show(self, state: LanguageModelState) -> None:
        self._state = state
        tone, icon = Role.TEXT2, Icon.SHIELD_CHECK
        if not state.on:
            words = self.tr("Nothing is sent anywhere. Everything in the program works without a language model.")
        elif state.local:
            words = self.tr("What is turned on below is sent to {0}, on this computer, and nowhere else.")
        else:
            tone, icon = Role.WARN, Icon.TRIANGLE_ALERT
            words = self.tr(
                "What is turned on below leaves this computer: it is sent to {0} and nowhere else."
                " Who runs that server can read it."
            )
        self.sent.set_look(words.format(state.endpoint), tone, icon)
        self._show_key()
        self.try_it.setEnabled(bool(state.endpoint and state.model))

    def _show_key(self) -> None:
        state = self._state
        if state is None:
            return
        if not state.endpoint:
            words = self.tr("Set the endpoint first. Servers on this computer mostly need no key.")
        elif not state.keyring:
            words = self.tr("This computer has no keyring that keeps a key, so only servers without one can be used.")
        elif state.has_key:
            words = self.tr("Kept in the system's keyring, for this server alone. It is never shown again.")
        else:
            words = self.tr("None is kept. It goes to the system's keyring, for this server alone.")
        self.key_row.set_help(words)
        can_keep = bool(state.endpoint) and state.keyring
        self.secret.setEnabled(can_keep)
        self.keep.setEnabled(can_keep and bool(self.secret.text()))
        self.forget.setVisible(state.has_key)

    def _changed(self, key: str) -> None:
        if key.startswith("language_model.") and self.isVisible():
            self.begin()

    # What is done

    def _keep_key(self, secret: str) -> None:
        self.secret.clear()
        self.engine.query(self, KeepModelKey(secret), self._kept, self._refuse_key)

    def _kept(self, state: LanguageModelState) -> None:
        self.key_row.say_trouble("")
        self._show(state)

    def _refuse_key(self, error: RemembrancerError) -> None:
        self.key_row.say_trouble(error_words(error))

    def _try(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            self._say(self.tr("Cancelled."), Role.TEXT2)
            return
        self.try_it.setText(self.tr("Cancel"))
        self._say(self.tr("Asking …"), Role.TEXT2)
        self._trying = self.engine.query(self, TryModel(), self._tried, self._failed, self._rest)

    def _tried(self, tried: ModelTried) -> None:
        seconds = self.locale().toString(tried.seconds, "f", 1)
        words = self.tr("{0} answered after {1} s: {2}")
        said = " ".join(tried.said.split())[:200]
        self._say(words.format(tried.model, seconds, said), Role.GOOD)

    def _failed(self, error: RemembrancerError) -> None:
        self._say(error_words(error), Role.BAD)

    def _rest(self) -> None:
        self._trying = None
        self.try_it.setText(self.tr("Try it"))

    def _say(self, words: str, tone: Role) -> None:
        self.outcome.set_tone(tone)
        self.outcome.setText(words)
        self.outcome_row.show()
