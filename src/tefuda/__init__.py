"""tefuda plays trading card games as their comprehensive rules say, and says why."""
