liars_dice-name = Liegen met dobbelstenen
liars_dice-about = Dobbelstenen onder bekers, biedingen die stijgen, en iemand die je niet gelooft.
liars_dice-rules = Iedereen heeft vijf dobbelstenen onder een beker en ziet alleen de eigen. Bied om de beurt hoeveel dobbelstenen van een oogaantal er onder alle bekers samen liggen, steeds meer dan het vorige bod; of noem de laatste bieder een leugenaar. Dan gaan alle bekers omhoog: wie ongelijk had, verliest een dobbelsteen. De laatste speler met dobbelstenen wint.
liars_dice-phase-bid = { $player }: hoger bieden, of niet geloven?
liars_dice-phase-roll = De dobbelstenen worden gegooid.
liars_dice-option-wild-ones = Enen tellen als elk oogaantal
liars_dice-do-bid = Minstens { $count } × { $face }
liars_dice-do-liar = Leugenaar!
liars_dice-did-bid = { $player } biedt { $count } × { $face }.
liars_dice-did-liar = { $player } gelooft het niet.
liars_dice-shown = Er { $count ->
    [one] is één dobbelsteen
   *[other] zijn { $count } dobbelstenen
  } met { $face }.
liars_dice-lost = { $player } verliest een dobbelsteen en heeft er nog { $count }.
liars_dice-won = { $player } heeft gewonnen.
liars_dice-points = Overleefde spelers
liars_dice-kind-bid = Bieden
liars_dice-kind-liar = Twijfelen
liars_dice-field-bid = Laatste bod
liars_dice-field-bidder = Geboden door
liars_dice-field-left = Dobbelstenen
liars_dice-field-points = Overleefd
liars_dice-field-own = Jouw dobbelstenen
liars_dice-field-shown = Laatst getoond
liars_dice-field-turn = Beurt
liars_dice-face-1 = 1
liars_dice-face-2 = 2
liars_dice-face-3 = 3
liars_dice-face-4 = 4
liars_dice-face-5 = 5
liars_dice-face-6 = 6
liars_dice-field-seats = Spelers
