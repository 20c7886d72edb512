# Amsterdam: pages and board in the browser, Dutch.

amsterdam-about = Koopman aan het einde van de 19e eeuw: buurten, haven, zwarte markt en 132 kaarten.

amsterdam-panel-compartment = Vak { $number }: uitgedeeld in ronde { $round }
amsterdam-panel-scored = Buurten die tellen
amsterdam-panel-discard = Aflegstapel: { $count }
amsterdam-everybody = De kaarten van iedereen
amsterdam-reader-cost = Kosten
amsterdam-reader-when = Wanneer
amsterdam-reader-goods = Goederen
amsterdam-reader-owner = Eigenaar
amsterdam-reader-with-one = Met één
amsterdam-reader-by-count = Punten voor 1, 2, 3, …
amsterdam-reader-most-blocks = Punten voor de meeste huizenblokken hier, per plaats
amsterdam-reader-not-scored = Deze buurt telt aan het einde niet.

amsterdam-guide-start-card = Een goedkope kaart die elke beurt werkt, is een goed begin.
amsterdam-guide-draft = Neem een kaart die je snel kunt betalen: grondstoffen komen van de dobbelstenen die je straks kiest.
amsterdam-guide-dice = Een dobbelsteen geeft zoveel grondstoffen als hij toont, maar pas na zoveel rondes: enen meteen, zessen laat.
amsterdam-guide-turn = Besteed wat je hebt: activeer kaarten, neem een huizenblok, vaar, koop stappen op de Amstel, gebruik de markt. Ongebruikte grondstoffen gaan grotendeels verloren.
amsterdam-guide-sell = Opgeslagen goederen kun je voor punten naar pakhuizen varen; verkopen geeft nu guldens of een grondstof.

amsterdam-option-short = Kort spel: rondes 3 tot en met 12
amsterdam-option-specialists = Voorman en stadsbode
amsterdam-option-orders = Opdrachten
amsterdam-option-orders-none = geen
amsterdam-option-orders-three = drie
amsterdam-option-orders-five = vijf
amsterdam-option-open-orders = Open opdrachten
amsterdam-option-open-orders-none = geen
amsterdam-option-open-orders-one = één
amsterdam-option-open-orders-two = twee
amsterdam-option-trading = De handelaar op de zwarte markt
amsterdam-option-tiles = Marktfiches
amsterdam-option-tiles-base = A en B
amsterdam-option-tiles-mixed = C tussen A en B
amsterdam-option-tiles-replaced = C in plaats van B
amsterdam-option-active-maps-count = Een actieve plattegrond telt, gebruikt of niet

amsterdam-drawing-blocks = Huizenblokken zijn buren als een brug ze verbindt. Drie van de blauwe vormen een gebied van 9 punten; het vierde is afgesneden.
amsterdam-drawing-wheel = Een dobbelsteen met 3, gekozen in ronde 4: drie grondstoffen in vak 3. De draaischijf draait elke ronde één vak, in deze meteen al; in ronde 6 komen ze vrij en kun je ze besteden.
amsterdam-drawing-harbour = Van links naar rechts: een steiger met een kraan en twee dokwerkers, twee watervelden, een groot pakhuis. Een stap kost een grondstof van een willekeurige kleur; goederen gaan naar het hoogste vrije vak van het dak.
amsterdam-drawing-amstel = 1, 2, 3 of 4 velden vooruit op de Amstel kost 1, 3, 5 of 7 grondstoffen. Wie op anderen terechtkomt, ligt bovenop en gaat voor; een brug scoort wie eronderdoor gaat.

amsterdam-mark-scored = een buurt die telt

# The parts of the table on a telephone
amsterdam-part-harbour = Haven
amsterdam-part-city = Stad
amsterdam-part-own = Kaarten
