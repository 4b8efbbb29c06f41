"""Names that are imported when they are asked for are those that type checkers are told of."""

import ast
from importlib import import_module
from pathlib import Path

import pytest


@pytest.mark.parametrize("package", ["remembrancer.vault", "remembrancer.wording"])
def test_a_name_on_demand_is_what_the_import_beside_it_says(package: str) -> None:
    loaded = import_module(package)
    assert loaded.__file__
    tree = ast.parse(Path(loaded.__file__).read_text("utf-8"))
    [block] = [each for each in tree.body if isinstance(each, ast.If)]
    said = {
        name.asname or name.name: getattr(import_module(each.module or ""), name.name)
        for each in block.body
        if isinstance(each, ast.ImportFrom)
        for name in each.names
    }
    found = {name: getattr(loaded, name) for name in loaded.__all__}
    assert said == found
    with pytest.raises(AttributeError):
        _ = loaded.nothing_of_that_name
