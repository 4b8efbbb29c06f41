"""How the window of a vault is laid out: columns, widths, panes and densities, as they are remembered beside it.

What is shown (a tab, a sort, a span of time) is no part of it, and neither are the window's size and place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState

_OF_LAYOUT: Final = {
    page: re.compile(names)
    for page, names in (
        ("agents", r"list\.width"),
        ("ask", r"agent_(width|hidden)"),
        ("audit", r"session_width"),
        ("conflicts", r"inbox_width"),
        ("memories", r"columns_\w+|width_\w+|detail_width_\w+|detail_hidden|facets_width|density"),
        ("reports", r"days"),
        ("timeline", r"splitter"),
    )
}
"""What belongs to the layout, by page."""
_AS_AT_FIRST: Final = frozenset({"", "0", "false", "@Invalid()"})
"""How a value is kept that stands for the beginning."""

Kept: TypeAlias = Mapping[tuple[str, str], object]
"""Values by page and name, as they are kept."""


def changed_layout(state: PageState) -> Kept:
    """What of the layout is another than at first."""
    return {
        (page, name): value
        for page, names in _OF_LAYOUT.items()
        for name in state.of(page).names()
        if names.fullmatch(name) and not _is_as_at_first(value := state.of(page).kept(name))
    }


def forget_layout(state: PageState, changed: Kept) -> None:
    """As at first again."""
    for page, name in changed:
        state.of(page).put(name, None)


def restore_layout(state: PageState, changed: Kept) -> None:
    """As it was before it was forgotten."""
    for (page, name), value in changed.items():
        state.of(page).put(name, value)


def _is_as_at_first(value: object) -> bool:
    return not value or str(value) in _AS_AT_FIRST
