"""Scenarios: small text files that set up a position, make choices and say what must be true."""

from tefuda.scenarios.read import Scenario, read_file, read_text
from tefuda.scenarios.run import Failure, run

__all__ = ["Failure", "Scenario", "read_file", "read_text", "run"]
