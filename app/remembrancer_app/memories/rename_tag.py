"""Giving a tag another name, or making it one with another tag."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QStringListModel, Qt, Signal, Slot
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from remembrancer.model.changes import RenameTag
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import TAG_CHARACTERS
from remembrancer.model.queries import ListNamespaces, ListTags, ProposeTagMerges
from remembrancer.vault import normalise_tag
from remembrancer.wording import describe_retagging, explain_merge, name_retagging
from remembrancer_app.memories.chip_button import ChipButton
from remembrancer_app.memories.words import error_words, one_line
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.chip import ChipFace
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace, TagCount, TagMerge
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

ReplyT = TypeVar("ReplyT")

_WIDTH = 460
_NAMED_CHARACTERS = 24


class RenameTagDialog(Overlay):
    """Asks for the new name, says what will happen to how many memories, and does it as one step.

    Signals:
        undo_offered: it is done; the sentence and the operation's id (empty if nothing changed).
        renamed: it is done; the old tag and the new one.
        ready: the tags in use and the likely merges have come.
    """

    undo_offered = Signal(str, str)
    renamed = Signal(str, str)
    ready = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget, tag: str, namespace: str = "") -> None:
        super().__init__(theme, window)
        self.setObjectName("rename_tag")
        self._engine = engine
        self._tag = tag
        self._namespace = namespace
        self._counts: dict[str, int] = {}
        self._merges: tuple[TagMerge, ...] = ()
        self._asked = 0
        self._waiting = 0
        self._busy = False
        self.keep_width(_WIDTH)
        self._lay_out()
        self.closed.connect(self.deleteLater)
        self._show_title()
        self._engine.query(self, ListNamespaces(), self._take_namespaces)
        self._ask_engine()

    def _lay_out(self) -> None:
        theme, column = self._theme, self.frame.column
        head = QHBoxLayout()
        self._title = ElidedLabel(theme, style=TextStyle.SECTION)
        head.addWidget(self._title, 1)
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        self.namespace.hide()
        self.namespace.activated.connect(self._choose_namespace)
        head.addWidget(self.namespace)
        column.addLayout(head)
        self.field = QLineEdit(self._tag)
        self.field.setAccessibleName(self.tr("New name"))
        self.field.setPlaceholderText(self.tr("New name, or a tag in use"))
        self.field.setMaxLength(2 * TAG_CHARACTERS)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completions = QListView()
        completions.setProperty("completions", True)
        completer.setPopup(completions)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self.field.textChanged.connect(self._weigh)
        self.field.returnPressed.connect(self._entered)
        column.addWidget(self.field)
        self.sentence = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        # Room for two lines from the start, so that nothing moves while somebody types.
        self.sentence.setMinimumHeight(2 * theme.metrics(TextStyle.SECONDARY).lineSpacing() + theme.px(4))
        column.addWidget(self.sentence)
        self._likely = QWidget()
        self._likely_rows = QVBoxLayout(self._likely)
        self._likely_rows.setContentsMargins(0, 0, 0, 0)
        self._likely_rows.setSpacing(theme.px(6))
        self._likely.hide()
        column.addWidget(self._likely)
        column.addSpacing(theme.px(6))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Rename tag"), kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self._rename)
        self.act.setEnabled(False)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.act)
        column.addLayout(buttons)

    def ask(self) -> None:
        """Open it with the name selected, so that typing replaces it."""
        self.open(self.field)
        self.field.selectAll()

    @property
    def proposals(self) -> tuple[ChipButton, ...]:
        """The likely merges of this tag, to choose with a click."""
        return tuple(self._likely.findChildren(ChipButton))

    # What there is

    def _ask_engine(self) -> None:
        # Answers about a namespace chosen before may still be under way, and come after those about this one.
        self._asked += 1
        self._waiting = 2
        asked, tags, merges = self._asked, ListTags(self._namespace), ProposeTagMerges(self._namespace)
        self._engine.query(self, tags, partial(self._answered, asked, self._take_tags))
        self._engine.query(self, merges, partial(self._answered, asked, self._take_merges))

    def _answered(self, asked: int, take: Callable[[ReplyT], None], reply: ReplyT) -> None:
        if asked == self._asked:
            self._waiting -= 1
            take(reply)

    def _take_namespaces(self, namespaces: tuple[Namespace, ...]) -> None:
        self.namespace.addItem(self.tr("All namespaces"), "")
        for each in namespaces:
            self.namespace.addItem(each.title or each.name, each.name)
        self.namespace.setCurrentIndex(max(0, self.namespace.findData(self._namespace)))
        self.namespace.setVisible(len(namespaces) > 1)
        self.namespace.updateGeometry()
        self._fit()

    @Slot()
    def _choose_namespace(self) -> None:
        self._namespace = str(self.namespace.currentData())
        self._ask_engine()

    def _take_tags(self, tags: tuple[TagCount, ...]) -> None:
        self._counts = {each.tag: each.count for each in tags}
        self._names.setStringList([each.tag for each in tags if each.tag != self._tag])
        self._weigh()
        self._tell_ready()

    def _take_merges(self, merges: tuple[TagMerge, ...]) -> None:
        self._merges = tuple(merge for merge in merges if self._tag in (merge.kept, merge.merged))
        self._show_likely()
        self._tell_ready()

    def _tell_ready(self) -> None:
        if not self._waiting:
            self.ready.emit()

    def _show_likely(self) -> None:
        while (item := self._likely_rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        if self._merges:
            caption = PlainText(self._theme, self.tr("Likely the same"), style=TextStyle.CAPTION, tone=Role.TEXT3)
            self._likely_rows.addWidget(caption)
        for merge in self._merges:
            self._likely_rows.addWidget(self._likely_row(merge))
        self._likely.setVisible(bool(self._merges))
        self._fit()

    def _likely_row(self, merge: TagMerge) -> QWidget:
        theme = self._theme
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        short = [one_line(tag, _NAMED_CHARACTERS) for tag in (merge.merged, merge.kept)]
        reason = explain_merge(merge, translate)
        name = self.tr("Make {0} to {1}. {2}").format(merge.merged, merge.kept, reason)
        chip = ChipButton(theme, ChipFace(" → ".join(short), Icon.GIT_MERGE, Role.ACCENT), name=name)
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.clicked.connect(lambda: self._choose(merge))
        row.addWidget(chip)
        row.addWidget(ElidedLabel(theme, reason, style=TextStyle.CAPTION, tone=Role.TEXT2), 1)
        return line

    def _choose(self, merge: TagMerge) -> None:
        """Take a likely merge over; which of the two is kept is its own affair."""
        self._tag = merge.merged
        self._names.setStringList([tag for tag in self._counts if tag != self._tag])
        self._show_title()
        self.field.setText(merge.kept)
        self._weigh()
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_title(self) -> None:
        title = self.tr("Rename or merge “{0}”").format(self._tag)
        self._title.setText(title)
        self.setAccessibleName(title)

    # What will happen

    @Slot()
    def _weigh(self) -> None:
        memories = self._counts.get(self._tag, 0)
        try:
            new_tag = normalise_tag(self.field.text()) if self.field.text().strip() else ""
        except InvalidInputError as error:
            self._say(error_words(error), Role.BAD)
            return
        others = self._counts.get(new_tag, 0)
        self.act.setText(self.tr("Merge tags") if others and new_tag != self._tag else self.tr("Rename tag"))
        self.act.updateGeometry()
        if not self._counts:
            self._say("", Role.TEXT2)
        elif not memories:
            self._say(self.tr("No current memory here has “{0}”.").format(self._tag), Role.TEXT2)
        elif new_tag in ("", self._tag):
            self._say(self.tr("Write the new name, or that of a tag in use to make the two one."), Role.TEXT2)
        else:
            self._say(describe_retagging(self._tag, new_tag, memories, others, translate), Role.TEXT, ready=True)

    def _say(self, sentence: str, tone: Role, *, ready: bool = False) -> None:
        self.sentence.setText(sentence)
        self.sentence.set_tone(tone)
        self.act.setEnabled(ready and not self._busy)
        self._fit()

    # Doing it

    @Slot()
    def _entered(self) -> None:
        # Enter in the list of completions only chooses there: what it would do is read first.
        completions = self.field.completer().popup()
        choosing = completions is not None and completions.isVisible()
        if self.act.isEnabled() and not choosing:
            self._rename()

    @Slot()
    def _rename(self) -> None:
        tag, new_tag = self._tag, normalise_tag(self.field.text())
        self._busy = True
        self.act.setEnabled(False)

        def done(change: Change) -> None:
            words = name_retagging(tag, new_tag, len(change.memories), translate)
            self.undo_offered.emit(words if change.operation else self.tr("Nothing changed"), change.operation)
            self.renamed.emit(tag, new_tag)
            self.close_overlay()

        self._engine.change(self, RenameTag(tag, new_tag, self._namespace), done, self._refuse)

    def _refuse(self, error: RemembrancerError) -> None:
        self._busy = False
        self._say(error_words(error), Role.BAD)
