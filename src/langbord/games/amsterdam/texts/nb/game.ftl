# Amsterdam, Norwegian Bokmål.

amsterdam-name = Amsterdam
amsterdam-rules =
    Dere er kjøpmenn i Amsterdam på slutten av 1800-tallet. Flest poeng vinner.

    Hver runde: velg et kort; velg to av de seks terningene; ta turen din.
    En terning gir så mange råvarer av sin farge som den viser, men du får dem
    først etter så mange runder: en ener nå, en firer om tre runder. En runde
    der ingenting kommer fram, koster en straffebrikke.

    I turen din, i valgfri rekkefølge og så ofte du kan betale:
    – Aktiver kort med råvarene som står på dem, og bruk aktive kort.
    – Ta ett kvartal for råvarer av dets farge. Du får varen: lagre den, eller
      selg den straks på svartebørsen, én gang for hver vare.
    – Last ved en kran, seil ett felt per råvare, lever til pakkhus; jo
      tidligere i spillet, desto bedre.
    – Ta havnearbeidere om bord og lever dem ved bryggen med deres farge.
    – Gå fram på Amstel én gang: 1 råvare for første felt, 2 for hvert videre.
      Det avgjør rekkefølgen; bruene og munningen gir poeng.
    – Bruk markedsbrikken én gang.

    Én råvare kan beholdes. Til slutt koster straffebrikker og kort som aldri
    ble aktivert, poeng; laurbærkort, din største gruppe kvartaler (3 hver),
    de åpne bydelene og rester gir poeng.

## Colours, districts, goods, workers
amsterdam-colour-black = svart
amsterdam-colour-brown = brun
amsterdam-colour-purple = lilla
amsterdam-colour-pink = rosa
amsterdam-colour-orange = oransje
amsterdam-colour-grey = grå
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-plantage = Plantage
amsterdam-district-jordaan = Jordaan
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-good-beer = øl
amsterdam-good-tulips = tulipanløk
amsterdam-good-cheese = ost
amsterdam-good-furniture = møbler
amsterdam-good-genever = sjenever
amsterdam-good-tiles = fliser
amsterdam-good-lace = kniplinger
amsterdam-good-coffee = kaffe
amsterdam-good-crystal = krystall
amsterdam-worker-light-blue = lyseblå
amsterdam-worker-reddish-brown = rødbrun
amsterdam-worker-white = hvit
amsterdam-worker-golden-yellow = gullgul
amsterdam-worker-light-pink = lyserosa
amsterdam-worker-light-green = lysegrønn

## The harbour
amsterdam-start = startfeltet
amsterdam-water-1 = vann 1
amsterdam-water-2 = vann 2
amsterdam-water-3 = vann 3
amsterdam-water-4 = vann 4
amsterdam-water-5 = vann 5
amsterdam-water-6 = vann 6
amsterdam-water-7 = vann 7
amsterdam-water-8 = vann 8
amsterdam-water-9 = vann 9
amsterdam-water-10 = vann 10
amsterdam-water-11 = vann 11
amsterdam-water-12 = vann 12
amsterdam-jetty-light-blue = brygge (lyseblå)
amsterdam-jetty-reddish-brown = brygge (rødbrun)
amsterdam-jetty-white = brygge (hvit)
amsterdam-jetty-golden-yellow = brygge (gullgul)
amsterdam-jetty-light-pink = brygge (lyserosa)
amsterdam-jetty-light-green = brygge (lysegrønn)
amsterdam-warehouse-beer = pakkhus (øl)
amsterdam-warehouse-tulips = pakkhus (tulipanløk)
amsterdam-warehouse-cheese = pakkhus (ost)
amsterdam-warehouse-furniture = pakkhus (møbler)
amsterdam-warehouse-genever = pakkhus (sjenever)
amsterdam-warehouse-tiles = pakkhus (fliser)
amsterdam-warehouse-lace = pakkhus (kniplinger)
amsterdam-warehouse-coffee = pakkhus (kaffe)
amsterdam-warehouse-crystal = pakkhus (krystall)
amsterdam-warehouse-small-1 = lite pakkhus 1
amsterdam-warehouse-small-2 = lite pakkhus 2
amsterdam-warehouse-small-3 = lite pakkhus 3
amsterdam-warehouse-small-4 = lite pakkhus 4

