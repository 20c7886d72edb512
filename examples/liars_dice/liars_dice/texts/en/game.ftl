liars_dice-name = Liar's dice
liars_dice-about = Dice under cups, bids that rise, and somebody who does not believe you.
liars_dice-rules = Everybody has five dice under a cup and sees only his own. In turn, bid how many dice of a face lie under all cups together, always more than the bid before; or call the last bidder a liar. Then all cups are lifted: who was wrong loses a die. The last player with dice wins.
liars_dice-phase-bid = { $player }: bid higher, or call it a lie?
liars_dice-phase-roll = The dice are rolled.
liars_dice-option-wild-ones = Ones count as every face
liars_dice-do-bid = At least { $count } × { $face }
liars_dice-do-liar = Liar!
liars_dice-did-bid = { $player } bids { $count } × { $face }.
liars_dice-did-liar = { $player } does not believe it.
liars_dice-shown = There { $count ->
    [one] is one die
   *[other] are { $count } dice
  } of { $face }.
liars_dice-lost = { $player } loses a die and has { $count } left.
liars_dice-won = { $player } has won.
liars_dice-points = Players outlived
liars_dice-kind-bid = Bidding
liars_dice-kind-liar = Doubting
liars_dice-field-bid = Last bid
liars_dice-field-bidder = Bid by
liars_dice-field-left = Dice left
liars_dice-field-points = Outlived
liars_dice-field-own = Your dice
liars_dice-field-shown = Shown last
liars_dice-field-turn = Turn
liars_dice-face-1 = 1
liars_dice-face-2 = 2
liars_dice-face-3 = 3
liars_dice-face-4 = 4
liars_dice-face-5 = 5
liars_dice-face-6 = 6
liars_dice-field-seats = Players
