## Det de andre har gjort siden sist
amsterdam-recap-scored =
    { $player } har fått { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }.
amsterdam-recap-block = { $player } har tatt kvartalet { $district } { $number }.
amsterdam-recap-activated =
    { $player } har aktivert { $count ->
        [one] et kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-took =
    { $player } har tatt { $count ->
        [one] et kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-delivered = { $player } har levert { $goods }.
amsterdam-recap-amstel =
    { $player } har gått { $spaces ->
        [one] ett felt
       *[other] { $spaces } felt
    } ned Amstel.
amsterdam-recap-dice =
    { $player } har lagt { $count ->
        [one] én råvare
       *[other] { $count } råvarer
    } på dreieskiven.
amsterdam-recap-sailed = { $player } har seilt videre.
amsterdam-recap-overtook = { $player } har gått forbi deg på Amstel.
amsterdam-recap-penalised =
    Du har fått { $tiles ->
        [one] en straffebrikke
       *[other] { $tiles } straffebrikker
    } (turen til { $player }).
