"""Why a file of another program is left alone, in words."""

from __future__ import annotations

from remembrancer.model.connecting import FileProblem
from remembrancer.wording.templates import Template, Translate

_PROBLEMS = {
    FileProblem.SYMLINK: "It is a link, or lies behind one: links are not followed.",
    FileProblem.NOT_A_FILE: "It is no plain file.",
    FileProblem.OTHER_OWNER: "It belongs to somebody else.",
    FileProblem.SEVERAL_NAMES: "It has several names on this drive, and writing would part them.",
    FileProblem.TOO_LARGE: "It is too large.",
    FileProblem.NOT_UTF8: "It is not text in UTF-8.",
    FileProblem.NOT_UNDERSTOOD: "It is not what this tool's file has to be, so that it cannot be added to safely.",
    FileProblem.UNREADABLE: "It could not be read.",
}
FILE_PROBLEMS = {problem: Template(f"file_problem.{problem}", text) for problem, text in _PROBLEMS.items()}


def explain_problem(problem: FileProblem, translate: Translate) -> str:
    """Why the file is left alone."""
    return FILE_PROBLEMS[problem].fill(translate)
