"""Menus to choose a memory's type and its namespace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from remembrancer.model.queries import ListNamespaces
from remembrancer.model.types import MemoryType
from remembrancer_app.theme import TYPE_ICONS, Icon, type_word

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme


def type_menu(theme: Theme, parent: QWidget, chosen: MemoryType | None, choose: Callable[[MemoryType], None]) -> QMenu:
    """The thirteen types with their icons; `choose` is called with the one that is clicked."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    group = QActionGroup(menu)
    for kind in MemoryType:
        icon = theme.icons.icon(TYPE_ICONS[kind], theme.px(16), theme.type_color(kind))
        action = menu.addAction(icon, type_word(kind))
        action.setCheckable(True)
        action.setChecked(kind is chosen)
        group.addAction(action)
        action.triggered.connect(lambda _on, kind=kind: choose(kind))
        if kind is chosen:
            menu.setActiveAction(action)
    return menu


def ask_namespace(theme: Theme, engine: Engine, anchor: QWidget, present: str, choose: Callable[[str], None]) -> None:
    """Ask below `anchor` for a namespace; `choose` is called with its name. `present` cannot be chosen."""

    def show(namespaces: tuple[Namespace, ...]) -> None:
        menu = QMenu(anchor)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for namespace in namespaces:
            words = f"{namespace.title} ({namespace.name})" if namespace.title else namespace.name
            action = menu.addAction(theme.icons.icon(Icon.FOLDER, theme.px(16)), words.replace("&", "&&"))
            action.setEnabled(namespace.name != present)
            action.triggered.connect(lambda _on, name=namespace.name: choose(name))
        menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    engine.query(anchor, ListNamespaces(), show)
