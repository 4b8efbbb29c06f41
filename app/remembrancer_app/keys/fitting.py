"""Which keys a command may be given, apart from those of other commands."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

if TYPE_CHECKING:
    from remembrancer_app.keys.command import KeyCommand

_K = Qt.Key
_M = Qt.KeyboardModifier
_MODIFIERS: Final = {_K.Key_Control, _K.Key_Shift, _K.Key_Alt, _K.Key_AltGr, _K.Key_Meta}
_MOVING: Final = {
    *(_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End, _K.Key_PageUp, _K.Key_PageDown),
    *(_K.Key_Return, _K.Key_Enter, _K.Key_Space, _K.Key_Backspace, _K.Key_Menu),
}
_ALWAYS: Final = {_K.Key_Escape, _K.Key_Tab, _K.Key_Backtab}
_EDITING: Final = {_K.Key_A, _K.Key_C, _K.Key_V, _K.Key_X}
_REMOVING: Final = {_K.Key_Delete, _K.Key_Insert}


class Refusal(Enum):
    """Why keys may not be given to a command."""

    NO_KEYS = "no_keys"
    """It is no key, or more than one press."""
    MOVES = "moves"
    """It moves about in the window, presses what has the focus, or closes what is open."""
    TYPED = "typed"
    """It would be typed, wherever one is; it has to be held with Ctrl or Alt."""
    EDITS = "edits"
    """It copies, pastes, selects or removes text."""
    DIALOGS = "dialogs"
    """Alt with a letter presses the buttons of dialogs."""


def refusal_of(command: KeyCommand, keys: QKeySequence) -> Refusal | None:
    """Why the command may not have these keys; None where it may. Those that it has by itself always fit."""
    if keys.count() != 1:
        return Refusal.NO_KEYS
    if keys.toString(QKeySequence.SequenceFormat.PortableText) in command.keys:
        return None
    pressed = keys[0]  # type: ignore[index]  # not in the stubs
    key, held = pressed.key(), pressed.keyboardModifiers()
    if key in _MODIFIERS or key in (_K.Key_unknown, 0):
        return Refusal.NO_KEYS
    if key in _ALWAYS or (key in _MOVING and not held & _M.AltModifier):
        return Refusal.MOVES
    is_letter = _K.Key_A <= key <= _K.Key_Z
    if is_letter and held == _M.AltModifier:
        return Refusal.DIALOGS
    if command.page:
        return None
    if held == _M.ControlModifier and key in _EDITING:
        return Refusal.EDITS
    if held & (_M.ControlModifier | _M.AltModifier | _M.MetaModifier):
        return None
    if key in _REMOVING:
        return Refusal.EDITS
    return Refusal.TYPED if key < _K.Key_Escape else None
