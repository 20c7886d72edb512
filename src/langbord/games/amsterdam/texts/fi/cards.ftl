### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    }
amsterdam-gives-guilders =
    { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    }
amsterdam-gives-choice =
    { $count ->
        [one] 1 vapaavalintainen raaka-aine
       *[other] { $count } vapaavalintaista raaka-ainetta
    }
amsterdam-gives-amstel =
    { $count ->
        [one] 1 ruutu Amstelilla
       *[other] { $count } ruutua Amstelilla
    }
amsterdam-gives-sail =
    { $count ->
        [one] purjehdi 1 ruutu
       *[other] purjehdi { $count } ruutua
    }
amsterdam-gives-resource = 1 raaka-aine ({ $colour })
amsterdam-each-points =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    } jokaisesta: { $measure }
amsterdam-each-points-of =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    } jokaisesta: { $measure } ({ $which })
amsterdam-twice-points =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    }; kaksin verroin, jos aktiivisena on { $which }
amsterdam-each-guilders =
    { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    } jokaisesta: { $measure }
amsterdam-each-guilders-of =
    { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    } jokaisesta: { $measure } ({ $which })
amsterdam-twice-guilders =
    { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    }; kaksin verroin, jos aktiivisena on { $which }
amsterdam-church-set = 3 pistettä; 8 oman Zuiderkerkin tai Westerkerkin kanssa, 15 molempien
amsterdam-delivery =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    } jokaisesta toimituksesta: { $good }

## What is paid
amsterdam-pay-guilders =
    Maksa { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    }
amsterdam-pay-any =
    Luovuta { $count ->
        [one] 1 raaka-aine
       *[other] { $count } raaka-ainetta
    }
amsterdam-pay-resource = Luovuta 1 { $colour }

