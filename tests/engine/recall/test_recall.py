import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Times
from remembrancer.model.queries import CountFacets, FindMemories, GetTimeline
from remembrancer.model.search import AllOf, Contains, InNamespace, IsType, Negation, Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

PERSON = Actor(ActorKind.PERSON, "You")
STATEMENTS = (
    "The staging broker listens on port 8883 with client certificates.",
    "Ask Jonas before the frame format of the buoy changes.",
    "The evening run along the canal took 31 minutes.",
    "Mother likes orchids and her birthday is in May.",
    "Never deploy on a Friday.",
    "The dentist moved the appointment to Tuesday morning.",
    "Reading the sensor in batches saves battery.",
    "Tea is better without sugar.",
)


def remember(entrance, text, **values):
    space = values.pop("namespace", "personal")
    return entrance.change(Remember(Draft(text, type=values.pop("type", MemoryType.FACT), **values), space)).memory


def find(entrance, text, condition=None, **values):
    return entrance.query(FindMemories(Search(text, condition, **values)))


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("what time do I see the doctor for my teeth", 5),
        ("gift for mum", 3),
        ("jogging", 2),
        ("which weekday must we not release on", 4),
        ("8883", 0),
    ],
)
def test_a_question_in_other_words_finds_the_statement(knowing, query, answer):
    ids = [remember(knowing, text) for text in STATEMENTS]
    assert find(knowing, query).ids[0] == ids[answer]


def test_what_was_acknowledged_is_found_at_once(knowing):
    for text in STATEMENTS:
        memory = remember(knowing, text)
        assert find(knowing, text).ids[0] == memory


def test_the_parts_add_up_to_the_match_and_say_why(knowing):
    remember(knowing, STATEMENTS[3])
    (hit,) = find(knowing, "birthday present for mother").hits.values()
    parts = hit.parts
    assert hit.match == parts.meaning + parts.words + parts.time + parts.use
    assert 0 <= hit.its <= 1
    assert 0 <= hit.match <= 1
    assert hit.matched_words == ("birthday", "mother")
    assert hit.meaning_terms


def ranking(folder: Path, secret, encoder, statements, query):
    clock = FixedClock(datetime(2026, 3, 18, tzinfo=UTC))
    vault = Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        entrance = vault.entrance(PERSON)
        texts = {remember(entrance, text): text for text in statements}
        found = find(entrance, query)
        return [(texts[each], found.hits[each].match, found.hits[each].its) for each in found.ids]
    finally:
        vault.close()


def test_the_ranking_does_not_depend_on_the_order_of_storage(tmp_path, secret, encoder):
    shuffled = list(STATEMENTS)
    random.Random(7).shuffle(shuffled)  # noqa: S311  (a fixed order is wanted)
    rankings = [
        ranking(tmp_path / str(number), secret, encoder, order, "tea without sugar or the broker port")
        for number, order in enumerate((STATEMENTS, tuple(reversed(STATEMENTS)), shuffled))
    ]
    assert len(rankings[0]) > 1
    assert rankings[0] == rankings[1] == rankings[2]


def test_the_ranking_is_the_same_after_a_restart(knowing_vault, knowing, folder, secret, encoder, clock):
    for text in STATEMENTS:
        remember(knowing, text)
    before = find(knowing, "birthday broker")
    knowing_vault.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        assert find(again.entrance(PERSON), "birthday broker") == before
    finally:
        again.close()


def test_scores_do_not_depend_on_what_other_namespaces_hold(knowing):
    knowing.change(CreateNamespace("work"))
    for text in STATEMENTS:
        remember(knowing, text)
    mine = InNamespace("personal")
    before = find(knowing, "broker port", mine).hits
    for number in range(30):
        remember(knowing, f"Broker number {number} has a port of its own", namespace="work")
    assert find(knowing, "broker port", mine).hits == before


def test_a_filter_reaches_past_any_number_of_better_matches(person):
    wanted = remember(person, "port of call", type=MemoryType.EVENT)
    for number in range(450):
        remember(person, f"port port port {number}")
    found = find(person, "port", IsType(MemoryType.EVENT))
    assert found.ids == (wanted,)


