liars_dice-name = Løgnerterning
liars_dice-about = Terninger under begre, bud som stiger, og noen som ikke tror deg.
liars_dice-rules = Alle har fem terninger under et beger og ser bare sine egne. Etter tur byr man hvor mange terninger med et øyetall som ligger under alle begrene til sammen, alltid mer enn budet før; eller kaller den som bød sist, en løgner. Da løftes alle begrene: Den som tok feil, mister en terning. Den siste spilleren med terninger vinner.
liars_dice-phase-bid = { $player }: by høyere, eller kalle det løgn?
liars_dice-phase-roll = Terningene kastes.
liars_dice-option-wild-ones = Enere gjelder som alle øyetall
liars_dice-do-bid = Minst { $count } × { $face }
liars_dice-do-liar = Løgner!
liars_dice-did-bid = { $player } byr { $count } × { $face }.
liars_dice-did-liar = { $player } tror det ikke.
liars_dice-shown = Det er { $count ->
    [one] én terning
   *[other] { $count } terninger
  } med { $face }.
liars_dice-lost = { $player } mister en terning og har { $count } igjen.
liars_dice-won = { $player } har vunnet.
liars_dice-points = Spillere overlevd
liars_dice-kind-bid = By
liars_dice-kind-liar = Tvile
liars_dice-field-bid = Siste bud
liars_dice-field-bidder = Bydd av
liars_dice-field-left = Terninger igjen
liars_dice-field-points = Overlevd
liars_dice-field-own = Dine terninger
liars_dice-field-shown = Sist vist
liars_dice-field-turn = Tur
liars_dice-face-1 = 1
liars_dice-face-2 = 2
liars_dice-face-3 = 3
liars_dice-face-4 = 4
liars_dice-face-5 = 5
liars_dice-face-6 = 6
liars_dice-field-seats = Spillere
