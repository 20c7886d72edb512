## Wat de anderen deden sinds je vorige beurt
landnam-recap-farm = { $player } heeft een boerderij gebouwd op { $corner }.
landnam-recap-village = { $player } heeft nu een dorp op { $corner }.
landnam-recap-new-settler =
    { $player } heeft { $count ->
        [one] een nieuwe kolonist
       *[other] { $count } nieuwe kolonisten
    }.
landnam-recap-new-ship =
    { $player } heeft { $count ->
        [one] een nieuw schip
       *[other] { $count } nieuwe schepen
    }.
landnam-recap-found = { $player } heeft { $cell } verkend: { $terrain }.
landnam-recap-traded = { $player } heeft { $cards } door ruil gekregen.
landnam-recap-you-got = Jij hebt { $cards } gekregen (de worp van { $player }).
landnam-recap-got = { $player } heeft { $cards } gekregen.
landnam-recap-lost-unit = { $player }: jij hebt op { $cell } een stuk verloren ({ $piece }).
landnam-recap-driven = { $player } heeft jou verdreven naar { $cell } ({ $piece }).
landnam-recap-outlawed = { $player }: jouw eenheid op { $cell } is nu vogelvrij.
landnam-recap-you-lost = Jij hebt { $cards } verloren (de beurt van { $player }).
landnam-recap-moved = { $player } heeft { $piece-one } van { $from } naar { $cell } verplaatst.
