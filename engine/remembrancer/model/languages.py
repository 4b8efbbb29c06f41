"""The languages of the program: of the window, of reports, and of what commands print."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "de", "es", "zh")
"""As BCP 47 tags; the first is the one that the sources are written in. Chinese (``zh``) is the simplified one.

A language stands here when its translation is whole: a test looks.
"""
AS_SYSTEM: Final = "system"
"""What a setting says that takes the language from the system."""
