"""Environments for researchers: games as arrays, behind the standard interfaces."""
