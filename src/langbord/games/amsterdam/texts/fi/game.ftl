# Amsterdam, Finnish.

amsterdam-name = Amsterdam
amsterdam-rules =
    Olette kauppiaita Amsterdamissa 1800-luvun lopulla.
    Eniten pisteitä kerännyt voittaa.

    Joka kierroksella: valitse kortti; valitse kaksi kuudesta nopasta; pelaa
    vuorosi. Noppa antaa silmälukunsa verran omanvärisiään raaka-aineita, mutta
    sitä myöhemmin, mitä suurempi luku on: ykkönen heti, nelonen kolmen
    kierroksen päästä. Kierros, jolla mitään ei saavu, tuo rangaistuslaatan.

    Vuorollasi missä järjestyksessä tahansa, niin usein kuin voit maksaa:
    – Aktivoi kortteja niihin merkityillä raaka-aineilla ja käytä aktiivisia.
    – Ota yksi kortteli sen värisillä raaka-aineilla. Saat sen tavaran:
      varastoi se tai myy heti mustassa pörssissä, kukin tavara kerran.
    – Lastaa nosturilla, purjehdi ruutu raaka-ainetta kohti, toimita
      varastoihin; mitä aikaisemmin, sitä parempi.
    – Ota satamatyöläisiä kyytiin ja luovuta heidät oman värinsä laiturille.
    – Etene kerran Amstelilla: 1 raaka-aine ensimmäisestä ruudusta, 2 joka
      seuraavasta. Se ratkaisee järjestyksen; sillat ja joen suu tuovat pisteitä.
    – Käytä markkinalaattaa kerran.

    Yhden raaka-aineen voi säilyttää. Lopuksi rangaistuslaatat ja aktivoimatta
    jääneet kortit maksavat pisteitä; laakerikortit, suurin korttelirypääsi (3
    kustakin), avoimet kaupunginosat ja ylijäämä tuovat niitä.

## Colours, districts, goods, workers
amsterdam-colour-black = musta
amsterdam-colour-brown = ruskea
amsterdam-colour-purple = violetti
amsterdam-colour-pink = pinkki
amsterdam-colour-orange = oranssi
amsterdam-colour-grey = harmaa
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-plantage = Plantage
amsterdam-district-jordaan = Jordaan
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-good-beer = olut
amsterdam-good-tulips = tulppaaninsipulit
amsterdam-good-cheese = juusto
amsterdam-good-furniture = huonekalut
amsterdam-good-genever = jeneveri
amsterdam-good-tiles = kaakelit
amsterdam-good-lace = pitsi
amsterdam-good-coffee = kahvi
amsterdam-good-crystal = kristalli
amsterdam-worker-light-blue = vaaleansininen
amsterdam-worker-reddish-brown = punaruskea
amsterdam-worker-white = valkoinen
amsterdam-worker-golden-yellow = kullankeltainen
amsterdam-worker-light-pink = vaaleanpunainen
amsterdam-worker-light-green = vaaleanvihreä

## The harbour
amsterdam-start = lähtöruutu
amsterdam-water-1 = vesi 1
amsterdam-water-2 = vesi 2
amsterdam-water-3 = vesi 3
amsterdam-water-4 = vesi 4
amsterdam-water-5 = vesi 5
amsterdam-water-6 = vesi 6
amsterdam-water-7 = vesi 7
amsterdam-water-8 = vesi 8
amsterdam-water-9 = vesi 9
amsterdam-water-10 = vesi 10
amsterdam-water-11 = vesi 11
amsterdam-water-12 = vesi 12
amsterdam-jetty-light-blue = laituri (vaaleansininen)
amsterdam-jetty-reddish-brown = laituri (punaruskea)
amsterdam-jetty-white = laituri (valkoinen)
amsterdam-jetty-golden-yellow = laituri (kullankeltainen)
amsterdam-jetty-light-pink = laituri (vaaleanpunainen)
amsterdam-jetty-light-green = laituri (vaaleanvihreä)
amsterdam-warehouse-beer = varasto (olut)
amsterdam-warehouse-tulips = varasto (tulppaaninsipulit)
amsterdam-warehouse-cheese = varasto (juusto)
amsterdam-warehouse-furniture = varasto (huonekalut)
amsterdam-warehouse-genever = varasto (jeneveri)
amsterdam-warehouse-tiles = varasto (kaakelit)
amsterdam-warehouse-lace = varasto (pitsi)
amsterdam-warehouse-coffee = varasto (kahvi)
amsterdam-warehouse-crystal = varasto (kristalli)
amsterdam-warehouse-small-1 = pieni varasto 1
amsterdam-warehouse-small-2 = pieni varasto 2
amsterdam-warehouse-small-3 = pieni varasto 3
amsterdam-warehouse-small-4 = pieni varasto 4

