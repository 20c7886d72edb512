# Amsterdam, Dutch.

amsterdam-name = Amsterdam
amsterdam-rules =
    Jullie zijn kooplieden in Amsterdam aan het einde van de 19e eeuw. Wie de meeste
    punten heeft, wint.

    Elke ronde: kies een kaart; kies twee van de zes dobbelstenen; doe je beurt.
    Een dobbelsteen geeft zoveel grondstoffen van zijn kleur als hij toont, maar
    je krijgt ze pas na zoveel rondes: een 1 nu, een 4 over drie rondes. Een
    ronde waarin niets bij je aankomt, kost een straffiche.

    In je beurt, in elke volgorde en zo vaak als je kunt betalen:
    – Activeer kaarten met de grondstoffen die erop staan en gebruik ze.
    – Neem één huizenblok met grondstoffen van zijn kleur. Je krijgt het goed:
      sla het op of verkoop het meteen op de zwarte markt, elk goed één keer.
    – Laad bij een kraan, vaar een veld per grondstof, lever af bij pakhuizen;
      hoe eerder in het spel, hoe beter.
    – Neem dokwerkers aan boord en lever ze af bij de steiger van hun kleur.
    – Ga één keer vooruit op de Amstel: 1 grondstof voor het eerste veld, 2 voor
      elk volgende. Dat bepaalt de volgorde; bruggen en monding geven punten.
    – Gebruik één keer het marktfiche.

    Eén grondstof mag je bewaren. Aan het eind kosten straffiches en nooit
    geactiveerde kaarten punten; eindtellingkaarten, je grootste gebied (3 per
    huizenblok), de open buurten en restanten leveren punten op.

## Colours, districts, goods, workers
amsterdam-colour-black = zwart
amsterdam-colour-brown = bruin
amsterdam-colour-purple = paars
amsterdam-colour-pink = roze
amsterdam-colour-orange = oranje
amsterdam-colour-grey = grijs
amsterdam-district-grachtengordel = Grachtengordel
amsterdam-district-burgwallen = Burgwallen
amsterdam-district-nieuwmarkt = Nieuwmarkt
amsterdam-district-plantage = Plantage
amsterdam-district-jordaan = Jordaan
amsterdam-district-haarlemmerbuurt = Haarlemmerbuurt
amsterdam-good-beer = bier
amsterdam-good-tulips = tulpenbollen
amsterdam-good-cheese = kaas
amsterdam-good-furniture = meubels
amsterdam-good-genever = jenever
amsterdam-good-tiles = tegels
amsterdam-good-lace = kant
amsterdam-good-coffee = koffie
amsterdam-good-crystal = kristal
amsterdam-worker-light-blue = lichtblauw
amsterdam-worker-reddish-brown = roodbruin
amsterdam-worker-white = wit
amsterdam-worker-golden-yellow = goudgeel
amsterdam-worker-light-pink = lichtroze
amsterdam-worker-light-green = lichtgroen

## The harbour
amsterdam-start = het startveld
amsterdam-water-1 = water 1
amsterdam-water-2 = water 2
amsterdam-water-3 = water 3
amsterdam-water-4 = water 4
amsterdam-water-5 = water 5
amsterdam-water-6 = water 6
amsterdam-water-7 = water 7
amsterdam-water-8 = water 8
amsterdam-water-9 = water 9
amsterdam-water-10 = water 10
amsterdam-water-11 = water 11
amsterdam-water-12 = water 12
amsterdam-jetty-light-blue = steiger (lichtblauw)
amsterdam-jetty-reddish-brown = steiger (roodbruin)
amsterdam-jetty-white = steiger (wit)
amsterdam-jetty-golden-yellow = steiger (goudgeel)
amsterdam-jetty-light-pink = steiger (lichtroze)
amsterdam-jetty-light-green = steiger (lichtgroen)
amsterdam-warehouse-beer = pakhuis (bier)
amsterdam-warehouse-tulips = pakhuis (tulpenbollen)
amsterdam-warehouse-cheese = pakhuis (kaas)
amsterdam-warehouse-furniture = pakhuis (meubels)
amsterdam-warehouse-genever = pakhuis (jenever)
amsterdam-warehouse-tiles = pakhuis (tegels)
amsterdam-warehouse-lace = pakhuis (kant)
amsterdam-warehouse-coffee = pakhuis (koffie)
amsterdam-warehouse-crystal = pakhuis (kristal)
amsterdam-warehouse-small-1 = klein pakhuis 1
amsterdam-warehouse-small-2 = klein pakhuis 2
amsterdam-warehouse-small-3 = klein pakhuis 3
amsterdam-warehouse-small-4 = klein pakhuis 4

