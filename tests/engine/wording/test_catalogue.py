from __future__ import annotations

import re

import pytest

from remembrancer.wording.catalogue import _MODULES, _sentences, catalogue
from remembrancer.wording.templates import Counted, Template, gaps

SENTENCES = [(sentence.key, source) for sentence in catalogue().values() for source in sentence.sources]
BANNED = re.compile(
    r"!|\b(please|successfully|sorry|oops|invalid|illegal|failed|failure|fatal|payload|prompt|tombstone|hash|"
    r"provenance|demoted|database error|exception|JSONDecode)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize(("key", "source"), SENTENCES)
def test_sentences_keep_to_plain_words(key: str, source: str) -> None:
    assert source.strip() == source
    assert not BANNED.search(source)
    assert "  " not in source


@pytest.mark.parametrize(
    ("key", "source"), [pair for pair in SENTENCES if re.search(r"^(?!input\.field\.).*\.(text\d*|action)$", pair[0])]
)
def test_what_explains_an_error_is_whole_sentences(key: str, source: str) -> None:
    assert source.endswith(".")
    assert source[0].isupper() or source[0] == "{"


@pytest.mark.parametrize(("key", "source"), [pair for pair in SENTENCES if pair[0].endswith(".title")])
def test_titles_have_no_full_stop_and_one_capital(key: str, source: str) -> None:
    assert source[0].isupper()
    assert source[-1] not in ".,:"
    assert not re.search(r" [A-Z]", source)


def test_counted_sentences_name_their_count_in_both_forms() -> None:
    for sentence in catalogue().values():
        if isinstance(sentence, Counted):
            assert gaps(sentence.one) == gaps(sentence.other)
            assert "count" in gaps(sentence.other)


def test_keys_are_unique() -> None:
    seen: dict[str, Template | Counted] = {}
    for part in _MODULES:
        for value in vars(part).values():
            for sentence in _sentences(value):
                assert seen.setdefault(sentence.key, sentence) == sentence


def test_the_catalogue_holds_sentences_of_every_kind() -> None:
    keys = catalogue().keys()
    assert {"error.vault_in_use.title", "type.fact.plural", "operation.edit", "search.found", "month.2"} <= keys
    assert {"unreadable.not_json", "input.too_long.text", "tag_reason.hashtag", "match.meaning"} <= keys
