"""From an exception of the engine to what the person is told."""

from __future__ import annotations

from remembrancer.model.errors import InvalidInputError, RemembrancerError, SecretFoundError
from remembrancer.model.secrets import SecretKind
from remembrancer.wording.error_form import ErrorWords
from remembrancer.wording.error_words import ERROR_WORDS
from remembrancer.wording.input_words import ANY_FIELD, ANY_REASON, FIELDS, INPUT_REASONS
from remembrancer.wording.message import Message
from remembrancer.wording.secrets import name_secret
from remembrancer.wording.templates import Translate, write_number
from remembrancer.wording.unreadable import UNREADABLE


def describe_error(error: RemembrancerError, translate: Translate) -> Message:
    """What happened, that nothing is lost if that is so, and what to do next."""
    words = _words_of(error)
    values = {name: _written(name, value, translate) for name, value in error.values.items() if value not in ("", None)}
    if isinstance(error, SecretFoundError) and "kind" in error.values:
        values = _secret_values(error, translate)
    text = next((text for text in words.texts if text.can_be_filled(values)), words.texts[-1])
    message = Message(
        words.title.fill(translate),
        text.fill(translate, **values),
        words.action.fill(translate) if words.action else "",
    )
    if isinstance(error, InvalidInputError):
        return _input_described(error, values, message.title, translate)
    reason = UNREADABLE.get(str(error.values.get("reason", ""))) if error.code == "unreadable_file" else None
    return Message(message.title, f"{reason.fill(translate)} {message.text}", message.action) if reason else message


def _words_of(error: RemembrancerError) -> ErrorWords:
    details = (str(error.values[name]) for name in ("reason", "kind", "action") if error.values.get(name))
    for key in (*(f"{error.code}.{detail}" for detail in details), error.code):
        if key in ERROR_WORDS:
            return ERROR_WORDS[key]
    return ERROR_WORDS[RemembrancerError.code]


def _input_described(error: InvalidInputError, values: dict[str, str], title: str, translate: Translate) -> Message:
    keys = (f"{error.reason}.{error.field}", error.reason)
    text, action = next((INPUT_REASONS[key] for key in keys if key in INPUT_REASONS), ANY_REASON)
    filled = {**values, "Field": _field(error.field, translate)}
    if not text.can_be_filled(filled):
        text, action = ANY_REASON
    return Message(title, text.fill(translate, **filled), action.fill(translate))


def _secret_values(error: SecretFoundError, translate: Translate) -> dict[str, str]:
    kind = name_secret(SecretKind(str(error.values["kind"])), translate)
    return {"Field": _field(str(error.values["field"]), translate), "secret": kind}


def _field(name: str, translate: Translate) -> str:
    known = FIELDS.get(name)
    return known.fill(translate) if known else ANY_FIELD.fill(translate, name=name)


def _written(name: str, value: object, translate: Translate) -> str:
    # Only bounds are figures to be read; a process number or a version is a name made of digits.
    is_figure = name in ("limit", "given") and isinstance(value, int) and not isinstance(value, bool)
    return write_number(value, translate) if is_figure and isinstance(value, int) else str(value)
