# The browser client, suomi.

## The start page
web-tagline = Pitkä pöytä: istu alas ja pelaa
web-intro = Lautapelejä kaupasta, maasta ja laista. Heti botteja vastaan tai ystävien kanssa linkin kautta. Tiliä ei tarvita, ja jokainen kortti ja noppa voidaan tarkistaa jälkikäteen.
web-players = { $least }–{ $most } pelaajaa
web-play-now = Pelaa nyt
web-new-table = Uusi pöytä
web-learn = Opi pelaamalla
web-rules = Säännöt
web-tables = Avoimet pöydät
web-no-tables = Kukaan ei juuri nyt pelaa avoimesti. Avaa pöytä!
web-free-seat = vapaa paikka
web-seats-free =
    { $count ->
        [one] yksi paikka vapaana
       *[other] { $count } paikkaa vapaana
    }
web-status-waiting = odottaa
web-status-playing = pelataan
web-status-over = päättynyt
web-status-closed = suljettu
web-join = Liity linkillä
web-join-how = Pöydän linkki tai koodi
web-join-go = Siirry
web-guest-name = Vieras

## Every page
web-navigation = Sivut
web-settings = Asetukset
web-language = Kieli
web-light = Vaalea sivu
web-dark = Tumma sivu
web-to-start = Alkuun
web-close = Sulje
web-cancel = Peruuta
web-loading = Hetkinen …
web-reconnecting = Yhteys katkesi; yritetään uudelleen …
web-no-connection = Palvelimeen ei saada yhteyttä.
web-went-wrong = Jokin meni vikaan ({ $status }).

## Before a game
web-how-many = Pelaajia
web-seat = Paikka { $number }
web-open-seat = avoinna ihmisille
web-bot-random = Satunnainen botti
web-bot-greedy = Nopea botti
web-bot-easy = Helppo botti
web-bot-medium = Keskitason botti
web-bot-hard = Vaikea botti
web-bot-master = Mestaribotti
web-clock = Kello
web-clock-none = ei rajaa
web-clock-live = 10 minuuttia, 20 sekuntia vuoroa kohti
web-clock-fast = 3 minuuttia, 10 sekuntia vuoroa kohti
web-clock-slow = 3 päivää vuoroa kohti
web-listed = Näytä avointen pöytien luettelossa
web-hints-allowed = Pelaajat saavat pyytää vihjeitä
web-edition = Laitos
web-edition-standard = tavallinen
web-editions = Omat laitokset
web-editions-explained = Hinnat, kartat ja kortit ovat luettava tiedosto. Pelilaatikon omistaja voi syöttää, mitä siihen on painettu, jakaa pöydän linkin ja pelata juuri sitä.
web-edition-begin = Aloita mukana olevasta tiedostosta
web-edition-upload = Ota tiedosto:
web-edition-text = Laitos tekstinä (TOML)
web-edition-line = Rivi { $line }
web-edition-keep = Tarkista ja säilytä
web-edition-doubts = Laitos on tallessa. Epätodennäköiseltä näyttää tämä, kun et sano, että näin on painettu:
web-edition-play = Pelaa tällä: { $title }
web-editions-own = Syöttämäsi
web-open = Avaa pöytä
web-waiting-for-players = Odotetaan pelaajia
web-invite = Kuka tahansa, jolla on tämä linkki, voi liittyä:
web-copy = Kopioi
web-copied = Kopioitu
web-sit = Istu
web-add-bot = Lisää botti
web-remove = Poista
web-start = Aloita
web-leave = Poistu

## At the table
web-seats = Pelaajat
web-you = sinä
web-your-move = Sinun vuorosi
web-thinking = vuorossa
web-away = poissa
web-bot-plays-on = botti jatkaa
web-come-back = Palaa paikallesi
web-days-left = { $days } pv { $hours } t
web-waiting-for = Odotetaan: { $players }
web-may-step-in = Voit nyt puuttua peliin
web-choose = Valitse
web-explained = Mikä tämä on
web-would-change = Muuttaisi
web-undo = Kumoa
web-restart-turn = Aloita vuoro alusta
web-hint = Vihje
web-hint-thinking = Miettii …
web-hints-taken = vihjeitä: { $count }
web-log = Loki
web-chat = Juttelu
web-log-and-chat = Loki ja juttelu
web-no-chat = Kukaan ei ole vielä sanonut mitään.
web-say = Sano jotain
web-send = Lähetä
web-mute = Vaimenna
web-unmute = Kuule taas
web-look-at-moment = Katso tätä hetkeä
web-looking-back = Katsot aiempaa hetkeä.
web-to-now = Nykyhetkeen
web-moment = Hetki
web-moment-of = hetki { $moment } / { $count }
web-earlier = Aiemmin
web-later = Myöhemmin
web-board = Lauta
web-panels = Paneelit
web-tab-board = Lauta
web-tab-play = Pelaa
web-tab-log = Loki
web-zoom-in = Lähennä
web-zoom-out = Loitonna
web-text-view = Asema sanoin
web-help = Näppäimet
web-key-number = valitse luettelosta
web-key-arrows = liiku luettelossa ja valitse
web-key-escape = takaisin koko luetteloon
web-key-moments = aiemmat ja myöhemmät hetket

