# Tickets: pages and board in the browser, Dutch.

tickets-about = Routes, contracten en koopwaar langs de grachten, in een kwartier.

tickets-guide-keep-first = Een contract levert punten op als je eigen routes de twee plaatsen verbinden, en kost er evenveel als dat niet lukt. Contracten waarvan de wegen samenvallen, kun je goed samen houden.
tickets-guide-turn = Doe één ding: pak twee kaarten, eis een oplichtende route op, of pak contracten. Lange routes leveren veel meer op: 1, 2, 4, 7.
tickets-guide-second-card = Een open joker kan niet de tweede kaart zijn. Van de stapel wel.
tickets-guide-keep = Houd wat je netwerk al bijna verbindt. Eén moet je houden.

tickets-option-starter = Wie begint
tickets-option-starter-random = bij loting
tickets-option-starter-seat-0 = plaats 1
tickets-option-starter-seat-1 = plaats 2
tickets-option-starter-seat-2 = plaats 3
tickets-option-starter-seat-3 = plaats 4

tickets-cards-transport = Transportkaarten
tickets-cards-contracts = Contracten
tickets-cards-worth = { $points } punten

tickets-drawing-payment = Een groene route van drie vakken, en de vier manieren om haar te betalen: jokers (de ster) vervangen elke kaart.
tickets-drawing-double = Een dubbele route: wie op een van beide karren heeft, kan de andere nooit krijgen; een ander wel, met drie of vier spelers.
tickets-drawing-merchandise = Goederenkaarten van vier spelers en wat ze waard zijn: wie een plaats deelt, krijgt die helemaal, en de volgende plaats vervalt.

tickets-mark-end = een eindpunt van een contract dat nog openstaat
