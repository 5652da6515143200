"""Card lists: reading them, compiling their text, and the catalog a game is played with."""

from tefuda.cards.catalog import Catalog, fingerprint, house
from tefuda.cards.store import Store, catalog

__all__ = ["Catalog", "Store", "catalog", "fingerprint", "house"]