def test_nothing_relevant_is_an_empty_answer_with_the_nearest_miss(knowing):
    for text in STATEMENTS:
        remember(knowing, text)
    found = find(knowing, "orbital period of Neptune's moons")
    assert found.ids == ()
    assert found.near_miss is not None
    assert found.near_miss.its > 0


def test_without_the_model_words_go_on_and_it_is_said(person):
    memory = remember(person, STATEMENTS[0])
    found = find(person, "broker")
    assert (found.ids, found.words_only) == ((memory,), True)


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("我喜欢在京都喝绿茶", "绿茶"),
        ("我喜欢在京都喝绿茶", "茶"),
        ("毎朝六時に散歩する", "散歩"),
        ("회의는 화요일 오후에 있다", "화요일"),
        ("Der Schlüssel hängt im Flur", "schlussel"),
        ("Use C++ for the driver", "C++"),
        ("Write to ines@example.org", "ines@example.org"),
    ],
)
def test_words_of_every_script_are_found(person, text, query):
    memory = remember(person, text)
    remember(person, "Something else entirely")
    assert find(person, query).ids == (memory,)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=80))
def test_any_text_is_a_query(person, text):
    try:
        find(person, text)
        find(person, "", Contains(text))
    except InvalidInputError as error:
        assert error.field == "query"  # noqa: PT017


@pytest.mark.parametrize(
    "query", ['"', "AND", "-x", "a OR", "NEAR(", "body:", "*", "^", "{a b}", "'; DROP TABLE version"]
)
def test_what_the_word_index_would_take_for_operators_is_plain_text(person, query):
    memory = remember(person, f"This has {query} in it")
    find(person, query)
    assert find(person, "", Contains("in it")).ids == (memory,)


def test_an_edit_is_found_by_its_new_words_now_and_by_its_old_ones_then(knowing, clock):
    memory = remember(knowing, STATEMENTS[0])
    then = clock.now()
    clock.advance(timedelta(days=1))
    knowing.change(Revise((memory,), Revision(content="The lighthouse keeper retired.")))
    assert find(knowing, "lighthouse").ids == (memory,)
    assert find(knowing, "staging broker certificates").ids == ()
    assert find(knowing, "staging broker certificates", as_of=then).ids == (memory,)


def test_conditions_combine(person):
    tea = remember(person, "green tea at noon", type=MemoryType.PREFERENCE, tags=("drinks",))
    remember(person, "black tea at noon", type=MemoryType.PREFERENCE, tags=("drinks",))
    condition = AllOf((IsType(MemoryType.PREFERENCE), Negation(Contains("black tea"))))
    assert find(person, "", condition).ids == (tea,)


def test_a_date_in_the_query_prefers_what_happened_then(knowing):
    for day in (2, 9):
        stated = datetime(2026, 3, day, 20, 0, tzinfo=UTC)
        remember(knowing, f"Evening run, number {day}, along the canal", times=Times(stated=stated))
    found = find(knowing, "evening run on 2 March 2026")
    best = found.hits[found.ids[0]]
    assert best.time_reason == "stated_then"
    assert best.parts.time > 0


def test_counts_and_timeline_follow_a_search_by_text(person):
    remember(person, "tea at noon", type=MemoryType.EVENT)
    remember(person, "coffee at noon", type=MemoryType.FACT)
    facets = person.query(CountFacets(Search("tea")))
    assert (facets.found, facets.types[MemoryType.EVENT], facets.types[MemoryType.FACT]) == (1, 1, 0)
    assert len(person.query(GetTimeline(Search("tea"))).ids) == 1


def test_words_that_most_memories_have_explain_nothing(knowing):
    places = ("canal", "harbour", "orchard", "station", "library", "bakery", "cinema", "museum", "garden", "market")
    for place in places:
        remember(knowing, f"The road to the {place} is longer than the map says and the signs are old.")
    hits = find(knowing, "which way leads to a place with books").hits.values()
    terms = {term for hit in hits for term in hit.meaning_terms}
    assert terms
    assert terms.isdisjoint({"the", "than", "and", "are", "road", "longer"})
