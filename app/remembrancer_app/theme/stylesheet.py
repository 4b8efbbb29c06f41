"""The one style sheet, made from the roles.

It covers what Qt draws: fields, scroll bars, menus, tooltips, headers, tabs, splitters, lists. Rules for frames and
labels go by object name or dynamic property alone, because a rule for `QFrame` reaches every label in it. What the
program draws itself (`widgets`) takes its colours from the theme object.

Properties others set:
    tone     on a QLabel: the name of a `Role`, its text colour ("text2")
    ground   on a plain QWidget with `WA_StyledBackground`: the name of a `Role`, its background ("rail")
    bare     on a field, view or scroll area (true): no edge and no ground, because something around it draws them
    kind     on a QPushButton that is not a `Button`: primary, normal, ghost or danger
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from remembrancer_app.theme import measures
from remembrancer_app.theme.colour import mixed
from remembrancer_app.theme.roles import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.theme.roles import Roles

_GROUNDS = (
    Role.WINDOW,
    Role.RAIL,
    Role.SURFACE,
    Role.RAISED,
    Role.SUNKEN,
    Role.HOVER,
    Role.ACCENT_SOFT,
    Role.LINE,
    Role.PAST,
)
_TONES = (
    Role.TEXT,
    Role.TEXT2,
    Role.TEXT3,
    Role.ACCENT,
    Role.LINK,
    Role.ACCENT_INK,
    Role.GOOD,
    Role.WARN,
    Role.CONTEST,
    Role.BAD,
    Role.PAST,
    Role.PAST_INK,
    Role.INS_INK,
    Role.DEL_INK,
)


def stylesheet_of(roles: Roles, px: Callable[[float], int]) -> str:
    """The rules with colours and scaled lengths filled in. `px` scales a length of 100 %."""
    parts = (
        _labels(roles),
        _fields(roles, px),
        _buttons(roles, px),
        _scroll_bars(roles, px),
        _views(roles, px),
        _menus_and_tooltips(roles, px),
        _tabs_and_splitters(roles, px),
    )
    return "\n".join(parts)


def _labels(roles: Roles) -> str:
    tones = [f'QLabel[tone="{role.value}"] {{ color: {getattr(roles, role.value)}; }}' for role in _TONES]
    grounds = [
        f'QWidget[ground="{role.value}"] {{ background-color: {getattr(roles, role.value)}; }}' for role in _GROUNDS
    ]
    plain = f"""
QLabel {{ background: transparent; }}
QLabel:disabled {{ color: {_pale(roles)}; }}
QMainWindow, QDialog {{ background-color: {roles.window}; }}
"""
    return "\n".join([plain, *tones, *grounds])


def _fields(roles: Roles, px: Callable[[float], int]) -> str:
    fields = "QLineEdit", "QPlainTextEdit", "QTextEdit", "QAbstractSpinBox"
    inner = px(measures.CONTROL_HEIGHT) - 2
    rules = [
        f"""
{field} {{
    background-color: {roles.surface}; color: {roles.text};
    border: 1px solid {roles.line2}; border-radius: {px(measures.RADIUS)}px;
    selection-background-color: {roles.accent}; selection-color: {roles.accent_ink};
    placeholder-text-color: {roles.text3};
}}
{field}:focus {{ border: {measures.FOCUS_WIDTH}px solid {roles.focus}; }}
{field}:disabled {{ color: {_pale(roles)}; border-color: {roles.line}; }}
{field}[bare="true"], {field}[bare="true"]:focus {{
    border: none; border-radius: 0; padding: 0; background-color: transparent;
}}
"""
        for field in fields
    ]
    return (
        "".join(rules)
        + f"""