## On what condition; `of`: of which type, district, good, …
amsterdam-if-so = { $measure }
amsterdam-if-least = { $measure }, vähintään { $least }
amsterdam-if-least-of = { $measure } ({ $which }), vähintään { $least }
amsterdam-if-most =
    { $most ->
        [0] { $measure }, ei yhtään
       *[other] { $measure }, enintään { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), enintään { $most }
amsterdam-if-between = { $measure }, { $least }–{ $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least }–{ $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, tai 2, jos lajin kortti on aktiivinen
amsterdam-measure-active-cards = aktiiviset kortit
amsterdam-measure-active-of-deck = aktiiviset kortit
amsterdam-measure-active-of-type = aktiiviset kortit
amsterdam-measure-active-of-timing = aktiiviset kortit
amsterdam-measure-craftsman-types = aktiivisten käsityöläistesi lajit
amsterdam-measure-craftsman-pairs = samanlaisten aktiivisten käsityöläisten parit
amsterdam-measure-most-craftsmen = yleisimmän lajisi aktiiviset käsityöläiset
amsterdam-measure-map-districts = aktiivisten karttojesi kaupunginosat
amsterdam-measure-map-pairs = samanväristen aktiivisten karttojen parit
amsterdam-measure-fewest-of-a-deck = joka pakan aktiiviset kortit
amsterdam-measure-church-set = 3, tai 8 oman Zuiderkerkin tai Westerkerkin kanssa, tai 15 molempien
amsterdam-measure-inactive = passiiviset kortit
amsterdam-measure-inactive-at-start = passiiviset kortit vuorosi alussa
amsterdam-measure-maps-used = tällä vuorolla käytetyt kartat
amsterdam-measure-maps-used-of = tällä vuorolla käytetyt kartat
amsterdam-measure-amstel-steps = tällä vuorolla kuljetut ruudut Amstelilla
amsterdam-measure-discs-ahead = kiekot kiekkosi edellä Amstelilla
amsterdam-measure-discs-behind = kiekot kiekkosi takana Amstelilla
amsterdam-measure-bridges-passed = ohitetut sillat
amsterdam-measure-at-mouth = kiekkosi Amstelin suulla
amsterdam-measure-ship-steps = tällä vuorolla purjehditut ruudut
amsterdam-measure-at-start = laivasi lähtöruudussa
amsterdam-measure-cargo = tavarat kyydissä
amsterdam-measure-cargo-kinds = tavaralajit kyydissä
amsterdam-measure-aboard = työläiset ja tavarat kyydissä
amsterdam-measure-in-depot = työläiset makasiinissa
amsterdam-measure-in-depot-of = työläiset makasiinissa
amsterdam-measure-sold = tavarat mustassa pörssissä
amsterdam-measure-stock = tavarat suuressa varastossa
amsterdam-measure-small-stock = tavarat pienissä varastoissa
amsterdam-measure-own-blocks = omat korttelit
amsterdam-measure-fives-of-blocks = omien kortteleiden alkaneet viisikot
amsterdam-measure-blocks-of = omat korttelit
amsterdam-measure-market-points = pisteet markkinoilta tällä vuorolla
amsterdam-measure-card-guilders = guldenit toisesta kortista tällä vuorolla
amsterdam-measure-card-points = pisteet toisesta kortista tällä vuorolla
amsterdam-measure-not-above = muut, joilla ei ole enemmän pisteitä kuin sinulla
amsterdam-measure-not-below = muut, joilla ei ole vähemmän pisteitä kuin sinulla
amsterdam-timing-i = vaihe I
amsterdam-timing-ii = vaihe II
amsterdam-timing-iii = vaihe III
amsterdam-timing-permanent = pysyvä
amsterdam-timing-laurel = laakeri

## What a card changes
amsterdam-trait-no-last-penalties = Ei rangaistuslaattoja lopussa passiivisista korteista
amsterdam-trait-steps-at-end =
    Lopuksi: { $count ->
        [one] 1 ruutu Amstelilla
       *[other] { $count } ruutua Amstelilla
    }
amsterdam-trait-second-market = Käytä markkinalaattaa kahdesti
amsterdam-trait-block-cheaper = Korttelit maksavat 1 raaka-aineen vähemmän
amsterdam-trait-block-guilder = 1 gulden jokaisesta ottamastasi korttelista
amsterdam-trait-block-for-guilders = Korttelin voi maksaa 2 guldenilla raaka-aineiden sijaan
amsterdam-trait-two-blocks = Kaksi korttelia vuorossa
amsterdam-trait-triple-map = Käytä yhtä karttaa kolmesti kierroksella
amsterdam-trait-building-guilders = 2 guldenia jokaisesta aktivoimastasi rakennuksesta
amsterdam-trait-building-cheaper = Rakennukset maksavat 1 raaka-aineen vähemmän
amsterdam-trait-craftsman-guilder = 1 gulden jokaisesta aktivoimastasi käsityöläisestä
amsterdam-trait-disc-on-top = Kiekkosi on aina päällimmäisenä
amsterdam-trait-free-map-use = Aktivoimasi kartan saa käyttää heti ilmaiseksi
amsterdam-trait-sell-for-both = Myynti mustassa pörssissä tuottaa 2 guldenia ja raaka-aineen
amsterdam-trait-cards-for-guilders = Kutakin 3 guldenia kohti: aktivoi kortti
amsterdam-trait-double-steps = Jokainen raaka-aine siirtää laivaa 2 ruutua
amsterdam-trait-map-guilder = 1 gulden jokaisesta aktivoimastasi kartasta
amsterdam-trait-new-type-cheaper = Kunkin lajin ensimmäinen käsityöläinen maksaa 1 raaka-aineen vähemmän
amsterdam-trait-map-for-guilders =
    Hylkää aktiivinen kartta: { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    }
amsterdam-trait-no-draft = Vaiheessa I ei tarvitse ottaa korttia
amsterdam-trait-double-depot = Satamatyöläisistä kaksinkertaiset pisteet
amsterdam-trait-guilders-for-ones =
    { $count ->
        [one] 1 gulden
       *[other] { $count } guldenia
    } jokaisesta valitusta ykkösestä
amsterdam-trait-resources-for-ones = 2 lisäraaka-ainetta jokaisesta valitusta ykkösestä
amsterdam-trait-shift-die = Siirrä yhden nopan raaka-aineet viereiseen lokeroon
amsterdam-trait-resource-per-die = 1 lisäraaka-aine jokaisesta valitusta nopasta
amsterdam-trait-delivery-point = 1 piste jokaisesta toimitetusta tavarasta
amsterdam-trait-block-step =
    { $count ->
        [one] 1 ruutu Amstelilla
       *[other] { $count } ruutua Amstelilla
    } jokaisesta korttelista
amsterdam-trait-delivery-guilder = 1 gulden jokaisesta toimitetusta tavarasta

## What is handed in for an order
amsterdam-order-crew-and-resource = Luovuta 2 työläistä ja 1 raaka-aine
amsterdam-order-resources = Luovuta erilaisia raaka-aineita
amsterdam-order-one-of-each-kind = Luovuta työläinen, tavara ja raaka-aine
amsterdam-order-crew-of-colour = Luovuta enintään 2 työläistä: { $worker }

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = käsityöläinen
amsterdam-kind-building = rakennus
amsterdam-kind-map = kaupunginosakartta
amsterdam-when-i = Kerran kierroksella, kun valitset kortin (vaihe I)
amsterdam-when-ii = Kerran kierroksella, kun otat raaka-aineesi (vaihe II)
amsterdam-when-iii = Kerran kierroksella, omalla vuorollasi (vaihe III)
amsterdam-when-permanent = Niin kauan kuin kortti on aktiivinen
amsterdam-when-laurel = Kerran, pelin lopussa

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Toisi nyt
amsterdam-now-nothing = ei mitään
amsterdam-now-condition = Ehto
amsterdam-now-met = täyttyy
amsterdam-now-unmet = ei täyty
amsterdam-now-least = { $held }, vähintään { $least }
amsterdam-now-most = { $held }, enintään { $most }
amsterdam-now-between = { $held } ({ $least }–{ $most })
amsterdam-now-progress = Tilanne
amsterdam-now-have = { $what } { $have }/{ $need }
amsterdam-now-workers = työläisiä
amsterdam-now-resources = raaka-aineita
amsterdam-now-goods = tavaroita
amsterdam-now-colours = eri raaka-aineita
