from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.embedding import EncodedText, Encoder, encoder_id
from remembrancer.embedding.binarise import binarise, memory_code
from remembrancer.model.errors import ModelMissingError, ModelTamperedError
from remembrancer_resources.models import embedding_model

if TYPE_CHECKING:
    from pathlib import Path

    from remembrancer.embedding import Window

SENTENCE = "Maria hands the quarterly report over on paper."


def same(one: EncodedText, other: EncodedText) -> bool:
    def window_is_same(a: Window, b: Window) -> bool:
        return (
            np.array_equal(a.token_codes, b.token_codes)
            and np.array_equal(a.memory_code, b.memory_code)
            and np.array_equal(a.word_spans, b.word_spans)
            and np.array_equal(a.asking, b.asking)
        )

    return len(one.windows) == len(other.windows) and all(map(window_is_same, one.windows, other.windows))


def test_each_token_has_a_code_and_the_word_it_belongs_to(encoder: Encoder) -> None:
    (window,) = encoder.encode_text(SENTENCE).windows
    words = [SENTENCE[start:end] for start, end in window.word_spans]
    assert words == ["Maria", "hands", "the", "quarterly", "report", "over", "on", "paper", "."]
    assert window.token_codes.shape == (9, 48)
    assert window.token_codes.dtype == np.uint8
    assert window.memory_code.shape == (48,)
    assert window.token_ids.tolist() == encoder.encode_query(SENTENCE).token_ids.tolist()
    assert len(set(window.token_ids.tolist())) == 9


def test_the_pieces_of_a_word_all_point_to_the_whole_word(encoder: Encoder) -> None:
    text = "She has an unfathomableness about her, naïveté included"
    (window,) = encoder.encode_text(text).windows
    words = [text[start:end] for start, end in window.word_spans]
    assert words.count("unfathomableness") > 1
    assert "naïveté" in words


def test_a_query_has_unit_vectors_and_is_marked_differently_from_a_memory(encoder: Encoder) -> None:
    query = encoder.encode_query(SENTENCE)
    assert query.token_vectors.shape == (9, 384)
    assert query.token_vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(query.token_vectors, axis=1), 1, atol=1e-5)
    assert np.isclose(np.linalg.norm(query.mean_vector), 1, atol=1e-5)
    assert np.array_equal(query.mean_code, memory_code(query.token_vectors))
    assert not query.is_shortened
    (window,) = encoder.encode_text(SENTENCE).windows
    assert not np.array_equal(binarise(query.token_vectors), window.token_codes)


def test_related_texts_are_nearer_than_unrelated_ones(encoder: Encoder) -> None:
    query = encoder.encode_query("When must the report be delivered?").mean_code

    def distance(text: str) -> int:
        return int(np.bitwise_count(encoder.encode_text(text).windows[0].memory_code ^ query).sum())

    assert distance("The quarterly report is due on Friday") < distance("My sister adopted a small grey cat")


@pytest.mark.parametrize("text", ["", " \n\t", "...!?", "我喜欢龘龘", "[SEP] [CLS] [MASK] [PAD]", "🙂 🙃 ok"])
def test_a_text_with_fewer_than_two_known_words_has_no_codes(encoder: Encoder, text: str) -> None:
    assert encoder.encode_text(text).windows == ()
    query = encoder.encode_query(text)
    assert query.token_vectors.shape == (0, 384)
    assert query.word_spans.shape == (0, 2)
    assert not query.mean_vector.any()


def test_a_lone_word_is_a_query_but_not_a_text_with_codes(encoder: Encoder) -> None:
    assert encoder.encode_text("paper").windows == ()
    assert encoder.encode_query("paper").token_vectors.shape == (1, 384)
    assert encoder.encode_query("paper?").token_vectors.shape == (2, 384)


def test_unknown_tokens_get_no_code(encoder: Encoder) -> None:
    text = "green tea 🍵 please"
    (window,) = encoder.encode_text(text).windows
    assert [text[start:end] for start, end in window.word_spans] == ["green", "tea", "please"]


def test_the_models_own_marks_in_a_text_do_not_steer_it(encoder: Encoder) -> None:
    plain = encoder.encode_text("green tea  please").windows[0]
    marked = encoder.encode_text("green tea [SEP][CLS][PAD] please").windows[0]
    assert np.array_equal(plain.token_codes, marked.token_codes)


def test_a_long_text_is_read_in_overlapping_windows_to_its_end(encoder: Encoder) -> None:
    text = " ".join(f"{word} {number}" for number in range(10, 90) for word in ("apples", "rivers", "winter"))
    windows = encoder.encode_text(text).windows
    assert [len(window.token_codes) for window in windows] == [300, 240]
    assert windows[0].word_spans[240].tolist() == windows[1].word_spans[0].tolist()
    assert windows[-1].word_spans[-1, 1] == len(text)


@pytest.mark.parametrize(
    ("tokens", "expected"), [(300, [300]), (301, [300, 61]), (540, [300, 300]), (541, [300, 300, 61])]
)
def test_windows_cover_the_text_without_a_needless_last_one(encoder: Encoder, tokens: int, expected: list[int]) -> None:
    windows = encoder.encode_text(" ".join(["tea"] * tokens)).windows
    assert [len(window.token_codes) for window in windows] == expected


