"""What the test for contradictions is given of each side."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING

from remembrancer.model.memory import Times
from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from remembrancer.embedding.binarise import Codes


@dataclass(frozen=True, slots=True, eq=False)
class TokenCodes:
    """The codes of one text's tokens, all windows one after another.

    Attributes:
        codes: uint8 [tokens, 48].
        word_spans: int32 [tokens, 2], start and end in the text of the word each token belongs to.
    """

    codes: Codes
    word_spans: NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """One side of a comparison.

    ``stated`` (aware) is when it was said, else recorded: relative dates count from it, on the clock of ``zone``.
    ``times`` are the memory's own (valid, happening, due). ``speaker`` is whose "I" it is, where that is known;
    ``is_turn`` marks a turn of a conversation, which must show more to contradict. Without ``tokens`` only the words
    are compared.
    """

    text: str
    type: MemoryType
    stated: datetime
    zone: tzinfo = UTC
    times: Times = field(default_factory=Times)
    tokens: TokenCodes | None = None
    speaker: str = ""
    is_turn: bool = False
