# Tickets: the lesson, English.

tickets-lesson-chapter-contracts = Contracts and cards
tickets-lesson-chapter-wild = Wilds
tickets-lesson-chapter-routes = Routes and merchandise
tickets-lesson-chapter-doubles = Double routes
tickets-lesson-chapter-more = More contracts
tickets-lesson-chapter-end = The end

tickets-lesson-city = This is Amsterdam, four centuries ago. You join its places by routes of your own; who has most points at the end wins.
tickets-lesson-keep = A contract names two places. If your own routes join them at the end it pays its value, if not it costs as much. The places of yours are marked: keep one contract or both.
tickets-lesson-draw = In a turn you do one thing; most often you take two cards. Take the first of them from the five that lie face up.
tickets-lesson-pile = The second card may come from the pile, where nobody sees it. Draw it from there.
tickets-lesson-wild = A wild stands for any colour. Face up it is so good that it is the only card you take in that turn. Take it.
tickets-lesson-claim = Claim the glowing route: it costs a card of its colour for each space, on a grey route any one colour. Wilds help out.
tickets-lesson-carts = Each space took one of your carts; 1, 2, 3 or 4 spaces pay 1, 2, 4 or 7 points at once. The cart symbols on the route brought a merchandise card: most of these are worth 8 points at the end.
tickets-lesson-double = Two routes side by side are a double: nobody owns both, and with two players only one of them is ever used. Claim the glowing one.
tickets-lesson-contracts = Who has done his contracts may draw two more. They can pay well, but what is not done at the end costs. Draw contracts.
tickets-lesson-choose = Keep what your network nearly joins already. One you must keep.
tickets-lesson-last = Somebody ended a turn with two carts or fewer, so everybody had one more turn. This is the very last one: claim a route that pays.
tickets-lesson-points = The score sheet explains every point: routes, contracts that were done and those that were not, merchandise.
