# Langbord, suomi: se, mikä ei kuulu mihinkään peliin.

## Luettelot
core-and = { $first } ja { $last }
core-times = { $count }× { $item }

## Pelaajat
core-player = Pelaaja
core-player-number = Pelaaja { $number }
core-place =
    { $place ->
       *[other] { $place }. sija
    }

## Pöydässä
core-bots-prepare = Botit valmistautuvat; ensimmäisellä kerralla siihen menee minuutti.
core-bots-instead = ”{ $level }” laskee siirtoja eteenpäin, mihin tarvitaan { $extra }; sen sijasta pelaa ”{ $other }”.
core-welcome = Kirjoita sen numero, mitä haluat tehdä. ? antaa ohjeita, rules kertoo säännöt lyhyesti.
core-fair = Jakaja on lukinnut salaisen avaimen, josta jokainen kortti tulee. Jälkikäteistä todistusta varten avaimen SHA-256-tiiviste:
core-your-move = { $player }, nyt on sinun vuorosi.
core-how-to-choose = Numero tai toiminto sanoin; ? antaa ohjeita.
core-which = Mikä? Numero, tai Enter, jos ei mikään:
core-confirm = Enter päättää vuorosi, undo peruu sen:
core-interrupt = Voit nyt puuttua peliin; Enter antaa pelin jatkua.
core-hand-over = Nyt ruutua saa katsoa { $player }.
core-press-enter = Enter, kun kukaan muu ei katso:

## Vastaukset
core-no-such-number = Luettelossa ei ole numeroa { $number }; viimeinen on { $last }.
core-ambiguous = ”{ $text }” voi tarkoittaa monta asiaa:
core-not-possible = ”{ $text }” ei ole nyt mahdollinen. Enter näyttää luettelon uudelleen, ? antaa ohjeita.
core-none-chosen = Mitään ei valittu.
core-nothing-to-undo = Peruttavaa ei ole: jotakin uutta on paljastunut, tai joku muu on jo pelannut.
core-undone = Peruttu.
core-saved = Peli on tallennettu: { $file }. Tiedostossa on jakajan avain: sen lukija voi ennustaa kortit.
core-left =
    Peli on tallessa. Näin jatkat sitä:
    { $command }

## Ohjeet
core-help =
    Numero valitsee luettelosta. Voit myös kirjoittaa toiminnon, esimerkiksi:
    { $example }
    Osakin riittää, kunhan siihen sopii vain yksi toiminto.

    ?              nämä ohjeet
    rules          säännöt lyhyesti
    board          pöytä uudelleen
    list           pelilauta luettelona
    log            kaikki, mitä on tapahtunut
    hint           mitä botti tekisi; kysymisestä jää merkintä tallenteeseen
    undo           peru viimeisin toimintosi, kunhan mitään uutta ei ole paljastunut
    save TIEDOSTO  tallenna peli tiedostoon
    language KOODI { $languages }
    quit           poistu; peli tallentuu, ja sitä voi jatkaa

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Pelaajat
core-field-turn = Vuoro
core-field-points = Pisteet
core-field-hand = Käsi
core-field-round = Kierros

## Pelin jälkitarkastelu
core-review-by-net = Voiton mahdollisuudet pelin verkon mukaan; päätökset hauilla, joissa { $iterations } kierrosta
core-review-by-play = Voiton mahdollisuudet peliä jatkamalla; päätökset hauilla, joissa { $iterations } kierrosta
core-review-along = pelin kuluessa
core-review-mistakes = selviä virheitä
core-review-luck = onni
core-review-no-luck = Onnen osuutta ei voi sanoa tässä: siihen tarvitaan verkko, joka arvioi joka paikan joka hetki.
core-review-costliest = Eniten maksaneet päätökset:
core-review-instead = { $done } – parempi: { $better }
core-review-nothing = Mikään päätös ei maksanut selvästi paljon.
core-review-dealt = Mitä jakaja antoi ja otti siihen verrattuna, mitä muuta olisi voinut tulla:
core-hint-explained = Mitä botti tekisi, ja sen näkemä voiton mahdollisuus. Kysymisestä jää merkintä tallenteeseen.
core-hint-needs = Vihjettä varten lasketaan siirtoja eteenpäin, mihin tarvitaan { $extra }.
core-hint-action = toiminto
core-hint-visits = tutkittu
core-hint-chance = voiton mahdollisuus

## Loppu
core-winner =
    { $count ->
        [one] { $players } voittaa!
       *[other] { $players } jakavat voiton!
    }
core-lost = Peli on hävitty.
core-total = Yhteensä
core-kept =
    Pelin pöytäkirja on tallessa. Näin todistat, ettei kortteihin ole kajottu:
    { $command }

# Why something does not react
core-not-your-turn = Ei ole sinun vuorosi.
core-no-such-thing = Sellaista ei ole tässä laitoksessa.
core-not-now = Ensin kysytään muuta.
core-not-there = Siinä ei voi nyt tehdä mitään.
core-not-again = Sen voi tehdä kerran, ja se on tehty.
core-not-near = Laivasi ei ole sen vieressä.
core-not-free = Sen omistaa { $player }.
core-not-enough = Tarvitset { $need }, sinulla on { $have } ({ $what }).
core-recap = Edellisen vuorosi jälkeen
core-recap-more = { $player }: { $count } lisää ({ $what }).
core-recap-less = { $player }: { $count } vähemmän ({ $what }).
core-outcome = { $outcome }
