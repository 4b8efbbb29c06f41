"""Every command of the window that can have keys: one table for actions, Settings, the sheet and the manual.

Arrows, Enter, Esc and Tab mean the same everywhere, and the keys of dialogs stand on their buttons: neither is here.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from remembrancer_app.keys.command import KeyCommand

_WINDOW: Final = (
    KeyCommand("search", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Search")), ("Ctrl+K", "Ctrl+F")),
    KeyCommand("new", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "New memory")), ("Ctrl+N",)),
    KeyCommand("undo", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Undo")), ("Ctrl+Z",)),
    KeyCommand("redo", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Redo")), ("Ctrl+Shift+Z", "Ctrl+Y")),
    KeyCommand("next_pane", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Next pane")), ("F6",)),
    KeyCommand("previous_pane", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Previous pane")), ("Shift+F6",)),
    KeyCommand("import", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Bring memories in …")), ("Ctrl+I",)),
    KeyCommand("export", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Write memories to files …")), ("Ctrl+E",)),
    KeyCommand("backup", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Back up now")), ("Ctrl+B",)),
    KeyCommand("backups", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Backups …")), ("Ctrl+Shift+B",)),
    KeyCommand("secrets", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Secrets found …"))),
    KeyCommand("health", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Health of the vault"))),
    KeyCommand("recover", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Recover what can be read …"))),
    KeyCommand("help", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Manual, at this page")), ("F1",)),
    KeyCommand("keys", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Keys of this page")), ("Shift+F1",)),
    KeyCommand("about", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "About Remembrancer"))),
    KeyCommand("palette", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "All actions")), ("Ctrl+Shift+P",)),
    KeyCommand("rail", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Narrow or wide rail")), ("Ctrl+\\",)),
    KeyCommand("reset_layout", "Workspace", str(QT_TRANSLATE_NOOP("Workspace", "Reset layout"))),
    # Alt+1 to Alt+9 in rail order belong to a page also while others are not there.
    KeyCommand("today", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Today")), ("Alt+1",)),
    KeyCommand("ask", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Ask")), ("Alt+2",)),
    KeyCommand("memories", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Memories")), ("Alt+3",)),
    KeyCommand("timeline", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Timeline")), ("Alt+4",)),
    KeyCommand("conflicts", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Conflicts")), ("Alt+5",)),
    KeyCommand("insights", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Insights")), ("Alt+6",)),
    KeyCommand("reports", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Reports")), ("Alt+7",)),
    KeyCommand("audit", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Audit")), ("Alt+8",)),
    KeyCommand("agents", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Agents")), ("Alt+9",)),
    KeyCommand("settings", "PageEntry", str(QT_TRANSLATE_NOOP("PageEntry", "Settings")), ("Ctrl+,",)),
    KeyCommand("date", "LookingBack", str(QT_TRANSLATE_NOOP("LookingBack", "The vault at a date")), ("Ctrl+D",)),
    KeyCommand(
        "earlier", "LookingBack", str(QT_TRANSLATE_NOOP("LookingBack", "The day before with changes")), ("Alt+Left",)
    ),
    KeyCommand(
        "later", "LookingBack", str(QT_TRANSLATE_NOOP("LookingBack", "The next day with changes")), ("Alt+Right",)
    ),
    KeyCommand("move", "VaultMenu", str(QT_TRANSLATE_NOOP("VaultMenu", "Move the vault …"))),
    KeyCommand("lock", "VaultMenu", str(QT_TRANSLATE_NOOP("VaultMenu", "Lock the vault")), ("Ctrl+L",)),
    KeyCommand("quit", "VaultMenu", str(QT_TRANSLATE_NOOP("VaultMenu", "Quit")), ("Ctrl+Q",)),
    KeyCommand("larger_text", "MainWindow", str(QT_TRANSLATE_NOOP("MainWindow", "Larger text")), ("Ctrl++", "Ctrl+=")),
    KeyCommand("smaller_text", "MainWindow", str(QT_TRANSLATE_NOOP("MainWindow", "Smaller text")), ("Ctrl+-",)),
    KeyCommand("usual_text", "MainWindow", str(QT_TRANSLATE_NOOP("MainWindow", "Text at its usual size")), ("Ctrl+0",)),
)

_ASK: Final = (
    KeyCommand(
        "ask.copy", "AskPage", str(QT_TRANSLATE_NOOP("AskPage", "Copy what the agent receives")), ("Ctrl+Shift+C",)
    ),
    KeyCommand(
        "ask.agent", "AskPage", str(QT_TRANSLATE_NOOP("AskPage", "Show or hide what the agent receives")), ("F9",)
    ),
)

_MEMORIES: Final = (
    KeyCommand("memories.open", "Command", str(QT_TRANSLATE_NOOP("Command", "Open")), ("Return", "Enter")),
    KeyCommand("memories.edit", "Command", str(QT_TRANSLATE_NOOP("Command", "Edit")), ("E",)),
    KeyCommand("memories.tag", "Command", str(QT_TRANSLATE_NOOP("Command", "Add tag")), ("T",)),
    KeyCommand("memories.type", "Command", str(QT_TRANSLATE_NOOP("Command", "Change type")), ("Y",)),
    KeyCommand("memories.pin", "Command", str(QT_TRANSLATE_NOOP("Command", "Pin")), ("P",)),
    KeyCommand("memories.verify", "Command", str(QT_TRANSLATE_NOOP("Command", "Still true")), ("V",)),
    KeyCommand("memories.history", "Command", str(QT_TRANSLATE_NOOP("Command", "History")), ("H",)),
    KeyCommand("memories.move", "Command", str(QT_TRANSLATE_NOOP("Command", "Move to"))),
    KeyCommand("memories.contradict", "Command", str(QT_TRANSLATE_NOOP("Command", "These contradict each other"))),
    KeyCommand("memories.archive", "Command", str(QT_TRANSLATE_NOOP("Command", "Put away"))),
    KeyCommand("memories.restore", "Command", str(QT_TRANSLATE_NOOP("Command", "Bring back"))),
    KeyCommand("memories.delete", "Command", str(QT_TRANSLATE_NOOP("Command", "Delete")), ("Del",)),
    KeyCommand("memories.erase", "Command", str(QT_TRANSLATE_NOOP("Command", "Erase for good …"))),
    KeyCommand("memories.copy_text", "Command", str(QT_TRANSLATE_NOOP("Command", "Copy text")), ("Ctrl+C",)),
    KeyCommand("memories.copy_id", "Command", str(QT_TRANSLATE_NOOP("Command", "Copy id"))),
    KeyCommand("memories.copy_link", "Command", str(QT_TRANSLATE_NOOP("Command", "Copy link"))),
    KeyCommand("memories.export", "Command", str(QT_TRANSLATE_NOOP("Command", "Write to files …"))),
    KeyCommand("memories.select", "Command", str(QT_TRANSLATE_NOOP("Command", "Select")), ("Space",)),
    KeyCommand("memories.down", "Command", str(QT_TRANSLATE_NOOP("Command", "Next memory")), ("J",)),
    KeyCommand("memories.newer", "Command", str(QT_TRANSLATE_NOOP("Command", "What took its place")), ("Left",)),
    KeyCommand("memories.older", "Command", str(QT_TRANSLATE_NOOP("Command", "What it took the place of")), ("Right",)),
    KeyCommand("memories.fold", "Command", str(QT_TRANSLATE_NOOP("Command", "Fold the chain")), ("-",)),
    KeyCommand("memories.unfold", "Command", str(QT_TRANSLATE_NOOP("Command", "Unfold the chain")), ("+", "=")),
    KeyCommand("memories.up", "Command", str(QT_TRANSLATE_NOOP("Command", "Previous memory")), ("K",)),
    KeyCommand(
        "memories.detail", "MemoriesPage", str(QT_TRANSLATE_NOOP("MemoriesPage", "Show or hide the detail")), ("F9",)
    ),
)

_TIMELINE: Final = (
    KeyCommand("timeline.zoom_in", "TimelinePage", str(QT_TRANSLATE_NOOP("TimelinePage", "Zoom in")), ("+", "=")),
    KeyCommand("timeline.zoom_out", "TimelinePage", str(QT_TRANSLATE_NOOP("TimelinePage", "Zoom out")), ("-",)),
    KeyCommand("timeline.today", "TimelinePage", str(QT_TRANSLATE_NOOP("TimelinePage", "Today")), ("T",)),
)

_CONFLICTS: Final = (
    KeyCommand(
        "conflicts.supersede",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Use the new one; again: apply")),
        ("1",),
    ),
    KeyCommand(
        "conflicts.retain",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Keep the old one; again: apply")),
        ("2",),
    ),
    KeyCommand(
        "conflicts.annotate",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Keep both and note it; again: apply")),
        ("3",),
    ),
    KeyCommand(
        "conflicts.dismiss",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Not a conflict; again: apply")),
        ("4",),
    ),
    KeyCommand(
        "conflicts.replaced",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Replaced: it held until now")),
        ("H",),
    ),
    KeyCommand(
        "conflicts.corrected",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "Corrected: it was never so")),
        ("W",),
    ),
    KeyCommand(
        "conflicts.edit", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Write it in your own words")), ("E",)
    ),
    KeyCommand("conflicts.reason", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Give a reason")), ("R",)),
    KeyCommand(
        "conflicts.conversation",
        "ConflictsPage",
        str(QT_TRANSLATE_NOOP("ConflictsPage", "The conversation in which it was said")),
        ("C",),
    ),
    KeyCommand("conflicts.skip", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Skip")), ("S",)),
    KeyCommand(
        "conflicts.undo", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Undo the last decision")), ("Z",)
    ),
    KeyCommand("conflicts.copy_link", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Copy link"))),
    KeyCommand("conflicts.next", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Next conflict")), ("N",)),
    KeyCommand(
        "conflicts.previous", "ConflictsPage", str(QT_TRANSLATE_NOOP("ConflictsPage", "Previous conflict")), ("P",)
    ),
)

_INSIGHTS: Final = (
    KeyCommand(
        "insights.keep", "InsightsPage", str(QT_TRANSLATE_NOOP("InsightsPage", "Keep: it is still true")), ("K",)
    ),
    KeyCommand(
        "insights.let_go", "InsightsPage", str(QT_TRANSLATE_NOOP("InsightsPage", "Let go: put it away")), ("G",)
    ),
    KeyCommand(
        "insights.tables",
        "InsightsPage",
        str(QT_TRANSLATE_NOOP("InsightsPage", "Figures as tables, or charts")),
        ("D",),
    ),
)

_REPORTS: Final = (
    KeyCommand("reports.earlier", "ReportsPage", str(QT_TRANSLATE_NOOP("ReportsPage", "Day before")), ("Left",)),
    KeyCommand("reports.later", "ReportsPage", str(QT_TRANSLATE_NOOP("ReportsPage", "Day after")), ("Right",)),
    KeyCommand("reports.today", "ReportsPage", str(QT_TRANSLATE_NOOP("ReportsPage", "Today")), ("T",)),
    KeyCommand(
        "reports.tables",
        "ReportsPage",
        str(QT_TRANSLATE_NOOP("ReportsPage", "Figures of the charts as tables, or charts")),
        ("D",),
    ),
    KeyCommand(
        "reports.copy", "ReportsPage", str(QT_TRANSLATE_NOOP("ReportsPage", "Copy the report")), ("Ctrl+Shift+C",)
    ),
    KeyCommand("reports.copy_link", "ReportsPage", str(QT_TRANSLATE_NOOP("ReportsPage", "Copy link"))),
)

_AUDIT: Final = (
    KeyCommand("audit.undo", "AuditPage", str(QT_TRANSLATE_NOOP("AuditPage", "Undo the chosen change")), ("U",)),
    KeyCommand("audit.newest", "AuditPage", str(QT_TRANSLATE_NOOP("AuditPage", "The newest entry")), ("T",)),
)

COMMANDS: Final = (*_WINDOW, *_ASK, *_MEMORIES, *_TIMELINE, *_CONFLICTS, *_INSIGHTS, *_REPORTS, *_AUDIT)
"""In the order of Settings: what works everywhere, then page by page as in the rail."""

BY_NAME: Final = {each.name: each for each in COMMANDS}
