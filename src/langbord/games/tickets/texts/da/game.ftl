# Tickets, dansk. Ordene er regelbogens: vogne, strækninger, kontraktkort, transportkort, handelsvarekort.

tickets-name = Tickets
tickets-rules =
    I er købmænd i Amsterdam for fire hundrede år siden. Flest point vinder.

    Gør én ting i din tur:
    – Træk to transportkort, hvert af dem fra stakken eller blandt de fem, der
      ligger åbent. En åben joker er det eneste kort, du tager i den tur. Er
      tre af de åbne jokere, udskiftes alle fem.
    – Indsæt vogne på en strækning: Betal et kort for hvert felt, alle i
      strækningens farve; på en grå strækning alle i én valgfri farve. Jokere
      gælder som enhver farve. Du får straks point: 1, 2, 4 eller 7 for 1, 2,
      3 eller 4 felter. En strækning med vognsymboler giver også et
      handelsvarekort.
    – Træk to kontraktkort, og behold et eller begge.

    Ingen kan have vogne på begge strækninger i en dobbeltstrækning; er I to
    spillere, bruges kun den ene af dem.

    Når nogen efter sin tur har to eller færre vogne tilbage, får alle én tur
    mere. Derefter giver hver kontrakt sin værdi, hvis dine egne strækninger
    forbinder dens steder; hver af de andre koster dig lige så meget. Flest
    handelsvarekort giver 8 point, pladserne bagefter færre.

## Kort og farver
tickets-card-pink = pink
    .card = pink kort
tickets-card-blue = blå
    .card = blåt kort
tickets-card-green = grøn
    .card = grønt kort
tickets-card-black = sort
    .card = sort kort
tickets-card-red = rød
    .card = rødt kort
tickets-card-orange = orange
    .card = orange kort
tickets-card-wild = joker
    .card = jokerkort
tickets-grey = grå

## Spørgsmål
tickets-phase-keep_first = { $player }: Hvilke kontraktkort beholder du?
tickets-phase-turn = { $player }: Det er din tur.
tickets-phase-second_card = { $player }: Tag dit andet kort.
tickets-phase-keep = { $player }: Hvilke kontraktkort beholder du?

## Handlinger
tickets-do-draw-pile = Træk fra stakken
tickets-do-draw = Tag { $card }
tickets-do-contracts = Træk kontraktkort
tickets-do-pass = Meld pas
tickets-do-keep-one = Behold { $a } – { $b } ({ $value })
tickets-do-keep-both = Behold begge: { $a } – { $b } ({ $value }) og { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Indsæt vogne på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , handelsvare
    }): betal { $cards }
tickets-claim-route =
    Indsæt vogne på { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , handelsvare
    }) …

## Det, der sker
tickets-starts = { $player } begynder.
tickets-drew = { $player } trækker et { $card-card } fra stakken.
tickets-drew-unseen = { $player } trækker et kort fra stakken.
tickets-took = { $player } tager et { $card-card } fra rækken.
tickets-turned-up = Et { $card-card } lægges åbent.
tickets-row-cleared = For mange jokere: Hele rækken udskiftes.
tickets-shuffled = De brugte kort blandes til en ny stak.
tickets-draws-contracts = { $player } trækker kontraktkort.
tickets-offered = { $player } får tilbudt kontrakten { $a } – { $b } ({ $value }).
tickets-has-chosen = { $player } har valgt.
tickets-kept =
    { $count ->
        [one] { $player } beholder ét kontraktkort.
       *[other] { $player } beholder { $count } kontraktkort.
    }
tickets-claimed =
    { $player } indsætter vogne på { $a } – { $b } ({ $colour }) med { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } point
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } får et handelsvarekort, det første.
       *[other] { $player } får et handelsvarekort og har nu { $count }.
    }
tickets-passes = { $player } kan intet gøre og melder pas.
tickets-last-round = { $player } har næsten ingen vogne tilbage: Alle får én tur mere.
tickets-over = Spillet er slut.

## Bordet
tickets-any-colour = grå: én valgfri farve
tickets-with-cart = giver et handelsvarekort
tickets-claimed-by = tilhører den spiller
tickets-route-points = point for 1, 2, 3, 4 felter: { $points }
tickets-closed = lukket
tickets-column-points = Point
tickets-column-carts = Vogne
tickets-column-merchandise = Handelsvarer
tickets-column-contracts = Kontrakter
tickets-column-cards = Kort (set af alle)
tickets-row = Åbne kort
tickets-piles =
    Stak: { $cards ->
        [one] 1 kort
       *[other] { $cards } kort
    }. Kontraktkort tilbage: { $contracts }. Handelsvarekort tilbage: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Sidste runde: én tur tilbage.
       *[other] Sidste runde: { $count } ture tilbage.
    }
tickets-hand = Din hånd
tickets-contracts = Dine kontrakter
tickets-contract-done = opfyldt ✓
tickets-contract-open = ikke endnu

## Hvad en rute eller et kort er værd nu
tickets-now-completes = Opfylder din kontrakt { $a } – { $b } ({ $value })
tickets-now-leads = Ligger på en korteste vej for din kontrakt { $a } – { $b } ({ $value })
tickets-now-cards = kort: { $have } af { $need }
tickets-now-lets-claim = Med det kan du betale for { $a } – { $b }

## Pointene
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Kontrakt { $a } – { $b }, opfyldt
tickets-score-failed = Kontrakt { $a } – { $b }, ikke opfyldt
tickets-score-bonus =
    { $count ->
        [0] Ingen handelsvarekort
        [one] 1 handelsvarekort
       *[other] { $count } handelsvarekort
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Kort: { $card }
tickets-dealt-contract = Kontrakt: { $a } – { $b } ({ $value })
