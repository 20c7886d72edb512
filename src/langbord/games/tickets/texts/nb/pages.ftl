# Tickets: pages and board in the browser, Norwegian bokmål.

tickets-about = Ruter, kontrakter og varer langs kanalene, på et kvarter.

tickets-guide-keep-first = En kontrakt gir poeng når dine egne ruter binder de to lokasjonene sammen, og koster like mye hvis ikke. Kontrakter med felles vei passer sammen.
tickets-guide-turn = Gjør én ting: ta to kort, gjør krav på en rute som lyser, eller trekk kontrakter. Lange ruter gir mye mer enn korte: 1, 2, 4, 7.
tickets-guide-second-card = En åpen joker kan ikke være det andre kortet. Fra bunken kan den det.
tickets-guide-keep = Behold det nettet ditt nesten binder sammen. Én må du beholde.

tickets-option-starter = Hvem begynner
tickets-option-starter-random = ved loddtrekning
tickets-option-starter-seat-0 = plass 1
tickets-option-starter-seat-1 = plass 2
tickets-option-starter-seat-2 = plass 3
tickets-option-starter-seat-3 = plass 4

tickets-cards-transport = Transportkort
tickets-cards-contracts = Kontraktskort
tickets-cards-worth = { $points } poeng

tickets-drawing-payment = En grønn rute på tre felter, og de fire måtene å betale den på: jokerkort (stjernen) gjelder for et hvilket som helst kort.
tickets-drawing-double = En dobbeltrute: den som har kjerrer på den ene, kan aldri få den andre; en annen kan, når dere er tre eller fire.
tickets-drawing-merchandise = Varebonuskortene til fire spillere og hva de er verdt: den som deler en plass, får hele verdien, og neste plass hoppes over.

tickets-mark-end = et endepunkt for en kontrakt som er åpen
