"""Cutting ICU's data down to what Qt asks of it: on Linux it is a library of 32 MB, which QtCore links.

QtCore asks ICU for the order of words (collation), the names of time zones, upper and lower case, and the encodings of
text. Data for breaking lines, for the names of units, currencies and languages, for spelling out numbers and for other
scripts are read by nothing of Qt; text encodings other than Unicode and Latin are left to Python. After the cut Qt is
asked both ways, and has to answer the same.
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from saying import say
from stop import Stop

LIBRARY = "libicudata.so.*"
_SYMBOL = re.compile(r"\b(icudt\d+)_dat\b")
_UNUSED = re.compile(r"(brkitr|curr|lang|rbnf|translit|unit)/|.*\.(cnv|spp|cfu)$|unames\.icu$")
_ASK_QT = """
import functools
from PySide6.QtCore import QCollator, QDateTime, QLocale, QTimeZone
words = "Äpfel apfel Ärger oder öde Ñandú nube luz llama chico Zebra ångström 中文 汉字 阿 博 10 9".split()
for name in ("de", "es", "zh_CN", "zh_TW", "sv", "cs", "hr", "ja", "ar", "en"):
    order = QCollator(QLocale(name))
    order.setNumericMode(True)
    print(name, *sorted(words, key=functools.cmp_to_key(order.compare)))
for zone in map(QTimeZone, QTimeZone.availableTimeZoneIds()):
    for name in ("de", "es", "zh_CN", "en"):
        for kind in QTimeZone.NameType:
            print(zone.displayName(QDateTime(2026, 7, 1, 12, 0, 0), kind, QLocale(name)))
for name in ("tr", "de", "el", "lt"):
    print(QLocale(name).toUpper("i\\u0131ßς"), QLocale(name).toLower("İIΣ Ì"))
"""


def cut(libraries: Path, python: Path) -> None:
    """Put a smaller library of the data in the place of the one in ``libraries``; ``python`` has Qt with that one.

    Takes icupkg (Debian: icu-devtools) and ld. Stops, with the library as it was, where Qt answers otherwise with it.
    """
    (whole,) = libraries.glob(LIBRARY)
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        smaller = _smaller(whole, place)
        before, after = _answers(python, ""), _answers(python, str(smaller.parent))
        if before != after:
            raise Stop(
                Stop.INSTALLATION_FAILED, f"Qt answers otherwise with the smaller {whole.name}; nothing was cut."
            )
        mode = whole.stat().st_mode
        shutil.copyfile(smaller, whole)
        whole.chmod(mode)


def _smaller(whole: Path, place: Path) -> Path:
    found = _SYMBOL.search(say("readelf", "--dyn-syms", "--wide", str(whole)))
    if found is None:
        raise Stop(Stop.INSTALLATION_FAILED, f"{whole.name} holds no data of ICU.")
    # The items carry the name of the file, which ends in "l" for machines of little endian.
    data, kept = place / f"{found[1]}l.dat", place / "kept" / f"{found[1]}l.dat"
    say("objcopy", "--output-target=binary", "--only-section=.rodata", str(whole), str(data))
    unused = place / "unused.txt"
    listed = say("icupkg", "--list", str(data)).splitlines()
    unused.write_text("".join(f"{item}\n" for item in listed if _UNUSED.match(item)), encoding="utf-8")
    kept.parent.mkdir()
    say("icupkg", "--remove", str(unused), str(data), str(kept))
    return _linked(kept, found[1], place / "linked" / whole.name)


def _linked(data: Path, name: str, target: Path) -> Path:
    """Make the library that gives ``data`` to ICU by the symbol that it asks for."""
    target.parent.mkdir()
    raw, named = target.with_name("raw.o"), target.with_name("named.o")
    say("ld", "--relocatable", "--format=binary", f"--output={raw}", data.name, cwd=data.parent)
    own = f"_binary_{data.stem}_dat"
    say(
        *("objcopy", "--rename-section", ".data=.rodata,alloc,load,readonly,data,contents"),
        *("--set-section-alignment", ".data=16", "--redefine-sym", f"{own}_start={name}_dat"),
        *("--strip-symbol", f"{own}_end", "--strip-symbol", f"{own}_size", str(raw), str(named)),
    )
    say("ld", "-shared", "-z", "noexecstack", "-soname", target.name, f"--output={target}", str(named))
    return target


def _answers(python: Path, libraries: str) -> str:
    """What Qt says about words, zones and letters, with the libraries of a folder before its own."""
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries, "PYTHONIOENCODING": "utf-8"}
    result = subprocess.run(
        [str(python), "-c", _ASK_QT], check=False, env=environment, capture_output=True, encoding="utf-8"
    )
    if result.returncode != 0:
        raise Stop(Stop.INSTALLATION_FAILED, f"Qt could not be asked:\n{result.stderr[-3000:]}")
    return result.stdout + result.stderr
