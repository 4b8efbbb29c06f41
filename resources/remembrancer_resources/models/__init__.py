"""The models that come with the program, as resources that can be read."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

EMBEDDING_MODEL = "answerai_colbert_small_v1"


def embedding_model() -> Traversable:
    """The folder that holds ``model.onnx`` and ``tokenizer.json`` of the embedding model.

    The folder is named, not checked: whoever reads the files says what is missing.
    """
    return resources.files(__name__).joinpath(EMBEDDING_MODEL)
