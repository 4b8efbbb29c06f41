"""The interface is what its own document says: requests made up from it are answered as it says, and never with 5xx."""

from contextlib import nullcontext, suppress
from itertools import product

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as openapi_checks

_CHECKS = (
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
)
_SETTINGS = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""For each of some twenty operations, twice: the fuzz benchmark sends many more."""


def test_the_document_can_be_read_without_a_token_and_describes_every_route(port, connect):
    document = connect().http.get("/openapi.json").json()
    assert set(document["paths"]) == {
        "/v1/remember",
        "/v1/remember/batch",
        "/v1/recall",
        "/v1/answer",
        "/v1/blocks",
        "/v1/blocks/{label}",
        "/v1/memories",
        "/v1/memories/{memory}",
        "/v1/memories/{memory}/archive",
        "/v1/memories/{memory}/history",
        "/v1/changes",
        "/v1/conflicts",
        "/v1/conflicts/{conflict}",
        "/v1/conflicts/{conflict}/resolve",
        "/v1/sessions",
        "/v1/sessions/renew",
        "/v1/sessions/wrap",
        "/v1/reports/{day}",
        "/v1/proposals/{proposal}",
        "/v1/access",
        "/v1/health",
        "/v1/pairing",
        "/v1/pairing/{pairing}",
    }
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)


def try_out(operation, mode: GenerationMode, base_url: str, token: str) -> None:
    """Send requests made up from what the document says of an operation: as it says, or otherwise."""

    @_SETTINGS
    @given(case=operation.as_strategy(mode))
    def send(case) -> None:
        answer = case.call(base_url=base_url, headers={"Authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=_CHECKS)

    # Nothing can be wrong about a request that has nothing in it.
    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        send()


def test_what_is_made_up_from_the_document_is_answered_as_it_says(port, connect):
    client = connect()
    client.http.post("/v1/remember", json={"content": "The kettle is blue", "type": "fact"})
    document = client.http.get("/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    operations = [each.ok() for each in schema.get_all_operations()]
    for operation, mode in product(operations, GenerationMode):
        try_out(operation, mode, port.address, client.token)
    assert len(operations) == sum(len(each) for each in document["paths"].values())
