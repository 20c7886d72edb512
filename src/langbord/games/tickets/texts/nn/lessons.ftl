# Tickets: the lesson, Norwegian nynorsk.

tickets-lesson-chapter-contracts = Kontraktar og kort
tickets-lesson-chapter-wild = Jokerkort
tickets-lesson-chapter-routes = Ruter og varebonus
tickets-lesson-chapter-doubles = Dobbeltruter
tickets-lesson-chapter-more = Fleire kontraktar
tickets-lesson-chapter-end = Slutten

tickets-lesson-city = Dette er Amsterdam for fire hundre år sidan. Du knyter stader saman med eigne ruter; den som har flest poeng til slutt, vinn.
tickets-lesson-keep = Eit kontraktskort nemner to stader. Knyter dine eigne ruter dei saman til slutt, gjev det verdien sin; om ikkje kostar det like mykje. Stadene dine er merkte: hald på eitt kort eller begge.
tickets-lesson-draw = I ein tur gjer du éin ting; som oftast tek du to kort. Ta det første mellom dei fem opne.
tickets-lesson-pile = Det andre kortet kan kome frå trekkbunken, der ingen ser det. Trekk det derifrå.
tickets-lesson-wild = Eit jokerkort gjeld som kva farge som helst. Ope er det så godt at det er det einaste kortet du tek i den turen. Ta det.
tickets-lesson-claim = Gjer krav på ruta som lyser: ho kostar eit kort i fargen til ruta for kvart felt, på ei grå rute i éin valfri farge. Jokerkort hjelper til.
tickets-lesson-carts = Kvart felt tok ei av kjerrene dine; 1, 2, 3 eller 4 felt gjev straks 1, 2, 4 eller 7 poeng. Kjerresymbola på ruta gav eit varebonuskort: flest av dei er verde 8 poeng til slutt.
tickets-lesson-double = To ruter ved sida av kvarandre er ei dobbeltrute: ingen eig begge, og med to spelarar vert berre den eine brukt. Gjer krav på den som lyser.
tickets-lesson-contracts = Den som har oppfylt kontraktane sine, kan trekkje to til. Dei kan gje mykje, men det som ikkje er gjort til slutt, kostar. Trekk kontraktskort.
tickets-lesson-choose = Hald på det nettet ditt nesten bind saman. Eitt må du halde på.
tickets-lesson-last = Nokon hadde to eller færre kjerrer att etter turen sin, så alle fekk éin tur til. Dette er den aller siste: gjer krav på ei rute som gjev noko.
tickets-lesson-points = Poengarket forklarar kvart poeng: ruter, kontraktar som vart oppfylte og dei som ikkje vart det, varebonus.
