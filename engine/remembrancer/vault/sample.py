"""The sample vault: built from its readable source by the same requests that a person and their agents make."""

from __future__ import annotations

import secrets
import shutil
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import groupby
from pathlib import Path

from remembrancer.model.cases import OpenConflict, ResolveConflict
from remembrancer.model.changes import ApplyImport, CreateNamespace, Remember, Revise, SetStatus
from remembrancer.model.clock import Clock, FixedClock, SystemClock
from remembrancer.model.comparing import CompareStored
from remembrancer.model.conflicts import OpenedConflict, Resolution
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.importing import ImportApproval, ImportPlan, ImportRecord, PlannedFile, PlannedItem, Verdict
from remembrancer.model.lifecycle import Sweep
from remembrancer.model.memory import Memory, Origin, TypeReason
from remembrancer.model.names import DEFAULT_NAMESPACE, PERSON_NAME
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.model.types import ActorKind, Provenance
from remembrancer.storage.backup import BACKUPS
from remembrancer.storage.files import OWNER_ONLY_FILE
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.transaction import PROGRAM, Actor
from remembrancer.vault.facade import Vault
from remembrancer.vault.unlocking import SAMPLE_PASSPHRASE_FILE, find_secret
from remembrancer_resources.sample.entries import (
    PERSON,
    SampleEdit,
    SampleEntry,
    SampleMemory,
    SampleResolution,
    SampleStatus,
)
from remembrancer_resources.sample.source import load_sample

_PASSPHRASE_BYTES = 24
_BETWEEN_SWEEPS = timedelta(days=7)


def open_sample(folder: Path, clock: Clock | None = None, progress: Progress | None = None) -> Vault:
    """Open the sample vault in ``folder``, building it there first if there is none.

    Its dates end the day before it was built. Its passphrase lies beside it, so nothing is asked.

    Raises:
        CancelledError: the person asked to stop; nothing is left behind.
    """
    clock = clock or SystemClock()
    if not folder.exists():
        build_sample(folder, clock, progress or Silent())
    return Vault.open(folder, find_secret(folder, {}), clock)


