## Hvad de andre har gjort siden sidst
landnam-recap-farm = { $player } har bygget en gård på { $corner }.
landnam-recap-village = { $player } har nu en bygd på { $corner }.
landnam-recap-new-settler =
    { $player } har { $count ->
        [one] en ny nybygger
       *[other] { $count } nye nybyggere
    }.
landnam-recap-new-ship =
    { $player } har { $count ->
        [one] et nyt skib
       *[other] { $count } nye skibe
    }.
landnam-recap-found = { $player } har udforsket { $cell }: { $terrain }.
landnam-recap-traded = { $player } har byttet sig til { $cards }.
landnam-recap-you-got = Du har fået { $cards } ({ $player } slog).
landnam-recap-got = { $player } har fået { $cards }.
landnam-recap-lost-unit = { $player }: Du har mistet { $piece } på { $cell }.
landnam-recap-driven = { $player } har drevet dig bort til { $cell } ({ $piece }).
landnam-recap-outlawed = { $player }: Din enhed på { $cell } er nu fredløs.
landnam-recap-you-lost = Du har mistet { $cards } ({ $player } var i tur).
landnam-recap-moved = { $player } har flyttet { $piece-one } fra { $from } til { $cell }.
