# Landnám, nynorsk. Orda er dei i spelereglane.

landnam-name = Landnám
landnam-rules =
    De tek land på ei ukjend øy og fører sak om det. Kvart hus er eit poeng, og
    det er kvar markør frå alltinget òg; den som har tolv ved slutten av ein
    tur, vinn. Alle har berre ni hus, så minst tre poeng må kome frå alltinget.

    Ein tur:
    1. Kast to terningar. Kvart felt med det talet gjev eitt kort til kvar gard
       ved feltet og to til kvar bygd; men ein nybrotsmann på feltet tek to
       kort, og bygningane får ingen. Er det for få kort til alle, vert det uår:
       Ingen får noko, og alle kort av dei slaga det vart for lite av, går tapt.
       Eitt felt som gav innkome, vert aldra. På 7 vert det halde allting: Dei
       fredlause går ut av spel, og alle kan stemne einingar som står på felt
       der dei har bygningar. Begge sider legg ut kort; den som ikkje overgår
       den andre, har tapt. Vinnaren får ein kvit markør. Ei eining som tapte,
       er fredlaus, med ein raud markør til saksøkjaren på neste allting. Den
       som kunne stemnast tre gonger eller meir og ikkje vart det, får ein svart.
    2. Flytt eit skip to steg eller ein nybrotsmann eitt, eller byt eit
       lagnadskort i ei vare. Den som går ut i det ukjende, utforskar det.
    3. Handle: fire like kort mot eitt frå forrådet, to der du har hamn, eller
       med dei andre. Bygg så.

## Ting
landnam-kind-wood = tømmer
landnam-kind-sheep = sau
landnam-kind-grain = korn
landnam-kind-iron = jern
landnam-terrain-unknown = ukjend
landnam-terrain-sea = sjø
landnam-terrain-bog = myr
landnam-terrain-field = åker
landnam-terrain-meadow = eng
landnam-terrain-forest = skog
landnam-terrain-mountain = fjell
landnam-outer-sea = det ytre sjøfeltet
landnam-ship = skip
    .one = eit skip
landnam-settler = nybrotsmann
    .one = ein nybrotsmann
landnam-card-find-forest = Skog i sikte
    .text = Utforsking: Det du utforskar, er skog.
landnam-card-find-meadow = Eng i sikte
    .text = Utforsking: Det du utforskar, er eng.
landnam-card-find-field = Åker i sikte
    .text = Utforsking: Det du utforskar, er åker.
landnam-card-find-bog = Myr i sikte
    .text = Utforsking: Det du utforskar, er myr.
landnam-card-roll-twice = Sjå ein gong til
    .text = Utforsking: Kast begge terningane to gonger og vel eitt av kasta.
landnam-card-extra-step = God bør
    .text = Flytting: Eitt steg til for eininga du flytte.
landnam-card-landing = Landgang
    .text = Flytting: Skipet ditt kan gå inn på eit landfelt i dette steget.
landnam-card-mountain-path = Fjellveg
    .text = Flytting: Nybrotsmannen din kan gå inn på eit fjell i dette steget.
landnam-card-give-way = Gjer plass
    .text = Flytting: Gå inn på eit felt med ei eining; ho må flytte bort.
landnam-card-break-case = Saka er avvist
    .text = Allting: Saka som er oppe, vert avbroten.
landnam-card-break-thing = Tinget vert oppløyst
    .text = Allting: Heile tinget vert avbrote.
landnam-card-rich-harvest = Rik haust
    .text = Haust: Eit felt som gav deg noko, gjev eitt kort til.
landnam-card-rested-soil = Kvild jord
    .text = Haust: Ingen felt vert aldra.
landnam-card-no-famine = Fulle bur
    .text = Haust: Det vert ikkje uår.

## Spørsmål
landnam-phase-ageing = { $player }: Kva felt skal aldrast?
landnam-phase-order = { $player }: Kven skal prøve sakene sine først?
landnam-phase-plaintiff = { $player }: Kven stemner du?
landnam-phase-answer = { $player }: Kva svarar du i saka?
landnam-phase-handover = { $player }: Tek du over saka?
landnam-phase-verdict = { $player }: Saka skal avgjerast. Bryt du ho av?
landnam-phase-closing = { $player }: Svarte markørar skal delast ut. Bryt du av tinget?
landnam-phase-move = { $player }: Kva flytter du?
landnam-phase-choose_find = { $player }: Kva kast vel du?
landnam-phase-flee = { $player }: Kvar går eininga di?
landnam-phase-trade = { $player }: Handlar du?
landnam-phase-offer = { $player }: Tek du mot tilbodet?
landnam-phase-counter = { $player }: Tek du mot mottilbodet?
landnam-phase-build = { $player }: Kva byggjer du?

