### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points = { $count } poeng
amsterdam-gives-guilders = { $count } gylden
amsterdam-gives-choice =
    { $count ->
        [one] 1 valfri råvare
       *[other] { $count } valfrie råvarer
    }
amsterdam-gives-amstel = { $count } felt på Amstel
amsterdam-gives-sail = segl { $count } felt
amsterdam-gives-resource = 1 råvare { $colour }
amsterdam-each-points = { $count } poeng per: { $measure }
amsterdam-each-points-of = { $count } poeng per: { $measure } ({ $which })
amsterdam-twice-points = { $count } poeng; det doble med { $which } aktiv
amsterdam-each-guilders = { $count } gylden per: { $measure }
amsterdam-each-guilders-of = { $count } gylden per: { $measure } ({ $which })
amsterdam-twice-guilders = { $count } gylden; det doble med { $which } aktiv
amsterdam-church-set = 3 poeng; 8 med eigen Zuiderkerk eller Westerkerk, 15 med begge
amsterdam-delivery = { $count } poeng for kvar levering: { $good }

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
       *[other] { $measure }, høgst { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), høgst { $most }
amsterdam-if-between = { $measure }, { $least } til { $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least } til { $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, eller 2 med eit aktivt kort av typen
amsterdam-measure-active-cards = aktive kort
amsterdam-measure-active-of-deck = aktive kort
amsterdam-measure-active-of-type = aktive kort
amsterdam-measure-active-of-timing = aktive kort
amsterdam-measure-craftsman-types = typar blant dei aktive handverkarane dine
amsterdam-measure-craftsman-pairs = par av like aktive handverkarar
amsterdam-measure-most-craftsmen = aktive handverkarar av den vanlegaste typen din
amsterdam-measure-map-districts = bydelar blant dei aktive karta dine
amsterdam-measure-map-pairs = par av aktive kart i same farge
amsterdam-measure-fewest-of-a-deck = aktive kort frå kvar bunke
amsterdam-measure-church-set = 3, eller 8 med eigen Zuiderkerk eller Westerkerk, eller 15 med begge
amsterdam-measure-inactive = inaktive kort
amsterdam-measure-inactive-at-start = inaktive kort då turen din byrja
amsterdam-measure-maps-used = kart brukte denne turen
amsterdam-measure-maps-used-of = kart brukte denne turen
amsterdam-measure-amstel-steps = felt på Amstel denne turen
amsterdam-measure-discs-ahead = skiver framfor di på Amstel
amsterdam-measure-discs-behind = skiver bak di på Amstel
amsterdam-measure-bridges-passed = passerte bruer
amsterdam-measure-at-mouth = skiva di ved munninga til Amstel
amsterdam-measure-ship-steps = segla felt denne turen
amsterdam-measure-at-start = skipet ditt på startfeltet
amsterdam-measure-cargo = varer om bord
amsterdam-measure-cargo-kinds = slags varer om bord
amsterdam-measure-aboard = arbeidarar og varer om bord
amsterdam-measure-in-depot = arbeidarar i depotet
amsterdam-measure-in-depot-of = arbeidarar i depotet
amsterdam-measure-sold = varer på svartebørsen
amsterdam-measure-stock = varer i det store pakkhuset
amsterdam-measure-small-stock = varer i små pakkhus
amsterdam-measure-own-blocks = eigne kvartal
amsterdam-measure-fives-of-blocks = påbyrja femtal eigne kvartal
amsterdam-measure-blocks-of = eigne kvartal
amsterdam-measure-market-points = poeng frå marknaden denne turen
amsterdam-measure-card-guilders = gylden frå eit anna kort denne turen
amsterdam-measure-card-points = poeng frå eit anna kort denne turen
amsterdam-measure-not-above = andre med like mange poeng som deg eller færre
amsterdam-measure-not-below = andre med like mange poeng som deg eller fleire
amsterdam-timing-i = fase I
amsterdam-timing-ii = fase II
amsterdam-timing-iii = fase III
amsterdam-timing-permanent = varig
amsterdam-timing-laurel = laurbær

## What a card changes
amsterdam-trait-no-last-penalties = Ingen straffebrikker for kort som er inaktive til slutt
amsterdam-trait-steps-at-end = Til slutt: { $count } felt på Amstel
amsterdam-trait-second-market = Bruk marknadsbrikka to gonger
amsterdam-trait-block-cheaper = Kvartal kostar 1 råvare mindre
amsterdam-trait-block-guilder = 1 gylden for kvart kvartal du tek
amsterdam-trait-block-for-guilders = Eit kvartal kan koste 2 gylden i staden for råvarer
amsterdam-trait-two-blocks = To kvartal per tur
amsterdam-trait-triple-map = Bruk eitt kart inntil tre gonger per runde
amsterdam-trait-building-guilders = 2 gylden for kvar bygning du aktiverer
amsterdam-trait-building-cheaper = Bygningar kostar 1 råvare mindre
amsterdam-trait-craftsman-guilder = 1 gylden for kvar handverkar du aktiverer
amsterdam-trait-disc-on-top = Skiva di ligg alltid øvst
amsterdam-trait-free-map-use = Eit kart du aktiverer, kan straks brukast gratis
amsterdam-trait-sell-for-both = Sal på svartebørsen gir 2 gylden og ei råvare
amsterdam-trait-cards-for-guilders = Per 3 gylden: aktiver eit kort
amsterdam-trait-double-steps = Kvar råvare flyttar skipet 2 felt
amsterdam-trait-map-guilder = 1 gylden for kvart kart du aktiverer
amsterdam-trait-new-type-cheaper = Den første handverkaren av kvar type kostar 1 råvare mindre
amsterdam-trait-map-for-guilders = Kast eit aktivt kart: { $count } gylden
amsterdam-trait-no-draft = I fase I kan du la vere å ta kort
amsterdam-trait-double-depot = Hamnearbeidarar tel dobbelt
amsterdam-trait-guilders-for-ones = { $count } gylden for kvar vald einar
amsterdam-trait-resources-for-ones = 2 råvarer ekstra for kvar vald einar
amsterdam-trait-shift-die = Legg råvarene til éin terning eitt rom tidlegare eller seinare
amsterdam-trait-resource-per-die = 1 råvare ekstra for kvar vald terning
amsterdam-trait-delivery-point = 1 poeng for kvar levert vare
amsterdam-trait-block-step = { $count } felt på Amstel for kvart kvartal
amsterdam-trait-delivery-guilder = 1 gylden for kvar levert vare

## What is handed in for an order
amsterdam-order-crew-and-resource = Lever 2 arbeidarar og 1 råvare
amsterdam-order-resources = Lever ulike råvarer
amsterdam-order-one-of-each-kind = Lever ein arbeidar, ei vare og ei råvare
amsterdam-order-crew-of-colour = Lever inntil 2 arbeidarar: { $worker }

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = handverkar
amsterdam-kind-building = bygning
amsterdam-kind-map = bydelskart
amsterdam-when-i = Éin gong per runde, når du vel eit kort (fase I)
amsterdam-when-ii = Éin gong per runde, når du tek råvarene dine (fase II)
amsterdam-when-iii = Éin gong per runde, i turen din (fase III)
amsterdam-when-permanent = Så lenge kortet er aktivt
amsterdam-when-laurel = Éin gong, når spelet er slutt

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Ville gje no
amsterdam-now-nothing = ingenting
amsterdam-now-condition = Vilkår
amsterdam-now-met = oppfylt
amsterdam-now-unmet = ikkje oppfylt
amsterdam-now-least = { $held } av minst { $least }
amsterdam-now-most = { $held } av høgst { $most }
amsterdam-now-between = { $held } ({ $least } til { $most })
amsterdam-now-progress = Status
amsterdam-now-have = { $what } { $have } av { $need }
amsterdam-now-workers = arbeidarar
amsterdam-now-resources = råvarer
amsterdam-now-goods = varer
amsterdam-now-colours = ulike råvarer
