"""What was typed and not yet remembered, kept inside the vault while the dialog is closed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from remembrancer_app.state.private_state import PrivateState

_NAME = "capture.draft"
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


def read_draft(private: PrivateState) -> KeptDraft:
    """The draft that was kept, an empty one if none was or if another version of the program wrote it."""
    try:
        kept = json.loads(private.value(_NAME) or "{}")
        return KeptDraft(
            text=str(kept.get("text", "")),
            type=MemoryType(kept["type"]) if kept.get("type") else None,
            tags=tuple(str(tag) for tag in kept.get("tags", ())),
            namespace=str(kept.get("namespace", _PERSONAL)),
            pinned=bool(kept.get("pinned", False)),
            important=bool(kept.get("important", False)),
        )
    except (ValueError, AttributeError, TypeError):
        return KeptDraft()


def keep_draft(private: PrivateState, draft: KeptDraft) -> None:
    """Keep this one; its namespace is kept also when it is empty."""
    values = {
        "text": draft.text,
        "type": draft.type.value if draft.type is not None else "",
        "tags": draft.tags,
        "namespace": draft.namespace,
        "pinned": draft.pinned,
        "important": draft.important,
    }
    private.keep(_NAME, "" if draft == KeptDraft() else json.dumps(values, ensure_ascii=False))
