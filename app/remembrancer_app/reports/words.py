"""What days are called on the page Reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

if TYPE_CHECKING:
    from datetime import date


def day_name(day: date, locale: QLocale) -> str:
    """``Tuesday 17 March``, in the order of the person's language."""
    form = QCoreApplication.translate("reports", "dddd d MMMM", "a day without its year, as Qt writes dates")
    return locale.toString(QDate(day.year, day.month, day.day), form)