def test_what_was_said_before_changes_the_codes_but_gets_none(encoder: Encoder) -> None:
    alone = encoder.encode_text("It was cold there.")
    told = encoder.encode_text("It was cold there.", ["Hello Tom.", "Did you ever sail to Norway?"])
    assert not same(alone, told)
    assert np.array_equal(alone.windows[0].word_spans, told.windows[0].word_spans)
    assert np.array_equal(alone.windows[0].token_ids, told.windows[0].token_ids)
    query = encoder.encode_query("sailing to Norway").mean_code
    distances = [np.bitwise_count(each.windows[0].memory_code ^ query).sum() for each in (told, alone)]
    assert distances[0] < distances[1]


def test_the_end_of_the_last_two_turns_is_read_and_no_more(encoder: Encoder) -> None:
    turns = ["An old remark.", "salt " * 60, "tea " * 60]
    text = "That is what we need."
    assert same(encoder.encode_text(text, turns), encoder.encode_text(text, turns[1:]))
    assert same(encoder.encode_text(text, turns), encoder.encode_text(text, ["salt " * 40, turns[2]]))
    assert not same(encoder.encode_text(text, turns), encoder.encode_text(text, ["salt " * 39, turns[2]]))
    assert same(encoder.encode_text(text, ["", "[SEP]"]), encoder.encode_text(text))


def test_every_window_is_read_behind_the_same_turns(encoder: Encoder) -> None:
    text = " ".join(f"{word} {number}" for number in range(10, 90) for word in ("apples", "rivers", "winter"))
    context = ["We talked about gardens.", "And about boats."]
    alone, told = encoder.encode_text(text).windows, encoder.encode_text(text, context).windows
    assert [len(window.token_codes) for window in told] == [300, 240]
    for one, other in zip(alone, told, strict=True):
        assert np.array_equal(one.word_spans, other.word_spans)
        assert not np.array_equal(one.token_codes, other.token_codes)


def test_tokens_of_sentences_that_ask_are_marked(encoder: Encoder) -> None:
    text = "I live in Lisbon. Where do you unfathomably live?"
    (window,) = encoder.encode_text(text, asking=[(18, len(text))]).windows
    asking = [text[start:end] for start, end in window.word_spans[window.asking]]
    assert list(dict.fromkeys(asking)) == ["Where", "do", "you", "unfathomably", "live", "?"]
    assert window.asking.dtype == np.bool_
    assert not encoder.encode_text(text).windows[0].asking.any()


def test_a_query_longer_than_the_model_reads_is_shortened_and_says_so(encoder: Encoder) -> None:
    query = encoder.encode_query("tea " * 600)
    assert query.is_shortened
    assert query.token_vectors.shape == (509, 384)
    assert not encoder.encode_query("tea " * 509).is_shortened


@settings(deadline=None, max_examples=30)
@given(text=st.text(max_size=200), other=st.text(max_size=200))
def test_a_text_has_the_same_codes_whatever_was_encoded_before(encoder: Encoder, text: str, other: str) -> None:
    first = encoder.encode_text(text)
    encoder.encode_text(other)
    encoder.encode_query(other)
    assert same(first, encoder.encode_text(text))
    for window in first.windows:
        assert np.all(window.word_spans[:, 0] < window.word_spans[:, 1])
        assert window.word_spans[:, 1].max() <= len(text)


def test_threads_inside_and_outside_do_not_change_codes(encoder: Encoder) -> None:
    texts = [f"{SENTENCE} Note {number}." + " More tea." * number for number in range(24)]
    expected = [encoder.encode_text(text) for text in texts]
    with ThreadPoolExecutor(4) as pool:
        assert all(map(same, expected, pool.map(encoder.encode_text, texts)))
    two_threads = Encoder.load(threads=2)
    assert all(map(same, expected, map(two_threads.encode_text, texts)))


def test_what_is_handed_out_cannot_be_changed(encoder: Encoder) -> None:
    (window,) = encoder.encode_text(SENTENCE).windows
    with pytest.raises(ValueError, match="read-only"):
        window.token_codes[0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        encoder.encode_query(SENTENCE).token_vectors[0, 0] = 1


def test_codes_name_the_encoder_that_made_them(encoder: Encoder) -> None:
    assert encoder.encoder_id == encoder_id() == encoder.encode_text("").encoder_id
    assert len(encoder.encoder_id) == 32


def copy_of_the_model(folder: Path) -> Path:
    for name in ("model.onnx", "tokenizer.json"):
        (folder / name).write_bytes(embedding_model().joinpath(name).read_bytes())
    return folder


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    (copy_of_the_model(tmp_path) / name).unlink()
    with pytest.raises(ModelMissingError) as caught:
        Encoder.load(tmp_path)
    assert caught.value.values == {"file_name": name}


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_changed_file_is_refused(tmp_path: Path, name: str) -> None:
    file = copy_of_the_model(tmp_path) / name
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    with pytest.raises(ModelTamperedError) as caught:
        Encoder.load(tmp_path)
    assert caught.value.values == {"file_name": name}


def test_an_absent_folder_is_a_missing_model(tmp_path: Path) -> None:
    with pytest.raises(ModelMissingError):
        Encoder.load(tmp_path / "nowhere")


def test_the_licence_and_the_notice_lie_beside_the_model() -> None:
    folder = embedding_model()
    assert "Apache License" in folder.joinpath("LICENSE").read_text(encoding="utf-8")
    assert "answerdotai/answerai-colbert-small-v1" in folder.joinpath("NOTICE").read_text(encoding="utf-8")
