"""Units of measure by the words people write for them, with their size in a base unit.

Factors are exact by definition (the inch is 25.4 mm, the pound 453.59237 g); a month is 30.436875 days and a year
365.2425 days, the Gregorian means.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Unit:
    """``base`` names the base unit of its dimension ("m", "s", "B"); a figure times ``factor`` is in that unit."""

    base: str
    factor: float


_DAY: Final = 86400.0
_TABLE: Final = """
m 1 m metre metres meter meters
m 1000 km kms kilometre kilometres kilometer kilometers k
m 0.01 cm centimetre centimetres centimeter centimeters
m 0.001 mm millimetre millimetres millimeter millimeters
m 1609.344 mile miles mi
m 0.9144 yard yards yd
m 0.3048 foot feet ft
m 0.0254 inch inches
m2 1 m2 m² sqm
m2 0.09290304 sqft ft2 ft²
m2 10000 hectare hectares ha
m2 4046.8564224 acre acres
m3 0.001 l litre litres liter liters
m3 0.000001 ml millilitre millilitres milliliter milliliters
m3 0.003785411784 gallon gallons
m3 1 m3 m³
g 1 g gram grams gramme grammes
g 0.001 mg milligram milligrams
g 1000 kg kgs kilo kilos kilogram kilograms
g 1000000 t tonne tonnes ton tons
g 453.59237 lb lbs
g 28.349523125 oz ounce ounces
g 6350.29318 stone
s 0.001 ms msec millisecond milliseconds
s 0.000001 µs us microsecond microseconds
s 1 s sec secs second seconds
s 60 min mins minute minutes
s 3600 h hr hrs hour hours
s 86400 day days
s 604800 week weeks wk wks
s 1209600 fortnight fortnights
s 2629746 month months mo
s 31556952 year years yr yrs
s 315569520 decade decades
B 1 b byte bytes
B 1000 kb kib kilobyte kilobytes
B 1000000 mb mib megabyte megabytes
B 1000000000 gb gib gigabyte gigabytes gigs gig
B 1000000000000 tb tib terabyte terabytes
bit/s 1000000 mbit mbps mbit/s megabit megabits
bit/s 1000000000 gbit gbps gbit/s gigabit gigabits
% 1 % percent pct percentage
J 1 j joule joules
J 4184 kcal calories calorie cal
J 3600000 kwh
W 1 w watt watts
W 1000 kw kilowatt kilowatts
V 1 v volt volts
A 1 amp amps ampere amperes
1/min 1 bpm beats
Hz 1 hz hertz
Hz 1000000 mhz
Hz 1000000000 ghz
px 1 px pixel pixels
m/s 0.2777777777777778 km/h kmh kph
m/s 0.44704 mph
°C 1 °c °  degree degrees celsius centigrade
°F 1 °f fahrenheit
EUR 1 € eur euro euros
EUR 0.01 cent cents
USD 1 $ usd dollar dollars bucks
GBP 1 £ gbp pound pounds quid
CHF 1 chf francs franc
JPY 1 ¥ jpy yen
INR 1 ₹ inr rupee rupees
"""


def _read_table() -> dict[str, Unit]:
    units: dict[str, Unit] = {}
    for line in _TABLE.strip().splitlines():
        base, factor, *words = line.split()
        for word in words:
            units[word] = Unit(base, float(factor))
    return units


UNITS: Final = _read_table()
CURRENCIES: Final = frozenset({"EUR", "USD", "GBP", "CHF", "JPY", "INR"})
DATA_SIZE: Final = "B"
NEEDS_A_FIGURE_BEFORE: Final = frozenset(
    {"k", "m", "l", "t", "g", "s", "h", "b", "v", "w", "j", "us", "mo", "mi", "cal"}
)
"""Letters that are units only close behind digits."""
