# Amsterdam: the lesson, English.

amsterdam-lesson-chapter-cards = A card and two dice
amsterdam-lesson-chapter-activate = Activating a card
amsterdam-lesson-chapter-block = A block
amsterdam-lesson-chapter-harbour = To the warehouse
amsterdam-lesson-chapter-workers = Dock workers
amsterdam-lesson-chapter-market = The market
amsterdam-lesson-chapter-amstel = The Amstel
amsterdam-lesson-chapter-end = The end

amsterdam-lesson-city = In the south lie six districts of six blocks, in the north the harbour with its warehouses, along the side the Amstel. You have twelve rounds; most points win.
amsterdam-lesson-draft = A round begins with a card for everybody, in the order of the discs on the Amstel. Take one; the cubes on it are what it will cost to activate.
amsterdam-lesson-dice = Now choose two of the six dice, one for each colour. A die gives as many resources of its colour as it shows.
amsterdam-lesson-wheel = They went into the compartment of that number on your turntable. It turns by one each round, and what reaches the exit is yours: a one at once, a six only in five rounds, but then it is a lot.
amsterdam-lesson-activate = In your turn you spend resources, in any order. Pay for the glowing card: it becomes active and works from now on.
amsterdam-lesson-block = Once in a turn you may take a block: it costs as many resources of its colour as are drawn on it. Blocks that bridges join count 3 points each at the end. Take the glowing one.
amsterdam-lesson-store = The goods on the block are yours. The black market would buy each good once for a resource or two guilders; store them instead.
amsterdam-lesson-load = Your ship lies at a crane, as at every jetty and at the start. Load the goods.
amsterdam-lesson-sail = Each space that you sail costs a resource of any colour. Sail towards the warehouse.
amsterdam-lesson-further = One space further.
amsterdam-lesson-deliver = Here they want what you carry. Deliver: you score the highest free space of the roof, and in the first seven rounds some points more, the sooner the better.
amsterdam-lesson-worker = At a jetty you may take a dock worker aboard, which brings a guilder. Handed over at the jetty of his own colour he brings points. Take one.
amsterdam-lesson-market = Guilders buy what the market tile of the round offers, once in a turn: points, and often something more. Use it.
amsterdam-lesson-amstel = Once in a turn you may advance on the Amstel: a resource for the first space, two for each more. Who is ahead plays first; bridges and the mouth give points. Advance.
amsterdam-lesson-last = The last turn of the last round. Of what is not spent only one resource is kept in other rounds; now leftovers count half a point. End your turn.
amsterdam-lesson-points = The score sheet explains every point: penalty tiles and cards that were never activated cost; laurel cards, your largest group of blocks, districts and leftovers pay.
