"""``list``, ``chains`` and ``show``: finding memories and looking at them."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.finding_replies import ChainLink, ChainListing, Listing, Shown
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import say_json
from remembrancer.cli.searching import Asked, memory_id, read_search
from remembrancer.model.chains import FindChains, FoundChains
from remembrancer.model.clock import from_microseconds
from remembrancer.model.conflicts import Supersession
from remembrancer.model.consolidation import ListSources
from remembrancer.model.lifecycle import GetStrength
from remembrancer.model.memory import Memory
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories
from remembrancer.model.search import Order, Sort
from remembrancer.model.types import MemoryType, Trust

_LISTED: Final = 50
_RANKED: Final = 1000


def list_memories(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[SEARCH]", help=options.SEARCH_HELP)] = "",
    *,
    namespace: options.OnlyNamespace = "",
    valid_at: options.ValidAt = "",
    sort: Annotated[
        Sort | None, typer.Option("--sort", "-s", help="Default: match if there are words, else recorded.")
    ] = None,
    reverse: Annotated[bool, typer.Option("--reverse", "-r", help="The other way round.")] = False,
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, help="How many to show.")] = _LISTED,
    json: options.Json = False,
) -> None:
    """List memories.

    Those that answer a search; without one, all that are current, the newest first.
    """
    with opened(context) as opening:
        asked = read_search(opening, search, namespace, valid_at)
        by = sort or (Sort.MATCH if asked.has_words else Sort.RECORDED)
        order = Order(by, descending=(by in _GREATEST_FIRST) is not reverse)
        found = opening.entrance.query(FindMemories(asked.search, order, limit=_RANKED))
        listed = _first(opening, asked, found.ids, order, limit)
        if json:
            say_json(Listing(search, found.number, len(found.ids), listed, asked.notes))
        else:
            asked.say_notes()
            opening.sheets().listing(listed, len(found.ids))
    if not listed:
        raise typer.Exit(exit_codes.NOTHING)


def chains(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[SEARCH]", help=options.SEARCH_HELP)] = "",
    *,
    namespace: options.OnlyNamespace = "",
    valid_at: options.ValidAt = "",
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, help="How many chains to show.")] = _LISTED,
    json: options.Json = False,
) -> None:
    """List chains: what is said now, and beneath it what it took the place of.

    Whole chains of which a memory answers the search; without one, all of them. As list, it takes as-of:DATE.
    """
    with opened(context) as opening:
        asked = read_search(opening, search, namespace, valid_at)
        by = Sort.MATCH if asked.has_words else Sort.RECORDED
        found = opening.entrance.query(FindChains(asked.search, Order(by, descending=True), limit=_RANKED))
        listed = _linked(opening, asked, found, limit)
        if json:
            say_json(ChainListing(search, found.found.number, found.rows.chains, listed, asked.notes))
        else:
            asked.say_notes()
            opening.sheets().chains(listed, found.rows.chains)
    if not listed:
        raise typer.Exit(exit_codes.NOTHING)


def show(context: typer.Context, identifier: options.Identifier, json: options.Json = False) -> None:
    """Show one memory.

    Its full text, all its properties, and its history.
    """
    with opened(context) as opening:
        history = opening.entrance.query(GetHistory(memory_id(opening, identifier)))
        strength = opening.entrance.query(GetStrength(history[0].memory.id, ahead_days=0))
        sources = opening.entrance.query(ListSources(history[0].memory.id))
        if json:
            say_json(Shown(history[0].memory, history, strength, sources))
        else:
            opening.sheets().memory(history, strength, sources)


_GREATEST_FIRST: Final = (Sort.RECORDED, Sort.CHANGED, Sort.LIFE, Sort.CONFIDENCE, Sort.MATCH)
"""The orders that run from the newest or the highest to the oldest or the lowest."""
_TYPES: Final = tuple(MemoryType)
_TRUSTS: Final = tuple(Trust)
_SORT_KEYS: Final[dict[Sort, Callable[[Memory], Any]]] = {
    Sort.RECORDED: lambda memory: memory.recorded,
    Sort.CHANGED: lambda memory: memory.changed,
    Sort.LIFE: lambda memory: memory.life_time,
    Sort.TYPE: lambda memory: _TYPES.index(memory.type),
    Sort.CONFIDENCE: lambda memory: memory.confidence,
    Sort.CONTENT: lambda memory: memory.content.lower(),
    Sort.SOURCE: lambda memory: memory.source.name.lower(),
    Sort.TRUST: lambda memory: _TRUSTS.index(memory.trust),
}


def _first(opening: Opened, asked: Asked, ids: tuple[str, ...], order: Order, limit: int) -> tuple[Memory, ...]:
    """The first of what was found. The vault gives what words ranked by match alone: other orders are made here."""
    if not asked.has_words:
        return _memories(opening, asked, ids[:limit])
    if order.by is Sort.MATCH:
        return _memories(opening, asked, (ids if order.descending else ids[::-1])[:limit])
    memories = sorted(_memories(opening, asked, ids), key=_SORT_KEYS[order.by], reverse=order.descending)
    return tuple(memories[:limit])


def _memories(opening: Opened, asked: Asked, ids: tuple[str, ...]) -> tuple[Memory, ...]:
    return opening.entrance.query(GetMemories(ids, asked.search.as_of))


def _linked(opening: Opened, asked: Asked, found: FoundChains, limit: int) -> tuple[ChainLink, ...]:
    """The members of the first chains, each with how it hangs together with the one above it."""
    depths, links, times = array("H", found.rows.depths), array("B", found.rows.links), array("q", found.rows.times)
    heads = [place for place, depth in enumerate(depths) if depth == 0]
    end = heads[limit] if len(heads) > limit else len(depths)
    memories = {each.id: each for each in _memories(opening, asked, found.found.ids[:end])}
    ways = tuple(Supersession)
    return tuple(
        ChainLink(
            depths[place],
            memories[identifier],
            ways[links[place]] if depths[place] else None,
            from_microseconds(times[place]) if depths[place] else None,
        )
        for place, identifier in enumerate(found.found.ids[:end])
        if identifier in memories
    )
