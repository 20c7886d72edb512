# Tickets: the lesson, Danish.

tickets-lesson-chapter-contracts = Kontrakter og kort
tickets-lesson-chapter-wild = Jokere
tickets-lesson-chapter-routes = Strækninger og handelsvarer
tickets-lesson-chapter-doubles = Dobbeltstrækninger
tickets-lesson-chapter-more = Flere kontrakter
tickets-lesson-chapter-end = Slutningen

tickets-lesson-city = Det her er Amsterdam for fire hundrede år siden. Du forbinder steder med egne strækninger; den, der har flest point til sidst, vinder.
tickets-lesson-keep = Et kontraktkort nævner to steder. Forbinder dine egne strækninger dem til sidst, giver det sin værdi; hvis ikke, koster det lige så meget. Dine steder er mærket: behold et kort eller begge.
tickets-lesson-draw = I en tur gør du én ting; som oftest tager du to kort. Tag det første blandt de fem åbne.
tickets-lesson-pile = Det andet kort må komme fra stakken, hvor ingen ser det. Træk det derfra.
tickets-lesson-wild = En joker gælder som enhver farve. Åben er den så god, at den er det eneste kort, du tager i den tur. Tag den.
tickets-lesson-claim = Indsæt vogne på den strækning, der lyser: den koster et kort i sin farve for hvert felt, på en grå strækning i én valgfri farve. Jokere hjælper til.
tickets-lesson-carts = Hvert felt tog en af dine vogne; 1, 2, 3 eller 4 felter giver straks 1, 2, 4 eller 7 point. Vognsymbolerne på strækningen gav et handelsvarekort: flest af dem er 8 point værd til sidst.
tickets-lesson-double = To strækninger ved siden af hinanden er en dobbeltstrækning: ingen har vogne på begge, og med to spillere bruges kun den ene. Indsæt vogne på den, der lyser.
tickets-lesson-contracts = Den, der har opfyldt sine kontrakter, kan trække to mere. De kan give meget, men det, der ikke er nået til sidst, koster. Træk kontraktkort.
tickets-lesson-choose = Behold det, dit net næsten forbinder. Et skal du beholde.
tickets-lesson-last = Nogen havde to eller færre vogne tilbage efter sin tur, så alle fik én tur mere. Det her er den allersidste: indsæt vogne på en strækning, der giver noget.
tickets-lesson-points = Pointarket forklarer hvert point: strækninger, kontrakter, der lykkedes, og dem, der ikke gjorde, handelsvarer.
