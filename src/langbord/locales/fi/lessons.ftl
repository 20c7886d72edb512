# Oppitunnit: ensimmäinen peli, joka opettaa pelatessa, suomi.

## The lessons
lessons-title = Oppitunti: { $chapter }
lessons-progress = Eteneminen tässä luvussa
lessons-about = Pelaat oikean pelin oikeita vuoroja botteja vastaan, luku kerrallaan. Pyydetty hohtaa; kaikki muukin on yhä mahdollista.
lessons-begin = Aloita
lessons-continue = Jatka
lessons-once-more = Vielä kerran
lessons-done = tehty
lessons-next = Seuraava
lessons-next-chapter = Seuraava luku
lessons-again = Tämä luku uudestaan
lessons-leave = Jatka peliä ilman oppituntia
lessons-astray = Sekin on mahdollista, mutta oppitunti tarkoitti muuta. Kumoa, aloita luku alusta tai jatka vain peliä.
lessons-chapter-done = Tehty. Seuraava luku jatkuu muutamaa vuoroa myöhemmin samassa pelissä.
lessons-end = Siinä oli oppitunti: nyt osaat pelin { $game }. Säännöt kertovat loput.

## Tickets
lessons-tickets-chapter-contracts = Sopimukset ja kortit
lessons-tickets-chapter-wild = Jokerit
lessons-tickets-chapter-routes = Reitit ja kauppatavarat
lessons-tickets-chapter-doubles = Rinnakkaiset reitit
lessons-tickets-chapter-more = Lisää sopimuksia
lessons-tickets-chapter-end = Loppu
lessons-tickets-city = Tämä on Amsterdam neljäsataa vuotta sitten. Yhdistät kauppapaikkoja omilla reiteilläsi; eniten pisteitä kerännyt voittaa.
lessons-tickets-keep = Sopimuskortissa on kaksi kauppapaikkaa. Jos omat reittisi yhdistävät ne lopussa, kortti tuo arvonsa verran pisteitä; muuten se vie saman verran. Paikkasi on merkitty: pidä toinen kortti tai molemmat.
lessons-tickets-draw = Vuorolla tehdään yksi asia; useimmiten otetaan kaksi korttia. Ota ensimmäinen viidestä näkyvästä.
lessons-tickets-pile = Toisen kortin voi nostaa pakasta, jolloin kukaan ei näe sitä. Nosta se sieltä.
lessons-tickets-wild = Jokerikortti käy minkä tahansa värin tilalle. Näkyvänä se on niin hyvä, että se on vuoron ainoa kortti. Ota se.
lessons-tickets-claim = Rakenna hohtava reitti: se maksaa jokaisesta ruudusta reitin värisen kortin, harmaalla reitillä yhtä itse valittua väriä. Jokerit auttavat.
lessons-tickets-carts = Jokainen ruutu vei yhdet kärrysi; 1, 2, 3 tai 4 ruutua tuo heti 1, 2, 4 tai 7 pistettä. Reitin kärrykuvat toivat kauppatavarabonuskortin: eniten niitä kerännyt saa lopussa 8 pistettä.
lessons-tickets-double = Kaksi reittiä vierekkäin ovat rinnakkaiset: kukaan ei rakenna molempia, ja kahden pelaajan pelissä käytetään vain toista. Rakenna hohtava.
lessons-tickets-contracts = Joka on täyttänyt sopimuksensa, voi nostaa kaksi lisää. Ne voivat tuoda paljon, mutta lopussa täyttämätön maksaa. Nosta sopimuskortteja.
lessons-tickets-choose = Pidä se, minkä verkkosi jo melkein yhdistää. Yksi on pidettävä.
lessons-tickets-last = Jollakulla oli vuoronsa jälkeen enää kahdet kärryt tai vähemmän, joten jokainen sai vielä yhden vuoron. Tämä on viimeinen: rakenna reitti, joka tuottaa.
lessons-tickets-points = Pistetaulukko selittää jokaisen pisteen: reitit, täytetyt ja täyttämättä jääneet sopimukset, kauppatavarat.

