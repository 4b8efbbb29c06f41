"""All commands: where each is carried out, and what they have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from remembrancer import __version__
from remembrancer.cli import exit_codes
from remembrancer.cli.commands import Listed, Program

COMMANDS: Final = (
    Listed("remember", "remembering.remember", "Remember one statement."),
    Listed("recall", "recalling.recall", "Recall what answers a question."),
    Listed("ask", "recalling.ask", "Answer a question from stored sentences."),
    Listed("list", "finding.list_memories", "List memories."),
    Listed("chains", "finding.chains", "List chains: what is said now, and beneath it what it took the place of."),
    Listed("show", "finding.show", "Show one memory."),
    Listed("edit", "remembering.edit", "Edit a memory."),
    Listed("retype", "memories.retype", "Give memories another type."),
    Listed("tag", "memories.tag", "Add tags to memories, and remove some."),
    Listed("pin", "memories.pin", "Pin memories."),
    Listed("unpin", "memories.unpin", "Take the pin off memories."),
    Listed("archive", "memories.archive", "Put memories away."),
    Listed("delete", "memories.delete", "Delete memories."),
    Listed("restore", "memories.restore", "Bring back what was put away or deleted."),
    Listed(
        "erase",
        "erasing.erase",
        "Erase memories for good, with everything made of them, from the vault and its backups.",
    ),
    Listed("secrets", "secrets.secrets", "List passwords, keys and numbers of cards and accounts that are stored."),
    Listed("move", "memories.move", "Move memories to another namespace."),
    Listed("still-true", "lifecycle.still_true", "Say that memories are still true."),
    Listed("fading", "lifecycle.fading", "List what fades soon if nobody uses it, the first one first."),
    Listed(
        "reviews",
        "lifecycle.reviews",
        "List instructions and errors that nobody has found true for half a year, the oldest first.",
    ),
    Listed(
        "sweep",
        "lifecycle.sweep",
        "Let fade what nobody used for long, expire what is over, and bring back what is used again.",
    ),
    Listed(
        "consolidate",
        "lifecycle.consolidate",
        "List weak memories that could become one, and duplicates that could give way; do it with --approve.",
    ),
    Listed(
        "routines",
        "attention.routines",
        "List what recurs: how often, what is usual, and whether something is out of the ordinary or missed.",
    ),
    Listed(
        "routine",
        "attention.routine",
        "Show the entries of the routine to which a memory belongs, with what is out of the ordinary in them.",
    ),
    Listed("undo", "operations.undo", "Take an operation back, by a new one."),
    Listed("operations", "operations.operations", "List the newest operations."),
    Listed("history", "history.history", "Show what a memory was."),
    Listed("changes", "history.changes", "List what changed."),
    Listed("diff", "history.diff", "Compare the vault at two dates."),
    Listed("revert", "history.revert", "Restore an earlier version of a memory, by a new one that says the same."),
    Listed("report", "reports.report", "Report a day."),
    Listed("import", "imports.import_files", "Import notes, memory files and chats."),
    Listed("connect", "connecting.connect", "Connect an agent tool."),
    Listed(
        "disconnect",
        "connecting.disconnect",
        "Disconnect an agent tool: everything that connecting put into its files is taken out again.",
    ),
    Listed("hook", "hooks.hook", "Serve a hook of a connected tool."),
    Listed(
        "ingest",
        "ingesting.ingest",
        "Take in a conversation: its turns become episodes at once, with their session and who said them.",
    ),
    Listed("export", "exporting.export", "Write memories to files that other programs and people can read."),
    Listed(
        "take-over",
        "exporting.take_over",
        "Make an empty vault equal to the one that a complete export was made of, with its whole past.",
    ),
    Listed(
        "conflict", "conflicts.conflict", "Show a conflict with all its statements; or open one: conflict open OLD NEW."
    ),
    Listed("resolve", "conflicts.resolve", "Decide a conflict."),
    Listed("serve", "serving.serve", "Hold the vault and serve agents and commands, without a window, until Ctrl+C."),
    Listed("mcp", "serving.mcp", "Speak MCP on stdin and stdout, for agents that start their servers themselves."),
    Listed(
        "proposals", "approving.proposals", "List what agents propose and waits for you, with what it would change."
    ),
    Listed("approve", "approving.approve", "Let something that waits happen."),
    Listed("reject", "approving.reject", "Turn down something that waits."),
    Listed(
        "health",
        "health.health",
        "Look whether everything is as it must be:"
        " file, full text, counts, codes, journal, model, drive, newest backup.",
    ),
    Listed("version", "program.version", "Say the version."),
    Listed(
        "client",
        "",
        "Add, list, pause, resume and revoke the programs that may come in.",
        Listed("add", "clients.add", "Give a program access, and say its token, this once."),
        Listed("list", "clients.list_clients", "List who may come in, what they may do and what they did."),
        Listed("pause", "clients.pause", "Refuse a client's requests until it is resumed."),
        Listed("resume", "clients.resume", "Answer a paused client again."),
        Listed("revoke", "clients.revoke", "End a client's access at once and for good; what it wrote stays."),
        Listed("undo", "clients.undo", "Take back everything a client did, or everything since a day, as one change."),
        Listed("denied", "clients.denied", "List the names that were denied for good, or let one ask again."),
    ),
    Listed(
        "pair",
        "clients.pairings",
        "List who asks to be let in, and answer with allow and deny.",
        Listed("allow", "clients.allow", "Let in who asks, with the rights that are given here."),
        Listed("deny", "clients.deny", "Do not let in who asks."),
    ),
    Listed(
        "namespace",
        "",
        "List, make, rename and put away namespaces, and say how they are recalled.",
        Listed("list", "namespaces.list_namespaces", "List the namespaces, and how many current memories each has."),
        Listed("create", "namespaces.create_namespace", "Make a namespace."),
        Listed("rename", "namespaces.rename_namespace", "Give a namespace another name; its memories stay with it."),
        Listed("archive", "namespaces.archive_namespace", "Put a namespace away with its memories."),
        Listed(
            "recall",
            "recall_defaults.recall_defaults",
            "Show or change how a namespace is recalled where a question does not say it itself.",
        ),
    ),
    Listed(
        "tags",
        "tags.list_tags",
        "List the tags with how many current memories have each; rename or merge them.",
        Listed("rename", "tags.rename", "Give every current memory with the tag OLD the tag NEW instead."),
        Listed("proposals", "tags.proposals", "List tags that may be one and the same, and why."),
    ),
    Listed(
        "conflicts",
        "conflicts.conflicts",
        "List the conflicts that wait for a decision, the most urgent first; change how they are found.",
        Listed("settings", "conflicts.settings", "Show or change how a namespace treats contradictions."),
    ),
    Listed(
        "audit",
        "audit.audit",
        "List the journal: who did what, when, to what and why, the newest first.",
        Listed("verify", "audit.verify", "Verify the journal, and everything in the vault against it."),
        Listed("export", "audit.export", "Export the audit trail, the newest first."),
        Listed(
            "undo",
            "audit.undo",
            "Take back everything that somebody did, a session, or several operations, as one operation.",
        ),
        Listed("actors", "audit.actors", "List everybody who changed something."),
        Listed("sessions", "audit.sessions", "List sessions, those opened last first."),
    ),
    Listed(
        "unusual",
        "attention.unusual",
        "List what is out of the ordinary or has gone quiet, the latest first; decide with confirm and dismiss.",
        Listed(
            "confirm",
            "attention.confirm",
            "Confirm that an entry is out of the ordinary, or that a quiet routine has ended.",
        ),
        Listed("dismiss", "attention.dismiss", "Say that this is normal now: what is like it is flagged no more."),
        Listed("reopen", "attention.reopen", "Take back what was confirmed or dismissed."),
    ),
    Listed(
        "policy",
        "lifecycle.policy",
        "Show how the memories of each type fade, and change it with set, episodes and reset.",
        Listed("set", "lifecycle.set_policy", "Change how the memories of a type fade."),
        Listed(
            "episodes",
            "lifecycle.keep_episodes",
            "Say for how many days turns of conversations are kept before they expire.",
        ),
        Listed("reset", "lifecycle.reset_policy", "Let the memories of a namespace fade as by default."),
    ),
    Listed(
        "settings",
        "settings.list_settings",
        "List or change the settings that the vault keeps; those of the window are changed in the window.",
        Listed("set", "settings.change", "Change a setting."),
        Listed("reset", "settings.reset", "Set a setting back to what the program came with."),
    ),
    Listed(
        "model",
        "language.model",
        "Say which language model is set up, and what it is used for.",
        Listed("try", "language.try_it", "Ask it for one word, whether or not it is on."),
        Listed("key", "language.keep_key", "Keep the key of the endpoint in the system's keyring."),
    ),
    Listed(
        "sync",
        "",
        "Keep memories in blocks of files up to date.",
        Listed("add", "syncing.add", "Keep a block of a file up to date with memories, and write it now."),
        Listed("list", "syncing.list_syncs", "List the files that are kept up to date."),
        Listed(
            "run", "syncing.run", "Read what was edited by hand, let it wait as proposals, and write the blocks anew."
        ),
        Listed("remove", "syncing.remove", "Keep a file up to date no longer, and take the block out of it."),
    ),
    Listed(
        "vault",
        "",
        "Create, back up, restore and move the vault, and change what unlocks it.",
        Listed("create", "vaults.create", "Create an encrypted vault."),
        Listed("path", "vaults.path", "Say where the vault lies, whether or not there is one."),
        Listed("backup", "backups.backup", "Copy the vault into its backups folder."),
        Listed("backups", "backups.list_backups", "List the backups of the vault, the newest first."),
        Listed("restore", "backups.restore", "Go back to a backup, at a terminal."),
        Listed(
            "archive",
            "backups.archive",
            "Write a backup with its keys into one encrypted file, to be kept elsewhere; at a terminal.",
        ),
        Listed(
            "passphrase",
            "relocking.passphrase",
            "Change the passphrase, or set one where only the keyring unlocks the vault.",
        ),
        Listed(
            "recovery-key",
            "relocking.recovery_key",
            "Make a new recovery key and show it, this once; the old one opens nothing any more.",
        ),
        Listed("move", "relocking.move", "Move the vault to another folder."),
    ),
)
"""Each under its name, with the module and function of this package that carry it out."""

_EXIT_CODES = "Exit codes:\n" + "\n".join(f"  {code:<4} {meaning}" for code, meaning in exit_codes.EXPLAINED)
_ENVIRONMENT = (
    "Environment:\n"
    "  REMEMBRANCER_VAULT       the vault's folder\n"
    "  REMEMBRANCER_PASSPHRASE  its passphrase; else the keyring is used, or you are asked at a terminal"
)


class _AllCommands(Program):
    def __init__(self, **attributes: Any) -> None:
        super().__init__(**{**attributes, "commands": COMMANDS})


program = typer.Typer(
    cls=_AllCommands,
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
        str, typer.Option("--vault", metavar="PATH", help="The vault's folder; may stand anywhere in the command.")
    ] = "",
    version: Annotated[  # noqa: ARG001  (its callback answers)
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    context.obj = Path(vault) if vault else None


def version() -> None:
    """Say the version."""
    _say_version(asked=True)
