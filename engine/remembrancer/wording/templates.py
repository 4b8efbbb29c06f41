"""Sentences with gaps. Each has a stable key and is translated by it before its gaps are filled."""

from __future__ import annotations

from dataclasses import dataclass
from string import Formatter
from typing import Final

_KEEPS_CAPITALS: Final = frozenset({"de"})
"""Languages whose nouns have a capital wherever they stand."""


class Translate:
    """The language that sentences are told in. This one is English, as the sources are."""

    @property
    def language(self) -> str:
        """Its BCP 47 tag."""
        return "en"

    def sentence(self, key: str, text: str) -> str:
        """The sentence called ``key``, whose English source is ``text``. What is not known comes back as it is."""
        del key
        return text

    def counted(self, key: str, one: str, other: str, count: int) -> str:
        """The form for ``count`` things of the sentence called ``key``."""
        del key
        return one if count == 1 else other

    def inside(self, words: str) -> str:
        """A name that stands by itself with a capital, as it is written inside a sentence."""
        return words if self.language in _KEEPS_CAPITALS else words[:1].lower() + words[1:]


in_english: Final = Translate()
"""The translation that changes nothing."""


@dataclass(frozen=True, slots=True)
class Template:
    """``text`` is the English source, with gaps such as ``{name}``; ``key`` names it for translators, for good."""

    key: str
    text: str

    @property
    def sources(self) -> tuple[str, ...]:
        return (self.text,)

    def fill(self, translate: Translate, **values: str) -> str:
        """The sentence. Values stand in it as they are: braces in a memory's text mean nothing."""
        return translate.sentence(self.key, self.text).format_map(values)

    def can_be_filled(self, values: dict[str, str]) -> bool:
        return gaps(self.text) <= values.keys()


@dataclass(frozen=True, slots=True)
class Counted:
    """A sentence about a number of things, in a form for one and a form for any other number."""

    key: str
    one: str
    other: str

    @property
    def sources(self) -> tuple[str, ...]:
        return (self.one, self.other)

    def fill(self, translate: Translate, count: int, **values: str) -> str:
        """The sentence for ``count`` things, which fills the gap ``{count}``."""
        form = translate.counted(self.key, self.one, self.other, count)
        return form.format_map({"count": write_number(count, translate), **values})


def gaps(text: str) -> set[str]:
    """The names of the gaps in ``text``."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


_THOUSANDS = Template("figure.thousands", ",")
_DECIMAL = Template("figure.decimal", ".")


def write_number(number: int, translate: Translate) -> str:
    """A whole number with its thousands apart."""
    return f"{number:,}".replace(",", _THOUSANDS.fill(translate))


def write_share(share: float, translate: Translate, *, decimals: int = 2) -> str:
    """A number in 0..1 such as a match or a confidence."""
    return f"{share:.{decimals}f}".replace(".", _DECIMAL.fill(translate))


_AND = Template("list.and", "{first} and {last}")
_OR = Template("list.or", "{first} or {last}")
_COMMA = Template("list.comma", "{first}, {last}")


def join_all(items: list[str], translate: Translate) -> str:
    """``a, b and c``."""
    return _joined(items, _AND, translate)


def join_any(items: list[str], translate: Translate) -> str:
    """``a, b or c``."""
    return _joined(items, _OR, translate)


def join_plainly(items: list[str], translate: Translate) -> str:
    """``a, b, c``."""
    return _joined(items, _COMMA, translate)


def _joined(items: list[str], last_pair: Template, translate: Translate) -> str:
    if len(items) < 2:
        return "".join(items)
    start = items[0]
    for item in items[1:-1]:
        start = _COMMA.fill(translate, first=start, last=item)
    return last_pair.fill(translate, first=start, last=items[-1])


def begin_sentence(text: str) -> str:
    """``text`` with a capital at its start."""
    return text[:1].upper() + text[1:]
