"""The window of a long memory is the one that looking at every row of sentences would choose."""

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.recall.delivery.snippets import SHORT, _best_window, _pieces, _words
from remembrancer.text.sentences import find_sentences

WORDS = ("Kettle", "blue", "attic", "Monday", "five")
text = st.lists(
    st.tuples(st.sampled_from((*WORDS, "nothing", "x" * 150, "y" * 500)), st.sampled_from(("", "", ".", "!\n"))),
    min_size=1,
    max_size=60,
).map(lambda parts: " ".join(word + end for word, end in parts))


@given(text, st.dictionaries(st.sampled_from([word.casefold() for word in WORDS]), st.sampled_from((1.0, 2.0))))
def test_the_window_has_the_most_matching_words_of_all_rows_of_sentences(text, matching):
    words, spans = _words(text)
    marks = [(span, word, matching[word]) for word, span in zip(words, spans, strict=True) if word in matching]

    def weight(start: int, end: int) -> float:
        inside = {word: value for (left, right), word, value in marks if start <= left and right <= end}
        return sum(inside.values())

    pieces = [piece for sentence in find_sentences(text) for piece in _pieces(text, *sentence)]
    rows = []
    for first, (start, end) in enumerate(pieces):
        within = [right for _, right in pieces[first:] if right - start <= SHORT]
        rows.append((start, max(within, default=end)))
    assert _best_window(text, marks) == max(rows, key=lambda row: weight(*row))
