"""The tags of what is being written: chosen ones, proposed ones, and a field for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from remembrancer.model.limits import TAG_CHARACTERS
from remembrancer.wording import explain_tag
from remembrancer_app.memories.chip_button import ChipButton
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.memory import TagProposal
    from remembrancer_app.theme import Theme


class TagLine(QWidget):
    """Chosen tags have a cross; proposed ones a plus, and are taken with a click.

    Signals:
        changed: other tags are chosen.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tags: list[str] = []
        self._proposals: tuple[TagProposal, ...] = ()
        self._chips: list[QWidget] = []
        self._flow = FlowLayout(self, across=theme.px(6), down=theme.px(6))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.field = QLineEdit()
        self.field.setProperty("bare", True)
        self.field.setPlaceholderText(self.tr("Add tag"))
        self.field.setAccessibleName(self.tr("Add tag"))
        self.field.setMaxLength(TAG_CHARACTERS)
        self.field.setFixedSize(theme.px(120), theme.px(20))
        self.field.returnPressed.connect(self._typed)
        self._flow.addWidget(self.field)

    @property
    def tags(self) -> tuple[str, ...]:
        return tuple(self._tags)

    @property
    def proposed(self) -> tuple[ChipButton, ...]:
        return tuple(chip for chip in self._chips if isinstance(chip, ChipButton))

    @property
    def chosen(self) -> tuple[ClosableChip, ...]:
        return tuple(chip for chip in self._chips if isinstance(chip, ClosableChip))

    def set_tags(self, tags: Sequence[str]) -> None:
        self._tags = list(dict.fromkeys(tags))
        self._build()

    def propose(self, proposals: tuple[TagProposal, ...]) -> None:
        """Tags the rules propose for the text as it is now."""
        if proposals != self._proposals:
            self._proposals = proposals
            self._build()

    def take_typed(self) -> None:
        """What stands in the field counts as a tag when the memory is saved."""
        self._typed()

    def _add(self, tag: str) -> None:
        if tag and tag not in self._tags:
            self._tags.append(tag)
            self._build()
            self.changed.emit()

    def _remove(self, tag: str) -> None:
        self._tags.remove(tag)
        self._build()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    @Slot()
    def _typed(self) -> None:
        tag = self.field.text().strip().lstrip("#").strip()
        self.field.clear()
        self._add(tag)

    def _build(self) -> None:
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for tag in self._tags:
            chosen = ClosableChip(self._theme, ChipFace(tag, Icon.TAG, Role.ACCENT), self)
            chosen.closed.connect(lambda tag=tag: self._remove(tag))
            self._place(chosen)
        for proposal in self._proposals:
            if proposal.tag not in self._tags:
                name = self.tr("Add the tag {0}").format(proposal.tag)
                button = ChipButton(self._theme, ChipFace(proposal.tag, Icon.PLUS), name=name, parent=self)
                button.setToolTip(plain_tooltip(explain_tag(proposal, translate)))
                button.clicked.connect(lambda _checked=False, tag=proposal.tag: self._add(tag))
                self._place(button)
        self.updateGeometry()

    def _place(self, chip: QWidget) -> None:
        self._flow.insert_widget(len(self._chips), chip)
        self._chips.append(chip)
        chip.show()
