## Wat de anderen deden sinds je vorige beurt
amsterdam-recap-scored =
    { $player } heeft { $points ->
        [one] één punt
       *[other] { $points } punten
    } gescoord.
amsterdam-recap-block = { $player } heeft het huizenblok { $district } { $number } genomen.
amsterdam-recap-activated =
    { $player } heeft { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } geactiveerd: { $cards }.
amsterdam-recap-took =
    { $player } heeft { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } genomen: { $cards }.
amsterdam-recap-delivered = { $player } heeft { $goods } geleverd.
amsterdam-recap-amstel =
    { $player } is { $spaces ->
        [one] één veld
       *[other] { $spaces } velden
    } de Amstel af gegaan.
amsterdam-recap-dice =
    { $player } heeft { $count ->
        [one] één grondstof
       *[other] { $count } grondstoffen
    } op de draaischijf gelegd.
amsterdam-recap-sailed = { $player } is verder gevaren.
amsterdam-recap-overtook = { $player } heeft jou op de Amstel ingehaald.
amsterdam-recap-penalised =
    Jij hebt { $tiles ->
        [one] een straffiche
       *[other] { $tiles } straffiches
    } gekregen (de beurt van { $player }).
