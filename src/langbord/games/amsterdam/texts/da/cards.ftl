### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points = { $count } point
amsterdam-gives-guilders = { $count } gylden
amsterdam-gives-choice =
    { $count ->
        [one] 1 valgfri råvare
       *[other] { $count } valgfrie råvarer
    }
amsterdam-gives-amstel =
    { $count ->
        [one] 1 felt på Amstel
       *[other] { $count } felter på Amstel
    }
amsterdam-gives-sail =
    { $count ->
        [one] sejl 1 felt
       *[other] sejl { $count } felter
    }
amsterdam-gives-resource = 1 råvare { $colour }
amsterdam-each-points = { $count } point pr.: { $measure }
amsterdam-each-points-of = { $count } point pr.: { $measure } ({ $which })
amsterdam-twice-points = { $count } point; det dobbelte med { $which } aktiv
amsterdam-each-guilders = { $count } gylden pr.: { $measure }
amsterdam-each-guilders-of = { $count } gylden pr.: { $measure } ({ $which })
amsterdam-twice-guilders = { $count } gylden; det dobbelte med { $which } aktiv
amsterdam-church-set = 3 point; 8 med egen Zuiderkerk eller Westerkerk, 15 med begge
amsterdam-delivery = { $count } point for hver levering: { $good }

## What is paid
amsterdam-pay-guilders = Betal { $count } gylden
amsterdam-pay-any =
    Aflever { $count ->
        [one] 1 råvare
       *[other] { $count } råvarer
    }
amsterdam-pay-resource = Aflever 1 { $colour }

