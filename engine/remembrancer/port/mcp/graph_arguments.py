"""What the tools of the knowledge graph take, by the names that its clients know."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field, StringConstraints

from remembrancer.model import limits
from remembrancer.port.mcp.arguments import Arguments

_AT_ONCE: Final = 100
Name = Annotated[str, StringConstraints(min_length=1, max_length=limits.TITLE_CHARACTERS, strip_whitespace=True)]
Kind = Annotated[str, StringConstraints(min_length=1, max_length=limits.TAG_CHARACTERS, strip_whitespace=True)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=limits.EVIDENCE_CHARACTERS)]


class EntityArguments(Arguments):
    name: Name
    entityType: Kind  # noqa: N815  (its clients call it so)
    observations: list[Text] = Field(max_length=_AT_ONCE)


class RelationArguments(Arguments):
    model_config = ConfigDict(extra="forbid", frozen=True, validate_by_name=False)

    start: Name = Field(alias="from")
    to: Name
    relationType: Kind  # noqa: N815  (as above)


class AddedArguments(Arguments):
    entityName: Name  # noqa: N815  (as above)
    contents: list[Text] = Field(max_length=_AT_ONCE)


class DeletedArguments(Arguments):
    entityName: Name  # noqa: N815  (as above)
    observations: list[Text] = Field(max_length=_AT_ONCE)


class CreateEntities(Arguments):
    entities: list[EntityArguments] = Field(max_length=_AT_ONCE)


class CreateRelations(Arguments):
    relations: list[RelationArguments] = Field(max_length=_AT_ONCE)


class AddObservations(Arguments):
    observations: list[AddedArguments] = Field(max_length=_AT_ONCE)


class DeleteEntities(Arguments):
    entityNames: list[Name] = Field(max_length=_AT_ONCE)  # noqa: N815  (as above)


class DeleteObservations(Arguments):
    deletions: list[DeletedArguments] = Field(max_length=_AT_ONCE)


class DeleteRelations(Arguments):
    relations: list[RelationArguments] = Field(max_length=_AT_ONCE)


class ReadGraph(Arguments):
    pass


class SearchNodes(Arguments):
    query: Annotated[str, StringConstraints(max_length=limits.QUERY_CHARACTERS)]


class OpenNodes(Arguments):
    names: list[Name] = Field(max_length=_AT_ONCE)
