# Amsterdam, Norwegian Nynorsk.

amsterdam-name = Amsterdam
amsterdam-rules =
    De er kjøpmenn i Amsterdam på slutten av 1800-talet. Flest poeng vinn.

    Kvar runde: vel eit kort; vel to av dei seks terningane; ta turen din.
    Ein terning gir så mange råvarer av sin farge som han viser, men du får dei
    først etter så mange rundar: ein einar no, ein firar om tre rundar. Ein
    runde der ingenting kjem fram, kostar ei straffebrikke.

    I turen din, i valfri rekkjefølgje og så ofte du kan betale:
    – Aktiver kort med råvarene som står på dei, og bruk aktive kort.
    – Ta eitt kvartal for råvarer av fargen det har. Du får vara: lagre ho, eller
      sel ho straks på svartebørsen, éin gong for kvar vare.
    – Last ved ei kran, segl eitt felt per råvare, lever til pakkhus; di
      tidlegare i spelet, di betre.
    – Ta hamnearbeidarar om bord og lever dei ved brygga med fargen deira.
    – Gå fram på Amstel éin gong: 1 råvare for første felt, 2 for kvart vidare.
      Det avgjer rekkjefølgja; bruene og munninga gir poeng.
    – Bruk marknadsbrikka éin gong.

    Éi råvare kan du behalde. Til slutt kostar straffebrikker og kort som aldri
    vart aktiverte, poeng; laurbærkort, den største gruppa di av kvartal (3
    kvar), dei opne bydelane og restar gir poeng.

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
amsterdam-good-tulips = tulipanlauk
amsterdam-good-cheese = ost
amsterdam-good-furniture = møblar
amsterdam-good-genever = sjenever
amsterdam-good-tiles = fliser
amsterdam-good-lace = kniplingar
amsterdam-good-coffee = kaffi
amsterdam-good-crystal = krystall
amsterdam-worker-light-blue = lyseblå
amsterdam-worker-reddish-brown = raudbrun
amsterdam-worker-white = kvit
amsterdam-worker-golden-yellow = gullgul
amsterdam-worker-light-pink = lyserosa
amsterdam-worker-light-green = lysegrøn

## The harbour
amsterdam-start = startfeltet
amsterdam-water-1 = vatn 1
amsterdam-water-2 = vatn 2
amsterdam-water-3 = vatn 3
amsterdam-water-4 = vatn 4
amsterdam-water-5 = vatn 5
amsterdam-water-6 = vatn 6
amsterdam-water-7 = vatn 7
amsterdam-water-8 = vatn 8
amsterdam-water-9 = vatn 9
amsterdam-water-10 = vatn 10
amsterdam-water-11 = vatn 11
amsterdam-water-12 = vatn 12
amsterdam-jetty-light-blue = brygge (lyseblå)
amsterdam-jetty-reddish-brown = brygge (raudbrun)
amsterdam-jetty-white = brygge (kvit)
amsterdam-jetty-golden-yellow = brygge (gullgul)
amsterdam-jetty-light-pink = brygge (lyserosa)
amsterdam-jetty-light-green = brygge (lysegrøn)
amsterdam-warehouse-beer = pakkhus (øl)
amsterdam-warehouse-tulips = pakkhus (tulipanlauk)
amsterdam-warehouse-cheese = pakkhus (ost)
amsterdam-warehouse-furniture = pakkhus (møblar)
amsterdam-warehouse-genever = pakkhus (sjenever)
amsterdam-warehouse-tiles = pakkhus (fliser)
amsterdam-warehouse-lace = pakkhus (kniplingar)
amsterdam-warehouse-coffee = pakkhus (kaffi)
amsterdam-warehouse-crystal = pakkhus (krystall)
amsterdam-warehouse-small-1 = lite pakkhus 1
amsterdam-warehouse-small-2 = lite pakkhus 2
amsterdam-warehouse-small-3 = lite pakkhus 3
amsterdam-warehouse-small-4 = lite pakkhus 4

