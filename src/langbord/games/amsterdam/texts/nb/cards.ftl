### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points = { $count } poeng
amsterdam-gives-guilders = { $count } gylden
amsterdam-gives-choice =
    { $count ->
        [one] 1 valgfri råvare
       *[other] { $count } valgfrie råvarer
    }
amsterdam-gives-amstel = { $count } felt på Amstel
amsterdam-gives-sail = seil { $count } felt
amsterdam-gives-resource = 1 råvare { $colour }
amsterdam-each-points = { $count } poeng per: { $measure }
amsterdam-each-points-of = { $count } poeng per: { $measure } ({ $which })
amsterdam-twice-points = { $count } poeng; det dobbelte med { $which } aktiv
amsterdam-each-guilders = { $count } gylden per: { $measure }
amsterdam-each-guilders-of = { $count } gylden per: { $measure } ({ $which })
amsterdam-twice-guilders = { $count } gylden; det dobbelte med { $which } aktiv
amsterdam-church-set = 3 poeng; 8 med egen Zuiderkerk eller Westerkerk, 15 med begge
amsterdam-delivery = { $count } poeng for hver levering: { $good }

## What is paid
amsterdam-pay-guilders = Betal { $count } gylden
amsterdam-pay-any =
    Lever { $count ->
        [one] 1 råvare
       *[other] { $count } råvarer
    }
amsterdam-pay-resource = Lever 1 { $colour }

