"""What all tests share: they know no cards but those they bring, whatever was imported here."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

_HOME = tempfile.mkdtemp(prefix="tefuda-tests-")
os.environ["TEFUDA_HOME"] = _HOME
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