## Landnám
lessons-landnam-chapter-unknown = Tuntemattomaan
lessons-landnam-chapter-farm = Ensimmäinen tila
lessons-landnam-chapter-harvest = Sadonkorjuu
lessons-landnam-chapter-trade = Kauppa
lessons-landnam-chapter-village = Kylä
lessons-landnam-chapter-settler = Uudisasukas
lessons-landnam-chapter-fate = Kohtalokortit
lessons-landnam-chapter-althing = Käräjät
lessons-landnam-island = Kukaan ei tunne tätä saarta: kysymysmerkkiruutuja ei ole tutkittu. Laivasi odottaa ulkomerellä. Voittaja on se, jolla on vuoron lopussa kaksitoista pistettä: taloja ja käräjiltä saatuja merkkejä.
lessons-landnam-sail = Laiva kulkee vuorossa kaksi askelta, uudisasukas yhden. Purjehdi hohtavaan reunaruutuun.
lessons-landnam-explore = Tuntemattomaan astuva tutkii sen. Nopat kertoisivat, mitä siellä on, mutta kohtalokorttisi ratkaisee maaston. Tutki sen kanssa.
lessons-landnam-found = Uudella ruudulla on maasto ja luku; pisteet näyttävät, kuinka usein kaksi noppaa antaa sen. Sait myös kortin siitä, mitä ruutu tuottaa.
lessons-landnam-farm = Yksikkö muuttuu tilaksi ruutunsa kulmassa. Rakenna sellainen: talo on piste, ja se korjaa satoa kolmesta kulmassa kohtaavasta ruudusta.
lessons-landnam-end-turn = Siinä kaikki tällä vuorolla. Päätä se.
lessons-landnam-age = Heitettiin kahta noppaa: jokainen ruutu, jolla on se luku, antoi viereiselle tilalle kortin ja kylälle kaksi. Yksi tuottaneista ruuduista vanhenee: sen luku nousee yhdellä. Valitse se.
lessons-landnam-exchange = Neljä samanlaista korttia vaihtuu yhteen toisenlaiseen; lajin satamassa riittää kaksi. Vaihda.
lessons-landnam-give = Muidenkin kanssa voi käydä kauppaa. Kokoa tarjous kortti kerrallaan: ensin se, minkä annat.
lessons-landnam-want = Sitten se, minkä siitä haluat.
lessons-landnam-propose = Tarjoa se nyt kaikille ja katso, kuka suostuu.
lessons-landnam-village = Meren rannan tilasta voi tulla kylä: toinen talo, toinen piste ja kaksi korttia joka sadosta. Laajenna se.
lessons-landnam-settler = Rakennus voi asettaa uudisasukkaan viereiseen ruutuun. Hän tutkii sisämaata ja ottaa ruutunsa sadosta kaksi korttia, eivätkä rakennukset saa mitään. Rakenna sellainen.
lessons-landnam-swap = Kohtalokortti pelataan silloin, kun sen otsikko sanoo. Siirron sijasta voi myös vaihtaa kohtalokortin tavaraan. Tee niin.
lessons-landnam-order = Heitettiin seitsemän: satoa ei tule, vaan pidetään käräjät. Jokainen voi haastaa yksiköt, jotka ovat hänen rakennustensa tiellä. Sinä valitset, kuka aloittaa: aloita itse.
lessons-landnam-summon = Haasta hohtavan ruudun yksikkö: pane panokseksi kortteja siitä lajista, jota ruutu tuottaa. Vastaajan on pantava enemmän kuin sinä, tai hän häviää.
lessons-landnam-verdict = Jutun voittaja saa valkoisen merkin, pisteen. Hävinnyt yksikkö on lainsuojaton: voit karkottaa sen, ja seuraavilla käräjillä se poistuu laudalta ja antaa punaisen merkin, sekin pisteen. Yhdeksän taloa ei riitä kahteentoista pisteeseen: käräjöi.

