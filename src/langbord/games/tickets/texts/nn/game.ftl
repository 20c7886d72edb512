# Tickets, nynorsk.

tickets-name = Tickets
tickets-rules =
    De er kjøpmenn i Amsterdam for fire hundre år sidan. Flest poeng vinn.

    Gjer éin ting i turen din:
    – Trekk to transportkort, kvart av dei frå trekkbunken eller mellom dei fem
      opne. Eit ope jokerkort er det einaste kortet du tek i den turen. Er tre
      av dei opne jokerkort, vert alle fem bytte ut.
    – Gjer krav på ei rute: Betal eit kort for kvart felt, alle i fargen til
      ruta; på ei grå rute alle i éin valfri farge. Jokerkort gjeld som kva
      farge som helst. Du får poeng med ein gong: 1, 2, 4 eller 7 for 1, 2,
      3 eller 4 felt. Ei rute med kjerresymbol gjev òg eit varebonuskort.
    – Trekk to kontraktskort og hald på eitt eller begge.

    Ingen kan eige begge rutene i ei dobbeltrute; er de to spelarar, vert
    berre den eine av dei brukt.

    Når nokon har to eller færre kjerrer att etter turen sin, får alle éin tur
    til. Deretter gjev kvart kontraktskort verdien sin om dine eigne ruter
    knyter stadene saman; kvart av dei andre kostar deg like mykje. Flest
    varebonuskort gjev 8 poeng, plassane bak får færre.

## Kort og fargar
tickets-card-pink = rosa
    .card = rosa kort
tickets-card-blue = blå
    .card = blått kort
tickets-card-green = grøn
    .card = grønt kort
tickets-card-black = svart
    .card = svart kort
tickets-card-red = raud
    .card = raudt kort
tickets-card-orange = oransje
    .card = oransje kort
tickets-card-wild = joker
    .card = jokerkort
tickets-grey = grå

## Spørsmål
tickets-phase-keep_first = { $player }: Kva kontraktskort held du på?
tickets-phase-turn = { $player }: Det er din tur.
tickets-phase-second_card = { $player }: Ta det andre kortet ditt.
tickets-phase-keep = { $player }: Kva kontraktskort held du på?

## Handlingar
tickets-do-draw-pile = Trekk frå bunken
tickets-do-draw = Ta { $card }
tickets-do-contracts = Trekk kontraktskort
tickets-do-pass = Stå over
tickets-do-keep-one = Hald på { $a } – { $b } ({ $value })
tickets-do-keep-both = Hald på begge: { $a } – { $b } ({ $value }) og { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Gjer krav på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , varebonus
    }): betal { $cards }
tickets-claim-route =
    Gjer krav på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , varebonus
    }) …

## Det som hender
tickets-starts = { $player } byrjar.
tickets-drew = { $player } trekkjer eit { $card-card } frå bunken.
tickets-drew-unseen = { $player } trekkjer eit kort frå bunken.
tickets-took = { $player } tek eit { $card-card } frå rada.
tickets-turned-up = Eit { $card-card } vert lagt ope.
tickets-row-cleared = For mange jokerkort: Heile rada vert bytt ut.
tickets-shuffled = Dei forkasta korta vert stokka til ein ny bunke.
tickets-draws-contracts = { $player } trekkjer kontraktskort.
tickets-offered = { $player } får tilbod om kontrakten { $a } – { $b } ({ $value }).
tickets-has-chosen = { $player } har valt.
tickets-kept =
    { $count ->
        [one] { $player } held på eitt kontraktskort.
       *[other] { $player } held på { $count } kontraktskort.
    }
tickets-claimed =
    { $player } gjer krav på { $a } – { $b } ({ $colour }) med { $cards }: { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } får eit varebonuskort, det første.
       *[other] { $player } får eit varebonuskort og har no { $count }.
    }
tickets-passes = { $player } kan ikkje gjere noko og står over.
tickets-last-round = { $player } har nesten ingen kjerrer att: Alle får éin tur til.
tickets-over = Spelet er slutt.

## Bordet
tickets-any-colour = grå: éin valfri farge
tickets-with-cart = gjev varebonuskort
tickets-claimed-by = eigd av den spelaren
tickets-route-points = poeng for 1, 2, 3, 4 felt: { $points }
tickets-closed = stengd
tickets-column-points = Poeng
tickets-column-carts = Kjerrer
tickets-column-merchandise = Varebonus
tickets-column-contracts = Kontraktar
tickets-column-cards = Kort (sett av alle)
tickets-row = Opne kort
tickets-piles =
    Trekkbunke: { $cards ->
        [one] 1 kort
       *[other] { $cards } kort
    }. Kontraktskort att: { $contracts }. Varebonuskort att: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Siste runde: éin tur att.
       *[other] Siste runde: { $count } turar att.
    }
tickets-hand = Handa di
tickets-contracts = Kontraktane dine
tickets-contract-done = fullført ✓
tickets-contract-open = ikkje enno

## Kva ei rute eller eit kort er verdt no
tickets-now-completes = Fullfører kontrakten din { $a } – { $b } ({ $value })
tickets-now-leads = Ligg på ein kortaste veg for kontrakten din { $a } – { $b } ({ $value })
tickets-now-cards = kort: { $have } av { $need }
tickets-now-lets-claim = Med det kan du betale for { $a } – { $b }

## Poenga
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Kontrakt { $a } – { $b }, fullført
tickets-score-failed = Kontrakt { $a } – { $b }, ikkje fullført
tickets-score-bonus =
    { $count ->
        [0] Ingen varebonuskort
        [one] 1 varebonuskort
       *[other] { $count } varebonuskort
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Kort: { $card }
tickets-dealt-contract = Kontrakt: { $a } – { $b } ({ $value })
