"""The one catalogue that turns codes and typed values into sentences, for the app and the command line."""

from remembrancer.wording.attention import (
    describe_rhythm,
    describe_usual,
    describe_verdict,
    explain_flag,
    name_flag_kind,
    name_flag_state,
    name_routine_state,
    write_days,
    write_value,
)
from remembrancer.wording.backups import describe_restore, write_size
from remembrancer.wording.conflicts import (
    describe_comparing,
    describe_conflict,
    describe_opinion,
    describe_resolved,
    describe_scanned,
    explain_case,
    explain_contradiction,
    explain_link,
    name_conflict_kind,
)
from remembrancer.wording.connecting import explain_problem
from remembrancer.wording.dates import DateWords
from remembrancer.wording.erasing import (
    describe_erased,
    describe_erasure_note,
    describe_kept,
    describe_reach,
    describe_remarks,
    name_erasure,
    name_file_reach,
    name_gone,
    name_link,
    name_reason,
    name_waiting,
)
from remembrancer.wording.errors import describe_error
from remembrancer.wording.exporting import describe_exported, describe_extracted, describe_ingested
from remembrancer.wording.health import describe_finding, describe_recovered, describe_repaired
from remembrancer.wording.hits import MatchPart, explain_hit, write_match_part
from remembrancer.wording.journal import count_changes, describe_check, describe_fault, name_change
from remembrancer.wording.labels import describe_provenance, name_source
from remembrancer.wording.language import count_left_out, describe_outcome, explain_left_out, explain_quoted
from remembrancer.wording.message import Message
from remembrancer.wording.operations import (
    describe_change,
    describe_imported,
    describe_remembered,
    describe_skips,
    name_operation,
    name_undo,
)
from remembrancer.wording.proposals import (
    describe_retagging,
    explain_merge,
    explain_tag,
    explain_type,
    name_retagging,
)
from remembrancer.wording.searches import describe_key, describe_problem, explain_search
from remembrancer.wording.secrets import describe_planned_secrets, describe_redacted, list_kinds, list_secrets
from remembrancer.wording.syncing import describe_sync, describe_sync_run, explain_sync_problem
from remembrancer.wording.templates import Counted, Template, Translate, in_english, write_number, write_share
from remembrancer.wording.unreadable import describe_unreadable

__all__ = [
    "Counted",
    "DateWords",
    "MatchPart",
    "Message",
    "Template",
    "Translate",
    "count_changes",
    "count_left_out",
    "describe_change",
    "describe_check",
    "describe_comparing",
    "describe_conflict",
    "describe_erased",
    "describe_erasure_note",
    "describe_error",
    "describe_exported",
    "describe_extracted",
    "describe_fault",
    "describe_finding",
    "describe_imported",
    "describe_ingested",
    "describe_kept",
    "describe_key",
    "describe_opinion",
    "describe_outcome",
    "describe_planned_secrets",
    "describe_problem",
    "describe_provenance",
    "describe_reach",
    "describe_recovered",
    "describe_redacted",
    "describe_remarks",
    "describe_remembered",
    "describe_repaired",
    "describe_resolved",
    "describe_restore",
    "describe_retagging",
    "describe_rhythm",
    "describe_scanned",
    "describe_skips",
    "describe_sync",
    "describe_sync_run",
    "describe_unreadable",
    "describe_usual",
    "describe_verdict",
    "explain_case",
    "explain_contradiction",
    "explain_flag",
    "explain_hit",
    "explain_left_out",
    "explain_link",
    "explain_merge",
    "explain_problem",
    "explain_quoted",
    "explain_search",
    "explain_sync_problem",
    "explain_tag",
    "explain_type",
    "in_english",
    "list_kinds",
    "list_secrets",
    "name_change",
    "name_conflict_kind",
    "name_erasure",
    "name_file_reach",
    "name_flag_kind",
    "name_flag_state",
    "name_gone",
    "name_link",
    "name_operation",
    "name_reason",
    "name_retagging",
    "name_routine_state",
    "name_source",
    "name_undo",
    "name_waiting",
    "write_days",
    "write_match_part",
    "write_number",
    "write_share",
    "write_size",
    "write_value",
]
