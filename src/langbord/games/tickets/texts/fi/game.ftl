# Tickets, suomi. Sanat ovat sääntökirjan: kärryt, ruudut, sopimuskortit, kuljetusvälinekortit, kauppatavarabonuskortit.
# Korteilla on genetiivi (.genitive): "otti vihreän kortin". Nimet pysyvät perusmuodossa.

tickets-name = Tickets
tickets-rules =
    Olette kauppiaita Amsterdamissa neljäsataa vuotta sitten. Eniten pisteitä
    kerännyt voittaa.

    Tee vuorollasi yksi asia:
    – Nosta kaksi kuljetusvälinekorttia, kumpikin pakasta tai viiden näkyvän
      kortin joukosta. Näkyvä jokerikortti on vuoron ainoa nostettava kortti.
      Jos näkyvissä on kolme jokerikorttia, kaikki viisi vaihdetaan.
    – Rakenna reitti: maksa kortti jokaisesta ruudusta, kaikki reitin värisiä;
      harmaalla reitillä kaikki samaa, itse valittua väriä. Jokerikortti käy
      minkä tahansa värin tilalle. Saat pisteet heti: 1, 2, 4 tai 7 pistettä
      1, 2, 3 tai 4 ruudusta. Kärrykuvallinen reitti tuo myös
      kauppatavarabonuskortin.
    – Nosta kaksi sopimuskorttia ja pidä niistä toinen tai molemmat.

    Kukaan ei voi rakentaa molempia rinnakkaisia reittejä; kahden pelaajan
    pelissä niistä käytetään vain toista.

    Kun jollakulla on vuoronsa jälkeen enää kahdet kärryt tai vähemmän, jokainen
    saa vielä yhden vuoron. Sitten jokainen sopimus, jonka kauppapaikat omat
    reittisi yhdistävät, tuo arvonsa verran pisteitä; muut vähentävät saman
    verran. Eniten bonuskortteja kerännyt saa 8 pistettä, seuraavat vähemmän.

## Kortit ja värit
tickets-card-pink = pinkki
    .genitive = pinkin kortin
tickets-card-blue = sininen
    .genitive = sinisen kortin
tickets-card-green = vihreä
    .genitive = vihreän kortin
tickets-card-black = musta
    .genitive = mustan kortin
tickets-card-red = punainen
    .genitive = punaisen kortin
tickets-card-orange = oranssi
    .genitive = oranssin kortin
tickets-card-wild = jokeri
    .genitive = jokerikortin
tickets-grey = harmaa

## Kysymykset
tickets-phase-keep_first = { $player }: mitkä sopimuskortit pidät?
tickets-phase-turn = { $player }: nyt on sinun vuorosi.
tickets-phase-second_card = { $player }: ota toinen korttisi.
tickets-phase-keep = { $player }: mitkä sopimuskortit pidät?

## Toiminnot
tickets-do-draw-pile = Nosta pakasta
tickets-do-draw = Ota { $card }
tickets-do-contracts = Nosta sopimuskortteja
tickets-do-pass = Ohita vuoro
tickets-do-keep-one = Pidä { $a } – { $b } ({ $value })
tickets-do-keep-both = Pidä molemmat: { $a } – { $b } ({ $value }) ja { $a2 } – { $b2 } ({ $value2 })
tickets-do-claim =
    Rakenna { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , bonuskortti
    }): maksa { $cards }
tickets-claim-route =
    Rakenna { $a } – { $b } ({ $length }× { $colour }{ $cart ->
        [0] { "" }
       *[other] , bonuskortti
    }) …

## Tapahtumat
tickets-starts = { $player } aloittaa.
tickets-drew = { $player } nostaa pakasta { $card-genitive }.
tickets-drew-unseen = { $player } nostaa pakasta kortin.
tickets-took = { $player } ottaa rivistä { $card-genitive }.
tickets-turned-up = Riviin käännetään { $card }.
tickets-row-cleared = Liikaa jokereita: koko rivi vaihdetaan.
tickets-shuffled = Pois heitetyt kortit sekoitetaan uudeksi pakaksi.
tickets-draws-contracts = { $player } nostaa sopimuskortteja.
tickets-offered = { $player } saa valittavakseen sopimuksen { $a } – { $b } ({ $value }).
tickets-has-chosen = { $player } on valinnut.
tickets-kept =
    { $count ->
        [one] { $player } pitää yhden sopimuskortin.
       *[other] { $player } pitää { $count } sopimuskorttia.
    }
tickets-claimed =
    { $player } rakentaa reitin { $a } – { $b } ({ $colour }), maksuna { $cards }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }.
tickets-got-bonus =
    { $count ->
        [one] { $player } saa kauppatavarabonuskortin, ensimmäisensä.
       *[other] { $player } saa kauppatavarabonuskortin; niitä on nyt { $count }.
    }
tickets-passes = { $player } ei voi tehdä mitään ja ohittaa vuoronsa.
tickets-last-round = { $player } on käyttänyt lähes kaikki kärrynsä: jokainen saa vielä yhden vuoron.
tickets-over = Peli on päättynyt.

## Pöytä
tickets-any-colour = vapaa väri
tickets-with-cart = tuo bonuskortin
tickets-claimed-by = tämän pelaajan
tickets-route-points = pisteet 1, 2, 3, 4 ruudusta: { $points }
tickets-closed = suljettu
tickets-column-points = Pisteet
tickets-column-carts = Kärryt
tickets-column-merchandise = Bonuskortit
tickets-column-contracts = Sopimukset
tickets-column-cards = Kortit (kaikkien näkemät)
tickets-row = Näkyvillä
tickets-piles =
    Pakassa { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }. Sopimuskortteja jäljellä: { $contracts }. Bonuskortteja jäljellä: { $bonus }.
tickets-turns-left =
    { $count ->
        [one] Viimeinen kierros: yksi vuoro jäljellä.
       *[other] Viimeinen kierros: { $count } vuoroa jäljellä.
    }
tickets-hand = Kätesi
tickets-contracts = Sopimuksesi
tickets-contract-done = täytetty ✓
tickets-contract-open = ei vielä

## Mitä reitti tai kortti on nyt arvoltaan
tickets-now-completes = Täyttää sopimuksesi { $a } – { $b } ({ $value })
tickets-now-leads = On lyhimmällä tiellä sopimuksellesi { $a } – { $b } ({ $value })
tickets-now-cards = kortteja: { $have }/{ $need }
tickets-now-lets-claim = Sillä voit maksaa reitin { $a } – { $b }

## Pisteet
tickets-score-route = { $a } – { $b } ({ $length }× { $colour })
tickets-score-completed = Sopimus { $a } – { $b }, täytetty
tickets-score-failed = Sopimus { $a } – { $b }, ei täytetty
tickets-score-bonus =
    { $count ->
        [0] Ei bonuskortteja
        [one] 1 bonuskortti
       *[other] { $count } bonuskorttia
    }

# What the dealer may deal, in the list of fairness
tickets-dealt-card = Kortti: { $card }
tickets-dealt-contract = Sopimus: { $a } – { $b } ({ $value })
