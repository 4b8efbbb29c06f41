"""A request sent again under its key: known in every process, and answered alike also where it changed nothing."""

import subprocess
import sys

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor


def remember(entrance, text="The broker listens on port 8883", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values))).memory


def memory_of(entrance, memory):
    return entrance.query(GetMemories((memory,)))[0]


def test_a_request_is_the_same_request_in_every_process(tmp_path):
    program = (
        "from remembrancer.model.changes import ApplyImport\n"
        "from remembrancer.model.importing import ImportApproval, ImportPlan\n"
        "from remembrancer.storage.replies import request_digest\n"
        "paths = frozenset(f'notes {number}.md' for number in range(40))\n"
        "print(request_digest(ApplyImport(ImportPlan(()), ImportApproval(paths))).hex())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(digests) == 1


def test_a_keyed_request_that_changed_nothing_is_answered_alike_later(person):
    memory = remember(person, tags=("a",))
    request = Revise((memory,), Revision(tags=("a",)), key="k")
    first = person.change(request)
    assert first.operation == ""
    person.change(Revise((memory,), Revision(tags=("b",))))
    assert person.change(request) == first
    assert memory_of(person, memory).tags == ("b",)
    assert person.query(VerifyJournal()).intact


def test_the_actor_is_part_of_the_key(vault, person):
    request = Remember(Draft("Once", type=MemoryType.FACT), key="k")
    first = person.change(request)
    assert vault.entrance(Actor(ActorKind.AGENT, "You")).change(request).outcome == "reinforced"
    assert person.change(request) == first
