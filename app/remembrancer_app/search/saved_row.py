"""The line of a saved search, with what renames and deletes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from remembrancer_app.search.popover_row import PopoverRow
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.painting import mirrored

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer_app.search.kept_searches import SavedSearch
    from remembrancer_app.theme import Theme


class NameField(QLineEdit):
    """A field over a row. Enter takes the name, Esc and leaving it do not.

    Signals:
        taken: the name.
        left: no name.
    """

    taken = Signal(str)
    left = Signal()

    def __init__(self, name: str, label: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setAccessibleName(label)
        self.setPlaceholderText(label)
        self.setProperty("bare", True)
        self.returnPressed.connect(self._take)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self.left)

    @Slot()
    def _take(self) -> None:
        self.taken.emit(self.text())


class SavedRow(PopoverRow):
    """A saved search.

    Signals:
        rename_wanted: its name, and another one.
        delete_wanted: its name; it is not to be kept.
    """

    rename_wanted = Signal(str, str)
    delete_wanted = Signal(str)

    def __init__(self, theme: Theme, search: SavedSearch, parent: QWidget | None = None) -> None:
        super().__init__(theme, search.name, icon=Icon.BOOKMARK_CHECK, second=search.text, parent=parent)
        self.search = search
        self._field: NameField | None = None
        self.pencil = self._button(theme, Icon.PENCIL, self.tr("Rename {0} (F2)").format(search.name))
        self.pencil.clicked.connect(self.rename)
        self.cross = self._button(theme, Icon.TRASH_2, self.tr("Delete {0} (Shift+Delete)").format(search.name))
        self.cross.clicked.connect(self.delete)
        self.trailing = 2 * theme.px(26)

    def _button(self, theme: Theme, icon: Icon, name: str) -> Button:
        button = Button(theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.ROW, parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    @Slot()
    def delete(self) -> None:
        self.delete_wanted.emit(self.search.name)

    @Slot()
    def rename(self) -> None:
        """Put a field in the place of the name."""
        field = NameField(self.search.name, self.tr("New name"), self)
        field.taken.connect(self._take)
        field.left.connect(self._leave)
        self._field = field
        self._place()
        field.show()
        field.selectAll()
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        side = self._theme.px(26)
        for number, button in enumerate((self.cross, self.pencil), start=1):
            box = QRect(self.width() - self._theme.px(8) - number * side, 0, side, self.height())
            button.setGeometry(mirrored(box, self.rect(), self.layoutDirection()))
        if self._field is not None:
            left = self._theme.px(36)
            box = QRect(left, 0, self.width() - left - self.trailing - self._theme.px(8), self.height())
            self._field.setGeometry(mirrored(box, self.rect(), self.layoutDirection()))

    @Slot(str)
    def _take(self, name: str) -> None:
        self._leave()
        self.rename_wanted.emit(self.search.name, name)

    @Slot()
    def _leave(self) -> None:
        if self._field is not None:
            self._field.deleteLater()
            self._field = None
