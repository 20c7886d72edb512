# Amsterdam, English.

amsterdam-name = Amsterdam
amsterdam-rules =
    You are merchants in Amsterdam at the end of the 19th century. Most points win.

    Each round: choose a card; choose two of the six dice; then take your turn.
    A die gives as many resources of its colour as it shows, but you get them
    that many rounds from now: a 1 now, a 4 in three rounds. A round in which
    nothing comes to you costs a penalty tile.

    In your turn, in any order and as often as you can pay:
    – Activate cards for the resources printed on them, and use active cards.
    – Take one block for resources of its colour. You get its goods: store
      them, or sell them at once on the black market, once for each good.
    – Load at a crane, sail a space for a resource, deliver to warehouses;
      the sooner in the game the better.
    – Take dock workers aboard and hand them over at the jetty of their colour.
    – Advance on the Amstel once: 1 resource for a space, 2 for each more.
      It settles the turn order; bridges and the mouth give points.
    – Use the market tile once.

    One resource can be kept for the next round. At the end penalty tiles and
    cards that were never activated cost points; laurel cards, your largest
    group of blocks (3 each), the open districts and leftovers give points.

## Colours, districts, goods, workers
amsterdam-colour-black = black
amsterdam-colour-brown = brown
amsterdam-colour-purple = purple
amsterdam-colour-pink = pink
amsterdam-colour-orange = orange
amsterdam-colour-grey = grey
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-plantage = Plantage
amsterdam-district-jordaan = Jordaan
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-good-beer = beer
amsterdam-good-tulips = tulip bulbs
amsterdam-good-cheese = cheese
amsterdam-good-furniture = furniture
amsterdam-good-genever = genever
amsterdam-good-tiles = tiles
amsterdam-good-lace = lace
amsterdam-good-coffee = coffee
amsterdam-good-crystal = crystal
amsterdam-worker-light-blue = light blue
amsterdam-worker-reddish-brown = reddish brown
amsterdam-worker-white = white
amsterdam-worker-golden-yellow = golden yellow
amsterdam-worker-light-pink = light pink
amsterdam-worker-light-green = light green

## The harbour
amsterdam-start = the start space
amsterdam-water-1 = water 1
amsterdam-water-2 = water 2
amsterdam-water-3 = water 3
amsterdam-water-4 = water 4
amsterdam-water-5 = water 5
amsterdam-water-6 = water 6
amsterdam-water-7 = water 7
amsterdam-water-8 = water 8
amsterdam-water-9 = water 9
amsterdam-water-10 = water 10
amsterdam-water-11 = water 11
amsterdam-water-12 = water 12
amsterdam-jetty-light-blue = jetty (light blue)
amsterdam-jetty-reddish-brown = jetty (reddish brown)
amsterdam-jetty-white = jetty (white)
amsterdam-jetty-golden-yellow = jetty (golden yellow)
amsterdam-jetty-light-pink = jetty (light pink)
amsterdam-jetty-light-green = jetty (light green)
amsterdam-warehouse-beer = warehouse (beer)
amsterdam-warehouse-tulips = warehouse (tulip bulbs)
amsterdam-warehouse-cheese = warehouse (cheese)
amsterdam-warehouse-furniture = warehouse (furniture)
amsterdam-warehouse-genever = warehouse (genever)
amsterdam-warehouse-tiles = warehouse (tiles)
amsterdam-warehouse-lace = warehouse (lace)
amsterdam-warehouse-coffee = warehouse (coffee)
amsterdam-warehouse-crystal = warehouse (crystal)
amsterdam-warehouse-small-1 = small warehouse 1
amsterdam-warehouse-small-2 = small warehouse 2
amsterdam-warehouse-small-3 = small warehouse 3
amsterdam-warehouse-small-4 = small warehouse 4

