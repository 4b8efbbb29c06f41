"""What was typed and not yet remembered, kept while the dialog is closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState

_PERSONAL = "personal"


@dataclass(frozen=True, slots=True)
class KeptDraft:
    """`type` is what the person chose; None where the guess stands."""

    text: str = ""
    type: MemoryType | None = None
    tags: tuple[str, ...] = ()
    namespace: str = _PERSONAL
    pinned: bool = False
    important: bool = False


def read_draft(state: PageState) -> KeptDraft:
    """The draft that was kept, an empty one if none was."""
    kind = state.value("type", "")
    tags = state.value("tags", [""])
    return KeptDraft(
        text=state.value("text", ""),
        type=MemoryType(kind) if kind in {each.value for each in MemoryType} else None,
        tags=tuple(tag for tag in tags if tag),
        namespace=state.value("namespace", _PERSONAL),
        pinned=state.value("pinned", False),
        important=state.value("important", False),
    )


def keep_draft(state: PageState, draft: KeptDraft) -> None:
    """Keep this one; its namespace is kept also when it is empty."""
    state.set_value("text", draft.text)
    state.set_value("type", "" if draft.type is None else draft.type.value)
    state.set_value("tags", list(draft.tags))
    state.set_value("namespace", draft.namespace)
    state.set_value("pinned", draft.pinned)
    state.set_value("important", draft.important)