## Types of cards
amsterdam-type-jeneverbrander = jeneverintislaaja
amsterdam-type-kaasmaker = juustontekijä
amsterdam-type-brouwer = oluenpanija
amsterdam-type-tulpenteler = tulppaaninviljelijä
amsterdam-type-tegelbakker = kaakelintekijä
amsterdam-type-kantklosser = pitsinnyplääjä
amsterdam-type-koffiebrander = kahvinpaahtaja
amsterdam-type-timmerman = puuseppä
amsterdam-type-glasblazer = lasinpuhaltaja
amsterdam-type-grachtenhuis = kanavatalo
amsterdam-type-hofje = köyhäintalopiha
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-pakhuis = varastotalo
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-zaagmolen = sahamylly
amsterdam-type-gildehuis = kiltatalo
amsterdam-type-stadhuis = raatihuone
amsterdam-type-grachtengordel = Grachtengordelin kartta
amsterdam-type-burgwallen = Burgwallenin kartta
amsterdam-type-nieuwmarkt = Nieuwmarktin kartta
amsterdam-type-plantage = Plantagen kartta
amsterdam-type-jordaan = Jordaanin kartta
amsterdam-type-haarlemmerbuurt = Haarlemmerbuurtin kartta
amsterdam-deck-craftsman = käsityöläiset
amsterdam-deck-building = rakennukset
amsterdam-deck-map = kaupunginosakartat
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: mistä työnjohtaja aloittaa?
amsterdam-phase-place_messenger = { $player }: mistä kaupungin lähetti aloittaa?
amsterdam-phase-place_trader = { $player }: mistä kauppias aloittaa?
amsterdam-phase-start_card = { $player }: valitse aloituskorttisi.
amsterdam-phase-start_single = { $player }: yksi raaka-aine lokeroon 1.
amsterdam-phase-start_pair = { $player }: kaksi samanväristä lokeroon 2.
amsterdam-phase-remove = { $player }: TOM johtaa: mikä kartta poistetaan?
amsterdam-phase-draft = { $player }: valitse kortti.
amsterdam-phase-overflow = { $player }: kuusi korttia: hylkää yksi ja ota rangaistuslaatta.
amsterdam-phase-dice = { $player }: valitse kaksi noppaa.
amsterdam-phase-shift = { $player }: siirretäänkö yhden nopan raaka-aineet?
amsterdam-phase-turn = { $player }: on sinun vuorosi.
amsterdam-phase-pay = { $player }: luovuta raaka-aine.
amsterdam-phase-gain = { $player }: ota haluamasi raaka-aine.
amsterdam-phase-sell = { $player }: varastoidaanko vai myydäänkö tavara?
amsterdam-phase-use_free = { $player }: käytetäänkö kartta ilmaiseksi?
amsterdam-phase-advance = { $player }: edetäänkö Amstelilla?
amsterdam-phase-swap_out = { $player }: minkä kortin vaihdat?
amsterdam-phase-swap_in = { $player }: mihin korttiin?
amsterdam-phase-free_card = { $player }: aktivoi kortti ilmaiseksi.
amsterdam-phase-sail_on = { $player }: enintään kolme ilmaista ruutua peräkkäin.
amsterdam-phase-sail_to = { $player }: mihin ruutuun laivasi menee?
amsterdam-phase-free_block = { $player }: minkä korttelin otat?
amsterdam-phase-move_foreman = { $player }: minne työnjohtaja menee?
amsterdam-phase-move_messenger = { $player }: minne lähetti menee?
amsterdam-phase-move_trader = { $player }: minne kauppias menee?
amsterdam-phase-keep = { $player }: minkä raaka-aineen säilytät?

