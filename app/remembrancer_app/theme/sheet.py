"""The design sheet: every widget in one window, to look at beside the drawings.

Usage: python -m remembrancer_app.theme.sheet [--variant light|dark|contrast] [--text-size 1.0] [--png FILE]
"""

from __future__ import annotations

import argparse
import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QLineEdit, QVBoxLayout, QWidget

from remembrancer_app.theme import TYPE_ICONS, Appearance, Choice, Icon, Role, Standing, TextStyle, Theme, type_word
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox, RadioButton
from remembrancer_app.widgets.chip import Chip, ChipFace, ClosableChip, StatusChip, type_face
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.key_cap import KeyCap
from remembrancer_app.widgets.meter_bar import MeterBar, MeterPart, series_parts
from remembrancer_app.widgets.pane import Card, Notice, Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText, StatementText
from remembrancer_app.widgets.popover import Popover
from remembrancer_app.widgets.search_field import Highlight, SearchField
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.skeleton import RowSkeleton
from remembrancer_app.widgets.switch import Switch
from remembrancer_app.widgets.toast import Toast
from remembrancer_app.widgets.type_badge import TypeBadge

SIZE = (1280, 960)


def _row(*widgets: QWidget, spacing: int = 8) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(spacing)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _card(theme: Theme, title: str, *lines: QLayout | QWidget) -> Card:
    card = Card(theme)
    card.column.setSpacing(10)
    card.column.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
    for line in lines:
        if isinstance(line, QWidget):
            card.column.addWidget(line)
        else:
            card.column.addLayout(line)
    card.column.addStretch(1)
    return card


def _types(theme: Theme) -> Card:
    row = QHBoxLayout()
    for name in TYPE_ICONS:
        column = QVBoxLayout()
        column.addWidget(TypeBadge(theme, name))
        column.addWidget(PlainText(theme, type_word(name), style=TextStyle.CAPTION_CONTROL))
        row.addLayout(column)
    return _card(theme, "Types: one colour and one icon each", row)


def _controls(theme: Theme) -> Card:
    disabled = Button(theme, "Disabled", icon=Icon.CHECK)
    disabled.setEnabled(False)
    combo = ComboBox(theme, name="Language", icon=Icon.LANGUAGES)
    combo.addItems(["English", "Deutsch"])
    checked = CheckBox(theme, "Remember this answer")
    checked.setChecked(True)
    radio = RadioButton(theme, "Light")
    radio.setChecked(True)
    segments = [Segment("one", "One"), Segment("two", "Two"), Segment("three", "Three", Icon.LINK)]
    return _card(
        theme,
        "Controls",
        _row(
            Button(theme, "Primary", kind=ButtonKind.PRIMARY, icon=Icon.CHECK, key="Enter"),
            Button(theme, "Default", icon=Icon.PENCIL),
            Button(theme, "Now", icon=Icon.HISTORY, drops=True),
        ),
        _row(
            Button(theme, "Ghost", kind=ButtonKind.GHOST, icon=Icon.COPY),
            Button(theme, "Dangerous", kind=ButtonKind.DANGER, icon=Icon.TRASH_2),
            disabled,
            Button(theme, kind=ButtonKind.GHOST, icon=Icon.ELLIPSIS, name="More"),
        ),
        _row(
            Button(theme, "Open", size=ControlSize.ROW, key="Enter"),
            Button(theme, "3 March 2026", kind=ButtonKind.PAST, icon=Icon.HISTORY, size=ControlSize.TOOLBAR),
            Button(theme, "Add tag", kind=ButtonKind.LINK),
            combo,
        ),
        _row(
            SegmentedControl(theme, segments, name="Choice", value="two"),
            Switch(theme, "On", on=True),
            Switch(theme, "Off"),
        ),
        _row(
            checked,
            CheckBox(theme, name="None"),
            radio,
            RadioButton(theme, "Dark"),
            KeyCap(theme, "Ctrl K"),
            KeyCap(theme, "1"),
        ),
        _row(QLineEdit(placeholderText="Reason (optional)")),
    )


def _statuses(theme: Theme) -> Card:
    chips = QWidget()
    flow = FlowLayout(chips)
    for standing in Standing:
        flow.addWidget(StatusChip(theme, standing))
    flow.addWidget(ClosableChip(theme, ChipFace("is:current", tone=Role.ACCENT)))
    flow.addWidget(Chip(theme, type_face("preference")))
    flow.addWidget(Chip(theme, ChipFace("halyard", Icon.TAG)))
    flow.addWidget(CounterBadge(theme, 3, tone=Role.CONTEST, name="open conflicts"))
    flow.addWidget(CounterBadge(theme, 12, name="waiting requests"))
    notice = Notice(
        theme,
        "A newer statement says 1 May. Agents get this one, marked as contested.",
        tone=Role.CONTEST,
        icon=Icon.GIT_COMPARE,
        action="Review",
    )
    verified = Notice(
        theme,
        "All 1,286 entries are in order and unchanged.",
        tone=Role.GOOD,
        icon=Icon.SHIELD_CHECK,
        title="Nothing has been altered",
        edged=True,
    )
    return _card(
        theme,
        "Status, always icon and word",
        chips,
        MeterBar(theme, "Match 0.83", series_parts((0.48, 0.2, 0.07, 0.08)), height=8, stretches=True),
        _row(MeterBar(theme, "Strength 0.88", (MeterPart(0.88),)), PlainText(theme, "0.88", tabular=True)),
        notice,
        verified,
    )


