"""Tooltips for text that others wrote."""

from __future__ import annotations

from html import escape


def plain_tooltip(text: str) -> str:
    """`text` for `setToolTip` so that it is shown as it is.

    QToolTip guesses whether a text is HTML and has no plain format; this leaves nothing to guess. Lines wrap.
    """
    return f"<qt><p style='white-space:pre-wrap'>{escape(text)}</p></qt>" if text else ""