def build_sample(folder: Path, clock: Clock, progress: Progress) -> None:
    """Build the sample vault. It gets its name only when it is whole."""
    unfinished = folder.with_name(folder.name + ".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    try:
        _build(unfinished, clock, progress)
        unfinished.rename(folder)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise


def _build(folder: Path, clock: Clock, progress: Progress) -> None:
    passphrase = secrets.token_urlsafe(_PASSPHRASE_BYTES)
    entries = load_sample(clock.now().astimezone(clock.zone()).date(), clock.zone())
    then = FixedClock(entries[0].at - timedelta(days=1), clock.zone())
    vault = Vault.create(folder, (Passphrase(passphrase),), then, Identifiers(then), sample=True)
    try:
        _Builder(vault, then).build(entries, progress)
    finally:
        vault.close()
    # The backups that imports make would only be copies of a vault that can be built again.
    shutil.rmtree(folder / BACKUPS, ignore_errors=True)
    beside = folder / SAMPLE_PASSPHRASE_FILE
    beside.touch(mode=OWNER_ONLY_FILE)
    beside.write_text(passphrase, encoding="utf-8")


@dataclass(frozen=True, slots=True)
class _Step:
    place: int
    entry: SampleEntry


class _Builder:
    """Takes the source's steps in order, the clock set to each one's time."""

    def __init__(self, vault: Vault, clock: FixedClock) -> None:
        self._vault = vault
        self._person = vault.entrance(Actor(ActorKind.PERSON, PERSON_NAME))
        self._clock = clock
        self._program = vault.entrance(PROGRAM)
        self._swept = clock.now()
        self._ids: dict[str, str] = {}
        """Memories by label; empty while a statement waits."""
        self._cases: dict[str, str] = {}
        """Cases by the label of the statement that opened them."""

    def build(self, entries: tuple[SampleEntry, ...], progress: Progress) -> None:
        spaces = {entry.step.namespace for entry in entries if isinstance(entry.step, SampleMemory)}
        person = self._person
        for space in sorted(spaces - {DEFAULT_NAMESPACE}):
            person.change(CreateNamespace(space, space.capitalize()))
        steps = [_Step(place, entry) for place, entry in enumerate(entries)]
        for _, together in groupby(steps, key=_import_group):
            group = list(together)
            check_cancelled(progress)
            progress.report(group[0].place, len(steps), "sample")
            self._clock.set(group[0].entry.at)
            self._sweep()
            if _is_imported(group[0].entry):
                self._import([step.entry for step in group])
            else:
                self._take(group[0].entry)

    def _sweep(self) -> None:
        """What nobody uses fades, as in a vault that is lived with; a week at a time, since it makes no difference."""
        if self._clock.now() - self._swept >= _BETWEEN_SWEEPS:
            self._swept = self._clock.now()
            self._program.change(Sweep())

    def _take(self, entry: SampleEntry) -> None:
        name = PERSON_NAME if entry.actor == PERSON else entry.actor
        entrance = self._vault.entrance(Actor(entry.actor_kind, name))
        step = entry.step
        match step:
            case SampleMemory():
                remembered = entrance.change(Remember(step.draft, step.namespace))
                self._stored(step, remembered.memory, remembered.conflict)
            case SampleEdit(label, revision):
                if self._ids[label]:
                    edited = entrance.change(Revise((self._ids[label],), revision))
                    self._dismiss(edited.cases)
            case SampleStatus(label, status, reason):
                if self._ids[label]:
                    entrance.change(SetStatus((self._ids[label],), status, reason))
            case SampleResolution(label, resolution, reason):
                decision = ResolveConflict(self._cases[label], Resolution(resolution.value), reason)
                (case,) = entrance.change(decision).cases
                self._ids[label] = case.new.memory.id

    def _stored(self, memory: SampleMemory, identifier: str, conflict: OpenedConflict | None) -> None:
        """Note what became of a memory, and see to it that there is a case where the source has a contradiction."""
        self._ids[memory.label] = identifier
        if conflict is not None and memory.contradicts:
            self._cases[memory.label] = conflict.case
        elif conflict is not None:
            (stands,) = self._dismiss((conflict.case,))
            self._ids[memory.label] = stands.id
        elif memory.contradicts and (old := self._ids[memory.contradicts]):
            opened = self._person.change(OpenConflict(old, identifier))
            (self._cases[memory.label],) = opened.cases

    def _dismiss(self, cases: tuple[str, ...]) -> list[Memory]:
        """Let all statements of some cases stand; those that waited."""
        decisions = [self._person.change(ResolveConflict(case, Resolution.DISMISS)) for case in cases]
        decided = [case for each in decisions for case in each.cases]
        return [each.memory for case in decided for each in case.statements if each.proposal]

    def _import(self, entries: list[SampleEntry]) -> None:
        """What came from files and chats, as one import for each namespace."""
        memories = [entry.step for entry in entries if isinstance(entry.step, SampleMemory)]
        for space, group in groupby(sorted(memories, key=lambda each: each.namespace), key=lambda each: each.namespace):
            members = list(group)
            plan = ImportPlan((PlannedFile("sample", "sample", True, tuple(map(_planned, members)), ()),))
            approval = ImportApproval(instructions=True)
            imported = self._person.change(ApplyImport(plan, approval, space))
            self._dismiss(self._person.change(CompareStored()).cases)
            for member, identifier in zip(members, imported.memories, strict=True):
                self._ids[member.label] = identifier


def _is_imported(entry: SampleEntry) -> bool:
    return isinstance(entry.step, SampleMemory) and entry.step.draft.provenance is Provenance.IMPORTED


def _import_group(step: _Step) -> tuple[object, ...]:
    """Imported records of one moment are one import; every other step stands alone."""
    return (step.entry.at,) if _is_imported(step.entry) else (step.entry.at, step.place)


def _planned(memory: SampleMemory) -> PlannedItem:
    origin = memory.draft.origin or Origin("sample", f"{memory.namespace}/{memory.label or memory.draft.content[:200]}")
    draft = replace(memory.draft, type=memory.intended, origin=origin)
    return PlannedItem(ImportRecord(draft, "sample"), draft, TypeReason(), Verdict.NEW)
