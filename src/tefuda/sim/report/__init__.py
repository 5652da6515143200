"""Reports: what the games of a store say, as tables, charts, and one page that opens anywhere."""

from tefuda.sim.report.tables import DeckReport, Report, Table, report

__all__ = ["DeckReport", "Report", "Table", "report"]
