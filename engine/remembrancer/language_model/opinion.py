"""A second opinion about two statements, from the configured model."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from remembrancer.conflicts.detection import Statement
from remembrancer.language_model.endpoint import Endpoint
from remembrancer.language_model.prompts import opinion_on
from remembrancer.model.progress import Progress

_TOKENS: Final = 16
_LIKELIHOOD: Final = re.compile(r"\W*(0(?:[.,]\d+)?|1(?:[.,]0+)?|[.,]\d+)\W*")


@dataclass(frozen=True, slots=True)
class AskedOpinion:
    """A ``SecondOpinion`` of :mod:`remembrancer.conflicts`. ``endpoint`` gives it as it is configured now."""

    endpoint: Callable[[], Endpoint]

    def contradicts(self, old: Statement, new: Statement, progress: Progress) -> float | None:
        """How likely the model thinks it, 0..1; None where it said something else than a number.

        Raises what :meth:`Endpoint.ask` raises.
        """
        said = _LIKELIHOOD.fullmatch(self.endpoint().ask(opinion_on(old.text, new.text), _TOKENS, progress))
        return None if said is None else float(said[1].replace(",", "."))
