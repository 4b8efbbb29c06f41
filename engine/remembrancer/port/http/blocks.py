"""Routes for blocks of core memory."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from remembrancer.model.blocks import LABEL_CHARACTERS
from remembrancer.model.limits import NAMESPACE_CHARACTERS
from remembrancer.port.blocks import KeptBlock, MemoryBlocks
from remembrancer.port.http.answering import Key, Way, answered, described, entity_tag
from remembrancer.port.http.bodies import BlockBody
from remembrancer.port.http.replies import BlockReply, BlocksReply, BlockWrittenReply, WriteStatus
from remembrancer.port.http.writing import IfMatch, version_of

router = APIRouter(tags=["blocks"])
Label = Annotated[str, Path(max_length=LABEL_CHARACTERS)]
NamespaceName = Annotated[str, Query(max_length=NAMESPACE_CHARACTERS)]


@router.get("/v1/blocks", responses=described(BlocksReply, 404))
def blocks(way: Way, namespace: NamespaceName = "") -> Response:
    """All blocks of core memory, by label."""
    return answered(BlocksReply(tuple(_reply(each) for each in MemoryBlocks(way, namespace).all())))


@router.get("/v1/blocks/{label}", responses=described(BlockReply, 404))
def block(way: Way, label: Label, namespace: NamespaceName = "") -> Response:
    """One block, with its version as ETag."""
    found = MemoryBlocks(way, namespace).get(label)
    return answered(_reply(found), headers={"ETag": entity_tag(found.memory)})


@router.put("/v1/blocks/{label}", responses=described(BlockWrittenReply, 404, 409, 412))
def put_block(
    way: Way, label: Label, body: BlockBody, *, namespace: NamespaceName = "", if_match: IfMatch = "", key: Key = ""
) -> Response:
    """Propose a value for a block, or a block of that label. Blocks are pinned, so that a person approves it first.

    With If-Match it is refused where somebody changed the block since it was read.
    """
    written = MemoryBlocks(way, namespace).put(
        label, body.value, body.limit, body.description, expected=version_of(if_match), key=key
    )
    known = written.reason in ("unchanged", "reinforced", "already_there")
    refused = written.reason == "rejected"
    status = WriteStatus.WAITING if written.waits else WriteStatus.DUPLICATE if known else WriteStatus.STORED
    status = WriteStatus.REFUSED if refused else status
    return answered(BlockWrittenReply(status, written.reason, label, written.memory, written.proposal, written.case))


def _reply(kept: KeptBlock) -> BlockReply:
    block = kept.block
    memory = kept.memory
    return BlockReply(
        block.label,
        block.value,
        block.limit,
        block.description,
        memory.namespace,
        memory.id,
        memory.number,
        memory.unapproved_rule,
    )
