# Tickets: the lesson, Finnish.

tickets-lesson-chapter-contracts = Sopimukset ja kortit
tickets-lesson-chapter-wild = Jokerit
tickets-lesson-chapter-routes = Reitit ja kauppatavarat
tickets-lesson-chapter-doubles = Rinnakkaiset reitit
tickets-lesson-chapter-more = Lisää sopimuksia
tickets-lesson-chapter-end = Loppu

tickets-lesson-city = Tämä on Amsterdam neljäsataa vuotta sitten. Yhdistät kauppapaikkoja omilla reiteilläsi; eniten pisteitä kerännyt voittaa.
tickets-lesson-keep = Sopimuskortissa on kaksi kauppapaikkaa. Jos omat reittisi yhdistävät ne lopussa, kortti tuo arvonsa verran pisteitä; muuten se vie saman verran. Paikkasi on merkitty: pidä toinen kortti tai molemmat.
tickets-lesson-draw = Vuorolla tehdään yksi asia; useimmiten otetaan kaksi korttia. Ota ensimmäinen viidestä näkyvästä.
tickets-lesson-pile = Toisen kortin voi nostaa pakasta, jolloin kukaan ei näe sitä. Nosta se sieltä.
tickets-lesson-wild = Jokerikortti käy minkä tahansa värin tilalle. Näkyvänä se on niin hyvä, että se on vuoron ainoa kortti. Ota se.
tickets-lesson-claim = Rakenna hohtava reitti: se maksaa jokaisesta ruudusta reitin värisen kortin, harmaalla reitillä yhtä itse valittua väriä. Jokerit auttavat.
tickets-lesson-carts = Jokainen ruutu vei yhdet kärrysi; 1, 2, 3 tai 4 ruutua tuo heti 1, 2, 4 tai 7 pistettä. Reitin kärrykuvat toivat kauppatavarabonuskortin: eniten niitä kerännyt saa lopussa 8 pistettä.
tickets-lesson-double = Kaksi reittiä vierekkäin ovat rinnakkaiset: kukaan ei rakenna molempia, ja kahden pelaajan pelissä käytetään vain toista. Rakenna hohtava.
tickets-lesson-contracts = Joka on täyttänyt sopimuksensa, voi nostaa kaksi lisää. Ne voivat tuoda paljon, mutta lopussa täyttämätön maksaa. Nosta sopimuskortteja.
tickets-lesson-choose = Pidä se, minkä verkkosi jo melkein yhdistää. Yksi on pidettävä.
tickets-lesson-last = Jollakulla oli vuoronsa jälkeen enää kahdet kärryt tai vähemmän, joten jokainen sai vielä yhden vuoron. Tämä on viimeinen: rakenna reitti, joka tuottaa.
tickets-lesson-points = Pistetaulukko selittää jokaisen pisteen: reitit, täytetyt ja täyttämättä jääneet sopimukset, kauppatavarat.
