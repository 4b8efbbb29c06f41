"""The tables of kept reports, and of what a language model made of them."""

REPORTS = """
-- A report is made again from the vault at any time: what is kept can be thrown away. ``namespace_id`` is NULL for the
-- report over all namespaces; ``number`` is the change number at the end of the day.
CREATE TABLE report (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER REFERENCES namespace,
    day TEXT NOT NULL,
    number INTEGER NOT NULL,
    zone TEXT NOT NULL,
    language TEXT NOT NULL,
    template TEXT NOT NULL,
    report TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX report_of_day ON report (day, coalesce(namespace_id, 0));
"""

TOLD_REPORTS = """
-- A report in the words of a model that the person configured. It belongs to the report with this digest and to no
-- other; what it says is shown beside the report and is never told to anybody else.
CREATE TABLE told_report (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER REFERENCES namespace,
    day TEXT NOT NULL,
    digest BLOB NOT NULL,
    told TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX told_report_of_day ON told_report (day, coalesce(namespace_id, 0));
"""
