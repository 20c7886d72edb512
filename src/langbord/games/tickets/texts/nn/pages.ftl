# Tickets: pages and board in the browser, Norwegian nynorsk.

tickets-about = Ruter, kontraktar og varer langs kanalane, på eit kvarter.

tickets-guide-keep-first = Ein kontrakt gjev poeng når dine eigne ruter bind dei to stadene saman, og kostar like mykje om ikkje. Kontraktar med felles veg høver saman.
tickets-guide-turn = Gjer éin ting: ta to kort, gjer krav på ei rute som lyser, eller trekk kontraktar. Lange ruter gjev mykje meir enn korte: 1, 2, 4, 7.
tickets-guide-second-card = Ein open joker kan ikkje vere det andre kortet. Frå bunken kan han det.
tickets-guide-keep = Hald på det nettet ditt nesten bind saman. Éin må du halde på.

tickets-option-starter = Kven byrjar
tickets-option-starter-random = ved loddtrekking
tickets-option-starter-seat-0 = plass 1
tickets-option-starter-seat-1 = plass 2
tickets-option-starter-seat-2 = plass 3
tickets-option-starter-seat-3 = plass 4

tickets-cards-transport = Transportkort
tickets-cards-contracts = Kontraktskort
tickets-cards-worth = { $points } poeng

tickets-drawing-payment = Ei grøn rute på tre felt, og dei fire måtane å betale ho på: jokerkort (stjerna) gjeld for kva kort som helst.
tickets-drawing-double = Ei dobbeltrute: den som har kjerrer på den eine, kan aldri få den andre; ein annan kan, når de er tre eller fire.
tickets-drawing-merchandise = Varebonuskorta til fire spelarar og kva dei er verde: den som deler ein plass, får heile verdien, og neste plass vert hoppa over.

tickets-mark-end = eit endepunkt for ein kontrakt som er open
