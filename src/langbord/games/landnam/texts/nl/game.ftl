# Landnám, Nederlands.

landnam-name = Landnám
landnam-rules =
    Jullie vestigen je op een onbekend eiland en procederen erover. Elk huis is
    een punt, en elke schijf van het althing ook; wie er aan het einde van een
    beurt twaalf heeft, wint. Iedereen heeft maar negen huizen: minstens drie
    punten komen van het althing.

    Een beurt:
    1. Gooi twee dobbelstenen. Elk veld met dat getal geeft elke boerderij eraan
       een kaart, elk dorp twee; maar een kolonist op het veld neemt twee
       kaarten en de gebouwen krijgen niets. Zijn er te weinig kaarten voor
       allen, dan is er hongersnood: niemand krijgt iets, en alle kaarten van de
       soorten die tekortschoten, gaan verloren. Eén veld dat iets opbracht,
       veroudert. Bij 7 komt het althing bijeen: vogelvrijen verlaten het bord,
       en iedereen mag eenheden dagvaarden op velden waaraan hij gebouwen heeft.
       Beide partijen leggen kaarten; wie de ander niet overtreft, heeft
       verloren. De winnaar krijgt een witte schijf. Een eenheid die verloor,
       is vogelvrij, met een rode schijf voor de aanklager op het volgende
       althing. Wie drie keer of vaker aangeklaagd kon worden en het niet werd,
       krijgt een zwarte.
    2. Verplaats een schip twee stappen of een kolonist één, of ruil een
       lotskaart voor een grondstof. Wie het onbekende in stapt, verkent het.
    3. Handel: vier gelijke kaarten voor één uit de voorraad, twee waar je een
       haven hebt, of met de anderen. Bouw daarna.

## Dingen
landnam-kind-wood = hout
landnam-kind-sheep = schaap
landnam-kind-grain = graan
landnam-kind-iron = ijzer
landnam-terrain-unknown = onbekend
landnam-terrain-sea = zee
landnam-terrain-bog = moeras
landnam-terrain-field = akker
landnam-terrain-meadow = weide
landnam-terrain-forest = bos
landnam-terrain-mountain = gebergte
landnam-outer-sea = de buitenzee
landnam-ship = schip
    .one = een schip
landnam-settler = kolonist
    .one = een kolonist
landnam-card-find-forest = Bos in zicht
    .text = Verkenning: wat je verkent, is bos.
landnam-card-find-meadow = Weide in zicht
    .text = Verkenning: wat je verkent, is weide.
landnam-card-find-field = Akker in zicht
    .text = Verkenning: wat je verkent, is akker.
landnam-card-find-bog = Moeras in zicht
    .text = Verkenning: wat je verkent, is moeras.
landnam-card-roll-twice = Nog eens kijken
    .text = Verkenning: gooi beide dobbelstenen twee keer en kies een van de worpen.
landnam-card-extra-step = Gunstige wind
    .text = Verplaatsing: nog een stap voor de eenheid die je verplaatste.
landnam-card-landing = Landing
    .text = Verplaatsing: je schip mag met deze stap een landveld op.
landnam-card-mountain-path = Bergpad
    .text = Verplaatsing: je kolonist mag met deze stap het gebergte in.
landnam-card-give-way = Maak plaats
    .text = Verplaatsing: betreed een veld met een eenheid; die moet wijken.
landnam-card-break-case = Zaak geseponeerd
    .text = Althing: breekt de lopende zaak af.
landnam-card-break-thing = Het althing gaat uiteen
    .text = Althing: breekt het hele althing af.
landnam-card-rich-harvest = Rijke oogst
    .text = Oogst: een veld dat jou iets gaf, geeft één kaart meer.
landnam-card-rested-soil = Uitgeruste grond
    .text = Oogst: geen veld veroudert.
landnam-card-no-famine = Volle schuren
    .text = Oogst: de hongersnood gaat niet door.

