"""Routes that need no token: whether somebody is there, and asking to be let in."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from remembrancer.model.pairing import AskPairing
from remembrancer.port.http.answering import answered, described
from remembrancer.port.http.bodies import PairingBody, PollBody
from remembrancer.port.http.replies import AskedReply, HealthReply, PairedReply
from remembrancer.vault import Vault

router = APIRouter()
WHERE = "this computer, HTTP"


def _vault(request: Request) -> Vault:
    vault: Vault = request.app.state.vault
    return vault


OpenVault = Annotated[Vault, Depends(_vault)]


@router.get("/v1/health", responses=described(HealthReply), tags=["access"])
def health() -> Response:
    """Whether the port answers. Needs no token and tells nothing else."""
    return answered(HealthReply("ok", version("remembrancer")))


@router.post("/v1/pairing", responses=described(AskedReply, status=202), status_code=202, tags=["access"])
def ask(vault: OpenVault, body: PairingBody) -> Response:
    """Ask to be let in. A person decides within ten minutes; show the code, so that they can compare it."""
    asked = vault.ask_pairing(AskPairing(body.name, body.wanted(), body.program, WHERE))
    return answered(AskedReply(asked.id, asked.code, asked.secret, asked.until), 202)


@router.post("/v1/pairing/{pairing}", responses=described(PairedReply, 404), tags=["access"])
def poll(vault: OpenVault, pairing: str, body: PollBody) -> Response:
    """What became of that. The token comes once, with the first answer after a person allowed it."""
    found = vault.poll_pairing(pairing, body.secret)
    return answered(PairedReply(found.state, found.token, found.client, found.grants))
