# Landnám: the lesson, Finnish.

landnam-lesson-chapter-unknown = Tuntemattomaan
landnam-lesson-chapter-farm = Ensimmäinen tila
landnam-lesson-chapter-harvest = Sadonkorjuu
landnam-lesson-chapter-trade = Kauppa
landnam-lesson-chapter-village = Kylä
landnam-lesson-chapter-settler = Uudisasukas
landnam-lesson-chapter-fate = Kohtalokortit
landnam-lesson-chapter-althing = Käräjät

landnam-lesson-island = Kukaan ei tunne tätä saarta: kysymysmerkkiruutuja ei ole tutkittu. Laivasi odottaa ulkomerellä. Voittaja on se, jolla on vuoron lopussa kaksitoista pistettä: taloja ja käräjiltä saatuja merkkejä.
landnam-lesson-sail = Laiva kulkee vuorossa kaksi askelta, uudisasukas yhden. Purjehdi hohtavaan reunaruutuun.
landnam-lesson-explore = Tuntemattomaan astuva tutkii sen. Nopat kertoisivat, mitä siellä on, mutta kohtalokorttisi ratkaisee maaston. Tutki sen kanssa.
landnam-lesson-found = Uudella ruudulla on maasto ja luku; pisteet näyttävät, kuinka usein kaksi noppaa antaa sen. Sait myös kortin siitä, mitä ruutu tuottaa.
landnam-lesson-farm = Yksikkö muuttuu tilaksi ruutunsa kulmassa. Rakenna sellainen: talo on piste, ja se korjaa satoa kolmesta kulmassa kohtaavasta ruudusta.
landnam-lesson-end-turn = Mitään ei voi enää rakentaa, joten vuorosi on ohi. Jos jotakin voisi vielä rakentaa, päätät vuoron itse.
landnam-lesson-age = Heitettiin kahta noppaa: jokainen ruutu, jolla on se luku, antoi viereiselle tilalle kortin ja kylälle kaksi. Yksi tuottaneista ruuduista vanhenee: sen luku nousee yhdellä. Valitse se.
landnam-lesson-exchange = Neljä samanlaista korttia vaihtuu yhteen toisenlaiseen; lajin satamassa riittää kaksi. Vaihda.
landnam-lesson-give = Muidenkin kanssa voi käydä kauppaa. Kokoa tarjous kortti kerrallaan: ensin se, minkä annat.
landnam-lesson-want = Sitten se, minkä siitä haluat.
landnam-lesson-propose = Tarjoa se nyt kaikille ja katso, kuka suostuu.
landnam-lesson-village = Meren rannan tilasta voi tulla kylä: toinen talo, toinen piste ja kaksi korttia joka sadosta. Laajenna se.
landnam-lesson-settler = Rakennus voi asettaa uudisasukkaan viereiseen ruutuun. Hän tutkii sisämaata ja ottaa ruutunsa sadosta kaksi korttia, eivätkä rakennukset saa mitään. Rakenna sellainen.
landnam-lesson-swap = Kohtalokortti pelataan silloin, kun sen otsikko sanoo. Siirron sijasta voi myös vaihtaa kohtalokortin tavaraan. Tee niin.
landnam-lesson-order = Heitettiin seitsemän: satoa ei tule, vaan pidetään käräjät. Jokainen voi haastaa yksiköt, jotka ovat hänen rakennustensa tiellä. Sinä valitset, kuka aloittaa: aloita itse.
landnam-lesson-summon = Haasta hohtavan ruudun yksikkö: pane panokseksi kortteja siitä lajista, jota ruutu tuottaa. Vastaajan on pantava enemmän kuin sinä, tai hän häviää.
landnam-lesson-verdict = Jutun voittaja saa valkoisen merkin, pisteen. Hävinnyt yksikkö on lainsuojaton: voit karkottaa sen, ja seuraavilla käräjillä se poistuu laudalta ja antaa punaisen merkin, sekin pisteen. Yhdeksän taloa ei riitä kahteentoista pisteeseen: käräjöi.