## Actions
amsterdam-do-foreman = Työnjohtaja: { $warehouse }
amsterdam-do-messenger = Lähetti: { $district } { $number } ({ $cost })
amsterdam-do-trader = Kauppias: { $good }
amsterdam-do-take = Ota { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Poista { $card } { $type } ({ $cost })
amsterdam-do-discard = Hylkää { $card } { $type } ({ $cost })
amsterdam-do-pay = Luovuta: { $colour }
amsterdam-do-gain = Ota: { $colour }
amsterdam-do-keep = Säilytä: { $colour }
amsterdam-do-swap = Vaihda { $card } { $type } ({ $cost })
amsterdam-do-for = Tilalle: { $card } { $type } ({ $cost })
amsterdam-do-draw = Nosta pakasta: { $deck }
amsterdam-do-activate = Aktivoi { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Aktivoi { $card } { $type } ({ $cost }), ilman väriä { $colour }
amsterdam-do-activate-guilders = Aktivoi { $card } { $type } ({ $cost }): 3 guldenia
amsterdam-do-use = Käytä { $card } { $type }
amsterdam-do-use-free = Käytä { $card } { $type } ilmaiseksi
amsterdam-do-not-use = Jätä { $card } { $type } käyttämättä
amsterdam-do-drop = Hylkää { $card } { $type }: saat 3 guldenia
amsterdam-do-block = Ota kortteli: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Ota kortteli 2 guldenilla: { $district } { $number } ({ $cost })
amsterdam-do-store = Varastoi: { $good }
amsterdam-do-sell-guilders = Myy 2 guldenilla: { $good }
amsterdam-do-sell = Myy ja ota raaka-aine: { $colour }
amsterdam-do-sail = Purjehdi: { $space }
amsterdam-do-sail-paid = Purjehdi: { $space } – { $colour }
amsterdam-do-anchor = Siirry heti: { $space }
amsterdam-do-stop = Älä purjehdi pidemmälle
amsterdam-do-load = Lastaa: { $good }
amsterdam-do-deliver = Toimita: { $good }
amsterdam-do-board = Ota kyytiin satamatyöläinen: { $worker }
amsterdam-do-hand-over = Luovuta satamatyöläinen: { $worker }
amsterdam-do-amstel =
    Amstel: { $spaces ->
        [one] 1 ruutu
       *[other] { $spaces } ruutua
    } (maksa { $resources })
amsterdam-do-advance =
    Etene: { $spaces ->
        [one] 1 ruutu
       *[other] { $spaces } ruutua
    }
amsterdam-do-stay =
    Pysy paikallasi ({ $spaces ->
        [one] 1 ruutu
       *[other] { $spaces } ruutua
    })
amsterdam-do-market = Markkinat: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = Jätä paikoilleen
amsterdam-do-later = { $colour }: lokeron verran myöhemmäksi
amsterdam-do-sooner = { $colour }: lokeron verran aiemmaksi
amsterdam-do-no-card = Älä ota korttia
amsterdam-do-pass = Päätä vuorosi
amsterdam-do-pass-warns =
    { $count ->
        [one] Päätä vuorosi: yksi raaka-aine menetetään
       *[other] Päätä vuorosi: { $count } raaka-ainetta menetetään
    }
amsterdam-group-sail = Purjehdi: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } lähettää työnjohtajan: { $warehouse }.
amsterdam-did-messenger = { $player } lähettää lähetin kortteliin { $district } { $number }.
amsterdam-did-trader = { $player } lähettää kauppiaan: { $good }.
amsterdam-did-take = { $player } ottaa kortin { $card } { $type }.
amsterdam-did-one = { $player } ottaa raaka-aineen: { $colour }.
amsterdam-did-two = { $player } ottaa kaksi raaka-ainetta: { $colour }.
amsterdam-did-remove = { $player } poistaa kortin { $card } { $type }.
amsterdam-did-discard = { $player } hylkää kortin { $card } { $type }.
amsterdam-did-pay = { $player } luovuttaa: { $colour }.
amsterdam-did-gain = { $player } saa: { $colour }.
amsterdam-did-keep = { $player } säilyttää: { $colour }.
amsterdam-did-swap = { $player } vaihtaa kortin { $card } { $type }.
amsterdam-did-for = { $player } saa tilalle kortin { $card } { $type }.
amsterdam-did-draw = { $player } nostaa pakasta: { $deck }.
amsterdam-did-activate = { $player } aktivoi kortin { $card } { $type }.
amsterdam-did-activate-less = { $player } aktivoi kortin { $card } { $type } ja säästää: { $colour }.
amsterdam-did-activate-guilders = { $player } aktivoi kortin { $card } { $type } 3 guldenilla.
amsterdam-did-use = { $player } käyttää korttia { $card } { $type }.
amsterdam-did-use-free = { $player } käyttää korttia { $card } { $type } ilmaiseksi.
amsterdam-did-drop = { $player } hylkää kortin { $card } { $type } ja saa 3 guldenia.
amsterdam-did-block = { $player } ottaa korttelin { $district } { $number }.
amsterdam-did-block-guilders = { $player } ottaa korttelin { $district } { $number } 2 guldenilla.
amsterdam-did-store = { $player } varastoi: { $good }.
amsterdam-did-sell-guilders = { $player } myy 2 guldenilla: { $good }.
amsterdam-did-sell = { $player } myy raaka-aineesta: { $colour }.
amsterdam-did-sail = { $player } purjehtii: { $space }.
amsterdam-did-sail-paid = { $player } purjehtii: { $space }, maksuna: { $colour }.
amsterdam-did-anchor = { $player } siirtyy heti: { $space }.
amsterdam-did-load = { $player } lastaa: { $good }.
amsterdam-did-deliver = { $player } toimittaa: { $good }.
amsterdam-did-board = { $player } ottaa satamatyöläisen laivaan: { $worker }.
amsterdam-did-hand-over = { $player } luovuttaa satamatyöläisen: { $worker }.
amsterdam-did-amstel =
    { $player } maksaa { $resources } ja etenee Amstelilla { $spaces ->
        [one] 1 ruudun
       *[other] { $spaces } ruutua
    }.
amsterdam-did-advance =
    { $player } etenee Amstelilla { $spaces ->
        [one] 1 ruudun
       *[other] { $spaces } ruutua
    }.
amsterdam-did-market = { $player } käyttää markkinoita: { $tile }.
amsterdam-did-dice = { $player } valitsee nopat { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } saa kierrosta myöhemmin: { $colour }.
amsterdam-did-sooner = { $player } saa kierrosta aiemmin: { $colour }.

## What happens
amsterdam-round = Kierros { $round }.
amsterdam-over = Peli on päättynyt.
amsterdam-rolled = Noppa: { $colour } { $pips }
amsterdam-revealed = Käännetty esiin: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Markkinalaatta: { $tile }
amsterdam-district-open = Pisteytettävä kaupunginosa: { $district }
amsterdam-got-order = { $player }: tehtävä { $order }
amsterdam-got-secret-order = { $player }: salainen tehtävä
amsterdam-scored-warehouse =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (varastot)
amsterdam-scored-quick =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (pikatoimitus)
amsterdam-scored-foreman =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (työnjohtaja)
amsterdam-scored-depot =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (satamatyöläiset)
amsterdam-scored-bridge =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (Amstelin sillat)
amsterdam-scored-mouth =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (Amstelin suu)
amsterdam-scored-market =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (markkinat)
amsterdam-scored-card =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (kortit)
amsterdam-scored-penalty =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (rangaistuslaatat)
amsterdam-scored-laurel =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (laakerikortit)
amsterdam-scored-city =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (suurin korttelirypäs)
amsterdam-scored-district =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (kaupunginosat)
amsterdam-scored-order =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (tehtävät)
amsterdam-scored-leftovers =
    { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } (ylijäämä)
amsterdam-gained-guilders =
    { $player }: +{ $guilders ->
        [one] 1 gulden
       *[other] { $guilders } guldenia
    }
amsterdam-paid-guilders =
    { $player }: −{ $guilders ->
        [one] 1 gulden
       *[other] { $guilders } guldenia
    }
amsterdam-advanced =
    { $player }: { $spaces ->
        [one] 1 ruutu
       *[other] { $spaces } ruutua
    } – Amstel
amsterdam-penalised =
    { $player }: { $tiles ->
        [one] 1 rangaistuslaatta
       *[other] { $tiles } rangaistuslaattaa
    }
amsterdam-tom-block = { $player }: { $district } { $number } ({ $cost })

## Why something does not react
amsterdam-not-displayed = Nyt voi valita vain esillä olevan kortin.

## The score
amsterdam-score-warehouse = Varastot
amsterdam-score-quick = Pikatoimitus
amsterdam-score-foreman = Työnjohtaja
amsterdam-score-depot = Satamatyöläiset
amsterdam-score-bridge = Amstelin sillat
amsterdam-score-mouth = Amstelin suu
amsterdam-score-market = Markkinat
amsterdam-score-card = Kortit
amsterdam-score-penalty = Rangaistuslaatat
amsterdam-score-city = Suurin korttelirypäs
amsterdam-score-leftovers = Ylijäämä
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Tehtävä { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Maksa { $price }: purjehdi 3 ruutua
amsterdam-tile-swap-card = Maksa { $price }: vaihda passiivinen kortti hylättyyn
amsterdam-tile-free-cards = Maksa { $price }: aktivoi kortteja ilmaiseksi: { $count }
amsterdam-tile-sail-anywhere = Maksa { $price }: laivasi mihin tahansa ruutuun
amsterdam-tile-take-block = Maksa { $price }: mikä tahansa kortteli
amsterdam-tile-one-of-each = Maksa { $price }: yksi raaka-aine kutakin väriä

## The table
amsterdam-column-points = Pisteet
amsterdam-column-guilders = Guldenit
amsterdam-column-supply = Raaka-aineet
amsterdam-column-wheel = Pyöröpöytä 1–6
amsterdam-column-ship = Laiva
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Rangaistukset
amsterdam-market-tile = Markkinat { $tile } – { $text }
amsterdam-dice = Nopat
amsterdam-display = Esillä
amsterdam-inactive = Passiiviset
amsterdam-active = Aktiiviset
amsterdam-your-orders = Tehtäväsi
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Musta pörssi
amsterdam-empty = tyhjä
amsterdam-depot = Makasiini
amsterdam-scored-districts = Pisteytettävät kaupunginosat
amsterdam-warehouses = Varastot
amsterdam-jetties = Laiturit
amsterdam-blocks = Korttelit

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Kortti: { $card } { $type }
amsterdam-dealt-workers = Satamatyöläiset: { $workers }
amsterdam-dealt-disc = Kiekko Amstelilla: { $player }
amsterdam-dealt-order = Tehtävä: { $order }
amsterdam-dealt-good = Tavara: { $good }