## Types of cards
amsterdam-type-jeneverbrander = sjeneverbrennar
amsterdam-type-kaasmaker = ostemakar
amsterdam-type-brouwer = bryggjar
amsterdam-type-tulpenteler = tulipandyrkar
amsterdam-type-tegelbakker = flisebrennar
amsterdam-type-kantklosser = kniplar
amsterdam-type-koffiebrander = kaffibrennar
amsterdam-type-timmerman = snikkar
amsterdam-type-glasblazer = glasblåsar
amsterdam-type-grachtenhuis = kanalhus
amsterdam-type-hofje = stiftsgard
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
amsterdam-deck-craftsman = handverkarar
amsterdam-deck-building = bygningar
amsterdam-deck-map = bydelskart
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: Kvar byrjar formannen?
amsterdam-phase-place_messenger = { $player }: Kvar byrjar bybodet?
amsterdam-phase-place_trader = { $player }: Kvar byrjar handelsmannen?
amsterdam-phase-start_card = { $player }: Vel startkortet ditt.
amsterdam-phase-start_single = { $player }: Éi råvare til rom 1.
amsterdam-phase-start_pair = { $player }: To av éin farge til rom 2.
amsterdam-phase-remove = { $player }: TOM leier: kva kart blir fjerna?
amsterdam-phase-draft = { $player }: Vel eit kort.
amsterdam-phase-overflow = { $player }: Seks kort: kast eitt og ta ei straffebrikke.
amsterdam-phase-dice = { $player }: Vel to terningar.
amsterdam-phase-shift = { $player }: Flytte råvarene til éin terning?
amsterdam-phase-turn = { $player }: Det er din tur.
amsterdam-phase-pay = { $player }: Lever ei råvare.
amsterdam-phase-gain = { $player }: Ta ei valfri råvare.
amsterdam-phase-sell = { $player }: Lagre vara eller selje ho?
amsterdam-phase-use_free = { $player }: Bruke kartet gratis?
amsterdam-phase-advance = { $player }: Gå fram på Amstel?
amsterdam-phase-swap_out = { $player }: Kva kort byter du?
amsterdam-phase-swap_in = { $player }: Mot kva kort?
amsterdam-phase-free_card = { $player }: Aktiver eit kort gratis.
amsterdam-phase-sail_on = { $player }: Inntil tre gratis felt på rad.
amsterdam-phase-sail_to = { $player }: Til kva felt går skipet?
amsterdam-phase-free_block = { $player }: Kva kvartal tek du?
amsterdam-phase-move_foreman = { $player }: Kvar går formannen?
amsterdam-phase-move_messenger = { $player }: Kvar går bodet?
amsterdam-phase-move_trader = { $player }: Kvar går handelsmannen?
amsterdam-phase-keep = { $player }: Kva råvare beheld du?

