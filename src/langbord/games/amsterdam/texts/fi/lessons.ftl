# Amsterdam: the lesson, Finnish.

amsterdam-lesson-chapter-cards = Kortti ja kaksi noppaa
amsterdam-lesson-chapter-activate = Kortin aktivointi
amsterdam-lesson-chapter-block = Kortteli
amsterdam-lesson-chapter-harbour = Varastolle
amsterdam-lesson-chapter-workers = Satamatyöläiset
amsterdam-lesson-chapter-market = Markkinat
amsterdam-lesson-chapter-amstel = Amstel
amsterdam-lesson-chapter-end = Loppu

amsterdam-lesson-city = Etelässä on kuusi kuuden korttelin kaupunginosaa, pohjoisessa satama varastoineen, sivulla Amstel. Kierroksia on kaksitoista; eniten pisteitä voittaa.
amsterdam-lesson-draft = Kierros alkaa kortilla kullekin, Amstelin kiekkojen järjestyksessä. Ota yksi; sen kuutiot kertovat, mitä aktivointi maksaa.
amsterdam-lesson-dice = Valitse nyt kaksi kuudesta nopasta, yksi joka väriä. Noppa antaa silmälukunsa verran värinsä raaka-aineita.
amsterdam-lesson-wheel = Ne menivät pyöröpöytäsi samannumeroiseen lokeroon. Pöytä kääntyy joka kierroksella yhden lokeron, ja aukolle tuleva on sinun: ykkönen heti, kuutonen vasta viiden kierroksen päästä, mutta silloin paljon.
amsterdam-lesson-activate = Vuorollasi käytät raaka-aineita missä järjestyksessä tahansa. Maksa hohtava kortti: se tulee aktiiviseksi ja vaikuttaa tästä lähtien.
amsterdam-lesson-block = Kerran vuorossa voit ottaa korttelin: se maksaa niin monta värinsä raaka-ainetta kuin siihen on piirretty. Siltojen yhdistämät korttelit antavat lopussa 3 pistettä kukin. Ota hohtava.
amsterdam-lesson-store = Korttelin tavara on sinun. Musta pörssi ostaisi kunkin tavaran kerran raaka-aineella tai kahdella guldenilla; varastoi se mieluummin.
amsterdam-lesson-load = Laivasi on nosturin luona; nosturi on joka laiturilla ja lähtöruudussa. Lastaa tavara.
amsterdam-lesson-sail = Jokainen purjehdittu ruutu maksaa yhden raaka-aineen, minkä värisen tahansa. Purjehdi kohti varastoa.
amsterdam-lesson-further = Vielä yksi ruutu.
amsterdam-lesson-deliver = Täällä halutaan lastiasi. Toimita: saat katon korkeimman vapaan ruudun pisteet ja seitsemällä ensimmäisellä kierroksella lisäpisteitä, mitä aiemmin sitä enemmän.
amsterdam-lesson-worker = Laiturilla voit ottaa satamatyöläisen kyytiin, mistä saa guldenin. Omanvärisellään laiturilla luovutettuna hän tuo pisteitä. Ota yksi.
amsterdam-lesson-market = Guldeneilla saa kierroksen markkinalaatan tarjoaman, kerran vuorossa: pisteitä ja usein muutakin. Käytä sitä.
amsterdam-lesson-amstel = Kerran vuorossa voit edetä Amstelilla: raaka-aine ensimmäisestä ruudusta, kaksi joka seuraavasta. Edellä oleva pelaa ensin; sillat ja suu antavat pisteitä. Etene.
amsterdam-lesson-last = Viimeisen kierroksen viimeinen vuoro. Käyttämättömistä säilyy muuten vain yksi raaka-aine; nyt tähteet ovat puolen pisteen arvoisia. Päätä vuorosi.
amsterdam-lesson-points = Pistetaulukko selittää jokaisen pisteen: rangaistuslaatat ja aktivoimatta jääneet kortit maksavat; laakerikortit, suurin korttelirypääsi, kaupunginosat ja tähteet antavat.
