## Mitä muut ovat tehneet viime vuorosi jälkeen
landnam-recap-farm = { $player } on rakentanut tilan kulmaan { $corner }.
landnam-recap-village = { $player } on laajentanut tilan { $corner } kyläksi.
landnam-recap-new-settler =
    { $player } on saanut { $count ->
        [one] uuden uudisasukkaan
       *[other] { $count } uutta uudisasukasta
    }.
landnam-recap-new-ship =
    { $player } on saanut { $count ->
        [one] uuden laivan
       *[other] { $count } uutta laivaa
    }.
landnam-recap-found = { $player } on tutkinut ruudun { $cell }: { $terrain }.
landnam-recap-traded = { $player } on vaihtanut itselleen: { $cards }.
landnam-recap-you-got = Sinä olet saanut: { $cards } (heittäjä { $player }).
landnam-recap-got = { $player } on saanut: { $cards }.
landnam-recap-lost-unit = { $player }: olet menettänyt yksikön ruudussa { $cell } ({ $piece }).
landnam-recap-driven = { $player } on ajanut sinut ruutuun { $cell } ({ $piece }).
landnam-recap-outlawed = { $player }: yksikkösi ruudussa { $cell } on nyt lainsuojaton.
landnam-recap-you-lost = Sinä olet menettänyt: { $cards } (vuorossa { $player }).
landnam-recap-moved = { $player } on siirtänyt { $piece-genitive } { $from } → { $cell }.
