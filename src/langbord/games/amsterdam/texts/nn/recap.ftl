## Det dei andre har gjort sidan sist
amsterdam-recap-scored =
    { $player } har fått { $points ->
        [one] eitt poeng
       *[other] { $points } poeng
    }.
amsterdam-recap-block = { $player } har teke kvartalet { $district } { $number }.
amsterdam-recap-activated =
    { $player } har aktivert { $count ->
        [one] eit kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-took =
    { $player } har teke { $count ->
        [one] eit kort
       *[other] { $count } kort
    }: { $cards }.
amsterdam-recap-delivered = { $player } har levert { $goods }.
amsterdam-recap-amstel =
    { $player } har gått { $spaces ->
        [one] eitt felt
       *[other] { $spaces } felt
    } ned Amstel.
amsterdam-recap-dice =
    { $player } har lagt { $count ->
        [one] éi råvare
       *[other] { $count } råvarer
    } på dreieskiva.
amsterdam-recap-sailed = { $player } har sigla vidare.
amsterdam-recap-overtook = { $player } har gått forbi deg på Amstel.
amsterdam-recap-penalised =
    Du har fått { $tiles ->
        [one] ei straffebrikke
       *[other] { $tiles } straffebrikker
    } (turen til { $player }).
