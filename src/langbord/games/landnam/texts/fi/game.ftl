# Landnám, suomi.

landnam-name = Landnám
landnam-rules =
    Asutatte tuntematonta saarta ja käräjöitte siitä. Jokainen talo on piste,
    samoin jokainen käräjillä saatu merkki; voittaja on se, jolla on vuoron
    lopussa kaksitoista pistettä. Taloja on kullakin vain yhdeksän, joten
    ainakin kolme pistettä on saatava käräjiltä.

    Vuoro:
    1. Heitä kahta noppaa. Jokainen ruutu, jolla on se luku, antaa viereiselle
       tilalle kortin ja kylälle kaksi; mutta ruudussa seisova uudisasukas ottaa
       kaksi korttia eivätkä rakennukset saa mitään. Jos kortit eivät riitä
       kaikille, tulee kato: kukaan ei saa mitään, ja kaikki loppuneiden lajien
       kortit menetetään. Yksi tuottanut ruutu vanhenee. Luvulla 7 pidetään
       käräjät: lainsuojattomat poistuvat laudalta, ja jokainen voi haastaa
       yksiköt, jotka seisovat hänen rakennustensa viereisissä ruuduissa.
       Osapuolet panevat kortteja; se, joka ei ylitä toista, häviää. Voittaja
       saa valkoisen merkin. Hävinnyt yksikkö on lainsuojaton, ja kantaja saa
       siitä punaisen merkin seuraavilla käräjillä. Se, jonka olisi voinut
       haastaa vähintään kolmesti mutta jota ei haastettu, saa mustan.
    2. Siirrä laivaa kaksi askelta tai uudisasukasta yksi, tai vaihda
       kohtalokortti tavaraan. Tuntemattomaan astuva tutkii sen.
    3. Käy kauppaa: neljä samanlaista korttia yhteen varastosta, satamassa
       kaksi, tai muiden kanssa. Rakenna sitten.

## Asiat
landnam-kind-wood = puu
landnam-kind-sheep = lammas
landnam-kind-grain = vilja
landnam-kind-iron = rauta
landnam-terrain-unknown = tuntematon
landnam-terrain-sea = meri
landnam-terrain-bog = suo
landnam-terrain-field = pelto
landnam-terrain-meadow = niitty
landnam-terrain-forest = metsä
landnam-terrain-mountain = vuori
landnam-outer-sea = ulkomeri
landnam-ship = laiva
    .genitive = laivan
landnam-settler = uudisasukas
    .genitive = uudisasukkaan
landnam-card-find-forest = Metsää näkyvissä
    .text = Tutkimus: tutkimasi ruutu on metsää.
landnam-card-find-meadow = Niittyä näkyvissä
    .text = Tutkimus: tutkimasi ruutu on niittyä.
landnam-card-find-field = Peltoa näkyvissä
    .text = Tutkimus: tutkimasi ruutu on peltoa.
landnam-card-find-bog = Suota näkyvissä
    .text = Tutkimus: tutkimasi ruutu on suota.
landnam-card-roll-twice = Toinen silmäys
    .text = Tutkimus: heitä molempia noppia kahdesti ja valitse toinen heitoista.
landnam-card-extra-step = Myötätuuli
    .text = Liike: vielä yksi askel yksikölle, jota siirsit.
landnam-card-landing = Maihinnousu
    .text = Liike: laivasi saa tällä askeleella astua maaruutuun.
landnam-card-mountain-path = Vuoripolku
    .text = Liike: uudisasukkaasi saa tällä askeleella astua vuorelle.
landnam-card-give-way = Väistykää
    .text = Liike: astu ruutuun, jossa on yksikkö; sen on väistyttävä.
landnam-card-break-case = Juttu raukeaa
    .text = Käräjät: keskeyttää käsiteltävän jutun.
landnam-card-break-thing = Käräjät hajoavat
    .text = Käräjät: keskeyttää koko käräjät.
landnam-card-rich-harvest = Runsas sato
    .text = Sato: sinulle tuottanut ruutu antaa vielä yhden kortin.
landnam-card-rested-soil = Levännyt maa
    .text = Sato: mikään ruutu ei vanhene.
landnam-card-no-famine = Täydet aitat
    .text = Sato: kato ei tule.

## Kysymykset
landnam-phase-ageing = { $player }: Mikä ruutu vanhenee?
landnam-phase-order = { $player }: Kuka saa nostaa juttunsa ensin?
landnam-phase-plaintiff = { $player }: Kenet haastat?
landnam-phase-answer = { $player }: Mitä vastaat jutussa?
landnam-phase-handover = { $player }: Otatko jutun hoitaaksesi?
landnam-phase-verdict = { $player }: Juttu ratkaistaan. Keskeytätkö sen?
landnam-phase-closing = { $player }: Mustat merkit jaetaan. Keskeytätkö käräjät?
landnam-phase-move = { $player }: Mitä siirrät?
landnam-phase-choose_find = { $player }: Kumman heiton valitset?
landnam-phase-flee = { $player }: Minne yksikkösi väistyy?
landnam-phase-trade = { $player }: Käytkö kauppaa?
landnam-phase-offer = { $player }: Hyväksytkö tarjouksen?
landnam-phase-counter = { $player }: Hyväksytkö vastatarjouksen?
landnam-phase-build = { $player }: Mitä rakennat?

