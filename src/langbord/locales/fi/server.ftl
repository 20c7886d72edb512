# Langbord, suomi: pöydät ja ihmiset palvelimella.

## Pöydässä
server-sat = { $name } istuutuu.
server-stood = { $player } nousee pöydästä.
server-kicked = { $player } pyydettiin pois pöydästä.
server-started = Peli alkaa.
server-undone =
    { $count ->
        [one] { $player } peruu yhden toimen.
       *[other] { $player } peruu { $count } tointa.
    }
server-retracted =
    { $count ->
        [one] { $player } peruu viimeisen toimen, kuten kaikki sopivat.
       *[other] { $player } peruu: kaikkien viimeiset { $count } tointa otetaan takaisin, kuten kaikki sopivat.
    }
server-hinted = { $player } pyytää vihjettä.
server-left = { $player } on lähtenyt; botti jatkaa.
server-time-over = Aika loppui: { $player }. Botti jatkaa.
server-returned = { $player } on palannut.
server-closed = Pöytä on suljettu.

## Toimista
server-conflict = Sillä välin tapahtui jotakin. Katso uudelleen.
server-illegal = ”{ $action }” ei nyt käy.
server-nothing-to-undo = Mitään peruttavaa ei ole.
server-not-playing = Tässä ei nyt pelata.
server-has-begun = Peli on jo alkanut.
server-other-commitment = Tämä ei ole jakajan lupaus tässä pöydässä; katso se uudelleen ennen kuin annat lukusi.
server-not-over = Peli ei ole vielä päättynyt.
server-not-your-turn = Ei ole sinun vuorosi.
server-your-turn = Nyt on sinun vuorosi.
server-no-hints = Tässä pöydässä pelataan ilman vihjeitä.
server-warming-up = Botti valmistautuu vielä. Kysy uudelleen minuutin kuluttua.
server-not-alone = Et ole tämän pöydän ainoa ihminen: botit pitävät tahtinsa.
server-away = Botti pelaa puolestasi. Ota ensin paikkasi takaisin.

## Paikoista
server-seat-taken = Paikka on varattu.
server-seat-empty = Paikalla ei istu ketään.
server-seats-empty = Kaikki paikat eivät ole vielä täynnä.
server-no-such-seat = Sellaista paikkaa ei ole.
server-no-such-bot = Bottia ”{ $bot }” ei ole.
server-not-seated = Et istu tässä pöydässä.

## Ihmisistä
server-name-taken = Nimi on varattu. Valitse toinen.
server-banned = Pääsysi tälle palvelimelle on estetty.
server-muted = Et saa kirjoittaa juuri nyt.
server-no-chat = Tällä palvelimella ei ole keskustelua.
server-no-guests = Tämä palvelin ei ota vieraita. Kirjaudu tilille.
server-no-accounts = Tämä palvelin ei ota uusia tilejä.
server-not-invited = Siihen tarvitaan kutsu. Kysy palvelimen ylläpitäjältä.
server-name-unclear = Nimessä on merkkejä, jotka eivät näy tai joita ei erota toisista. Valitse toinen.
server-name-reserved = Nimi on varattu boteille ja ylläpidolle. Valitse toinen.
server-wrong-password = Nimi tai salasana on väärä.
server-locked-out = Liian monta väärää salasanaa. Odota muutama minuutti.
server-who-are-you = Kerro ensin nimesi.
server-bad-token = Tunniste ei kelpaa.
server-other-origin = Pyyntö tuli toiselta sivustolta.

## Siitä mitä pyydetään
server-not-found = Täällä ei ole mitään.
server-forbidden = Et saa tehdä tuota.
server-after-the-end = Saat sen, kun peli on päättynyt.

