# Tickets, English.

tickets-name = Tickets
tickets-rules =
    You are merchants in Amsterdam, four centuries ago. Most points win.

    On your turn do one thing:
    – Draw two transport cards, each from the pile or from the five that lie
      face up. A face-up wild is the only card you take that turn. Three wilds
      among the five, and all five are replaced.
    – Claim a route: pay a card for each of its spaces, all of the route's
      colour; on a grey route any one colour. Wilds stand for any colour.
      You score at once: 1, 2, 4 or 7 points for 1, 2, 3 or 4 spaces.
      A route with cart symbols also gives you a merchandise card.
    – Draw two contracts and keep one or both.

    Nobody owns both routes of a double; with two players only one of the
    two is ever used.

    When somebody ends a turn with two carts or fewer, everybody has one more
    turn. Then each contract whose places your own routes join adds its value,
    each other one costs you as much. Most merchandise cards: 8 points, fewer
    for the places behind.

## Cards and colours
tickets-card-pink = pink
    .card = pink card
tickets-card-blue = blue
    .card = blue card
tickets-card-green = green
    .card = green card
tickets-card-black = black
    .card = black card
tickets-card-red = red
    .card = red card
tickets-card-orange = orange
    .card = orange card
tickets-card-wild = wild
    .card = wild card
tickets-grey = grey

## Questions
tickets-phase-keep_first = { $player }: which contracts do you keep?
tickets-phase-turn = { $player }: it is your turn.
tickets-phase-second_card = { $player }: take your second card.
tickets-phase-keep = { $player }: which contracts do you keep?

## Actions
tickets-do-draw-pile = Draw from the pile
tickets-do-draw = Take { $card }
tickets-do-contracts = Draw contracts
tickets-do-pass = Pass
tickets-do-keep-one = Keep { $a } – { $b } ({ $value })
tickets-do-keep-both = Keep both: { $a } – { $b } ({ $value }) and { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Claim { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , merchandise
    }): pay { $cards }
tickets-claim-route =
    Claim { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , merchandise
    }) …

## What happens
tickets-starts = { $player } starts.
tickets-drew = { $player } draws one { $card-card } from the pile.
tickets-drew-unseen = { $player } draws a card from the pile.
tickets-took = { $player } takes one { $card-card } from the row.
tickets-turned-up = One { $card-card } is turned up.
tickets-row-cleared = Too many wilds: the whole row is replaced.
tickets-shuffled = The discards are shuffled into a new pile.
tickets-draws-contracts = { $player } draws contracts.
tickets-offered = { $player } is offered the contract { $a } – { $b } ({ $value }).
tickets-has-chosen = { $player } has chosen.
tickets-kept =
    { $count ->
        [one] { $player } keeps one contract.
       *[other] { $player } keeps { $count } contracts.
    }
tickets-claimed =
    { $player } claims { $a } – { $b } ({ $colour }) with { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } takes a merchandise card, the first.
       *[other] { $player } takes a merchandise card and has { $count } now.
    }
tickets-passes = { $player } can do nothing and passes.
tickets-last-round = { $player } has hardly any carts left: everybody has one more turn.
tickets-over = The game is over.

## The table
tickets-any-colour = grey: any one colour
tickets-with-cart = gives merchandise
tickets-claimed-by = claimed by that player
tickets-route-points = points for 1, 2, 3, 4 spaces: { $points }
tickets-closed = closed
tickets-column-points = Points
tickets-column-carts = Carts
tickets-column-merchandise = Merchandise
tickets-column-contracts = Contracts
tickets-column-cards = Cards (seen by all)
tickets-row = Face up
tickets-piles =
    Pile: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Contracts left: { $contracts }. Merchandise left: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Last round: one turn left.
       *[other] Last round: { $count } turns left.
    }
tickets-hand = Your hand
tickets-contracts = Your contracts
tickets-contract-done = done ✓
tickets-contract-open = not yet

## What a route or a card is worth as things stand
tickets-now-completes = Completes your contract { $a } – { $b } ({ $value })
tickets-now-leads = Lies on a shortest way for your contract { $a } – { $b } ({ $value })
tickets-now-cards = cards: { $have } of { $need }
tickets-now-lets-claim = With it you can pay for { $a } – { $b }

## The score
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Contract { $a } – { $b }, done
tickets-score-failed = Contract { $a } – { $b }, not done
tickets-score-bonus =
    { $count ->
        [0] No merchandise card
        [one] 1 merchandise card
       *[other] { $count } merchandise cards
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Card: { $card }
tickets-dealt-contract = Contract: { $a } – { $b } ({ $value })
