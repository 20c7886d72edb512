"""How an edition plays between strong players: who scores by what, what is chosen and what is left, how games go."""
