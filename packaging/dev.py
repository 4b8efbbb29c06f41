#!/usr/bin/env python3
"""Set up, start, test and check Remembrancer from a checkout, with nothing but Python and this folder.

    python3 packaging/dev.py run             make everything ready and open the window on the sample vault
    python3 packaging/dev.py test [...]      make everything ready and run the tests (further words go to pytest)
    python3 packaging/dev.py lint            make everything ready and run the static checks
    python3 packaging/dev.py build [...]     make packages, tried out, in build/ (all of this system, or those named)
    python3 packaging/dev.py release         close the changelog, build everything, write the sums, set the tag
    python3 packaging/dev.py translations    gather new texts for translators, compile, and say what is missing

Only the standard library is used. This one file avoids newer syntax, so that an old interpreter can still say what
is wrong with it; the modules beside it do not.
"""

import sys

OLD_PYTHON = 10
if sys.version_info < (3, 11):  # noqa: UP036 - the point is to meet an interpreter that is too old
    print(
        "Remembrancer needs Python 3.11 or newer, and this is Python %d.%d (%s).\n"  # noqa: UP031 - for any Python 3
        "Start this script with a newer one, for example: python3.11 packaging/dev.py test"
        % (sys.version_info[0], sys.version_info[1], sys.executable),
        file=sys.stderr,
    )
    sys.exit(OLD_PYTHON)

from commands import main  # noqa: E402 - only now is it certain that the modules beside this one can be read

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], __doc__ or ""))
