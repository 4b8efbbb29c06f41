"""The gate that every text passes on its way into the vault, whatever request or file it comes with.

It stands in front of everything that is written or only noted: what it takes out reaches neither the texts nor what is
derived from them, neither the record of a request nor the journal. So it works on requests as a whole and knows their
fields by name alone: a field that is added tomorrow passes it as well.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from remembrancer.model.changes import ApplyImport, Change
from remembrancer.model.errors import SecretFoundError
from remembrancer.model.exporting import TakeOver
from remembrancer.model.ingesting import ExtractFacts, Ingest
from remembrancer.model.memory import Draft, Source
from remembrancer.model.secrets import FoundSecret, SecretAction
from remembrancer.model.types import ActorKind
from remembrancer.settings import SettingsKeeping
from remembrancer.storage.store import Store
from remembrancer.text.secrets import find_secrets, redacted, redacted_tag

PassedT = TypeVar("PassedT")

_BY_RECORD: Final = (ApplyImport, Ingest, ExtractFacts, TakeOver)
"""These bring records, each of which passes by itself; a file that is taken over is another vault's own state."""
_NAMES_ONLY: Final = frozenset({"key", "name", "new_name", "namespace", "path", "label", "program"})
"""What others are known by cannot stand as something else: with a secret in it the request is refused."""
_LOOKED_UP: Final = frozenset({"remove_tags", "memories", "id", "ids", "tag", "operation", "proposals", "kept", "code"})
"""These name what is there already, and are not written."""
_TAGS: Final = frozenset({"tags", "add_tags", "new_tag"})
_LINES: Final = frozenset({"title", "tags", "add_tags", "new_tag", "session"})


@dataclass(frozen=True, slots=True)
class Passed(Generic[PassedT]):
    """What may go on, which secrets were found, and whether they were taken out of it."""

    content: PassedT
    found: tuple[FoundSecret, ...] = ()
    is_redacted: bool = False

    def told(self, reply: Any) -> Any:
        """The reply to a request that passed, saying what was taken out."""
        if not self.is_redacted:
            return reply
        if isinstance(reply, Change):
            return replace(reply, redacted=self.found)
        if isinstance(getattr(reply, "change", None), Change):
            return replace(reply, change=replace(reply.change, redacted=self.found))
        return reply


class SecretGate:
    """Treats secrets as the settings of the vault say; those are only read where there is one."""

    def __init__(self, store: Store) -> None:
        self._settings = SettingsKeeping(store)

    def request(self, kind: ActorKind, request: PassedT, decided: SecretAction | None = None) -> Passed[PassedT]:
        """A changing request of somebody; ``decided`` is what a person said to this one when they were asked.

        Raises:
            SecretFoundError: it holds a secret, and is not to be stored so, or the person is to be asked.
        """
        # What the program writes by itself consists of what is stored.
        if kind is ActorKind.PROGRAM or isinstance(request, _BY_RECORD):
            return Passed(request)
        return self._passed(request, lambda: self._action(kind, decided))

    def record(self, draft: Draft, action: SecretAction | None = None) -> Passed[Draft]:
        """A draft that a file, a conversation or a model brings; ``action`` in place of the setting for imports.

        Raises:
            SecretFoundError: it holds a secret, and such are not to be stored.
        """
        return self._passed(draft, lambda: action or self.for_imports())

    def text(self, text: str, field: str) -> Passed[str]:
        """A text that comes out of a file. Raises as :meth:`record`."""
        return self._passed(text, self.for_imports, field)

    def for_imports(self) -> SecretAction:
        """What is done with secrets in imports, conversations and files."""
        return SecretAction(str(self._settings.values()["privacy.secrets_imports"]))

    def kept(self, text: str) -> str:
        """What the window keeps for the person while nothing is decided yet: without secrets, unless they may stay."""
        try:
            said: Any = json.loads(text)
        except ValueError:
            said = text
        # Within JSON quotes stand otherwise than where they were typed.
        search = _Search()
        without = search.without(said, "draft")
        if not search.found or self._action(ActorKind.PERSON, None) is SecretAction.KEEP:
            return text
        return without if isinstance(without, str) else json.dumps(without, ensure_ascii=False)

    def _action(self, kind: ActorKind, decided: SecretAction | None) -> SecretAction:
        if kind is not ActorKind.PERSON:
            return SecretAction(str(self._settings.values()["privacy.secrets_agents"]))
        if decided is SecretAction.REDACT:
            return decided
        chosen = SecretAction(str(self._settings.values()["privacy.secrets_person"]))
        return decided if decided and chosen is SecretAction.ASK else chosen

    def _passed(self, content: PassedT, action: Callable[[], SecretAction], field: str = "") -> Passed[PassedT]:
        search = _Search()
        without: PassedT = search.without(content, field)
        if not search.found:
            return Passed(content)
        found = tuple(dict.fromkeys(search.found))
        chosen = action()
        if chosen is SecretAction.KEEP:
            return Passed(content, found)
        named = next((each for each in found if each.field in _NAMES_ONLY), None)
        if named is not None or chosen is not SecretAction.REDACT:
            first = named or found[0]
            reason = "named" if named is not None else "ask" if chosen is SecretAction.ASK else "blocked"
            raise SecretFoundError(field=first.field, kind=first.kind.value, reason=reason, found=found)
        return Passed(without, found, is_redacted=True)


class _Search:
    """Walks over a value and notes what it finds; what it gives back has the kinds in the place of the secrets."""

    def __init__(self) -> None:
        self.found: list[FoundSecret] = []

    def without(self, value: Any, field: str) -> Any:
        if isinstance(value, Enum) or value is None:
            return value
        if isinstance(value, str):
            return self._text(value, field)
        if isinstance(value, tuple):
            parts = tuple(self.without(each, field) for each in value)
            return value if all(map(_is, parts, value)) else parts
        if isinstance(value, list):
            return [self.without(each, field) for each in value]
        if isinstance(value, dict):
            return {name: self.without(each, field) for name, each in value.items()}
        if is_dataclass(value) and not isinstance(value, type):
            changed = {}
            for each in fields(value):
                if each.name not in _LOOKED_UP:
                    before = getattr(value, each.name)
                    after = self.without(before, "source" if isinstance(value, Source) else each.name)
                    if after is not before:
                        changed[each.name] = after
            return replace(value, **changed) if changed else value
        return value

    def _text(self, text: str, field: str) -> str:
        # As it will be stored: what is composed there, or put on one line, must not become a secret afterwards.
        uniform = text if text.isascii() else unicodedata.normalize("NFC", text)
        if field in _LINES:
            uniform = " ".join(uniform.split())
        spans = find_secrets(uniform)
        if not spans:
            return text
        self.found.extend(FoundSecret(field, span.kind) for span in spans)
        return redacted_tag(spans[0]) if field in _TAGS else redacted(uniform, spans)


def _is(one: object, other: object) -> bool:
    return one is other
