## What the others did since your last turn
landnam-recap-farm = { $player } has built a farm at { $corner }.
landnam-recap-village = { $player } now has a village at { $corner }.
landnam-recap-new-settler =
    { $player } has { $count ->
        [one] a new settler
       *[other] { $count } new settlers
    }.
landnam-recap-new-ship =
    { $player } has { $count ->
        [one] a new ship
       *[other] { $count } new ships
    }.
landnam-recap-found = { $player } has explored { $cell }: { $terrain }.
landnam-recap-traded = { $player } has got { $cards } by trade.
landnam-recap-you-got = You have got { $cards } (the dice of { $player }).
landnam-recap-got = { $player } has got { $cards }.
landnam-recap-lost-unit = { $player }: your { $piece } on { $cell } is lost.
landnam-recap-driven = { $player } has driven your { $piece } away to { $cell }.
landnam-recap-outlawed = { $player }: your unit on { $cell } is now an outlaw.
landnam-recap-you-lost = You have lost { $cards } (the turn of { $player }).
landnam-recap-moved = { $player } has moved a { $piece } from { $from } to { $cell }.
