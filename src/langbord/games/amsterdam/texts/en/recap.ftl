## What the others did since your last turn
amsterdam-recap-scored =
    { $player } has scored { $points ->
        [one] one point
       *[other] { $points } points
    }.
amsterdam-recap-block = { $player } has taken the block { $district } { $number }.
amsterdam-recap-activated =
    { $player } has activated { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
amsterdam-recap-took =
    { $player } has taken { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
amsterdam-recap-delivered = { $player } has delivered { $goods }.
amsterdam-recap-amstel =
    { $player } has gone { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } down the Amstel.
amsterdam-recap-dice =
    { $player } has put { $count ->
        [one] one resource
       *[other] { $count } resources
    } on the turntable.
amsterdam-recap-sailed = { $player } has sailed on.
amsterdam-recap-overtook = { $player } has overtaken you on the Amstel.
amsterdam-recap-penalised =
    You have got { $tiles ->
        [one] a penalty tile
       *[other] { $tiles } penalty tiles
    } (the turn of { $player }).
