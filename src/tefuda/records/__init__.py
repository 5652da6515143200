"""Records: matches as seed and choices, replayed and checked."""

from tefuda.records.files import check, check_writable, commitment, read, write

__all__ = ["check", "check_writable", "commitment", "read", "write"]
