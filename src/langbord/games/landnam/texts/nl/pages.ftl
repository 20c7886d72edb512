# Landnám: pages and board in the browser, Dutch.

landnam-about = Verken een onbekend eiland, bewoon het, en voer er rechtszaken over op het althing.

landnam-panel-case = Zaak om { $cell }: ingezet wordt { $kind }
landnam-panel-prosecution = Aanklager
landnam-panel-defence = Verdediger
landnam-panel-staked = ingezet
landnam-panel-must-lay = moet er minstens { $count } leggen
landnam-panel-offered = De zaak wordt { $player } aangeboden.
landnam-panel-gives = { $player } geeft
landnam-panel-wants = en wil
landnam-panel-you-give = Je geeft
landnam-panel-you-want = Je vraagt
landnam-panel-offer = Doe het aanbod
landnam-panel-costs = Wat alles kost
landnam-panel-settler = kolonist
landnam-panel-ship = schip
landnam-panel-farm = boerderij
landnam-panel-village = dorp

landnam-talk-trade = Handel
landnam-talk-unasked = Doe { $player } een aanbod
landnam-talk-offer = Een aanbod
landnam-talk-thing = Het althing
landnam-talk-to = aan { $players }
landnam-talk-draft = nog niet aangeboden
landnam-talk-everybody = Niemand genoemd: aan allen.
landnam-talk-accept = Neem aan
landnam-talk-counter = Tegenbod
landnam-talk-lacks = Je hebt niet wat gevraagd wordt.
landnam-talk-less = { $side }: { $kind }, één minder
landnam-talk-more = { $side }: { $kind }, één meer
landnam-talk-waits = Het antwoord is aan { $players }.
landnam-talk-you = Je moet antwoorden.
landnam-talk-standing-thing = Je speelt de rest van dit althing geen kaart.
landnam-talk-standing-always = Je speelt op geen enkel althing een kaart, tot je anders zegt.
landnam-talk-accuses = { $player } klaagt { $other } aan om { $cell } ({ $piece }).
landnam-talk-lay = Leg
landnam-talk-verdict = { $player } wint, tenzij de zaak wordt afgebroken.

landnam-wait-trade = { $active } handelt.
landnam-wait-offer = { $active } heeft een aanbod gedaan; het antwoord is aan { $players }.
landnam-wait-offer-own = Je aanbod wacht op { $players }.
landnam-wait-counter = { $active } overweegt een tegenbod.
landnam-wait-answer = Het antwoord in de zaak is aan { $players }.
landnam-wait-handover = De zaak is { $players } aangeboden.
landnam-wait-verdict = De zaak wordt beslist. Wachten op { $players }.
landnam-wait-closing = Er worden zwarte schijven uitgedeeld. Wachten op { $players }.

landnam-guide-move = Verplaats één eenheid. Wie het onbekende in stapt, verkent het en vindt land, een getal en vaak een plek voor een boerderij.
landnam-guide-trade = Stel een aanbod samen: geef, vraag, en bied het allen of één aan. Vier gelijke kaarten ruil je voor één, twee bij een haven.
landnam-guide-build = Een boerderij komt op een hoek van een veld waarop je eenheid staat. Huizen zijn punten; je hebt er negen.
landnam-guide-ageing = Eén veld dat iets opbracht, veroudert: zijn getal gaat één omhoog, 6 wordt 8 en 12 wordt 2. Dat verbetert lage getallen en verslechtert hoge.
landnam-guide-plaintiff = Dagvaard een eenheid die op een veld naast je gebouw staat. Beide partijen zetten kaarten in van de soort van dat veld; wie de ander niet kan overtreffen, verliest.
landnam-guide-answer = Leg meer kaarten dan de ander, draag de zaak over, of geef toe.

landnam-option-stakes = Inzet in een zaak
landnam-option-stakes-one-kind = van één soort
landnam-option-stakes-any-kind = van elke soort
landnam-option-flight = Een eenheid die ontkomt
landnam-option-flight-sheds-tokens = laat haar schijven achter
landnam-option-flight-keeps-tokens = houdt haar schijven
landnam-option-harbour-sites = Een haven vraagt
landnam-option-harbour-sites-sea-without = een zeeveld zonder haven
landnam-option-harbour-sites-land-without = een landveld zonder haven
landnam-option-offers = Hoogste aantal aanbiedingen per handelsfase
landnam-option-turns = Gelijkspel na zoveel beurten (0: nooit)
landnam-option-open-hands = Open handen

landnam-drawing-harvest = Er wordt 8 gegooid. Links: de boerderij krijgt één kaart, het dorp twee. Rechts: de kolonist neemt er twee, de boerderij krijgt niets.
landnam-drawing-case = Een zaak over een kolonist op een weide: de aanklager heeft drie schapen ingezet, de verdediging maar twee. De winnaar krijgt een witte schijf, een rode maakt de kolonist vogelvrij; witte, rode en zwarte schijven zijn elk een punt.
landnam-drawing-explore = Een schip stapt het onbekende in: de groene dobbelsteen vindt een landschap, de rode het getal, en de ontdekker krijgt een kaart van wat het opbrengt.
landnam-drawing-corners = Een boerderij staat op een hoek waar drie velden samenkomen; de dikke lijn is een kant. Eén kant verder (gestreept) mag niets gebouwd worden, twee kanten verder (volle stippen) wel.

landnam-mark-case = het veld waar een zaak over gaat
landnam-mark-outlaw = een vogelvrije