## Handlingar
landnam-do-accept = Ta mot frå { $other }: { $give } for { $want }
landnam-do-age = Aldre { $cell }
landnam-do-ask = Spør meg att om eg bryt av
landnam-do-choose = Vel { $terrain }
landnam-do-choose-number = Vel { $terrain } med { $number }
landnam-do-exchange = Byt { $given } i { $kind }
landnam-do-explore = Utforsk { $cell } frå { $from } ({ $piece })
landnam-do-explore-with = Utforsk { $cell } frå { $from } ({ $piece }) med { $cards }
landnam-do-farm = Bygg gard på { $corner } frå { $cell } ({ $piece })
landnam-do-first = { $other } er først
landnam-do-give = Gje { $kind }
landnam-do-hand-over = Skyt saka over til { $other }
landnam-do-harbour = Bygg hamn for { $kind } på { $cell }
landnam-do-lay = Legg ut { $count } { $kind }
landnam-do-leave-always = Ikkje spel noko kort på noko ting før eg seier frå
landnam-do-leave-thing = Ikkje spel noko kort, heller ikkje seinare på dette tinget
landnam-do-more = Spel { $card } for { $cell }
landnam-do-play = Spel { $card }
landnam-do-propose = By { $give } for { $want }
landnam-do-retreat = Gå til { $cell }
landnam-do-settler-at = Bygg nybrotsmann på { $cell } ved bygningen på { $corner }
landnam-do-ship = Bygg skip på { $cell }
landnam-do-ship-at = Bygg skip på { $cell } ved bygningen på { $corner }
landnam-do-step = Flytt frå { $from } til { $cell } ({ $piece })
landnam-do-step-with = Flytt frå { $from } til { $cell } ({ $piece }) med { $cards }
landnam-do-summon = Stemn { $other } for { $cell } ({ $piece }) med { $count }
landnam-do-swap = Byt { $card } i { $kind }
landnam-do-take-case = Ta over saka
landnam-do-till = Aldre { $cell } med eininga di
landnam-do-to = Til { $other }
landnam-do-village = Utvid garden på { $corner } til bygd
landnam-do-want = Ønsk { $kind }
landnam-do-withdraw = Trekk tilbodet attende
landnam-pass-plaintiff = Ingen fleire saker
landnam-pass-answer = Legg ikkje ut noko
landnam-pass-enough = Det er nok
landnam-pass-handover = Sei nei
landnam-pass-verdict = Ikkje spel noko kort
landnam-pass-closing = Ikkje spel noko kort
landnam-pass-move = Ikkje flytt
landnam-pass-further = Stopp her
landnam-pass-trade = Ferdig med handelen
landnam-pass-offer = Sei nei
landnam-pass-counter = Sei nei
landnam-pass-build = Ferdig

