liars_dice-name = Løgnerterninger
liars_dice-about = Terninger under bægre, bud der stiger, og nogen der ikke tror dig.
liars_dice-rules = Alle har fem terninger under et bæger og ser kun deres egne. Efter tur byder man, hvor mange terninger med et øjental der ligger under alle bægre tilsammen, altid mere end budet før; eller kalder den sidste byder en løgner. Så løftes alle bægre: Den, der tog fejl, mister en terning. Den sidste spiller med terninger vinder.
liars_dice-phase-bid = { $player }: byd højere, eller kald det løgn?
liars_dice-phase-roll = Terningerne kastes.
liars_dice-option-wild-ones = Enere gælder som alle øjental
liars_dice-do-bid = Mindst { $count } × { $face }
liars_dice-do-liar = Løgner!
liars_dice-did-bid = { $player } byder { $count } × { $face }.
liars_dice-did-liar = { $player } tror det ikke.
liars_dice-shown = Der er { $count ->
    [one] én terning
   *[other] { $count } terninger
  } med { $face }.
liars_dice-lost = { $player } mister en terning og har { $count } tilbage.
liars_dice-won = { $player } har vundet.
liars_dice-points = Spillere overlevet
liars_dice-kind-bid = Byde
liars_dice-kind-liar = Tvivle
liars_dice-field-bid = Sidste bud
liars_dice-field-bidder = Budt af
liars_dice-field-left = Terninger tilbage
liars_dice-field-points = Overlevet
liars_dice-field-own = Dine terninger
liars_dice-field-shown = Sidst vist
liars_dice-field-turn = Tur
liars_dice-face-1 = 1
liars_dice-face-2 = 2
liars_dice-face-3 = 3
liars_dice-face-4 = 4
liars_dice-face-5 = 5
liars_dice-face-6 = 6
liars_dice-field-seats = Spillere
