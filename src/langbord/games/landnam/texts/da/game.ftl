# Landnám, dansk.

landnam-name = Landnám
landnam-rules =
    I tager land på en ukendt ø og fører sag om det. Hvert hus er et point, og
    det er hver markør fra altinget også; den, der har tolv ved slutningen af en
    tur, vinder. Alle har kun ni huse, så mindst tre point må komme fra
    altinget.

    En tur:
    1. Slå to terninger. Hvert felt med det tal giver et kort til hver gård ved
       feltet og to til hver bygd; men en nybygger på feltet tager to kort, og
       bygningerne får ingen. Er der for få kort til alle, bliver det uår: Ingen
       får noget, og alle kort af de slags, der var for lidt af, går tabt. Et
       felt, der gav indtægt, ældes. På 7 holdes der alting: De fredløse går ud
       af spil, og alle kan stævne enheder, som står på felter, hvor de har
       bygninger. Begge sider lægger kort; den, der ikke overgår den anden, har
       tabt. Vinderen får en hvid markør. En enhed, der tabte, er fredløs, med
       en rød markør til sagsøgeren på næste alting. Den, der kunne stævnes tre
       gange eller mere og ikke blev det, får en sort.
    2. Flyt et skib to skridt eller en nybygger ét, eller byt et skæbnekort til
       en vare. Den, der går ud i det ukendte, udforsker det.
    3. Handl: fire ens kort for ét fra forrådet, to, hvor du har havn, eller
       med de andre. Byg så.

## Ting
landnam-kind-wood = tømmer
landnam-kind-sheep = får
landnam-kind-grain = korn
landnam-kind-iron = jern
landnam-terrain-unknown = ukendt
landnam-terrain-sea = hav
landnam-terrain-bog = mose
landnam-terrain-field = ager
landnam-terrain-meadow = eng
landnam-terrain-forest = skov
landnam-terrain-mountain = fjeld
landnam-outer-sea = det ydre havfelt
landnam-ship = skib
    .one = et skib
landnam-settler = nybygger
    .one = en nybygger
landnam-card-find-forest = Skov i sigte
    .text = Udforskning: Det, du udforsker, er skov.
landnam-card-find-meadow = Eng i sigte
    .text = Udforskning: Det, du udforsker, er eng.
landnam-card-find-field = Ager i sigte
    .text = Udforskning: Det, du udforsker, er ager.
landnam-card-find-bog = Mose i sigte
    .text = Udforskning: Det, du udforsker, er mose.
landnam-card-roll-twice = Se en gang til
    .text = Udforskning: Slå begge terninger to gange og vælg et af slagene.
landnam-card-extra-step = God bør
    .text = Flytning: Et skridt mere til den enhed, du flyttede.
landnam-card-landing = Landgang
    .text = Flytning: Dit skib kan gå ind på et landfelt i dette skridt.
landnam-card-mountain-path = Fjeldsti
    .text = Flytning: Din nybygger kan gå ind på et fjeld i dette skridt.
landnam-card-give-way = Gør plads
    .text = Flytning: Gå ind på et felt med en enhed; den må flytte sig.
landnam-card-break-case = Sagen afvises
    .text = Alting: Den sag, der er oppe, afbrydes.
landnam-card-break-thing = Tinget opløses
    .text = Alting: Hele tinget afbrydes.
landnam-card-rich-harvest = Rig høst
    .text = Høst: Et felt, der gav dig noget, giver et kort mere.
landnam-card-rested-soil = Udhvilet jord
    .text = Høst: Intet felt ældes.
landnam-card-no-famine = Fulde lader
    .text = Høst: Det bliver ikke uår.

## Spørgsmål
landnam-phase-ageing = { $player }: Hvilket felt skal ældes?
landnam-phase-order = { $player }: Hvem skal prøve sine sager først?
landnam-phase-plaintiff = { $player }: Hvem stævner du?
landnam-phase-answer = { $player }: Hvad svarer du i sagen?
landnam-phase-handover = { $player }: Overtager du sagen?
landnam-phase-verdict = { $player }: Sagen skal afgøres. Afbryder du den?
landnam-phase-closing = { $player }: Sorte markører skal deles ud. Afbryder du tinget?
landnam-phase-move = { $player }: Hvad flytter du?
landnam-phase-choose_find = { $player }: Hvilket slag vælger du?
landnam-phase-flee = { $player }: Hvor går din enhed hen?
landnam-phase-trade = { $player }: Handler du?
landnam-phase-offer = { $player }: Tager du imod tilbuddet?
landnam-phase-counter = { $player }: Tager du imod modtilbuddet?
landnam-phase-build = { $player }: Hvad bygger du?

