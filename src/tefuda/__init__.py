"""tefuda plays trading card games as their comprehensive rules say, and says why."""

from tefuda.match import Match

__version__ = "0.1.0"

__all__ = ["Match", "__version__"]
