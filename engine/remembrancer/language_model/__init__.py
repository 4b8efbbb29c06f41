"""The optional language model of a person's choice: asked over HTTP, checked, and never needed."""

from remembrancer.language_model.service import WAIT_FOR_OTHERS, LanguageModel

__all__ = ["WAIT_FOR_OTHERS", "LanguageModel"]
