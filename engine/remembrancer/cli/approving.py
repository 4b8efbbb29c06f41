"""``proposals`` and ``approve``: what waits for a person because of agents."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.clients import found_client
from remembrancer.cli.opening import opened
from remembrancer.cli.output import escaped, say, say_json
from remembrancer.model.proposals import (
    DecideProposal,
    ListProposals,
    Proposal,
    ProposalAct,
    ProposalDecision,
    WaitsBecause,
)

_ACTS: Final = {
    ProposalAct.CREATE: "would be stored",
    ProposalAct.EDIT: "would be changed",
    ProposalAct.ARCHIVE: "would be put away",
}
_REASONS: Final = {
    WaitsBecause.PROCEDURAL: "it tells agents what to do",
    WaitsBecause.PINNED: "it would be given with every answer",
    WaitsBecause.NOT_ITS_OWN: "somebody else wrote it, or you stand behind it",
    WaitsBecause.EDITED_IN_FILE: "it was written into a file by hand",
    WaitsBecause.EXTRACTED: "a language model found it in a conversation",
    WaitsBecause.PROPOSES_ONLY: "its client may only propose",
}
Which = Annotated[str, typer.Argument(metavar="ID", help="The identifier of what waits.")]
Why = Annotated[str, typer.Option("--reason", help="Why; kept with the change.")]


def proposals(
    context: typer.Context,
    *,
    namespace: options.OnlyNamespace = "",
    client: Annotated[
        str, typer.Option("--client", help="Only what this client proposed: its name or identifier.")
    ] = "",
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, max=1000, help="How many to show.")] = 20,
    json: options.Json = False,
) -> None:
    """List what agents propose and waits for you, with what it would change. Needs a terminal."""
    with opened(context) as opening:
        proposer = found_client(opening, client).id if client else ""
        found = opening.entrance.query(ListProposals(namespace, proposer, limit=limit))
        if json:
            say_json(found)
        else:
            for each in found.proposals:
                _show(each)
            if not found.total:
                say("Nothing waits for you.")
            elif found.total > len(found.proposals):
                say(f"{len(found.proposals):,} of {found.total:,}; --limit shows more.")
    if not found.total:
        raise typer.Exit(exit_codes.NOTHING)


def approve(context: typer.Context, proposal: Which, *, reason: Why = "", json: options.Json = False) -> None:
    """Let something that waits happen. What it says counts as confirmed by you. Needs a terminal."""
    with opened(context) as opening:
        carry_out(opening, DecideProposal(proposal, ProposalDecision.APPROVE, reason), json=json)


def reject(context: typer.Context, proposal: Which, *, reason: Why = "", json: options.Json = False) -> None:
    """Turn down something that waits. The same words are not asked about again. Needs a terminal."""
    with opened(context) as opening:
        carry_out(opening, DecideProposal(proposal, ProposalDecision.REJECT, reason), json=json)


def _show(proposal: Proposal) -> None:
    """Every control character of the text is shown: what is approved is what is there."""
    memory = proposal.memory
    why = ", ".join(_REASONS[each] for each in proposal.reasons)
    say(f"{proposal.id}  {escaped(proposal.actor)}, in {escaped(memory.namespace)}: {_ACTS[proposal.act]} ({why})")
    if proposal.act is ProposalAct.EDIT and proposal.before is not None:
        for each in proposal.differences:
            say(f"  {each.field}: {escaped(str(each.before))!r} becomes {escaped(str(each.after))!r}")
    else:
        say(f"  {memory.type}: {escaped(memory.content)}")
    if memory.evidence:
        say(f"  rests on: {escaped(memory.evidence)}")
    if proposal.is_outdated:
        say("  what it would change has changed since: it can only be turned down")
