# Landnám: the lesson, English.

landnam-lesson-chapter-unknown = Into the unknown
landnam-lesson-chapter-farm = The first farm
landnam-lesson-chapter-harvest = Harvest
landnam-lesson-chapter-trade = Trade
landnam-lesson-chapter-village = A village
landnam-lesson-chapter-settler = A settler
landnam-lesson-chapter-fate = Fate cards
landnam-lesson-chapter-althing = The althing

landnam-lesson-island = Nobody knows this island: hexes with a question mark are unexplored. Your ship waits on the outer sea. Who has twelve points at the end of a turn wins: houses, and tokens from the althing.
landnam-lesson-sail = A ship moves two steps in a turn, a settler one. Sail to the glowing hex on the rim.
landnam-lesson-explore = Stepping into the unknown explores it. Dice would tell what lies there, but your fate card settles the land. Explore with it.
landnam-lesson-found = The new hex has a land and a number; the dots show how often two dice roll it. You also got a card of what it yields.
landnam-lesson-farm = A piece becomes a farm on a corner of the hex it stands on. Build one: a house is a point, and it harvests from the three hexes that meet there.
landnam-lesson-end-turn = Nothing more can be built, so your turn is over. When something could still be built, you end it yourself.
landnam-lesson-age = Two dice were rolled: every hex with that number gave a card to each farm at it, two to each village. One of the hexes that paid ages, its number goes up by one. Choose it.
landnam-lesson-exchange = Four equal cards exchange for one of another kind; with a harbour of that kind two are enough. Exchange.
landnam-lesson-give = The others can trade too. Put an offer together, card by card: first what you give.
landnam-lesson-want = Then what you want for it.
landnam-lesson-propose = Now offer it to all, and see who accepts.
landnam-lesson-village = A farm by the sea can become a village: a second house, a second point, and two cards at each harvest. Extend it.
landnam-lesson-settler = A building can raise a settler on a hex beside it. He explores inland, and where he stands he takes two cards at the harvest and the buildings get none. Build one.
landnam-lesson-swap = A fate card is played when its heading says. Instead of moving you may also swap one for a resource. Do that.
landnam-lesson-order = A seven was rolled: no harvest, the althing meets. Everybody may sue units that stand in the way of his buildings. You choose who begins: begin yourself.
landnam-lesson-summon = Sue the unit on the glowing hex: stake cards of the kind that the hex yields. The defence must lay more than you, or has lost.
landnam-lesson-verdict = Who wins a case gets a white token, a point. A unit that lost is an outlaw: you may chase it off, and at the next althing it leaves the board for a red token, a point too. Nine houses are not enough for twelve points: go to law.