## The end
web-score-sheet = Pistetaulukko
web-rematch = Uusintapeli
web-download = Lataa pelitallenne
web-film = Peli filminä
web-what-if = Mitä jos? Jatka tästä
web-review = Katsaus
web-reviewing = Botti käy pelin läpi; havainnot näkyvät sitä mukaa kuin ne valmistuvat.
web-chances = Kunkin voiton mahdollisuus pelin kuluessa
web-eyes = Kenen silmin
web-share = Kopioi linkki tähän hetkeen
web-end-as-draw = Päätä tasapelinä
web-leave-to-bot = Poistu ja anna botin jatkaa

## Fairness
web-fairness = Reiluus

## Rules
web-nutshell = Lyhyesti
web-numbered-rules = Kaikki säännöt numeroituina
web-rules-in-english = Numeroidut säännöt on kirjoitettu englanniksi.
web-cards = Kaikki kortit ja mitä ne tekevät

## Settings
web-theme = Ulkoasu
web-theme-auto = kuten järjestelmä
web-theme-light = vaalea
web-theme-dark = tumma
web-guest-name-wish = Nimeni vieraana
web-sound = Äänet: vuoroni, siirrot, kello
web-volume = Äänenvoimakkuus
web-notify = Ilmoitus, kun on vuoroni
web-confirm = Kysy, ennen kuin napsautus laudalla vaikuttaa
web-grey = Näytä kaikki harmaana (näet, ettei mitään kerrota pelkällä värillä)

## People
web-account = Tili
web-account-why = Tili säilyttää pelisi ja vahvuuslukusi. Voit pelata ilmankin.
web-name = Nimi
web-password = Salasana
web-log-in = Kirjaudu
web-log-out = Kirjaudu ulos
web-register = Luo tili
web-profile = Profiili
web-export = Kaikki minusta tallennettu
web-log-out-everywhere = Kirjaudu ulos kaikkialta
web-password-old = Vanha salasana
web-password-new = Uusi salasana
web-password-change = Vaihda
web-tokens = Avaimet ohjelmille
web-tokens-why = Oma ohjelmasi, esimerkiksi botti, näyttää avaimensa salasanan sijasta. Jolla on avain, voi toimia nimissäsi.
web-token-drop = Peru { $label }
web-token-secret = Avain: { $label }. Se näytetään vain nyt:
web-token-label = Mihin sitä käytetään
web-token-new = Luo avain
web-forget-me = Unohda minut
web-forget-me-why = Kaikki sinusta tallennettu poistetaan: tili, vahvuusluvut, sanomasi. Botit jatkavat paikoillasi, ja vanhoista peleistä katoaa nimesi. Tätä ei voi perua.
web-forget-me-now = Poista kaikki
web-games = Pelit
web-game = Peli
web-rating = Vahvuusluku
web-leaderboard = Tulostaulu
web-rank = Sija
web-wins = Voitot
web-higher = Ylemmäs
web-lower = Alemmas
web-no-standings = Kenelläkään ei ole vielä vahvuuslukua tässä pelissä. Peli lasketaan, kun vähintään kaksi tilin omistajaa pelaa sen loppuun.
web-rating-explained = Vahvuusluku on se, mistä olemme pelien jälkeen varmoja: se nousee voitoista, eniten vahvoja vastaan, ja varmuuden kasvaessa.
web-no-games = Ei vielä.

## The guide: a word on what is asked, while learning
web-guide-off = Piilota opas
web-guide-wish = Näytä opas pelatessa
web-recap-again = Näytä uudelleen
web-recap-hours =
    { $count ->
        [one] tunti sitten
       *[other] { $count } tuntia sitten
    }
web-recap-days =
    { $count ->
        [one] päivä sitten
       *[other] { $count } päivää sitten
    }
web-motion = Näytä siirrot
web-motion-slow = hitaasti
web-motion-normal = tavalliseen tahtiin
web-motion-fast = nopeasti
web-motion-off = ei
web-motion-bots = Kun pelaat yksin bottien kanssa, nekin noudattavat tätä tahtia.
web-skip = Siirry omaan vuoroon
web-ahead = Pelaa heti, kun on vuoroni …
web-ahead-more = Ja sitten …
web-ahead-question = Mitä teet heti, kun on vuorosi?
web-ahead-none = Kukaan ei vielä tiedä, mitä voit tehdä.
web-ahead-plans = Heti kun on vuorosi, jos se silloin on mahdollista:
web-ahead-cancel = Peru
web-ahead-dropped = ”{ $what }” ei ollut mahdollista, kun tuli vuorosi, joten mitään valitsemastasi ei tehty.
web-passes = Siirrä puolestani, kun voin tehdä vain yhden asian
web-log-earlier = Aiemmat vuorot
web-log-newest = Uusin
web-log-points =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    }
web-play-moments = Toista tästä
web-pause = Tauko

