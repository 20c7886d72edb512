# Tickets, bokmål. Ordene er regelheftets: kjerrer, felter, kontraktskort, transportkort, varebonuskort.

tickets-name = Tickets
tickets-rules =
    Dere er kjøpmenn i Amsterdam for fire hundre år siden. Flest poeng vinner.

    Gjør én ting i din tur:
    – Trekk to transportkort, hvert av dem fra trekkbunken eller blant de fem
      åpne. Et åpent jokerkort er det eneste kortet du tar i den turen. Er tre
      av de åpne jokerkort, byttes alle fem ut.
    – Gjør krav på en rute: Betal et kort for hvert felt, alle i rutens farge;
      på en grå rute alle i én valgfri farge. Jokerkort gjelder som enhver
      farge. Du får poeng med en gang: 1, 2, 4 eller 7 for 1, 2, 3 eller
      4 felter. En rute med kjerresymboler gir også et varebonuskort.
    – Trekk to kontraktskort og behold ett eller begge.

    Ingen kan eie begge rutene i en dobbeltrute; er dere to spillere, brukes
    bare den ene av dem.

    Når noen har to eller færre kjerrer igjen etter sin tur, får alle én tur
    til. Deretter gir hvert kontraktskort verdien sin hvis dine egne ruter
    knytter lokasjonene sammen; hvert av de andre koster deg like mye. Flest
    varebonuskort gir 8 poeng, plassene bak får færre.

## Kort og farger
tickets-card-pink = rosa
    .card = rosa kort
tickets-card-blue = blå
    .card = blått kort
tickets-card-green = grønn
    .card = grønt kort
tickets-card-black = svart
    .card = svart kort
tickets-card-red = rød
    .card = rødt kort
tickets-card-orange = oransje
    .card = oransje kort
tickets-card-wild = joker
    .card = jokerkort
tickets-grey = grå

## Spørsmål
tickets-phase-keep_first = { $player }: Hvilke kontraktskort beholder du?
tickets-phase-turn = { $player }: Det er din tur.
tickets-phase-second_card = { $player }: Ta ditt andre kort.
tickets-phase-keep = { $player }: Hvilke kontraktskort beholder du?

## Handlinger
tickets-do-draw-pile = Trekk fra bunken
tickets-do-draw = Ta { $card }
tickets-do-contracts = Trekk kontraktskort
tickets-do-pass = Stå over
tickets-do-keep-one = Behold { $a } – { $b } ({ $value })
tickets-do-keep-both = Behold begge: { $a } – { $b } ({ $value }) og { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Gjør krav på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , varebonus
    }): betal { $cards }
tickets-claim-route =
    Gjør krav på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , varebonus
    }) …

## Det som skjer
tickets-starts = { $player } begynner.
tickets-drew = { $player } trekker et { $card-card } fra bunken.
tickets-drew-unseen = { $player } trekker et kort fra bunken.
tickets-took = { $player } tar et { $card-card } fra raden.
tickets-turned-up = Et { $card-card } legges åpent.
tickets-row-cleared = For mange jokerkort: Hele raden byttes ut.
tickets-shuffled = De forkastede kortene stokkes til en ny bunke.
tickets-draws-contracts = { $player } trekker kontraktskort.
tickets-offered = { $player } får tilbud om kontrakten { $a } – { $b } ({ $value }).
tickets-has-chosen = { $player } har valgt.
tickets-kept =
    { $count ->
        [one] { $player } beholder ett kontraktskort.
       *[other] { $player } beholder { $count } kontraktskort.
    }
tickets-claimed =
    { $player } gjør krav på { $a } – { $b } ({ $colour }) med { $cards }: { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } får et varebonuskort, det første.
       *[other] { $player } får et varebonuskort og har nå { $count }.
    }
tickets-passes = { $player } kan ikke gjøre noe og står over.
tickets-last-round = { $player } har nesten ingen kjerrer igjen: Alle får én tur til.
tickets-over = Spillet er slutt.

## Bordet
tickets-any-colour = grå: én valgfri farge
tickets-with-cart = gir varebonuskort
tickets-claimed-by = eies av den spilleren
tickets-route-points = poeng for 1, 2, 3, 4 felter: { $points }
tickets-closed = stengt
tickets-column-points = Poeng
tickets-column-carts = Kjerrer
tickets-column-merchandise = Varebonus
tickets-column-contracts = Kontrakter
tickets-column-cards = Kort (sett av alle)
tickets-row = Åpne kort
tickets-piles =
    Trekkbunke: { $cards ->
        [one] 1 kort
       *[other] { $cards } kort
    }. Kontraktskort igjen: { $contracts }. Varebonuskort igjen: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Siste runde: én tur igjen.
       *[other] Siste runde: { $count } turer igjen.
    }
tickets-hand = Hånda di
tickets-contracts = Kontraktene dine
tickets-contract-done = fullført ✓
tickets-contract-open = ikke ennå

## Hva en rute eller et kort er verdt nå
tickets-now-completes = Fullfører kontrakten din { $a } – { $b } ({ $value })
tickets-now-leads = Ligger på en korteste vei for kontrakten din { $a } – { $b } ({ $value })
tickets-now-cards = kort: { $have } av { $need }
tickets-now-lets-claim = Med det kan du betale for { $a } – { $b }

## Poengene
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Kontrakt { $a } – { $b }, fullført
tickets-score-failed = Kontrakt { $a } – { $b }, ikke fullført
tickets-score-bonus =
    { $count ->
        [0] Ingen varebonuskort
        [one] 1 varebonuskort
       *[other] { $count } varebonuskort
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Kort: { $card }
tickets-dealt-contract = Kontrakt: { $a } – { $b } ({ $value })
