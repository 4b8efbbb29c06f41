"""``recall`` and ``ask``: what the vault knows that answers a question."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.dates import read_moment
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.recall_replies import AskAnswer, RecallAnswer, Recalled
from remembrancer.cli.searching import Asked, read_search
from remembrancer.model.deep import DEPTH, INSTALL_COMMAND
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import QUERY_CHARACTERS, RECALLED
from remembrancer.model.queries import Hit, Query
from remembrancer.model.recalling import (
    COMPACT_TOKENS,
    FULL_TOKENS,
    LEAST_TOKENS,
    MOST_TOKENS,
    Answered,
    Ask,
    Episodes,
    Recall,
    RecalledItem,
    Turn,
)
from remembrancer.model.recalling import Recalled as RecallReply

_SHOWN: Final = 10
ReplyT = TypeVar("ReplyT")
_BUDGETS: Final = {"compact": COMPACT_TOKENS, "full": FULL_TOKENS}
_FILE: Final = "@"

_Query = Annotated[str, typer.Argument(metavar="QUERY", help=options.SEARCH_HELP)]
_Limit = Annotated[
    int | None,
    typer.Option(
        "--limit",
        "-l",
        min=1,
        max=RECALLED,
        help=f"The most memories; left out, as it is set for the namespace, and {_SHOWN} are shown.",
    ),
]
_Budget = Annotated[
    str,
    typer.Option(
        "--budget",
        "-b",
        metavar="compact|full|N",
        help=f"The most tokens of the block for an agent: compact ({COMPACT_TOKENS:,}), full ({FULL_TOKENS:,}) or a"
        f" number from {LEAST_TOKENS} to {MOST_TOKENS:,}; left out, as it is set for the namespace.",
    ),
]
_Threshold = Annotated[
    float | None,
    typer.Option(
        "--threshold",
        "-t",
        min=0.0,
        max=1.0,
        help="The ITS below which a memory does not answer, 0 to 1; left out, as it is set for the namespace.",
    ),
]
_Deep = Annotated[
    bool | None,
    typer.Option(
        "--deep/--no-deep",
        help=f"Deep mode: read the question again together with each of the {DEPTH} best memories. Takes about a"
        f" second, and needs a component that is installed with: {INSTALL_COMMAND}",
    ),
]
_Episodes = Annotated[
    Episodes | None, typer.Option("--episodes", help="Whether turns of conversations may answer beside other memories.")
]
_AsOf = Annotated[str, typer.Option("--as-of", metavar="DATE", help="Ask the vault as it stood then.")]
_Context = Annotated[
    list[str] | None,
    typer.Option(
        "--context",
        "-c",
        metavar="TURN|@FILE",
        help='A line of the conversation before the question, as "Speaker: text", or @ and a file of such lines;'
        " repeatable, oldest first, at most ten lines.",
    ),
]
_Entities = Annotated[
    list[str] | None,
    typer.Option("--entity", "-e", metavar="NAME", help="A name that the question is about; repeatable."),
]


def recall(
    context: typer.Context,
    query: _Query,
    *,
    namespace: options.OnlyNamespace = "",
    limit: _Limit = None,
    threshold: _Threshold = None,
    budget: _Budget = "",
    deep: _Deep = None,
    episodes: _Episodes = None,
    as_of: _AsOf = "",
    valid_at: options.ValidAt = "",
    turns: _Context = None,
    entities: _Entities = None,
    block: Annotated[
        bool, typer.Option("--block", help="Write the block that an agent would receive, and nothing else.")
    ] = False,
    json: options.Json = False,
) -> None:
    """Recall what answers a question.

    The best first, with the reasons. Each result shows its match (0 to 1: the sum of Meaning, Words, Time and Use)
    and its ITS, the share of the question that it answers; the floor applies to the ITS. An empty answer names what
    came nearest, and its score.

    An agent receives a block: what is pinned (at most a quarter), what answers, what is going on now, and remarks.
    Each part is fenced as data, and the whole never has more tokens than the budget.
    """
    with opened(context) as opening:
        asked, request = _request(
            opening,
            query,
            namespace,
            limit,
            threshold,
            budget,
            deep,
            episodes,
            as_of,
            valid_at,
            turns or [],
            entities or [],
        )
        reply = _replied(opening, request, deep=deep)
        answer = _recall_answer(query, asked, reply)
        if json:
            say_json(answer)
        elif block:
            asked.say_notes()
            say(reply.block.text)
        else:
            asked.say_notes()
            opening.recall_sheets().recall(answer, limit or _SHOWN)
    if not reply.items:
        raise typer.Exit(exit_codes.NOTHING)


def ask(
    context: typer.Context,
    query: _Query,
    *,
    namespace: options.OnlyNamespace = "",
    limit: _Limit = None,
    threshold: _Threshold = None,
    budget: _Budget = "",
    deep: _Deep = None,
    episodes: _Episodes = None,
    as_of: _AsOf = "",
    valid_at: options.ValidAt = "",
    turns: _Context = None,
    entities: _Entities = None,
    model: Annotated[
        bool, typer.Option("--model", help="Let the language model that is set up answer, from these memories alone.")
    ] = False,
    json: options.Json = False,
) -> None:
    """Answer a question from stored sentences.

    The few sentences that answer best, each with the memory that it is from. No language model is used unless --model
    asks for it: nothing is made up, and where nothing stored answers, that is the answer. The options are those of
    recall.
    """
    with opened(context) as opening:
        asked, request = _request(
            opening,
            query,
            namespace,
            limit,
            threshold,
            budget,
            deep,
            episodes,
            as_of,
            valid_at,
            turns or [],
            entities or [],
        )
        if model:
            from remembrancer.cli.language import ask_model  # noqa: PLC0415  (only this needs it)

            ask_model(opening, request, json=json)
            return
        reply: Answered = _replied(opening, Ask(request), deep=deep)
        answer = AskAnswer(reply.answer, _recall_answer(query, asked, reply.recalled))
        if json:
            say_json(answer)
        else:
            asked.say_notes()
            opening.recall_sheets().answer(answer)
    if reply.answer is None:
        raise typer.Exit(exit_codes.NOTHING)


def _replied(opening: Opened, request: Query[ReplyT], *, deep: bool | None) -> ReplyT:
    if deep is False:
        return opening.entrance.query(request)
    with TerminalProgress() as progress:
        return opening.entrance.query(request, progress)


def _request(  # noqa: PLR0917  (the options of both commands, in their order)
    opening: Opened,
    query: str,
    namespace: str,
    limit: int | None,
    threshold: float | None,
    budget: str,
    deep: bool | None,
    episodes: Episodes | None,
    as_of: str,
    valid_at: str,
    turns: list[str],
    entities: list[str],
) -> tuple[Asked, Recall]:
    if not query.strip():
        raise InvalidInputError("query", "empty")
    if len(query) > QUERY_CHARACTERS:
        raise InvalidInputError("query", "too_long", limit=QUERY_CHARACTERS, given=len(query))
    asked = read_search(opening, query, namespace, valid_at)
    search = asked.search
    if as_of:
        search = replace(search, as_of=read_moment(as_of, "as_of", opening.clock))
    request = Recall(
        search,
        budget=read_budget(budget),
        deep=deep,
        episodes=episodes,
        context=tuple(turn for each in turns for turn in _read_turns(each)),
        entities=tuple(entities),
        floor=threshold,
        limit=limit,
    )
    return asked, request


def read_budget(text: str) -> int | None:
    """The tokens that a budget stands for; None: it is left out.

    Raises:
        InvalidInputError: it is neither a number nor a name of one.
    """
    if not text:
        return None
    if text in _BUDGETS:
        return _BUDGETS[text]
    try:
        return int(text.replace(",", ""))
    except ValueError:
        raise InvalidInputError(
            "budget", "out_of_range", limit=f"compact, full, {LEAST_TOKENS} to {MOST_TOKENS:,}", given=text
        ) from None


def _read_turns(text: str) -> tuple[Turn, ...]:
    if not text.startswith(_FILE):
        return (_turn(text),)
    try:
        lines = Path(text.removeprefix(_FILE)).expanduser().read_text("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise InvalidInputError("context", "invalid_utf8") from None
    return tuple(_turn(line) for line in lines if line.strip())


def _turn(line: str) -> Turn:
    speaker, colon, said = line.partition(": ")
    return Turn(speaker.strip(), said.strip()) if colon else Turn("", line.strip())


def _recall_answer(query: str, asked: Asked, reply: RecallReply) -> RecallAnswer:
    missed = tuple(_recalled(item) for item in reply.near_misses)
    return RecallAnswer(
        query,
        reply.floor,
        reply.words_only,
        reply.number,
        tuple(_recalled(item) for item in reply.items),
        missed[0] if missed and not reply.items else None,
        asked.notes,
        missed,
        reply.searched,
        reply.block,
        reply.expansions,
        reply.deep,
    )


def _recalled(item: RecalledItem) -> Recalled:
    hit: Hit = item.hit
    return Recalled(
        hit.match,
        hit.its,
        hit.parts,
        hit.meaning_terms,
        hit.matched_words,
        hit.time_reason,
        hit.use_reason,
        item.memory,
        item.place,
        item.snippet,
        item.flags,
        item.verified,
        item.strength,
    )
