"""Sample: a small game that works. Players add 1 to 3 to a sum; who brings it to 21 or beyond loses.

`langbord game new NAME` copies this folder under another name; docs/write-a-game.md goes on from there.
"""
