# The browser client, Nederlands.

## The start page
web-tagline = De lange tafel: schuif aan en speel
web-intro = Bordspellen over handel, land en recht. Meteen tegen bots, of met vrienden via een link. Een account is niet nodig, en elke kaart en dobbelsteen is achteraf na te gaan.
web-players = { $least } tot { $most } spelers
web-play-now = Speel nu
web-new-table = Nieuwe tafel
web-learn = Leer al spelend
web-rules = Spelregels
web-tables = Open tafels
web-no-tables = Er wordt nu nergens openbaar gespeeld. Open een tafel!
web-free-seat = vrije plaats
web-seats-free =
    { $count ->
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-status-waiting = wacht
web-status-playing = wordt gespeeld
web-status-over = afgelopen
web-status-closed = gesloten
web-join = Meedoen via link
web-join-how = Link of code van de tafel
web-join-go = Ga erheen
web-guest-name = Gast

## Every page
web-navigation = Pagina’s
web-settings = Instellingen
web-language = Taal
web-light = Lichte pagina
web-dark = Donkere pagina
web-to-start = Naar het begin
web-close = Sluiten
web-cancel = Annuleren
web-loading = Een ogenblik …
web-reconnecting = De verbinding is weg; nieuwe poging …
web-no-connection = De server is niet bereikbaar.
web-went-wrong = Er ging iets mis ({ $status }).

## Before a game
web-how-many = Spelers
web-seat = Plaats { $number }
web-open-seat = open voor mensen
web-bot-random = Willekeurige bot
web-bot-greedy = Snelle bot
web-bot-easy = Makkelijke bot
web-bot-medium = Gemiddelde bot
web-bot-hard = Moeilijke bot
web-bot-master = Meesterbot
web-clock = Klok
web-clock-none = geen limiet
web-clock-live = 10 minuten, 20 seconden per beurt
web-clock-fast = 3 minuten, 10 seconden per beurt
web-clock-slow = 3 dagen per beurt
web-listed = In de lijst van open tafels tonen
web-hints-allowed = Spelers mogen om hints vragen
web-edition = Editie
web-edition-standard = de gewone
web-editions = Eigen edities
web-editions-explained = Kosten, kaarten en plattegronden zijn een leesbaar bestand. Wie de doos heeft kan invoeren wat erin gedrukt staat, de link van een tafel delen en precies dat spelen.
web-edition-begin = Begin met het ingebouwde bestand
web-edition-upload = Neem een bestand:
web-edition-text = De editie als tekst (TOML)
web-edition-line = Regel { $line }
web-edition-keep = Controleren en bewaren
web-edition-doubts = Hij is bewaard. Wat er onwaarschijnlijk uitziet waar je niet zegt dat het zo gedrukt staat:
web-edition-play = Hiermee spelen: { $title }
web-editions-own = Door jou ingevoerd
web-open = Tafel openen
web-waiting-for-players = Wachten op spelers
web-invite = Wie deze link heeft, kan meedoen:
web-copy = Kopiëren
web-copied = Gekopieerd
web-sit = Ga zitten
web-add-bot = Bot toevoegen
web-remove = Verwijderen
web-start = Beginnen
web-leave = Weggaan

## At the table
web-seats = Spelers
web-you = jij
web-your-move = Jij bent aan zet
web-thinking = aan zet
web-away = weg
web-bot-plays-on = een bot speelt door
web-come-back = Neem je plaats weer in
web-days-left = { $days } d { $hours } u
web-waiting-for = Wachten op { $players }
web-may-step-in = Je mag nu ingrijpen
web-choose = Kies
web-explained = Wat dit is
web-would-change = Zou veranderen
web-undo = Ongedaan maken
web-restart-turn = Beurt opnieuw beginnen
web-hint = Hint
web-hint-thinking = Denkt na …
web-hints-taken = hints: { $count }
web-log = Verslag
web-chat = Chat
web-log-and-chat = Verslag en chat
web-no-chat = Nog niemand heeft iets gezegd.
web-say = Zeg iets
web-send = Versturen
web-mute = Dempen
web-unmute = Weer horen
web-look-at-moment = Bekijk dit moment
web-looking-back = Je bekijkt een eerder moment.
web-to-now = Naar nu
web-moment = Moment
web-moment-of = moment { $moment } van { $count }
web-earlier = Eerder
web-later = Later
web-board = Bord
web-panels = Panelen
web-tab-board = Bord
web-tab-play = Spelen
web-tab-log = Verslag
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-text-view = De stelling in woorden
web-help = Toetsen
web-key-number = kiezen uit de lijst
web-key-arrows = door de lijst lopen en kiezen
web-key-escape = terug naar de hele lijst
web-key-moments = eerdere en latere momenten

## The end
web-score-sheet = Scoreblad
web-rematch = Revanche
web-download = Partij downloaden
web-film = Het spel als filmpje
web-what-if = Wat als? Speel vanaf hier verder
web-review = Terugblik
web-reviewing = Een bot denkt de partij door; wat hij vindt, verschijnt meteen.
web-chances = Ieders winstkans door de partij heen
web-eyes = Door de ogen van
web-share = Link naar dit moment kopiëren
web-end-as-draw = Als remise beëindigen
web-leave-to-bot = Weggaan en een bot laten doorspelen

## Fairness
web-fairness = Eerlijkheid

## Rules
web-nutshell = In het kort
web-numbered-rules = Elke regel, genummerd
web-rules-in-english = De genummerde regels zijn in het Engels geschreven.
web-cards = Alle kaarten en wat ze doen

## Settings
web-theme = Weergave
web-theme-auto = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-guest-name-wish = Mijn naam als gast
web-sound = Geluiden: mijn beurt, wat beweegt, de klok
web-volume = Volume
web-notify = Een melding als ik aan zet ben
web-confirm = Vragen voordat een klik op het bord geldt
web-grey = Alles in grijs tonen (om te zien dat geen kleur alleen staat)

## People
web-account = Account
web-account-why = Een account bewaart je partijen en ratings. Zonder kun je ook spelen.
web-name = Naam
web-password = Wachtwoord
web-log-in = Inloggen
web-log-out = Uitloggen
web-register = Account maken
web-profile = Profiel
web-export = Alles wat van mij bewaard wordt
web-log-out-everywhere = Overal uitloggen
web-password-old = Oud wachtwoord
web-password-new = Nieuw wachtwoord
web-password-change = Wijzigen
web-tokens = Sleutels voor programma’s
web-tokens-why = Een programma van jou, zoals een bot, toont zijn sleutel in plaats van een wachtwoord. Wie een sleutel heeft, kan in jouw naam handelen.
web-token-drop = { $label } intrekken
web-token-secret = De sleutel van { $label }, alleen nu te zien:
web-token-label = Waarvoor
web-token-new = Sleutel maken
web-forget-me = Vergeet mij
web-forget-me-why = Alles wat van je bewaard wordt, wordt gewist: account, ratings, wat je gezegd hebt. Bots spelen op jouw plaatsen verder en oude partijen verliezen je naam. Dit kan niet ongedaan gemaakt worden.
web-forget-me-now = Alles wissen
web-games = Partijen
web-game = Spel
web-rating = Rating
web-leaderboard = Ranglijst
web-rank = Plaats
web-wins = Gewonnen
web-higher = Hoger
web-lower = Lager
web-no-standings = Nog niemand heeft een rating in dit spel. Een partij telt als twee of meer mensen met een account haar uitspelen.
web-rating-explained = De rating is wat we na de gespeelde partijen zeker weten: hij stijgt met winst, meer tegen sterken, en met zekerheid.
web-no-games = Nog geen.

## The guide: a word on what is asked, while learning
web-guide-off = Gids verbergen
web-guide-wish = Gids tonen tijdens het spelen
web-recap-again = Nog eens tonen
web-recap-hours =
    { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
web-recap-days =
    { $count ->
        [one] een dag geleden
       *[other] { $count } dagen geleden
    }
web-motion = Zetten tonen
web-motion-slow = langzaam
web-motion-normal = op gewone snelheid
web-motion-fast = snel
web-motion-off = niet
web-motion-bots = Waar je alleen tussen bots speelt, houden ook zij dit tempo aan.
web-skip = Door naar mijn zet
web-ahead = Spelen zodra ik aan de beurt ben …
web-ahead-more = En dan …
web-ahead-question = Wat doe je zodra je aan de beurt bent?
web-ahead-none = Nog niemand weet wat je zult kunnen doen.
web-ahead-plans = Zodra je aan de beurt bent, als het dan kan:
web-ahead-cancel = Laat maar
web-ahead-dropped = ‘{ $what }’ kon niet toen je aan de beurt was; daarom is niets gedaan van wat je had gekozen.
web-passes = Zet voor mij waar ik maar één ding kan doen
web-log-earlier = Eerdere beurten
web-log-newest = Nieuwste
web-log-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-play-moments = Vanaf hier afspelen
web-pause = Pauze

## The legend: what the marks on the table mean
web-legend = Legenda
web-mark-legal = kan gekozen worden
web-mark-chosen = is gekozen of aangewezen
web-mark-hinted = aangeraden door een bot
web-mark-fresh = is zojuist veranderd
web-mark-mine = van jou
web-mark-done = wat de anderen sinds je laatste beurt deden
web-mark-against = wat jou daarvan trof

## Small ones
web-to-content = Naar wat je kunt doen
web-unread =
    { $count ->
        [one] één nieuwe regel
       *[other] { $count } nieuwe regels
    }
web-leave-table = Verlaat de tafel
web-leave-explained = Een bot speelt verder op je plaats. Zolang het spel duurt, kun je je plaats terugnemen.

## Eigen spellen
web-your-turn = Jij bent aan zet
web-your-games = Jouw spellen
web-waits-for = wacht op { $names }
web-invited-by = { $name } nodigt je uit
web-seen = Gezien
web-show-all = Toon alle { $count }
web-more-wait =
    { $count ->
        [one] Er wacht er nog een op je
       *[other] Er wachten er nog { $count } op je
    }

## Mensen vinden
web-with-people = Met mensen spelen
web-seek = Zoek mensen
web-seek-how = Wie het langst wacht gaat voor, en wie van jouw sterkte is; hoe langer je wacht, hoe meer anderen volstaan.
web-seek-bots = Na een minuut mogen bots aanvullen, als iedereen dat goed vindt
web-seeking = Mensen zoeken … { $seconds } seconden
web-seeking-others =
    { $count ->
        [one] Nog één wacht op hetzelfde.
       *[other] Nog { $count } wachten op hetzelfde.
    }
web-pool =
    { $count ->
        [one] Eén wacht: { $players } spelers, { $clock }
       *[other] { $count } wachten: { $players } spelers, { $clock }
    }
web-any = alles
web-lobby-filter = Zoek naar …
web-lobby-live = nu, in één keer
web-lobby-slow = over meerdere dagen
web-lobby-seats = met een vrije plaats
web-lobby-rating = waar mijn rating welkom is
web-lobby-none = Zo’n tafel is er niet.
web-seek-beginners = Beginners zijn welkom
web-seek-language = Taal aan tafel
web-seek-from = rating vanaf { $rating }
web-seek-to = rating tot { $rating }
web-clock-day = een dag per beurt
web-clock-week = een week per beurt
web-clock-other = een klok van { $minutes } minuten
web-clock-hours = { $clock }; klokken lopen van { $from } tot { $until } ({ $zone })
web-clock-stands = De klok staat stil: het is buiten de speeltijden.
web-playing-hours = Klokken lopen alleen op bepaalde uren van de dag
web-hours-from = Van
web-hours-until = Tot
web-players-count =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
web-opened-by = geopend door { $name }
web-begins-itself = Begint vanzelf als alle plaatsen bezet zijn
web-bots-after = Bots nemen vrije plaatsen
web-bots-never = nooit
web-bots-minutes =
    { $minutes ->
        [one] na een minuut
       *[other] na { $minutes } minuten
    }
web-bots-come =
    { $minutes ->
        [one] Bots nemen wat vrij is na een minuut; wie gaat zitten stemt daarmee in
       *[other] Bots nemen wat vrij is na { $minutes } minuten; wie gaat zitten stemt daarmee in
    }
web-seat-kept = bewaard voor iemand die eerder meespeelde
web-seat-yours = bewaard voor jou
web-take-kept = Neem mijn plaats
web-rematch-offered = { $name } wil nog een keer spelen.
web-table-full = De tafel is vol
web-kick = Verzoek te gaan
web-block = Blokkeer
web-invite-name = Iemands naam
web-invite-send = Nodig uit
web-invite-sent = Uitgenodigd: { $names }
web-people = Mensen die je volgt
web-is-on = is er
web-is-off = is er niet
web-follow = Volg
web-unfollow = Niet meer volgen
web-opponent = Tegenstander
web-before = Voor hen geëindigd
web-curve = Rating in { $game }: tussen { $low } en { $high }, nu { $last }
web-decline = Nee, dank je
web-agree = Akkoord
web-play-on = Speel door
web-propose = Stel voor …
web-propose-pause = Een pauze, tot iemand verdergaat
web-propose-draw = Remise
web-propose-abandon = Het spel opgeven
web-propose-retract = Je laatste actie terugnemen
web-proposed-you = Wachten tot de anderen akkoord gaan.
web-halted = Het spel is gepauzeerd; de klokken staan stil.
web-resume = Ga verder
web-notify-table = Berichten over deze tafel
web-notify-usual = zoals van de andere
web-notify-now = meteen
web-notify-daily = één keer per dag
web-notify-never = nooit
