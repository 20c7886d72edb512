## Det dei andre har gjort sidan sist
landnam-recap-farm = { $player } har bygd gard på { $corner }.
landnam-recap-village = { $player } har no ei bygd på { $corner }.
landnam-recap-new-settler =
    { $player } har { $count ->
        [one] ein ny nybrotsmann
       *[other] { $count } nye nybrotsmenn
    }.
landnam-recap-new-ship =
    { $player } har { $count ->
        [one] eit nytt skip
       *[other] { $count } nye skip
    }.
landnam-recap-found = { $player } har utforska { $cell }: { $terrain }.
landnam-recap-traded = { $player } har bytt til seg { $cards }.
landnam-recap-you-got = Du har fått { $cards } (kastet til { $player }).
landnam-recap-got = { $player } har fått { $cards }.
landnam-recap-lost-unit = { $player }: Du har mist { $piece } på { $cell }.
landnam-recap-driven = { $player } har drive deg bort til { $cell } ({ $piece }).
landnam-recap-outlawed = { $player }: Eininga di på { $cell } er no fredlaus.
landnam-recap-you-lost = Du har mist { $cards } (turen til { $player }).
landnam-recap-moved = { $player } har flytt { $piece-one } frå { $from } til { $cell }.
