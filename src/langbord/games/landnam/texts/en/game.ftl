# Landnám, English.

landnam-name = Landnám
landnam-rules =
    You settle an unknown island, and go to law over it. A house is a point, and
    so is every token from the althing; who has twelve at the end of a turn
    wins. As everybody has only nine houses, three points at least must come
    from the althing.

    A turn:
    1. Roll two dice. Every hex with that number brings each farm at it a card,
       each village two; but a settler on the hex takes two cards and the
       buildings get none. If the stock is too small for all, it is a famine:
       nobody gets anything and all cards of the kinds that fell short are lost.
       One hex that paid ages. On a 7 the althing meets: outlaws leave the
       board, and everybody may sue the units that stand on hexes at which he
       has buildings. Both sides stake cards; who cannot exceed the other has
       lost.
       The winner gets a white token. A unit that lost is an outlaw, with a red
       token for the plaintiff at the next althing. Who could be sued three times
       or more and was not gets a black token.
    2. Move a ship two steps or a settler one, or swap a fate card for a
       resource. Who steps into the unknown explores it.
    3. Trade: four equal cards for one of the stock, two where you have a
       harbour, or with the others. Then build.

## Things
landnam-kind-wood = wood
landnam-kind-sheep = sheep
landnam-kind-grain = grain
landnam-kind-iron = iron
landnam-terrain-unknown = unknown
landnam-terrain-sea = sea
landnam-terrain-bog = bog
landnam-terrain-field = field
landnam-terrain-meadow = meadow
landnam-terrain-forest = forest
landnam-terrain-mountain = mountain
landnam-outer-sea = the outer sea
landnam-ship = ship
landnam-settler = settler
landnam-card-find-forest = Forest found
    .text = Exploration: what you explore is forest.
landnam-card-find-meadow = Meadow found
    .text = Exploration: what you explore is meadow.
landnam-card-find-field = Field found
    .text = Exploration: what you explore is a field.
landnam-card-find-bog = Bog found
    .text = Exploration: what you explore is bog.
landnam-card-roll-twice = A second look
    .text = Exploration: roll both dice twice and choose a pair.
landnam-card-extra-step = Fair wind
    .text = Movement: one more step for the unit that you moved.
landnam-card-landing = Landing
    .text = Movement: your ship may enter a land hex with this step.
landnam-card-mountain-path = Mountain path
    .text = Movement: your settler may enter a mountain with this step.
landnam-card-give-way = Make way
    .text = Movement: enter a hex with a unit on it, which must give way.
landnam-card-break-case = Case dismissed
    .text = Althing: breaks off the case being heard.
landnam-card-break-thing = The althing breaks up
    .text = Althing: breaks off the whole althing.
landnam-card-rich-harvest = Rich harvest
    .text = Harvest: a hex that paid you pays one card more.
landnam-card-rested-soil = Rested soil
    .text = Harvest: no hex ages.
landnam-card-no-famine = Full barns
    .text = Harvest: the famine does not take place.

## Questions
landnam-phase-ageing = { $player }: Which hex ages?
landnam-phase-order = { $player }: Who tries his cases first?
landnam-phase-plaintiff = { $player }: Whom do you summon?
landnam-phase-answer = { $player }: Your answer in this case?
landnam-phase-handover = { $player }: Do you take the case over?
landnam-phase-verdict = { $player }: The case is about to be decided. Do you break it off?
landnam-phase-closing = { $player }: Black tokens are about to be given. Do you break the althing up?
landnam-phase-move = { $player }: Your movement?
landnam-phase-choose_find = { $player }: Which find do you choose?
landnam-phase-flee = { $player }: Where does your unit go?
landnam-phase-trade = { $player }: Do you trade?
landnam-phase-offer = { $player }: Do you accept the offer?
landnam-phase-counter = { $player }: Do you accept the counter-offer?
landnam-phase-build = { $player }: What do you build?

## Actions
landnam-do-accept = Accept from { $other }: { $give } for { $want }
landnam-do-age = Age { $cell }
landnam-do-ask = Ask me again whether I break off
landnam-do-choose = Choose { $terrain }
landnam-do-choose-number = Choose { $terrain } with { $number }
landnam-do-exchange = Exchange { $given } for { $kind }
landnam-do-explore = Explore { $cell } with the { $piece } on { $from }
landnam-do-explore-with = Explore { $cell } with the { $piece } on { $from } and { $cards }
landnam-do-farm = Build a farm at { $corner } with the { $piece } on { $cell }
landnam-do-first = { $other } is first
landnam-do-give = Give { $kind }
landnam-do-hand-over = Offer the case to { $other }
landnam-do-harbour = Build a harbour for { $kind } at { $cell }
landnam-do-lay = Lay { $count } { $kind }
landnam-do-leave-always = Play no card, and none at any althing until I say so
landnam-do-leave-thing = Play no card, nor later in this althing
landnam-do-more = Play { $card } for { $cell }
landnam-do-play = Play { $card }
landnam-do-propose = Offer { $give } for { $want }
landnam-do-retreat = Go to { $cell }
landnam-do-settler-at = Build a settler on { $cell } by the building at { $corner }
landnam-do-ship = Build a ship on { $cell }
landnam-do-ship-at = Build a ship on { $cell } by the building at { $corner }
landnam-do-step = Move the { $piece } from { $from } to { $cell }
landnam-do-step-with = Move the { $piece } from { $from } to { $cell } with { $cards }
landnam-do-summon = Summon the { $piece } of { $other } on { $cell } with { $count }
landnam-do-swap = Swap { $card } for { $kind }
landnam-do-take-case = Take the case over
landnam-do-till = Age { $cell } by your unit
landnam-do-to = To { $other }
landnam-do-village = Extend the farm at { $corner } to a village
landnam-do-want = Want { $kind }
landnam-do-withdraw = Withdraw the offer
landnam-pass-plaintiff = No more cases
landnam-pass-answer = Lay nothing
landnam-pass-enough = That is enough
landnam-pass-handover = Decline
landnam-pass-verdict = Play no card
landnam-pass-closing = Play no card
landnam-pass-move = Do not move
landnam-pass-further = Stop here
landnam-pass-trade = Done with trading
landnam-pass-offer = Decline
landnam-pass-counter = Decline
landnam-pass-build = Done