## Types of cards
amsterdam-type-jeneverbrander = jeneverbrander
amsterdam-type-kaasmaker = kaasmaker
amsterdam-type-brouwer = brouwer
amsterdam-type-tulpenteler = tulpenteler
amsterdam-type-tegelbakker = tegelbakker
amsterdam-type-kantklosser = kantklosser
amsterdam-type-koffiebrander = koffiebrander
amsterdam-type-timmerman = timmerman
amsterdam-type-glasblazer = glasblazer
amsterdam-type-grachtenhuis = grachtenhuis
amsterdam-type-hofje = hofje
amsterdam-type-oude-kerk = Oude Kerk
amsterdam-type-zuiderkerk = Zuiderkerk
amsterdam-type-westerkerk = Westerkerk
amsterdam-type-pakhuis = pakhuis
amsterdam-type-montelbaanstoren = Montelbaanstoren
amsterdam-type-munttoren = Munttoren
amsterdam-type-zaagmolen = zaagmolen
amsterdam-type-gildehuis = gildehuis
amsterdam-type-stadhuis = stadhuis
amsterdam-type-grachtengordel = plattegrond Grachtengordel
amsterdam-type-burgwallen = plattegrond Burgwallen
amsterdam-type-nieuwmarkt = plattegrond Nieuwmarkt
amsterdam-type-plantage = plattegrond Plantage
amsterdam-type-jordaan = plattegrond Jordaan
amsterdam-type-haarlemmerbuurt = plattegrond Haarlemmerbuurt
amsterdam-deck-craftsman = ambachtslieden
amsterdam-deck-building = gebouwen
amsterdam-deck-map = buurtplattegronden
amsterdam-tom = TOM

## Questions
amsterdam-phase-place_foreman = { $player }: waar begint de voorman?
amsterdam-phase-place_messenger = { $player }: waar begint de stadsbode?
amsterdam-phase-place_trader = { $player }: waar begint de handelaar?
amsterdam-phase-start_card = { $player }: kies je startkaart.
amsterdam-phase-start_single = { $player }: één grondstof voor vak 1.
amsterdam-phase-start_pair = { $player }: twee van één kleur voor vak 2.
amsterdam-phase-remove = { $player }: TOM ligt voor: welke plattegrond gaat weg?
amsterdam-phase-draft = { $player }: kies een kaart.
amsterdam-phase-overflow = { $player }: zes kaarten: leg er één af en neem een straffiche.
amsterdam-phase-dice = { $player }: kies twee dobbelstenen.
amsterdam-phase-shift = { $player }: de grondstoffen van één dobbelsteen verschuiven?
amsterdam-phase-turn = { $player }: jij bent aan de beurt.
amsterdam-phase-pay = { $player }: lever een grondstof in.
amsterdam-phase-gain = { $player }: neem een grondstof naar keuze.
amsterdam-phase-sell = { $player }: het goed opslaan of verkopen?
amsterdam-phase-use_free = { $player }: de plattegrond gratis gebruiken?
amsterdam-phase-advance = { $player }: vooruit op de Amstel?
amsterdam-phase-swap_out = { $player }: welke kaart ruil je?
amsterdam-phase-swap_in = { $player }: tegen welke kaart?
amsterdam-phase-free_card = { $player }: activeer een kaart gratis.
amsterdam-phase-sail_on = { $player }: tot drie gratis velden achter elkaar.
amsterdam-phase-sail_to = { $player }: naar welk veld gaat je schip?
amsterdam-phase-free_block = { $player }: welk huizenblok neem je?
amsterdam-phase-move_foreman = { $player }: waar gaat de voorman heen?
amsterdam-phase-move_messenger = { $player }: waar gaat de stadsbode heen?
amsterdam-phase-move_trader = { $player }: waar gaat de handelaar heen?
amsterdam-phase-keep = { $player }: welke grondstof bewaar je?

