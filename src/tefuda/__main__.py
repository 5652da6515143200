"""`python -m tefuda` is `tefuda`."""

from tefuda.cli.main import main

main()
