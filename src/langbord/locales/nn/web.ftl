# The browser client, nynorsk.

## The start page
web-tagline = Langbordet: set deg og spel
web-intro = Brettspel om handel, land og lov. Straks mot botar, eller med vener via ei lenkje. Du treng ingen konto, og kvart kort og kvar terning kan etterprøvast.
web-players = { $least } til { $most } spelarar
web-play-now = Spel no
web-new-table = Nytt bord
web-learn = Lær medan du spelar
web-rules = Reglar
web-tables = Opne bord
web-no-tables = Ingen spelar ope nett no. Opne eit bord!
web-free-seat = ledig plass
web-seats-free =
    { $count ->
        [one] éin plass ledig
       *[other] { $count } plassar ledige
    }
web-status-waiting = ventar
web-status-playing = blir spelt
web-status-over = ferdig
web-status-closed = stengt
web-join = Bli med via lenkje
web-join-how = Lenkje til bordet eller kode
web-join-go = Gå dit
web-guest-name = Gjest

## Every page
web-navigation = Sider
web-settings = Innstillingar
web-language = Språk
web-light = Lys side
web-dark = Mørk side
web-to-start = Til startsida
web-close = Lukk
web-cancel = Avbryt
web-loading = Ein augneblink …
web-reconnecting = Sambandet er borte; prøver igjen …
web-no-connection = Tenaren kan ikkje nåast.
web-went-wrong = Noko gjekk gale ({ $status }).

## Before a game
web-how-many = Spelarar
web-seat = Plass { $number }
web-open-seat = open for folk
web-bot-random = Tilfeldig bot
web-bot-greedy = Rask bot
web-bot-easy = Lett bot
web-bot-medium = Middels bot
web-bot-hard = Vanskeleg bot
web-bot-master = Meisterbot
web-clock = Klokke
web-clock-none = inga grense
web-clock-live = 10 minutt, 20 sekund per tur
web-clock-fast = 3 minutt, 10 sekund per tur
web-clock-slow = 3 dagar per tur
web-listed = Vis det i lista over opne bord
web-hints-allowed = Spelarane kan be om tips
web-edition = Utgåve
web-edition-standard = den vanlege
web-editions = Eigne utgåver
web-editions-explained = Kostnader, kart og kort er ei lesbar fil. Den som har øskja, kan leggje inn det som er prenta i ho, dele lenkja til eit bord og spele akkurat det.
web-edition-begin = Byrja med den innebygde fila
web-edition-upload = Ta ei fil:
web-edition-text = Utgåva som tekst (TOML)
web-edition-line = Line { $line }
web-edition-keep = Kontroller og ta vare på
web-edition-doubts = Ho er teken vare på. Det som ser usannsynleg ut der du ikkje seier at det er prenta slik:
web-edition-play = Spel med ho: { $title }
web-editions-own = Lagt inn av deg
web-open = Opne bordet
web-waiting-for-players = Ventar på spelarar
web-invite = Den som har denne lenkja, kan bli med:
web-copy = Kopier
web-copied = Kopiert
web-sit = Set deg
web-add-bot = Legg til bot
web-remove = Fjern
web-start = Byrj
web-leave = Gå

## At the table
web-seats = Spelarar
web-you = deg
web-your-move = Din tur
web-thinking = har turen
web-away = borte
web-bot-plays-on = ein bot spelar vidare
web-come-back = Ta plassen din attende
web-days-left = { $days } d { $hours } t
web-waiting-for = Ventar på { $players }
web-may-step-in = Du kan gripe inn no
web-choose = Vel
web-explained = Kva dette er
web-would-change = Ville endre
web-undo = Angre
web-restart-turn = Byrj turen på nytt
web-hint = Tips
web-hint-thinking = Tenkjer …
web-hints-taken = tips: { $count }
web-log = Logg
web-chat = Prat
web-log-and-chat = Logg og prat
web-no-chat = Ingen har sagt noko enno.
web-say = Sei noko
web-send = Send
web-mute = Demp
web-unmute = Høyr igjen
web-look-at-moment = Sjå på denne augneblinken
web-looking-back = Du ser på ein tidlegare augneblink.
web-to-now = Til no
web-moment = Augneblink
web-moment-of = augneblink { $moment } av { $count }
web-earlier = Tidlegare
web-later = Seinare
web-board = Brett
web-panels = Panel
web-tab-board = Brett
web-tab-play = Spel
web-tab-log = Logg
web-zoom-in = Forstørr
web-zoom-out = Forminsk
web-text-view = Stillinga i ord
web-help = Tastar
web-key-number = vel frå lista
web-key-arrows = gå gjennom lista og vel
web-key-escape = attende til heile lista
web-key-moments = tidlegare og seinare augneblinkar