## Actions
amsterdam-do-foreman = Voorman: { $warehouse }
amsterdam-do-messenger = Stadsbode: { $district } { $number } ({ $cost })
amsterdam-do-trader = Handelaar: { $good }
amsterdam-do-take = Neem { $card } { $type } ({ $cost })
amsterdam-do-one = 1× { $colour }
amsterdam-do-two = 2× { $colour }
amsterdam-do-remove = Verwijder { $card } { $type } ({ $cost })
amsterdam-do-discard = Leg af: { $card } { $type } ({ $cost })
amsterdam-do-pay = Lever in: { $colour }
amsterdam-do-gain = Neem { $colour }
amsterdam-do-keep = Bewaar { $colour }
amsterdam-do-swap = Ruil { $card } { $type } ({ $cost })
amsterdam-do-for = Tegen { $card } { $type } ({ $cost })
amsterdam-do-draw = Trek van: { $deck }
amsterdam-do-activate = Activeer { $card } { $type } ({ $cost })
amsterdam-do-activate-less = Activeer { $card } { $type } ({ $cost }), zonder { $colour }
amsterdam-do-activate-guilders = Activeer { $card } { $type } ({ $cost }): 3 gulden
amsterdam-do-use = Gebruik { $card } { $type }
amsterdam-do-use-free = Gebruik { $card } { $type } gratis
amsterdam-do-not-use = Gebruik { $card } { $type } niet
amsterdam-do-drop = Leg { $card } { $type } af voor 3 gulden
amsterdam-do-block = Neem een huizenblok: { $district } { $number } ({ $cost })
amsterdam-do-block-guilders = Neem een huizenblok voor 2 gulden: { $district } { $number } ({ $cost })
amsterdam-do-store = Opslaan: { $good }
amsterdam-do-sell-guilders = Verkoop voor 2 gulden: { $good }
amsterdam-do-sell = Verkoop voor een grondstof: { $colour }
amsterdam-do-sail = Vaar: { $space }
amsterdam-do-sail-paid = Vaar: { $space } – { $colour }
amsterdam-do-anchor = Ga meteen naar: { $space }
amsterdam-do-stop = Vaar niet verder
amsterdam-do-load = Laad { $good }
amsterdam-do-deliver = Lever { $good }
amsterdam-do-board = Neem de dokwerker aan boord: { $worker }
amsterdam-do-hand-over = Lever de dokwerker af: { $worker }
amsterdam-do-amstel =
    Amstel: { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    } (betaal { $resources })
amsterdam-do-advance =
    Vooruit: { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    }
amsterdam-do-stay =
    Blijf staan ({ $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    })
amsterdam-do-market = Markt: { $tile }
amsterdam-do-dice = { $first } { $one }, { $second } { $two }
amsterdam-do-no-shift = Laat ze liggen
amsterdam-do-later = { $colour }: een vak later
amsterdam-do-sooner = { $colour }: een vak eerder
amsterdam-do-no-card = Neem geen kaart
amsterdam-do-pass = Beëindig je beurt
amsterdam-do-pass-warns =
    { $count ->
        [one] Beëindig je beurt: er gaat een grondstof verloren
       *[other] Beëindig je beurt: er gaan { $count } grondstoffen verloren
    }
