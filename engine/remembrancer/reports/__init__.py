"""Daily reports in Markdown: a function of the vault as it stood at the end of the day."""

from remembrancer.reports.service import Reporting

__all__ = ["Reporting"]
