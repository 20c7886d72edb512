# Landnám, bokmål.

landnam-name = Landnám
landnam-rules =
    Dere tar land på en ukjent øy og fører sak om det. Hvert hus er et poeng, og
    det er hver markør fra alltinget også; den som har tolv ved slutten av en
    tur, vinner. Alle har bare ni hus, så minst tre poeng må komme fra
    alltinget.

    En tur:
    1. Kast to terninger. Hvert felt med det tallet gir ett kort til hver gård
       ved feltet og to til hver bygd; men en nybrottsmann på feltet tar to
       kort, og bygningene får ingen. Er det for få kort til alle, blir det uår:
       Ingen får noe, og alle kort av de slagene det ble for lite av, går tapt.
       Ett felt som ga inntekt, aldres. På 7 holdes det allting: De fredløse går
       ut av spill, og alle kan stevne enheter som står på felt der de har
       bygninger. Begge sider legger ut kort; den som ikke overgår den andre,
       har tapt. Vinneren får en hvit markør. En enhet som tapte, er fredløs,
       med en rød markør til saksøkeren på neste allting. Den som kunne stevnes
       tre ganger eller mer og ikke ble det, får en svart.
    2. Flytt et skip to steg eller en nybrottsmann ett, eller bytt et
       skjebnekort i en vare. Den som går ut i det ukjente, utforsker det.
    3. Handle: fire like kort mot ett fra forrådet, to der du har havn, eller
       med de andre. Bygg så.

## Ting
landnam-kind-wood = tømmer
landnam-kind-sheep = sau
landnam-kind-grain = korn
landnam-kind-iron = jern
landnam-terrain-unknown = ukjent
landnam-terrain-sea = sjø
landnam-terrain-bog = myr
landnam-terrain-field = åker
landnam-terrain-meadow = eng
landnam-terrain-forest = skog
landnam-terrain-mountain = fjell
landnam-outer-sea = det ytre sjøfeltet
landnam-ship = skip
    .one = et skip
landnam-settler = nybrottsmann
    .one = en nybrottsmann
landnam-card-find-forest = Skog i sikte
    .text = Utforskning: Det du utforsker, er skog.
landnam-card-find-meadow = Eng i sikte
    .text = Utforskning: Det du utforsker, er eng.
landnam-card-find-field = Åker i sikte
    .text = Utforskning: Det du utforsker, er åker.
landnam-card-find-bog = Myr i sikte
    .text = Utforskning: Det du utforsker, er myr.
landnam-card-roll-twice = Se en gang til
    .text = Utforskning: Kast begge terningene to ganger og velg ett av kastene.
landnam-card-extra-step = God bør
    .text = Flytting: Ett steg til for enheten du flyttet.
landnam-card-landing = Landgang
    .text = Flytting: Skipet ditt kan gå inn på et landfelt i dette steget.
landnam-card-mountain-path = Fjellvei
    .text = Flytting: Nybrottsmannen din kan gå inn på et fjell i dette steget.
landnam-card-give-way = Gi plass
    .text = Flytting: Gå inn på et felt med en enhet; den må flytte bort.
landnam-card-break-case = Saken er avvist
    .text = Allting: Saken som er oppe, blir avbrutt.
landnam-card-break-thing = Tinget oppløses
    .text = Allting: Hele tinget blir avbrutt.
landnam-card-rich-harvest = Rik høst
    .text = Høst: Et felt som ga deg noe, gir ett kort til.
landnam-card-rested-soil = Uthvilt jord
    .text = Høst: Ingen felt aldres.
landnam-card-no-famine = Fulle stabbur
    .text = Høst: Det blir ikke uår.

## Spørsmål
landnam-phase-ageing = { $player }: Hvilket felt skal aldres?
landnam-phase-order = { $player }: Hvem skal prøve sakene sine først?
landnam-phase-plaintiff = { $player }: Hvem stevner du?
landnam-phase-answer = { $player }: Hva svarer du i saken?
landnam-phase-handover = { $player }: Tar du over saken?
landnam-phase-verdict = { $player }: Saken skal avgjøres. Bryter du den av?
landnam-phase-closing = { $player }: Svarte markører skal deles ut. Bryter du av tinget?
landnam-phase-move = { $player }: Hva flytter du?
landnam-phase-choose_find = { $player }: Hvilket kast velger du?
landnam-phase-flee = { $player }: Hvor går enheten din?
landnam-phase-trade = { $player }: Handler du?
landnam-phase-offer = { $player }: Tar du imot tilbudet?
landnam-phase-counter = { $player }: Tar du imot mottilbudet?
landnam-phase-build = { $player }: Hva bygger du?

