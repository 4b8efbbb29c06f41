from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.theme import (
    TYPE_ICONS,
    Appearance,
    Choice,
    Density,
    Icon,
    Role,
    Standing,
    TextStyle,
    Theme,
    Variant,
    type_word,
)
from remembrancer_app.theme.standing import ROW_ORDER

Make = Callable[[Appearance], Theme]


@pytest.mark.parametrize("choice", [Choice.LIGHT, Choice.DARK, Choice.CONTRAST])
def test_a_chosen_variant_is_used_whatever_the_system_says(make_theme: Make, choice: Choice) -> None:
    assert make_theme(Appearance(choice=choice)).variant.value == choice.value


def test_a_system_that_says_nothing_gives_the_light_variant(make_theme: Make) -> None:
    assert make_theme(Appearance(choice=Choice.SYSTEM)).variant is Variant.LIGHT


def test_a_change_is_told_after_everything_is_in_place(make_theme: Make, qapp: QApplication, qtbot: QtBot) -> None:
    theme = make_theme(Appearance(choice=Choice.LIGHT))
    seen: list[tuple[QColor, QColor]] = []
    theme.changed.connect(
        lambda: seen.append((theme.color(Role.WINDOW), qapp.palette().color(QPalette.ColorRole.Window)))
    )
    with qtbot.waitSignal(theme.changed):
        theme.set_appearance(Appearance(choice=Choice.DARK))
    assert seen == [(theme.color(Role.WINDOW), theme.color(Role.WINDOW))]
    assert theme.roles.window in qapp.styleSheet()


def test_the_same_settings_again_change_nothing(make_theme: Make, qtbot: QtBot) -> None:
    theme = make_theme(Appearance(choice=Choice.DARK))
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_appearance(Appearance(choice=Choice.DARK))


def test_text_size_scales_lengths_and_fonts_together(make_theme: Make) -> None:
    theme = make_theme(Appearance(text_size=1.5))
    assert theme.px(32) == 48
    assert theme.px(0) == 0
    assert theme.font(TextStyle.STATEMENT).pixelSize() == 24
    theme.set_appearance(Appearance(text_size=1.0))
    assert theme.font(TextStyle.STATEMENT).pixelSize() == 16


def test_a_hair_line_never_vanishes(make_theme: Make) -> None:
    assert make_theme(Appearance(text_size=0.8)).px(0.4) == 1


@pytest.mark.parametrize("size", [0.79, 2.01])
def test_text_sizes_out_of_range_are_refused(size: float) -> None:
    with pytest.raises(ValueError, match="text size"):
        Appearance(text_size=size)


@pytest.mark.parametrize("style", TextStyle)
def test_nothing_is_smaller_than_eleven(style: TextStyle) -> None:
    assert style.value.pixels >= 11


def test_the_shipped_font_is_the_one_that_is_used(theme: Theme) -> None:
    for style in (TextStyle.BODY, TextStyle.CONTROL, TextStyle.EMPHASIS):
        assert QFontInfo(theme.font(style)).family() == "Inter"


def test_the_system_font_can_be_chosen(make_theme: Make) -> None:
    assert make_theme(Appearance(system_font=True)).font(TextStyle.BODY).families()[0] != "Inter"


def test_figures_in_columns_are_equally_wide(theme: Theme) -> None:
    metrics = theme.metrics(TextStyle.BODY, tabular=True)
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("0000")


def test_less_motion_is_obeyed(make_theme: Make) -> None:
    assert not make_theme(Appearance(less_motion=True)).moves


def test_a_tone_without_a_tint_of_its_own_stands_in_a_well(theme: Theme) -> None:
    assert theme.soft(Role.TEXT2) == theme.color(Role.SUNKEN)
    assert theme.soft(Role.BAD) == theme.color(Role.BAD_SOFT)


@pytest.mark.parametrize("density", Density)
def test_density_changes_rows_and_never_type(make_theme: Make, density: Density) -> None:
    theme = make_theme(Appearance(density=density))
    assert theme.font(TextStyle.BODY).pixelSize() == 13
    assert theme.appearance.density.measures.row == {"compact": 28, "comfortable": 48, "spacious": 60}[density.value]


def test_every_type_and_standing_has_a_word_and_an_icon() -> None:
    assert all(type_word(name) for name in TYPE_ICONS)
    assert all(standing.word() and isinstance(standing.look.icon, Icon) for standing in Standing)
    assert [standing.name for standing in ROW_ORDER] == [
        "DELETED", "CONTESTED", "WAITING", "SUPERSEDED", "EXPIRED", "FADED", "UNUSUAL", "PINNED",
    ]  # fmt: skip
