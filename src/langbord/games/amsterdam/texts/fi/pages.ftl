# Amsterdam: pages and board in the browser, Finnish.

amsterdam-about = Kauppiaana 1800-luvun lopulla: kaupunginosat, satama, musta pörssi ja 132 korttia.

amsterdam-panel-compartment = Lokero { $number }: jaetaan kierroksella { $round }
amsterdam-panel-scored = Pisteytettävät kaupunginosat
amsterdam-panel-discard = Poistopakka: { $count }
amsterdam-everybody = Kaikkien kortit
amsterdam-reader-cost = Hinta
amsterdam-reader-when = Milloin
amsterdam-reader-goods = Tavarat
amsterdam-reader-owner = Omistaja
amsterdam-reader-with-one = Yhdellä
amsterdam-reader-by-count = Pisteet: 1, 2, 3, …
amsterdam-reader-most-blocks = Pisteet korttelien määrästä täällä, sijoituksen mukaan
amsterdam-reader-not-scored = Tätä kaupunginosaa ei pisteytetä lopussa.

amsterdam-guide-start-card = Halpa kortti, joka toimii joka vuorolla, on hyvä alku.
amsterdam-guide-draft = Ota kortti, jonka voit pian maksaa: raaka-aineet tulevat nopista, jotka valitset seuraavaksi.
amsterdam-guide-dice = Noppa antaa silmälukunsa verran raaka-aineita, mutta sitä myöhemmin, mitä suurempi luku on: ykköset heti, kuutoset myöhään.
amsterdam-guide-turn = Käytä, mitä sinulla on: aktivoi kortteja, ota kortteli, purjehdi, osta askelia Amstelilla, käytä markkinoita. Käyttämättömät raaka-aineet enimmäkseen menetetään.
amsterdam-guide-sell = Varastoidut tavarat voi viedä laivalla sataman varastoihin, ja niistä saa pisteitä; myynti tuo heti guldeneita tai raaka-aineen.

amsterdam-option-short = Lyhyt peli: kierrokset 3–12
amsterdam-option-specialists = Työnjohtaja ja lähetti
amsterdam-option-orders = Tehtävät
amsterdam-option-orders-none = ei yhtään
amsterdam-option-orders-three = kolme
amsterdam-option-orders-five = viisi
amsterdam-option-open-orders = Avoimet tehtävät
amsterdam-option-open-orders-none = ei yhtään
amsterdam-option-open-orders-one = yksi
amsterdam-option-open-orders-two = kaksi
amsterdam-option-trading = Mustan pörssin kauppias
amsterdam-option-tiles = Markkinalaatat
amsterdam-option-tiles-base = A ja B
amsterdam-option-tiles-mixed = C:t A:n ja B:n joukossa
amsterdam-option-tiles-replaced = C:t B:n sijasta
amsterdam-option-active-maps-count = Aktiivinen kartta lasketaan, käytettiinpä sitä tai ei

amsterdam-drawing-blocks = Korttelit ovat naapureita, kun silta yhdistää ne. Kolme sinisistä muodostaa 9 pisteen ryppään; neljäs on erillään.
amsterdam-drawing-wheel = Kierroksella 4 valittu noppa näyttää kolmosta: kolme raaka-ainetta lokeroon 3. Pyöröpöytä kääntyy joka kierroksella yhden lokeron, tälläkin heti; kierroksella 6 ne tulevat ulos ja ovat käytettävissä.
amsterdam-drawing-harbour = Vasemmalta: laituri, jolla on nosturi ja kaksi satamatyöläistä, kaksi vesiruutua, suuri varasto. Askel maksaa minkä tahansa värisen raaka-aineen; tavara menee katon korkeimpaan vapaaseen ruutuun.
amsterdam-drawing-amstel = 1, 2, 3 tai 4 ruutua eteenpäin Amstelilla maksaa 1, 3, 5 tai 7 raaka-ainetta. Toisten päälle tuleva on päällimmäisenä ja heidän edellään; sillasta saa pisteet, kun sen alittaa.

amsterdam-mark-scored = kaupunginosa, josta saa pisteitä

# The parts of the table on a telephone
amsterdam-part-harbour = Satama
amsterdam-part-city = Kaupunki
amsterdam-part-own = Kortit
