# The browser client, bokmål.

## The start page
web-tagline = Langbordet: sett deg og spill
web-intro = Brettspill om handel, land og lov. Straks mot boter, eller med venner via en lenke. Du trenger ingen konto, og hvert kort og hver terning kan etterprøves.
web-players = { $least } til { $most } spillere
web-play-now = Spill nå
web-new-table = Nytt bord
web-learn = Lær mens du spiller
web-rules = Regler
web-tables = Åpne bord
web-no-tables = Ingen spiller åpent akkurat nå. Åpne et bord!
web-free-seat = ledig plass
web-seats-free =
    { $count ->
        [one] én plass ledig
       *[other] { $count } plasser ledige
    }
web-status-waiting = venter
web-status-playing = spilles
web-status-over = ferdig
web-status-closed = stengt
web-join = Bli med via lenke
web-join-how = Lenke til bordet eller kode
web-join-go = Gå dit
web-guest-name = Gjest

## Every page
web-navigation = Sider
web-settings = Innstillinger
web-language = Språk
web-light = Lys side
web-dark = Mørk side
web-to-start = Til startsiden
web-close = Lukk
web-cancel = Avbryt
web-loading = Et øyeblikk …
web-reconnecting = Forbindelsen er borte; prøver igjen …
web-no-connection = Tjeneren kan ikke nås.
web-went-wrong = Noe gikk galt ({ $status }).

## Before a game
web-how-many = Spillere
web-seat = Plass { $number }
web-open-seat = åpen for folk
web-bot-random = Tilfeldig bot
web-bot-greedy = Rask bot
web-bot-easy = Lett bot
web-bot-medium = Middels bot
web-bot-hard = Vanskelig bot
web-bot-master = Mesterbot
web-clock = Klokke
web-clock-none = ingen grense
web-clock-live = 10 minutter, 20 sekunder per tur
web-clock-fast = 3 minutter, 10 sekunder per tur
web-clock-slow = 3 dager per tur
web-listed = Vis det i listen over åpne bord
web-hints-allowed = Spillerne kan be om tips
web-edition = Utgave
web-edition-standard = den vanlige
web-editions = Egne utgaver
web-editions-explained = Kostnader, kart og kort er en lesbar fil. Den som har esken, kan legge inn det som er trykt i den, dele lenken til et bord og spille akkurat det.
web-edition-begin = Begynn med den innebygde filen
web-edition-upload = Ta en fil:
web-edition-text = Utgaven som tekst (TOML)
web-edition-line = Linje { $line }
web-edition-keep = Kontroller og behold
web-edition-doubts = Den er tatt vare på. Det som ser usannsynlig ut der du ikke sier at det er trykt slik:
web-edition-play = Spill med den: { $title }
web-editions-own = Lagt inn av deg
web-open = Åpne bordet
web-waiting-for-players = Venter på spillere
web-invite = Den som har denne lenken, kan bli med:
web-copy = Kopier
web-copied = Kopiert
web-sit = Sett deg
web-add-bot = Legg til bot
web-remove = Fjern
web-start = Begynn
web-leave = Gå

## At the table
web-seats = Spillere
web-you = deg
web-your-move = Din tur
web-thinking = har turen
web-away = borte
web-bot-plays-on = en bot spiller videre
web-come-back = Ta plassen din tilbake
web-days-left = { $days } d { $hours } t
web-waiting-for = Venter på { $players }
web-may-step-in = Du kan gripe inn nå
web-choose = Velg
web-explained = Hva dette er
web-would-change = Ville endre
web-undo = Angre
web-restart-turn = Begynn turen på nytt
web-hint = Tips
web-hint-thinking = Tenker …
web-hints-taken = tips: { $count }
web-log = Logg
web-chat = Prat
web-log-and-chat = Logg og prat
web-no-chat = Ingen har sagt noe ennå.
web-say = Si noe
web-send = Send
web-mute = Demp
web-unmute = Hør igjen
web-look-at-moment = Se på dette øyeblikket
web-looking-back = Du ser på et tidligere øyeblikk.
web-to-now = Til nå
web-moment = Øyeblikk
web-moment-of = øyeblikk { $moment } av { $count }
web-earlier = Tidligere
web-later = Senere
web-board = Brett
web-panels = Paneler
web-tab-board = Brett
web-tab-play = Spill
web-tab-log = Logg
web-zoom-in = Forstørr
web-zoom-out = Forminsk
web-text-view = Stillingen i ord
web-help = Taster
web-key-number = velg fra listen
web-key-arrows = gå gjennom listen og velg
web-key-escape = tilbake til hele listen
web-key-moments = tidligere og senere øyeblikk