## Pyynnöistä
server-invalid = Ei käy: { $detail }
server-bad-edition = Laitos ei kelpaa: { $detail }
server-no-such-edition = Laitosta ”{ $edition }” ei ole.
server-not-frozen = Tämä pöytä ei ole pysähdyksissä.
server-frozen-rules = Tämä pöytä on pysähdyksissä: sitä pelataan säännöillä, jotka eivät ole tämän palvelinversion säännöt. Mitään ei ole kadonnut.
server-frozen-edition = Tämä pöytä on pysähdyksissä: laitosta, jolla sitä pelataan, ei ole täällä. Mitään ei ole kadonnut.
server-frozen-log = Tämä pöytä on pysähdyksissä: sen loki ei johda sinne, minne se johti. Palvelimen ylläpitäjälle on ilmoitettu.
server-frozen-unreleased = Tämä pöytä on ensimmäistä julkaisua edeltävästä versiosta, eikä sitä voi enää näyttää.
server-empty = Siinä ei ole mitään.
server-too-long = Se on liian pitkä.
server-too-fast = Liikaa kerralla. Odota hetki.
server-too-much = Se oli liikaa työtä tälle palvelimelle, joten se keskeytettiin.
server-too-many = Sinulla on niitä liikaa.
server-too-slow = Yhteytesi ei pysynyt mukana.
server-failed = Palvelimella meni jokin vikaan.

## Complaints, and those who look after the server
server-report = Ilmoita
server-report-somebody = Ilmoita jostakusta
server-report-who = Kenestä?
server-report-why = Mikä on vialla?
server-report-sent = Kiitos. Palvelimen ylläpito lukee sen.
server-report-nobody = Täällä ei ole muita.
server-notice = Viesti palvelimen ylläpidolta
server-moderation = Valvonta
server-moderation-none = Kukaan ei valita.
server-moderation-of = { $reporter } valittaa: { $name }
server-moderation-table = Pöytään
server-moderation-words = Sanat hänelle tai lokiin
server-moderation-hours = Kuinka moneksi tunniksi
server-moderation-for-good = Tyhjä: pysyvästi
server-moderation-address = Myös osoite, josta hän tulee
server-moderation-warn = Varoita
server-moderation-mute = Mykistä
server-moderation-unmute = Salli puhua taas
server-moderation-ban = Estä pääsy
server-moderation-lift = Päästä taas
server-moderation-close = Sulje pöytä
server-moderation-hide = Piilota rivi
server-moderation-dismiss = Ei tarvetta toimia
server-moderation-appoint = Nimitetty
server-moderation-discharge = Vapautettu tehtävästä
server-moderation-log = Mitä on tehty
server-moderation-invite = Tee kutsu
server-moderation-accounts = Kuinka monelle tilille
server-invitation = Kutsu

## Ilmoituksista
server-bad-link = Osoitetta ei voi käyttää. Sen on johdettava avoimeen internetiin https-yhteydellä.
server-no-such-zone = Sellaista aikavyöhykettä ei ole.
server-no-mail = Tämä palvelin ei lähetä sähköpostia.
server-no-public-url = Palvelin ei tiedä omaa osoitettaan, ja tämä vaatii sen. Ylläpitäjä voi asettaa sen.
server-old-link = Linkki ei ole enää voimassa. Pyydä uusi.
server-bad-passkey = Pääsyavainta ei hyväksytty. Yritä uudelleen.
server-seat-kept = Paikka on varattu aiemmin täällä pelanneelle.
server-other-rating = Isäntä etsii eritasoisia pelaajia.

## Mistä kaikki sopivat
server-proposed = { $player } ehdottaa: { $what }.
server-proposal-pause = tauko
server-proposal-draw = tasapeli
server-proposal-abandon = pelin lopettaminen kesken
server-proposal-retract = ehdottajan viimeisen toimen peruminen
server-agreed = { $player } suostuu.
server-declined = { $player } jatkaa mieluummin.
server-pause-begins = Peli on tauolla; kellot seisovat.
server-pause-ends = Peli jatkuu.
server-rested =
    { $days ->
        [one] { $player } pitää vapaapäivän.
       *[other] { $player } pitää { $days } vapaapäivää.
    }
server-halted = Peli on tauolla.
server-proposed-already = Jotain on jo ehdotettu. Vastaa siihen ensin.
server-nothing-proposed = Mitään ei ole ehdotettu.
server-on-vacation = Olet jo lomalla.
server-no-vacation = Sinulla on tänä vuonna { $days } päivää jäljellä.
