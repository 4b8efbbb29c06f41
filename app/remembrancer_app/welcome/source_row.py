"""A file or folder that was found, to be ticked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.wording import write_size
from remembrancer_app.importing.formats import format_icon, format_name
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel

if TYPE_CHECKING:
    from remembrancer.model.importing import FoundSource
    from remembrancer_app.theme import Theme

_FOLDER = "folder"
_SMALLEST_SHOWN = 100
"""Bytes: less would be told as nothing."""


class SourceRow(QWidget):
    """Its place, and under it what kind it is and how large."""

    def __init__(self, theme: Theme, source: FoundSource, day: str) -> None:
        super().__init__()
        self.source = source
        place = _short(source.path)
        size = write_size(max(source.size, _SMALLEST_SHOWN), translate)
        is_folder = source.format == _FOLDER
        kind = self.tr("Folder with 1 file") if source.files == 1 else self.tr("Folder with {0} files")
        words = kind.format(self.locale().toString(source.files)) if is_folder else format_name(source.format)
        told = self.tr("{0}, {1}, {2}").format(words, size, day)
        self.box = CheckBox(theme, name=place)
        self.box.setAccessibleDescription(told)
        self.box.setChecked(True)
        across = QHBoxLayout(self)
        across.setContentsMargins(theme.px(10), theme.px(4), theme.px(10), theme.px(4))
        across.setSpacing(theme.px(10))
        across.addWidget(self.box)
        across.addWidget(IconLabel(theme, Icon.FOLDER if is_folder else format_icon(source.format), colour=Role.TEXT2))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(ElidedLabel(theme, place, style=TextStyle.CONTROL, mode=Qt.TextElideMode.ElideMiddle))
        column.addWidget(ElidedLabel(theme, told, style=TextStyle.CAPTION, tone=Role.TEXT2))
        across.addLayout(column, 1)


def _short(path: str) -> str:
    try:
        return f"~/{Path(path).relative_to(Path.home()).as_posix()}"
    except ValueError:
        return path