## What happens
landnam-starts = { $player } begins.
landnam-turn = It is { $player }'s turn.
landnam-rolled = { $player } rolls { $first } and { $second }: { $sum }.
landnam-althing = The althing meets.
landnam-drew = { $player } draws { $card }.
landnam-drew-unseen = { $player } draws a fate card.
landnam-shuffled = The fate cards are shuffled.
landnam-explored = Green { $green }, red { $red }.
landnam-explored-red = Red { $red }.
landnam-found = { $cell } is { $terrain }.
landnam-found-number = { $cell } is { $terrain } with { $number }.
landnam-aged = { $cell } ages from { $old } to { $number }.
landnam-rested = { $cell } does not age and keeps its { $number }.
landnam-harvested = { $player } harvests { $cards }.
landnam-kept = { $player } keeps { $cards }.
landnam-famine = Famine! All { $kinds } is lost.
landnam-built-farm = { $player } builds a farm at { $corner }.
landnam-built-village = { $player } has a village at { $corner }.
landnam-built-unit = { $player } has a new { $piece } on { $cell }.
landnam-harbour = There is a harbour for { $kind } at { $cell }.
landnam-lost-unit = { $player } loses the { $piece } on { $cell }.
landnam-outlawed = The { $piece } of { $player } on { $cell } is an outlaw.
landnam-fled = The { $piece } of { $player } has escaped to { $cell }; the token stays behind.
landnam-token-white = { $player } gets { $count ->
    [one] a white token
   *[other] { $count } white tokens
}.
landnam-token-red = { $player } gets { $count ->
    [one] a red token
   *[other] { $count } red tokens
}.
landnam-token-black = { $player } gets { $count ->
    [one] a black token
   *[other] { $count } black tokens
}.
landnam-traded = { $player } gives { $other } { $give } for { $want }.
landnam-has-answered = { $player } has answered.
landnam-did-decline = { $player } declines.
landnam-did-decline-case = { $player } does not take the case.
landnam-did-exchange = { $player } exchanges { $given } for { $kind }.
landnam-did-explore = { $player } explores { $cell }.
landnam-did-explore-with = { $player } explores { $cell } with { $cards }.
landnam-did-first = { $other } may sue first.
landnam-did-hand-over = { $player } offers the case to { $other }.
landnam-did-lay = { $player } lays { $count } { $kind }.
landnam-did-more = { $player } plays { $card } for { $cell }.
landnam-did-nothing = { $player } lays nothing more.
landnam-did-play = { $player } plays { $card }.
landnam-did-propose = { $player } offers { $give } for { $want }.
landnam-did-retreat = The { $piece } of { $player } gives way to { $cell }.
landnam-did-step = { $player } moves a { $piece } from { $from } to { $cell }.
landnam-did-step-with = { $player } moves a { $piece } from { $from } to { $cell } with { $cards }.
landnam-did-summon = { $player } summons the { $piece } of { $other } on { $cell } with { $count }.
landnam-did-swap = { $player } swaps { $card } for { $kind }.
landnam-did-take-case = { $player } takes the case over.
landnam-did-withdraw = { $player } withdraws the offer.
landnam-over = The game is over.
landnam-drawn = The limit of turns is reached: a draw.

## Points
landnam-score-farm = Farm at { $corner }
landnam-score-village = Village at { $corner }
landnam-score-white = White tokens: { $count }
landnam-score-red = Red tokens: { $count }
landnam-score-black = Black tokens: { $count }

## The table
landnam-board-player = Player
landnam-board-points = Points
landnam-board-cards = Cards
landnam-board-fate = Fate
landnam-board-houses = Houses
landnam-board-settlers = Settlers
landnam-board-ships = Ships
landnam-board-tokens = White/red/black
landnam-board-hand = Your cards: { $cards }
landnam-board-none = none
landnam-board-outer = On the outer sea: { $ships }
landnam-board-exhausted = The stock has no { $kinds }.
landnam-board-outlaw = outlaw
landnam-board-case = Case about { $cell } ({ $kind }): prosecution { $prosecution } has { $first }, defence { $defence } has { $second }
landnam-board-offer = { $player } offers { $give } for { $want }
landnam-board-legend = Ship S, settler H, farm f, village V, each with the player's number; ! is an outlaw, h a harbour.
landnam-board-harbour = harbour for { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Summon the { $piece } of { $other } on { $cell }
landnam-group-farm = Build a farm with the { $piece } on { $cell }
landnam-group-swap = Swap { $card } for a resource
landnam-group-harbour = Build a harbour at { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Fate card: { $card }
landnam-dealt-roll = Dice: { $first } and { $second }
landnam-dealt-find = Exploring: green { $green }, red { $red }
landnam-dealt-find-of = Exploring: { $terrain }, red { $red }