## Types of cards
amsterdam-type-jeneverbrander = genever distiller
amsterdam-type-kaasmaker = cheesemaker
amsterdam-type-brouwer = brewer
amsterdam-type-tulpenteler = tulip grower
amsterdam-type-tegelbakker = tile baker
amsterdam-type-kantklosser = lacemaker
amsterdam-type-koffiebrander = coffee roaster
amsterdam-type-timmerman = carpenter
amsterdam-type-glasblazer = glass blower
amsterdam-type-grachtenhuis = canal house
amsterdam-type-hofje = almshouse court
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-pakhuis = storehouse
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-zaagmolen = sawmill
amsterdam-type-gildehuis = guildhall
amsterdam-type-stadhuis = town hall
amsterdam-type-grachtengordel = map Grachtengordel
amsterdam-type-burgwallen = map Burgwallen
amsterdam-type-nieuwmarkt = map Nieuwmarkt
amsterdam-type-plantage = map Plantage
amsterdam-type-jordaan = map Jordaan
amsterdam-type-haarlemmerbuurt = map Haarlemmerbuurt
amsterdam-deck-craftsman = craftsmen
amsterdam-deck-building = buildings
amsterdam-deck-map = district maps
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: where does the foreman begin?
amsterdam-phase-place_messenger = { $player }: where does the city messenger begin?
amsterdam-phase-place_trader = { $player }: where does the trader begin?
amsterdam-phase-start_card = { $player }: choose your starting card.
amsterdam-phase-start_single = { $player }: one resource for compartment 1.
amsterdam-phase-start_pair = { $player }: two of one colour for compartment 2.
amsterdam-phase-remove = { $player }: TOM leads: which map is removed?
amsterdam-phase-draft = { $player }: choose a card.
amsterdam-phase-overflow = { $player }: six cards: discard one and take a penalty tile.
amsterdam-phase-dice = { $player }: choose two dice.
amsterdam-phase-shift = { $player }: put the resources of one die elsewhere?
amsterdam-phase-turn = { $player }: it is your turn.
amsterdam-phase-pay = { $player }: hand in a resource.
amsterdam-phase-gain = { $player }: take a resource of your choice.
amsterdam-phase-sell = { $player }: store the goods, or sell them?
amsterdam-phase-use_free = { $player }: use the map for nothing?
amsterdam-phase-advance = { $player }: advance on the Amstel?
amsterdam-phase-swap_out = { $player }: which card do you swap?
amsterdam-phase-swap_in = { $player }: for which card?
amsterdam-phase-free_card = { $player }: activate a card for nothing.
amsterdam-phase-sail_on = { $player }: up to three free steps in a row.
amsterdam-phase-sail_to = { $player }: to which space does your ship go?
amsterdam-phase-free_block = { $player }: which block do you take?
amsterdam-phase-move_foreman = { $player }: where does the foreman go?
amsterdam-phase-move_messenger = { $player }: where does the messenger go?
amsterdam-phase-move_trader = { $player }: where does the trader go?
amsterdam-phase-keep = { $player }: which resource do you keep?

