"""The pictures of the manual: fitted to the column, in the colours of the theme, with what they show in words."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.theme.roles import Variant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from remembrancer_app.theme import Theme

PICTURE: Final = re.compile(r"images/[a-z-]+\.png")
"""How a page names a picture: the light one, which the repository's website shows as well."""
LIGHT, DARK = "-light.png", "-dark.png"
_RESOURCE: Final = QTextDocument.ResourceType.ImageResource.value


def picture(name: str, theme: Theme) -> QImage:
    """The picture that a page names, in the colours that the window has; an empty one where there is none."""
    folder = files("remembrancer_resources") / "help"
    found = folder / (name if theme.variant is Variant.LIGHT else name.replace(LIGHT, DARK))
    image = QImage()
    if PICTURE.fullmatch(name) and found.is_file():
        image.loadFromData(found.read_bytes(), "PNG")
    return image


class Pictures:
    """Those of one document, which was made from a page and styled."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        self._document = document
        self._theme = theme
        names = {form.name() for _, form in self._places()}
        self._images = {name: image for name in names if not (image := picture(name, theme)).isNull()}
        self._wide = 0
        self._say()

    def fit(self, wide: int, ratio: float) -> None:
        """Make each as wide as the column, but no wider than it is itself.

        ``wide`` is in pixels as widgets count them, of which the screen has ``ratio`` for each.
        """
        if wide == self._wide or wide <= 0:
            return
        self._wide = wide
        for place, form in list(self._places()):
            if (image := self._images.get(form.name())) is None:
                continue
            size = image.size().scaled(
                QSize(min(wide, image.width()), image.height()), Qt.AspectRatioMode.KeepAspectRatio
            )
            smooth = Qt.TransformationMode.SmoothTransformation
            shown = image.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            shown.setDevicePixelRatio(ratio)
            self._document.addResource(_RESOURCE, QUrl(form.name()), shown)
            form.setWidth(size.width())
            form.setHeight(size.height())
            _at(self._document, place).setCharFormat(form)

    def _say(self) -> None:
        """Under each, in small letters, what it shows, for all who read; the picture itself leads to a larger one."""
        theme = self._theme
        # From the end: what is inserted moves what is behind it.
        for place, form in reversed(list(self._places())):
            said = form.stringProperty(QTextFormat.Property.ImageAltText)
            form.setAnchor(True)
            form.setAnchorHref(form.name())
            at = _at(self._document, place)
            at.setCharFormat(form)
            # A line that is higher than what stands in it by a share would leave room below a picture.
            line = QTextBlockFormat()
            line.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            line.setTopMargin(theme.px(6))
            at.mergeBlockFormat(line)
            cursor = QTextCursor(self._document)
            cursor.setPosition(place + 1)
            block = QTextBlockFormat()
            block.setBottomMargin(theme.px(12))
            words = QTextCharFormat()
            words.setFont(theme.font(TextStyle.SECONDARY))
            words.setForeground(theme.color(Role.TEXT2))
            cursor.insertBlock(block, words)
            cursor.insertText(said, words)

    def _places(self) -> Iterator[tuple[int, QTextImageFormat]]:
        block = self._document.begin()
        while block.isValid():
            fragment = block.begin()
            while not fragment.atEnd():
                part = fragment.fragment()
                if part.charFormat().isImageFormat():
                    yield part.position(), part.charFormat().toImageFormat()
                fragment += 1
            block = block.next()


def _at(document: QTextDocument, place: int) -> QTextCursor:
    """The picture at this place, chosen."""
    cursor = QTextCursor(document)
    cursor.setPosition(place)
    cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
    return cursor