## Types of cards
amsterdam-type-jeneverbrander = sjeneverbrenner
amsterdam-type-kaasmaker = ostemaker
amsterdam-type-brouwer = brygger
amsterdam-type-tulpenteler = tulipandyrker
amsterdam-type-tegelbakker = flisebrenner
amsterdam-type-kantklosser = kniplerske
amsterdam-type-koffiebrander = kaffebrenner
amsterdam-type-timmerman = snekker
amsterdam-type-glasblazer = glassblåser
amsterdam-type-grachtenhuis = kanalhus
amsterdam-type-hofje = stiftsgård
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-pakhuis = lagerhus
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-zaagmolen = sagmølle
amsterdam-type-gildehuis = laugshus
amsterdam-type-stadhuis = rådhus
amsterdam-type-grachtengordel = kart over Grachtengordel
amsterdam-type-burgwallen = kart over Burgwallen
amsterdam-type-nieuwmarkt = kart over Nieuwmarkt
amsterdam-type-plantage = kart over Plantage
amsterdam-type-jordaan = kart over Jordaan
amsterdam-type-haarlemmerbuurt = kart over Haarlemmerbuurt
amsterdam-deck-craftsman = håndverkere
amsterdam-deck-building = bygninger
amsterdam-deck-map = bydelskart
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: Hvor begynner formannen?
amsterdam-phase-place_messenger = { $player }: Hvor begynner byens bud?
amsterdam-phase-place_trader = { $player }: Hvor begynner handelsmannen?
amsterdam-phase-start_card = { $player }: Velg startkortet ditt.
amsterdam-phase-start_single = { $player }: Én råvare til rom 1.
amsterdam-phase-start_pair = { $player }: To av én farge til rom 2.
amsterdam-phase-remove = { $player }: TOM leder: hvilket kart fjernes?
amsterdam-phase-draft = { $player }: Velg et kort.
amsterdam-phase-overflow = { $player }: Seks kort: kast ett og ta en straffebrikke.
amsterdam-phase-dice = { $player }: Velg to terninger.
amsterdam-phase-shift = { $player }: Flytte råvarene til én terning?
amsterdam-phase-turn = { $player }: Det er din tur.
amsterdam-phase-pay = { $player }: Lever en råvare.
amsterdam-phase-gain = { $player }: Ta en valgfri råvare.
amsterdam-phase-sell = { $player }: Lagre varen eller selge den?
amsterdam-phase-use_free = { $player }: Bruke kartet gratis?
amsterdam-phase-advance = { $player }: Gå fram på Amstel?
amsterdam-phase-swap_out = { $player }: Hvilket kort bytter du?
amsterdam-phase-swap_in = { $player }: Mot hvilket kort?
amsterdam-phase-free_card = { $player }: Aktiver et kort gratis.
amsterdam-phase-sail_on = { $player }: Inntil tre gratis felt på rad.
amsterdam-phase-sail_to = { $player }: Til hvilket felt går skipet?
amsterdam-phase-free_block = { $player }: Hvilket kvartal tar du?
amsterdam-phase-move_foreman = { $player }: Hvor går formannen?
amsterdam-phase-move_messenger = { $player }: Hvor går budet?
amsterdam-phase-move_trader = { $player }: Hvor går handelsmannen?
amsterdam-phase-keep = { $player }: Hvilken råvare beholder du?

