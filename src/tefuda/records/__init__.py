"""Records: matches as seed and choices, replayed and checked."""

from tefuda.records.files import read, replay, write

__all__ = ["read", "replay", "write"]
