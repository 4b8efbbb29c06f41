"""The same answers, to the last bit, whatever the order of storage and with one thread or two."""

import pytest

from remembrancer.embedding import Encoder


def answers(world):
    asked = [question["text"] for question in world.asked["questions"]]
    asked += [update["text"] for update in world.asked["updates"]]
    asked += world.asked["unknown"]
    names = {memory: name for name, memory in world.memories.items()}
    return [
        [(names[item.memory.id], item.hit.its, item.hit.match, item.flags) for item in world.recall(text).items]
        for text in asked
    ]


@pytest.mark.parametrize(("seed", "threads"), [(1, 1), (2, 2)])
def test_the_order_of_storage_and_the_number_of_threads_change_nothing(world, open_world, seed, threads):
    with open_world("shuffled", encoder=Encoder.load(threads=threads), seed=seed) as shuffled:
        assert answers(shuffled) == answers(world)


def test_asking_again_and_in_another_order_changes_nothing(world):
    first = answers(world)
    for text in reversed(world.asked["unknown"]):
        world.recall(text)
    assert answers(world) == first