## On what condition; `of`: of which type, district, good, …
amsterdam-if-so = { $measure }
amsterdam-if-least = { $measure }, minst { $least }
amsterdam-if-least-of = { $measure } ({ $which }), minst { $least }
amsterdam-if-most =
    { $most ->
        [0] ingen { $measure }
       *[other] { $measure }, høyst { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), høyst { $most }
amsterdam-if-between = { $measure }, { $least } til { $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least } til { $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, eller 2 med et aktivt kort av typen
amsterdam-measure-active-cards = aktive kort
amsterdam-measure-active-of-deck = aktive kort
amsterdam-measure-active-of-type = aktive kort
amsterdam-measure-active-of-timing = aktive kort
amsterdam-measure-craftsman-types = typer blant de aktive håndverkerne dine
amsterdam-measure-craftsman-pairs = par av like aktive håndverkere
amsterdam-measure-most-craftsmen = aktive håndverkere av den vanligste typen din
amsterdam-measure-map-districts = bydeler blant de aktive kartene dine
amsterdam-measure-map-pairs = par av aktive kart i samme farge
amsterdam-measure-fewest-of-a-deck = aktive kort fra hver bunke
amsterdam-measure-church-set = 3, eller 8 med egen Zuiderkerk eller Westerkerk, eller 15 med begge
amsterdam-measure-inactive = inaktive kort
amsterdam-measure-inactive-at-start = inaktive kort da turen din begynte
amsterdam-measure-maps-used = kart brukt denne turen
amsterdam-measure-maps-used-of = kart brukt denne turen
amsterdam-measure-amstel-steps = felt på Amstel denne turen
amsterdam-measure-discs-ahead = skiver foran din på Amstel
amsterdam-measure-discs-behind = skiver bak din på Amstel
amsterdam-measure-bridges-passed = passerte bruer
amsterdam-measure-at-mouth = skiven din ved Amstels munning
amsterdam-measure-ship-steps = seilte felt denne turen
amsterdam-measure-at-start = skipet ditt på startfeltet
amsterdam-measure-cargo = varer om bord
amsterdam-measure-cargo-kinds = slags varer om bord
amsterdam-measure-aboard = arbeidere og varer om bord
amsterdam-measure-in-depot = arbeidere i depotet
amsterdam-measure-in-depot-of = arbeidere i depotet
amsterdam-measure-sold = varer på svartebørsen
amsterdam-measure-stock = varer i det store pakkhuset
amsterdam-measure-small-stock = varer i små pakkhus
amsterdam-measure-own-blocks = egne kvartaler
amsterdam-measure-fives-of-blocks = påbegynte femtall egne kvartaler
amsterdam-measure-blocks-of = egne kvartaler
amsterdam-measure-market-points = poeng fra markedet denne turen
amsterdam-measure-card-guilders = gylden fra et annet kort denne turen
amsterdam-measure-card-points = poeng fra et annet kort denne turen
amsterdam-measure-not-above = andre med like mange poeng som deg eller færre
amsterdam-measure-not-below = andre med like mange poeng som deg eller flere
amsterdam-timing-i = fase I
amsterdam-timing-ii = fase II
amsterdam-timing-iii = fase III
amsterdam-timing-permanent = varig
amsterdam-timing-laurel = laurbær

## What a card changes
amsterdam-trait-no-last-penalties = Ingen straffebrikker for kort som er inaktive til slutt
amsterdam-trait-steps-at-end = Til slutt: { $count } felt på Amstel
amsterdam-trait-second-market = Bruk markedsbrikken to ganger
amsterdam-trait-block-cheaper = Kvartaler koster 1 råvare mindre
amsterdam-trait-block-guilder = 1 gylden for hvert kvartal du tar
amsterdam-trait-block-for-guilders = Et kvartal kan koste 2 gylden i stedet for råvarer
amsterdam-trait-two-blocks = To kvartaler per tur
amsterdam-trait-triple-map = Bruk ett kart inntil tre ganger per runde
amsterdam-trait-building-guilders = 2 gylden for hver bygning du aktiverer
amsterdam-trait-building-cheaper = Bygninger koster 1 råvare mindre
amsterdam-trait-craftsman-guilder = 1 gylden for hver håndverker du aktiverer
amsterdam-trait-disc-on-top = Skiven din ligger alltid øverst
amsterdam-trait-free-map-use = Et kart du aktiverer, kan straks brukes gratis
amsterdam-trait-sell-for-both = Salg på svartebørsen gir 2 gylden og en råvare
amsterdam-trait-cards-for-guilders = Per 3 gylden: aktiver et kort
amsterdam-trait-double-steps = Hver råvare flytter skipet 2 felt
amsterdam-trait-map-guilder = 1 gylden for hvert kart du aktiverer
amsterdam-trait-new-type-cheaper = Den første håndverkeren av hver type koster 1 råvare mindre
amsterdam-trait-map-for-guilders = Kast et aktivt kart: { $count } gylden
amsterdam-trait-no-draft = I fase I kan du la være å ta kort
amsterdam-trait-double-depot = Havnearbeidere teller dobbelt
amsterdam-trait-guilders-for-ones = { $count } gylden for hver valgt ener
amsterdam-trait-resources-for-ones = 2 råvarer ekstra for hver valgt ener
amsterdam-trait-shift-die = Legg råvarene til én terning ett rom tidligere eller senere
amsterdam-trait-resource-per-die = 1 råvare ekstra for hver valgt terning
amsterdam-trait-delivery-point = 1 poeng for hver levert vare
amsterdam-trait-block-step = { $count } felt på Amstel for hvert kvartal
amsterdam-trait-delivery-guilder = 1 gylden for hver levert vare

## What is handed in for an order
amsterdam-order-crew-and-resource = Lever 2 arbeidere og 1 råvare
amsterdam-order-resources = Lever ulike råvarer
amsterdam-order-one-of-each-kind = Lever en arbeider, en vare og en råvare
amsterdam-order-crew-of-colour = Lever inntil 2 arbeidere: { $worker }

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = håndverker
amsterdam-kind-building = bygning
amsterdam-kind-map = bydelskart
amsterdam-when-i = Én gang per runde, når du velger et kort (fase I)
amsterdam-when-ii = Én gang per runde, når du tar råvarene dine (fase II)
amsterdam-when-iii = Én gang per runde, i din tur (fase III)
amsterdam-when-permanent = Så lenge kortet er aktivt
amsterdam-when-laurel = Én gang, når spillet er slutt

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Ville gi nå
amsterdam-now-nothing = ingenting
amsterdam-now-condition = Vilkår
amsterdam-now-met = oppfylt
amsterdam-now-unmet = ikke oppfylt
amsterdam-now-least = { $held } av minst { $least }
amsterdam-now-most = { $held } av høyst { $most }
amsterdam-now-between = { $held } ({ $least } til { $most })
amsterdam-now-progress = Status
amsterdam-now-have = { $what } { $have } av { $need }
amsterdam-now-workers = arbeidere
amsterdam-now-resources = råvarer
amsterdam-now-goods = varer
amsterdam-now-colours = ulike råvarer