## The legend: what the marks on the table mean
web-legend = Merkkien selitys
web-mark-legal = voidaan valita
web-mark-chosen = valittu tai osoitettu
web-mark-hinted = botin suosittelema
web-mark-fresh = juuri muuttunut
web-mark-mine = oma
web-mark-done = mitä muut tekivät edellisen vuorosi jälkeen
web-mark-against = mikä siitä osui sinuun

## Small ones
web-to-content = Siirry toimintoihin
web-unread =
    { $count ->
        [one] yksi uusi rivi
       *[other] { $count } uutta riviä
    }
web-leave-table = Poistu pöydästä
web-leave-explained = Botti jatkaa paikallasi. Voit ottaa paikkasi takaisin niin kauan kuin peli jatkuu.

## Omat pelit
web-your-turn = Sinun vuorosi
web-your-games = Pelisi
web-waits-for = odottaa: { $names }
web-invited-by = { $name } kutsuu sinut
web-seen = Nähty
web-show-all = Näytä kaikki { $count }
web-more-wait =
    { $count ->
        [one] Vielä yksi odottaa sinua
       *[other] Vielä { $count } odottaa sinua
    }

## Ihmisten löytäminen
web-with-people = Pelaa ihmisten kanssa
web-seek = Etsi pelaajia
web-seek-how = Pisimpään odottanut on ensin, ja samantasoiset; mitä kauemmin odotat, sitä useampi muu kelpaa.
web-seek-bots = Minuutin kuluttua botit saavat täyttää pöydän, jos kaikki suostuvat
web-seeking = Etsitään pelaajia … { $seconds } sekuntia
web-seeking-others =
    { $count ->
        [one] Yksi muu odottaa samaa.
       *[other] { $count } muuta odottaa samaa.
    }
web-pool =
    { $count ->
        [one] Yksi odottaa: { $players } pelaajaa, { $clock }
       *[other] { $count } odottaa: { $players } pelaajaa, { $clock }
    }
web-any = kaikki
web-lobby-filter = Rajaa …
web-lobby-live = nyt, yhdellä istumalla
web-lobby-slow = päivien aikana
web-lobby-seats = vapaa paikka
web-lobby-rating = joihin vahvuuslukuni sopii
web-lobby-none = Sellaista pöytää ei ole.
web-seek-beginners = Aloittelijat tervetulleita
web-seek-language = Pöydän kieli
web-seek-from = vahvuusluku vähintään { $rating }
web-seek-to = vahvuusluku enintään { $rating }
web-clock-day = päivä vuoroa kohti
web-clock-week = viikko vuoroa kohti
web-clock-other = { $minutes } minuutin kello
web-clock-hours = { $clock }; kellot käyvät { $from }–{ $until } ({ $zone })
web-clock-stands = Kello seisoo: nyt ei ole peliaika.
web-playing-hours = Kellot käyvät vain tiettyinä vuorokauden tunteina
web-hours-from = Alkaen
web-hours-until = Asti
web-players-count =
    { $count ->
        [one] yksi pelaaja
       *[other] { $count } pelaajaa
    }
web-opened-by = avannut { $name }
web-begins-itself = Alkaa itsestään, kun kaikki paikat ovat täynnä
web-bots-after = Botit ottavat vapaat paikat
web-bots-never = ei koskaan
web-bots-minutes =
    { $minutes ->
        [one] minuutin kuluttua
       *[other] { $minutes } minuutin kuluttua
    }
web-bots-come =
    { $minutes ->
        [one] Botit ottavat vapaat paikat minuutin kuluttua; istuutuja suostuu siihen
       *[other] Botit ottavat vapaat paikat { $minutes } minuutin kuluttua; istuutuja suostuu siihen
    }
web-seat-kept = varattu aiemmin pelanneelle
web-seat-yours = varattu sinulle
web-take-kept = Ota paikkani
web-rematch-offered = { $name } haluaa pelata uudestaan.
web-table-full = Pöytä on täynnä
web-kick = Pyydä lähtemään
web-block = Estä
web-invite-name = Jonkun nimi
web-invite-send = Kutsu
web-invite-sent = Kutsuttu: { $names }
web-people = Seuraamasi ihmiset
web-is-on = paikalla
web-is-off = poissa
web-follow = Seuraa
web-unfollow = Lopeta seuraaminen
web-opponent = Vastustaja
web-before = Edellä heitä
web-curve = Vahvuusluku, { $game }: { $low }–{ $high }, nyt { $last }
web-decline = Ei kiitos
web-agree = Suostun
web-play-on = Jatketaan
web-propose = Ehdota …
web-propose-pause = Tauko, kunnes joku jatkaa
web-propose-draw = Tasapeli
web-propose-abandon = Pelin lopettaminen kesken
web-propose-retract = Viimeisen toimesi peruminen
web-proposed-you = Odotetaan muiden suostumusta.
web-halted = Peli on tauolla; kellot seisovat.
web-resume = Jatka
web-notify-table = Ilmoitukset tästä pöydästä
web-notify-usual = kuten muistakin
web-notify-now = heti
web-notify-daily = kerran päivässä
web-notify-never = ei koskaan
