"""Bringing a vault's schema up to date: ordered steps, each in one transaction, after a backup."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import apsw

from remembrancer.storage.attention_schema import ATTENTION
from remembrancer.storage.client_schema import CLIENT_IDENTITIES, CLIENT_SESSIONS, CLIENTS
from remembrancer.storage.erasure_schema import ERASURES
from remembrancer.storage.lifecycle_schema import LIFECYCLE
from remembrancer.storage.recall_schema import RECALL_DEFAULTS
from remembrancer.storage.report_schema import REPORTS, TOLD_REPORTS
from remembrancer.storage.schema import APPLICATION_ID, CASES, SPOKEN, SUCCESSORS, TABLES, TURNS, WATCHES
from remembrancer.storage.secret_schema import SECRETS
from remembrancer.storage.sync_schema import SYNCS


@dataclass(frozen=True, slots=True)
class Migration:
    """The step to schema ``number`` from the one before it.

    One that ``rebuilds`` puts a table in the place of one that others refer to: SQLite lets nobody look at them then.
    """

    number: int
    apply: Callable[[apsw.Connection], None]
    rebuilds: bool = False


def _create(connection: apsw.Connection) -> None:
    # Statements are run one by one: apsw stops a script at the first statement that yields rows.
    connection.execute(TABLES).fetchall()
    connection.pragma("application_id", APPLICATION_ID)


def _add_turns(connection: apsw.Connection) -> None:
    connection.execute(TURNS).fetchall()


def _add_cases(connection: apsw.Connection) -> None:
    connection.execute(CASES).fetchall()


def _add_watches(connection: apsw.Connection) -> None:
    connection.execute(WATCHES).fetchall()


def _add_successors(connection: apsw.Connection) -> None:
    connection.execute(SUCCESSORS).fetchall()


def _add_attention(connection: apsw.Connection) -> None:
    connection.execute(ATTENTION).fetchall()


def _add_erasures(connection: apsw.Connection) -> None:
    connection.execute(ERASURES).fetchall()


def _add_lifecycle(connection: apsw.Connection) -> None:
    connection.execute(LIFECYCLE).fetchall()


def _add_reports(connection: apsw.Connection) -> None:
    connection.execute(REPORTS).fetchall()


def _add_spoken(connection: apsw.Connection) -> None:
    connection.execute(SPOKEN).fetchall()


def _add_clients(connection: apsw.Connection) -> None:
    connection.execute(CLIENTS).fetchall()


def _add_told_reports(connection: apsw.Connection) -> None:
    connection.execute(TOLD_REPORTS).fetchall()


def _add_client_sessions(connection: apsw.Connection) -> None:
    connection.execute(CLIENT_SESSIONS).fetchall()


def _add_syncs(connection: apsw.Connection) -> None:
    connection.execute(SYNCS).fetchall()


def _add_client_identities(connection: apsw.Connection) -> None:
    connection.execute(CLIENT_IDENTITIES).fetchall()


def _add_recall_defaults(connection: apsw.Connection) -> None:
    connection.execute(RECALL_DEFAULTS).fetchall()


def _add_secrets(connection: apsw.Connection) -> None:
    connection.execute(SECRETS).fetchall()


MIGRATIONS: tuple[Migration, ...] = (
    Migration(1, _create),
    Migration(2, _add_turns),
    Migration(3, _add_cases),
    Migration(4, _add_watches),
    Migration(5, _add_successors),
    Migration(6, _add_attention),
    Migration(7, _add_erasures),
    Migration(8, _add_lifecycle),
    Migration(9, _add_reports),
    Migration(10, _add_spoken),
    Migration(11, _add_clients),
    Migration(12, _add_told_reports),
    Migration(13, _add_client_sessions),
    Migration(14, _add_syncs),
    Migration(15, _add_client_identities, rebuilds=True),
    Migration(16, _add_recall_defaults),
    Migration(17, _add_secrets),
)
LATEST = MIGRATIONS[-1].number


def needs_migration(connection: apsw.Connection) -> bool:
    return int(connection.pragma("user_version")) < LATEST


def migrate(connection: apsw.Connection, until: int | None = None) -> None:
    """Apply the missing steps, or those up to one. Each is all or nothing: a crash leaves none of it."""
    last = LATEST if until is None else until
    for step in MIGRATIONS:
        if step.number <= connection.pragma("user_version") or step.number > last:
            continue
        # Within a transaction, SQLite does not take this setting up.
        connection.pragma("foreign_keys", not step.rebuilds)
        connection.execute("BEGIN IMMEDIATE")
        try:
            step.apply(connection)
            connection.pragma("user_version", step.number)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    connection.pragma("foreign_keys", True)