## Handlinger
landnam-do-accept = Tag imod fra { $other }: { $give } for { $want }
landnam-do-age = Lad { $cell } ældes
landnam-do-ask = Spørg mig igen, om jeg afbryder
landnam-do-choose = Vælg { $terrain }
landnam-do-choose-number = Vælg { $terrain } med { $number }
landnam-do-exchange = Byt { $given } til { $kind }
landnam-do-explore = Udforsk { $cell } fra { $from } ({ $piece })
landnam-do-explore-with = Udforsk { $cell } fra { $from } ({ $piece }) med { $cards }
landnam-do-farm = Byg en gård på { $corner } fra { $cell } ({ $piece })
landnam-do-first = { $other } er først
landnam-do-give = Giv { $kind }
landnam-do-hand-over = Tilbyd { $other } sagen
landnam-do-harbour = Byg en havn for { $kind } på { $cell }
landnam-do-lay = Læg { $count } { $kind }
landnam-do-leave-always = Spil intet kort på noget ting, før jeg siger til
landnam-do-leave-thing = Spil intet kort, heller ikke senere på dette ting
landnam-do-more = Spil { $card } for { $cell }
landnam-do-play = Spil { $card }
landnam-do-propose = Byd { $give } for { $want }
landnam-do-retreat = Gå til { $cell }
landnam-do-settler-at = Byg en nybygger på { $cell } ved bygningen på { $corner }
landnam-do-ship = Byg et skib på { $cell }
landnam-do-ship-at = Byg et skib på { $cell } ved bygningen på { $corner }
landnam-do-step = Flyt fra { $from } til { $cell } ({ $piece })
landnam-do-step-with = Flyt fra { $from } til { $cell } ({ $piece }) med { $cards }
landnam-do-summon = Stævn { $other } for { $cell } ({ $piece }) med { $count }
landnam-do-swap = Byt { $card } til { $kind }
landnam-do-take-case = Overtag sagen
landnam-do-till = Lad { $cell } ældes ved din enhed
landnam-do-to = Til { $other }
landnam-do-village = Udvid gården på { $corner } til bygd
landnam-do-want = Ønsk { $kind }
landnam-do-withdraw = Træk tilbuddet tilbage
landnam-pass-plaintiff = Ikke flere sager
landnam-pass-answer = Læg intet
landnam-pass-enough = Det er nok
landnam-pass-handover = Sig nej
landnam-pass-verdict = Spil intet kort
landnam-pass-closing = Spil intet kort
landnam-pass-move = Flyt ikke
landnam-pass-further = Stop her
landnam-pass-trade = Færdig med at handle
landnam-pass-offer = Sig nej
landnam-pass-counter = Sig nej
landnam-pass-build = Færdig

