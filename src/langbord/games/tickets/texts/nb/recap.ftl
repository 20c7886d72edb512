## Det de andre har gjort siden sist
tickets-recap-claimed =
    { $player } har gjort krav på { $a } – { $b } og har { $carts ->
        [one] én kjerre
       *[other] { $carts } kjerrer
    } igjen.
tickets-recap-claimed-wanted =
    { $player } har gjort krav på { $a } – { $b }, som du ville ha, og har { $carts ->
        [one] én kjerre
       *[other] { $carts } kjerrer
    } igjen.
tickets-recap-took =
    { $player } har tatt { $count ->
        [one] ett kort
       *[other] { $count } kort
    } fra raden: { $cards }.
tickets-recap-drew =
    { $player } har trukket { $count ->
        [one] ett kort
       *[other] { $count } kort
    } i blinde.
tickets-recap-kept =
    { $player } har beholdt { $count ->
        [one] ett nytt kontraktskort
       *[other] { $count } nye kontraktskort
    }.