def _type_scale(theme: Theme) -> Card:
    samples = (
        (TextStyle.PAGE_TITLE, "Page title 18 semibold", Role.TEXT),
        (TextStyle.SECTION, "Section 15 semibold", Role.TEXT),
        (TextStyle.BODY, "Body 13, list and controls", Role.TEXT),
        (TextStyle.SECONDARY, "Secondary 12", Role.TEXT2),
        (TextStyle.CAPTION, "Caption 11, never smaller", Role.TEXT3),
        (TextStyle.CODE, "Fixed width 12", Role.TEXT2),
    )
    lines = [PlainText(theme, words, style=style, tone=tone) for style, words, tone in samples]
    statement = StatementText(theme, "Send the calibration report to Ines Duarte by 15 April.")
    return _card(theme, "Type scale", *lines, Separator(theme), statement)


def _states(theme: Theme) -> QHBoxLayout:
    skeleton = RowSkeleton(theme)
    skeleton.setMinimumHeight(180)
    skeleton.start()
    nothing = Card(theme)
    nothing.column.addWidget(
        EmptyState(
            theme,
            Icon.INBOX,
            "Nothing to decide",
            "New conflicts and requests appear here.",
            buttons=[Button(theme, "See what was decided", size=ControlSize.TOOLBAR)],
        )
    )
    failed = Card(theme)
    failed.column.addWidget(
        EmptyState(
            theme,
            Icon.FILE_EXCLAMATION_POINT,
            "The vault could not be read",
            "The file is on a drive that was removed. Nothing is lost. Connect the drive and try again.",
            buttons=[
                Button(theme, "Try again", kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW, size=ControlSize.TOOLBAR),
                Button(theme, "Details", size=ControlSize.TOOLBAR),
            ],
            failed=True,
        )
    )
    row = QHBoxLayout()
    row.setSpacing(12)
    for card in (nothing, _card(theme, "Loading", skeleton), failed):
        row.addWidget(card, 1)
    return row


def _highlights(text: str) -> list[Highlight]:
    end = text.find(":")
    return [Highlight(0, end + 1)] if end > 0 else []


def build(theme: Theme) -> QWidget:
    """The window with everything in it."""
    window = QWidget()
    window.setWindowTitle("Design sheet")
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.setProperty("ground", Role.WINDOW.value)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    header = Pane(theme, Role.WINDOW, frozenset({"bottom"}))
    line = QHBoxLayout(header)
    line.setContentsMargins(20, 12, 16, 12)
    line.addWidget(PlainText(theme, "Design sheet", style=TextStyle.PAGE_TITLE))
    line.addStretch(1)
    search = SearchField(
        theme, name="Search", placeholder="Search memories", key="Ctrl K", helps=True, highlights=_highlights
    )
    search.setMaximumWidth(380)
    filled = SearchField(theme, name="Search", key="Ctrl K", helps=True, highlights=_highlights)
    filled.setMaximumWidth(380)
    filled.set_text("tag:halyard  calibration report")
    line.addWidget(search)
    line.addWidget(filled)
    column.addWidget(header)
    page = QVBoxLayout()
    page.setContentsMargins(20, 4, 20, 16)
    page.setSpacing(12)
    page.addWidget(_types(theme))
    middle = QHBoxLayout()
    middle.setSpacing(12)
    for card in (_controls(theme), _statuses(theme), _type_scale(theme)):
        middle.addWidget(card, 1)
    page.addLayout(middle)
    page.addLayout(_states(theme), 1)
    column.addLayout(page, 1)
    popover = Popover(theme, window)
    popover.column.addWidget(PlainText(theme, "Event", style=TextStyle.EMPHASIS))
    popover.column.addWidget(PlainText(theme, "Design review with the Rotterdam pilot."))
    popover.column.addLayout(_row(Button(theme, "Open", size=ControlSize.ROW, key="Enter")))
    window.setProperty("popover", popover)
    toast = Toast(theme, window)
    window.setProperty("toast", toast)
    return window


def main() -> None:
    parser = argparse.ArgumentParser(description="Show the design sheet.")
    parser.add_argument("--variant", choices=[choice.value for choice in Choice], default=Choice.SYSTEM.value)
    parser.add_argument("--text-size", type=float, default=1.0)
    parser.add_argument("--png", help="save a picture instead of showing the window")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    theme = Theme(application, Appearance(choice=Choice(arguments.variant), text_size=arguments.text_size))
    theme.install()
    window = build(theme)
    window.resize(*SIZE)
    window.show()
    toast: Toast = window.property("toast")
    toast.say("Used the new one.", "Undo (Z)")
    if arguments.png is None:
        sys.exit(application.exec())
    popover: Popover = window.property("popover")
    popover.move(900, 700)
    popover.adjustSize()
    popover.show()
    popover.raise_()
    for skeleton in window.findChildren(RowSkeleton):
        while not skeleton.shows_rows:
            application.processEvents()
    window.grab().save(arguments.png)


if __name__ == "__main__":
    main()
