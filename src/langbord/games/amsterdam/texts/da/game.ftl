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
amsterdam-group-sail = Sejl: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player }: { amsterdam-do-foreman }
amsterdam-did-messenger = { $player }: { amsterdam-do-messenger }
amsterdam-did-trader = { $player }: { amsterdam-do-trader }
amsterdam-did-take = { $player }: { amsterdam-do-take }
amsterdam-did-one = { $player }: { amsterdam-do-one }
amsterdam-did-two = { $player }: { amsterdam-do-two }
amsterdam-did-remove = { $player }: { amsterdam-do-remove }
amsterdam-did-discard = { $player }: { amsterdam-do-discard }
amsterdam-did-pay = { $player }: { amsterdam-do-pay }
amsterdam-did-gain = { $player }: { amsterdam-do-gain }
amsterdam-did-keep = { $player }: { amsterdam-do-keep }
amsterdam-did-swap = { $player }: { amsterdam-do-swap }
amsterdam-did-for = { $player }: { amsterdam-do-for }
amsterdam-did-draw = { $player }: { amsterdam-do-draw }
amsterdam-did-activate = { $player }: { amsterdam-do-activate }
amsterdam-did-activate-less = { $player }: { amsterdam-do-activate-less }
amsterdam-did-activate-guilders = { $player }: { amsterdam-do-activate-guilders }
amsterdam-did-use = { $player }: { amsterdam-do-use }
amsterdam-did-use-free = { $player }: { amsterdam-do-use-free }
amsterdam-did-not-use = { $player }: { amsterdam-do-not-use }
amsterdam-did-drop = { $player }: { amsterdam-do-drop }
amsterdam-did-block = { $player }: { amsterdam-do-block }
amsterdam-did-block-guilders = { $player }: { amsterdam-do-block-guilders }
amsterdam-did-store = { $player }: { amsterdam-do-store }
amsterdam-did-sell-guilders = { $player }: { amsterdam-do-sell-guilders }
amsterdam-did-sell = { $player }: { amsterdam-do-sell }
amsterdam-did-sail = { $player }: { amsterdam-do-sail }
amsterdam-did-sail-paid = { $player }: { amsterdam-do-sail-paid }
amsterdam-did-anchor = { $player }: { amsterdam-do-anchor }
amsterdam-did-stop = { $player }: { amsterdam-do-stop }
amsterdam-did-load = { $player }: { amsterdam-do-load }
amsterdam-did-deliver = { $player }: { amsterdam-do-deliver }
amsterdam-did-board = { $player }: { amsterdam-do-board }
amsterdam-did-hand-over = { $player }: { amsterdam-do-hand-over }
amsterdam-did-amstel = { $player }: { amsterdam-do-amstel }
amsterdam-did-advance = { $player }: { amsterdam-do-advance }
amsterdam-did-stay = { $player }: { amsterdam-do-stay }
amsterdam-did-market = { $player }: { amsterdam-do-market }
amsterdam-did-dice = { $player }: { amsterdam-do-dice }
amsterdam-did-no-shift = { $player }: { amsterdam-do-no-shift }
amsterdam-did-later = { $player }: { amsterdam-do-later }
amsterdam-did-sooner = { $player }: { amsterdam-do-sooner }
amsterdam-did-no-card = { $player }: { amsterdam-do-no-card }
amsterdam-did-pass = { $player }: { amsterdam-do-pass }

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