## The end
web-score-sheet = Poengark
web-rematch = Omkamp
web-download = Last ned referatet
web-film = Spillet som film
web-what-if = Hva om? Spill videre herfra
web-review = Gjennomgang
web-reviewing = En bot tenker gjennom partiet; det den finner, vises fortløpende.
web-chances = Alles vinnersjanse gjennom partiet
web-eyes = Gjennom øynene til
web-share = Kopier lenke til dette øyeblikket
web-end-as-draw = Avslutt som uavgjort
web-leave-to-bot = Gå, og la en bot spille videre

## Fairness
web-fairness = Rettferdighet

## Rules
web-nutshell = I korte trekk
web-numbered-rules = Alle regler, nummerert
web-rules-in-english = De nummererte reglene er skrevet på engelsk.
web-cards = Alle kort og hva de gjør

## Settings
web-theme = Utseende
web-theme-auto = som systemet
web-theme-light = lys
web-theme-dark = mørk
web-guest-name-wish = Navnet mitt som gjest
web-sound = Lyder: min tur, det som flyttes, klokka
web-volume = Lydstyrke
web-notify = Et varsel når det er min tur
web-confirm = Spør før et klikk på brettet gjelder
web-grey = Vis alt i grått (for å se at ingen farge står alene)

## People
web-account = Konto
web-account-why = En konto tar vare på partiene og ratingen din. Du kan spille uten.
web-name = Navn
web-password = Passord
web-log-in = Logg inn
web-log-out = Logg ut
web-register = Lag konto
web-profile = Profil
web-export = Alt som er lagret om meg
web-log-out-everywhere = Logg ut overalt
web-password-old = Gammelt passord
web-password-new = Nytt passord
web-password-change = Endre
web-tokens = Nøkler for programmer
web-tokens-why = Et program du har laget, for eksempel en bot, viser nøkkelen sin i stedet for et passord. Den som har en nøkkel, kan handle i ditt navn.
web-token-drop = Trekk tilbake { $label }
web-token-secret = Nøkkelen til { $label }, vist bare nå:
web-token-label = Hva den er til
web-token-new = Lag nøkkel
web-forget-me = Glem meg
web-forget-me-why = Alt som er lagret om deg, blir slettet: konto, rating, det du har sagt. Boter spiller videre på plassene dine, og gamle partier mister navnet ditt. Dette kan ikke gjøres om.
web-forget-me-now = Slett alt
web-games = Partier
web-game = Spill
web-rating = Rating
web-leaderboard = Rangliste
web-rank = Plass
web-wins = Vunnet
web-higher = Høyere
web-lower = Lavere
web-no-standings = Ingen har rating i dette spillet ennå. Et parti teller når to eller flere med konto spiller det til ende.
web-rating-explained = Ratingen er det vi er sikre på etter partiene: den stiger med seire, mest mot sterke, og med visshet.
web-no-games = Ingen ennå.

## The guide: a word on what is asked, while learning
web-guide-off = Skjul veiledningen
web-guide-wish = Vis veiledningen under spillet
web-recap-again = Vis en gang til
web-recap-hours =
    { $count ->
        [one] for en time siden
       *[other] for { $count } timer siden
    }
web-recap-days =
    { $count ->
        [one] for en dag siden
       *[other] for { $count } dager siden
    }
web-motion = Vis trekkene
web-motion-slow = sakte
web-motion-normal = i vanlig tempo
web-motion-fast = raskt
web-motion-off = ikke
web-motion-bots = Der du spiller alene blant boter, holder også de dette tempoet.
web-skip = Hopp til min tur
web-ahead = Spill så snart det er min tur …
web-ahead-more = Og deretter …
web-ahead-question = Hva gjør du så snart det er din tur?
web-ahead-none = Ingen kan ennå si hva du kommer til å kunne gjøre.
web-ahead-plans = Så snart det er din tur, hvis det går da:
web-ahead-cancel = Angre
web-ahead-dropped = «{ $what }» gikk ikke da det ble din tur, så ingenting av det du hadde valgt, ble gjort.
web-passes = Trekk for meg der jeg bare kan gjøre én ting
web-log-earlier = Tidligere turer
web-log-newest = Nyeste
web-log-points =
    { $count ->
        [one] 1 poeng
       *[other] { $count } poeng
    }
web-play-moments = Spill av herfra
web-pause = Pause

