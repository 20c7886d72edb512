"""Landnám: settling an island, and going to law over it, for 3 to 5 players."""
