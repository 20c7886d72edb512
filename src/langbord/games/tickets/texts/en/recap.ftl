## What the others did since your last turn
tickets-recap-claimed =
    { $player } has claimed { $a } – { $b } and has { $carts ->
        [one] one cart
       *[other] { $carts } carts
    } left.
tickets-recap-claimed-wanted =
    { $player } has claimed { $a } – { $b }, which you wanted, and has { $carts ->
        [one] one cart
       *[other] { $carts } carts
    } left.
tickets-recap-took =
    { $player } has taken { $count ->
        [one] one card
       *[other] { $count } cards
    } from the row: { $cards }.
tickets-recap-drew =
    { $player } has drawn { $count ->
        [one] one card
       *[other] { $count } cards
    } blind.
tickets-recap-kept =
    { $player } has kept { $count ->
        [one] one new contract
       *[other] { $count } new contracts
    }.