## Hendingar
landnam-starts = { $player } byrjar.
landnam-turn = { $player } har tur.
landnam-rolled = { $player } kastar { $first } og { $second }: { $sum }.
landnam-althing = Det vert halde allting.
landnam-drew = { $player } trekkjer { $card }.
landnam-drew-unseen = { $player } trekkjer eit lagnadskort.
landnam-shuffled = Lagnadskorta vert blanda.
landnam-explored = Grøn { $green }, raud { $red }.
landnam-explored-red = Raud { $red }.
landnam-found = { $cell } er { $terrain }.
landnam-found-number = { $cell } er { $terrain } med { $number }.
landnam-aged = { $cell } vert aldra frå { $old } til { $number }.
landnam-rested = { $cell } vert ikkje aldra og har framleis { $number }.
landnam-harvested = { $player } haustar { $cards }.
landnam-kept = { $player } får ha { $cards }.
landnam-famine = Uår! Alle kort går tapt av slaget: { $kinds }.
landnam-built-farm = { $player } byggjer gard på { $corner }.
landnam-built-village = { $player } har no ei bygd på { $corner }.
landnam-built-unit = { $player } set ut { $piece } på { $cell }.
landnam-harbour = Det er hamn for { $kind } på { $cell }.
landnam-lost-unit = { $player } mister { $piece } på { $cell }.
landnam-outlawed = På { $cell } er ei eining for { $player } fredlaus ({ $piece }).
landnam-fled = { $player } har kome seg unna til { $cell } ({ $piece }); markøren vert liggjande.
landnam-token-white = { $player } får { $count ->
    [one] ein kvit markør
   *[other] { $count } kvite markørar
}.
landnam-token-red = { $player } får { $count ->
    [one] ein raud markør
   *[other] { $count } raude markørar
}.
landnam-token-black = { $player } får { $count ->
    [one] ein svart markør
   *[other] { $count } svarte markørar
}.
landnam-traded = { $player } gjev { $other } { $give } for { $want }.
landnam-has-answered = { $player } har svart.
landnam-did-decline = { $player } seier nei.
landnam-did-decline-case = { $player } tek ikkje over saka.
landnam-did-exchange = { $player } byter { $given } i { $kind }.
landnam-did-explore = { $player } utforskar { $cell }.
landnam-did-explore-with = { $player } utforskar { $cell } med { $cards }.
landnam-did-first = { $other } får prøve sakene sine først.
landnam-did-hand-over = { $player } vil skyte saka over til { $other }.
landnam-did-lay = { $player } legg ut { $count } { $kind }.
landnam-did-more = { $player } spelar { $card } for { $cell }.
landnam-did-nothing = { $player } legg ikkje ut meir.
landnam-did-play = { $player } spelar { $card }.
landnam-did-propose = { $player } byd { $give } for { $want }.
landnam-did-retreat = { $player } vik unna til { $cell } ({ $piece }).
landnam-did-step = { $player } flytter { $piece-one } frå { $from } til { $cell }.
landnam-did-step-with = { $player } flytter { $piece-one } frå { $from } til { $cell } med { $cards }.
landnam-did-summon = { $player } stemner { $other } for { $cell } ({ $piece }) med { $count }.
landnam-did-swap = { $player } byter { $card } i { $kind }.
landnam-did-take-case = { $player } tek over saka.
landnam-did-withdraw = { $player } trekkjer tilbodet attende.
landnam-over = Spelet er over.
landnam-drawn = Talet på turar er brukt opp: uavgjort.

## Poeng
landnam-score-farm = Gard på { $corner }
landnam-score-village = Bygd på { $corner }
landnam-score-white = Kvite markørar: { $count }
landnam-score-red = Raude markørar: { $count }
landnam-score-black = Svarte markørar: { $count }

## Bordet
landnam-board-player = Spelar
landnam-board-points = Poeng
landnam-board-cards = Varer
landnam-board-fate = Lagnad
landnam-board-houses = Hus
landnam-board-settlers = Nybrotsmenn
landnam-board-ships = Skip
landnam-board-tokens = Kvit/raud/svart
landnam-board-hand = Varene dine: { $cards }
landnam-board-none = ingen
landnam-board-outer = På det ytre sjøfeltet: { $ships }
landnam-board-exhausted = Bordet har ikkje fleire kort av slaget: { $kinds }.
landnam-board-outlaw = fredlaus
landnam-board-case = Sak om { $cell } ({ $kind }): saksøkjaren { $prosecution } har { $first }, forsvararen { $defence } har { $second }
landnam-board-offer = { $player } byd { $give } for { $want }
landnam-board-legend = Skip S, nybrotsmann H, gard f, bygd V, kvar med talet til spelaren; ! er fredlaus, h ei hamn.
landnam-board-harbour = hamn for { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Stemn { $other } for { $cell } ({ $piece })
landnam-group-farm = Bygg gard frå { $cell } ({ $piece })
landnam-group-swap = Byt { $card } i ei vare
landnam-group-harbour = Bygg hamn på { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Lagnadskort: { $card }
landnam-dealt-roll = Terningar: { $first } og { $second }
landnam-dealt-find = Utforsking: grøn { $green }, raud { $red }
landnam-dealt-find-of = Utforsking: { $terrain }, raud { $red }
