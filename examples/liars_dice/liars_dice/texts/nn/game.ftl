liars_dice-name = Løgnarterning
liars_dice-about = Terningar under beger, bod som stig, og nokon som ikkje trur deg.
liars_dice-rules = Alle har fem terningar under eit beger og ser berre sine eigne. Etter tur byd ein kor mange terningar med eit augetal som ligg under alle begera til saman, alltid meir enn bodet før; eller kallar den som baud sist, ein løgnar. Då vert alle begera lyfte: Den som tok feil, mistar ein terning. Den siste spelaren med terningar vinn.
liars_dice-phase-bid = { $player }: by høgare, eller kalle det løgn?
liars_dice-phase-roll = Terningane vert kasta.
liars_dice-option-wild-ones = Einarar gjeld som alle augetal
liars_dice-do-bid = Minst { $count } × { $face }
liars_dice-do-liar = Løgnar!
liars_dice-did-bid = { $player } byd { $count } × { $face }.
liars_dice-did-liar = { $player } trur det ikkje.
liars_dice-shown = Det er { $count ->
    [one] éin terning
   *[other] { $count } terningar
  } med { $face }.
liars_dice-lost = { $player } mistar ein terning og har { $count } att.
liars_dice-won = { $player } har vunne.
liars_dice-points = Spelarar overlevde
liars_dice-kind-bid = By
liars_dice-kind-liar = Tvile
liars_dice-field-bid = Siste bod
liars_dice-field-bidder = Bode av
liars_dice-field-left = Terningar att
liars_dice-field-points = Overlevde
liars_dice-field-own = Terningane dine
liars_dice-field-shown = Sist vist
liars_dice-field-turn = Tur
liars_dice-face-1 = 1
liars_dice-face-2 = 2
liars_dice-face-3 = 3
liars_dice-face-4 = 4
liars_dice-face-5 = 5
liars_dice-face-6 = 6
liars_dice-field-seats = Spelarar
