"""Many games between bots: who sits where, who won, and how sure that is."""