## Actions
amsterdam-do-foreman = Formannen: { $warehouse }
amsterdam-do-messenger = Budet: { $district } { $number } ({ $cost })
amsterdam-do-trader = Handelsmannen: { $good }
amsterdam-do-take = Ta { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Fjern { $card } { $type } ({ $cost })
amsterdam-do-discard = Kast { $card } { $type } ({ $cost })
amsterdam-do-pay = Lever { $colour }
amsterdam-do-gain = Ta { $colour }
amsterdam-do-keep = Behold { $colour }
amsterdam-do-swap = Bytt { $card } { $type } ({ $cost })
amsterdam-do-for = Mot { $card } { $type } ({ $cost })
amsterdam-do-draw = Trekk fra: { $deck }
amsterdam-do-activate = Aktiver { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Aktiver { $card } { $type } ({ $cost }), uten { $colour }
amsterdam-do-activate-guilders = Aktiver { $card } { $type } ({ $cost }): 3 gylden
amsterdam-do-use = Bruk { $card } { $type }
amsterdam-do-use-free = Bruk { $card } { $type } gratis
amsterdam-do-not-use = La { $card } { $type } være ubrukt
amsterdam-do-drop = Kast { $card } { $type } for 3 gylden
amsterdam-do-block = Ta et kvartal: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Ta et kvartal for 2 gylden: { $district } { $number } ({ $cost })
amsterdam-do-store = Lagre: { $good }
amsterdam-do-sell-guilders = Selg for 2 gylden: { $good }
amsterdam-do-sell = Selg for en råvare: { $colour }
amsterdam-do-sail = Seil: { $space }
amsterdam-do-sail-paid = Seil: { $space } – { $colour }
amsterdam-do-anchor = Gå straks til: { $space }
amsterdam-do-stop = Seil ikke lenger
amsterdam-do-load = Last { $good }
amsterdam-do-deliver = Lever { $good }
amsterdam-do-board = Ta om bord havnearbeider: { $worker }
amsterdam-do-hand-over = Lever havnearbeider: { $worker }
amsterdam-do-amstel = Amstel: { $spaces } felt (betal { $resources })
amsterdam-do-advance = Gå fram: { $spaces } felt
amsterdam-do-stay = Bli stående ({ $spaces } felt)
amsterdam-do-market = Marked: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = La dem ligge
amsterdam-do-later = { $colour }: ett rom senere
amsterdam-do-sooner = { $colour }: ett rom tidligere
amsterdam-do-no-card = Ta ikke noe kort
amsterdam-do-pass = Avslutt turen
amsterdam-do-pass-warns =
    { $count ->
        [one] Avslutt turen: en råvare går tapt
       *[other] Avslutt turen: { $count } råvarer går tapt
    }
amsterdam-group-sail = Seil: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } sender formannen til: { $warehouse }.
amsterdam-did-messenger = { $player } sender budet til { $district } { $number }.
amsterdam-did-trader = { $player } sender handelsmannen til: { $good }.
amsterdam-did-take = { $player } tar { $card } { $type }.
amsterdam-did-one = { $player } tar en råvare: { $colour }.
amsterdam-did-two = { $player } tar to råvarer: { $colour }.
amsterdam-did-remove = { $player } fjerner { $card } { $type }.
amsterdam-did-discard = { $player } kaster { $card } { $type }.
amsterdam-did-pay = { $player } leverer inn: { $colour }.
amsterdam-did-gain = { $player } får: { $colour }.
amsterdam-did-keep = { $player } beholder: { $colour }.
amsterdam-did-swap = { $player } bytter bort { $card } { $type }.
amsterdam-did-for = { $player } får { $card } { $type } i bytte.
amsterdam-did-draw = { $player } trekker fra bunken: { $deck }.
amsterdam-did-activate = { $player } aktiverer { $card } { $type }.
amsterdam-did-activate-less = { $player } aktiverer { $card } { $type } og sparer: { $colour }.
amsterdam-did-activate-guilders = { $player } aktiverer { $card } { $type } for 3 gylden.
amsterdam-did-use = { $player } bruker { $card } { $type }.
amsterdam-did-use-free = { $player } bruker { $card } { $type } gratis.
amsterdam-did-drop = { $player } kaster { $card } { $type } for 3 gylden.
amsterdam-did-block = { $player } tar kvartalet { $district } { $number }.
amsterdam-did-block-guilders = { $player } tar kvartalet { $district } { $number } for 2 gylden.
amsterdam-did-store = { $player } lagrer: { $good }.
amsterdam-did-sell-guilders = { $player } selger for 2 gylden: { $good }.
amsterdam-did-sell = { $player } selger for en råvare: { $colour }.
amsterdam-did-sail = { $player } seiler til: { $space }.
amsterdam-did-sail-paid = { $player } seiler til: { $space }, betalt med: { $colour }.
amsterdam-did-anchor = { $player } går straks til: { $space }.
amsterdam-did-load = { $player } laster: { $good }.
amsterdam-did-deliver = { $player } leverer: { $good }.
amsterdam-did-board = { $player } tar en havnearbeider om bord: { $worker }.
amsterdam-did-hand-over = { $player } overleverer en havnearbeider: { $worker }.
amsterdam-did-amstel =
    { $player } betaler { $resources } for { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felt
    } på Amstel.
amsterdam-did-advance =
    { $player } går { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felt
    } fram på Amstel.
amsterdam-did-market = { $player } bruker markedet: { $tile }.
amsterdam-did-dice = { $player } velger terningene { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } får én runde senere: { $colour }.
amsterdam-did-sooner = { $player } får én runde før: { $colour }.

## What happens
amsterdam-round = Runde { $round }.
amsterdam-over = Spillet er slutt.
amsterdam-rolled = Terning: { $colour } { $pips }
amsterdam-revealed = Snudd opp: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Markedsbrikke: { $tile }
amsterdam-district-open = Bydel som teller: { $district }
amsterdam-got-order = { $player }: oppdrag { $order }
amsterdam-got-secret-order = { $player }: et hemmelig oppdrag
amsterdam-scored-warehouse = { $player }: { $points } poeng (pakkhus)
amsterdam-scored-quick = { $player }: { $points } poeng (rask levering)
amsterdam-scored-foreman = { $player }: { $points } poeng (formann)
amsterdam-scored-depot = { $player }: { $points } poeng (havnearbeidere)
amsterdam-scored-bridge = { $player }: { $points } poeng (bruer over Amstel)
amsterdam-scored-mouth = { $player }: { $points } poeng (Amstels munning)
amsterdam-scored-market = { $player }: { $points } poeng (marked)
amsterdam-scored-card = { $player }: { $points } poeng (kort)
amsterdam-scored-penalty = { $player }: { $points } poeng (straffebrikker)
amsterdam-scored-laurel = { $player }: { $points } poeng (laurbærkort)
amsterdam-scored-city = { $player }: { $points } poeng (største gruppe kvartaler)
amsterdam-scored-district = { $player }: { $points } poeng (bydeler)
amsterdam-scored-order = { $player }: { $points } poeng (oppdrag)
amsterdam-scored-leftovers = { $player }: { $points } poeng (rester)
amsterdam-gained-guilders = { $player }: +{ $guilders } gylden
amsterdam-paid-guilders = { $player }: −{ $guilders } gylden
amsterdam-advanced = { $player }: { $spaces } felt – Amstel
amsterdam-penalised =
    { $player }: { $tiles ->
        [one] 1 straffebrikke
       *[other] { $tiles } straffebrikker
    }
amsterdam-tom-block = { $player }: { $district } { $number } ({ $cost })

## Why something does not react
amsterdam-not-displayed = Nå kan bare et åpent kort velges.

## The score
amsterdam-score-warehouse = Pakkhus
amsterdam-score-quick = Rask levering
amsterdam-score-foreman = Formann
amsterdam-score-depot = Havnearbeidere
amsterdam-score-bridge = Bruer over Amstel
amsterdam-score-mouth = Amstels munning
amsterdam-score-market = Marked
amsterdam-score-card = Kort
amsterdam-score-penalty = Straffebrikker
amsterdam-score-city = Største gruppe kvartaler
amsterdam-score-leftovers = Rester
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Oppdrag { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Betal { $price }: seil 3 felt
amsterdam-tile-swap-card = Betal { $price }: bytt et inaktivt kort mot et kastet
amsterdam-tile-free-cards = Betal { $price }: aktiver kort gratis: { $count }
amsterdam-tile-sail-anywhere = Betal { $price }: skipet til hvilket som helst felt
amsterdam-tile-take-block = Betal { $price }: et valgfritt kvartal
amsterdam-tile-one-of-each = Betal { $price }: én råvare av hver farge

## The table
amsterdam-column-points = Poeng
amsterdam-column-guilders = Gylden
amsterdam-column-supply = Råvarer
amsterdam-column-wheel = Dreieskive 1–6
amsterdam-column-ship = Skip
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Straff
amsterdam-market-tile = Marked { $tile } – { $text }
amsterdam-dice = Terninger
amsterdam-display = Åpne kort
amsterdam-inactive = Inaktive
amsterdam-active = Aktive
amsterdam-your-orders = Dine oppdrag
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Svartebørs
amsterdam-empty = tom
amsterdam-depot = Depot
amsterdam-scored-districts = Bydeler som teller
amsterdam-warehouses = Pakkhus
amsterdam-jetties = Brygger
amsterdam-blocks = Kvartaler

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Kort: { $card } { $type }
amsterdam-dealt-workers = Havnearbeidere: { $workers }
amsterdam-dealt-disc = Skive på Amstel: { $player }
amsterdam-dealt-order = Oppdrag: { $order }
amsterdam-dealt-good = Vare: { $good }
