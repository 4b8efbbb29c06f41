"""The first step: everything that erasing reaches, what hangs together with it and can be named too, and what stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.erasing import FileReach
from remembrancer.wording import (
    describe_kept,
    describe_reach,
    describe_remarks,
    name_file_reach,
    name_link,
    name_waiting,
)
from remembrancer_app.memories.words import one_line
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import TYPE_ICONS, Icon, Role, TextStyle
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.erasing import ErasurePreview, FoundFile, LinkedMemory, LinkedProposal, ToErase
    from remembrancer_app.theme import Theme

_NAMED = 5
_CHARACTERS = 300


class ReachView(QScrollArea):
    """Lists the reach of an erasure.

    What is linked keeps its place and its tick when the preview is made again with what was ticked.

    Signals:
        changed: something was ticked, or no longer is.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.memories: dict[str, CheckBox] = {}
        self.proposals: dict[str, CheckBox] = {}
        self.kept: CheckBox | None = None
        self.lines: list[str] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("What will be erased"))
        content = QWidget()
        content.setProperty("ground", Role.RAISED.value)
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, theme.px(10), 0)
        column.setSpacing(theme.px(14))
        self._places: dict[str, QVBoxLayout] = {}
        self._sections: dict[str, QWidget] = {}
        for name, title in (
            ("memories", self.tr("To be erased for good")),
            ("linked", self.tr("Linked memories: only what is ticked is erased too")),
            ("waiting", self.tr("Waiting statements: only what is ticked is erased too")),
            ("reach", self.tr("With it goes")),
            ("files", self.tr("Files beside the vault")),
            ("kept", self.tr("Your searches, questions and drafts")),
            ("remarks", self.tr("Good to know")),
        ):
            column.addWidget(self._section(name, title))
        column.addStretch(1)
        self.setWidget(content)

    def _section(self, name: str, title: str) -> QWidget:
        theme = self._theme
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(5))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECONDARY_EMPHASIS, tone=Role.TEXT2, wraps=True))
        place = QVBoxLayout()
        place.setSpacing(theme.px(4))
        column.addLayout(place)
        section.hide()
        self._places[name], self._sections[name] = place, section
        return section

    # What is chosen

    def chosen_memories(self) -> tuple[str, ...]:
        """The linked memories that are ticked."""
        return tuple(each for each, box in self.memories.items() if box.isChecked())

    def chosen_proposals(self) -> tuple[str, ...]:
        """The waiting statements that are ticked."""
        return tuple(each for each, box in self.proposals.items() if box.isChecked())

    @property
    def forgets_kept(self) -> bool:
        """Whether what the window keeps goes too."""
        return self.kept is not None and self.kept.isChecked()

    # Showing

    def show_preview(self, preview: ErasurePreview) -> None:
        """Show what would be reached; a second time, with what was ticked."""
        if not self.memories and not self.proposals:
            self._show_memories(preview.memories)
        self._show_reach(describe_reach(preview.counts, translate))
        for memory in preview.linked:
            self._add_linked(memory)
        for proposal in preview.proposals:
            self._add_proposal(proposal)
        self._show_files(preview.files)
        self._show_kept(len(preview.kept))
        self._show_remarks(describe_remarks(translate))

    def content_height(self, width: int) -> int:
        """How high everything is without scrolling, in so much width."""
        widget = self.widget()
        layout = None if widget is None else widget.layout()
        if layout is None:
            return 0
        layout.activate()
        return max(layout.heightForWidth(width), layout.sizeHint().height())

    def _show_memories(self, memories: tuple[ToErase, ...]) -> None:
        place = self._emptied("memories")
        for memory in memories[:_NAMED]:
            icon = IconLabel(
                self._theme, TYPE_ICONS[memory.type], colour=self._theme.type_color(memory.type), name=memory.type.value
            )
            place.addLayout(self._line(icon, ElidedLabel(self._theme, one_line(memory.content, _CHARACTERS))))
        if len(memories) > _NAMED:
            words = self.tr("and {0} more").format(self.locale().toString(len(memories) - _NAMED))
            place.addWidget(PlainText(self._theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2))

    def _show_reach(self, lines: tuple[str, ...]) -> None:
        """In two columns: each line is short."""
        self.lines = list(lines)
        place = self._emptied("reach")
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.px(16))
        grid.setVerticalSpacing(self._theme.px(4))
        high = (len(lines) + 1) // 2
        for number, words in enumerate(lines):
            grid.addLayout(self._told(Icon.CHECK, words), number % high, number // high)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        place.addWidget(holder)
        self._sections["reach"].setVisible(bool(lines))

    def _show_remarks(self, lines: tuple[str, ...]) -> None:
        place = self._emptied("remarks")
        for words in lines:
            place.addLayout(self._told(Icon.INFO, words))

    def _told(self, icon: Icon, words: str) -> QHBoxLayout:
        text = PlainText(self._theme, words, style=TextStyle.SECONDARY, wraps=True)
        return self._line(IconLabel(self._theme, icon, colour=Role.TEXT3), text)

    def _line(self, mark: QWidget, words: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(8))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1, Qt.AlignmentFlag.AlignTop)
        return row

    def _add_linked(self, memory: LinkedMemory) -> None:
        if memory.id in self.memories:
            return
        words = name_link(memory.link, translate)
        self.memories[memory.id] = self._choice("linked", words, memory.content, ticked=memory.holds_words)

    def _add_proposal(self, proposal: LinkedProposal) -> None:
        if proposal.id in self.proposals:
            return
        words = name_waiting(translate, is_released=proposal.released)
        self.proposals[proposal.id] = self._choice("waiting", words, proposal.content, ticked=False)

    def _choice(self, section: str, words: str, text: str, *, ticked: bool) -> CheckBox:
        theme = self._theme
        line = one_line(text, _CHARACTERS)
        box = CheckBox(theme, name=f"{words}: {line}")
        box.setChecked(ticked)
        box.toggled.connect(self.changed)
        written = QVBoxLayout()
        written.setSpacing(0)
        written.addWidget(ElidedLabel(theme, line))
        written.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(written, 1)
        self._places[section].addLayout(row)
        self._sections[section].show()
        return box

    def _show_files(self, files: tuple[FoundFile, ...]) -> None:
        theme = self._theme
        place = self._emptied("files")
        for file in files:
            is_left = not file.is_reached and file.reach is not FileReach.HOLDS
            icon, tone = (Icon.TRIANGLE_ALERT, Role.WARN) if is_left else (Icon.HARD_DRIVE, Role.TEXT3)
            written = QVBoxLayout()
            written.setSpacing(0)
            written.addWidget(ElidedLabel(theme, file.name, style=TextStyle.SECONDARY))
            reach = name_file_reach(file, translate)
            reached = PlainText(theme, reach, style=TextStyle.SECONDARY, tone=Role.WARN if is_left else Role.TEXT2)
            reached.setWordWrap(True)
            written.addWidget(reached)
            row = QHBoxLayout()
            row.setSpacing(theme.px(8))
            row.addWidget(IconLabel(theme, icon, colour=tone), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(written, 1)
            place.addLayout(row)
        self._sections["files"].setVisible(bool(files))

    def _show_kept(self, count: int) -> None:
        if not count or self.kept is not None:
            return
        place = self._emptied("kept")
        text = PlainText(self._theme, describe_kept(count, translate), style=TextStyle.SECONDARY, wraps=True)
        place.addWidget(text)
        self.kept = CheckBox(self._theme, self.tr("Forget them too"))
        self.kept.toggled.connect(self.changed)
        place.addWidget(self.kept)
        self._sections["kept"].show()

    def _emptied(self, name: str) -> QVBoxLayout:
        place = self._places[name]
        _clear(place)
        self._sections[name].show()
        return place


def _clear(place: QVBoxLayout | QHBoxLayout) -> None:
    while (item := place.takeAt(0)) is not None:
        inner = item.layout()
        if isinstance(inner, QVBoxLayout | QHBoxLayout):
            _clear(inner)
            inner.deleteLater()
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
