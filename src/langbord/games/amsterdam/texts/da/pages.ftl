# Amsterdam: pages and board in the browser, Danish.

amsterdam-about = Købmand i slutningen af 1800-tallet: bydele, havn, sort marked og 132 kort.

amsterdam-panel-compartment = Rum { $number }: deles ud i runde { $round }
amsterdam-panel-scored = Bydele, der tæller
amsterdam-panel-discard = Kasserede kort: { $count }
amsterdam-everybody = Kortene foran alle
amsterdam-reader-cost = Pris
amsterdam-reader-when = Hvornår
amsterdam-reader-goods = Varer
amsterdam-reader-owner = Ejer
amsterdam-reader-with-one = Med én
amsterdam-reader-by-count = Point for 1, 2, 3, …
amsterdam-reader-most-blocks = Point for flest karréer her, efter placering
amsterdam-reader-not-scored = Denne bydel tæller ikke til sidst.

amsterdam-guide-start-card = Et billigt kort, der virker hver tur, er en god begyndelse.
amsterdam-guide-draft = Tag et kort, du snart kan betale: råvarerne kommer fra de terninger, du vælger bagefter.
amsterdam-guide-dice = En terning giver så mange råvarer, som den viser, men først efter så mange runder: enere straks, seksere sent.
amsterdam-guide-turn = Brug det, du har: aktivér kort, tag en karré, sejl, køb skridt på Amstel, brug markedet. Det meste af resten går tabt.
amsterdam-guide-sell = Lagrede varer kan sejles til pakhuse for point; salg giver gylden eller en råvare nu.

amsterdam-option-short = Kort spil: runde 3 til 12
amsterdam-option-specialists = Formand og bud
amsterdam-option-orders = Opgaver
amsterdam-option-orders-none = ingen
amsterdam-option-orders-three = tre
amsterdam-option-orders-five = fem
amsterdam-option-open-orders = Åbne opgaver
amsterdam-option-open-orders-none = ingen
amsterdam-option-open-orders-one = én
amsterdam-option-open-orders-two = to
amsterdam-option-trading = Handelsmanden på det sorte marked
amsterdam-option-tiles = Markedsbrikker
amsterdam-option-tiles-base = A og B
amsterdam-option-tiles-mixed = C blandt A og B
amsterdam-option-tiles-replaced = C i stedet for B
amsterdam-option-active-maps-count = Et aktivt bydelskort tæller, brugt eller ej

amsterdam-drawing-blocks = Karréer er naboer, når en bro forbinder dem. Tre af de blå danner en gruppe på 9 point; den fjerde er afskåret.
amsterdam-drawing-wheel = En terning, der viser 3, valgt i runde 4: tre råvarer i rum 3. Drejeskiven drejes ét rum hver runde, i denne med det samme; i runde 6 kommer de ud og kan bruges.
amsterdam-drawing-harbour = Fra venstre: en bro med kran og to havnearbejdere, to vandfelter, et stort pakhus. Et skridt koster en råvare af en hvilken som helst farve; varer lægges på tagets højeste ledige felt.
amsterdam-drawing-amstel = 1, 2, 3 eller 4 felter frem på Amstel koster 1, 3, 5 eller 7 råvarer. Den, der lander på andre, ligger øverst og er foran dem; en bro giver point, når den passeres.

amsterdam-mark-scored = en bydel, der tæller

# The parts of the table on a telephone
amsterdam-part-harbour = Havn
amsterdam-part-city = By
amsterdam-part-own = Kort
