"""Breaking rules on purpose: what may be broken, how, and what notices it."""