## On what condition; `of`: of which type, district, good, …
amsterdam-if-so = { $measure }
amsterdam-if-least = { $measure }, mindst { $least }
amsterdam-if-least-of = { $measure } ({ $which }), mindst { $least }
amsterdam-if-most =
    { $most ->
        [0] ingen { $measure }
       *[other] { $measure }, højst { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), højst { $most }
amsterdam-if-between = { $measure }, { $least } til { $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least } til { $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, eller 2 med et aktivt kort af typen
amsterdam-measure-active-cards = aktive kort
amsterdam-measure-active-of-deck = aktive kort
amsterdam-measure-active-of-type = aktive kort
amsterdam-measure-active-of-timing = aktive kort
amsterdam-measure-craftsman-types = typer blandt dine aktive håndværkere
amsterdam-measure-craftsman-pairs = par af ens aktive håndværkere
amsterdam-measure-most-craftsmen = aktive håndværkere af din hyppigste type
amsterdam-measure-map-districts = bydele blandt dine aktive bydelskort
amsterdam-measure-map-pairs = par af aktive bydelskort i samme farve
amsterdam-measure-fewest-of-a-deck = aktive kort fra hver bunke
amsterdam-measure-church-set = 3, eller 8 med egen Zuiderkerk eller Westerkerk, eller 15 med begge
amsterdam-measure-inactive = inaktive kort
amsterdam-measure-inactive-at-start = inaktive kort, da din tur begyndte
amsterdam-measure-maps-used = bydelskort brugt i denne tur
amsterdam-measure-maps-used-of = bydelskort brugt i denne tur
amsterdam-measure-amstel-steps = felter på Amstel i denne tur
amsterdam-measure-discs-ahead = skiver foran din på Amstel
amsterdam-measure-discs-behind = skiver bag din på Amstel
amsterdam-measure-bridges-passed = passerede broer
amsterdam-measure-at-mouth = din skive ved Amstels munding
amsterdam-measure-ship-steps = sejlede felter i denne tur
amsterdam-measure-at-start = dit skib på startfeltet
amsterdam-measure-cargo = varer om bord
amsterdam-measure-cargo-kinds = slags varer om bord
amsterdam-measure-aboard = arbejdere og varer om bord
amsterdam-measure-in-depot = arbejdere i depotet
amsterdam-measure-in-depot-of = arbejdere i depotet
amsterdam-measure-sold = varer på det sorte marked
amsterdam-measure-stock = varer i det store pakhus
amsterdam-measure-small-stock = varer i små pakhuse
amsterdam-measure-own-blocks = egne karréer
amsterdam-measure-fives-of-blocks = påbegyndte femtal egne karréer
amsterdam-measure-blocks-of = egne karréer
amsterdam-measure-market-points = point fra markedet i denne tur
amsterdam-measure-card-guilders = gylden fra et andet kort i denne tur
amsterdam-measure-card-points = point fra et andet kort i denne tur
amsterdam-measure-not-above = andre med lige så mange point som dig eller færre
amsterdam-measure-not-below = andre med lige så mange point som dig eller flere
amsterdam-timing-i = fase I
amsterdam-timing-ii = fase II
amsterdam-timing-iii = fase III
amsterdam-timing-permanent = varig
amsterdam-timing-laurel = laurbær

## What a card changes
amsterdam-trait-no-last-penalties = Ingen strafbrikker for kort, der er inaktive til sidst
amsterdam-trait-steps-at-end =
    Til sidst: { $count ->
        [one] 1 felt på Amstel
       *[other] { $count } felter på Amstel
    }
amsterdam-trait-second-market = Brug markedsbrikken to gange
amsterdam-trait-block-cheaper = Karréer koster 1 råvare mindre
amsterdam-trait-block-guilder = 1 gylden for hver karré, du tager
amsterdam-trait-block-for-guilders = En karré kan koste 2 gylden i stedet for råvarer
amsterdam-trait-two-blocks = To karréer pr. tur
amsterdam-trait-triple-map = Brug ét bydelskort op til tre gange pr. runde
amsterdam-trait-building-guilders = 2 gylden for hver bygning, du aktiverer
amsterdam-trait-building-cheaper = Bygninger koster 1 råvare mindre
amsterdam-trait-craftsman-guilder = 1 gylden for hver håndværker, du aktiverer
amsterdam-trait-disc-on-top = Din skive ligger altid øverst
amsterdam-trait-free-map-use = Et bydelskort, du aktiverer, må straks bruges gratis
amsterdam-trait-sell-for-both = Salg på det sorte marked giver 2 gylden og en råvare
amsterdam-trait-cards-for-guilders = Pr. 3 gylden: aktivér et kort
amsterdam-trait-double-steps = Hver råvare flytter skibet 2 felter
amsterdam-trait-map-guilder = 1 gylden for hvert bydelskort, du aktiverer
amsterdam-trait-new-type-cheaper = Den første håndværker af hver type koster 1 råvare mindre
amsterdam-trait-map-for-guilders = Smid et aktivt bydelskort væk: { $count } gylden
amsterdam-trait-no-draft = I fase I må du lade være at tage et kort
amsterdam-trait-double-depot = Havnearbejdere tæller dobbelt
amsterdam-trait-guilders-for-ones = { $count } gylden for hver valgt ener
amsterdam-trait-resources-for-ones = 2 råvarer ekstra for hver valgt ener
amsterdam-trait-shift-die = Læg råvarerne fra én terning ét rum tidligere eller senere
amsterdam-trait-resource-per-die = 1 råvare ekstra for hver valgt terning
amsterdam-trait-delivery-point = 1 point for hver leveret vare
amsterdam-trait-block-step =
    { $count ->
        [one] 1 felt på Amstel
       *[other] { $count } felter på Amstel
    } for hver karré
amsterdam-trait-delivery-guilder = 1 gylden for hver leveret vare

## What is handed in for an order
amsterdam-order-crew-and-resource = Aflever 2 arbejdere og 1 råvare
amsterdam-order-resources = Aflever forskellige råvarer
amsterdam-order-one-of-each-kind = Aflever en arbejder, en vare og en råvare
amsterdam-order-crew-of-colour = Aflever op til 2 arbejdere: { $worker }

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = håndværker
amsterdam-kind-building = bygning
amsterdam-kind-map = bydelskort
amsterdam-when-i = Én gang pr. runde, når du vælger et kort (fase I)
amsterdam-when-ii = Én gang pr. runde, når du tager dine råvarer (fase II)
amsterdam-when-iii = Én gang pr. runde, i din tur (fase III)
amsterdam-when-permanent = Så længe kortet er aktivt
amsterdam-when-laurel = Én gang, når spillet er slut

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Ville give nu
amsterdam-now-nothing = ingenting
amsterdam-now-condition = Betingelse
amsterdam-now-met = opfyldt
amsterdam-now-unmet = ikke opfyldt
amsterdam-now-least = { $held } af mindst { $least }
amsterdam-now-most = { $held } af højst { $most }
amsterdam-now-between = { $held } ({ $least } til { $most })
amsterdam-now-progress = Status
amsterdam-now-have = { $what } { $have } af { $need }
amsterdam-now-workers = arbejdere
amsterdam-now-resources = råvarer
amsterdam-now-goods = varer
amsterdam-now-colours = forskellige råvarer
