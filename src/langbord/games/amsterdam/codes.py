"""The numbers of actions. Where a question has one kind of answer, the action is the number of the thing chosen."""

from __future__ import annotations

from langbord.core.rule import rule

PASS = 200
YES = 201
NO = 202
FROM_DECK = 204  # CA18: + the deck
PAIR = 210  # + first die * 6 + second die
SHIFT_DOWN = 250  # + die
SHIFT_UP = 260  # + die
BLOCK = 300  # + block, for resources
BLOCK_GUILDERS = 350  # + block, for guilders (027)
LOAD = 400  # + good
DELIVER = 410  # + good
BOARD = 420  # + worker
HAND_OVER = 430  # + worker
BUY_AMSTEL = 440  # + spaces
MARKET = 470
STORE = 471
SELL_GUILDERS = 472
SELL_RESOURCE = 480  # + colour
USE = 500  # + card
DROP_MAP = 700  # 047: + map
SAIL = 900  # + space * 8 + the colour paid
FREELY = 6  # sail without paying
ACTIVATE = 1200  # + card * 8 + how
IN_FULL, FOR_GUILDERS = 6, 7  # how to activate; a colour: a resource of that colour is left out (031, 042)


@rule
def activation(card: int, how: int) -> int:
    return ACTIVATE + card * 8 + how


@rule
def passage(space: int, colour: int) -> int:
    return SAIL + space * 8 + colour
