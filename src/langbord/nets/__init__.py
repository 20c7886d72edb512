"""Nets that learned a game, as data, and running them without the library that trained them."""
