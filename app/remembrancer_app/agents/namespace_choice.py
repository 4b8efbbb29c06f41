"""Where a right holds: in some namespaces, or in all of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from remembrancer.model.clients import EVERY_NAMESPACE
from remembrancer_app.shell.translation import listed
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.staying_menu import StayingMenu
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from remembrancer.model.queries import Namespace
    from remembrancer_app.theme import Theme


class NamespaceChoice(Button):
    """A button that says what is chosen, over a list in which several can be ticked; at least one always is.

    Signals:
        chosen_changed: other namespaces are chosen.
    """

    chosen_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        namespaces: Sequence[Namespace],
        chosen: tuple[str, ...],
        *,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        """``chosen`` may name some that are not there, or be empty: then it is the first one."""
        super().__init__(theme, " ", size=ControlSize.TOOLBAR, drops=True, parent=parent)
        self._name = name
        self._menu = StayingMenu(self)
        self.actions_by_name: dict[str, QAction] = {}
        known = {each.name: each.title or each.name for each in namespaces}
        for place in (*known, *(each for each in chosen if each not in known and (each,) != EVERY_NAMESPACE)):
            self._add(place, known.get(place, place).replace("&", "&&"))
        self._menu.addSeparator()
        (everywhere,) = EVERY_NAMESPACE
        self._add(everywhere, self.tr("All namespaces"))
        self._chosen = chosen or (tuple(known)[:1] or EVERY_NAMESPACE)
        self.clicked.connect(self._open)
        self._show()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names, or :data:`EVERY_NAMESPACE`."""
        return self._chosen

    def words(self) -> str:
        """All that is chosen."""
        return listed(self.actions_by_name[name].text().replace("&&", "&") for name in self._chosen)

    def _add(self, name: str, words: str) -> None:
        action = self._menu.addAction(words)
        action.setCheckable(True)
        action.triggered.connect(partial(self._choose, name))
        self.actions_by_name[name] = action

    def _choose(self, name: str, _checked: bool = False) -> None:
        before, ticked = self._chosen, self.actions_by_name[name].isChecked()
        if (name,) == EVERY_NAMESPACE:
            self._chosen = EVERY_NAMESPACE if ticked else before
        else:
            others = tuple(each for each in before if each != name and (each,) != EVERY_NAMESPACE)
            order = list(self.actions_by_name)
            self._chosen = tuple(sorted((*others, name) if ticked else others, key=order.index)) or before
        self._show()
        if self._chosen != before:
            self.chosen_changed.emit()

    def _show(self) -> None:
        for name, action in self.actions_by_name.items():
            action.setChecked(name in self._chosen)
        words = self.words()
        several = len(self._chosen) > 1
        count = self.locale().toString(len(self._chosen))
        self.setText(self.tr("{0} namespaces").format(count) if several else words.replace("&", "&&"))
        self.setToolTip(plain_tooltip(words) if several else "")
        self.setAccessibleName(f"{self._name}: {words}")
        self.updateGeometry()

    def _open(self) -> None:
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        first = self.actions_by_name[self._chosen[0]]
        self._menu.setActiveAction(first)