amsterdam-group-sail = Vaar: { $space } …
amsterdam-group-amstel = Amstel …

## What is done
amsterdam-did-foreman = { $player } stuurt de voorman naar: { $warehouse }.
amsterdam-did-messenger = { $player } stuurt de stadsbode naar { $district } { $number }.
amsterdam-did-trader = { $player } stuurt de handelaar naar: { $good }.
amsterdam-did-take = { $player } neemt { $card } { $type }.
amsterdam-did-one = { $player } neemt een grondstof: { $colour }.
amsterdam-did-two = { $player } neemt twee grondstoffen: { $colour }.
amsterdam-did-remove = { $player } verwijdert { $card } { $type }.
amsterdam-did-discard = { $player } legt { $card } { $type } af.
amsterdam-did-pay = { $player } levert in: { $colour }.
amsterdam-did-gain = { $player } krijgt: { $colour }.
amsterdam-did-keep = { $player } bewaart: { $colour }.
amsterdam-did-swap = { $player } ruilt { $card } { $type }.
amsterdam-did-for = { $player } krijgt er { $card } { $type } voor.
amsterdam-did-draw = { $player } trekt van de stapel: { $deck }.
amsterdam-did-activate = { $player } activeert { $card } { $type }.
amsterdam-did-activate-less = { $player } activeert { $card } { $type } en bespaart: { $colour }.
amsterdam-did-activate-guilders = { $player } activeert { $card } { $type } voor 3 gulden.
amsterdam-did-use = { $player } gebruikt { $card } { $type }.
amsterdam-did-use-free = { $player } gebruikt { $card } { $type } voor niets.
amsterdam-did-drop = { $player } legt { $card } { $type } af voor 3 gulden.
amsterdam-did-block = { $player } neemt het huizenblok { $district } { $number }.
amsterdam-did-block-guilders = { $player } neemt het huizenblok { $district } { $number } voor 2 gulden.
amsterdam-did-store = { $player } slaat op: { $good }.
amsterdam-did-sell-guilders = { $player } verkoopt voor 2 gulden: { $good }.
amsterdam-did-sell = { $player } verkoopt voor een grondstof: { $colour }.
amsterdam-did-sail = { $player } vaart naar: { $space }.
amsterdam-did-sail-paid = { $player } vaart naar: { $space }, betaald met: { $colour }.
amsterdam-did-anchor = { $player } gaat meteen naar: { $space }.
amsterdam-did-load = { $player } laadt: { $good }.
amsterdam-did-deliver = { $player } levert: { $good }.
amsterdam-did-board = { $player } neemt een dokwerker aan boord: { $worker }.
amsterdam-did-hand-over = { $player } draagt een dokwerker over: { $worker }.
amsterdam-did-amstel =
    { $player } betaalt { $resources } voor { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    } op de Amstel.
amsterdam-did-advance =
    { $player } gaat { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    } vooruit op de Amstel.
amsterdam-did-market = { $player } gebruikt de markt: { $tile }.
amsterdam-did-dice = { $player } kiest de dobbelstenen { $first } { $one }, { $second } { $two }.
amsterdam-did-later = { $player } krijgt een ronde later: { $colour }.
amsterdam-did-sooner = { $player } krijgt een ronde eerder: { $colour }.

