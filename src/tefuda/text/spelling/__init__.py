"""The spelling of each language: what `normalise` asks of it."""
