"""Dates stated in a text: where they stand, what they mean, which of a memory's times they set."""

from remembrancer.text.dates.asked import AskedPeriod, AskedRelation, AskedTime, Recency, asked_time, with_anchor
from remembrancer.text.dates.assign import AssignedTimes, AssignmentReason, assign_times
from remembrancer.text.dates.find import find_dates
from remembrancer.text.dates.mention import DateMention, DateOrder, Grain, MentionKind, Position, Reason, Relation

__all__ = [
    "AskedPeriod",
    "AskedRelation",
    "AskedTime",
    "AssignedTimes",
    "AssignmentReason",
    "DateMention",
    "DateOrder",
    "Grain",
    "MentionKind",
    "Position",
    "Reason",
    "Recency",
    "Relation",
    "asked_time",
    "assign_times",
    "find_dates",
    "with_anchor",
]
