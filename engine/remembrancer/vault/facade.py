"""The vault as everybody else sees it: requests in, replies out, notices of what changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar, cast

from remembrancer.answer import Answering
from remembrancer.attention.service import Attention
from remembrancer.backups import BackupKeeping
from remembrancer.clients.service import Clients
from remembrancer.clients.traffic import Seen
from remembrancer.conflicts.advising import Adviser
from remembrancer.conflicts.detection.detector import SecondOpinion
from remembrancer.conflicts.service import Conflicts
from remembrancer.connect import Connecting
from remembrancer.embedding.components import CrossEncoderSlot
from remembrancer.embedding.encoder import encoder_id
from remembrancer.embedding.searchable import EncoderSource
from remembrancer.health import HealthKeeping
from remembrancer.history.auditing import Auditing
from remembrancer.history.changes import History
from remembrancer.history.days import changes_around
from remembrancer.history.erasing import Erasing
from remembrancer.history.exporting import Exporting
from remembrancer.history.namespaces import NamespaceKeeping
from remembrancer.history.reading import Reading
from remembrancer.history.restoring import Restoring
from remembrancer.history.retagging import Retagging
from remembrancer.history.revising import Revising
from remembrancer.history.undoing import Undoing
from remembrancer.history.undoing_many import UndoingMany
from remembrancer.language_model import WAIT_FOR_OTHERS, LanguageModel
from remembrancer.lifecycle.service import Lifecycle
from remembrancer.model import chains, changes, days, erasing, history, ingesting, queries, recalling
from remembrancer.model.backups import Backup
from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.clock import Clock, SystemClock
from remembrancer.model.comparing import CompareStored
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.pairing import AskPairing, PairingAnswer, PairingAsked
from remembrancer.model.places import data_folder, default_folder
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.queries import Query
from remembrancer.model.subscribers import Subscribers
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.delivery import Delivering
from remembrancer.recall.duplicates import NearDuplicates
from remembrancer.recall.finding import Finding
from remembrancer.recall.keeping_defaults import DefaultsKeeping
from remembrancer.recall.service import Recalling
from remembrancer.remember.completion import Completion
from remembrancer.remember.service import Remembering
from remembrancer.remember.tags.vocabulary import TagVocabulary
from remembrancer.remember.types import TypeAssigner
from remembrancer.reports import Reporting
from remembrancer.secrecy import SecretGate, SecretsInStore
from remembrancer.storage.backup import BackupFiles
from remembrancer.storage.call import Call
from remembrancer.storage.kept import forget, keep, read_kept
from remembrancer.storage.keys import Keys, Secret
from remembrancer.storage.moving import Moved
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import PROGRAM, Actor
from remembrancer.text.any_case import compile_ahead
from remembrancer.vault.backing_up import BackingUp
from remembrancer.vault.clients import ClientEntrance
from remembrancer.vault.courtesy import Courtesy
from remembrancer.vault.encoding import EncoderSlot
from remembrancer.vault.entrance import Entrance
from remembrancer.vault.exchanging import Exchanging
from remembrancer.vault.extracting import Extracting
from remembrancer.vault.filekeeping import FileKeeping
from remembrancer.vault.health_watch import HealthWatch
from remembrancer.vault.noticing import Noticing
from remembrancer.vault.settling import settle_files
from remembrancer.vault.upkeep import Upkeep
from remembrancer.vault.warming import Warming
from remembrancer.vault.watchkeeping import COMPARED_AT_ONCE, Watchkeeping

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something changed. ``initiator`` is the entrance it came through, so that a view can skip its own echo."""

    number: int
    operation: str
    kind: OperationKind
    memories: tuple[str, ...]
    initiator: int


