# Amsterdam: pages and board in the browser, Norwegian bokmål.

amsterdam-about = Kjøpmann på slutten av 1800-tallet: bydeler, havn, svartebørs og 132 kort.

amsterdam-panel-compartment = Rom { $number }: deles ut i runde { $round }
amsterdam-panel-scored = Bydeler som teller
amsterdam-panel-discard = Kastebunke: { $count }
amsterdam-everybody = Kortene foran alle
amsterdam-reader-cost = Kostnad
amsterdam-reader-when = Når
amsterdam-reader-goods = Varer
amsterdam-reader-owner = Eier
amsterdam-reader-with-one = Med én
amsterdam-reader-by-count = Poeng for 1, 2, 3, …
amsterdam-reader-most-blocks = Poeng for flest kvartaler her, etter plassering
amsterdam-reader-not-scored = Denne bydelen teller ikke til slutt.

amsterdam-guide-start-card = Et billig kort som virker hver tur, er en god begynnelse.
amsterdam-guide-draft = Ta et kort du snart kan betale: råvarene kommer fra terningene du velger etterpå.
amsterdam-guide-dice = En terning gir så mange råvarer som den viser, men først etter så mange runder: enere straks, seksere sent.
amsterdam-guide-turn = Bruk det du har: aktiver kort, ta et kvartal, seil, kjøp steg på Amstel, bruk markedet. Det meste av resten går tapt.
amsterdam-guide-sell = Lagrede varer kan skipes til pakkhus for poeng; salg gir gylden eller en råvare nå.

amsterdam-option-short = Kort spill: runde 3 til 12
amsterdam-option-specialists = Formann og bud
amsterdam-option-orders = Oppdrag
amsterdam-option-orders-none = ingen
amsterdam-option-orders-three = tre
amsterdam-option-orders-five = fem
amsterdam-option-open-orders = Åpne oppdrag
amsterdam-option-open-orders-none = ingen
amsterdam-option-open-orders-one = ett
amsterdam-option-open-orders-two = to
amsterdam-option-trading = Handelsmannen på svartebørsen
amsterdam-option-tiles = Markedsbrikker
amsterdam-option-tiles-base = A og B
amsterdam-option-tiles-mixed = C blant A og B
amsterdam-option-tiles-replaced = C i stedet for B
amsterdam-option-active-maps-count = Et aktivt kart teller, brukt eller ikke

amsterdam-drawing-blocks = Kvartaler er naboer når en bru forbinder dem. Tre av de blå danner en gruppe på 9 poeng; det fjerde er avskåret.
amsterdam-drawing-wheel = En terning som viser 3, valgt i runde 4: tre råvarer i rom 3. Dreieskiven dreies ett rom hver runde, i denne med en gang; i runde 6 kommer de ut og kan brukes.
amsterdam-drawing-harbour = Fra venstre: en brygge med kran og to havnearbeidere, to vannfelter, et stort pakkhus. Et steg koster en råvare av en hvilken som helst farge; varer legges på det høyeste ledige feltet på taket.
amsterdam-drawing-amstel = 1, 2, 3 eller 4 felter fram på Amstel koster 1, 3, 5 eller 7 råvarer. Den som lander på andre, ligger øverst og er foran dem; en bru gir poeng når den passeres.

amsterdam-mark-scored = en bydel som gir poeng

# The parts of the table on a telephone
amsterdam-part-harbour = Havn
amsterdam-part-city = By
amsterdam-part-own = Kort
