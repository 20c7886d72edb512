# Amsterdam, Danish.

amsterdam-name = Amsterdam
amsterdam-rules =
    I er købmænd i Amsterdam i slutningen af 1800-tallet. Flest point vinder.

    Hver runde: vælg et kort; vælg to af de seks terninger; tag din tur.
    En terning giver så mange råvarer af sin farve, som den viser, men du får
    dem først efter så mange runder: en ener nu, en firer om tre runder. En
    runde, hvor intet kommer frem, koster en strafbrik.

    I din tur, i vilkårlig rækkefølge og så ofte du kan betale:
    – Aktivér kort med de råvarer, der står på dem, og brug aktive kort.
    – Tag én karré for råvarer af dens farve. Du får varen: gem den, eller sælg
      den straks på det sorte marked, én gang for hver vare.
    – Last ved en kran, sejl ét felt pr. råvare, levér til pakhuse; jo
      tidligere i spillet, desto bedre.
    – Tag havnearbejdere om bord og aflever dem ved anløbsbroen i deres farve.
    – Gå frem på Amstel én gang: 1 råvare for det første felt, 2 for hvert
      videre. Det afgør rækkefølgen; broer og munding giver point.
    – Brug markedsbrikken én gang.

    Én råvare må beholdes. Til sidst koster strafbrikker og kort, der aldrig
    blev aktiveret, point; laurbærkort, din største gruppe karréer (3 hver),
    de åbne bydele og rester giver point.

## Colours, districts, goods, workers
amsterdam-colour-black = sort
amsterdam-colour-brown = brun
amsterdam-colour-purple = lilla
amsterdam-colour-pink = pink
amsterdam-colour-orange = orange
amsterdam-colour-grey = grå
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-plantage = Plantage
amsterdam-district-jordaan = Jordaan
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-good-beer = øl
amsterdam-good-tulips = tulipanløg
amsterdam-good-cheese = ost
amsterdam-good-furniture = møbler
amsterdam-good-genever = genever
amsterdam-good-tiles = fliser
amsterdam-good-lace = kniplinger
amsterdam-good-coffee = kaffe
amsterdam-good-crystal = krystal
amsterdam-worker-light-blue = lyseblå
amsterdam-worker-reddish-brown = rødbrun
amsterdam-worker-white = hvid
amsterdam-worker-golden-yellow = gyldengul
amsterdam-worker-light-pink = lyserød
amsterdam-worker-light-green = lysegrøn

## The harbour
amsterdam-start = startfeltet
amsterdam-water-1 = vand 1
amsterdam-water-2 = vand 2
amsterdam-water-3 = vand 3
amsterdam-water-4 = vand 4
amsterdam-water-5 = vand 5
amsterdam-water-6 = vand 6
amsterdam-water-7 = vand 7
amsterdam-water-8 = vand 8
amsterdam-water-9 = vand 9
amsterdam-water-10 = vand 10
amsterdam-water-11 = vand 11
amsterdam-water-12 = vand 12
amsterdam-jetty-light-blue = anløbsbro (lyseblå)
amsterdam-jetty-reddish-brown = anløbsbro (rødbrun)
amsterdam-jetty-white = anløbsbro (hvid)
amsterdam-jetty-golden-yellow = anløbsbro (gyldengul)
amsterdam-jetty-light-pink = anløbsbro (lyserød)
amsterdam-jetty-light-green = anløbsbro (lysegrøn)
amsterdam-warehouse-beer = pakhus (øl)
amsterdam-warehouse-tulips = pakhus (tulipanløg)
amsterdam-warehouse-cheese = pakhus (ost)
amsterdam-warehouse-furniture = pakhus (møbler)
amsterdam-warehouse-genever = pakhus (genever)
amsterdam-warehouse-tiles = pakhus (fliser)
amsterdam-warehouse-lace = pakhus (kniplinger)
amsterdam-warehouse-coffee = pakhus (kaffe)
amsterdam-warehouse-crystal = pakhus (krystal)
amsterdam-warehouse-small-1 = lille pakhus 1
amsterdam-warehouse-small-2 = lille pakhus 2
amsterdam-warehouse-small-3 = lille pakhus 3
amsterdam-warehouse-small-4 = lille pakhus 4

