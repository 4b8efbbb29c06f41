"""What is said about a code that has no words: the code itself, so that it can be reported. Tests keep this rare."""

from __future__ import annotations

from remembrancer.wording.templates import Template, Translate

_UNWORDED = Template("unworded", "Reason: {code}.")


def describe_unworded(code: str, translate: Translate) -> str:
    return _UNWORDED.fill(translate, code=code.replace("_", " "))
