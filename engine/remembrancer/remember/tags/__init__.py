"""Tags and entities that rules propose from a text; the text is never rewritten and given tags win."""

from remembrancer.remember.tags.aliases import AliasProposal, propose_aliases
from remembrancer.remember.tags.entities import find_entities
from remembrancer.remember.tags.tagging import propose_tags

__all__ = ["AliasProposal", "find_entities", "propose_aliases", "propose_tags"]