## Handlinger
landnam-do-accept = Ta imot fra { $other }: { $give } for { $want }
landnam-do-age = Aldre { $cell }
landnam-do-ask = Spør meg igjen om jeg bryter av
landnam-do-choose = Velg { $terrain }
landnam-do-choose-number = Velg { $terrain } med { $number }
landnam-do-exchange = Bytt { $given } i { $kind }
landnam-do-explore = Utforsk { $cell } fra { $from } ({ $piece })
landnam-do-explore-with = Utforsk { $cell } fra { $from } ({ $piece }) med { $cards }
landnam-do-farm = Bygg gård på { $corner } fra { $cell } ({ $piece })
landnam-do-first = { $other } er først
landnam-do-give = Gi { $kind }
landnam-do-hand-over = Skyt saken over til { $other }
landnam-do-harbour = Bygg havn for { $kind } på { $cell }
landnam-do-lay = Legg ut { $count } { $kind }
landnam-do-leave-always = Ikke spill noe kort på noe ting før jeg sier fra
landnam-do-leave-thing = Ikke spill noe kort, heller ikke senere på dette tinget
landnam-do-more = Spill { $card } for { $cell }
landnam-do-play = Spill { $card }
landnam-do-propose = By { $give } for { $want }
landnam-do-retreat = Gå til { $cell }
landnam-do-settler-at = Bygg nybrottsmann på { $cell } ved bygningen på { $corner }
landnam-do-ship = Bygg skip på { $cell }
landnam-do-ship-at = Bygg skip på { $cell } ved bygningen på { $corner }
landnam-do-step = Flytt fra { $from } til { $cell } ({ $piece })
landnam-do-step-with = Flytt fra { $from } til { $cell } ({ $piece }) med { $cards }
landnam-do-summon = Stevn { $other } for { $cell } ({ $piece }) med { $count }
landnam-do-swap = Bytt { $card } i { $kind }
landnam-do-take-case = Ta over saken
landnam-do-till = Aldre { $cell } med enheten din
landnam-do-to = Til { $other }
landnam-do-village = Utvid gården på { $corner } til bygd
landnam-do-want = Ønsk { $kind }
landnam-do-withdraw = Trekk tilbudet tilbake
landnam-pass-plaintiff = Ingen flere saker
landnam-pass-answer = Legg ikke ut noe
landnam-pass-enough = Det er nok
landnam-pass-handover = Si nei
landnam-pass-verdict = Ikke spill noe kort
landnam-pass-closing = Ikke spill noe kort
landnam-pass-move = Ikke flytt
landnam-pass-further = Stopp her
landnam-pass-trade = Ferdig med handelen
landnam-pass-offer = Si nei
landnam-pass-counter = Si nei
landnam-pass-build = Ferdig

