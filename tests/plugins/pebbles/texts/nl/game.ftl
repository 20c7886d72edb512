pebbles-name = Kiezels
pebbles-do-pass = Passen
