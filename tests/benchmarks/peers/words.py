"""The word search of SQLite as most local memories use it: FTS5, Porter's stems, any word of the query, bm25()."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import apsw

_WORD: Final = re.compile(r"\w+")
_COMMON: Final = frozenset(
    _WORD.findall(
        "a about am an and any are as at be been but by can could did do does for from had has have he her him his how"
        " i if in into is it its me my no not of on or our she so than that the their them then there these they this"
        " those to was we were what when where which who whom whose why will with would you your"
    )
)


class WordSearch:
    """Texts by their words."""

    def __init__(self, texts: list[str]) -> None:
        self._connection = apsw.Connection(":memory:")
        self._connection.execute("CREATE VIRTUAL TABLE text USING fts5(body, tokenize='porter unicode61')")
        self._connection.executemany("INSERT INTO text (rowid, body) VALUES (?, ?)", enumerate(texts))

    def search(self, query: str, count: int) -> list[int]:
        """The numbers of the texts, best first."""
        words = dict.fromkeys(_WORD.findall(query.lower()))
        asked = [word for word in words if word not in _COMMON] or list(words)
        if not asked:
            return []
        rows = self._connection.execute(
            "SELECT rowid FROM text WHERE text MATCH ? ORDER BY bm25(text), rowid LIMIT ?",
            (" OR ".join(f'"{word}"' for word in asked), count),
        )
        return [number for (number,) in rows]

    def close(self) -> None:
        self._connection.close()


def factory(docs: list[dict[str, Any]]) -> tuple[Callable[[str, int], list[str]], Callable[[], None]]:
    """FTS5 alone."""
    words = WordSearch([doc["text"] for doc in docs])
    return lambda query, count: [docs[number]["id"] for number in words.search(query, count)], words.close
