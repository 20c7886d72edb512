## Hvad de andre har gjort siden sidst
amsterdam-recap-scored =
    { $player } har fået { $points ->
        [one] ét point
       *[other] { $points } point
    }.
amsterdam-recap-block = { $player } har taget karréen { $district } { $number }.
amsterdam-recap-activated =
    { $player } har aktiveret { $count ->
        [one] et kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-took =
    { $player } har taget { $count ->
        [one] et kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-delivered = { $player } har leveret { $goods }.
amsterdam-recap-amstel =
    { $player } er gået { $spaces ->
        [one] ét felt
       *[other] { $spaces } felter
    } ned ad Amstel.
amsterdam-recap-dice =
    { $player } har lagt { $count ->
        [one] én råvare
       *[other] { $count } råvarer
    } på drejeskiven.
amsterdam-recap-sailed = { $player } er sejlet videre.
amsterdam-recap-overtook = { $player } har overhalet dig på Amstel.
amsterdam-recap-penalised =
    Du har fået { $tiles ->
        [one] en strafbrik
       *[other] { $tiles } strafbrikker
    } ({ $player } var i tur).
