"""A memory as one line of a block: what is needed to judge it, in brackets, then its text."""

from __future__ import annotations

from datetime import datetime, time, timedelta, tzinfo
from typing import Final

from remembrancer.model.memory import Memory, Times
from remembrancer.model.recalling import ItemFlag
from remembrancer.model.types import SourceKind
from remembrancer.text.harmless import harmless, harmless_name
from remembrancer.wording import blocks, in_english

_SOURCE_CHARACTERS: Final = 40
FADED: Final = 0.2
"""The strength below which it is told: half of what a memory begins with. To tell each costs four tokens a line."""
_BREATH: Final = timedelta(microseconds=1)
_LAST_MINUTE: Final = time(23, 59)


class LineWriter:
    """Writes lines with dates in ``zone``: ``2026-04-15``, with the time of day where one was stated."""

    def __init__(self, zone: tzinfo) -> None:
        self.zone = zone

    def line(
        self,
        memory: Memory,
        text: str,
        flags: tuple[ItemFlag, ...],
        number: int = 0,
        *,
        strength: float | None = None,
    ) -> str:
        """``[1 commitment; person; explicit statement; stated 2026-02-24; CONTESTED] Send the report ...``.

        ``strength`` is told below ``FADED``.
        """
        kind = "episode" if memory.episode else memory.type.value
        facts = [
            f"{number} {kind}" if number else kind,
            *dict.fromkeys((memory.trust.value, memory.provenance.value.replace("_", " "))),
            *self._source(memory),
            *self._confidence(memory),
            *self._dates(memory),
            *([] if strength is None or strength >= FADED else [_strength(strength)]),
            *(blocks.ITEM_FLAGS[flag].fill(in_english).upper() for flag in flags),
        ]
        return f"[{'; '.join(facts)}] {harmless(text)}"

    def _source(self, memory: Memory) -> list[str]:
        # The person's own words carry the trust "person"; a "You" would mean somebody else to an agent.
        name = harmless_name(memory.source.name, _SOURCE_CHARACTERS)
        return (
            [blocks.SOURCE.fill(in_english, name=name)] if name and memory.source.kind is not SourceKind.PERSON else []
        )

    def _confidence(self, memory: Memory) -> list[str]:
        if memory.confidence >= 1:
            return []
        return [blocks.CONFIDENCE.fill(in_english, share=f"{memory.confidence:.2f}".rstrip("0").rstrip("."))]

    def _dates(self, memory: Memory) -> list[str]:
        times = memory.times
        verified = memory.verified
        stated = self._day(times.stated or memory.recorded)
        dates = [blocks.STATED.fill(in_english, date=stated), *self._valid(times), *self._happening(times)]
        if times.due is not None:
            dates.append(blocks.DUE.fill(in_english, date=self._moment(times.due)))
        if times.done is not None:
            dates.append(blocks.DONE.fill(in_english, date=self._day(times.done)))
        if verified is not None and self._day(verified) != stated:
            dates.append(blocks.VERIFIED.fill(in_english, date=self._day(verified)))
        return dates

    def _valid(self, times: Times) -> list[str]:
        start = self._moment(times.valid_from) if times.valid_from else ""
        end = self._moment(times.valid_to, ends=True) if times.valid_to else ""
        if start and end:
            return [blocks.VALID_FROM_TO.fill(in_english, start=start, end=end)]
        if start:
            return [blocks.VALID_FROM.fill(in_english, start=start)]
        return [blocks.VALID_TO.fill(in_english, end=end)] if end else []

    def _happening(self, times: Times) -> list[str]:
        if times.happening_from is None:
            return []
        start = self._moment(times.happening_from)
        end = self._moment(times.happening_to, ends=True) if times.happening_to else start
        if start[:10] == end[:10]:
            return [blocks.HAPPENING.fill(in_english, date=start)]
        return [blocks.HAPPENING_FROM_TO.fill(in_english, start=start, end=end)]

    def _day(self, instant: datetime) -> str:
        return instant.astimezone(self.zone).date().isoformat()

    def _moment(self, instant: datetime, *, ends: bool = False) -> str:
        """The day, and the time unless it is where a day begins or ends; ``ends`` is for the open end of a period."""
        local = instant.astimezone(self.zone)
        at = local.time().replace(second=0, microsecond=0)
        if at == time():
            return (local - _BREATH if ends else local).date().isoformat()
        return local.date().isoformat() if at == _LAST_MINUTE else f"{local.date().isoformat()} {at:%H:%M}"


def _strength(strength: float) -> str:
    return blocks.STRENGTH.fill(in_english, share=f"{strength:.2f}")
