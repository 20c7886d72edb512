# Lessons: a first game that teaches by playing, English.

## The lessons
lessons-title = Lesson: { $chapter }
lessons-progress = Progress in this chapter
lessons-about = You play real turns of a real game against bots, chapter by chapter. What is asked for glows; everything else stays possible.
lessons-begin = Begin
lessons-continue = Go on
lessons-once-more = Once more
lessons-done = done
lessons-next = Next
lessons-next-chapter = Next chapter
lessons-again = This chapter again
lessons-leave = Play on without the lesson
lessons-astray = That is possible too, but the lesson meant something else. Take it back, begin the chapter again, or just play on.
lessons-chapter-done = Done. The next chapter goes on some turns later in the same game.
lessons-end = That was the lesson: now you know { $game }. The rules tell the rest.

## Tickets
lessons-tickets-chapter-contracts = Contracts and cards
lessons-tickets-chapter-wild = Wilds
lessons-tickets-chapter-routes = Routes and merchandise
lessons-tickets-chapter-doubles = Double routes
lessons-tickets-chapter-more = More contracts
lessons-tickets-chapter-end = The end
lessons-tickets-city = This is Amsterdam, four centuries ago. You join its places by routes of your own; who has most points at the end wins.
lessons-tickets-keep = A contract names two places. If your own routes join them at the end it pays its value, if not it costs as much. The places of yours are marked: keep one contract or both.
lessons-tickets-draw = In a turn you do one thing; most often you take two cards. Take the first of them from the five that lie face up.
lessons-tickets-pile = The second card may come from the pile, where nobody sees it. Draw it from there.
lessons-tickets-wild = A wild stands for any colour. Face up it is so good that it is the only card you take in that turn. Take it.
lessons-tickets-claim = Claim the glowing route: it costs a card of its colour for each space, on a grey route any one colour. Wilds help out.
lessons-tickets-carts = Each space took one of your carts; 1, 2, 3 or 4 spaces pay 1, 2, 4 or 7 points at once. The cart symbols on the route brought a merchandise card: most of these are worth 8 points at the end.
lessons-tickets-double = Two routes side by side are a double: nobody owns both, and with two players only one of them is ever used. Claim the glowing one.
lessons-tickets-contracts = Who has done his contracts may draw two more. They can pay well, but what is not done at the end costs. Draw contracts.
lessons-tickets-choose = Keep what your network nearly joins already. One you must keep.
lessons-tickets-last = Somebody ended a turn with two carts or fewer, so everybody had one more turn. This is the very last one: claim a route that pays.
lessons-tickets-points = The score sheet explains every point: routes, contracts that were done and those that were not, merchandise.

## Landnám
lessons-landnam-chapter-unknown = Into the unknown
lessons-landnam-chapter-farm = The first farm
lessons-landnam-chapter-harvest = Harvest
lessons-landnam-chapter-trade = Trade
lessons-landnam-chapter-village = A village
lessons-landnam-chapter-settler = A settler
lessons-landnam-chapter-fate = Fate cards
lessons-landnam-chapter-althing = The althing
lessons-landnam-island = Nobody knows this island: hexes with a question mark are unexplored. Your ship waits on the outer sea. Who has twelve points at the end of a turn wins: houses, and tokens from the althing.
lessons-landnam-sail = A ship moves two steps in a turn, a settler one. Sail to the glowing hex on the rim.
lessons-landnam-explore = Stepping into the unknown explores it. Dice would tell what lies there, but your fate card settles the land. Explore with it.
lessons-landnam-found = The new hex has a land and a number; the dots show how often two dice roll it. You also got a card of what it yields.
lessons-landnam-farm = A piece becomes a farm on a corner of the hex it stands on. Build one: a house is a point, and it harvests from the three hexes that meet there.
lessons-landnam-end-turn = That is all for this turn. End it.
lessons-landnam-age = Two dice were rolled: every hex with that number gave a card to each farm at it, two to each village. One of the hexes that paid ages, its number goes up by one. Choose it.
lessons-landnam-exchange = Four equal cards exchange for one of another kind; with a harbour of that kind two are enough. Exchange.
lessons-landnam-give = The others can trade too. Put an offer together, card by card: first what you give.
lessons-landnam-want = Then what you want for it.
lessons-landnam-propose = Now offer it to all, and see who accepts.
lessons-landnam-village = A farm by the sea can become a village: a second house, a second point, and two cards at each harvest. Extend it.
lessons-landnam-settler = A building can raise a settler on a hex beside it. He explores inland, and where he stands he takes two cards at the harvest and the buildings get none. Build one.
lessons-landnam-swap = A fate card is played when its heading says. Instead of moving you may also swap one for a resource. Do that.
lessons-landnam-order = A seven was rolled: no harvest, the althing meets. Everybody may sue units that stand in the way of his buildings. You choose who begins: begin yourself.
lessons-landnam-summon = Sue the unit on the glowing hex: stake cards of the kind that the hex yields. The defence must lay more than you, or has lost.
lessons-landnam-verdict = Who wins a case gets a white token, a point. A unit that lost is an outlaw: you may chase it off, and at the next althing it leaves the board for a red token, a point too. Nine houses are not enough for twelve points: go to law.