## Actions
amsterdam-do-foreman = Formannen: { $warehouse }
amsterdam-do-messenger = Bodet: { $district } { $number } ({ $cost })
amsterdam-do-trader = Handelsmannen: { $good }
amsterdam-do-take = Ta { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Fjern { $card } { $type } ({ $cost })
amsterdam-do-discard = Kast { $card } { $type } ({ $cost })
amsterdam-do-pay = Lever { $colour }
amsterdam-do-gain = Ta { $colour }
amsterdam-do-keep = Behald { $colour }
amsterdam-do-swap = Byt { $card } { $type } ({ $cost })
amsterdam-do-for = Mot { $card } { $type } ({ $cost })
amsterdam-do-draw = Trekk frå: { $deck }
amsterdam-do-activate = Aktiver { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Aktiver { $card } { $type } ({ $cost }), utan { $colour }
amsterdam-do-activate-guilders = Aktiver { $card } { $type } ({ $cost }): 3 gylden
amsterdam-do-use = Bruk { $card } { $type }
amsterdam-do-use-free = Bruk { $card } { $type } gratis
amsterdam-do-not-use = La { $card } { $type } vere ubrukt
amsterdam-do-drop = Kast { $card } { $type } for 3 gylden
amsterdam-do-block = Ta eit kvartal: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Ta eit kvartal for 2 gylden: { $district } { $number } ({ $cost })
amsterdam-do-store = Lagre: { $good }
amsterdam-do-sell-guilders = Sel for 2 gylden: { $good }
amsterdam-do-sell = Sel for ei råvare: { $colour }
amsterdam-do-sail = Segl: { $space }
amsterdam-do-sail-paid = Segl: { $space } – { $colour }
amsterdam-do-anchor = Gå straks til: { $space }
amsterdam-do-stop = Segl ikkje lenger
amsterdam-do-load = Last { $good }
amsterdam-do-deliver = Lever { $good }
amsterdam-do-board = Ta om bord hamnearbeidar: { $worker }
amsterdam-do-hand-over = Lever hamnearbeidar: { $worker }
amsterdam-do-amstel = Amstel: { $spaces } felt (betal { $resources })
amsterdam-do-advance = Gå fram: { $spaces } felt
amsterdam-do-stay = Bli ståande ({ $spaces } felt)
amsterdam-do-market = Marknad: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = La dei liggje
amsterdam-do-later = { $colour }: eitt rom seinare
amsterdam-do-sooner = { $colour }: eitt rom tidlegare
amsterdam-do-no-card = Ta ikkje noko kort
amsterdam-do-pass = Avslutt turen
amsterdam-do-pass-warns =
    { $count ->
        [one] Avslutt turen: ei råvare går tapt
       *[other] Avslutt turen: { $count } råvarer går tapt
    }
amsterdam-group-sail = Segl: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } sender formannen til: { $warehouse }.
amsterdam-did-messenger = { $player } sender bodet til { $district } { $number }.
amsterdam-did-trader = { $player } sender handelsmannen til: { $good }.
amsterdam-did-take = { $player } tek { $card } { $type }.
amsterdam-did-one = { $player } tek ei råvare: { $colour }.
amsterdam-did-two = { $player } tek to råvarer: { $colour }.
amsterdam-did-remove = { $player } fjernar { $card } { $type }.
amsterdam-did-discard = { $player } kastar { $card } { $type }.
amsterdam-did-pay = { $player } leverer inn: { $colour }.
amsterdam-did-gain = { $player } får: { $colour }.
amsterdam-did-keep = { $player } beheld: { $colour }.
amsterdam-did-swap = { $player } byter bort { $card } { $type }.
amsterdam-did-for = { $player } får { $card } { $type } i byte.
amsterdam-did-draw = { $player } trekkjer frå bunken: { $deck }.
amsterdam-did-activate = { $player } aktiverer { $card } { $type }.
amsterdam-did-activate-less = { $player } aktiverer { $card } { $type } og sparer: { $colour }.
amsterdam-did-activate-guilders = { $player } aktiverer { $card } { $type } for 3 gylden.
amsterdam-did-use = { $player } bruker { $card } { $type }.
amsterdam-did-use-free = { $player } bruker { $card } { $type } gratis.
amsterdam-did-drop = { $player } kastar { $card } { $type } for 3 gylden.
amsterdam-did-block = { $player } tek kvartalet { $district } { $number }.
amsterdam-did-block-guilders = { $player } tek kvartalet { $district } { $number } for 2 gylden.
amsterdam-did-store = { $player } lagrar: { $good }.
amsterdam-did-sell-guilders = { $player } sel for 2 gylden: { $good }.
amsterdam-did-sell = { $player } sel for ei råvare: { $colour }.
amsterdam-did-sail = { $player } siglar til: { $space }.
amsterdam-did-sail-paid = { $player } siglar til: { $space }, betalt med: { $colour }.
amsterdam-did-anchor = { $player } går straks til: { $space }.
amsterdam-did-load = { $player } lastar: { $good }.
amsterdam-did-deliver = { $player } leverer: { $good }.
amsterdam-did-board = { $player } tek ein hamnearbeidar om bord: { $worker }.
amsterdam-did-hand-over = { $player } overleverer ein hamnearbeidar: { $worker }.
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
amsterdam-did-market = { $player } bruker marknaden: { $tile }.
amsterdam-did-dice = { $player } vel terningane { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } får éin runde seinare: { $colour }.
amsterdam-did-sooner = { $player } får éin runde før: { $colour }.

## What happens
amsterdam-round = Runde { $round }.
amsterdam-over = Spelet er slutt.
amsterdam-rolled = Terning: { $colour } { $pips }
amsterdam-revealed = Snudd opp: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Marknadsbrikke: { $tile }
amsterdam-district-open = Bydel som tel: { $district }
amsterdam-got-order = { $player }: oppdrag { $order }
amsterdam-got-secret-order = { $player }: eit hemmeleg oppdrag
amsterdam-scored-warehouse = { $player }: { $points } poeng (pakkhus)
amsterdam-scored-quick = { $player }: { $points } poeng (rask levering)
amsterdam-scored-foreman = { $player }: { $points } poeng (formann)
amsterdam-scored-depot = { $player }: { $points } poeng (hamnearbeidarar)
amsterdam-scored-bridge = { $player }: { $points } poeng (bruer over Amstel)
amsterdam-scored-mouth = { $player }: { $points } poeng (munninga til Amstel)
amsterdam-scored-market = { $player }: { $points } poeng (marknad)
amsterdam-scored-card = { $player }: { $points } poeng (kort)
amsterdam-scored-penalty = { $player }: { $points } poeng (straffebrikker)
amsterdam-scored-laurel = { $player }: { $points } poeng (laurbærkort)
amsterdam-scored-city = { $player }: { $points } poeng (største gruppe kvartal)
amsterdam-scored-district = { $player }: { $points } poeng (bydelar)
amsterdam-scored-order = { $player }: { $points } poeng (oppdrag)
amsterdam-scored-leftovers = { $player }: { $points } poeng (restar)
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
amsterdam-not-displayed = No kan berre eit ope kort veljast.

## The score
amsterdam-score-warehouse = Pakkhus
amsterdam-score-quick = Rask levering
amsterdam-score-foreman = Formann
amsterdam-score-depot = Hamnearbeidarar
amsterdam-score-bridge = Bruer over Amstel
amsterdam-score-mouth = Munninga til Amstel
amsterdam-score-market = Marknad
amsterdam-score-card = Kort
amsterdam-score-penalty = Straffebrikker
amsterdam-score-city = Største gruppe kvartal
amsterdam-score-leftovers = Restar
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Oppdrag { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Betal { $price }: segl 3 felt
amsterdam-tile-swap-card = Betal { $price }: byt eit inaktivt kort mot eit kasta
amsterdam-tile-free-cards = Betal { $price }: aktiver kort gratis: { $count }
amsterdam-tile-sail-anywhere = Betal { $price }: skipet til kva felt som helst
amsterdam-tile-take-block = Betal { $price }: eit valfritt kvartal
amsterdam-tile-one-of-each = Betal { $price }: éi råvare av kvar farge

## The table
amsterdam-column-points = Poeng
amsterdam-column-guilders = Gylden
amsterdam-column-supply = Råvarer
amsterdam-column-wheel = Dreieskive 1–6
amsterdam-column-ship = Skip
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Straff
amsterdam-market-tile = Marknad { $tile } – { $text }
amsterdam-dice = Terningar
amsterdam-display = Opne kort
amsterdam-inactive = Inaktive
amsterdam-active = Aktive
amsterdam-your-orders = Oppdraga dine
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Svartebørs
amsterdam-empty = tom
amsterdam-depot = Depot
amsterdam-scored-districts = Bydelar som tel
amsterdam-warehouses = Pakkhus
amsterdam-jetties = Brygger
amsterdam-blocks = Kvartal

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Kort: { $card } { $type }
amsterdam-dealt-workers = Hamnearbeidarar: { $workers }
amsterdam-dealt-disc = Skive på Amstel: { $player }
amsterdam-dealt-order = Oppdrag: { $order }
amsterdam-dealt-good = Vare: { $good }
