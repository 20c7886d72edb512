## Hvad de andre har gjort siden sidst
tickets-recap-claimed =
    { $player } har indsat vogne på { $a } – { $b } og har { $carts ->
        [one] én vogn
       *[other] { $carts } vogne
    } tilbage.
tickets-recap-claimed-wanted =
    { $player } har indsat vogne på { $a } – { $b }, som du ville have, og har { $carts ->
        [one] én vogn
       *[other] { $carts } vogne
    } tilbage.
tickets-recap-took =
    { $player } har taget { $count ->
        [one] ét kort
       *[other] { $count } kort
    } fra rækken: { $cards }.
tickets-recap-drew =
    { $player } har trukket { $count ->
        [one] ét kort
       *[other] { $count } kort
    } i blinde.
tickets-recap-kept =
    { $player } har beholdt { $count ->
        [one] ét nyt kontraktkort
       *[other] { $count } nye kontraktkort
    }.
