"""What is cut off, overlaps or lies outside, in a widget as it is laid out now. For tests and for whoever looks."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QLineEdit, QTextEdit, QWidget

from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.painted import Painted

_TEXTS = (QLabel, QAbstractButton, QLineEdit)


def cut_off(root: QWidget) -> list[str]:
    """A line for each label, button or field in ``root`` of which something cannot be seen."""
    shown = [each for each in root.findChildren(QWidget) if each.isVisibleTo(root) and each.isVisible()]
    found = [words for widget in shown for words in _troubles(root, widget)]
    return sorted({f"{type(root).__name__}: {words}" for words in found})


def _troubles(root: QWidget, widget: QWidget) -> Iterator[str]:
    named = f"{type(widget).__name__} “{_said(widget)[:60]}”"
    if isinstance(widget, QLabel) and not isinstance(widget, ElidedLabel) and widget.text():
        lacking = _lacking(widget)
        if lacking:
            yield f"{named} lacks {lacking}"
    if isinstance(widget, QAbstractButton) and widget.text():
        wanted = widget.minimumSizeHint()
        if wanted.width() > widget.width() + 1 or wanted.height() > widget.height() + 1:
            yield f"{named} is {widget.width()}x{widget.height()}, not {wanted.width()}x{wanted.height()}"
    if isinstance(widget, (*_TEXTS, QTextEdit)):
        if not _is_within(root, widget):
            yield f"{named} lies outside"
        for other in _beside(widget):
            yield f"{named} overlaps {type(other).__name__} “{_said(other)[:40]}”"


def _said(widget: QWidget) -> str:
    text = widget.property("text") or widget.accessibleName() or widget.objectName()
    return str(text).replace("\n", " ")


def _lacking(label: QLabel) -> str:
    """How much room the words of a label want that it does not have."""
    if isinstance(label, Painted):
        wanted = label.minimumSizeHint()
        return f"{wanted.width() - label.width()} px" if wanted.width() > label.width() + 1 else ""
    room = label.contentsRect()
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        metrics = label.fontMetrics()
        longest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
        if longest > room.width() + 1 and not any(each >= "\u3000" for each in label.text()):
            return f"{longest - room.width()} px for a word"
        return f"{high - label.height()} px of height" if high > label.height() + 2 else ""
    needed = label.fontMetrics().boundingRect(QRect(), int(Qt.AlignmentFlag.AlignLeft), label.text())
    if needed.width() > room.width() + 2:
        return f"{needed.width() - room.width()} px"
    return f"{needed.height() - room.height()} px of height" if needed.height() > room.height() + 4 else ""


def _is_within(root: QWidget, widget: QWidget) -> bool:
    """Whether it lies in all that it is in; what a scroll area holds may lie below."""
    inside, place = widget, QRect(QPoint(0, 0), widget.size())
    while inside is not root and (parent := inside.parentWidget()) is not None:
        place = QRect(inside.mapToParent(place.topLeft()), place.size())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            if area.horizontalScrollBar().maximum() == 0:
                return place.left() >= -1 and place.right() <= parent.width() + 1
            return True
        if not parent.rect().adjusted(-2, -2, 2, 2).contains(place):
            return False
        inside = parent
    return True


def _beside(widget: QWidget) -> Iterator[QWidget]:
    """Others of the same parent that lie over it."""
    parent = widget.parentWidget()
    if parent is None or parent.layout() is None:
        return
    for other in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if other is widget or not other.isVisible() or not isinstance(other, _TEXTS):
            continue
        both = widget.geometry().intersected(other.geometry())
        if both.width() > 2 and both.height() > 2:
            yield other
