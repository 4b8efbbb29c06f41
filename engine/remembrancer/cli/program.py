"""All commands, and what they have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from remembrancer import __version__
from remembrancer.cli import (
    approving,
    attention,
    audit,
    backups,
    clients,
    conflicts,
    connecting,
    erasing,
    exit_codes,
    exporting,
    finding,
    health,
    history,
    hooks,
    imports,
    ingesting,
    language,
    lifecycle,
    memories,
    namespaces,
    operations,
    recall_defaults,
    recalling,
    relocking,
    remembering,
    reports,
    secrets,
    serving,
    settings,
    syncing,
    tags,
    vaults,
)
from remembrancer.cli.commands import Commands

_EXIT_CODES = "Exit codes:\n" + "\n".join(f"  {code:<4} {meaning}" for code, meaning in exit_codes.EXPLAINED)
_ENVIRONMENT = (
    "Environment:\n"
    "  REMEMBRANCER_VAULT       the vault's folder\n"
    "  REMEMBRANCER_PASSPHRASE  its passphrase; else the keyring is used, or you are asked at a terminal"
)

program = typer.Typer(
    cls=Commands,
    help="See, correct and govern what your AI agents remember, in an encrypted vault on this machine.",
    epilog=f"\b\n{_ENVIRONMENT}\n\n\b\n{_EXIT_CODES}",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"remembrancer {__version__}")
        raise typer.Exit


@program.callback()
def start(
    context: typer.Context,
    vault: Annotated[
        Path | None,
        typer.Option("--vault", metavar="PATH", help="The vault's folder; may stand anywhere in the command."),
    ] = None,
    version: Annotated[  # noqa: ARG001  (its callback answers)
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    context.obj = vault


def version() -> None:
    """Say the version."""
    _say_version(asked=True)


program.command("remember")(remembering.remember)
program.command("recall")(recalling.recall)
program.command("ask")(recalling.ask)
program.command("list")(finding.list_memories)
program.command("chains")(finding.chains)
program.command("show")(finding.show)
program.command("edit")(remembering.edit)
program.command("retype")(memories.retype)
program.command("tag")(memories.tag)
program.command("pin")(memories.pin)
program.command("unpin")(memories.unpin)
program.command("archive")(memories.archive)
program.command("delete")(memories.delete)
program.command("restore")(memories.restore)
program.command("erase")(erasing.erase)
program.command("secrets")(secrets.secrets)
program.command("move")(memories.move)
program.command("still-true")(lifecycle.still_true)
program.command("fading")(lifecycle.fading)
program.command("reviews")(lifecycle.reviews)
program.command("sweep")(lifecycle.sweep)
program.command("consolidate")(lifecycle.consolidate)
program.command("routines")(attention.routines)
program.command("routine")(attention.routine)
program.command("undo")(operations.undo)
program.command("operations")(operations.operations)
program.command("history")(history.history)
program.command("changes")(history.changes)
program.command("diff")(history.diff)
program.command("revert")(history.revert)
program.command("report")(reports.report)
program.command("import")(imports.import_files)
program.command("connect")(connecting.connect)
program.command("disconnect")(connecting.disconnect)
program.command("hook")(hooks.hook)
program.command("ingest")(ingesting.ingest)
program.command("export")(exporting.export)
program.command("take-over")(exporting.take_over)
program.command("conflict")(conflicts.conflict)
program.command("resolve")(conflicts.resolve)
program.command("serve")(serving.serve)
program.command("mcp")(serving.mcp)
program.command("proposals")(approving.proposals)
program.command("approve")(approving.approve)
program.command("reject")(approving.reject)

client_commands = typer.Typer(
    help="Add, list, pause, resume and revoke the programs that may come in.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
client_commands.command("add")(clients.add)
client_commands.command("list")(clients.list_clients)
client_commands.command("pause")(clients.pause)
client_commands.command("resume")(clients.resume)
client_commands.command("revoke")(clients.revoke)
client_commands.command("undo")(clients.undo)
client_commands.command("denied")(clients.denied)
program.add_typer(client_commands, name="client")

pair_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
pair_commands.callback(invoke_without_command=True)(clients.pairings)
pair_commands.command("allow")(clients.allow)
pair_commands.command("deny")(clients.deny)
program.add_typer(pair_commands, name="pair")

namespace = typer.Typer(
    help="List, make, rename and put away namespaces, and say how they are recalled.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
namespace.command("list")(namespaces.list_namespaces)
namespace.command("create")(namespaces.create_namespace)
namespace.command("rename")(namespaces.rename_namespace)
namespace.command("archive")(namespaces.archive_namespace)
namespace.command("recall")(recall_defaults.recall_defaults)
program.add_typer(namespace, name="namespace")

tag_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
tag_commands.callback(invoke_without_command=True)(tags.list_tags)
tag_commands.command("rename")(tags.rename)
tag_commands.command("proposals")(tags.proposals)
program.add_typer(tag_commands, name="tags")

conflict_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
conflict_commands.callback(invoke_without_command=True)(conflicts.conflicts)
conflict_commands.command("settings")(conflicts.settings)
program.add_typer(conflict_commands, name="conflicts")

audit_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
audit_commands.callback(invoke_without_command=True)(audit.audit)
audit_commands.command("verify")(audit.verify)
audit_commands.command("export")(audit.export)
audit_commands.command("undo")(audit.undo)
audit_commands.command("actors")(audit.actors)
audit_commands.command("sessions")(audit.sessions)
program.add_typer(audit_commands, name="audit")

unusual_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
unusual_commands.callback(invoke_without_command=True)(attention.unusual)
unusual_commands.command("confirm")(attention.confirm)
unusual_commands.command("dismiss")(attention.dismiss)
unusual_commands.command("reopen")(attention.reopen)
program.add_typer(unusual_commands, name="unusual")

policy_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
policy_commands.callback(invoke_without_command=True)(lifecycle.policy)
policy_commands.command("set")(lifecycle.set_policy)
policy_commands.command("episodes")(lifecycle.keep_episodes)
policy_commands.command("reset")(lifecycle.reset_policy)
program.add_typer(policy_commands, name="policy")

setting_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
setting_commands.callback(invoke_without_command=True)(settings.list_settings)
setting_commands.command("set")(settings.change)
setting_commands.command("reset")(settings.reset)
program.add_typer(setting_commands, name="settings")

model_commands = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
model_commands.callback(invoke_without_command=True)(language.model)
model_commands.command("try")(language.try_it)
model_commands.command("key")(language.keep_key)
program.add_typer(model_commands, name="model")
sync_commands = typer.Typer(
    help="Keep memories in blocks of files up to date.", no_args_is_help=True, rich_markup_mode=None
)
sync_commands.command("add")(syncing.add)
sync_commands.command("list")(syncing.list_syncs)
sync_commands.command("run")(syncing.run)
sync_commands.command("remove")(syncing.remove)
program.add_typer(sync_commands, name="sync")

vault = typer.Typer(
    help="Create, back up, restore and move the vault, and change what unlocks it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
vault.command("create")(vaults.create)
vault.command("path")(vaults.path)
vault.command("backup")(backups.backup)
vault.command("backups")(backups.list_backups)
vault.command("restore")(backups.restore)
vault.command("archive")(backups.archive)
vault.command("passphrase")(relocking.passphrase)
vault.command("recovery-key")(relocking.recovery_key)
vault.command("move")(relocking.move)
program.add_typer(vault, name="vault")

program.command("health")(health.health)

program.command("version")(version)
