# Tickets: pages and board in the browser, English.

tickets-about = Routes, contracts and merchandise along the canals, in a quarter of an hour.

tickets-guide-keep-first = A contract pays when your own routes join its two places, and costs as much when they do not. Contracts whose ways overlap are worth keeping together.
tickets-guide-turn = Do one thing: take two cards, claim a glowing route, or draw contracts. Long routes pay far more than short ones: 1, 2, 4, 7.
tickets-guide-second-card = A face-up wild cannot be the second card. From the pile it can.
tickets-guide-keep = Keep what your network nearly joins already. You must keep one.

tickets-option-starter = Who starts
tickets-option-starter-random = by lot
tickets-option-starter-seat-0 = seat 1
tickets-option-starter-seat-1 = seat 2
tickets-option-starter-seat-2 = seat 3
tickets-option-starter-seat-3 = seat 4

tickets-cards-transport = Transport cards
tickets-cards-contracts = Contracts
tickets-cards-worth = { $points } points

tickets-drawing-payment = A green route of three spaces, and the four ways to pay for it: wilds (the star) stand in for any card.
tickets-drawing-double = A double route: the player with carts on one of the two can never have the other; somebody else can, with three or four players.
tickets-drawing-merchandise = Merchandise cards of four players and what they are worth: who shares a place gets all of it, and the next place is skipped.

tickets-mark-end = an end of a contract that is still open