## The end
web-score-sheet = Poengark
web-rematch = Omkamp
web-download = Last ned referatet
web-film = Spelet som film
web-what-if = Kva om? Spel vidare herifrå
web-review = Gjennomgang
web-reviewing = Ein bot tenkjer gjennom partiet; det han finn, blir vist etter kvart.
web-chances = Vinnarsjansen til alle gjennom partiet
web-eyes = Gjennom auga til
web-share = Kopier lenkje til denne augneblinken
web-end-as-draw = Avslutt som uavgjort
web-leave-to-bot = Gå, og lat ein bot spele vidare

## Fairness
web-fairness = Rettferd

## Rules
web-nutshell = I korte trekk
web-numbered-rules = Alle reglar, nummererte
web-rules-in-english = Dei nummererte reglane er skrivne på engelsk.
web-cards = Alle kort og kva dei gjer

## Settings
web-theme = Utsjånad
web-theme-auto = som systemet
web-theme-light = lys
web-theme-dark = mørk
web-guest-name-wish = Namnet mitt som gjest
web-sound = Lydar: min tur, det som blir flytt, klokka
web-volume = Lydstyrke
web-notify = Eit varsel når det er min tur
web-confirm = Spør før eit klikk på brettet gjeld
web-grey = Vis alt i grått (for å sjå at ingen farge står åleine)

## People
web-account = Konto
web-account-why = Ein konto tek vare på partia og ratingen din. Du kan spele utan.
web-name = Namn
web-password = Passord
web-log-in = Logg inn
web-log-out = Logg ut
web-register = Lag konto
web-profile = Profil
web-export = Alt som er lagra om meg
web-log-out-everywhere = Logg ut overalt
web-password-old = Gammalt passord
web-password-new = Nytt passord
web-password-change = Endre
web-tokens = Nøklar for program
web-tokens-why = Eit program du har laga, til dømes ein bot, viser nøkkelen sin i staden for eit passord. Den som har ein nøkkel, kan handle i ditt namn.
web-token-drop = Trekk tilbake { $label }
web-token-secret = Nøkkelen til { $label }, vist berre no:
web-token-label = Kva han er til
web-token-new = Lag nøkkel
web-forget-me = Gløym meg
web-forget-me-why = Alt som er lagra om deg, blir sletta: konto, rating, det du har sagt. Botar spelar vidare på plassane dine, og gamle parti mistar namnet ditt. Dette kan ikkje gjerast om.
web-forget-me-now = Slett alt
web-games = Parti
web-game = Spel
web-rating = Rating
web-leaderboard = Rangliste
web-rank = Plass
web-wins = Vunne
web-higher = Høgare
web-lower = Lågare
web-no-standings = Ingen har rating i dette spelet enno. Eit parti tel når to eller fleire med konto spelar det til ende.
web-rating-explained = Ratingen er det vi er sikre på etter partia: han stig med sigrar, mest mot sterke, og med visse.
web-no-games = Ingen enno.

## The guide: a word on what is asked, while learning
web-guide-off = Gøym rettleiinga
web-guide-wish = Vis rettleiinga under spelet
web-recap-again = Vis ein gong til
web-recap-hours =
    { $count ->
        [one] for ein time sidan
       *[other] for { $count } timar sidan
    }
web-recap-days =
    { $count ->
        [one] for ein dag sidan
       *[other] for { $count } dagar sidan
    }
web-motion = Vis trekka
web-motion-slow = sakte
web-motion-normal = i vanleg tempo
web-motion-fast = raskt
web-motion-off = ikkje
web-motion-bots = Der du spelar åleine blant botar, held dei òg dette tempoet.
web-skip = Hopp til min tur
web-ahead = Spel så snart det er min tur …
web-ahead-more = Og deretter …
web-ahead-question = Kva gjer du så snart det er din tur?
web-ahead-none = Ingen kan enno seie kva du kjem til å kunne gjere.
web-ahead-plans = Så snart det er din tur, om det går då:
web-ahead-cancel = Angre
web-ahead-dropped = «{ $what }» gjekk ikkje då det vart din tur, så ingenting av det du hadde valt, vart gjort.
web-passes = Trekk for meg der eg berre kan gjere éin ting
web-log-earlier = Tidlegare turar
web-log-newest = Nyaste
web-log-points =
    { $count ->
        [one] 1 poeng
       *[other] { $count } poeng
    }
web-play-moments = Spel av herifrå
web-pause = Pause

