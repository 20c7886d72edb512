# Landnám: the lesson, Dutch.

landnam-lesson-chapter-unknown = Het onbekende in
landnam-lesson-chapter-farm = De eerste boerderij
landnam-lesson-chapter-harvest = Oogst
landnam-lesson-chapter-trade = Handel
landnam-lesson-chapter-village = Een dorp
landnam-lesson-chapter-settler = Een kolonist
landnam-lesson-chapter-fate = Lotskaarten
landnam-lesson-chapter-althing = Het althing

landnam-lesson-island = Niemand kent dit eiland: velden met een vraagteken zijn niet verkend. Je schip wacht op de buitenzee. Wie aan het einde van een beurt twaalf punten heeft, wint: huizen, en schijven van het althing.
landnam-lesson-sail = Een schip gaat twee stappen per beurt, een kolonist één. Vaar naar het oplichtende veld op de rand.
landnam-lesson-explore = Wie het onbekende in stapt, verkent het. Dobbelstenen zouden zeggen wat er ligt, maar je lotskaart bepaalt het land. Verken met die kaart.
landnam-lesson-found = Het nieuwe veld heeft een landschap en een getal; de stippen tonen hoe vaak twee dobbelstenen dat gooien. Je kreeg ook een kaart van wat het opbrengt.
landnam-lesson-farm = Een eenheid wordt een boerderij op een hoek van het veld waarop ze staat. Bouw er een: een huis is een punt, en het oogst van de drie velden die er samenkomen.
landnam-lesson-end-turn = Er kan niets meer worden gebouwd, dus je beurt is voorbij. Kan er nog iets worden gebouwd, dan beëindig je haar zelf.
landnam-lesson-age = Er is met twee dobbelstenen gegooid: elk veld met dat getal gaf elke boerderij eraan een kaart, elk dorp twee. Eén veld dat iets opbracht, veroudert: zijn getal gaat één omhoog. Kies het.
landnam-lesson-exchange = Vier gelijke kaarten ruil je voor één van een andere soort; met een haven van die soort zijn twee genoeg. Ruil.
landnam-lesson-give = Ook met de anderen kun je handelen. Stel een aanbod samen, kaart voor kaart: eerst wat je geeft.
landnam-lesson-want = Dan wat je ervoor wilt.
landnam-lesson-propose = Bied het nu allen aan en zie wie het aanneemt.
landnam-lesson-village = Een boerderij aan zee kan een dorp worden: een tweede huis, een tweede punt, en twee kaarten bij elke oogst. Breid haar uit.
landnam-lesson-settler = Een gebouw kan een kolonist zetten op een veld ernaast. Hij verkent het binnenland, en waar hij staat neemt hij bij de oogst twee kaarten en krijgen de gebouwen niets. Bouw er een.
landnam-lesson-swap = Een lotskaart speel je wanneer haar kop het zegt. In plaats van te bewegen mag je er ook een ruilen voor een grondstof. Doe dat.
landnam-lesson-order = Er is zeven gegooid: geen oogst, het althing komt bijeen. Iedereen mag eenheden dagvaarden die zijn gebouwen in de weg staan. Jij kiest wie begint: begin zelf.
landnam-lesson-summon = Dagvaard de eenheid op het oplichtende veld: zet kaarten in van de soort die het veld opbrengt. De verdediging moet er meer leggen dan jij, anders heeft ze verloren.
landnam-lesson-verdict = Wie een zaak wint, krijgt een witte schijf, een punt. Een eenheid die verloor, is vogelvrij: je mag haar verjagen, en bij het volgende althing verlaat ze het bord voor een rode schijf, ook een punt. Negen huizen zijn niet genoeg voor twaalf punten: procedeer.
