# Landnám: pages and board in the browser, Finnish.

landnam-about = Tutki tuntematonta saarta, asuta se ja käy siitä oikeutta käräjillä.

landnam-panel-case = Juttu ruudusta { $cell }: panoksena { $kind }
landnam-panel-prosecution = Kantaja
landnam-panel-defence = Vastaaja
landnam-panel-staked = panostettu
landnam-panel-must-lay = panostettava vähintään { $count }
landnam-panel-offered = Juttua tarjotaan: { $player }.
landnam-panel-gives = { $player } antaa
landnam-panel-wants = ja haluaa
landnam-panel-you-give = Annat
landnam-panel-you-want = Haluat
landnam-panel-offer = Tee tarjous
landnam-panel-costs = Mitä mikin maksaa
landnam-panel-settler = uudisasukas
landnam-panel-ship = laiva
landnam-panel-farm = tila
landnam-panel-village = kylä

landnam-talk-trade = Kauppa
landnam-talk-unasked = Tee tarjous: { $player }
landnam-talk-offer = Tarjous
landnam-talk-thing = Käräjät
landnam-talk-to = kenelle: { $players }
landnam-talk-draft = ei vielä tarjottu
landnam-talk-everybody = Ketään ei ole nimetty: kaikille.
landnam-talk-accept = Hyväksy
landnam-talk-counter = Vastatarjous
landnam-talk-lacks = Sinulla ei ole pyydettyjä kortteja.
landnam-talk-less = { $side }: { $kind }, yksi vähemmän
landnam-talk-more = { $side }: { $kind }, yksi lisää
landnam-talk-waits = Vastausvuorossa: { $players }.
landnam-talk-you = Sinun on vastattava.
landnam-talk-standing-thing = Et pelaa korttia näillä käräjillä enää.
landnam-talk-standing-always = Et pelaa korttia millään käräjillä, ennen kuin sanot.
landnam-talk-accuses = { $player } haastaa pelaajan { $other } ruudusta { $cell } ({ $piece }).
landnam-talk-lay = Pane
landnam-talk-verdict = { $player } voittaa, ellei juttua keskeytetä.

landnam-wait-trade = { $active } käy kauppaa.
landnam-wait-offer = { $active } on tehnyt tarjouksen; vastausvuorossa: { $players }.
landnam-wait-offer-own = Tarjouksesi odottaa vastausta: { $players }.
landnam-wait-counter = { $active } harkitsee vastatarjousta.
landnam-wait-answer = Jutussa vastausvuorossa: { $players }.
landnam-wait-handover = Jutun voi ottaa hoitaakseen: { $players }.
landnam-wait-verdict = Juttu ratkaistaan. Odotetaan: { $players }.
landnam-wait-closing = Mustat merkit jaetaan. Odotetaan: { $players }.

landnam-guide-move = Siirrä yhtä yksikköä. Tuntemattomaan astuva tutkii sen ja löytää maata, luvun ja usein paikan tilalle.
landnam-guide-trade = Kokoa tarjous: anna, pyydä ja tarjoa kaikille tai yhdelle. Neljä samanlaista korttia vaihtuu yhteen, satamassa kaksi.
landnam-guide-build = Tila rakennetaan yksikkösi ruudun kulmaan. Talot ovat pisteitä; sinulla on yhdeksän.
landnam-guide-ageing = Yksi tuottanut ruutu vanhenee: sen luku nousee yhdellä, 6 muuttuu 8:ksi ja 12 muuttuu 2:ksi. Se parantaa pieniä lukuja ja huonontaa suuria.
landnam-guide-plaintiff = Haasta yksikkö, joka seisoo rakennuksesi viereisessä ruudussa. Molemmat panostavat sen ruudun lajin kortteja; se, joka ei voi ylittää toista, häviää.
landnam-guide-answer = Pane enemmän kortteja kuin vastapuoli, luovuta juttu tai anna periksi.

landnam-option-stakes = Panokset jutussa
landnam-option-stakes-one-kind = yhtä lajia
landnam-option-stakes-any-kind = mitä tahansa lajia
landnam-option-flight = Pakeneva yksikkö
landnam-option-flight-sheds-tokens = jättää merkkinsä
landnam-option-flight-keeps-tokens = pitää merkkinsä
landnam-option-harbour-sites = Satama vaatii
landnam-option-harbour-sites-sea-without = meriruudun, jossa ei ole satamaa
landnam-option-harbour-sites-land-without = maaruudun, jonka äärellä ei ole satamaa
landnam-option-offers = Tarjouksia kauppavaiheessa enintään
landnam-option-turns = Tasapeli näin monen vuoron jälkeen (0: ei koskaan)
landnam-option-open-hands = Avoimet kädet

landnam-drawing-harvest = Heitetään 8. Vasemmalla: tila saa yhden kortin, kylä kaksi. Oikealla: uudisasukas ottaa kaksi eikä tila saa mitään.
landnam-drawing-case = Juttu niityllä seisovasta uudisasukkaasta: kantaja on panostanut kolme lammasta, vastaaja vain kaksi. Voittaja saa valkoisen merkin, punainen tekee uudisasukkaasta lainsuojattoman; valkoiset, punaiset ja mustat merkit ovat kukin pisteen.
landnam-drawing-explore = Laiva astuu tuntemattomaan: vihreä noppa kertoo maaston, punainen luvun, ja löytäjä saa kortin siitä, mitä ruutu tuottaa.
landnam-drawing-corners = Tila seisoo kulmassa, jossa kolme ruutua kohtaa; paksu viiva on reuna. Yhden reunan päähän (katkoviiva) ei saa rakentaa, kahden reunan päähän (täysi piste) saa.

landnam-mark-case = ruutu, josta juttu käydään
landnam-mark-outlaw = lainsuojaton