## Hændelser
landnam-starts = { $player } begynder.
landnam-turn = { $player } har tur.
landnam-rolled = { $player } slår { $first } og { $second }: { $sum }.
landnam-althing = Der holdes alting.
landnam-drew = { $player } trækker { $card }.
landnam-drew-unseen = { $player } trækker et skæbnekort.
landnam-shuffled = Skæbnekortene blandes.
landnam-explored = Grøn { $green }, rød { $red }.
landnam-explored-red = Rød { $red }.
landnam-found = { $cell } er { $terrain }.
landnam-found-number = { $cell } er { $terrain } med { $number }.
landnam-aged = { $cell } ældes fra { $old } til { $number }.
landnam-rested = { $cell } ældes ikke og beholder sit { $number }.
landnam-harvested = { $player } høster { $cards }.
landnam-kept = { $player } beholder { $cards }.
landnam-famine = Uår! Alle kort går tabt af slagsen: { $kinds }.
landnam-built-farm = { $player } bygger en gård på { $corner }.
landnam-built-village = { $player } har nu en bygd på { $corner }.
landnam-built-unit = { $player } sætter { $piece } på { $cell }.
landnam-harbour = Der er havn for { $kind } på { $cell }.
landnam-lost-unit = { $player } mister { $piece } på { $cell }.
landnam-outlawed = På { $cell } er en enhed for { $player } fredløs ({ $piece }).
landnam-fled = { $player } er sluppet væk til { $cell } ({ $piece }); markøren bliver liggende.
landnam-token-white = { $player } får { $count ->
    [one] en hvid markør
   *[other] { $count } hvide markører
}.
landnam-token-red = { $player } får { $count ->
    [one] en rød markør
   *[other] { $count } røde markører
}.
landnam-token-black = { $player } får { $count ->
    [one] en sort markør
   *[other] { $count } sorte markører
}.
landnam-traded = { $player } giver { $other } { $give } for { $want }.
landnam-has-answered = { $player } har svaret.
landnam-did-decline = { $player } siger nej.
landnam-did-decline-case = { $player } overtager ikke sagen.
landnam-did-exchange = { $player } bytter { $given } til { $kind }.
landnam-did-explore = { $player } udforsker { $cell }.
landnam-did-explore-with = { $player } udforsker { $cell } med { $cards }.
landnam-did-first = { $other } får lov at prøve sine sager først.
landnam-did-hand-over = { $player } tilbyder { $other } sagen.
landnam-did-lay = { $player } lægger { $count } { $kind }.
landnam-did-more = { $player } spiller { $card } for { $cell }.
landnam-did-nothing = { $player } lægger ikke mere.
landnam-did-play = { $player } spiller { $card }.
landnam-did-propose = { $player } byder { $give } for { $want }.
landnam-did-retreat = { $player } viger til { $cell } ({ $piece }).
landnam-did-step = { $player } flytter { $piece-one } fra { $from } til { $cell }.
landnam-did-step-with = { $player } flytter { $piece-one } fra { $from } til { $cell } med { $cards }.
landnam-did-summon = { $player } stævner { $other } for { $cell } ({ $piece }) med { $count }.
landnam-did-swap = { $player } bytter { $card } til { $kind }.
landnam-did-take-case = { $player } overtager sagen.
landnam-did-withdraw = { $player } trækker tilbuddet tilbage.
landnam-over = Spillet er slut.
landnam-drawn = Antallet af ture er brugt op: uafgjort.

## Point
landnam-score-farm = Gård på { $corner }
landnam-score-village = Bygd på { $corner }
landnam-score-white = Hvide markører: { $count }
landnam-score-red = Røde markører: { $count }
landnam-score-black = Sorte markører: { $count }

## Bordet
landnam-board-player = Spiller
landnam-board-points = Point
landnam-board-cards = Varer
landnam-board-fate = Skæbne
landnam-board-houses = Huse
landnam-board-settlers = Nybyggere
landnam-board-ships = Skibe
landnam-board-tokens = Hvid/rød/sort
landnam-board-hand = Dine varer: { $cards }
landnam-board-none = ingen
landnam-board-outer = På det ydre havfelt: { $ships }
landnam-board-exhausted = Bordet har ikke flere kort af slagsen: { $kinds }.
landnam-board-outlaw = fredløs
landnam-board-case = Sag om { $cell } ({ $kind }): sagsøgeren { $prosecution } har { $first }, forsvareren { $defence } har { $second }
landnam-board-offer = { $player } byder { $give } for { $want }
landnam-board-legend = Skib S, nybygger H, gård f, bygd V, hver med spillerens nummer; ! er fredløs, h en havn.
landnam-board-harbour = havn for { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Stævn { $other } for { $cell } ({ $piece })
landnam-group-farm = Byg en gård fra { $cell } ({ $piece })
landnam-group-swap = Byt { $card } til en vare
landnam-group-harbour = Byg en havn på { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Skæbnekort: { $card }
landnam-dealt-roll = Terninger: { $first } og { $second }
landnam-dealt-find = Udforskning: grøn { $green }, rød { $red }
landnam-dealt-find-of = Udforskning: { $terrain }, rød { $red }
