"""Starts the command line of the frozen program."""

from remembrancer.cli import main

main()
