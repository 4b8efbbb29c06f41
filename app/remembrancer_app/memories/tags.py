"""The tags of a memory: shown, taken away, added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from remembrancer.model.limits import TAG_CHARACTERS
from remembrancer_app.memories.chip_button import ChipButton
from remembrancer_app.theme import Icon, TextStyle, measures
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace, ClosableChip
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer_app.theme import Theme


def tag_face(tag: str) -> ChipFace:
    return ChipFace(tag, Icon.TAG)


class TagRow(QWidget):
    """Chips with a cross, and "Add tag" behind them.

    Signals:
        removed: take this tag away.
        add_wanted: ask for a tag to add.
    """

    removed = Signal(str)
    add_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tags")
        self._theme = theme
        self._flow = FlowLayout(self, across=theme.px(6), down=theme.px(6))
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        self.add_button = Button(theme, self.tr("Add tag"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.add_button.clicked.connect(self.add_wanted)
        self._chips: list[Chip] = []
        self._tags: tuple[str, ...] | None = None
        self._fixed = False
        self._flow.addWidget(self.add_button)
        theme.changed.connect(self._take_height)
        self._take_height()

    @property
    def chips(self) -> tuple[Chip, ...]:
        return tuple(self._chips)

    def show_tags(self, tags: tuple[str, ...], *, read_only: bool) -> None:
        if tags == self._tags and read_only is self._fixed:
            return
        self._tags, self._fixed = tags, read_only
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for place, tag in enumerate(tags):
            chip = self._chip(tag, read_only=read_only)
            self._flow.insert_widget(place, chip)
            self._chips.append(chip)
        self.add_button.setVisible(not read_only)
        self.updateGeometry()

    @Slot()
    def _take_height(self) -> None:
        # As high as the chips, so that it stands in one line with them.
        self.add_button.setFixedHeight(self._theme.px(measures.CHIP_HEIGHT))

    def _chip(self, tag: str, *, read_only: bool) -> Chip:
        if read_only:
            return Chip(self._theme, tag_face(tag), self)
        chip = ClosableChip(self._theme, tag_face(tag), self)
        chip.closed.connect(lambda: self.removed.emit(tag))
        return chip


class TagPopover(Popover):
    """A field for a tag, and tags that are proposed.

    Signals:
        wanted: a tag was typed or one of the proposals was clicked.
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, padding=12)
        self.setObjectName("tag_popover")
        self.setAccessibleName(self.tr("Add a tag"))
        self.setFixedWidth(theme.px(280))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Tag"))
        self.field.setAccessibleName(self.tr("Tag"))
        self.field.setMaxLength(TAG_CHARACTERS)
        self.field.returnPressed.connect(self._typed)
        self.column.addWidget(self.field)
        self._caption = PlainText(theme, self.tr("Proposed"), style=TextStyle.CAPTION, tone=Role.TEXT3)
        self._caption.hide()
        self.column.addWidget(self._caption)
        self._proposed = QWidget()
        self._flow = FlowLayout(self._proposed, across=theme.px(6), down=theme.px(6))
        self._proposed.hide()
        self.column.addWidget(self._proposed)
        self.closed.connect(self.deleteLater)

    def ask(self, anchor: QWidget) -> None:
        self.open_below(anchor)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def proposals(self) -> tuple[ChipButton, ...]:
        return tuple(self._proposed.findChildren(ChipButton))

    def show_proposals(self, tags: Sequence[str]) -> None:
        for tag in tags:
            button = ChipButton(self._theme, tag_face(tag), name=self.tr("Add the tag {0}").format(tag))
            button.clicked.connect(lambda _checked=False, tag=tag: self._choose(tag))
            self._flow.addWidget(button)
        for widget in (self._caption, self._proposed):
            widget.setVisible(bool(tags))
        self._proposed.setFixedHeight(self._flow.heightForWidth(self.width() - 2 * self._theme.px(12)))
        self.adjustSize()

    @Slot()
    def _typed(self) -> None:
        tag = self.field.text().strip().lstrip("#")
        if tag:
            self._choose(tag)

    def _choose(self, tag: str) -> None:
        self.close_popover()
        self.wanted.emit(tag)