## Actions
amsterdam-do-foreman = Foreman: { $warehouse }
amsterdam-do-messenger = Messenger: { $district } { $number } ({ $cost })
amsterdam-do-trader = Trader: { $good }
amsterdam-do-take = Take { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Remove { $card } { $type } ({ $cost })
amsterdam-do-discard = Discard { $card } { $type } ({ $cost })
amsterdam-do-pay = Hand in { $colour }
amsterdam-do-gain = Take { $colour }
amsterdam-do-keep = Keep { $colour }
amsterdam-do-swap = Swap { $card } { $type } ({ $cost })
amsterdam-do-for = For { $card } { $type } ({ $cost })
amsterdam-do-draw = Draw from: { $deck }
amsterdam-do-activate = Activate { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Activate { $card } { $type } ({ $cost }), { $colour } left out
amsterdam-do-activate-guilders = Activate { $card } { $type } ({ $cost }): 3 guilders
amsterdam-do-use = Use { $card } { $type }
amsterdam-do-use-free = Use { $card } { $type } for nothing
amsterdam-do-not-use = Leave { $card } { $type } unused
amsterdam-do-drop = Discard { $card } { $type } for 3 guilders
amsterdam-do-block = Take a block: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Take a block for 2 guilders: { $district } { $number } ({ $cost })
amsterdam-do-store = Store: { $good }
amsterdam-do-sell-guilders = Sell for 2 guilders: { $good }
amsterdam-do-sell = Sell for a resource: { $colour }
amsterdam-do-sail = Sail: { $space }
amsterdam-do-sail-paid = Sail: { $space } – { $colour }
amsterdam-do-anchor = Go at once to: { $space }
amsterdam-do-stop = Sail no further
amsterdam-do-load = Load { $good }
amsterdam-do-deliver = Deliver { $good }
amsterdam-do-board = Take aboard the dock worker: { $worker }
amsterdam-do-hand-over = Hand over the dock worker: { $worker }
amsterdam-do-amstel =
    Amstel: { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } (pay { $resources })
amsterdam-do-advance =
    Advance: { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
amsterdam-do-stay =
    Stay where you are ({ $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    })
amsterdam-do-market = Market: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = Leave them
amsterdam-do-later = { $colour }: one compartment later
amsterdam-do-sooner = { $colour }: one compartment sooner
amsterdam-do-no-card = Take no card
amsterdam-do-pass = End your turn
amsterdam-do-pass-warns =
    { $count ->
        [one] End your turn: a resource will be lost
       *[other] End your turn: { $count } resources will be lost
    }
amsterdam-group-sail = Sail: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } sends the foreman to: { $warehouse }.
amsterdam-did-messenger = { $player } sends the messenger to { $district } { $number }.
amsterdam-did-trader = { $player } sends the trader to: { $good }.
amsterdam-did-take = { $player } takes { $card } { $type }.
amsterdam-did-one = { $player } takes a resource: { $colour }.
amsterdam-did-two = { $player } takes two resources: { $colour }.
amsterdam-did-remove = { $player } removes { $card } { $type }.
amsterdam-did-discard = { $player } discards { $card } { $type }.
amsterdam-did-pay = { $player } hands in: { $colour }.
amsterdam-did-gain = { $player } receives: { $colour }.
amsterdam-did-keep = { $player } keeps: { $colour }.
amsterdam-did-swap = { $player } swaps { $card } { $type }.
amsterdam-did-for = { $player } gets { $card } { $type } for it.
amsterdam-did-draw = { $player } draws from the deck: { $deck }.
amsterdam-did-activate = { $player } activates { $card } { $type }.
amsterdam-did-activate-less = { $player } activates { $card } { $type } and saves: { $colour }.
amsterdam-did-activate-guilders = { $player } activates { $card } { $type } for 3 guilders.
amsterdam-did-use = { $player } uses { $card } { $type }.
amsterdam-did-use-free = { $player } uses { $card } { $type } for nothing.
amsterdam-did-drop = { $player } discards { $card } { $type } for 3 guilders.
amsterdam-did-block = { $player } takes the block { $district } { $number }.
amsterdam-did-block-guilders = { $player } takes the block { $district } { $number } for 2 guilders.
amsterdam-did-store = { $player } stores: { $good }.
amsterdam-did-sell-guilders = { $player } sells for 2 guilders: { $good }.
amsterdam-did-sell = { $player } sells for a resource: { $colour }.
amsterdam-did-sail = { $player } sails to: { $space }.
amsterdam-did-sail-paid = { $player } sails to: { $space }, paid with: { $colour }.
amsterdam-did-anchor = { $player } goes at once to: { $space }.
amsterdam-did-load = { $player } loads: { $good }.
amsterdam-did-deliver = { $player } delivers: { $good }.
amsterdam-did-board = { $player } takes a dock worker aboard: { $worker }.
amsterdam-did-hand-over = { $player } hands over a dock worker: { $worker }.
amsterdam-did-amstel =
    { $player } pays { $resources } for { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } on the Amstel.
amsterdam-did-advance =
    { $player } advances { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } on the Amstel.
amsterdam-did-market = { $player } uses the market: { $tile }.
amsterdam-did-dice = { $player } chooses the dice { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } gets one round later: { $colour }.
amsterdam-did-sooner = { $player } gets one round sooner: { $colour }.

## What happens
amsterdam-round = Round { $round }.
amsterdam-over = The game is over.
amsterdam-rolled = Die: { $colour } { $pips }
amsterdam-revealed = Turned up: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Market tile: { $tile }
amsterdam-district-open = District to be scored: { $district }
amsterdam-got-order = { $player }: order { $order }
amsterdam-got-secret-order = { $player }: a secret order
amsterdam-scored-warehouse =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (warehouses)
amsterdam-scored-quick =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (quick delivery)
amsterdam-scored-foreman =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (foreman)
amsterdam-scored-depot =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (dock workers)
amsterdam-scored-bridge =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (bridges of the Amstel)
amsterdam-scored-mouth =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (mouth of the Amstel)
amsterdam-scored-market =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (market)
amsterdam-scored-card =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (cards)
amsterdam-scored-penalty =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (penalty tiles)
amsterdam-scored-laurel =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (laurel cards)
amsterdam-scored-city =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (largest group of blocks)
amsterdam-scored-district =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (districts)
amsterdam-scored-order =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (orders)
amsterdam-scored-leftovers =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (leftovers)
amsterdam-gained-guilders =
    { $player }: +{ $guilders ->
        [one] 1 guilder
       *[other] { $guilders } guilders
    }
amsterdam-paid-guilders =
    { $player }: −{ $guilders ->
        [one] 1 guilder
       *[other] { $guilders } guilders
    }
amsterdam-advanced =
    { $player }: { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } – Amstel
amsterdam-penalised =
    { $player }: { $tiles ->
        [one] 1 penalty tile
       *[other] { $tiles } penalty tiles
    }
amsterdam-tom-block = { $player }: { $district } { $number } ({ $cost })

## Why something does not react
amsterdam-not-displayed = Only a card on display can be chosen now.

## The score
amsterdam-score-warehouse = Warehouses
amsterdam-score-quick = Quick delivery
amsterdam-score-foreman = Foreman
amsterdam-score-depot = Dock workers
amsterdam-score-bridge = Bridges of the Amstel
amsterdam-score-mouth = Mouth of the Amstel
amsterdam-score-market = Market
amsterdam-score-card = Cards
amsterdam-score-penalty = Penalty tiles
amsterdam-score-city = Largest group of blocks
amsterdam-score-leftovers = Leftovers
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Order { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Pay { $price }: 3 ship steps
amsterdam-tile-swap-card = Pay { $price }: swap an inactive card for a discarded one
amsterdam-tile-free-cards = Pay { $price }: activate cards for nothing: { $count }
amsterdam-tile-sail-anywhere = Pay { $price }: your ship to any space
amsterdam-tile-take-block = Pay { $price }: any block
amsterdam-tile-one-of-each = Pay { $price }: one resource of each colour

## The table
amsterdam-column-points = Points
amsterdam-column-guilders = Guilders
amsterdam-column-supply = Resources
amsterdam-column-wheel = Turntable 1–6
amsterdam-column-ship = Ship
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Penalties
amsterdam-market-tile = Market { $tile } – { $text }
amsterdam-dice = Dice
amsterdam-display = On display
amsterdam-inactive = Inactive
amsterdam-active = Active
amsterdam-your-orders = Your orders
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Black market
amsterdam-empty = empty
amsterdam-depot = Depot
amsterdam-scored-districts = Districts that score
amsterdam-warehouses = Warehouses
amsterdam-jetties = Jetties
amsterdam-blocks = Blocks

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Card: { $card } { $type }
amsterdam-dealt-workers = Workers: { $workers }
amsterdam-dealt-disc = Disc on the Amstel: { $player }
amsterdam-dealt-order = Order: { $order }
amsterdam-dealt-good = Good: { $good }
