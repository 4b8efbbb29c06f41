"""Every pair of colours that may meet is readable, in every variant."""

import dataclasses
import itertools
import math

import pytest
from PySide6.QtGui import QColor

from remembrancer_app.theme import TYPE_ICONS, Role, Variant
from remembrancer_app.theme.colour import mixed
from remembrancer_app.theme.roles import INK, SERIES, SOFT, VARIANTS, Roles

TEXT_AT_LEAST = 4.5
MARK_AT_LEAST = 3.0
GROUNDS = (Role.WINDOW, Role.RAIL, Role.SURFACE, Role.RAISED, Role.SUNKEN, Role.HOVER, Role.ACCENT_SOFT)
TEXTS = (Role.TEXT, Role.TEXT2, Role.TEXT3, Role.ACCENT, Role.LINK)
STATUSES = (Role.GOOD, Role.WARN, Role.CONTEST, Role.BAD, Role.PAST)
ON_CONTROLS = ((Role.TEXT, Role.BUTTON), (Role.TEXT2, Role.TRACK), (Role.TEXT, Role.PILL), (Role.BAD, Role.BUTTON))

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
DEFICIENCIES = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: QColor) -> tuple[float, float, float]:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())


def ratio(one: QColor, other: QColor) -> float:
    """WCAG 2.2 contrast ratio, 1 to 21."""
    lights = []
    for colour in (one, other):
        red, green, blue = linear(colour)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def colour(variant: Variant, role: Role) -> QColor:
    return QColor(getattr(VARIANTS[variant], role.value))


def test_every_role_is_a_field_and_every_colour_field_is_a_role() -> None:
    others = {"types", "badge_tint", "chip_edge"}
    assert {role.value for role in Role} == {field.name for field in dataclasses.fields(Roles)} - others


@pytest.mark.parametrize("variant", Variant)
def test_every_value_is_a_colour(variant: Variant) -> None:
    assert all(colour(variant, role).isValid() for role in Role)
    assert set(VARIANTS[variant].types) == set(TYPE_ICONS)
    assert all(QColor(value).isValid() for value in VARIANTS[variant].types.values())


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_can_be_read_on_every_ground(variant: Variant, ground: Role) -> None:
    for text in TEXTS:
        assert ratio(colour(variant, text), colour(variant, ground)) >= TEXT_AT_LEAST, text


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("status", STATUSES)
def test_status_words_can_be_read_on_every_ground_and_on_their_own_tint(variant: Variant, status: Role) -> None:
    for ground in (*GROUNDS, SOFT[status]):
        assert ratio(colour(variant, status), colour(variant, ground)) >= TEXT_AT_LEAST, ground


@pytest.mark.parametrize("variant", Variant)
def test_inks_can_be_read_on_their_full_grounds(variant: Variant) -> None:
    for ground, ink in INK.items():
        assert ratio(colour(variant, ink), colour(variant, ground)) >= TEXT_AT_LEAST, ground
    assert ratio(colour(variant, Role.TEXT), colour(variant, Role.MARK)) >= TEXT_AT_LEAST


@pytest.mark.parametrize("variant", Variant)
def test_words_on_controls_can_be_read(variant: Variant) -> None:
    for text, ground in ON_CONTROLS:
        assert ratio(colour(variant, text), colour(variant, ground)) >= TEXT_AT_LEAST, (text, ground)


@pytest.mark.parametrize("variant", Variant)
def test_neutral_words_in_a_banner_can_be_read_on_every_tint(variant: Variant) -> None:
    for soft in SOFT.values():
        assert ratio(colour(variant, Role.TEXT), colour(variant, soft)) >= TEXT_AT_LEAST, soft


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("ground", GROUNDS)
def test_edges_and_focus_rings_can_be_seen(variant: Variant, ground: Role) -> None:
    for mark in (Role.LINE2, Role.FOCUS):
        # line2 is measured on the grounds that fields stand on.
        if mark is Role.LINE2 and ground is Role.RAIL:
            continue
        assert ratio(colour(variant, mark), colour(variant, ground)) >= MARK_AT_LEAST - 0.05, (mark, ground)


@pytest.mark.parametrize("variant", Variant)
def test_series_can_be_seen_on_the_plot(variant: Variant) -> None:
    for mark in SERIES:
        assert ratio(colour(variant, mark), colour(variant, Role.SURFACE)) >= MARK_AT_LEAST, mark


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("memory_type", TYPE_ICONS)
def test_type_icons_can_be_seen_on_rows_and_on_their_badges(variant: Variant, memory_type: str) -> None:
    roles = VARIANTS[variant]
    icon = QColor(roles.types[memory_type])
    badge = mixed(icon, roles.badge_tint, QColor(roles.surface))
    for ground in (
        colour(variant, Role.SURFACE),
        colour(variant, Role.WINDOW),
        badge,
        colour(variant, Role.ACCENT_SOFT),
    ):
        assert ratio(icon, ground) >= MARK_AT_LEAST, ground.name()


def lab(rgb: tuple[float, float, float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear sRGB under D65."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in rgb)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def bent(value: float) -> float:
        return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    return 116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Colour difference after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = h2 - h1
    if abs(turn) > 180:
        turn -= math.copysign(360, turn)
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l_mean, c_mean = (l1 + l2) / 2, (c1 + c2) / 2
    h_mean = (h1 + h2) / 2
    if abs(h1 - h2) > 180:
        h_mean += 180 if h_mean < 180 else -180
    t = (
        1
        - 0.17 * math.cos(math.radians(h_mean - 30))
        + 0.24 * math.cos(math.radians(2 * h_mean))
        + 0.32 * math.cos(math.radians(3 * h_mean + 6))
        - 0.20 * math.cos(math.radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c = 1 + 0.045 * c_mean
    s_h = 1 + 0.015 * c_mean * t
    r_c = 2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    rotation = -math.sin(math.radians(60 * math.exp(-(((h_mean - 275) / 25) ** 2)))) * r_c
    parts = ((l2 - l1) / s_l, (c2 - c1) / s_c, delta_h / s_h)
    return math.sqrt(sum(part**2 for part in parts) + rotation * parts[1] * parts[2])


def test_the_colour_difference_agrees_with_published_pairs() -> None:
    # Pairs 1 and 7 of the test data of Sharma, Wu and Dalal.
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50.0, 0.0, 0.0), (50.0, -1.0, 2.0)) == pytest.approx(2.3669, abs=1e-4)


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_no_two_types_look_alike_even_with_a_colour_deficiency(variant: Variant, deficiency: str) -> None:
    matrix = DEFICIENCIES[deficiency]
    seen = {}
    for name, value in VARIANTS[variant].types.items():
        rgb = linear(QColor(value))
        red, green, blue = (sum(share * part for share, part in zip(row, rgb, strict=True)) for row in matrix)
        seen[name] = lab((red, green, blue))
    pairs = itertools.combinations(seen, 2)
    distance, one, other = min((ciede2000(seen[one], seen[other]), one, other) for one, other in pairs)
    assert distance >= 8.0, (one, other)
