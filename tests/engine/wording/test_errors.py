from __future__ import annotations

import pytest

from remembrancer.model.errors import (
    InvalidInputError,
    MemoryNotFoundError,
    NotPermittedError,
    RemembrancerError,
    UnreadableFileError,
    VaultInUseError,
    VaultUnreadableError,
    WrongSecretError,
)
from remembrancer.wording import Message, Translate, describe_error, in_english


def test_an_error_says_what_happened_that_nothing_is_lost_and_what_to_do() -> None:
    message = describe_error(VaultUnreadableError("disk I/O error", reason="input_output"), in_english)
    assert message == Message(
        "The vault could not be read",
        "The drive was removed or does not answer. What was saved before is kept.",
        "Connect the drive and try again.",
    )
    assert message.in_one.startswith("The vault could not be read. The drive was removed")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (VaultInUseError("held", pid=12345), "(process 12345)"),
        (VaultInUseError("held"), "has it open. Only one"),
        (MemoryNotFoundError(id="01ARZ3NDEKTSV4RRFFQ69G5FAV"), "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        (MemoryNotFoundError(), "no such memory"),
        (WrongSecretError("x", kind="recovery"), "recovery key does not fit"),
        (WrongSecretError("x"), "does not fit"),
        (NotPermittedError("x", action="undo"), "own changes"),
        (UnreadableFileError("x", reason="encrypted"), "protected by a password"),
        (UnreadableFileError("x", reason="never_heard_of"), "Nothing was brought in"),
        (InvalidInputError("content", "too_long", limit=10_000, given=12_000), "The text is too long: at most 10,000"),
        (InvalidInputError("tags", "too_many", limit=20, given=21), "at most 20 tags"),
        (InvalidInputError("confidence", "out_of_range", limit="0..1", given=2), "(0..1)"),
        (InvalidInputError("namespace", "forbidden_character", given="{x}"), "“{x}”"),
        (InvalidInputError("colour", "empty"), "The field “colour” is empty."),
        (InvalidInputError("content", "never_heard_of"), "The text cannot be used as it is."),
        (InvalidInputError("content", "too_long"), "The text cannot be used as it is."),
    ],
)
def test_values_stand_in_the_sentence_where_they_are_known(error: RemembrancerError, expected: str) -> None:
    assert expected in describe_error(error, in_english).in_one


def test_details_for_the_log_are_never_shown() -> None:
    for kind in RemembrancerError.__subclasses__():
        if kind is not InvalidInputError:
            assert "sqlite" not in describe_error(kind("sqlite said 42"), in_english).in_one


def test_sentences_go_through_the_translation_before_their_gaps_are_filled() -> None:
    class German(Translate):
        def sentence(self, key: str, text: str) -> str:
            return {"error.memory_not_found.text": "Zu {id} gibt es keine Erinnerung."}.get(key, text)

    assert describe_error(MemoryNotFoundError(id="X"), German()).text == "Zu X gibt es keine Erinnerung."