## Vragen
landnam-phase-ageing = { $player }: Welk veld veroudert?
landnam-phase-order = { $player }: Wie mag als eerste zijn zaken voeren?
landnam-phase-plaintiff = { $player }: Wie daag je voor het althing?
landnam-phase-answer = { $player }: Wat antwoord je in deze zaak?
landnam-phase-handover = { $player }: Neem je de zaak over?
landnam-phase-verdict = { $player }: De zaak wordt beslist. Breek je haar af?
landnam-phase-closing = { $player }: Er worden zwarte schijven uitgedeeld. Breek je het althing af?
landnam-phase-move = { $player }: Wat verplaats je?
landnam-phase-choose_find = { $player }: Welke worp kies je?
landnam-phase-flee = { $player }: Waar gaat je eenheid heen?
landnam-phase-trade = { $player }: Handel je?
landnam-phase-offer = { $player }: Neem je het aanbod aan?
landnam-phase-counter = { $player }: Neem je het tegenbod aan?
landnam-phase-build = { $player }: Wat bouw je?

## Acties
landnam-do-accept = Neem aan van { $other }: { $give } voor { $want }
landnam-do-age = Laat { $cell } verouderen
landnam-do-ask = Vraag me weer of ik afbreek
landnam-do-choose = Kies { $terrain }
landnam-do-choose-number = Kies { $terrain } met { $number }
landnam-do-exchange = Wissel { $given } voor { $kind }
landnam-do-explore = Verken { $cell } vanaf { $from } ({ $piece })
landnam-do-explore-with = Verken { $cell } vanaf { $from } ({ $piece }) met { $cards }
landnam-do-farm = Bouw een boerderij op { $corner } vanaf { $cell } ({ $piece })
landnam-do-first = { $other } is eerst
landnam-do-give = Geef { $kind }
landnam-do-hand-over = Bied { $other } de zaak aan
landnam-do-harbour = Bouw een haven voor { $kind } op { $cell }
landnam-do-lay = Leg { $count } { $kind }
landnam-do-leave-always = Speel geen kaart, op geen enkel althing, tot ik anders zeg
landnam-do-leave-thing = Speel geen kaart, ook later op dit althing niet
landnam-do-more = Speel { $card } voor { $cell }
landnam-do-play = Speel { $card }
landnam-do-propose = Bied { $give } voor { $want }
landnam-do-retreat = Ga naar { $cell }
landnam-do-settler-at = Bouw een kolonist op { $cell } bij het gebouw op { $corner }
landnam-do-ship = Bouw een schip op { $cell }
landnam-do-ship-at = Bouw een schip op { $cell } bij het gebouw op { $corner }
landnam-do-step = Ga van { $from } naar { $cell } ({ $piece })
landnam-do-step-with = Ga van { $from } naar { $cell } ({ $piece }) met { $cards }
landnam-do-summon = Dagvaard { $other } om { $cell } ({ $piece }) met { $count }
landnam-do-swap = Ruil { $card } voor { $kind }
landnam-do-take-case = Neem de zaak over
landnam-do-till = Laat { $cell } verouderen door je eenheid
landnam-do-to = Aan { $other }
landnam-do-village = Breid de boerderij op { $corner } uit tot dorp
landnam-do-want = Vraag { $kind }
landnam-do-withdraw = Trek het aanbod in
landnam-pass-plaintiff = Geen zaken meer
landnam-pass-answer = Leg niets
landnam-pass-enough = Dat is genoeg
landnam-pass-handover = Weiger
landnam-pass-verdict = Speel geen kaart
landnam-pass-closing = Speel geen kaart
landnam-pass-move = Niet verplaatsen
landnam-pass-further = Stop hier
landnam-pass-trade = Klaar met handelen
landnam-pass-offer = Weiger
landnam-pass-counter = Weiger
landnam-pass-build = Klaar

