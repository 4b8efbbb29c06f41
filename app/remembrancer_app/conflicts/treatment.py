"""How a namespace treats contradictions: what happens with one, and how sure it has to be. For a dialog or a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from remembrancer.model.cases import GetConflictSettings, SetConflictSettings
from remembrancer.model.conflicts import ConflictPolicy
from remembrancer.model.queries import ListNamespaces
from remembrancer_app.conflicts.treatment_preview import TreatmentPreview
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import RadioButton
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictSettings
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

LEAST, MOST, STEP = 30, 100, 5
"""Percent of certainty; below the least nearly everything that is alike would be asked about."""
STANDARD = 50
_SOON_MS = 400


class Treatment(QWidget):
    """Applied at once. Each change is one step of undo.

    Signals:
        read: the settings of a namespace are shown.
        saved: a change is on disk; the operation's id.
    """

    read = Signal()
    saved = Signal(str)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("treatment")
        self._theme = theme
        self._engine = engine
        self._shown: ConflictSettings | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._save_certainty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        self.namespace.currentIndexChanged.connect(self._read)
        column.addLayout(self._row(self.tr("Namespace"), self.namespace))
        column.addSpacing(theme.px(2))
        column.addWidget(PlainText(theme, self.tr("When something new contradicts"), style=TextStyle.EMPHASIS))
        column.addLayout(self._policies())
        column.addSpacing(theme.px(4))
        column.addWidget(PlainText(theme, self.tr("How sure a contradiction has to be"), style=TextStyle.EMPHASIS))
        column.addLayout(self._certainty())
        self.preview = TreatmentPreview(theme, engine)
        column.addWidget(self.preview)
        self.trouble = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.trouble.hide()
        column.addWidget(self.trouble)
        self.setEnabled(False)

    def _row(self, words: str, control: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(PlainText(self._theme, words, style=TextStyle.EMPHASIS))
        row.addStretch(1)
        row.addWidget(control)
        return row

    def _policies(self) -> QVBoxLayout:
        theme = self._theme
        said = {
            ConflictPolicy.ASK: (
                self.tr("Ask me each time"),
                self.tr("The new statement waits, and agents get the old one marked as contested."),
            ),
            ConflictPolicy.ANNOTATE: (
                self.tr("Keep both and note it"),
                self.tr("Nothing waits. Agents get both, each with a note that the other contradicts it."),
            ),
            ConflictPolicy.SUPERSEDE_OWN: (
                self.tr("Let writers correct themselves"),
                self.tr("Whoever says that their own earlier words have become wrong replaces them. All else waits."),
            ),
        }
        column = QVBoxLayout()
        column.setSpacing(theme.px(2))
        group = QButtonGroup(self)
        self.policies: dict[ConflictPolicy, RadioButton] = {}
        for policy, (words, help_words) in said.items():
            radio = RadioButton(theme, words)
            radio.setAccessibleDescription(help_words)
            radio.clicked.connect(lambda _checked=False, policy=policy: self._save(policy=policy))
            group.addButton(radio)
            self.policies[policy] = radio
            column.addWidget(radio)
            line = QHBoxLayout()
            line.setContentsMargins(theme.px(26), 0, 0, theme.px(4))
            line.addWidget(PlainText(theme, help_words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
            column.addLayout(line)
        return column

    def _certainty(self) -> QHBoxLayout:
        theme = self._theme
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("How sure a contradiction has to be"))
        self.slider.setRange(LEAST, MOST)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.valueChanged.connect(self._move)
        self.figure = PlainText(theme, style=TextStyle.EMPHASIS, tabular=True)
        self.figure.setMinimumWidth(theme.px(36))
        self.reset = Button(theme, self.tr("Reset"), kind=ButtonKind.GHOST, size=ControlSize.TOOLBAR)
        self.reset.setAccessibleName(self.tr("Back to the usual certainty"))
        self.reset.clicked.connect(self._reset)
        row.addWidget(PlainText(theme, self.tr("Ask more"), style=TextStyle.SECONDARY, tone=Role.TEXT2))
        row.addWidget(self.slider, 1)
        row.addWidget(PlainText(theme, self.tr("Ask less"), style=TextStyle.SECONDARY, tone=Role.TEXT2))
        row.addWidget(self.figure)
        row.addWidget(self.reset)
        return row

    # What is set

    @property
    def certainty(self) -> float:
        """As the slider stands, 0..1."""
        return self.slider.value() / 100

    def begin(self, namespace: str = "") -> None:
        """Read the namespaces, and show how one of them is treated."""
        self._engine.query(self, ListNamespaces(), lambda found: self._take_namespaces(found, namespace), self._refuse)

    def _take_namespaces(self, found: tuple[Namespace, ...], wanted: str) -> None:
        self.namespace.blockSignals(True)
        self.namespace.clear()
        for each in found:
            self.namespace.addItem(each.title or each.name, each.name)
        row = max(0, self.namespace.findData(wanted))
        self.namespace.setCurrentIndex(row)
        self.namespace.blockSignals(False)
        self.namespace.updateGeometry()
        self._read()

    @Slot()
    def _read(self) -> None:
        self._soon.stop()
        name = self.namespace.currentData()
        if name is not None:
            self._engine.query(self, GetConflictSettings(name), self._take, self._refuse)

    def _take(self, settings: ConflictSettings) -> None:
        is_other = self._shown is None or self._shown.namespace != settings.namespace
        self._shown = settings
        self.setEnabled(True)
        self.policies[settings.policy].setChecked(True)
        self.slider.blockSignals(True)
        self.slider.setValue(round(settings.certainty * 100))
        self.slider.blockSignals(False)
        self._show_certainty()
        if is_other:
            self.preview.read(settings.namespace, LEAST / 100)
        self.read.emit()

    def _show_certainty(self) -> None:
        self.figure.setText(self.locale().toString(self.certainty, "f", 2))
        self.reset.setVisible(self.slider.value() != STANDARD)
        self.preview.show_certainty(self.certainty)

    @Slot(int)
    def _move(self, value: int) -> None:
        rounded = round(value / STEP) * STEP
        if rounded != value:
            self.slider.setValue(rounded)
            return
        self._show_certainty()
        self._soon.start()

    @Slot()
    def _reset(self) -> None:
        self.slider.setFocus()
        self.slider.setValue(STANDARD)

    @Slot()
    def _save_certainty(self) -> None:
        self._save(certainty=self.certainty)

    def _save(self, policy: ConflictPolicy | None = None, certainty: float | None = None) -> None:
        if self._shown is not None:
            request = SetConflictSettings(self._shown.namespace, policy, certainty)
            self._engine.change(self, request, self._say_saved, self._refuse)

    def _say_saved(self, change: Change) -> None:
        self.trouble.hide()
        self.saved.emit(change.operation)

    def finish(self) -> None:
        """Save at once what still waits to be saved."""
        if self._soon.isActive():
            self._soon.stop()
            self._save_certainty()

    def _refuse(self, error: RemembrancerError) -> None:
        self.trouble.setText(error_words(error))
        self.trouble.show()