QLineEdit {{ min-height: {inner}px; max-height: {inner}px; padding: 0 {px(8)}px; margin: 0; }}
QLineEdit:focus {{ min-height: {inner - 2}px; max-height: {inner - 2}px; padding: 0 {px(8) - 1}px; }}
QLineEdit[bare="true"] {{ min-height: 0; max-height: 16777215px; }}
QPlainTextEdit, QTextEdit {{ padding: {px(6)}px {px(8)}px; }}
QPlainTextEdit:focus, QTextEdit:focus {{ padding: {px(6) - 1}px {px(8) - 1}px; }}
QPlainTextEdit[bare="true"], QTextEdit[bare="true"],
QPlainTextEdit[bare="true"]:focus, QTextEdit[bare="true"]:focus {{ padding: 0; }}
QAbstractSpinBox {{ min-height: {inner}px; padding: 0 {px(8)}px; }}
QAbstractSpinBox:focus {{ min-height: {inner - 2}px; }}
QAbstractSpinBox[low="true"], QAbstractSpinBox[low="true"]:focus {{ min-height: 0; }}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus {{
    border: none; min-height: 0; padding: 0 {px(6)}px; background: transparent;
}}
QKeySequenceEdit QLineEdit, QKeySequenceEdit QLineEdit:focus {{
    border: {measures.FOCUS_WIDTH}px solid {roles.focus};
    min-height: {px(measures.ROW_CONTROL_HEIGHT) - 4}px; max-height: {px(measures.ROW_CONTROL_HEIGHT) - 4}px;
    padding: 0 {px(8) - 1}px;
}}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
"""
    )


def _buttons(roles: Roles, px: Callable[[float], int]) -> str:
    # The dot means this very class: a `Button` draws itself, and a rule would still set its height.
    inner = px(measures.CONTROL_HEIGHT) - 2
    return f"""
.QPushButton {{
    min-height: {inner}px; padding: 0 {px(12)}px; border-radius: {px(measures.RADIUS)}px;
    background-color: {roles.button}; color: {roles.text}; border: 1px solid {roles.button_edge};
}}
.QPushButton:hover {{ background-color: {roles.hover}; }}
.QPushButton:pressed {{ background-color: {roles.line}; }}
.QPushButton:focus {{ border: {measures.FOCUS_WIDTH}px solid {roles.focus}; padding: 0 {px(12) - 1}px;
    min-height: {inner - 2}px; }}
.QPushButton:disabled {{ color: {_pale(roles)}; border-color: {roles.line}; }}
.QPushButton[kind="primary"], .QPushButton[kind="normal"]:default {{
    background-color: {roles.accent}; color: {roles.accent_ink}; border-color: {roles.accent};
}}
.QPushButton[kind="ghost"] {{ background-color: transparent; border-color: transparent; }}
.QPushButton[kind="ghost"]:hover {{ background-color: {roles.hover}; }}
.QPushButton[kind="danger"] {{ color: {roles.bad}; border-color: {roles.bad}; background-color: {roles.surface}; }}
.QPushButton[kind="danger"]:hover {{ background-color: {roles.bad_soft}; }}
.QToolButton {{ border: none; border-radius: {px(measures.RADIUS)}px; padding: {px(4)}px; background: transparent; }}
.QToolButton:hover {{ background-color: {roles.hover}; }}
.QToolButton:focus {{ border: {measures.FOCUS_WIDTH}px solid {roles.focus}; padding: {max(0, px(4) - 2)}px; }}
"""


def _scroll_bars(roles: Roles, px: Callable[[float], int]) -> str:
    width = px(10)
    radius = max(1, (width - 4) // 2)
    return f"""