## What cards do
amsterdam-effect-001 = Har du brugt et bydelskort over { $district } i denne tur: 1 råvare { $colour }
amsterdam-effect-007 = 2 point for hver type aktive håndværkere
amsterdam-effect-008 = Ingen strafbrikker for kort, der er inaktive til sidst
amsterdam-effect-009 = Til sidst: 6 felter på Amstel
amsterdam-effect-010 = 1 point for hver arbejder og vare om bord
amsterdam-effect-011 = 1 point for hver arbejder i depotet
amsterdam-effect-012 = 1 point for hver vare på det sorte marked
amsterdam-effect-013 = Med 3 aktive bygninger: 1 gylden
amsterdam-effect-014 = Efter at være gået frem på Amstel: 1 point
amsterdam-effect-015 = Med højst 2 varer om bord: 1 point
amsterdam-effect-016 = Efter at have sejlet 2 felter: 1 point
amsterdam-effect-017 = Ikke først på Amstel: 1 felt frem
amsterdam-effect-018 = Sidst på Amstel: 1 gylden
amsterdam-effect-019 = 1 gylden pr. 5 karréer, rundet op
amsterdam-effect-020 = Brug markedsbrikken to gange
amsterdam-effect-021 = 1 point for hver bydel blandt dine aktive bydelskort
amsterdam-effect-022 = Betal 1 gylden: sejl 3 felter
amsterdam-effect-023 = Betal 1 gylden: 1 point
amsterdam-effect-024 = 1 gylden og 1 point
amsterdam-effect-025 = Karréer koster 1 råvare mindre
amsterdam-effect-026 = 1 gylden for hver karré, du tager
amsterdam-effect-027 = En karré kan koste 2 gylden i stedet for råvarer
amsterdam-effect-028 = To karréer pr. tur
amsterdam-effect-029 = Brug ét bydelskort op til tre gange pr. runde
amsterdam-effect-030 = 2 gylden for hver bygning, du aktiverer
amsterdam-effect-031 = Bygninger koster 1 råvare mindre
amsterdam-effect-032 = Pr. 3 råvarer: 1 gylden
amsterdam-effect-033 = 1 gylden for hver håndværker, du aktiverer
amsterdam-effect-034 = Din skive ligger altid øverst
amsterdam-effect-035 = Et bydelskort, du aktiverer, må straks bruges gratis
amsterdam-effect-036 = Byt 2 råvarer til 1 anden, så ofte du vil
amsterdam-effect-037 = Salg på det sorte marked giver 2 gylden og en råvare
amsterdam-effect-038 = Pr. 3 gylden: aktivér et kort
amsterdam-effect-039 = Pr. 2 gylden: 2 valgfri råvarer
amsterdam-effect-040 = Hver råvare flytter skibet 2 felter
amsterdam-effect-041 = 1 gylden for hvert bydelskort, du aktiverer
amsterdam-effect-042 = Den første håndværker af hver type koster 1 råvare mindre
amsterdam-effect-043 = Har du alene færrest point: 1 valgfri råvare
amsterdam-effect-044 = 1 gylden, og 1 point for hver aktiv tømrer
amsterdam-effect-045 = Efter point fra markedet: 1 valgfri råvare
amsterdam-effect-046 = 1 valgfri råvare
amsterdam-effect-047 = Smid et aktivt bydelskort væk: 3 gylden
amsterdam-effect-048 = Aflever 1 råvare: 1 gylden
amsterdam-effect-049 = I fase I må du lade være at tage et kort
amsterdam-effect-050 = Havnearbejdere tæller dobbelt
amsterdam-effect-051 = 2 gylden for hver valgt ener
amsterdam-effect-052 = 2 råvarer ekstra for hver valgt ener
amsterdam-effect-053 = Læg råvarerne fra én terning ét rum tidligere eller senere
amsterdam-effect-054 = 1 råvare ekstra for hver valgt terning
amsterdam-effect-055 = Har du brugt et bydelskort over { $district } i denne tur: 1 gylden
amsterdam-effect-061 = 1 point for hvert aktivt bydelskort over { $district }
amsterdam-effect-067 = 3 point; 8 med egen Zuiderkerk eller Westerkerk, 15 med begge
amsterdam-effect-070 = Begyndte du turen med højst 3 inaktive kort: 1 gylden
amsterdam-effect-071 = Efter gylden fra et andet kort: 1 gylden
amsterdam-effect-072 = Efter point fra et andet kort: 1 point
amsterdam-effect-073 = 1 point for hver leveret vare
amsterdam-effect-074 = 1 felt på Amstel for hver karré
amsterdam-effect-075 = 1 gylden for hver leveret vare
amsterdam-effect-076 = 4 point for hver levering: { $good }
amsterdam-effect-085 = 1 point for hvert aktivt bydelskort
amsterdam-effect-086 = 2 point for hvert aktivt laurbærkort
amsterdam-effect-087 = 2 point for hver aktiv bygning
amsterdam-effect-088 = 1 gylden; 2 med et aktivt Montelbaanstoren
amsterdam-effect-091 = 1 råvare { $colour }
amsterdam-effect-097 = Har du alene flest point: 1 point
amsterdam-effect-098 = Med højst 3 inaktive kort: 2 point
amsterdam-effect-099 = Efter brug af et bydelskort: 2 point
amsterdam-effect-100 = Med 3 aktive håndværkere: 1 gylden
amsterdam-effect-101 = Med 3 aktive bygninger: 2 point
amsterdam-effect-102 = Med 3 aktive bydelskort: 1 gylden
amsterdam-effect-103 = 4 point for hvert par ens håndværkere
amsterdam-effect-104 = 3 point for hvert par bydelskort af samme farve
amsterdam-effect-105 = 2 point for hver bro, du har passeret
amsterdam-effect-106 = 1 point for hver egen karré
amsterdam-effect-107 = 8 point, hvis skibet ender på startfeltet
amsterdam-effect-108 = 2 point for hver håndværker af din hyppigste type
amsterdam-effect-109 = Aflever 1 { $colour }: 1 point
amsterdam-effect-110 = Aflever 1 { $colour }: 1 gylden
amsterdam-effect-112 = Aflever 1 { $colour }: 1 gylden og 1 point

## Orders
amsterdam-order-1 = Begge arbejdere i depotet: { $worker }
amsterdam-order-7 = 4 karréer i { $district }
amsterdam-order-13 = 3 aktive kort fra hver bunke
amsterdam-order-14 = Din skive ved Amstels munding
amsterdam-order-15 = 3 aktive laurbærkort
amsterdam-order-16 = 4 aktive fase III-kort
amsterdam-order-17 = 5 aktive varige kort
amsterdam-order-18 = 7 varer på det sorte marked
amsterdam-order-19 = 2 slags varer om bord
amsterdam-order-20 = Fuldt pakhus: { $good }
amsterdam-order-29 = Alle små pakhuse fulde
amsterdam-order-30 = Skibet på startfeltet
amsterdam-order-31 = 7 arbejdere i depotet
amsterdam-order-32 = Aflever 2 arbejdere og 1 råvare
amsterdam-order-33 = Aflever forskellige råvarer
amsterdam-order-34 = Aflever en arbejder, en vare og en råvare
amsterdam-order-35 = 9 karréer
amsterdam-order-36 = 12 aktive kort
amsterdam-order-37 = Aflever op til 2 arbejdere: { $worker }

## Market tiles
amsterdam-tile-points = Betal { $price }: { $points } point
amsterdam-tile-amstel =
    Betal { $price }: { $points } point, { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } – Amstel
amsterdam-tile-choice =
    Betal { $price }: { $points } point, { $count ->
        [one] 1 valgfri råvare
       *[other] { $count } valgfri råvarer
    }
amsterdam-tile-resources =
    Betal { $price }: { $count ->
        [one] 1 valgfri råvare
       *[other] { $count } valgfri råvarer
    }
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
