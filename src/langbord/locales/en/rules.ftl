# The pages of rules and their drawings, English.

rules-contents = Contents
rules-search = Search rules and cards
rules-found =
    { $count ->
        [0] Nothing found.
        [one] Found in one place.
       *[other] Found in { $count } places.
    }
rules-transport-cards = Transport cards
rules-contracts = Contracts
rules-worth = { $points } points
rules-drawing-payment = A green route of three spaces, and the four ways to pay for it: wilds (the star) stand in for any card.
rules-drawing-double = A double route: the player with carts on one of the two can never have the other; somebody else can, with three or four players.
rules-drawing-merchandise = Merchandise cards of four players and what they are worth: who shares a place gets all of it, and the next place is skipped.
rules-drawing-harvest = An 8 is rolled. Left: the farm gets one card, the village two. Right: the settler takes two, and the farm gets none.
rules-drawing-case = A case about a settler on a meadow: the prosecution has staked three sheep, the defence only two. The winner gets a white token, a red one makes the settler an outlaw; white, red and black tokens are a point each.
rules-drawing-explore = A ship steps into the unknown: the green die finds a land, the red one its number, and the discoverer gets a card of what it yields.
rules-drawing-corners = A farm stands on a corner where three hexes meet; the thick line is an edge. One edge away (dashed) nothing may be built, two edges away (full dots) it may.
rules-drawing-blocks = Blocks are neighbours when a bridge joins them. Three of the blue ones make a group of 9 points; the fourth is cut off.
rules-drawing-wheel = A die that shows 3, chosen in round 4: three resources in compartment 3. The turntable turns by one in every round, at once in this one; in round 6 they leave it and can be spent.
rules-drawing-harbour = From left to right: a jetty with a crane and two dock workers, two water spaces, a large warehouse. A step costs a resource of any colour; goods go to the highest free space of the roof.
rules-drawing-amstel = Advancing 1, 2, 3 or 4 spaces on the Amstel costs 1, 3, 5 or 7 resources. Who lands on others lies on top and is before them; a bridge scores when it is passed.
