### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
amsterdam-gives-guilders =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    }
amsterdam-gives-choice =
    { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
amsterdam-gives-amstel =
    { $count ->
        [one] 1 space on the Amstel
       *[other] { $count } spaces on the Amstel
    }
amsterdam-gives-sail =
    { $count ->
        [one] 1 ship step
       *[other] { $count } ship steps
    }
amsterdam-gives-resource = 1 { $colour } resource
amsterdam-each-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    } for each: { $measure }
amsterdam-each-points-of =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    } for each: { $measure } ({ $which })
amsterdam-twice-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }; twice that with an active { $which }
amsterdam-each-guilders =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    } for each: { $measure }
amsterdam-each-guilders-of =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    } for each: { $measure } ({ $which })
amsterdam-twice-guilders =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    }; twice that with an active { $which }
amsterdam-church-set = 3 points; 8 with a Zuiderkerk or Westerkerk of its own, 15 with both
amsterdam-delivery =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    } for each delivery: { $good }

## What is paid
amsterdam-pay-guilders =
    Pay { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    }
amsterdam-pay-any =
    Hand in { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
amsterdam-pay-resource = Hand in 1 { $colour }

## On what condition; `of`: of which type, district, good, …
amsterdam-if-so = { $measure }
amsterdam-if-least = { $measure }, at least { $least }
amsterdam-if-least-of = { $measure } ({ $which }), at least { $least }
amsterdam-if-most =
    { $most ->
        [0] no { $measure }
       *[other] { $measure }, at most { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), at most { $most }
amsterdam-if-between = { $measure }, { $least } to { $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least } to { $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, or 2 with an active card of the type
amsterdam-measure-active-cards = active cards
amsterdam-measure-active-of-deck = active cards
amsterdam-measure-active-of-type = active cards
amsterdam-measure-active-of-timing = active cards
amsterdam-measure-craftsman-types = types among your active craftsmen
amsterdam-measure-craftsman-pairs = pairs of equal active craftsmen
amsterdam-measure-most-craftsmen = active craftsmen of your commonest type
amsterdam-measure-map-districts = districts among your active maps
amsterdam-measure-map-pairs = pairs of active maps of one colour
amsterdam-measure-fewest-of-a-deck = active cards of each deck
amsterdam-measure-church-set = 3, or 8 with a Zuiderkerk or Westerkerk of its own, or 15 with both
amsterdam-measure-inactive = inactive cards
amsterdam-measure-inactive-at-start = inactive cards when your turn began
amsterdam-measure-maps-used = maps used this turn
amsterdam-measure-maps-used-of = maps used this turn
amsterdam-measure-amstel-steps = spaces gone on the Amstel this turn
amsterdam-measure-discs-ahead = discs ahead of yours on the Amstel
amsterdam-measure-discs-behind = discs behind yours on the Amstel
amsterdam-measure-bridges-passed = bridges passed
amsterdam-measure-at-mouth = your disc at the mouth of the Amstel
amsterdam-measure-ship-steps = ship steps this turn
amsterdam-measure-at-start = your ship on the start space
amsterdam-measure-cargo = goods aboard
amsterdam-measure-cargo-kinds = kinds of goods aboard
amsterdam-measure-aboard = workers and goods aboard
amsterdam-measure-in-depot = workers in the depot
amsterdam-measure-in-depot-of = workers in the depot
amsterdam-measure-sold = goods on the black market
amsterdam-measure-stock = goods in the large warehouse
amsterdam-measure-small-stock = goods in small warehouses
amsterdam-measure-own-blocks = blocks you own
amsterdam-measure-fives-of-blocks = begun fives of blocks you own
amsterdam-measure-blocks-of = blocks you own
amsterdam-measure-market-points = points from the market this turn
amsterdam-measure-card-guilders = guilders from another card this turn
amsterdam-measure-card-points = points from another card this turn
amsterdam-measure-not-above = others with as many points as you or fewer
amsterdam-measure-not-below = others with as many points as you or more
amsterdam-timing-i = phase I
amsterdam-timing-ii = phase II
amsterdam-timing-iii = phase III
amsterdam-timing-permanent = permanent
amsterdam-timing-laurel = laurel

## What a card changes
amsterdam-trait-no-last-penalties = No penalty tiles for cards inactive at the end
amsterdam-trait-steps-at-end =
    At the end: { $count ->
        [one] 1 space on the Amstel
       *[other] { $count } spaces on the Amstel
    }
amsterdam-trait-second-market = Use the market tile twice
amsterdam-trait-block-cheaper = Blocks cost 1 resource less
amsterdam-trait-block-guilder = 1 guilder for each block you take
amsterdam-trait-block-for-guilders = A block may cost 2 guilders instead of resources
amsterdam-trait-two-blocks = Two blocks a turn
amsterdam-trait-triple-map = Use one map up to three times a round
amsterdam-trait-building-guilders = 2 guilders for each building you activate
amsterdam-trait-building-cheaper = Buildings cost 1 resource less
amsterdam-trait-craftsman-guilder = 1 guilder for each craftsman you activate
amsterdam-trait-disc-on-top = Your disc is always on top of its stack
amsterdam-trait-free-map-use = A map you activate may be used at once for nothing
amsterdam-trait-sell-for-both = A sale on the black market gives 2 guilders and a resource
amsterdam-trait-cards-for-guilders = For every 3 guilders: activate a card
amsterdam-trait-double-steps = Each resource moves your ship 2 spaces
amsterdam-trait-map-guilder = 1 guilder for each map you activate
amsterdam-trait-new-type-cheaper = The first craftsman of each type costs 1 resource less
amsterdam-trait-map-for-guilders =
    Discard an active map: { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    }
amsterdam-trait-no-draft = You need not take a card in phase I
amsterdam-trait-double-depot = Dock workers score double
amsterdam-trait-guilders-for-ones =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    } for each chosen 1
amsterdam-trait-resources-for-ones = 2 more resources for each chosen 1
amsterdam-trait-shift-die = Put one die's resources a compartment sooner or later
amsterdam-trait-resource-per-die = 1 more resource for each chosen die
amsterdam-trait-delivery-point = 1 point for each good delivered
amsterdam-trait-block-step =
    { $count ->
        [one] 1 space on the Amstel
       *[other] { $count } spaces on the Amstel
    } for each block
amsterdam-trait-delivery-guilder = 1 guilder for each good delivered

## What is handed in for an order
amsterdam-order-crew-and-resource = Hand in 2 workers and 1 resource
amsterdam-order-resources = Hand in different resources
amsterdam-order-one-of-each-kind = Hand in a worker, a good and a resource
amsterdam-order-crew-of-colour = Hand in up to 2 { $worker } workers

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = craftsman
amsterdam-kind-building = building
amsterdam-kind-map = district map
amsterdam-when-i = Once a round, when you choose a card (phase I)
amsterdam-when-ii = Once a round, when you take your resources (phase II)
amsterdam-when-iii = Once a round, in your turn (phase III)
amsterdam-when-permanent = As long as it is active
amsterdam-when-laurel = Once, at the end of the game

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Would pay now
amsterdam-now-nothing = nothing
amsterdam-now-condition = Condition
amsterdam-now-met = fulfilled
amsterdam-now-unmet = not fulfilled
amsterdam-now-least = { $held } of at least { $least }
amsterdam-now-most = { $held } of at most { $most }
amsterdam-now-between = { $held } ({ $least } to { $most })
amsterdam-now-progress = Progress
amsterdam-now-have = { $what } { $have } of { $need }
amsterdam-now-workers = workers
amsterdam-now-resources = resources
amsterdam-now-goods = goods
amsterdam-now-colours = different resources
