# Lessen: een eerste spel dat al spelend leert, Nederlands.

## The lessons
lessons-title = Les: { $chapter }
lessons-progress = Voortgang in dit hoofdstuk
lessons-about = Je speelt echte beurten van een echt spel tegen bots, hoofdstuk na hoofdstuk. Wat gevraagd wordt, licht op; al het andere blijft mogelijk.
lessons-begin = Begin
lessons-continue = Ga verder
lessons-once-more = Nog een keer
lessons-done = gedaan
lessons-next = Verder
lessons-next-chapter = Volgend hoofdstuk
lessons-again = Dit hoofdstuk opnieuw
lessons-leave = Speel verder zonder les
lessons-astray = Dat kan ook, maar de les bedoelde iets anders. Maak het ongedaan, begin het hoofdstuk opnieuw, of speel gewoon verder.
lessons-chapter-done = Gedaan. Het volgende hoofdstuk gaat enkele beurten later verder in hetzelfde spel.
lessons-end = Dat was de les: nu ken je { $game }. De spelregels vertellen de rest.

## Tickets
lessons-tickets-chapter-contracts = Contracten en kaarten
lessons-tickets-chapter-wild = Jokers
lessons-tickets-chapter-routes = Routes en goederen
lessons-tickets-chapter-doubles = Dubbele routes
lessons-tickets-chapter-more = Meer contracten
lessons-tickets-chapter-end = Het einde
lessons-tickets-city = Dit is Amsterdam, vier eeuwen geleden. Je verbindt plaatsen met eigen routes; wie aan het eind de meeste punten heeft, wint.
lessons-tickets-keep = Een contract noemt twee plaatsen. Verbinden je eigen routes ze aan het eind, dan levert het zijn waarde op; anders kost het evenveel. Jouw plaatsen zijn gemarkeerd: houd één contract of allebei.
lessons-tickets-draw = In een beurt doe je één ding; meestal pak je twee kaarten. Pak de eerste uit de vijf die open liggen.
lessons-tickets-pile = De tweede kaart mag van de stapel komen, waar niemand haar ziet. Pak die van daar.
lessons-tickets-wild = Een joker geldt als elke kleur. Open is hij zo goed dat je die beurt geen andere kaart pakt. Pak hem.
lessons-tickets-claim = Eis de oplichtende route op: ze kost voor elk vak een kaart in haar kleur, op een grijze route in één kleur naar keuze. Jokers helpen mee.
lessons-tickets-carts = Elk vak kostte een van je karren; 1, 2, 3 of 4 vakken leveren meteen 1, 2, 4 of 7 punten op. De karsymbolen op de route gaven een goederenkaart: de meeste daarvan zijn aan het eind 8 punten waard.
lessons-tickets-double = Twee routes naast elkaar zijn een dubbele: niemand bezit ze allebei, en met twee spelers wordt er maar één gebruikt. Eis de oplichtende op.
lessons-tickets-contracts = Wie zijn contracten vervuld heeft, mag er twee bij pakken. Ze kunnen veel opleveren, maar wat aan het eind niet lukt, kost punten. Pak contractkaarten.
lessons-tickets-choose = Houd wat je net al bijna verbindt. Eén moet je houden.
lessons-tickets-last = Iemand had na zijn beurt twee karren of minder, dus kreeg iedereen nog één beurt. Dit is de allerlaatste: eis een route op die iets oplevert.
lessons-tickets-points = Het scoreblad verklaart elk punt: routes, contracten die gelukt zijn en die niet, goederen.

## Landnám
lessons-landnam-chapter-unknown = Het onbekende in
lessons-landnam-chapter-farm = De eerste boerderij
lessons-landnam-chapter-harvest = Oogst
lessons-landnam-chapter-trade = Handel
lessons-landnam-chapter-village = Een dorp
lessons-landnam-chapter-settler = Een kolonist
lessons-landnam-chapter-fate = Lotskaarten
lessons-landnam-chapter-althing = Het althing
lessons-landnam-island = Niemand kent dit eiland: velden met een vraagteken zijn niet verkend. Je schip wacht op de buitenzee. Wie aan het einde van een beurt twaalf punten heeft, wint: huizen, en schijven van het althing.
lessons-landnam-sail = Een schip gaat twee stappen per beurt, een kolonist één. Vaar naar het oplichtende veld op de rand.
lessons-landnam-explore = Wie het onbekende in stapt, verkent het. Dobbelstenen zouden zeggen wat er ligt, maar je lotskaart bepaalt het land. Verken met die kaart.
lessons-landnam-found = Het nieuwe veld heeft een landschap en een getal; de stippen tonen hoe vaak twee dobbelstenen dat gooien. Je kreeg ook een kaart van wat het opbrengt.
lessons-landnam-farm = Een eenheid wordt een boerderij op een hoek van het veld waarop ze staat. Bouw er een: een huis is een punt, en het oogst van de drie velden die er samenkomen.
lessons-landnam-end-turn = Dat is alles voor deze beurt. Beëindig haar.
lessons-landnam-age = Er is met twee dobbelstenen gegooid: elk veld met dat getal gaf elke boerderij eraan een kaart, elk dorp twee. Eén veld dat iets opbracht, veroudert: zijn getal gaat één omhoog. Kies het.
lessons-landnam-exchange = Vier gelijke kaarten ruil je voor één van een andere soort; met een haven van die soort zijn twee genoeg. Ruil.
lessons-landnam-give = Ook met de anderen kun je handelen. Stel een aanbod samen, kaart voor kaart: eerst wat je geeft.
lessons-landnam-want = Dan wat je ervoor wilt.
lessons-landnam-propose = Bied het nu allen aan en zie wie het aanneemt.
lessons-landnam-village = Een boerderij aan zee kan een dorp worden: een tweede huis, een tweede punt, en twee kaarten bij elke oogst. Breid haar uit.
lessons-landnam-settler = Een gebouw kan een kolonist zetten op een veld ernaast. Hij verkent het binnenland, en waar hij staat neemt hij bij de oogst twee kaarten en krijgen de gebouwen niets. Bouw er een.
lessons-landnam-swap = Een lotskaart speel je wanneer haar kop het zegt. In plaats van te bewegen mag je er ook een ruilen voor een grondstof. Doe dat.
lessons-landnam-order = Er is zeven gegooid: geen oogst, het althing komt bijeen. Iedereen mag eenheden dagvaarden die zijn gebouwen in de weg staan. Jij kiest wie begint: begin zelf.
lessons-landnam-summon = Dagvaard de eenheid op het oplichtende veld: zet kaarten in van de soort die het veld opbrengt. De verdediging moet er meer leggen dan jij, anders heeft ze verloren.
lessons-landnam-verdict = Wie een zaak wint, krijgt een witte schijf, een punt. Een eenheid die verloor, is vogelvrij: je mag haar verjagen, en bij het volgende althing verlaat ze het bord voor een rode schijf, ook een punt. Negen huizen zijn niet genoeg voor twaalf punten: procedeer.