## Types of cards
amsterdam-type-jeneverbrander = geneverbrænder
amsterdam-type-kaasmaker = ostemager
amsterdam-type-brouwer = brygger
amsterdam-type-tulpenteler = tulipandyrker
amsterdam-type-tegelbakker = flisebrænder
amsterdam-type-kantklosser = kniplerske
amsterdam-type-koffiebrander = kafferister
amsterdam-type-timmerman = tømrer
amsterdam-type-glasblazer = glaspuster
amsterdam-type-grachtenhuis = kanalhus
amsterdam-type-hofje = stiftelsesgård
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-pakhuis = lagerhus
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-zaagmolen = savmølle
amsterdam-type-gildehuis = laugshus
amsterdam-type-stadhuis = rådhus
amsterdam-type-grachtengordel = kort over Grachtengordel
amsterdam-type-burgwallen = kort over Burgwallen
amsterdam-type-nieuwmarkt = kort over Nieuwmarkt
amsterdam-type-plantage = kort over Plantage
amsterdam-type-jordaan = kort over Jordaan
amsterdam-type-haarlemmerbuurt = kort over Haarlemmerbuurt
amsterdam-deck-craftsman = håndværkere
amsterdam-deck-building = bygninger
amsterdam-deck-map = bydelskort
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: Hvor begynder formanden?
amsterdam-phase-place_messenger = { $player }: Hvor begynder bybuddet?
amsterdam-phase-place_trader = { $player }: Hvor begynder handelsmanden?
amsterdam-phase-start_card = { $player }: Vælg dit startkort.
amsterdam-phase-start_single = { $player }: Én råvare til rum 1.
amsterdam-phase-start_pair = { $player }: To af én farve til rum 2.
amsterdam-phase-remove = { $player }: TOM fører: hvilket bydelskort fjernes?
amsterdam-phase-draft = { $player }: Vælg et kort.
amsterdam-phase-overflow = { $player }: Seks kort: smid ét væk og tag en strafbrik.
amsterdam-phase-dice = { $player }: Vælg to terninger.
amsterdam-phase-shift = { $player }: Flytte råvarerne fra én terning?
amsterdam-phase-turn = { $player }: Det er din tur.
amsterdam-phase-pay = { $player }: Aflever en råvare.
amsterdam-phase-gain = { $player }: Tag en valgfri råvare.
amsterdam-phase-sell = { $player }: Gemme varen eller sælge den?
amsterdam-phase-use_free = { $player }: Bruge bydelskortet gratis?
amsterdam-phase-advance = { $player }: Gå frem på Amstel?
amsterdam-phase-swap_out = { $player }: Hvilket kort bytter du?
amsterdam-phase-swap_in = { $player }: For hvilket kort?
amsterdam-phase-free_card = { $player }: Aktivér et kort gratis.
amsterdam-phase-sail_on = { $player }: Op til tre gratis felter i træk.
amsterdam-phase-sail_to = { $player }: Til hvilket felt går skibet?
amsterdam-phase-free_block = { $player }: Hvilken karré tager du?
amsterdam-phase-move_foreman = { $player }: Hvor går formanden hen?
amsterdam-phase-move_messenger = { $player }: Hvor går buddet hen?
amsterdam-phase-move_trader = { $player }: Hvor går handelsmanden hen?
amsterdam-phase-keep = { $player }: Hvilken råvare beholder du?

