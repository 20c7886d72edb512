# Landnám: pages and board in the browser, English.

landnam-about = Explore an unknown island, farm it, and go to law over it at the althing.

landnam-panel-case = Case about { $cell }: { $kind } is staked
landnam-panel-prosecution = Prosecution
landnam-panel-defence = Defence
landnam-panel-staked = staked
landnam-panel-must-lay = must lay { $count } or more
landnam-panel-offered = The case is offered to { $player }.
landnam-panel-gives = { $player } gives
landnam-panel-wants = and wants
landnam-panel-you-give = You give
landnam-panel-you-want = You want
landnam-panel-offer = Make the offer
landnam-panel-costs = What things cost
landnam-panel-settler = settler
landnam-panel-ship = ship
landnam-panel-farm = farm
landnam-panel-village = village

landnam-talk-trade = Trade
landnam-talk-unasked = Make { $player } an offer
landnam-talk-offer = An offer
landnam-talk-thing = The althing
landnam-talk-to = to { $players }
landnam-talk-draft = not offered yet
landnam-talk-everybody = Nobody named: to all.
landnam-talk-accept = Accept
landnam-talk-counter = Counter-offer
landnam-talk-lacks = You do not hold what is wanted.
landnam-talk-less = { $side }: { $kind }, one less
landnam-talk-more = { $side }: { $kind }, one more
landnam-talk-waits = { $players } must answer.
landnam-talk-you = You must answer.
landnam-talk-standing-thing = You play no card in the rest of this althing.
landnam-talk-standing-always = You play no card at any althing until you say so.
landnam-talk-accuses = { $player } accuses { $other }, whose { $piece } stands on { $cell }.
landnam-talk-lay = Lay
landnam-talk-verdict = { $player } wins unless the case is broken off.

landnam-wait-trade = { $active } trades.
landnam-wait-offer = { $active } has made an offer; { $players } must answer.
landnam-wait-offer-own = Your offer waits for { $players }.
landnam-wait-counter = { $active } considers a counter-offer.
landnam-wait-answer = It is for { $players } to answer in the case.
landnam-wait-handover = { $players } may take the case over.
landnam-wait-verdict = The case is about to be decided. Waiting for { $players }.
landnam-wait-closing = Black tokens are about to be given. Waiting for { $players }.

landnam-guide-move = Move one piece. Stepping into the unknown explores it and finds land, a number and often a place for a farm.
landnam-guide-trade = Put an offer together: give, want, then offer it to all or to one. Four equal cards exchange for one, two where you have a harbour.
landnam-guide-build = A farm stands at a corner of a hex on which your piece stands. Houses are points; you have nine.
landnam-guide-ageing = One hex that paid grows old: its number rises by one, 6 to 8 and 12 to 2. That betters low numbers and worsens high ones.
landnam-guide-plaintiff = Sue a unit that stands on a hex beside your building. Both sides stake cards of the kind of that hex; who cannot exceed the other loses.
landnam-guide-answer = Lay more cards than the other side, hand the case over, or give in.

landnam-option-stakes = Stakes in a case
landnam-option-stakes-one-kind = of one kind
landnam-option-stakes-any-kind = of any kinds
landnam-option-flight = A unit that escapes
landnam-option-flight-sheds-tokens = leaves its tokens behind
landnam-option-flight-keeps-tokens = keeps its tokens
landnam-option-harbour-sites = A harbour needs
landnam-option-harbour-sites-sea-without = a sea hex without one
landnam-option-harbour-sites-land-without = a land hex without one
landnam-option-offers = Most offers in a trade phase
landnam-option-turns = Draw after so many turns (0: never)
landnam-option-open-hands = Open hands

landnam-drawing-harvest = An 8 is rolled. Left: the farm gets one card, the village two. Right: the settler takes two, and the farm gets none.
landnam-drawing-case = A case about a settler on a meadow: the prosecution has staked three sheep, the defence only two. The winner gets a white token, a red one makes the settler an outlaw; white, red and black tokens are a point each.
landnam-drawing-explore = A ship steps into the unknown: the green die finds a land, the red one its number, and the discoverer gets a card of what it yields.
landnam-drawing-corners = A farm stands on a corner where three hexes meet; the thick line is an edge. One edge away (dashed) nothing may be built, two edges away (full dots) it may.

landnam-mark-case = the hex that a case is about
landnam-mark-outlaw = an outlaw
