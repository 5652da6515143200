"""The one error class."""

from __future__ import annotations


class TefudaError(Exception):
    """Something asked of tefuda cannot be done; the message says what would have been accepted."""
