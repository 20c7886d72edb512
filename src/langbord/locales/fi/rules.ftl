# Sääntösivut ja niiden piirrokset, suomi.

rules-contents = Sisällys
rules-search = Hae säännöistä ja korteista
rules-found =
    { $count ->
        [0] Ei löytynyt.
        [one] Löytyi yhdestä kohdasta.
       *[other] Löytyi { $count } kohdasta.
    }
rules-transport-cards = Kuljetusvälinekortit
rules-contracts = Sopimuskortit
rules-worth = { $points } pistettä
rules-drawing-payment = Kolmen ruudun vihreä reitti ja neljä tapaa maksaa se: jokerit (tähti) käyvät minkä tahansa kortin tilalle.
rules-drawing-double = Rinnakkaiset reitit: joka on rakentanut toisen, ei voi koskaan saada toista; joku muu voi, kun pelaajia on kolme tai neljä.
rules-drawing-merchandise = Neljän pelaajan bonuskortit ja niiden arvo: sijan jakava saa sen kokonaan, ja seuraava sija jää väliin.
rules-drawing-harvest = Heitetään 8. Vasemmalla: tila saa yhden kortin, kylä kaksi. Oikealla: uudisasukas ottaa kaksi eikä tila saa mitään.
rules-drawing-case = Juttu niityllä seisovasta uudisasukkaasta: kantaja on panostanut kolme lammasta, vastaaja vain kaksi. Voittaja saa valkoisen merkin, punainen tekee uudisasukkaasta lainsuojattoman; valkoiset, punaiset ja mustat merkit ovat kukin pisteen.
rules-drawing-explore = Laiva astuu tuntemattomaan: vihreä noppa kertoo maaston, punainen luvun, ja löytäjä saa kortin siitä, mitä ruutu tuottaa.
rules-drawing-corners = Tila seisoo kulmassa, jossa kolme ruutua kohtaa; paksu viiva on reuna. Yhden reunan päähän (katkoviiva) ei saa rakentaa, kahden reunan päähän (täysi piste) saa.
rules-drawing-blocks = Korttelit ovat naapureita, kun silta yhdistää ne. Kolme sinisistä muodostaa 9 pisteen ryppään; neljäs on erillään.
rules-drawing-wheel = Kierroksella 4 valittu noppa näyttää kolmosta: kolme raaka-ainetta lokeroon 3. Pyöröpöytä kääntyy joka kierroksella yhden lokeron, tälläkin heti; kierroksella 6 ne tulevat ulos ja ovat käytettävissä.
rules-drawing-harbour = Vasemmalta: laituri, jolla on nosturi ja kaksi satamatyöläistä, kaksi vesiruutua, suuri varasto. Askel maksaa minkä tahansa värisen raaka-aineen; tavara menee katon korkeimpaan vapaaseen ruutuun.
rules-drawing-amstel = 1, 2, 3 tai 4 ruutua eteenpäin Amstelilla maksaa 1, 3, 5 tai 7 raaka-ainetta. Toisten päälle tuleva on päällimmäisenä ja heidän edellään; sillasta saa pisteet, kun sen alittaa.