## Wat er gebeurt
landnam-starts = { $player } begint.
landnam-turn = { $player } is aan de beurt.
landnam-rolled = { $player } gooit { $first } en { $second }: { $sum }.
landnam-althing = Het althing komt bijeen.
landnam-drew = { $player } trekt { $card }.
landnam-drew-unseen = { $player } trekt een lotskaart.
landnam-shuffled = De lotskaarten worden geschud.
landnam-explored = Groen { $green }, rood { $red }.
landnam-explored-red = Rood { $red }.
landnam-found = { $cell } is { $terrain }.
landnam-found-number = { $cell } is { $terrain } met { $number }.
landnam-aged = { $cell } veroudert van { $old } naar { $number }.
landnam-rested = { $cell } veroudert niet en houdt zijn { $number }.
landnam-harvested = { $player } oogst { $cards }.
landnam-kept = { $player } behoudt { $cards }.
landnam-famine = Hongersnood! Alle kaarten gaan verloren van: { $kinds }.
landnam-built-farm = { $player } bouwt een boerderij op { $corner }.
landnam-built-village = { $player } heeft een dorp op { $corner }.
landnam-built-unit = { $player } zet een { $piece } op { $cell }.
landnam-harbour = Er is een haven voor { $kind } op { $cell }.
landnam-lost-unit = { $player } verliest een { $piece } op { $cell }.
landnam-outlawed = Op { $cell } is een eenheid van { $player } vogelvrij ({ $piece }).
landnam-fled = { $player } is ontkomen naar { $cell } ({ $piece }); de schijf blijft achter.
landnam-token-white = { $player } krijgt { $count ->
    [one] een witte schijf
   *[other] { $count } witte schijven
}.
landnam-token-red = { $player } krijgt { $count ->
    [one] een rode schijf
   *[other] { $count } rode schijven
}.
landnam-token-black = { $player } krijgt { $count ->
    [one] een zwarte schijf
   *[other] { $count } zwarte schijven
}.
landnam-traded = { $player } geeft { $other } { $give } voor { $want }.
landnam-has-answered = { $player } heeft geantwoord.
landnam-did-decline = { $player } weigert.
landnam-did-decline-case = { $player } neemt de zaak niet over.
landnam-did-exchange = { $player } wisselt { $given } voor { $kind }.
landnam-did-explore = { $player } verkent { $cell }.
landnam-did-explore-with = { $player } verkent { $cell } met { $cards }.
landnam-did-first = { $other } mag als eerste zaken voeren.
landnam-did-hand-over = { $player } biedt { $other } de zaak aan.
landnam-did-lay = { $player } legt { $count } { $kind }.
landnam-did-more = { $player } speelt { $card } voor { $cell }.
landnam-did-nothing = { $player } legt niets meer.
landnam-did-play = { $player } speelt { $card }.
landnam-did-propose = { $player } biedt { $give } voor { $want }.
landnam-did-retreat = { $player } wijkt uit naar { $cell } ({ $piece }).
landnam-did-step = { $player } verplaatst { $piece-one } van { $from } naar { $cell }.
landnam-did-step-with = { $player } verplaatst { $piece-one } van { $from } naar { $cell } met { $cards }.
landnam-did-summon = { $player } dagvaardt { $other } om { $cell } ({ $piece }) met { $count }.
landnam-did-swap = { $player } ruilt { $card } voor { $kind }.
landnam-did-take-case = { $player } neemt de zaak over.
landnam-did-withdraw = { $player } trekt het aanbod in.
landnam-over = Het spel is afgelopen.
landnam-drawn = De laatste beurt is gespeeld: gelijkspel.

## Punten
landnam-score-farm = Boerderij op { $corner }
landnam-score-village = Dorp op { $corner }
landnam-score-white = Witte schijven: { $count }
landnam-score-red = Rode schijven: { $count }
landnam-score-black = Zwarte schijven: { $count }

## De tafel
landnam-board-player = Speler
landnam-board-points = Punten
landnam-board-cards = Kaarten
landnam-board-fate = Lot
landnam-board-houses = Huizen
landnam-board-settlers = Kolonisten
landnam-board-ships = Schepen
landnam-board-tokens = Wit/rood/zwart
landnam-board-hand = Jouw kaarten: { $cards }
landnam-board-none = geen
landnam-board-outer = Op de buitenzee: { $ships }
landnam-board-exhausted = De voorraad is op van: { $kinds }.
landnam-board-outlaw = vogelvrij
landnam-board-case = Zaak om { $cell } ({ $kind }): aanklager { $prosecution } heeft { $first }, verdediger { $defence } heeft { $second }
landnam-board-offer = { $player } biedt { $give } voor { $want }
landnam-board-legend = Schip S, kolonist H, boerderij f, dorp V, elk met het nummer van de speler; ! is vogelvrij, h een haven.
landnam-board-harbour = haven voor { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Dagvaard { $other } om { $cell } ({ $piece })
landnam-group-farm = Bouw een boerderij vanaf { $cell } ({ $piece })
landnam-group-swap = Ruil { $card } voor een grondstof
landnam-group-harbour = Bouw een haven op { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Lotskaart: { $card }
landnam-dealt-roll = Dobbelstenen: { $first } en { $second }
landnam-dealt-find = Verkennen: groen { $green }, rood { $red }
landnam-dealt-find-of = Verkennen: { $terrain }, rood { $red }
