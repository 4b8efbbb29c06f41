"""What the words for an exception consist of."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.wording.templates import Template


@dataclass(frozen=True, slots=True)
class ErrorWords:
    """``texts`` in order of preference: the first one whose gaps the error's values can fill is taken."""

    title: Template
    texts: tuple[Template, ...]
    action: Template | None


def error_words(code: str, title: str, texts: str | tuple[str, ...], action: str = "") -> tuple[str, ErrorWords]:
    """A code, or a code and a reason, with its words."""
    variants = (texts,) if isinstance(texts, str) else texts
    return code, ErrorWords(
        Template(f"error.{code}.title", title),
        tuple(Template(f"error.{code}.text{number or ''}", text) for number, text in enumerate(variants)),
        Template(f"error.{code}.action", action) if action else None,
    )