## Amsterdam
lessons-amsterdam-chapter-cards = A card and two dice
lessons-amsterdam-chapter-activate = Activating a card
lessons-amsterdam-chapter-block = A block
lessons-amsterdam-chapter-harbour = To the warehouse
lessons-amsterdam-chapter-workers = Dock workers
lessons-amsterdam-chapter-market = The market
lessons-amsterdam-chapter-amstel = The Amstel
lessons-amsterdam-chapter-end = The end
lessons-amsterdam-city = In the south lie six districts of six blocks, in the north the harbour with its warehouses, along the side the Amstel. You have twelve rounds; most points win.
lessons-amsterdam-draft = A round begins with a card for everybody, in the order of the discs on the Amstel. Take one; the cubes on it are what it will cost to activate.
lessons-amsterdam-dice = Now choose two of the six dice, one for each colour. A die gives as many resources of its colour as it shows.
lessons-amsterdam-wheel = They went into the compartment of that number on your turntable. It turns by one each round, and what reaches the exit is yours: a one at once, a six only in five rounds, but then it is a lot.
lessons-amsterdam-activate = In your turn you spend resources, in any order. Pay for the glowing card: it becomes active and works from now on.
lessons-amsterdam-block = Once in a turn you may take a block: it costs as many resources of its colour as are drawn on it. Blocks that bridges join count 3 points each at the end. Take the glowing one.
lessons-amsterdam-store = The goods on the block are yours. The black market would buy each good once for a resource or two guilders; store them instead.
lessons-amsterdam-load = Your ship lies at a crane, as at every jetty and at the start. Load the goods.
lessons-amsterdam-sail = Each space that you sail costs a resource of any colour. Sail towards the warehouse.
lessons-amsterdam-further = One space further.
lessons-amsterdam-deliver = Here they want what you carry. Deliver: you score the highest free space of the roof, and in the first seven rounds some points more, the sooner the better.
lessons-amsterdam-worker = At a jetty you may take a dock worker aboard, which brings a guilder. Handed over at the jetty of his own colour he brings points. Take one.
lessons-amsterdam-market = Guilders buy what the market tile of the round offers, once in a turn: points, and often something more. Use it.
lessons-amsterdam-amstel = Once in a turn you may advance on the Amstel: a resource for the first space, two for each more. Who is ahead plays first; bridges and the mouth give points. Advance.
lessons-amsterdam-last = The last turn of the last round. Of what is not spent only one resource is kept in other rounds; now leftovers count half a point. End your turn.
lessons-amsterdam-points = The score sheet explains every point: penalty tiles and cards that were never activated cost; laurel cards, your largest group of blocks, districts and leftovers pay.
