# Tickets: pages and board in the browser, Finnish.

tickets-about = Reittejä, sopimuksia ja kauppatavaraa kanavien varsilla, vartissa.

tickets-guide-keep-first = Sopimus tuo pisteitä, kun omat reittisi yhdistävät sen kaksi kauppapaikkaa, ja maksaa muuten saman verran. Sopimukset, joiden reitit osuvat yhteen, kannattaa pitää yhdessä.
tickets-guide-turn = Tee yksi asia: ota kaksi korttia, rakenna hohtava reitti tai nosta sopimuskortteja. Pitkät reitit tuovat paljon enemmän: 1, 2, 4, 7.
tickets-guide-second-card = Näkyvää jokeria ei voi ottaa toiseksi kortiksi. Pakasta voi.
tickets-guide-keep = Pidä se, minkä verkkosi jo melkein yhdistää. Yksi on pidettävä.

tickets-option-starter = Kuka aloittaa
tickets-option-starter-random = arvotaan
tickets-option-starter-seat-0 = paikka 1
tickets-option-starter-seat-1 = paikka 2
tickets-option-starter-seat-2 = paikka 3
tickets-option-starter-seat-3 = paikka 4

tickets-cards-transport = Kuljetusvälinekortit
tickets-cards-contracts = Sopimuskortit
tickets-cards-worth = { $points } pistettä

tickets-drawing-payment = Kolmen ruudun vihreä reitti ja neljä tapaa maksaa se: jokerit (tähti) käyvät minkä tahansa kortin tilalle.
tickets-drawing-double = Rinnakkaiset reitit: joka on rakentanut toisen, ei voi koskaan saada toista; joku muu voi, kun pelaajia on kolme tai neljä.
tickets-drawing-merchandise = Neljän pelaajan bonuskortit ja niiden arvo: sijan jakava saa sen kokonaan, ja seuraava sija jää väliin.

tickets-mark-end = avoimen sopimuksen päätepiste
