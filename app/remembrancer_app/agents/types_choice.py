"""Which types of memories: a list in which several can be ticked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from remembrancer.model.types import MemoryType
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import TYPE_ICONS, Icon, type_word
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.staying_menu import StayingMenu
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from remembrancer_app.theme import Theme

_NAMED = 2


class TypesChoice(Button):
    """A button that says which are chosen, over the thirteen types.

    Signals:
        chosen_changed: other types are chosen.
    """

    chosen_changed = Signal()

    def __init__(self, theme: Theme, chosen: Sequence[MemoryType], parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", icon=Icon.LAYERS, size=ControlSize.TOOLBAR, drops=True, parent=parent)
        self._menu = StayingMenu(self)
        self._chosen = frozenset(chosen)
        self.actions_by_type: dict[MemoryType, QAction] = {}
        for kind in MemoryType:
            icon = theme.icons.icon(TYPE_ICONS[kind], theme.px(16), theme.type_color(kind))
            action = self._menu.addAction(icon, type_word(kind))
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, kind))
            self.actions_by_type[kind] = action
        self.clicked.connect(self._open)
        self._show()

    @property
    def chosen(self) -> tuple[MemoryType, ...]:
        """In the order of the types; it may be empty."""
        return tuple(kind for kind in MemoryType if kind in self._chosen)

    def _choose(self, kind: MemoryType, _checked: bool = False) -> None:
        ticked = self.actions_by_type[kind].isChecked()
        self._chosen = self._chosen | {kind} if ticked else self._chosen - {kind}
        self._show()
        self.chosen_changed.emit()

    def _show(self) -> None:
        for kind, action in self.actions_by_type.items():
            action.setChecked(kind in self._chosen)
        words = listed(type_word(kind) for kind in self.chosen)
        count = self.locale().toString(len(self._chosen))
        few = len(self._chosen) <= _NAMED
        self.setText((words or self.tr("No type")) if few else self.tr("{0} types").format(count))
        self.setToolTip("" if few else plain_tooltip(words))
        self.setAccessibleName(self.tr("Types: {0}").format(words or self.tr("none")))
        self.updateGeometry()

    def _open(self) -> None:
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        self._menu.setActiveAction(self.actions_by_type[next(iter(self.chosen), MemoryType.FACT)])
