"""Amsterdam by Stefan Feld: 1 to 4 players, four expansions."""