## The legend: what the marks on the table mean
web-legend = Teiknforklaring
web-mark-legal = kan veljast
web-mark-chosen = er valt eller peika på
web-mark-hinted = tilrådd av ein bot
web-mark-fresh = er nettopp endra
web-mark-mine = ditt eige
web-mark-done = kva dei andre gjorde sidan sist du hadde turen
web-mark-against = kva av det som råka deg

## Small ones
web-to-content = Til det som kan gjerast
web-unread =
    { $count ->
        [one] éi ny linje
       *[other] { $count } nye linjer
    }
web-leave-table = Gå frå bordet
web-leave-explained = Ein bot spelar vidare på plassen din. Du kan ta han att så lenge spelet går.

## Eigne spel
web-your-turn = Din tur
web-your-games = Spela dine
web-waits-for = ventar på { $names }
web-invited-by = { $name } inviterer deg
web-seen = Sett
web-show-all = Vis alle { $count }
web-more-wait =
    { $count ->
        [one] Eitt til ventar på deg
       *[other] { $count } til ventar på deg
    }

## Finne folk
web-with-people = Spel med folk
web-seek = Finn folk
web-seek-how = Dei som har venta lengst, kjem først, og dei med din styrke; jo lenger du ventar, dess fleire andre duger.
web-seek-bots = Etter eitt minutt kan botar fylle bordet, om alle er samde
web-seeking = Leitar etter folk … { $seconds } sekund
web-seeking-others =
    { $count ->
        [one] Éin annan ventar på det same.
       *[other] { $count } andre ventar på det same.
    }
web-pool =
    { $count ->
        [one] Éin ventar: { $players } spelarar, { $clock }
       *[other] { $count } ventar: { $players } spelarar, { $clock }
    }
web-any = alle
web-lobby-filter = Sjå etter …
web-lobby-live = no, i eitt strekk
web-lobby-slow = over fleire dagar
web-lobby-seats = med ledig plass
web-lobby-rating = der ratingen min er velkomen
web-lobby-none = Det finst ikkje noko slikt bord.
web-seek-beginners = Nybyrjarar er velkomne
web-seek-language = Språk ved bordet
web-seek-from = rating frå { $rating }
web-seek-to = rating opp til { $rating }
web-clock-day = ein dag per tur
web-clock-week = ei veke per tur
web-clock-other = ei klokke på { $minutes } minutt
web-clock-hours = { $clock }; klokkene går frå { $from } til { $until } ({ $zone })
web-clock-stands = Klokka står: det er utanfor speletida.
web-playing-hours = Klokkene går berre i nokre av timane i døgnet
web-hours-from = Frå
web-hours-until = Til
web-players-count =
    { $count ->
        [one] éin spelar
       *[other] { $count } spelarar
    }
web-opened-by = opna av { $name }
web-begins-itself = Byrjar av seg sjølv når alle plassar er tekne
web-bots-after = Botar tek ledige plassar
web-bots-never = aldri
web-bots-minutes =
    { $minutes ->
        [one] etter eitt minutt
       *[other] etter { $minutes } minutt
    }
web-bots-come =
    { $minutes ->
        [one] Botar tek det som er ledig etter eitt minutt; den som set seg, er samd i det
       *[other] Botar tek det som er ledig etter { $minutes } minutt; den som set seg, er samd i det
    }
web-seat-kept = halden av til ein som spela før
web-seat-yours = halden av til deg
web-take-kept = Ta plassen min
web-rematch-offered = { $name } vil spele igjen.
web-table-full = Bordet er fullt
web-kick = Be spelaren gå
web-block = Blokker
web-invite-name = Namnet på ein spelar
web-invite-send = Inviter
web-invite-sent = Invitert: { $names }
web-people = Folk du følgjer
web-is-on = er her
web-is-off = er ikkje her
web-follow = Følg
web-unfollow = Slutt å følgje
web-opponent = Motspelar
web-before = Framfor dei
web-curve = Rating i { $game }: mellom { $low } og { $high }, no { $last }
web-decline = Nei takk
web-agree = Eg er samd
web-play-on = Spel vidare
web-propose = Føreslå …
web-propose-pause = Ein pause, til nokon held fram
web-propose-draw = Remis
web-propose-abandon = Å gje opp spelet
web-propose-retract = Å angre den siste handlinga di
web-proposed-you = Ventar på at dei andre blir samde.
web-halted = Spelet har pause; klokkene står.
web-resume = Hald fram
web-notify-table = Varsle meg om dette bordet
web-notify-usual = som for dei andre
web-notify-now = med ein gong
web-notify-daily = éin gong om dagen
web-notify-never = aldri