## Amsterdam
lessons-amsterdam-chapter-cards = Een kaart en twee dobbelstenen
lessons-amsterdam-chapter-activate = Een kaart activeren
lessons-amsterdam-chapter-block = Een huizenblok
lessons-amsterdam-chapter-harbour = Naar het pakhuis
lessons-amsterdam-chapter-workers = Dokwerkers
lessons-amsterdam-chapter-market = De markt
lessons-amsterdam-chapter-amstel = De Amstel
lessons-amsterdam-chapter-end = Het einde
lessons-amsterdam-city = In het zuiden liggen zes buurten van zes huizenblokken, in het noorden de haven met haar pakhuizen, opzij de Amstel. Je hebt twaalf rondes; de meeste punten winnen.
lessons-amsterdam-draft = Een ronde begint met een kaart voor ieder, in de volgorde van de schijven op de Amstel. Neem er een; de blokjes erop zijn wat activeren gaat kosten.
lessons-amsterdam-dice = Kies nu twee van de zes dobbelstenen, één voor elke kleur. Een dobbelsteen geeft zoveel grondstoffen van zijn kleur als hij toont.
lessons-amsterdam-wheel = Ze gingen in het vak met dat getal op je draaischijf. Die draait elke ronde één vak, en wat de uitgang bereikt, is van jou: een één meteen, een zes pas over vijf rondes, maar dan is het veel.
lessons-amsterdam-activate = In je beurt besteed je grondstoffen, in elke volgorde. Betaal de oplichtende kaart: ze wordt actief en werkt vanaf nu.
lessons-amsterdam-block = Eén keer per beurt mag je een huizenblok nemen: het kost zoveel grondstoffen van zijn kleur als erop staan. Huizenblokken die door bruggen verbonden zijn, tellen aan het eind 3 punten per stuk. Neem het oplichtende.
lessons-amsterdam-store = Het goed op het blok is van jou. De zwarte markt zou elk goed één keer kopen voor een grondstof of twee gulden; sla het liever op.
lessons-amsterdam-load = Je schip ligt bij een kraan, zoals bij elke steiger en bij de start. Laad het goed.
lessons-amsterdam-sail = Elk veld dat je vaart, kost een grondstof van een willekeurige kleur. Vaar naar het pakhuis.
lessons-amsterdam-further = Nog een veld verder.
lessons-amsterdam-deliver = Hier wil men wat je vervoert. Lever: je scoort het hoogste vrije vak van het dak, en in de eerste zeven rondes nog wat punten erbij, hoe eerder hoe meer.
lessons-amsterdam-worker = Bij een steiger mag je een dokwerker aan boord nemen, wat een gulden oplevert. Afgeleverd bij de steiger van zijn eigen kleur levert hij punten op. Neem er een.
lessons-amsterdam-market = Met guldens koop je wat het marktfiche van de ronde biedt, één keer per beurt: punten, en vaak nog iets. Gebruik het.
lessons-amsterdam-amstel = Eén keer per beurt mag je vooruit op de Amstel: een grondstof voor het eerste veld, twee voor elk volgende. Wie vooraan staat, speelt eerst; bruggen en de monding geven punten. Ga vooruit.
lessons-amsterdam-last = De laatste beurt van de laatste ronde. Van wat je niet besteedt, bewaar je in andere rondes maar één grondstof; nu tellen restanten een half punt. Beëindig je beurt.
lessons-amsterdam-points = Het scoreblad verklaart elk punt: straffiches en nooit geactiveerde kaarten kosten; eindtellingkaarten, je grootste gebied, buurten en restanten leveren op.
