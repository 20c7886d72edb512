## Mitä muut ovat tehneet viime vuorosi jälkeen
tickets-recap-claimed =
    { $player } on rakentanut reitin { $a } – { $b }; jäljellä { $carts ->
        [one] yksi kärry
       *[other] { $carts } kärryä
    }.
tickets-recap-claimed-wanted =
    { $player } on rakentanut reitin { $a } – { $b }, jonka sinä halusit; jäljellä { $carts ->
        [one] yksi kärry
       *[other] { $carts } kärryä
    }.
tickets-recap-took =
    { $player } on ottanut rivistä { $count ->
        [one] yhden kortin
       *[other] { $count } korttia
    }: { $cards }.
tickets-recap-drew =
    { $player } on nostanut pakasta { $count ->
        [one] yhden kortin
       *[other] { $count } korttia
    } katsomatta.
tickets-recap-kept =
    { $player } on pitänyt { $count ->
        [one] yhden uuden sopimuskortin
       *[other] { $count } uutta sopimuskorttia
    }.
