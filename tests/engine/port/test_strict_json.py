"""No text costs more to refuse than to read: whoever sends it may have no token, and everybody else waits."""

from time import process_time

import pytest

from remembrancer.port.guard import MOST_BYTES
from remembrancer.port.strict_json import NotStrictJsonError, check_strict

MOST_SECONDS = 5.0
"""Of processor time. What looks at all of the text once more for each part of it takes hours."""


@pytest.mark.parametrize(
    ("begin", "part", "end"),
    [
        (b'"', b'\\"', b""),
        (b'"', b'\\"', b"\\"),
        (b"", b'\\"', b""),
        (b'"', b"\\\\", b""),
        (b"", b'"', b""),
        (b"", b'"[', b""),
        (b"[", b'"",', b'"'),
        (b'"', b"a", b""),
        (b"", b"[", b""),
        (b"", b"]", b""),
        (b"", b'{"a":', b""),
        (b"", b"9", b""),
        (b"-", b"9", b"e"),
        (b"0.", b"9", b"x"),
        (b"", b" ", b""),
        (b"", b"\xff", b""),
        (b"", b"\\", b""),
    ],
)
def test_the_longest_body_is_refused_as_quickly_as_it_is_read(begin: bytes, part: bytes, end: bytes):
    body = begin + part * ((MOST_BYTES - len(begin) - len(end)) // len(part)) + end
    begun = process_time()
    with pytest.raises(NotStrictJsonError):
        check_strict(body)
    assert process_time() - begun < MOST_SECONDS


@pytest.mark.parametrize("text", [b'"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["', b'["\\"[[", "\\\\", []]'])
def test_brackets_in_texts_are_no_depth(text: bytes):
    check_strict(text)
