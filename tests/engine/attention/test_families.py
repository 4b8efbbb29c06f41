"""Families of wordings."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.attention.families import SAME, Families
from remembrancer.attention.life import last_seen, signs_of_life
from remembrancer.attention.parting import parted
from remembrancer.attention.steps import to_the_end
from remembrancer.attention.uniting import lone_ones, united

EDGES = st.dictionaries(
    st.tuples(st.integers(1, 25), st.integers(1, 25)).filter(lambda pair: pair[0] < pair[1]),
    st.integers(450, SAME),
    max_size=120,
)


def family(edges, last=25):
    families = Families()
    for text in range(1, last + 1):
        families.add(text, {earlier: share for (earlier, later), share in edges.items() if later == text})
    return families


def test_what_is_alike_is_one_family_and_what_is_not_is_another():
    families = family({(1, 2): 700, (1, 3): 600, (2, 3): 650, (4, 5): 700}, 6)
    assert [families.first(text) for text in range(1, 7)] == [1, 1, 1, 4, 4, 6]


def test_what_differs_in_its_figures_alone_is_the_same_wording():
    families = family({(1, 2): SAME, (1, 3): 700}, 3)
    assert families.wordings(families.first(2)) == [1, 3]


def test_a_wording_that_is_like_two_families_makes_them_one_if_they_are_alike():
    joined = family({(1, 2): 500, (1, 3): 700, (2, 3): 700}, 3)
    apart = family({(1, 3): 600, (2, 3): 600}, 3)
    assert joined.first(2) == 1
    assert apart.first(2) == 2


@given(EDGES)
def test_every_text_is_in_one_family_whose_first_text_is_the_oldest(edges):
    families = family(edges)
    for text in range(1, 26):
        first = families.first(text)
        assert first <= text
        assert families.first(first) == first
        assert first in families.wordings(first)


@given(EDGES, st.integers(1, 25))
def test_families_of_the_past_are_those_that_were_made_then(edges, until):
    """What comes later may join families, but never divides one."""
    whole, past = family(edges), family(edges, until)
    for one in range(1, until + 1):
        for other in range(1, until + 1):
            if past.first(one) == past.first(other):
                assert whole.first(one) == whole.first(other)


def test_wordings_with_far_other_figures_that_come_by_turns_are_two_routines(log):
    texts = ["The scales said 72 kg.", "Deadlift 100 kg.", "The scales said 71.5 kg.", "Deadlift 105 kg."] * 3
    parts = parted(log(texts, range(12)))
    assert [{each.text.split()[0] for each in part} for part in parts] == [{"The"}, {"Deadlift"}]


def test_a_routine_whose_figures_and_wording_change_stays_one(log):
    texts = ["Commute took 30 min."] * 6 + ["New commute took 50 min."] * 6
    assert len(parted(log(texts, range(12)))) == 1


def test_wordings_of_one_routine_that_fill_each_others_gaps_are_united(log):
    loops = {1, 2, 6, 8, 9, 14}
    entries = log(["Loop." if n in loops else "Run." for n in range(18)], [2 * n for n in range(18)])
    families = family({(1, 2): 460}, 2)
    own, others = [e for e in entries if "Run" in e.text], [e for e in entries if "Loop" in e.text]
    assert to_the_end(united({1: own, 2: others}, families)) == {1: 1, 2: 1}


def test_two_routines_that_go_on_beside_each_other_are_not_united(log):
    running = log(["Run with Ada."] * 12, [3 * n for n in range(12)])
    piano = log(["Piano with Ada."] * 12, [3 * n + 0.1 for n in range(12)])
    assert to_the_end(united({1: running, 2: piano}, family({(1, 2): 480}, 2))) == {1: 1, 2: 2}


def test_a_family_as_like_a_routine_as_its_own_wordings_are_is_a_sign_of_life():
    families = family({(1, 2): 700, (1, 3): 500, (2, 3): 560, (1, 4): 480, (1, 5): 610}, 5)
    roots = {families.first(text) for text in (1, 3, 4)}
    assert len(roots) == 3, "none of them is like enough on average to have joined"
    signs = signs_of_life([1], {1: 1}, families)
    assert signs.of(1) == (3, 5)


def test_a_routine_of_its_own_is_no_sign_of_anothers_life():
    families = family({(1, 2): 700, (1, 3): 500, (2, 3): 560}, 3)
    assert signs_of_life([1, 3], {1: 1, 3: 3}, families).of(1) == ()


def test_a_sign_was_there_before_the_routine_fell_silent_and_has_figures_of_its_size(log):
    runs = log([f"Run took {minutes} minutes." for minutes in (30, 31, 32, 29, 30)], range(0, 15, 3))
    jogs = log(["Jogged for 31 minutes.", "Jogged for 30 minutes."], (7, 20))
    assert last_seen(runs, [jogs]) == jogs[-1].at
    assert last_seen(runs, [log(["Jogged for 30 minutes."], (20,))]) is None
    assert last_seen(runs, [log(["Jogged for 300 minutes.", "Jogged for 290 minutes."], (7, 20))]) is None


def entered(log, first, days, other, other_days):
    one, two = log(first, days), log(other, other_days)
    return {1: one, 2: [replace(entry, memory=f"N{entry.memory}") for entry in two]}


def test_a_lone_entry_joins_if_its_figure_is_of_the_kind_and_size_of_the_others(log):
    runs, days = [f"Run took {minutes} min." for minutes in (30, 31, 29, 32, 30, 31)], (0, 3, 6, 12, 15, 18)
    families = family({(1, 2): 520}, 2)
    for figure, is_one in (("30 min", True), ("95 euros", False)):
        of = entered(log, runs, days, [f"Round the lake, {figure}."], (9,))
        assert lone_ones({1: 6, 2: 1}, families) == [2]
        assert (to_the_end(united(of, families))[2] == 1) is is_one


def test_two_routines_of_one_measure_that_never_fall_on_a_day_are_told_by_their_own_rhythm(log):
    workdays = [day for day in range(56) if day % 7 < 5]
    rides = [f"Commute took {28 + day % 3} min." for day in workdays]
    of = entered(log, rides, workdays, ["Called Mum, 30 min."] * 8, range(6, 56, 7))
    assert to_the_end(united(of, family({(1, 2): 530}, 2)))[2] == 2


def test_what_shares_rare_words_and_comes_by_turns_is_one_routine_though_nothing_is_alike(log):
    weeks = (0, 1, 3, 4, 6, 8, 11, 12, 14), (2, 5, 7, 9, 10, 13)
    opened = log([f"{700 + n} euros at the falafel stand." for n in weeks[0]], [7 * n for n in weeks[0]])
    closed = log([f"Cashed up {700 + n} euros, falafel sold out." for n in weeks[1]], [7 * n for n in weeks[1]])
    closed = [replace(entry, memory=f"N{entry.memory}") for entry in closed]
    others = {
        first: log([f"{'abcdefgh'[first - 3] * 5} done." for _ in range(4)], [0.4 + first / 16 + n for n in range(4)])
        for first in range(3, 11)
    }
    of = {1: opened, 2: closed, **others}
    assert to_the_end(united(of, family({}, 10)))[2] == 1
