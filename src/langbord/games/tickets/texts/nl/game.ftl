# Tickets, Nederlands.

tickets-name = Tickets
tickets-rules =
    Jullie zijn kooplieden in Amsterdam, vier eeuwen geleden. Wie de meeste
    punten heeft, wint.

    Doe in je beurt één ding:
    – Pak twee transportkaarten, elk van de stapel of uit de vijf die open
      liggen. Een open joker is de enige kaart die je die beurt pakt. Liggen er
      drie jokers open, dan worden alle vijf vervangen.
    – Eis een route op: betaal een kaart voor elk vak, alle in de kleur van de
      route; op een grijze route alle in één kleur naar keuze. Jokers gelden
      als elke kleur. Je scoort meteen: 1, 2, 4 of 7 punten voor 1, 2, 3 of
      4 vakken. Een route met karsymbolen levert ook een goederenkaart op.
    – Pak twee contractkaarten en houd er een of allebei.

    Niemand bezit beide routes van een dubbele; met twee spelers wordt er maar
    een van de twee gebruikt.

    Heeft iemand na zijn beurt nog twee karren of minder, dan krijgt iedereen
    nog één beurt. Daarna levert elk contract waarvan je eigen routes de plaatsen
    verbinden zijn waarde op; elk ander kost je evenveel. De meeste
    goederenkaarten: 8 punten, en minder voor de plaatsen daarna.

## Kaarten en kleuren
tickets-card-pink = roze
    .card = roze kaart
tickets-card-blue = blauw
    .card = blauwe kaart
tickets-card-green = groen
    .card = groene kaart
tickets-card-black = zwart
    .card = zwarte kaart
tickets-card-red = rood
    .card = rode kaart
tickets-card-orange = oranje
    .card = oranje kaart
tickets-card-wild = joker
    .card = joker
tickets-grey = grijs

## Vragen
tickets-phase-keep_first = { $player }: welke contracten houd je?
tickets-phase-turn = { $player }: jij bent aan de beurt.
tickets-phase-second_card = { $player }: pak je tweede kaart.
tickets-phase-keep = { $player }: welke contracten houd je?

## Acties
tickets-do-draw-pile = Pak van de stapel
tickets-do-draw = Pak { $card }
tickets-do-contracts = Pak contractkaarten
tickets-do-pass = Pas
tickets-do-keep-one = Houd { $a } – { $b } ({ $value })
tickets-do-keep-both = Houd allebei: { $a } – { $b } ({ $value }) en { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Eis { $a } – { $b } op ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , goederen
    }): betaal { $cards }
tickets-claim-route =
    Eis { $a } – { $b } op ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , goederen
    }) …

## Wat er gebeurt
tickets-starts = { $player } begint.
tickets-drew = { $player } pakt een { $card-card } van de stapel.
tickets-drew-unseen = { $player } pakt een kaart van de stapel.
tickets-took = { $player } pakt een { $card-card } uit de rij.
tickets-turned-up = Er komt een { $card-card } open te liggen.
tickets-row-cleared = Te veel jokers: de hele rij wordt vervangen.
tickets-shuffled = De aflegstapel wordt geschud tot een nieuwe stapel.
tickets-draws-contracts = { $player } pakt contractkaarten.
tickets-offered = { $player } krijgt het contract { $a } – { $b } ({ $value }) aangeboden.
tickets-has-chosen = { $player } heeft gekozen.
tickets-kept =
    { $count ->
        [one] { $player } houdt één contract.
       *[other] { $player } houdt { $count } contracten.
    }
tickets-claimed =
    { $player } eist { $a } – { $b } ({ $colour }) op met { $cards }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } pakt een goederenkaart, de eerste.
       *[other] { $player } pakt een goederenkaart en heeft er nu { $count }.
    }
tickets-passes = { $player } kan niets doen en past.
tickets-last-round = { $player } heeft bijna geen karren meer: iedereen krijgt nog één beurt.
tickets-over = Het spel is uit.

## De tafel
tickets-any-colour = grijs: kleur naar keuze
tickets-with-cart = levert een goederenkaart op
tickets-claimed-by = van die speler
tickets-route-points = punten voor 1, 2, 3, 4 vakken: { $points }
tickets-closed = gesloten
tickets-column-points = Punten
tickets-column-carts = Karren
tickets-column-merchandise = Goederen
tickets-column-contracts = Contracten
tickets-column-cards = Kaarten (door allen gezien)
tickets-row = Open
tickets-piles =
    Stapel: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }. Contracten over: { $contracts }. Goederenkaarten over: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Laatste ronde: nog één beurt.
       *[other] Laatste ronde: nog { $count } beurten.
    }
tickets-hand = Je hand
tickets-contracts = Je contracten
tickets-contract-done = vervuld ✓
tickets-contract-open = nog niet

## Wat een route of kaart nu waard is
tickets-now-completes = Vervult je contract { $a } – { $b } ({ $value })
tickets-now-leads = Ligt op een kortste weg voor je contract { $a } – { $b } ({ $value })
tickets-now-cards = kaarten: { $have } van { $need }
tickets-now-lets-claim = Hiermee kun je { $a } – { $b } betalen

## De score
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Contract { $a } – { $b }, vervuld
tickets-score-failed = Contract { $a } – { $b }, niet vervuld
tickets-score-bonus =
    { $count ->
        [0] Geen goederenkaart
        [one] 1 goederenkaart
       *[other] { $count } goederenkaarten
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Kaart: { $card }
tickets-dealt-contract = Contract: { $a } – { $b } ({ $value })