## Actions
amsterdam-do-foreman = Formanden: { $warehouse }
amsterdam-do-messenger = Buddet: { $district } { $number } ({ $cost })
amsterdam-do-trader = Handelsmanden: { $good }
amsterdam-do-take = Tag { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Fjern { $card } { $type } ({ $cost })
amsterdam-do-discard = Smid væk: { $card } { $type } ({ $cost })
amsterdam-do-pay = Aflever { $colour }
amsterdam-do-gain = Tag { $colour }
amsterdam-do-keep = Behold { $colour }
amsterdam-do-swap = Byt { $card } { $type } ({ $cost })
amsterdam-do-for = For { $card } { $type } ({ $cost })
amsterdam-do-draw = Træk fra: { $deck }
amsterdam-do-activate = Aktivér { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Aktivér { $card } { $type } ({ $cost }), uden { $colour }
amsterdam-do-activate-guilders = Aktivér { $card } { $type } ({ $cost }): 3 gylden
amsterdam-do-use = Brug { $card } { $type }
amsterdam-do-use-free = Brug { $card } { $type } gratis
amsterdam-do-not-use = Lad { $card } { $type } være
amsterdam-do-drop = Smid { $card } { $type } væk for 3 gylden
amsterdam-do-block = Tag en karré: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Tag en karré for 2 gylden: { $district } { $number } ({ $cost })
amsterdam-do-store = Gem: { $good }
amsterdam-do-sell-guilders = Sælg for 2 gylden: { $good }
amsterdam-do-sell = Sælg for en råvare: { $colour }
amsterdam-do-sail = Sejl: { $space }
amsterdam-do-sail-paid = Sejl: { $space } – { $colour }
amsterdam-do-anchor = Gå straks til: { $space }
amsterdam-do-stop = Sejl ikke længere
amsterdam-do-load = Last { $good }
amsterdam-do-deliver = Levér { $good }
amsterdam-do-board = Tag om bord havnearbejder: { $worker }
amsterdam-do-hand-over = Aflever havnearbejder: { $worker }
amsterdam-do-amstel =
    Amstel: { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } (betal { $resources })
amsterdam-do-advance =
    Gå frem: { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    }
amsterdam-do-stay =
    Bliv stående ({ $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    })
amsterdam-do-market = Marked: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = Lad dem ligge
amsterdam-do-later = { $colour }: ét rum senere
amsterdam-do-sooner = { $colour }: ét rum tidligere
amsterdam-do-no-card = Tag intet kort
amsterdam-do-pass = Afslut turen
amsterdam-do-pass-warns =
    { $count ->
        [one] Afslut turen: en råvare går tabt
       *[other] Afslut turen: { $count } råvarer går tabt
    }
amsterdam-group-sail = Sejl: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } sender formanden til: { $warehouse }.
amsterdam-did-messenger = { $player } sender buddet til { $district } { $number }.
amsterdam-did-trader = { $player } sender handelsmanden til: { $good }.
amsterdam-did-take = { $player } tager { $card } { $type }.
amsterdam-did-one = { $player } tager en råvare: { $colour }.
amsterdam-did-two = { $player } tager to råvarer: { $colour }.
amsterdam-did-remove = { $player } fjerner { $card } { $type }.
amsterdam-did-discard = { $player } smider { $card } { $type } væk.
amsterdam-did-pay = { $player } afleverer: { $colour }.
amsterdam-did-gain = { $player } får: { $colour }.
amsterdam-did-keep = { $player } beholder: { $colour }.
amsterdam-did-swap = { $player } bytter { $card } { $type } bort.
amsterdam-did-for = { $player } får { $card } { $type } i bytte.
amsterdam-did-draw = { $player } trækker fra bunken: { $deck }.
amsterdam-did-activate = { $player } aktiverer { $card } { $type }.
amsterdam-did-activate-less = { $player } aktiverer { $card } { $type } og sparer: { $colour }.
amsterdam-did-activate-guilders = { $player } aktiverer { $card } { $type } for 3 gylden.
amsterdam-did-use = { $player } bruger { $card } { $type }.
amsterdam-did-use-free = { $player } bruger { $card } { $type } gratis.
amsterdam-did-drop = { $player } smider { $card } { $type } væk for 3 gylden.
amsterdam-did-block = { $player } tager karréen { $district } { $number }.
amsterdam-did-block-guilders = { $player } tager karréen { $district } { $number } for 2 gylden.
amsterdam-did-store = { $player } lægger på lager: { $good }.
amsterdam-did-sell-guilders = { $player } sælger for 2 gylden: { $good }.
amsterdam-did-sell = { $player } sælger for en råvare: { $colour }.
amsterdam-did-sail = { $player } sejler til: { $space }.
amsterdam-did-sail-paid = { $player } sejler til: { $space }, betalt med: { $colour }.
amsterdam-did-anchor = { $player } går straks til: { $space }.
amsterdam-did-load = { $player } laster: { $good }.
amsterdam-did-deliver = { $player } leverer: { $good }.
amsterdam-did-board = { $player } tager en havnearbejder om bord: { $worker }.
amsterdam-did-hand-over = { $player } afleverer en havnearbejder: { $worker }.
amsterdam-did-amstel =
    { $player } betaler { $resources } for { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } på Amstel.
amsterdam-did-advance =
    { $player } går { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } frem på Amstel.
amsterdam-did-market = { $player } bruger markedet: { $tile }.
amsterdam-did-dice = { $player } vælger terningerne { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } får én runde senere: { $colour }.
amsterdam-did-sooner = { $player } får én runde før: { $colour }.

## What happens
amsterdam-round = Runde { $round }.
amsterdam-over = Spillet er slut.
amsterdam-rolled = Terning: { $colour } { $pips }
amsterdam-revealed = Vendt op: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Markedsbrik: { $tile }
amsterdam-district-open = Bydel, der tæller: { $district }
amsterdam-got-order = { $player }: opgave { $order }
amsterdam-got-secret-order = { $player }: en hemmelig opgave
amsterdam-scored-warehouse = { $player }: { $points } point (pakhuse)
amsterdam-scored-quick = { $player }: { $points } point (hurtig levering)
amsterdam-scored-foreman = { $player }: { $points } point (formand)
amsterdam-scored-depot = { $player }: { $points } point (havnearbejdere)
amsterdam-scored-bridge = { $player }: { $points } point (broer over Amstel)
amsterdam-scored-mouth = { $player }: { $points } point (Amstels munding)
amsterdam-scored-market = { $player }: { $points } point (marked)
amsterdam-scored-card = { $player }: { $points } point (kort)
amsterdam-scored-penalty = { $player }: { $points } point (strafbrikker)
amsterdam-scored-laurel = { $player }: { $points } point (laurbærkort)
amsterdam-scored-city = { $player }: { $points } point (største gruppe karréer)
amsterdam-scored-district = { $player }: { $points } point (bydele)
amsterdam-scored-order = { $player }: { $points } point (opgaver)
amsterdam-scored-leftovers = { $player }: { $points } point (rester)
amsterdam-gained-guilders = { $player }: +{ $guilders } gylden
amsterdam-paid-guilders = { $player }: −{ $guilders } gylden
amsterdam-advanced =
    { $player }: { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } – Amstel
amsterdam-penalised =
    { $player }: { $tiles ->
        [one] 1 strafbrik
       *[other] { $tiles } strafbrikker
    }
amsterdam-tom-block = { $player }: { $district } { $number } ({ $cost })

## Why something does not react
amsterdam-not-displayed = Nu kan kun et åbent kort vælges.

## The score
amsterdam-score-warehouse = Pakhuse
amsterdam-score-quick = Hurtig levering
amsterdam-score-foreman = Formand
amsterdam-score-depot = Havnearbejdere
amsterdam-score-bridge = Broer over Amstel
amsterdam-score-mouth = Amstels munding
amsterdam-score-market = Marked
amsterdam-score-card = Kort
amsterdam-score-penalty = Strafbrikker
amsterdam-score-city = Største gruppe karréer
amsterdam-score-leftovers = Rester
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Opgave { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Betal { $price }: sejl 3 felter
amsterdam-tile-swap-card = Betal { $price }: byt et inaktivt kort til et kasseret
amsterdam-tile-free-cards = Betal { $price }: aktivér kort gratis: { $count }
amsterdam-tile-sail-anywhere = Betal { $price }: skibet til et hvilket som helst felt
amsterdam-tile-take-block = Betal { $price }: en valgfri karré
amsterdam-tile-one-of-each = Betal { $price }: én råvare af hver farve

## The table
amsterdam-column-points = Point
amsterdam-column-guilders = Gylden
amsterdam-column-supply = Råvarer
amsterdam-column-wheel = Drejeskive 1–6
amsterdam-column-ship = Skib
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Straf
amsterdam-market-tile = Marked { $tile } – { $text }
amsterdam-dice = Terninger
amsterdam-display = Åbne kort
amsterdam-inactive = Inaktive
amsterdam-active = Aktive
amsterdam-your-orders = Dine opgaver
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Sort marked
amsterdam-empty = tom
amsterdam-depot = Depot
amsterdam-scored-districts = Bydele, der tæller
amsterdam-warehouses = Pakhuse
amsterdam-jetties = Anløbsbroer
amsterdam-blocks = Karréer

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Kort: { $card } { $type }
amsterdam-dealt-workers = Havnearbejdere: { $workers }
amsterdam-dealt-disc = Skive på Amstel: { $player }
amsterdam-dealt-order = Opgave: { $order }
amsterdam-dealt-good = Vare: { $good }
