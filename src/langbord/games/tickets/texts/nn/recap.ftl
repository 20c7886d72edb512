## Det dei andre har gjort sidan sist
tickets-recap-claimed =
    { $player } har gjort krav på { $a } – { $b } og har { $carts ->
        [one] éi kjerre
       *[other] { $carts } kjerrer
    } att.
tickets-recap-claimed-wanted =
    { $player } har gjort krav på { $a } – { $b }, som du ville ha, og har { $carts ->
        [one] éi kjerre
       *[other] { $carts } kjerrer
    } att.
tickets-recap-took =
    { $player } har teke { $count ->
        [one] eitt kort
       *[other] { $count } kort
    } frå rada: { $cards }.
tickets-recap-drew =
    { $player } har trekt { $count ->
        [one] eitt kort
       *[other] { $count } kort
    } i blinde.
tickets-recap-kept =
    { $player } har halde på { $count ->
        [one] eitt nytt kontraktskort
       *[other] { $count } nye kontraktskort
    }.
