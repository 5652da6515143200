"""How the card text of Rebirth for you is spelled."""
