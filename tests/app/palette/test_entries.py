"""Actions are found by their words."""

from __future__ import annotations

import pytest

from remembrancer_app.palette.entry import Entry, distinct, matching


def nothing() -> None: ...


ENTRIES = (
    Entry("Back up now", nothing, keys="Ctrl B"),
    Entry("Lock the vault", nothing, keys="Ctrl L"),
    Entry("Timeline blocks", nothing),
    Entry("Text size", nothing, "Settings", more_words="Everything grows with it"),
    Entry("Unlock again", nothing),
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ["Back up now", "Lock the vault", "Timeline blocks", "Text size", "Unlock again"]),
        ("lock", ["Lock the vault", "Timeline blocks", "Unlock again"]),
        ("vault lo", ["Lock the vault"]),
        ("settings", ["Text size"]),
        ("grows", ["Text size"]),
        ("rows", []),
        ("ctrl b", ["Back up now"]),
        ("LOCK", ["Lock the vault", "Timeline blocks", "Unlock again"]),
    ],
)
def test_what_has_all_words_is_found_what_begins_so_first(typed: str, found: list[str]) -> None:
    assert [each.words for each in matching(ENTRIES, typed)] == found


def test_each_action_is_offered_once() -> None:
    twice = (*ENTRIES, Entry("Text size", nothing, "Settings"), Entry("Text size", nothing))
    assert [each.place for each in distinct(twice) if each.words == "Text size"] == ["Settings", ""]
