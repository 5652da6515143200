"""Counting what the server does, for whoever runs it."""

from __future__ import annotations

from bisect import bisect_left

# Seconds, as upper ends of a histogram's buckets.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, and how long choices took from their coming to their being written down."""

    def __init__(self) -> None:
        self.rows = 0
        self.messages = 0
        self.refusals = 0
        self.failures = 0
        self.made = 0
        self.opened = 0
        self._taken = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """A choice was written down after so long."""
        self._taken[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self, **gauges: int) -> str:
        """All of it in the form that Prometheus reads."""
        counters = {
            "rows": ("Rows written.", self.rows),
            "messages": ("Messages received.", self.messages),
            "refusals": ("Messages refused.", self.refusals),
            "failures": ("Tables at which something failed.", self.failures),
            "tables_made": ("Tables made.", self.made),
            "tables_opened": ("Tables rebuilt from their rows.", self.opened),
        }
        lines: list[str] = []
        for name, (about, n) in counters.items():
            full = f"tefuda_{name}_total"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} counter", f"{full} {n}"]
        for name, n in gauges.items():
            full = f"tefuda_{name}"
            lines += [f"# HELP {full} Now.", f"# TYPE {full} gauge", f"{full} {n}"]
        name = "tefuda_choice_seconds"
        lines += [f"# HELP {name} From a choice to its being kept.", f"# TYPE {name} histogram"]
        total = 0
        for end, n in zip([*map(str, BUCKETS), "+Inf"], self._taken, strict=True):
            total += n
            lines.append(f'{name}_bucket{{le="{end}"}} {total}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