## The legend: what the marks on the table mean
web-legend = Tegnforklaring
web-mark-legal = kan velges
web-mark-chosen = er valgt eller pekt på
web-mark-hinted = anbefalt av en bot
web-mark-fresh = er nettopp endret
web-mark-mine = ditt eget
web-mark-done = hva de andre gjorde siden sist du hadde turen
web-mark-against = hva av det som rammet deg

## Small ones
web-to-content = Til det som kan gjøres
web-unread =
    { $count ->
        [one] én ny linje
       *[other] { $count } nye linjer
    }
web-leave-table = Forlat bordet
web-leave-explained = En bot spiller videre på plassen din. Du kan ta den tilbake så lenge spillet går.

## Egne spill
web-your-turn = Din tur
web-your-games = Spillene dine
web-waits-for = venter på { $names }
web-invited-by = { $name } inviterer deg
web-seen = Sett
web-show-all = Vis alle { $count }
web-more-wait =
    { $count ->
        [one] Ett til venter på deg
       *[other] { $count } til venter på deg
    }

## Finne folk
web-with-people = Spill med folk
web-seek = Finn folk
web-seek-how = De som har ventet lengst, kommer først, og de med din styrke; jo lenger du venter, desto flere andre duger.
web-seek-bots = Etter et minutt kan boter fylle bordet, om alle er enige
web-seeking = Leter etter folk … { $seconds } sekunder
web-seeking-others =
    { $count ->
        [one] Én annen venter på det samme.
       *[other] { $count } andre venter på det samme.
    }
web-pool =
    { $count ->
        [one] Én venter: { $players } spillere, { $clock }
       *[other] { $count } venter: { $players } spillere, { $clock }
    }
web-any = alle
web-lobby-filter = Se etter …
web-lobby-live = nå, i ett strekk
web-lobby-slow = over flere dager
web-lobby-seats = med ledig plass
web-lobby-rating = der ratingen min er velkommen
web-lobby-none = Det finnes ikke noe slikt bord.
web-seek-beginners = Nybegynnere er velkomne
web-seek-language = Språk ved bordet
web-seek-from = rating fra { $rating }
web-seek-to = rating opp til { $rating }
web-clock-day = en dag per tur
web-clock-week = en uke per tur
web-clock-other = en klokke på { $minutes } minutter
web-clock-hours = { $clock }; klokkene går fra { $from } til { $until } ({ $zone })
web-clock-stands = Klokken står: det er utenfor spilletiden.
web-playing-hours = Klokkene går bare i noen av døgnets timer
web-hours-from = Fra
web-hours-until = Til
web-players-count =
    { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }
web-opened-by = åpnet av { $name }
web-begins-itself = Begynner av seg selv når alle plasser er tatt
web-bots-after = Boter tar ledige plasser
web-bots-never = aldri
web-bots-minutes =
    { $minutes ->
        [one] etter et minutt
       *[other] etter { $minutes } minutter
    }
web-bots-come =
    { $minutes ->
        [one] Boter tar det som er ledig etter et minutt; den som setter seg, er enig i det
       *[other] Boter tar det som er ledig etter { $minutes } minutter; den som setter seg, er enig i det
    }
web-seat-kept = holdt av til en som spilte før
web-seat-yours = holdt av til deg
web-take-kept = Ta plassen min
web-rematch-offered = { $name } vil spille igjen.
web-table-full = Bordet er fullt
web-kick = Be spilleren gå
web-block = Blokker
web-invite-name = Navnet på en spiller
web-invite-send = Inviter
web-invite-sent = Invitert: { $names }
web-people = Folk du følger
web-is-on = er her
web-is-off = er ikke her
web-follow = Følg
web-unfollow = Slutt å følge
web-opponent = Motspiller
web-before = Foran dem
web-curve = Rating i { $game }: mellom { $low } og { $high }, nå { $last }
web-decline = Nei takk
web-agree = Jeg er enig
web-play-on = Spill videre
web-propose = Foreslå …
web-propose-pause = En pause, til noen fortsetter
web-propose-draw = Remis
web-propose-abandon = Å gi opp spillet
web-propose-retract = Å angre den siste handlingen din
web-proposed-you = Venter på at de andre blir enige.
web-halted = Spillet har pause; klokkene står.
web-resume = Fortsett
web-notify-table = Varsle meg om dette bordet
web-notify-usual = som for de andre
web-notify-now = med en gang
web-notify-daily = én gang om dagen
web-notify-never = aldri
