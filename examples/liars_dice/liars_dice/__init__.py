"""Liar's dice, for 2 to 6 players."""
