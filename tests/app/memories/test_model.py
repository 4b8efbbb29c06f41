from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from remembrancer.model.changes import Revise, Revision, SetStatus
from remembrancer.model.queries import FindMemories
from remembrancer.model.types import Status
from remembrancer.vault import Entrance
from remembrancer_app.memories.columns import COLUMNS, Column

MEMORY = COLUMNS.index(Column.MEMORY)


def test_the_model_keeps_the_rules_of_item_models(page: Any, qtmodeltester: Any) -> None:
    qtmodeltester.check(page.model)


def test_rows_are_empty_until_their_page_is_loaded(page: Any, qtbot: Any) -> None:
    model = page.model
    ids = model.ids
    model._loading._known.clear()
    assert model.index(0, MEMORY).data() == ""
    assert model.index(0, MEMORY).data(Qt.ItemDataRole.AccessibleTextRole) == "Loading"
    with qtbot.waitSignal(model.dataChanged):
        pass
    assert model.index(0, MEMORY).data() == "Tomas maintains the upload service."
    assert model.ids == ids


def test_accessible_text_says_type_standing_and_text(page: Any) -> None:
    row = len(page.model.ids) - 1
    words = page.model.index(row, MEMORY).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Decision, Pinned: Halyard gives every record a ULID."


def test_a_row_that_somebody_else_changed_is_read_again(page: Any, agent: Entrance, qtbot: Any) -> None:
    memory = page.model.ids[0]
    agent.change(Revise((memory,), Revision(content="Tomas left the upload service.")))
    qtbot.waitUntil(lambda: page.model.index(0, MEMORY).data() == "Tomas left the upload service.")


def test_a_row_deleted_since_is_shown_disabled(page: Any, agent: Entrance, qtbot: Any) -> None:
    agent_person_memory = page.model.ids[2]
    page.engine.entrance.change(SetStatus((agent_person_memory,), Status.DELETED))
    index = page.model.index(2, MEMORY)
    qtbot.waitUntil(lambda: not index.flags() & Qt.ItemFlag.ItemIsEnabled)
    assert page.model.ids[2] == agent_person_memory


def test_tooltips_never_read_stored_text_as_markup(page: Any, qtbot: Any) -> None:
    memory = page.model.ids[0]
    page.engine.entrance.change(Revise((memory,), Revision(content="<b>bold</b> <img src=x>")))
    qtbot.waitUntil(lambda: page.model.index(0, MEMORY).data() == "<b>bold</b> <img src=x>")
    assert "&lt;b&gt;" in page.model.index(0, MEMORY).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("column", [column for column in COLUMNS if column is not Column.MATCH])
def test_every_column_has_words(page: Any, column: Column) -> None:
    assert page.model.headerData(COLUMNS.index(column), Qt.Orientation.Horizontal)
    texts = [page.model.index(row, COLUMNS.index(column)).data() for row in range(len(page.model.ids))]
    assert any(texts)


def test_the_list_has_what_the_engine_finds(page: Any, tmp_path: Path) -> None:
    assert page.model.ids == page.engine.entrance.query(FindMemories()).ids
