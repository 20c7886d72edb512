## Wat de anderen deden sinds je vorige beurt
tickets-recap-claimed =
    { $player } heeft { $a } – { $b } opgeëist en heeft nog { $carts ->
        [one] één kar
       *[other] { $carts } karren
    }.
tickets-recap-claimed-wanted =
    { $player } heeft { $a } – { $b } opgeëist, die jij wilde, en heeft nog { $carts ->
        [one] één kar
       *[other] { $carts } karren
    }.
tickets-recap-took =
    { $player } heeft { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } uit de rij gepakt: { $cards }.
tickets-recap-drew =
    { $player } heeft blind { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } getrokken.
tickets-recap-kept =
    { $player } heeft { $count ->
        [one] één nieuw contract
       *[other] { $count } nieuwe contracten
    } gehouden.
