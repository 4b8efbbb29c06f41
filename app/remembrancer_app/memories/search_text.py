"""The text of the search field, which the facets rewrite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer_app.widgets.search_field import SearchField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def shown_search(page: QWidget) -> str:
    """What stands in the window's search field; nothing where the window has none."""
    window = page.window()
    for field in window.findChildren(SearchField):
        if not page.isAncestorOf(field):
            return field.text()
    return ""
