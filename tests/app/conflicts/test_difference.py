from remembrancer.model.conflicts import ConflictKind, Contradiction, ContradictionCode, ContradictionReason
from remembrancer_app.conflicts.difference import difference


def marked(text: str, ranges: tuple[tuple[int, int], ...]) -> list[str]:
    return [text[start:end] for start, end in ranges]


def contradiction(old: tuple[int, int], new: tuple[int, int]) -> Contradiction:
    reason = ContradictionReason(ContradictionCode.DIFFERENT_VALUE)
    return Contradiction(ConflictKind.VALUE, 0.9, (old,), (new,), reason)


def test_what_differs_is_marked_in_whole_words_on_both_sides() -> None:
    old = "Send the calibration report to Ines by 15 April."
    new = "Send the calibration report to Ines by 1 May, after the Bergen trip."
    found = difference(old, new)
    assert marked(old, found.old) == ["15 April"]
    assert marked(new, found.new) == ["1 May, after the Bergen trip"]


def test_what_only_one_side_has_is_marked_there_alone() -> None:
    old, new = "The broker runs on port 8883.", "The broker no longer runs on port 8883."
    found = difference(old, new)
    assert found.old == ()
    assert marked(new, found.new) == ["no longer"]


def test_the_case_of_letters_makes_no_difference() -> None:
    assert difference("Use ULID for records.", "use ulid for records.").new == ()


def test_texts_with_little_in_common_show_what_the_contradiction_rests_on() -> None:
    old, new = "I love early meetings.", "Nothing before ten o'clock in the calendar, please!"
    found = difference(old, new, contradiction((2, 6), (8, 26)))
    assert marked(old, found.old) == ["love"]
    assert marked(new, found.new) == ["before ten o'clock"]
    assert len(difference(old, new).new) >= 1


def test_long_texts_are_not_compared_word_by_word() -> None:
    long = "word " * 3000
    found = difference(f"{long}a", f"{long}b", contradiction((0, 4), (5, 9)))
    assert (found.old, found.new) == (((0, 4),), ((5, 9),))
