"""How well follow-up questions are told from self-contained ones, and whether what was left out is added.

    python tests/benchmarks/follow_ups.py [--wrong]

Reads ``data/follow_up_questions.tsv``. Firing: anything was added as a reference. Right: each need of the question is
among the added phrases.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from remembrancer.model.recalling import Turn
from remembrancer.recall.formation import Formed, form

QUESTIONS = Path(__file__).parent / "data" / "follow_up_questions.tsv"


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A question with its turns; each of ``needs`` is met by any of its words."""

    question: str
    turns: tuple[Turn, ...]
    needs: tuple[tuple[str, ...], ...]


def read_questions(path: Path = QUESTIONS) -> list[FollowUp]:
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        needs, question, turns = line.split("\t")
        spoken = (turn.strip().split(": ", 1) for turn in turns.split("||"))
        wanted = () if needs == "-" else tuple(tuple(need.split("/")) for need in needs.split(";"))
        found.append(FollowUp(question, tuple(Turn(speaker, text) for speaker, text in spoken), wanted))
    return found


def is_right(formed: Formed, needs: tuple[tuple[str, ...], ...]) -> bool:
    added = " ".join(each.text for each in formed.words_added).casefold()
    return all(any(word.casefold() in added for word in need) for need in needs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wrong", action="store_true", help="print what went wrong")
    arguments = parser.parse_args()
    questions = read_questions()
    started = time.perf_counter()
    formed = [form(each.question, each.turns) for each in questions]
    spent = (time.perf_counter() - started) / len(questions)
    fired = [bool(each.words_added) for each in formed]
    needing = [bool(each.needs) for each in questions]
    both = sum(fires and needs for fires, needs in zip(fired, needing, strict=True))
    right = [is_right(made, each.needs) for made, each in zip(formed, questions, strict=True) if each.needs]
    phrases = sum(len(made.words_added) for made, needs in zip(formed, needing, strict=True) if needs)
    print(f"{len(questions)} questions, {sum(needing)} of them need what was said before; {spent * 1000:.2f} ms each")
    print(f"firing: precision {both / max(1, sum(fired)):.3f}, recall {both / sum(needing):.3f}")
    print(f"what was left out is added: {sum(right)} of {len(right)}, with {phrases / max(1, both):.1f} phrases")
    if arguments.wrong:
        for each, made in zip(questions, formed, strict=True):
            if bool(each.needs) != bool(made.words_added) or not is_right(made, each.needs):
                print(f"{each.needs or '-'} | {each.question} | {[turn.text for turn in each.turns]} | {made}")


if __name__ == "__main__":
    main()
