"""The optional language model of a person's choice: asked over HTTP, checked, and never needed."""

from remembrancer.language_model.service import LanguageModel

__all__ = ["LanguageModel"]
