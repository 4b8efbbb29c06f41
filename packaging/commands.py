"""The commands of the development script: each makes ready what it needs and then starts one program."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import checks
import display
import system_packages
from stop import Stop
from virtual_environment import VirtualEnvironment

PROJECT = Path(__file__).resolve().parent.parent
# Two processes, each taking whole files, so that what a file sets up for all its tests is set up once; in the order of
# tests/conftest.py, in which no long one comes last.
PYTEST_BY_DEFAULT = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]


def run(application_arguments: list[str]) -> int:
    """Open the window; arguments given replace the default, which is the sample vault."""
    display.require()
    system_packages.ensure(system_packages.FOR_A_WINDOW)
    environment = VirtualEnvironment(PROJECT)
    environment.ensure()
    return start([str(environment.python), "-m", "remembrancer_app", *(application_arguments or ["--sample"])])


def test(pytest_arguments: list[str]) -> int:
    """Run pytest without a display; its exit code is returned."""
    system_packages.ensure(system_packages.FOR_TESTS)
    environment = VirtualEnvironment(PROJECT)
    environment.ensure()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Tests start hundreds of programs, each of which would compile all of its modules once more.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return start([str(environment.python), "-m", "pytest", *(pytest_arguments or PYTEST_BY_DEFAULT)])


def lint(no_arguments: list[str]) -> int:
    """Run every static check; 0 when all pass."""
    if no_arguments:
        raise Stop(Stop.USAGE, "lint takes no further words; it always checks everything.")
    environment = VirtualEnvironment(PROJECT)
    system_packages.ensure(system_packages.FOR_AN_ENVIRONMENT)
    environment.ensure()
    return checks.run_all(PROJECT, environment.scripts)


def build(formats: list[str]) -> int:
    """Freeze the program, try it, and make packages of it, or only the named formats; they lie in ``build``."""
    import building  # noqa: PLC0415 - only this command needs it

    building.build(PROJECT, formats or building.FORMATS)
    return 0


def release(no_arguments: list[str]) -> int:
    """Close the changelog, build everything, write the sums and set the tag."""
    import building  # noqa: PLC0415 - only this command needs them
    import releasing  # noqa: PLC0415

    if no_arguments:
        raise Stop(Stop.USAGE, "release takes no further words; the version stands in the engine.")
    sums = releasing.release(PROJECT, lambda: building.build(PROJECT, building.FORMATS))
    print(f"Released. The sums are in {sums.relative_to(PROJECT)}; push the commit and the tag to publish it.")
    return 0


def translations(words: list[str]) -> int:
    """Gather what is to be translated, compile what is, and say what is missing."""
    environment = VirtualEnvironment(PROJECT)
    environment.ensure()
    return start([str(environment.python), "packaging/translations.py", *words])


def start(command: list[str]) -> int:
    """Run a command in the project folder until it ends, leaving interruption to it."""
    sys.stdout.flush()
    with subprocess.Popen(command, cwd=PROJECT) as process:
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                continue  # the terminal sent the same signal to the child, which decides what to do with it
            return code if code >= 0 else 128 - code


COMMANDS = {
    "run": run,
    "test": test,
    "lint": lint,
    "build": build,
    "release": release,
    "translations": translations,
}


def main(words: list[str], description: str) -> int:
    """Carry out one command; returns the exit code. The description is shown by --help."""
    parser = argparse.ArgumentParser(
        prog="dev.py", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=sorted(COMMANDS))
    parser.add_argument("words", nargs=argparse.REMAINDER, help="handed on to the application or to pytest")
    chosen = parser.parse_args(words)
    try:
        return COMMANDS[chosen.command](chosen.words)
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return stop.exit_code
    except OSError as error:  # a full disk, a folder of another user: a state of the machine as well
        print(f"\nThis did not work: {error}", file=sys.stderr)
        return Stop.INSTALLATION_FAILED
    except KeyboardInterrupt:
        print("\nInterrupted; what was begun is taken up again next time.", file=sys.stderr)
        return 130