## What happens
amsterdam-round = Ronde { $round }.
amsterdam-over = Het spel is afgelopen.
amsterdam-rolled = Dobbelsteen: { $colour } { $pips }
amsterdam-revealed = Omgedraaid: { $card } { $type } ({ $cost })
amsterdam-drew = { $player }: { $card } { $type } ({ $cost })
amsterdam-turned-up = Marktfiche: { $tile }
amsterdam-district-open = Buurt die telt: { $district }
amsterdam-got-order = { $player }: opdracht { $order }
amsterdam-got-secret-order = { $player }: een geheime opdracht
amsterdam-scored-warehouse =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (pakhuizen)
amsterdam-scored-quick =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (snelle levering)
amsterdam-scored-foreman =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (voorman)
amsterdam-scored-depot =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (dokwerkers)
amsterdam-scored-bridge =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (bruggen over de Amstel)
amsterdam-scored-mouth =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (monding van de Amstel)
amsterdam-scored-market =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (markt)
amsterdam-scored-card =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (kaarten)
amsterdam-scored-penalty =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (straffiches)
amsterdam-scored-laurel =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (eindtellingkaarten)
amsterdam-scored-city =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (grootste gebied)
amsterdam-scored-district =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (buurten)
amsterdam-scored-order =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (opdrachten)
amsterdam-scored-leftovers =
    { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (restanten)
amsterdam-gained-guilders = { $player }: +{ $guilders } gulden
amsterdam-paid-guilders = { $player }: −{ $guilders } gulden
amsterdam-advanced =
    { $player }: { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    } – Amstel
amsterdam-penalised =
    { $player }: { $tiles ->
        [one] 1 straffiche
       *[other] { $tiles } straffiches
    }
amsterdam-tom-block = { $player }: { $district } { $number } ({ $cost })

## Why something does not react
amsterdam-not-displayed = Nu kun je alleen een open kaart kiezen.

## The score
amsterdam-score-warehouse = Pakhuizen
amsterdam-score-quick = Snelle levering
amsterdam-score-foreman = Voorman
amsterdam-score-depot = Dokwerkers
amsterdam-score-bridge = Bruggen over de Amstel
amsterdam-score-mouth = Monding van de Amstel
amsterdam-score-market = Markt
amsterdam-score-card = Kaarten
amsterdam-score-penalty = Straffiches
amsterdam-score-city = Grootste gebied
amsterdam-score-leftovers = Restanten
amsterdam-score-laurel = { $card } { $type } ({ $cost })
amsterdam-score-district = { $district }
amsterdam-score-order = Opdracht { $order }

## Market tiles that do something special
amsterdam-tile-sail-three = Betaal { $price }: 3 velden varen
amsterdam-tile-swap-card = Betaal { $price }: ruil een inactieve kaart voor een afgelegde
amsterdam-tile-free-cards = Betaal { $price }: activeer gratis kaarten: { $count }
amsterdam-tile-sail-anywhere = Betaal { $price }: je schip naar elk veld
amsterdam-tile-take-block = Betaal { $price }: een huizenblok naar keuze
amsterdam-tile-one-of-each = Betaal { $price }: één grondstof van elke kleur

## The table
amsterdam-column-points = Punten
amsterdam-column-guilders = Guldens
amsterdam-column-supply = Grondstoffen
amsterdam-column-wheel = Draaischijf 1–6
amsterdam-column-ship = Schip
amsterdam-column-amstel = Amstel
amsterdam-column-penalties = Straf
amsterdam-market-tile = Markt { $tile } – { $text }
amsterdam-dice = Dobbelstenen
amsterdam-display = Open kaarten
amsterdam-inactive = Inactief
amsterdam-active = Actief
amsterdam-your-orders = Jouw opdrachten
amsterdam-card-line = { $card } { $type } [{ $cost }] { $timing }: { $effect }
amsterdam-black-market = Zwarte markt
amsterdam-empty = leeg
amsterdam-depot = Depot
amsterdam-scored-districts = Buurten die tellen
amsterdam-warehouses = Pakhuizen
amsterdam-jetties = Steigers
amsterdam-blocks = Huizenblokken

# What the dealer may deal, in the list of fairness
amsterdam-dealt-card = Kaart: { $card } { $type }
amsterdam-dealt-workers = Dokwerkers: { $workers }
amsterdam-dealt-disc = Schijf op de Amstel: { $player }
amsterdam-dealt-order = Opdracht: { $order }
amsterdam-dealt-good = Goed: { $good }
