"""Records: matches as seed and choices, replayed and checked."""

from tefuda.records.files import check_writable, commitment, read, write

__all__ = ["check_writable", "commitment", "read", "write"]
