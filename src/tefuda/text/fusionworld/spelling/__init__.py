"""Fusion World: how its card text is spelled, language by language."""
