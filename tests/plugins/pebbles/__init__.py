"""Pebbles: a game of somebody else. Three heaps; who takes the last pebble of all gets five points for it."""