## Toiminnot
landnam-do-accept = Hyväksy pelaajan { $other } tarjous: saat { $give }, annat { $want }
landnam-do-age = Vanhenna { $cell }
landnam-do-ask = Kysy taas, keskeytänkö
landnam-do-choose = Valitse { $terrain }
landnam-do-choose-number = Valitse { $terrain }, luku { $number }
landnam-do-exchange = Vaihda pankissa: { $given } → { $kind }
landnam-do-explore = Tutki { $cell } ruudusta { $from } ({ $piece })
landnam-do-explore-with = Tutki { $cell } ruudusta { $from } ({ $piece }); kortit: { $cards }
landnam-do-farm = Rakenna tila kulmaan { $corner } ruudusta { $cell } ({ $piece })
landnam-do-first = Ensin { $other }
landnam-do-give = Anna: { $kind }
landnam-do-hand-over = Tarjoa juttua: { $other }
landnam-do-harbour = Rakenna satama ruutuun { $cell }: { $kind }
landnam-do-lay = Pane { $count } × { $kind }
landnam-do-leave-always = Älä pelaa korttia millään käräjillä, ennen kuin sanon
landnam-do-leave-thing = Älä pelaa korttia, äläkä myöhemmin näillä käräjillä
landnam-do-more = Pelaa { $card }: { $cell }
landnam-do-play = Pelaa { $card }
landnam-do-propose = Tarjoa: annat { $give }, saat { $want }
landnam-do-retreat = Mene ruutuun { $cell }
landnam-do-settler-at = Rakenna uudisasukas ruutuun { $cell } rakennuksesta { $corner }
landnam-do-ship = Rakenna laiva: { $cell }
landnam-do-ship-at = Rakenna laiva ruutuun { $cell } rakennuksesta { $corner }
landnam-do-step = Siirry { $from } → { $cell } ({ $piece })
landnam-do-step-with = Siirry { $from } → { $cell } ({ $piece }); kortit: { $cards }
landnam-do-summon = Haasta { $other } ruudusta { $cell } ({ $piece }), panos { $count }
landnam-do-swap = Vaihda { $card } → { $kind }
landnam-do-take-case = Ota juttu hoitaaksesi
landnam-do-till = Vanhenna { $cell } yksikölläsi
landnam-do-to = Pelaajalle { $other }
landnam-do-village = Laajenna tila { $corner } kyläksi
landnam-do-want = Pyydä: { $kind }
landnam-do-withdraw = Peru tarjous
landnam-pass-plaintiff = Ei enää juttuja
landnam-pass-answer = Älä pane mitään
landnam-pass-enough = Se riittää
landnam-pass-handover = Kieltäydy
landnam-pass-verdict = Älä pelaa korttia
landnam-pass-closing = Älä pelaa korttia
landnam-pass-move = Älä siirry
landnam-pass-further = Pysähdy tähän
landnam-pass-trade = Kauppa on käyty
landnam-pass-offer = Kieltäydy
landnam-pass-counter = Kieltäydy
landnam-pass-build = Valmis