## Amsterdam
lessons-amsterdam-chapter-cards = Kortti ja kaksi noppaa
lessons-amsterdam-chapter-activate = Kortin aktivointi
lessons-amsterdam-chapter-block = Kortteli
lessons-amsterdam-chapter-harbour = Varastolle
lessons-amsterdam-chapter-workers = Satamatyöläiset
lessons-amsterdam-chapter-market = Markkinat
lessons-amsterdam-chapter-amstel = Amstel
lessons-amsterdam-chapter-end = Loppu
lessons-amsterdam-city = Etelässä on kuusi kuuden korttelin kaupunginosaa, pohjoisessa satama varastoineen, sivulla Amstel. Kierroksia on kaksitoista; eniten pisteitä voittaa.
lessons-amsterdam-draft = Kierros alkaa kortilla kullekin, Amstelin kiekkojen järjestyksessä. Ota yksi; sen kuutiot kertovat, mitä aktivointi maksaa.
lessons-amsterdam-dice = Valitse nyt kaksi kuudesta nopasta, yksi joka väriä. Noppa antaa silmälukunsa verran värinsä raaka-aineita.
lessons-amsterdam-wheel = Ne menivät pyöröpöytäsi samannumeroiseen lokeroon. Pöytä kääntyy joka kierroksella yhden lokeron, ja aukolle tuleva on sinun: ykkönen heti, kuutonen vasta viiden kierroksen päästä, mutta silloin paljon.
lessons-amsterdam-activate = Vuorollasi käytät raaka-aineita missä järjestyksessä tahansa. Maksa hohtava kortti: se tulee aktiiviseksi ja vaikuttaa tästä lähtien.
lessons-amsterdam-block = Kerran vuorossa voit ottaa korttelin: se maksaa niin monta värinsä raaka-ainetta kuin siihen on piirretty. Siltojen yhdistämät korttelit antavat lopussa 3 pistettä kukin. Ota hohtava.
lessons-amsterdam-store = Korttelin tavara on sinun. Musta pörssi ostaisi kunkin tavaran kerran raaka-aineella tai kahdella guldenilla; varastoi se mieluummin.
lessons-amsterdam-load = Laivasi on nosturin luona; nosturi on joka laiturilla ja lähtöruudussa. Lastaa tavara.
lessons-amsterdam-sail = Jokainen purjehdittu ruutu maksaa yhden raaka-aineen, minkä värisen tahansa. Purjehdi kohti varastoa.
lessons-amsterdam-further = Vielä yksi ruutu.
lessons-amsterdam-deliver = Täällä halutaan lastiasi. Toimita: saat katon korkeimman vapaan ruudun pisteet ja seitsemällä ensimmäisellä kierroksella lisäpisteitä, mitä aiemmin sitä enemmän.
lessons-amsterdam-worker = Laiturilla voit ottaa satamatyöläisen kyytiin, mistä saa guldenin. Omanvärisellään laiturilla luovutettuna hän tuo pisteitä. Ota yksi.
lessons-amsterdam-market = Guldeneilla saa kierroksen markkinalaatan tarjoaman, kerran vuorossa: pisteitä ja usein muutakin. Käytä sitä.
lessons-amsterdam-amstel = Kerran vuorossa voit edetä Amstelilla: raaka-aine ensimmäisestä ruudusta, kaksi joka seuraavasta. Edellä oleva pelaa ensin; sillat ja suu antavat pisteitä. Etene.
lessons-amsterdam-last = Viimeisen kierroksen viimeinen vuoro. Käyttämättömistä säilyy muuten vain yksi raaka-aine; nyt tähteet ovat puolen pisteen arvoisia. Päätä vuorosi.
lessons-amsterdam-points = Pistetaulukko selittää jokaisen pisteen: rangaistuslaatat ja aktivoimatta jääneet kortit maksavat; laakerikortit, suurin korttelirypääsi, kaupunginosat ja tähteet antavat.
