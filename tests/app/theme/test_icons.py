import hashlib
from collections.abc import Callable
from importlib.resources import files

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from remembrancer_app.theme import TYPE_ICONS, Appearance, Choice, Icon, Role, Theme
from remembrancer_app.theme.application_mark import SIZES, mark_icon, mark_image, mark_png

FOLDER = files("remembrancer_resources") / "icons"


def ink(pixmap: QPixmap) -> list[QColor]:
    """The colours of the opaque points."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    points = ((x, y) for y in range(image.height()) for x in range(image.width()))
    return [image.pixelColor(x, y) for x, y in points if image.pixelColor(x, y).alpha() == 255]


def shipped() -> set[str]:
    return {path.name.removesuffix(".svg") for path in (FOLDER / "lucide").iterdir() if path.name.endswith(".svg")}


def test_what_is_named_is_shipped_and_what_is_shipped_is_named() -> None:
    named = {icon.value for icon in Icon}
    assert named == shipped()
    assert named == set((FOLDER / "names.txt").read_text(encoding="ascii").split())


def test_members_are_named_after_their_drawings() -> None:
    assert {icon.name for icon in Icon} == {icon.value.upper().replace("-", "_") for icon in Icon}


def test_each_drawing_has_a_checksum_and_the_licence_is_shipped_unchanged() -> None:
    lines = (FOLDER / "checksums.txt").read_text(encoding="ascii").splitlines()
    sums = {name: checksum for checksum, name in (line.split() for line in lines)}
    assert set(sums) == shipped() | {"LICENSE"}
    licence = (FOLDER / "lucide" / "LICENSE").read_bytes()
    assert hashlib.sha256(licence).hexdigest() == sums["LICENSE"]


@pytest.mark.parametrize("name", sorted(shipped()))
def test_drawings_are_bare_and_take_their_colour_from_outside(name: str) -> None:
    source = (FOLDER / "lucide" / f"{name}.svg").read_text(encoding="utf-8")
    assert 'stroke="currentColor"' in source
    assert "class=" not in source
    assert "<!--" not in source


def test_every_icon_draws_something_at_every_size(theme: Theme) -> None:
    for icon in Icon:
        for size in (12, 14, 16, 28):
            image = theme.icons.pixmap(icon, size, Role.TEXT).toImage()
            assert any(image.pixelColor(x, y).alpha() > 64 for x in range(size) for y in range(size)), (icon, size)


def test_an_icon_has_the_colour_of_its_role(theme: Theme) -> None:
    points = ink(theme.icons.pixmap(Icon.ARCHIVE, 64, Role.BAD))
    assert points
    assert set(map(QColor.rgb, points)) == {theme.color(Role.BAD).rgb()}


def test_icons_follow_the_theme(make_theme: Callable[[Appearance], Theme]) -> None:
    theme = make_theme(Appearance(choice=Choice.LIGHT))
    before = ink(theme.icons.pixmap(Icon.ARCHIVE, 64, Role.ACCENT))[0].rgb()
    theme.set_appearance(Appearance(choice=Choice.DARK))
    after = ink(theme.icons.pixmap(Icon.ARCHIVE, 64, Role.ACCENT))[0].rgb()
    assert after == theme.color(Role.ACCENT).rgb() != before


def test_the_same_icon_is_drawn_once(theme: Theme) -> None:
    first = theme.icons.pixmap(Icon.SEARCH, 16, Role.TEXT2, ratio=2.0)
    assert theme.icons.pixmap(Icon.SEARCH, 16, Role.TEXT2, ratio=2.0).cacheKey() == first.cacheKey()
    assert theme.icons.pixmap(Icon.SEARCH, 16, Role.TEXT2, ratio=1.0).cacheKey() != first.cacheKey()


def test_icons_are_sharp_on_dense_screens(theme: Theme) -> None:
    pixmap = theme.icons.pixmap(Icon.SEARCH, 16, ratio=1.5)
    assert pixmap.width() == 24
    assert pixmap.devicePixelRatio() == 1.5


def test_painting_takes_the_ratio_of_what_it_paints_on(theme: Theme) -> None:
    canvas = QPixmap(64, 64)
    canvas.setDevicePixelRatio(2.0)
    canvas.fill(QColor(0, 0, 0, 0))
    painter = QPainter(canvas)
    theme.icons.paint(painter, QRect(0, 0, 32, 32), Icon.ARCHIVE, Role.TEXT)
    painter.end()
    # Drawn at 64 device pixels: straight strokes have points of the full colour.
    assert theme.color(Role.TEXT).rgb() in set(map(QColor.rgb, ink(canvas)))


def test_a_disabled_icon_is_paler(theme: Theme) -> None:
    icon = theme.icons.icon(Icon.ARCHIVE, 32, Role.TEXT)
    disabled = icon.pixmap(32, 32, icon.Mode.Disabled).toImage()
    strongest = max(disabled.pixelColor(x, y).alpha() for x in range(32) for y in range(32))
    assert 100 <= strongest <= 120


def test_every_type_has_an_icon_of_its_own() -> None:
    assert len(set(TYPE_ICONS.values())) == len(TYPE_ICONS) == 13


def test_the_mark_is_drawn_in_every_size_with_transparent_corners() -> None:
    for side in SIZES:
        image = mark_image(side)
        assert image.width() == image.height() == side
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(side // 2, side // 2).alpha() == 255


def test_the_mark_can_be_written_as_png_and_used_as_a_window_icon(theme: Theme) -> None:
    assert mark_png(48).startswith(b"\x89PNG")
    assert not mark_icon().isNull()
