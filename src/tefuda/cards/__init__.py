"""Card lists: reading them, compiling their text, and the catalog a game is played with."""

from tefuda.cards.catalog import Catalog, house

__all__ = ["Catalog", "house"]
