"""Answers put together from stored sentences; nothing in them is made up."""

from remembrancer.answer.service import Answering

__all__ = ["Answering"]