QScrollBar:vertical {{ width: {width}px; background: transparent; margin: 0; border: none; }}
QScrollBar:horizontal {{ height: {width}px; background: transparent; margin: 0; border: none; }}
QScrollBar::handle {{ background-color: {roles.handle}; border-radius: {radius}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {px(28)}px; }}
QScrollBar::handle:horizontal {{ min-width: {px(28)}px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background-color: {roles.line2}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: none; background: none; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QScrollArea {{ border: none; background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
"""


def _views(roles: Roles, px: Callable[[float], int]) -> str:
    return f"""
QAbstractItemView {{
    background-color: {roles.surface}; color: {roles.text}; border: none; outline: none;
    gridline-color: {roles.line}; alternate-background-color: {roles.sunken};
    selection-background-color: {roles.accent_soft}; selection-color: {roles.text};
}}
QAbstractItemView[bare="true"] {{ background-color: transparent; }}
QHeaderView {{ background-color: {roles.surface}; border: none; }}
QHeaderView::section {{
    background-color: {roles.surface}; color: {roles.text3}; border: none; border-bottom: 1px solid {roles.line};
    padding: 0 {px(10)}px; min-height: {px(29)}px; font-size: {px(11)}px; font-weight: 500;
}}
QTableView#requests QHeaderView::section:first {{ padding-left: {px(14)}px; }}
QHeaderView::section:hover {{ background-color: {roles.hover}; color: {roles.text}; }}
QHeaderView::up-arrow, QHeaderView::down-arrow {{ width: 0; height: 0; }}
QTableCornerButton::section {{ background-color: {roles.surface}; border: none; }}
"""


def _menus_and_tooltips(roles: Roles, px: Callable[[float], int]) -> str:
    edge = mixed(QColor(roles.line2), 0.5, QColor(roles.raised)).name()
    return f"""
QMenu {{
    background-color: {roles.raised}; color: {roles.text}; border: 1px solid {edge};
    padding: {px(4)}px;
}}
QMenu::item {{
    padding: {px(6)}px {px(28)}px {px(6)}px {px(10)}px; border-radius: {px(measures.RADIUS_SMALL)}px;
    background: transparent;
}}
QMenu::icon {{ padding-left: {px(8)}px; }}
QMenu::item:selected {{ background-color: {roles.accent_soft}; color: {roles.text}; }}
QMenu::item:disabled {{ color: {_pale(roles)}; }}
QMenu::separator {{ height: 1px; background-color: {roles.line}; margin: {px(4)}px {px(6)}px; }}
QToolTip {{
    background-color: {roles.raised}; color: {roles.text}; border: 1px solid {edge};
    padding: {px(4)}px {px(6)}px; font-size: {px(12)}px;
}}
QComboBox QAbstractItemView, QAbstractItemView[completions="true"] {{
    background-color: {roles.raised}; border: 1px solid {edge}; padding: {px(4)}px;
    selection-background-color: {roles.accent_soft}; selection-color: {roles.text};
}}
QComboBox QAbstractItemView::item, QAbstractItemView[completions="true"]::item {{
    min-height: {px(28)}px; padding: 0 {px(6)}px; border-radius: {px(measures.RADIUS_SMALL)}px;
}}
QComboBox QAbstractItemView::item:selected, QAbstractItemView[completions="true"]::item:selected {{
    background-color: {roles.accent_soft}; color: {roles.text};
}}
"""


def _tabs_and_splitters(roles: Roles, px: Callable[[float], int]) -> str:
    return f"""
QTabWidget::pane {{ border: none; }}
QTabBar {{ background: transparent; border: none; }}
QTabBar::tab {{
    background: transparent; color: {roles.text2}; border: none; border-bottom: 2px solid transparent;
    padding: {px(6)}px {px(12)}px; font-weight: 500;
}}
QTabBar::tab:hover {{ color: {roles.text}; }}
QTabBar::tab:selected {{ color: {roles.text}; border-bottom: 2px solid {roles.accent}; }}
QTabBar::tab:focus {{ border: 2px solid {roles.focus}; border-radius: {px(measures.RADIUS_SMALL)}px; }}
QSplitter::handle {{ background-color: {roles.line}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
QSplitter::handle:hover {{ background-color: {roles.accent}; }}
QProgressBar {{
    background-color: {roles.line}; border: none; border-radius: 3px; min-height: 6px; max-height: 6px;
    color: transparent;
}}
QProgressBar::chunk {{ background-color: {roles.accent}; border-radius: 3px; }}
QSlider:horizontal {{ min-height: {px(24)}px; }}
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background-color: {roles.line2}; }}
QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background-color: {roles.accent}; }}
QSlider::handle:horizontal {{
    width: {px(14)}px; height: {px(14)}px; margin: -{px(7)}px 0; border-radius: {px(8)}px;
    background-color: {roles.surface}; border: 2px solid {roles.accent};
}}
QSlider::handle:horizontal:focus {{ background-color: {roles.accent_soft}; border-color: {roles.focus}; }}
QStatusBar::item {{ border: none; }}
"""


def _pale(roles: Roles) -> str:
    return mixed(QColor(roles.text), 0.45, QColor(roles.surface)).name()
