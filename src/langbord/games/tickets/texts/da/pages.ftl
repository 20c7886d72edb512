# Tickets: pages and board in the browser, Danish.

tickets-about = Strækninger, kontrakter og varer langs kanalerne, på et kvarter.

tickets-guide-keep-first = En kontrakt giver point, når dine egne strækninger forbinder dens to steder, og koster lige så meget, hvis ikke. Kontrakter med fælles vej passer sammen.
tickets-guide-turn = Gør én ting: tag to kort, indsæt vogne på en strækning, der lyser, eller træk kontrakter. Lange strækninger giver meget mere end korte: 1, 2, 4, 7.
tickets-guide-second-card = En åben joker kan ikke være det andet kort. Fra stakken kan den.
tickets-guide-keep = Behold det, dit net næsten forbinder. Én skal du beholde.

tickets-option-starter = Hvem begynder
tickets-option-starter-random = ved lodtrækning
tickets-option-starter-seat-0 = plads 1
tickets-option-starter-seat-1 = plads 2
tickets-option-starter-seat-2 = plads 3
tickets-option-starter-seat-3 = plads 4

tickets-cards-transport = Transportkort
tickets-cards-contracts = Kontraktkort
tickets-cards-worth = { $points } point

tickets-drawing-payment = En grøn strækning på tre felter, og de fire måder at betale den på: jokere (stjernen) gælder for et hvilket som helst kort.
tickets-drawing-double = En dobbeltstrækning: den, der har vogne på den ene, kan aldrig få den anden; en anden kan, når I er tre eller fire.
tickets-drawing-merchandise = Fire spilleres handelsvarekort, og hvad de er værd: den, der deler en plads, får hele værdien, og næste plads springes over.

tickets-mark-end = et endepunkt for en kontrakt, der er åben
