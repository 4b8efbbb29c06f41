"""Published questions with their evidence, read from where REMEMBRANCER_EVAL_DATA points.

A neutral harness gives rankings their marks; these readers serve what it does not look at: whether a score means what
it says, whether nothing is answered where nothing is known, and what the block given to an agent is worth. Documents
have the texts and ids that the harness gives them.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

Document = dict[str, Any]

DATA_VARIABLE: Final = "REMEMBRANCER_EVAL_DATA"
_TURN_NUMBER: Final = re.compile(r"D:?(\d+):(\d+)")
_MARKER_OF_BEAM: Final = re.compile(r"\s*->->\s*[\d,]+\s*$")
_CATEGORIES_OF_LOCOMO: Final = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop", 5: "adversarial"}


@dataclass(frozen=True, slots=True)
class Question:
    """``evidence`` are ids of documents; ``answerable`` is false where they do not say what is asked, or none do.

    ``gold`` is the published answer, where the set has one.
    """

    text: str
    kind: str
    evidence: frozenset[str]
    answerable: bool = True
    gold: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """What is remembered together, and what is then asked."""

    documents: list[Document]
    questions: list[Question]


def locomo(data: Path) -> Iterator[Conversation]:
    """Ten long dialogues. The questions of category 5 ask for what was never said."""
    for file in sorted((data / "locomo").glob("conv-*.json")):
        kept = json.loads(file.read_text("utf-8"))
        said, documents = kept["conversation"], []
        session = 1
        while f"session_{session}_date_time" in said or f"session_{session}" in said:
            date = said.get(f"session_{session}_date_time")
            for turn in said.get(f"session_{session}") or []:
                photo = f" [shares a photo: {turn['blip_caption']}]" if turn.get("blip_caption") else ""
                text = f"{turn['speaker']}: {turn['text']}{photo}"
                documents.append({"id": turn["dia_id"], "text": text, "meta": {"session": session, "date": date}})
            session += 1
        known = {document["id"] for document in documents}
        questions = []
        for asked in kept["qa"]:
            numbers = [found for each in asked.get("evidence") or [] for found in _TURN_NUMBER.findall(str(each))]
            evidence = frozenset(f"D{int(left)}:{int(right)}" for left, right in numbers) & known
            kind = _CATEGORIES_OF_LOCOMO[asked["category"]]
            if evidence or kind == "adversarial":
                gold = str(asked.get("answer", ""))
                questions.append(Question(asked["question"], kind, evidence, kind != "adversarial", gold))
        yield Conversation(documents, questions)


def longmemeval(data: Path) -> Iterator[Conversation]:
    """User turns of many people's sessions in one heap."""
    folder = data / "longmemeval_userturns"
    documents = [
        {"id": each["id"], "text": each["text"], "meta": {key: each[key] for key in ("session", "relative_time")}}
        for each in _lines(folder / "corpus.jsonl.gz")
    ]
    known = {document["id"] for document in documents}
    questions = [
        Question(each["question"], each["question_type"], frozenset(each["evidence_turns"]) & known)
        for each in _lines(folder / "questions.jsonl")
        if not each["abstention"]
    ]
    yield Conversation(documents, questions)


def beam(data: Path) -> Iterator[Conversation]:
    """Long conversations with an assistant, of about 100,000 tokens each."""
    for file in sorted((data / "beam").glob("100K-*.json.gz")):
        kept = json.loads(gzip.decompress(file.read_bytes()))
        documents: dict[str, Document] = {}
        for batch in kept["chat"]:
            for turn in (turn for turns in batch["turns"] for turn in turns):
                meta = {
                    "session": batch.get("batch_number"),
                    "date": turn.get("time_anchor") or batch.get("time_anchor"),
                }
                text = _MARKER_OF_BEAM.sub("", turn["content"])
                documents.setdefault(str(turn["id"]), {"id": str(turn["id"]), "text": text, "meta": meta})
        questions = []
        for kind, asked in kept["probing_questions"].items():
            for each in asked:
                evidence = frozenset(map(str, _numbers(each.get("source_chat_ids")))) & documents.keys()
                if evidence or kind == "abstention":
                    questions.append(Question(each["question"], kind, evidence, kind != "abstention"))
        yield Conversation(list(documents.values()), questions)


SOURCES: Final = {"locomo": locomo, "lme": longmemeval, "beam": beam}
TITLES: Final = {"locomo": "LoCoMo", "lme": "LongMemEval, user turns", "beam": "BEAM 100K"}


def _lines(file: Path) -> list[dict[str, Any]]:
    content = file.read_bytes()
    text = (gzip.decompress(content) if file.suffix == ".gz" else content).decode()
    return [json.loads(line) for line in text.splitlines() if line.strip()]


def _numbers(value: object) -> Iterator[int]:
    """All whole numbers in a value, however deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int):
        yield value
