"""What an export did, in words."""

from __future__ import annotations

from remembrancer.model.exporting import Exported
from remembrancer.wording.templates import Counted, Template, Translate

_WRITTEN = Counted("exported", "Wrote {count} memory to {path}.", "Wrote {count} memories to {path}.")
_COMPLETE = Template("exported.complete", "{written} Everything is in it: an equal vault can be made of it.")


def describe_exported(exported: Exported, translate: Translate) -> str:
    """How many memories went where, and whether that is everything."""
    written = _WRITTEN.fill(translate, exported.memories, path=exported.path)
    return _COMPLETE.fill(translate, written=written) if exported.complete else written
