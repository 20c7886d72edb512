# Amsterdam: pages and board in the browser, English.

amsterdam-about = A merchant at the end of the 19th century: districts, harbour, black market, and 132 cards.

amsterdam-panel-compartment = Compartment { $number }: handed out in round { $round }
amsterdam-panel-scored = Districts to be scored
amsterdam-panel-discard = Discard pile: { $count }
amsterdam-everybody = The cards before everybody
amsterdam-reader-cost = Cost
amsterdam-reader-when = When
amsterdam-reader-goods = Goods
amsterdam-reader-owner = Owner
amsterdam-reader-with-one = With one
amsterdam-reader-by-count = Points for 1, 2, 3, …
amsterdam-reader-most-blocks = Points for most blocks here, by place
amsterdam-reader-not-scored = This district is not scored at the end.

amsterdam-guide-start-card = A cheap card that works every turn is a good beginning.
amsterdam-guide-draft = Take a card you can pay for soon: resources come from the dice you choose next.
amsterdam-guide-dice = A die gives as many resources as it shows, but only after that many rounds: ones come at once, sixes late.
amsterdam-guide-turn = Spend what you have: activate cards, take a block, sail, buy steps on the Amstel, use the market. Unspent resources are mostly lost.
amsterdam-guide-sell = Stored goods can be shipped to warehouses for points; selling gives guilders or a resource now.

amsterdam-option-short = Short game: rounds 3 to 12
amsterdam-option-specialists = Foreman and messenger
amsterdam-option-orders = Orders
amsterdam-option-orders-none = none
amsterdam-option-orders-three = three
amsterdam-option-orders-five = five
amsterdam-option-open-orders = Orders that lie open
amsterdam-option-open-orders-none = none
amsterdam-option-open-orders-one = one
amsterdam-option-open-orders-two = two
amsterdam-option-trading = The trader of the black market
amsterdam-option-tiles = Market tiles
amsterdam-option-tiles-base = A and B
amsterdam-option-tiles-mixed = C among A and B
amsterdam-option-tiles-replaced = C instead of B
amsterdam-option-active-maps-count = An active map counts, used or not

amsterdam-drawing-blocks = Blocks are neighbours when a bridge joins them. Three of the blue ones make a group of 9 points; the fourth is cut off.
amsterdam-drawing-wheel = A die that shows 3, chosen in round 4: three resources in compartment 3. The turntable turns by one in every round, at once in this one; in round 6 they leave it and can be spent.
amsterdam-drawing-harbour = From left to right: a jetty with a crane and two dock workers, two water spaces, a large warehouse. A step costs a resource of any colour; goods go to the highest free space of the roof.
amsterdam-drawing-amstel = Advancing 1, 2, 3 or 4 spaces on the Amstel costs 1, 3, 5 or 7 resources. Who lands on others lies on top and is before them; a bridge scores when it is passed.

amsterdam-mark-scored = a district that is scored

# The parts of the table on a telephone
amsterdam-part-harbour = Harbour
amsterdam-part-city = City
amsterdam-part-own = Cards
