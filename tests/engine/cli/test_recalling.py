from __future__ import annotations

import pytest


@pytest.fixture
def memories(remember, typed):
    return [
        remember("I promised Ines Duarte the calibration report by 15 April.", "--type", "commitment"),
        remember("The choir meets in the old church.", "--type", "event", "--confidence", "0.4"),
        typed("remember", "Always bring two pencils.", "--type", "instruction", "--pin", "--json").reply["memory"],
    ]


def test_the_block_has_the_same_figures_in_json_and_on_the_terminal(cli, memories):
    reply = cli("recall", "calibration report", "--json").reply
    block = reply["block"]
    assert block["budget"] == 1100
    assert block["tokens"] == sum(part["tokens"] for part in block["parts"]) <= 1100
    assert [part["slot"] for part in block["parts"]][:2] == ["pinned", "answers"]
    assert cli("recall", "calibration report", "--block").out.strip() == block["text"]
    assert f"{block['tokens']:,} of {block['budget']:,} tokens" in cli("recall", "calibration report").out


def test_an_item_has_all_that_is_needed_to_judge_it(cli, memories):
    (item,) = cli("recall", "calibration report", "--json").reply["results"]
    memory = item["memory"]
    assert (memory["type"], memory["trust"], memory["confidence"]) == ("commitment", "agent", 1.0)
    assert memory["provenance"] == "inferred"
    assert {"stated", "valid_from", "valid_to", "happening_from", "due"} <= memory["times"].keys()
    assert item["match"] == pytest.approx(sum(item["parts"].values()))
    assert {"its", "strength", "flags", "verified", "snippet"} <= item.keys()
    assert item["place"] == 1
    reply = cli("recall", "calibration report", "--json").reply
    assert {"expansions", "near_misses", "floor", "searched", "deep"} <= reply.keys()
    assert reply["searched"] == 3


@pytest.mark.parametrize(("budget", "tokens"), [("compact", 1100), ("full", 2800), ("150", 150), ("2,000", 2000)])
def test_the_budget_has_names_and_numbers(cli, memories, budget, tokens):
    block = cli("recall", "calibration report", "--budget", budget, "--json").reply["block"]
    assert block["budget"] == tokens
    assert block["tokens"] <= tokens


@pytest.mark.parametrize(
    "arguments",
    [
        ("--budget", "50"),
        ("--budget", "wide"),
        ("--as-of", "whenever"),
        ("--limit", "101"),
        ("--episodes", "some"),
    ],
)
def test_what_is_outside_its_limits_is_exit_code_2(cli, memories, arguments):
    for name in ("recall", "ask"):
        ran = cli(name, "calibration report", *arguments)
        assert ran.code == 2
        assert ran.err


def test_a_conversation_comes_line_by_line_or_as_a_file(cli, memories, tmp_path):
    lines = tmp_path / "talk.txt"
    lines.write_text("You: What about the report?\n\nCoder: Which one?\n", encoding="utf-8")
    for arguments in (("--context", f"@{lines}"), ("-c", "You: the report", "-c", "just a line", "--entity", "Ines")):
        assert cli("recall", "calibration report", *arguments).code == 0
    ran = cli("recall", "When is it due?", "--context", "You: What about the calibration report?")
    assert "The question was read with: calibration report." in ran.out
    lines.write_text("You: hello\n" * 11, encoding="utf-8")
    ran = cli("recall", "calibration report", "--context", f"@{lines}")
    assert ran.code == 2
    assert "10" in ran.err
    assert cli("recall", "calibration report", "--context", "@nowhere.txt").code != 0


def test_the_past_is_asked_by_date(cli, memories):
    assert cli("recall", "calibration report", "--as-of", "2020-01-01").code == 1
    assert cli("ask", "calibration report", "--as-of", "tomorrow").code == 0


def test_ask_quotes_what_is_stored_and_names_where_it_is_from(cli, memories):
    ran = cli("ask", "Who gets the calibration report?")
    assert ran.code == 0
    assert "I promised Ines Duarte the calibration report by 15 April. [1]" in ran.out
    assert memories[0] in ran.out
    reply = cli("ask", "Who gets the calibration report?", "--json").reply
    (quotation,) = reply["answer"]["quotations"]
    start, end = quotation["emphasis"][0]
    assert quotation["text"][start:end] == "Ines Duarte"
    assert reply["recall"]["results"][quotation["item"] - 1]["memory"]["id"] == memories[0]


def test_ask_says_when_nothing_answers(cli, memories):
    ran = cli("ask", "exchange rate of the Danish crown", "--json")
    assert ran.code == 1
    assert ran.reply["answer"] is None
    assert "Nothing in the vault answers this." in cli("ask", "exchange rate of the Danish crown").out