class Vault:
    """An open vault, made by :meth:`create` or :meth:`open`. Callers work through what :meth:`entrance` gives."""

    def __init__(
        self, store: Store, encoder: EncoderSource | None = None, deep: CrossEncoderSlot | None = None
    ) -> None:
        self.store = store
        self.secrets = SecretGate(store)
        self._slot = EncoderSlot()
        self._deep = deep or CrossEncoderSlot(data_folder())
        self._subscribers: Subscribers[Notice] = Subscribers()
        self._before_closing: list[Callable[[], None]] = []
        self._numbers = count(1)
        source = encoder or self._slot
        book = CodeBook(encoder_id())
        self._lifecycle = Lifecycle(store, book, source)
        self._ranking = ranking = Recalling(store, source, book, self._lifecycle.signals)
        self._finding = Finding(store, ranking)
        self._delivering = Delivering(store, ranking, book, self._deep, self._lifecycle.signals)
        self._defaults = DefaultsKeeping(store)
        self._answering = Answering(store, self._delivering, source)
        self._conflicts = Conflicts(store, source, book)
        watching = self._conflicts.watching
        self._remembering = Remembering(
            store, Completion(TypeAssigner(source)), source, NearDuplicates(store, book), watching
        )
        self._revising = Revising(store, source, watching)
        self._retagging = Retagging(store)
        self._tags = TagVocabulary(store)
        self._undoing = Undoing(store)
        self._namespaces = NamespaceKeeping(store)
        self._reading = Reading(store)
        self._history = History(store)
        self._backups = BackupKeeping(store, self._history)
        self._auditing = Auditing(store)
        self._exporting = Exporting(store, self._auditing, self._history)
        self._undoing_many = UndoingMany(store)
        self._restoring = Restoring(store, source)
        self._upkeep = Upkeep(store, source)
        self._exchanging = Exchanging(store, self._remembering, source, self._found, self._upkeep, secrets=self.secrets)
        self._attention = Attention(store, encoder_id())
        self._courtesy = Courtesy()
        self._noticing = Noticing(self._attention.bring_up, self._courtesy.step_aside)
        self._warming = Warming((ranking.warm, compile_ahead), self._courtesy.step_aside)
        self._erasing = Erasing(store, self._upkeep.encode_missing)
        self._health = HealthKeeping(
            store, self._backups, source, lambda: self._slot.state, self._upkeep.encode_missing
        )
        self._health_watch = HealthWatch(store, self._health, self._courtesy.step_aside)
        self._backing_up = BackingUp(self._backups, self._health_watch.suspect)
        self._clients = Clients(store)
        self._reporting = Reporting(store, lambda call, request: self.query(call, request, Silent()))
        self._connecting = Connecting(
            store.folder, store.clock, is_default=lambda: store.folder.resolve() == default_folder({}).resolve()
        )
        self._language = LanguageModel(store, self.query, self.ask_second_opinion)
        self._extracting = Extracting(store, self._remembering, self._language.extract, self.secrets)
        program = self.entrance(PROGRAM)
        compare = partial(program.change, CompareStored(COMPARED_AT_ONCE))
        self._filekeeping = FileKeeping(program, self._courtesy.step_aside)
        self._watchkeeping = Watchkeeping(compare, self._conflicts.advising.advise, self._courtesy.step_aside)
        self._changes, self._queries = self._change_handlers(), self._query_handlers()

    @classmethod
    def create(
        cls,
        folder: Path,
        secrets: tuple[Secret, ...],
        clock: Clock | None = None,
        identifiers: Identifiers | None = None,
        *,
        sample: bool = False,
    ) -> Vault:
        """Make a vault in ``folder`` and open it. See :meth:`Store.create` for what can go wrong."""
        clock = clock or SystemClock()
        return cls(Store.create(folder, secrets, clock, identifiers or Identifiers(clock), sample=sample))

    @classmethod
    def open(
        cls, folder: Path, secret: Secret | Keys, clock: Clock | None = None, identifiers: Identifiers | None = None
    ) -> Vault:
        """Open the vault in ``folder``. See :meth:`Store.open` for what can go wrong."""
        clock = clock or SystemClock()
        return cls._finished(Store.open(folder, secret, clock, identifiers or Identifiers(clock)))

    def open_again(self, folder: Path) -> Vault:
        """The same vault once more, after it was closed or moved to ``folder``, without anybody being asked."""
        return Vault._finished(self.store.open_again(folder))

    @classmethod
    def _finished(cls, store: Store) -> Vault:
        vault = cls(store)
        vault._health.remember_damage()
        # What an erasure left in the files when the program ended in the middle of it goes before anything else.
        vault._erasing.finish()
        settle_files(vault)
        return vault

    def start_background(self) -> None:
        """Begin the work in the background: the model, what was stored without it, what was imported, backups."""
        self._slot.start()
        self._warming.start()
        self._upkeep.start()
        self._language.configure()
        self._watchkeeping.start()
        self._noticing.start()
        self._filekeeping.start()
        # A sample can be built again: copies of it would only take up room.
        if not self.is_sample:
            self._backing_up.start()
            self._health_watch.start()

    @property
    def folder(self) -> Path:
        return self.store.folder

    @property
    def clock(self) -> Clock:
        """What the vault goes by; whoever shows its dates does too."""
        return self.store.clock

    @property
    def is_sample(self) -> bool:
        return self.store.is_sample

    @property
    def unlock_kinds(self) -> tuple[str, ...]:
        """The ways in which it can be unlocked: ``passphrase``, ``recovery``, ``keyring``."""
        return self.store.unlock_kinds

    @property
    def keys(self) -> Keys:
        """For what is done with its files once it is closed, without anybody being asked again."""
        return self.store.keys

    def is_proof(self, challenge: bytes, proof: bytes) -> bool:
        """Whether whoever answered the challenge has unlocked this vault."""
        return self.store.is_proof(challenge, proof)

    def move_to(self, target: Path, progress: Progress) -> Moved:
        """Move it to another folder, once it is closed; see :func:`remembrancer.vault.move`."""
        return self.store.move_to(target, progress)

    def go_back_to(self, backup: str) -> Path:
        """Put a backup in its place, once it is closed; see :func:`remembrancer.vault.restore_backup`."""
        return self.store.go_back_to(backup)

    def back_up(self) -> Backup:
        """Copy the vault into its ``backups`` folder now; the writer waits meanwhile.

        Raises:
            VaultDamagedError: the copy does not hold what the vault holds; it does not count.
            VaultUnreadableError: it could not be written.
        """
        return self._backups.back_up()

    def file_of(self, backup: Backup) -> Path:
        """Where the copy lies; its keys are beside it."""
        return BackupFiles.named(self.folder, backup.name).database

    def ask_second_opinion(self, name: str, model: SecondOpinion | None) -> None:
        """Ask a model about open conflicts from now on, in the background; None: none. It decides nothing.

        Its opinions are shown under ``name``.
        """
        self._conflicts.advising.adviser = None if model is None else Adviser(name, model)
        self._watchkeeping.wake()

    def entrance(self, actor: Actor, scope: Scope = EVERYTHING, supervised: Scope | None = None) -> Entrance:
        """A way in for one actor, who can reach the namespaces of ``scope``; ``supervised`` as in :class:`Call`."""
        return Entrance(self, actor, scope, next(self._numbers), supervised)

    def client(self, token: str) -> ClientEntrance:
        """The way in for the client that has this token.

        Raises:
            ClientRefusedError: nobody has it, or its client is paused, past its end or revoked.
        """
        known = self._clients.registry.known(token)
        return ClientEntrance(self, self._clients, known.public_id, known.record.name)

    def ask_pairing(self, request: AskPairing) -> PairingAsked:
        """Let a person decide whether a program gets in.

        Raises:
            PairingRefusedError: nobody is asked.
            SecretFoundError: its name holds a secret.
        """
        return self._clients.pairing.ask(self.secrets.request(ActorKind.AGENT, request).content)

    def poll_pairing(self, identifier: str, secret: str) -> PairingAnswer:
        """What became of that. Raises PairingNotFoundError where there is no such request."""
        return self._clients.pairing.poll(identifier, secret)

    def follow_clients(self, follower: Callable[[Seen], None]) -> Callable[[], None]:
        """Call ``follower`` with what clients ask, as it comes, on their threads. Returns how to stop that."""
        return self._clients.traffic.followers.add(follower)

    def note_refused(self, operation: str, reason: str) -> None:
        """Note a request that was refused before anybody knew whose it is."""
        self._clients.note_refused(operation, reason)

    def subscribe(self, subscriber: Callable[[Notice], None]) -> Callable[[], None]:
        """Call ``subscriber`` after every change, on the thread that made it. Returns how to stop that.

        What a subscriber raises goes to :func:`threading.excepthook`: the change is on disk, whatever they make of it.
        Changes of several threads at the same moment may be told in another order than that of their numbers.
        """
        return self._subscribers.add(subscriber)

    def kept(self) -> dict[str, str]:
        """What :meth:`keep` holds, by name."""
        with self.store.read() as connection:
            return read_kept(connection)

    def keep(self, name: str, value: str) -> None:
        """Keep a text for the person's window inside the vault, such as a draft; an empty one is forgotten.

        Secrets in it are kept by their kind alone, unless the person's are kept anyway.
        This is no operation: it is not journalled, cannot be undone, raises no change number and sends no notice.

        Raises:
            InvalidInputError: the name or the value is outside its limits (``KEPT_*`` in
                :mod:`remembrancer.model.limits`).
        """
        if value:
            kept = self.secrets.kept(value)
            self.store.maintain(lambda connection: keep(connection, name, kept))
        else:
            self.store.maintain(lambda connection: forget(connection, name))

    def before_closing(self, step: Callable[[], None]) -> None:
        """Have ``step`` done at the beginning of :meth:`close`, while the vault still answers."""
        self._before_closing.append(step)

    def close(self) -> None:
        """Finish what is being written and let the vault go, whatever goes wrong on the way; that is raised then."""
        with ExitStack() as steps:
            # The last one first.
            steps.callback(self.store.close)
            for stop in (self._health_watch.stop, self._backing_up.stop, self._upkeep.stop, self._noticing.stop):
                steps.callback(stop)
            for stop in (self._filekeeping.stop, self._watchkeeping.stop, self._warming.stop, *self._before_closing):
                steps.callback(stop)
            self._before_closing.clear()

    def change(self, call: Call, request: ChangeRequest[ReplyT], progress: Progress, initiator: int) -> ReplyT:
        """Carry out a change and tell the subscribers. Entrances call this."""
        # What the program does by itself is what steps aside.
        waits = call.actor.kind is ActorKind.PROGRAM or isinstance(request, WAIT_FOR_OTHERS)
        with nullcontext() if waits else self._courtesy.request():
            reply = self._changes[type(request)](call, request, progress)
        change = reply if isinstance(reply, Change) else reply.change
        if isinstance(reply, erasing.Erased):
            self._ranking.forget_erased()
            self._conflicts.watching.forget_erased()
        if change.operation:
            self._watchkeeping.wake()
            self._noticing.wake()
            self._filekeeping.wake()
            self._subscribers.tell(Notice(change.number, change.operation, change.kind, change.memories, initiator))
        return cast("ReplyT", reply)

    def query(self, call: Call, request: Query[ReplyT], progress: Progress) -> ReplyT:
        """Answer a reading request. Entrances call this."""
        with nullcontext() if isinstance(request, WAIT_FOR_OTHERS) else self._courtesy.request():
            return cast("ReplyT", self._queries[type(request)](call, request, progress))

    @property
    def requests(self) -> frozenset[type]:
        """Every kind of request that the vault knows."""
        return frozenset((*self._changes, *self._queries))

    def _change_handlers(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        return {
            changes.Remember: lambda call, request, _: self._remembering.remember(call, request),
            changes.Revise: lambda call, request, _: self._revising.revise(call, request),
            changes.RenameTag: lambda call, request, _: self._retagging.rename(call, request),
            changes.SetStatus: lambda call, request, _: self._revising.set_status(call, request),
            changes.Move: lambda call, request, _: self._revising.move(call, request),
            changes.Undo: lambda call, request, _: self._undoing.undo(call, request),
            history.UndoMany: lambda call, request, _: self._undoing_many.undo(call, request),
            erasing.Erase: self._erasing.erase,
            history.RestoreVersion: lambda call, request, _: self._restoring.restore(call, request),
            recalling.SetRecallDefaults: lambda call, request, _: self._defaults.change(call, request),
            **self._conflicts.changes(),
            **self._lifecycle.changes(),
            **self._attention.changes(),
            **self._clients.changes(),
            **self._exchanging.changes(),
            **self._health.changes(),
            ingesting.ExtractFacts: self._extracting.extract,
            ingesting.ExtractFromPlan: self._extracting.extract_from_plan,
            changes.CreateNamespace: lambda call, request, _: self._namespaces.create(call, request),
            changes.RenameNamespace: lambda call, request, _: self._namespaces.rename(call, request),
            changes.ArchiveNamespace: lambda call, request, _: self._namespaces.archive(call, request),
        }

    def _query_handlers(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        return {
            queries.FindMemories: lambda call, request, _: self._found(call, request),
            chains.FindChains: lambda call, request, _: self._finding.chains(call.scope, request),
            recalling.Recall: self._recall,
            recalling.Ask: self._ask,
            recalling.GetRecallDefaults: lambda call, request, _: self._defaults.defaults(call.scope, request),
            queries.CountFacets: lambda call, request, _: self._facets(call, request),
            queries.GetTimeline: lambda call, request, _: self._finding.timeline(call.scope, request),
            queries.GetMemories: lambda call, request, _: self._reading.memories(call.scope, request),
            queries.GetHistory: lambda call, request, _: self._reading.history(call.scope, request),
            history.GetVersionSteps: lambda call, request, _: self._reading.steps(call.scope, request),
            history.CompareVersions: lambda call, request, _: self._reading.compared(call.scope, request),
            history.ListChanges: lambda call, request, _: self._history.changes(call.scope, request),
            history.CountChanges: lambda call, request, _: self._history.count(call.scope, request),
            history.CompareInstants: lambda call, request, _: self._history.comparison(call.scope, request),
            history.CountComparison: lambda call, request, _: self._history.count(call.scope, request),
            history.ListJournal: lambda call, request, _: self._auditing.journal(call.scope, request),
            history.ListActors: lambda call, _request, _: self._auditing.actors(call.scope),
            history.ListSessions: lambda call, request, _: self._auditing.sessions(call.scope, request),
            history.GetNextSteps: lambda call, _request, _: self._auditing.next_steps(call),
            history.ExportAudit: lambda call, request, _: self._exporting.export(call.scope, request),
            erasing.PreviewErasure: lambda call, request, _: self._erasing.preview(call, request),
            history.PreviewUndo: lambda call, request, _: self._undoing_many.preview(call, request),
            **self._conflicts.queries(),
            **self._lifecycle.queries(),
            **self._reporting.queries(),
            **self._attention.queries(),
            **self._clients.queries(),
            **self._exchanging.queries(),
            **self._connecting.queries(),
            **self._backups.queries(),
            **self._health.queries(),
            **self._language.queries(),
            **SecretsInStore(self.store).queries(),
            days.GetChangesAround: lambda call, request, _: changes_around(self.store, call.scope, request),
            queries.ListNamespaces: lambda call, request, _: self._reading.namespaces(call.scope, request),
            queries.ListOperations: lambda call, request, _: self._reading.operations(call.scope, request),
            queries.GetState: lambda call, _request, _: self._reading.state(
                call.scope, self._slot.state, self._deep.condition()
            ),
            queries.VerifyJournal: lambda call, _, progress: self._reading.verify(call.scope, progress),
            queries.Suggest: lambda call, request, _: self._remembering.suggest(call.scope, request),
            queries.ListTags: lambda call, request, _: self._tags.tags(call.scope, request),
            queries.ProposeTagMerges: lambda call, request, _: self._tags.merges(call.scope, request),
        }

    def _found(self, call: Call, request: queries.FindMemories) -> queries.Found:
        self._attention.bring_up_for(request.search)
        return self._finding.find(call.scope, request)

    def _facets(self, call: Call, request: queries.CountFacets) -> queries.Facets:
        self._attention.bring_up_for(request.search)
        return self._finding.facets(call.scope, request)

    def _recall(self, call: Call, request: recalling.Recall, progress: Progress) -> recalling.Recalled:
        recalled = self._delivering.recall(call.scope, request, progress)
        self._lifecycle.using.delivered(call, request, recalled)
        return recalled

    def _ask(self, call: Call, request: recalling.Ask, progress: Progress) -> recalling.Answered:
        answered = self._answering.ask(call.scope, request, progress)
        self._lifecycle.using.delivered(call, request.recall, answered.recalled)
        return answered