## Hendelser
landnam-starts = { $player } begynner.
landnam-turn = { $player } har tur.
landnam-rolled = { $player } kaster { $first } og { $second }: { $sum }.
landnam-althing = Det holdes allting.
landnam-drew = { $player } trekker { $card }.
landnam-drew-unseen = { $player } trekker et skjebnekort.
landnam-shuffled = Skjebnekortene blandes.
landnam-explored = Grønn { $green }, rød { $red }.
landnam-explored-red = Rød { $red }.
landnam-found = { $cell } er { $terrain }.
landnam-found-number = { $cell } er { $terrain } med { $number }.
landnam-aged = { $cell } aldres fra { $old } til { $number }.
landnam-rested = { $cell } aldres ikke og beholder { $number }.
landnam-harvested = { $player } høster { $cards }.
landnam-kept = { $player } beholder { $cards }.
landnam-famine = Uår! Alle kort går tapt av slaget: { $kinds }.
landnam-built-farm = { $player } bygger gård på { $corner }.
landnam-built-village = { $player } har nå en bygd på { $corner }.
landnam-built-unit = { $player } setter ut { $piece } på { $cell }.
landnam-harbour = Det er havn for { $kind } på { $cell }.
landnam-lost-unit = { $player } mister { $piece } på { $cell }.
landnam-outlawed = På { $cell } er en enhet for { $player } fredløs ({ $piece }).
landnam-fled = { $player } har kommet seg unna til { $cell } ({ $piece }); markøren blir liggende.
landnam-token-white = { $player } får { $count ->
    [one] en hvit markør
   *[other] { $count } hvite markører
}.
landnam-token-red = { $player } får { $count ->
    [one] en rød markør
   *[other] { $count } røde markører
}.
landnam-token-black = { $player } får { $count ->
    [one] en svart markør
   *[other] { $count } svarte markører
}.
landnam-traded = { $player } gir { $other } { $give } for { $want }.
landnam-has-answered = { $player } har svart.
landnam-did-decline = { $player } sier nei.
landnam-did-decline-case = { $player } tar ikke over saken.
landnam-did-exchange = { $player } bytter { $given } i { $kind }.
landnam-did-explore = { $player } utforsker { $cell }.
landnam-did-explore-with = { $player } utforsker { $cell } med { $cards }.
landnam-did-first = { $other } får prøve sakene sine først.
landnam-did-hand-over = { $player } vil skyte saken over til { $other }.
landnam-did-lay = { $player } legger ut { $count } { $kind }.
landnam-did-more = { $player } spiller { $card } for { $cell }.
landnam-did-nothing = { $player } legger ikke ut mer.
landnam-did-play = { $player } spiller { $card }.
landnam-did-propose = { $player } byr { $give } for { $want }.
landnam-did-retreat = { $player } viker unna til { $cell } ({ $piece }).
landnam-did-step = { $player } flytter { $piece-one } fra { $from } til { $cell }.
landnam-did-step-with = { $player } flytter { $piece-one } fra { $from } til { $cell } med { $cards }.
landnam-did-summon = { $player } stevner { $other } for { $cell } ({ $piece }) med { $count }.
landnam-did-swap = { $player } bytter { $card } i { $kind }.
landnam-did-take-case = { $player } tar over saken.
landnam-did-withdraw = { $player } trekker tilbudet tilbake.
landnam-over = Spillet er over.
landnam-drawn = Antallet turer er brukt opp: uavgjort.

## Poeng
landnam-score-farm = Gård på { $corner }
landnam-score-village = Bygd på { $corner }
landnam-score-white = Hvite markører: { $count }
landnam-score-red = Røde markører: { $count }
landnam-score-black = Svarte markører: { $count }

## Bordet
landnam-board-player = Spiller
landnam-board-points = Poeng
landnam-board-cards = Varer
landnam-board-fate = Skjebne
landnam-board-houses = Hus
landnam-board-settlers = Nybrottsmenn
landnam-board-ships = Skip
landnam-board-tokens = Hvit/rød/svart
landnam-board-hand = Varene dine: { $cards }
landnam-board-none = ingen
landnam-board-outer = På det ytre sjøfeltet: { $ships }
landnam-board-exhausted = Bordet har ikke flere kort av slaget: { $kinds }.
landnam-board-outlaw = fredløs
landnam-board-case = Sak om { $cell } ({ $kind }): saksøkeren { $prosecution } har { $first }, forsvareren { $defence } har { $second }
landnam-board-offer = { $player } byr { $give } for { $want }
landnam-board-legend = Skip S, nybrottsmann H, gård f, bygd V, hver med spillerens nummer; ! er fredløs, h en havn.
landnam-board-harbour = havn for { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Stevn { $other } for { $cell } ({ $piece })
landnam-group-farm = Bygg gård fra { $cell } ({ $piece })
landnam-group-swap = Bytt { $card } i en vare
landnam-group-harbour = Bygg havn på { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Skjebnekort: { $card }
landnam-dealt-roll = Terninger: { $first } og { $second }
landnam-dealt-find = Utforskning: grønn { $green }, rød { $red }
landnam-dealt-find-of = Utforskning: { $terrain }, rød { $red }
