from __future__ import annotations

import pytest

HOSTILE = "up \u202edown\u202c and\u2028over \u200bwith \U000e0041 tags, \u0085 and more"


@pytest.fixture
def memories(remember, typed):
    return [
        remember("The choir meets in the old church.", "--type", "event", "--tag", "music"),
        remember("Berit sings alto.", "--type", "fact", "--tag", "music", "--confidence", "0.4"),
        typed("remember", "Always bring two pencils.", "--type", "instruction", "--pin", "--json").reply["memory"],
    ]


def test_a_list_follows_the_search_language(cli, memories):
    for search, expected in (
        ("tag:music", [1, 0]),
        ("type:fact", [1]),
        ("is:pinned", [2]),
        ("-tag:music", [2]),
        ("conf:<0.5", [1]),
        ("added:today", [2, 1, 0]),
    ):
        found = cli("list", "--json", "--", search).reply["memories"]
        assert [each["id"] for each in found] == [memories[number] for number in expected], search


def test_a_list_is_sorted_as_asked_also_where_words_ranked_it(cli, memories):
    def contents(*arguments):
        return [each["content"][0] for each in cli("list", *arguments, "--json").reply["memories"]]

    assert contents("--sort", "content") == ["A", "B", "T"]
    assert contents("--sort", "content", "--reverse") == ["T", "B", "A"]
    assert contents("--sort", "type") == ["B", "T", "A"]
    assert contents("Berit OR choir OR pencils", "--sort", "content") == ["A", "B", "T"]
    assert contents("--limit", "1") == ["A"]


def test_an_empty_list_is_exit_code_1(cli, memories):
    ran = cli("list", "tag:nothing", "--json")
    assert ran.code == 1
    assert ran.reply["memories"] == []


def test_what_was_not_understood_is_told_beside_the_result(cli, memories):
    ran = cli("list", "typ:fact added:soon", "--json")
    assert [note["code"] for note in ran.reply["notes"]] == ["unknown_key", "unreadable_date"]
    assert ran.reply["notes"][0]["suggestion"] == "type"
    assert "typ" in cli("list", "typ:fact").err


def test_an_unknown_namespace_is_exit_code_2(cli, memories):
    assert cli("list", "--namespace", "nowhere").code == 2
    assert cli("recall", "anything", "--namespace", "nowhere").code == 2


def test_recall_shows_match_its_parts_type_dates_and_trust(cli, memories):
    shown = cli("recall", "where does the choir meet").out
    for part in ("ITS", "Meaning", "Words", "Time", "Use", "Event", "stated", "Agent", memories[0]):
        assert part in shown


def test_an_empty_answer_names_the_nearest_miss_and_its_score(cli, memories):
    ran = cli("recall", "exchange rate of the Danish crown", "--json")
    assert ran.code == 1
    assert ran.reply["results"] == []
    assert ran.reply["nearest_miss"]["its"] < ran.reply["floor"]
    shown = cli("recall", "exchange rate of the Danish crown")
    assert shown.code == 1
    assert f"{ran.reply['nearest_miss']['its']:.2f}" in shown.out


def test_recall_needs_a_question(cli, memories):
    assert cli("recall", " ").code == 2
    assert cli("recall", "x" * 2001).code == 2


def test_nothing_in_a_stored_text_reaches_the_terminal_as_a_command(cli, remember):
    memory = remember(HOSTILE, "--title", "t\u202eitle", "--evidence", "e\u2066vidence", "--tag", "a\u200bb")
    for arguments in (("list",), ("show", memory), ("recall", "down and over")):
        out = cli(*arguments).out
        for character in "\u202e\u202c\u2066\u2028\u200b\U000e0041\u0085\x1b":
            assert character not in out, (arguments, character)
        assert "\\u202e" in out
    assert "\u202e" in cli("show", memory, "--json").reply["memory"]["content"]


def test_show_gives_the_history_newest_first(cli, memories):
    cli("edit", memories[1], "--text", "Berit sings soprano.")
    history = cli("show", memories[1], "--json").reply["history"]
    assert [each["memory"]["number"] for each in history] == [2, 1]
    assert "content" in history[0]["changed_fields"]
    shown = cli("show", memories[1]).out
    assert "alto" in shown
    assert "soprano" in shown


def test_the_vault_may_be_named_before_or_after_the_command(cli, memories, vault, monkeypatch):
    monkeypatch.delenv("REMEMBRANCER_VAULT")
    for arguments in (("--vault", str(vault), "list"), ("list", "--vault", str(vault)), ("list", f"--vault={vault}")):
        assert cli(*arguments).code == 0
    assert cli("list", "--", "--vault").code == 3
