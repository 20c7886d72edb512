## Det de andre har gjort siden sist
landnam-recap-farm = { $player } har bygd gård på { $corner }.
landnam-recap-village = { $player } har nå en bygd på { $corner }.
landnam-recap-new-settler =
    { $player } har { $count ->
        [one] en ny nybrottsmann
       *[other] { $count } nye nybrottsmenn
    }.
landnam-recap-new-ship =
    { $player } har { $count ->
        [one] et nytt skip
       *[other] { $count } nye skip
    }.
landnam-recap-found = { $player } har utforsket { $cell }: { $terrain }.
landnam-recap-traded = { $player } har byttet til seg { $cards }.
landnam-recap-you-got = Du har fått { $cards } (kastet til { $player }).
landnam-recap-got = { $player } har fått { $cards }.
landnam-recap-lost-unit = { $player }: Du har mistet { $piece } på { $cell }.
landnam-recap-driven = { $player } har drevet deg bort til { $cell } ({ $piece }).
landnam-recap-outlawed = { $player }: Enheten din på { $cell } er nå fredløs.
landnam-recap-you-lost = Du har mistet { $cards } (turen til { $player }).
landnam-recap-moved = { $player } har flyttet { $piece-one } fra { $from } til { $cell }.
