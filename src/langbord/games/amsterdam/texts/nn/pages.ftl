# Amsterdam: pages and board in the browser, Norwegian nynorsk.

amsterdam-about = Kjøpmann på slutten av 1800-talet: bydelar, hamn, svartebørs og 132 kort.

amsterdam-panel-compartment = Rom { $number }: vert delt ut i runde { $round }
amsterdam-panel-scored = Bydelar som tel
amsterdam-panel-discard = Kastebunke: { $count }
amsterdam-everybody = Korta framfor alle
amsterdam-reader-cost = Kostnad
amsterdam-reader-when = Når
amsterdam-reader-goods = Varer
amsterdam-reader-owner = Eigar
amsterdam-reader-with-one = Med éin
amsterdam-reader-by-count = Poeng for 1, 2, 3, …
amsterdam-reader-most-blocks = Poeng for flest kvartal her, etter plassering
amsterdam-reader-not-scored = Denne bydelen tel ikkje til slutt.

amsterdam-guide-start-card = Eit billeg kort som verkar kvar tur, er ei god byrjing.
amsterdam-guide-draft = Ta eit kort du snart kan betale: råvarene kjem frå terningane du vel etterpå.
amsterdam-guide-dice = Ein terning gjev så mange råvarer som han viser, men først etter så mange rundar: einarar straks, seksarar seint.
amsterdam-guide-turn = Bruk det du har: aktiver kort, ta eit kvartal, segl, kjøp steg på Amstel, bruk marknaden. Det meste av resten går tapt.
amsterdam-guide-sell = Lagra varer kan skipast til pakkhus for poeng; sal gjev gylden eller ei råvare no.

amsterdam-option-short = Kort spel: runde 3 til 12
amsterdam-option-specialists = Formann og bod
amsterdam-option-orders = Oppdrag
amsterdam-option-orders-none = ingen
amsterdam-option-orders-three = tre
amsterdam-option-orders-five = fem
amsterdam-option-open-orders = Opne oppdrag
amsterdam-option-open-orders-none = ingen
amsterdam-option-open-orders-one = eitt
amsterdam-option-open-orders-two = to
amsterdam-option-trading = Handelsmannen på svartebørsen
amsterdam-option-tiles = Marknadsbrikker
amsterdam-option-tiles-base = A og B
amsterdam-option-tiles-mixed = C mellom A og B
amsterdam-option-tiles-replaced = C i staden for B
amsterdam-option-active-maps-count = Eit aktivt kart tel, brukt eller ikkje

amsterdam-drawing-blocks = Kvartal er naboar når ei bru bind dei saman. Tre av dei blå dannar ei gruppe på 9 poeng; det fjerde er avskore.
amsterdam-drawing-wheel = Ein terning som viser 3, vald i runde 4: tre råvarer i rom 3. Dreieskiva vert dreia eitt rom kvar runde, i denne med ein gong; i runde 6 kjem dei ut og kan brukast.
amsterdam-drawing-harbour = Frå venstre: ei brygge med kran og to hamnearbeidarar, to vassfelt, eit stort pakkhus. Eit steg kostar ei råvare av kva farge som helst; varer vert lagde på det høgaste ledige feltet på taket.
amsterdam-drawing-amstel = 1, 2, 3 eller 4 felt fram på Amstel kostar 1, 3, 5 eller 7 råvarer. Den som landar på andre, ligg øvst og er føre dei; ei bru gir poeng når ho vert passert.

amsterdam-mark-scored = ein bydel som gjev poeng

# The parts of the table on a telephone
amsterdam-part-harbour = Hamn
amsterdam-part-city = By
amsterdam-part-own = Kort
