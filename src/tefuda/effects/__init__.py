"""How abilities are carried out: matching, values, triggers, replacement, statements."""
