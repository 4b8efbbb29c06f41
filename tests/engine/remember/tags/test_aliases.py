"""Names that may mean the same are proposed, never merged."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.memory import Entity
from remembrancer.remember.tags import propose_aliases


def people(*names: str) -> list[Entity]:
    return [Entity(name, "person") for name in names]


def merges(entities: list[Entity]) -> list[tuple[str, str, str]]:
    return [(proposal.name, proposal.alias, proposal.reason) for proposal in propose_aliases(entities)]


def test_a_first_name_may_be_the_full_name():
    assert merges(people("Ines", "Ines Duarte", "Bob")) == [("Ines Duarte", "Ines", "part_of_name")]


def test_a_last_name_and_an_initial_may_be_the_full_name():
    assert merges(people("Duarte", "Ines D.", "Ines Duarte")) == [
        ("Ines Duarte", "Duarte", "part_of_name"),
        ("Ines Duarte", "Ines D.", "initial"),
    ]


def test_a_name_that_fits_two_people_is_left_alone():
    assert merges(people("Ines", "Ines Duarte", "Ines Kraft")) == []


def test_spellings_of_a_tool_are_one_and_the_most_frequent_is_kept():
    tools = [Entity(name, "tool") for name in ("PostgreSQL", "postgresql", "PostgreSQL", "VS Code", "VSCode")]
    assert merges(tools) == [("PostgreSQL", "postgresql", "other_case"), ("VS Code", "VSCode", "spelling")]


def test_kinds_are_kept_apart():
    assert merges([Entity("Paris", "person"), Entity("Paris Hill", "place")]) == []


@given(st.lists(st.sampled_from(["Ines", "ines", "Ines Duarte", "Ines D.", "Bob", "Bob Ray"]), max_size=12))
def test_the_order_of_the_names_does_not_matter(names):
    assert propose_aliases(people(*names)) == propose_aliases(people(*reversed(names)))
