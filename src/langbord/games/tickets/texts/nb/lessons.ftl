# Tickets: the lesson, Norwegian bokmål.

tickets-lesson-chapter-contracts = Kontrakter og kort
tickets-lesson-chapter-wild = Jokerkort
tickets-lesson-chapter-routes = Ruter og varebonus
tickets-lesson-chapter-doubles = Dobbeltruter
tickets-lesson-chapter-more = Flere kontrakter
tickets-lesson-chapter-end = Slutten

tickets-lesson-city = Dette er Amsterdam for fire hundre år siden. Du knytter lokasjoner sammen med egne ruter; den som har flest poeng til slutt, vinner.
tickets-lesson-keep = Et kontraktskort nevner to lokasjoner. Knytter dine egne ruter dem sammen til slutt, gir det verdien sin; hvis ikke, koster det like mye. Lokasjonene dine er merket: behold ett kort eller begge.
tickets-lesson-draw = I en tur gjør du én ting; som oftest tar du to kort. Ta det første blant de fem åpne.
tickets-lesson-pile = Det andre kortet kan komme fra trekkbunken, der ingen ser det. Trekk det derfra.
tickets-lesson-wild = Et jokerkort gjelder som enhver farge. Åpent er det så godt at det er det eneste kortet du tar i den turen. Ta det.
tickets-lesson-claim = Gjør krav på ruta som lyser: den koster et kort i rutens farge for hvert felt, på en grå rute i én valgfri farge. Jokerkort hjelper til.
tickets-lesson-carts = Hvert felt tok en av kjerrene dine; 1, 2, 3 eller 4 felter gir straks 1, 2, 4 eller 7 poeng. Kjerresymbolene på ruta ga et varebonuskort: flest av dem er verdt 8 poeng til slutt.
tickets-lesson-double = To ruter ved siden av hverandre er en dobbeltrute: ingen eier begge, og med to spillere brukes bare den ene. Gjør krav på den som lyser.
tickets-lesson-contracts = Den som har oppfylt kontraktene sine, kan trekke to til. De kan gi mye, men det som ikke er gjort til slutt, koster. Trekk kontraktskort.
tickets-lesson-choose = Behold det nettet ditt nesten binder sammen. Ett må du beholde.
tickets-lesson-last = Noen hadde to eller færre kjerrer igjen etter sin tur, så alle fikk én tur til. Dette er den aller siste: gjør krav på en rute som gir noe.
tickets-lesson-points = Poengarket forklarer hvert poeng: ruter, kontrakter som ble oppfylt og de som ikke ble det, varebonus.