## Tapahtumat
landnam-starts = { $player } aloittaa.
landnam-turn = Vuorossa on { $player }.
landnam-rolled = { $player } heittää { $first } ja { $second }: { $sum }.
landnam-althing = Pidetään käräjät.
landnam-drew = { $player } nostaa: { $card }.
landnam-drew-unseen = { $player } nostaa kohtalokortin.
landnam-shuffled = Kohtalokortit sekoitetaan.
landnam-explored = Vihreä { $green }, punainen { $red }.
landnam-explored-red = Punainen { $red }.
landnam-found = { $cell }: { $terrain }.
landnam-found-number = { $cell }: { $terrain }, luku { $number }.
landnam-aged = { $cell } vanhenee: { $old } → { $number }.
landnam-rested = { $cell } ei vanhene; sen luku on yhä { $number }.
landnam-harvested = { $player } saa satoa: { $cards }.
landnam-kept = { $player } saa pitää: { $cards }.
landnam-famine = Kato! Kaikki kortit menetetään: { $kinds }.
landnam-built-farm = { $player } rakentaa tilan kulmaan { $corner }.
landnam-built-village = { $player } laajentaa tilan { $corner } kyläksi.
landnam-built-unit = { $player } saa uuden yksikön: { $piece }, { $cell }.
landnam-harbour = Ruudussa { $cell } on satama: { $kind }.
landnam-lost-unit = { $player } menettää yksikön: { $piece }, { $cell }.
landnam-outlawed = Ruudussa { $cell } pelaajan { $player } yksikkö on lainsuojaton ({ $piece }).
landnam-fled = { $player } pääsi pakoon ruutuun { $cell } ({ $piece }); merkki jää jäljelle.
landnam-token-white = { $player } saa { $count ->
    [one] valkoisen merkin
   *[other] { $count } valkoista merkkiä
}.
landnam-token-red = { $player } saa { $count ->
    [one] punaisen merkin
   *[other] { $count } punaista merkkiä
}.
landnam-token-black = { $player } saa { $count ->
    [one] mustan merkin
   *[other] { $count } mustaa merkkiä
}.
landnam-traded = { $player } antaa pelaajalle { $other }: { $give }; saa: { $want }.
landnam-has-answered = { $player } on vastannut.
landnam-did-decline = { $player } kieltäytyy.
landnam-did-decline-case = { $player } ei ota juttua.
landnam-did-exchange = { $player } vaihtaa pankissa: { $given } → { $kind }.
landnam-did-explore = { $player } tutkii ruudun { $cell }.
landnam-did-explore-with = { $player } tutkii ruudun { $cell }; kortit: { $cards }.
landnam-did-first = { $other } saa nostaa juttunsa ensin.
landnam-did-hand-over = { $player } tarjoaa juttua pelaajalle { $other }.
landnam-did-lay = { $player } panee { $count } × { $kind }.
landnam-did-more = { $player } pelaa { $card }: { $cell }.
landnam-did-nothing = { $player } ei pane enempää.
landnam-did-play = { $player } pelaa { $card }.
landnam-did-propose = { $player } tarjoaa: { $give }; haluaa: { $want }.
landnam-did-retreat = { $player } väistyy ruutuun { $cell } ({ $piece }).
landnam-did-step = { $player } siirtää { $piece-genitive } { $from } → { $cell }.
landnam-did-step-with = { $player } siirtää { $piece-genitive } { $from } → { $cell }; kortit: { $cards }.
landnam-did-summon = { $player } haastaa pelaajan { $other } ruudusta { $cell } ({ $piece }), panos { $count }.
landnam-did-swap = { $player } vaihtaa { $card } → { $kind }.
landnam-did-take-case = { $player } ottaa jutun hoitaakseen.
landnam-did-withdraw = { $player } peruu tarjouksen.
landnam-over = Peli on päättynyt.
landnam-drawn = Vuorojen raja on täynnä: tasapeli.

## Pisteet
landnam-score-farm = Tila { $corner }
landnam-score-village = Kylä { $corner }
landnam-score-white = Valkoiset merkit: { $count }
landnam-score-red = Punaiset merkit: { $count }
landnam-score-black = Mustat merkit: { $count }

## Pöytä
landnam-board-player = Pelaaja
landnam-board-points = Pisteet
landnam-board-cards = Tavarat
landnam-board-fate = Kohtalo
landnam-board-houses = Talot
landnam-board-settlers = Uudisasukkaat
landnam-board-ships = Laivat
landnam-board-tokens = Valk./pun./musta
landnam-board-hand = Tavarasi: { $cards }
landnam-board-none = ei yhtään
landnam-board-outer = Ulkomerellä: { $ships }
landnam-board-exhausted = Loppu varastosta: { $kinds }.
landnam-board-outlaw = lainsuojaton
landnam-board-case = Juttu ruudusta { $cell } ({ $kind }): kantaja { $prosecution } on pannut { $first }, vastaaja { $defence } { $second }
landnam-board-offer = { $player } tarjoaa: { $give }; haluaa: { $want }
landnam-board-legend = Laiva S, uudisasukas H, tila f, kylä V, kukin pelaajan numeroineen; ! on lainsuojaton, h satama.
landnam-board-harbour = satama: { $kind }
landnam-board-fate-card = { $count } × { $card }. { $card-text }

## Entries of the menu that ask for more
landnam-group-summon = Haasta { $other } ruudusta { $cell } ({ $piece })
landnam-group-farm = Rakenna tila ruudusta { $cell } ({ $piece })
landnam-group-swap = Vaihda { $card } tavaraan
landnam-group-harbour = Rakenna satama ruutuun { $cell }

# What the dealer may deal, in the list of fairness
landnam-dealt-card = Kohtalokortti: { $card }
landnam-dealt-roll = Nopat: { $first } ja { $second }
landnam-dealt-find = Tutkiminen: vihreä { $green }, punainen { $red }
landnam-dealt-find-of = Tutkiminen: { $terrain }, punainen { $red }
