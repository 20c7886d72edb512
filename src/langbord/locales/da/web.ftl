# The browser client, dansk.

## The start page
web-tagline = Langbordet: sæt dig og spil
web-intro = Brætspil om handel, land og lov. Straks mod botter, eller med venner via et link. Du behøver ingen konto, og hvert kort og hver terning kan efterprøves.
web-players = { $least } til { $most } spillere
web-play-now = Spil nu
web-new-table = Nyt bord
web-learn = Lær, mens du spiller
web-rules = Regler
web-tables = Åbne borde
web-no-tables = Ingen spiller åbent lige nu. Åbn et bord!
web-free-seat = ledig plads
web-seats-free =
    { $count ->
        [one] én plads ledig
       *[other] { $count } pladser ledige
    }
web-status-waiting = venter
web-status-playing = spilles
web-status-over = slut
web-status-closed = lukket
web-join = Vær med via link
web-join-how = Link til bordet eller kode
web-join-go = Gå derhen
web-guest-name = Gæst

## Every page
web-navigation = Sider
web-settings = Indstillinger
web-language = Sprog
web-light = Lys side
web-dark = Mørk side
web-to-start = Til forsiden
web-close = Luk
web-cancel = Annuller
web-loading = Et øjeblik …
web-reconnecting = Forbindelsen er væk; prøver igen …
web-no-connection = Serveren kan ikke nås.
web-went-wrong = Noget gik galt ({ $status }).

## Before a game
web-how-many = Spillere
web-seat = Plads { $number }
web-open-seat = åben for mennesker
web-bot-random = Tilfældig bot
web-bot-greedy = Hurtig bot
web-bot-easy = Let bot
web-bot-medium = Middelsvær bot
web-bot-hard = Svær bot
web-bot-master = Mesterbot
web-clock = Ur
web-clock-none = ingen grænse
web-clock-live = 10 minutter, 20 sekunder pr. tur
web-clock-fast = 3 minutter, 10 sekunder pr. tur
web-clock-slow = 3 dage pr. tur
web-listed = Vis det på listen over åbne borde
web-hints-allowed = Spillerne må bede om tip
web-edition = Udgave
web-edition-standard = den sædvanlige
web-editions = Egne udgaver
web-editions-explained = Omkostninger, landkort og spillekort er en læsbar fil. Den, der har æsken, kan indtaste, hvad der er trykt i den, dele linket til et bord og spille præcis det.
web-edition-begin = Begynd med den indbyggede fil
web-edition-upload = Tag en fil:
web-edition-text = Udgaven som tekst (TOML)
web-edition-line = Linje { $line }
web-edition-keep = Kontrollér og behold
web-edition-doubts = Den er gemt. Det, der ser usandsynligt ud, hvor du ikke siger, at det er trykt sådan:
web-edition-play = Spil med den: { $title }
web-editions-own = Indtastet af dig
web-open = Åbn bordet
web-waiting-for-players = Venter på spillere
web-invite = Den, der har dette link, kan være med:
web-copy = Kopiér
web-copied = Kopieret
web-sit = Sæt dig
web-add-bot = Tilføj bot
web-remove = Fjern
web-start = Begynd
web-leave = Gå

## At the table
web-seats = Spillere
web-you = dig
web-your-move = Din tur
web-thinking = har turen
web-away = væk
web-bot-plays-on = en bot spiller videre
web-come-back = Tag din plads tilbage
web-days-left = { $days } d { $hours } t
web-waiting-for = Venter på { $players }
web-may-step-in = Du kan gribe ind nu
web-choose = Vælg
web-explained = Hvad dette er
web-would-change = Ville ændre
web-undo = Fortryd
web-restart-turn = Begynd turen forfra
web-hint = Tip
web-hint-thinking = Tænker …
web-hints-taken = tip: { $count }
web-log = Log
web-chat = Snak
web-log-and-chat = Log og snak
web-no-chat = Ingen har sagt noget endnu.
web-say = Sig noget
web-send = Send
web-mute = Gør tavs
web-unmute = Hør igen
web-look-at-moment = Se på dette øjeblik
web-looking-back = Du ser på et tidligere øjeblik.
web-to-now = Til nu
web-moment = Øjeblik
web-moment-of = øjeblik { $moment } af { $count }
web-earlier = Tidligere
web-later = Senere
web-board = Bræt
web-panels = Paneler
web-tab-board = Bræt
web-tab-play = Spil
web-tab-log = Log
web-zoom-in = Zoom ind
web-zoom-out = Zoom ud
web-text-view = Stillingen i ord
web-help = Taster
web-key-number = vælg fra listen
web-key-arrows = gå gennem listen og vælg
web-key-escape = tilbage til hele listen
web-key-moments = tidligere og senere øjeblikke

## The end
web-score-sheet = Pointark
web-rematch = Omkamp
web-download = Hent referatet
web-film = Spillet som film
web-what-if = Hvad nu hvis? Spil videre herfra
web-review = Gennemgang
web-reviewing = En bot tænker partiet igennem; det, den finder, vises løbende.
web-chances = Alles vinderchance gennem partiet
web-eyes = Gennem øjnene af
web-share = Kopiér link til dette øjeblik
web-end-as-draw = Afslut som uafgjort
web-leave-to-bot = Gå, og lad en bot spille videre

## Fairness
web-fairness = Retfærdighed

## Rules
web-nutshell = I korte træk
web-numbered-rules = Alle regler, nummereret
web-rules-in-english = De nummererede regler er skrevet på engelsk.
web-cards = Alle kort, og hvad de gør

## Settings
web-theme = Udseende
web-theme-auto = som systemet
web-theme-light = lys
web-theme-dark = mørk
web-guest-name-wish = Mit navn som gæst
web-sound = Lyde: min tur, det der flyttes, uret
web-volume = Lydstyrke
web-notify = En besked, når det er min tur
web-confirm = Spørg, før et klik på brættet gælder
web-grey = Vis alt i gråt (for at se, at ingen farve står alene)

## People
web-account = Konto
web-account-why = En konto gemmer dine partier og din rating. Du kan spille uden.
web-name = Navn
web-password = Adgangskode
web-log-in = Log ind
web-log-out = Log ud
web-register = Opret konto
web-profile = Profil
web-export = Alt, der er gemt om mig
web-log-out-everywhere = Log ud overalt
web-password-old = Gammel adgangskode
web-password-new = Ny adgangskode
web-password-change = Skift
web-tokens = Nøgler til programmer
web-tokens-why = Et program, du har lavet, for eksempel en bot, viser sin nøgle i stedet for en adgangskode. Den, der har en nøgle, kan handle i dit navn.
web-token-drop = Træk { $label } tilbage
web-token-secret = Nøglen til { $label }, vises kun nu:
web-token-label = Hvad den er til
web-token-new = Lav nøgle
web-forget-me = Glem mig
web-forget-me-why = Alt, der er gemt om dig, slettes: konto, rating, det du har sagt. Botter spiller videre på dine pladser, og gamle partier mister dit navn. Det kan ikke fortrydes.
web-forget-me-now = Slet alt
web-games = Partier
web-game = Spil
web-rating = Rating
web-leaderboard = Rangliste
web-rank = Plads
web-wins = Vundet
web-higher = Højere
web-lower = Lavere
web-no-standings = Ingen har rating i dette spil endnu. Et parti tæller, når to eller flere med konto spiller det til ende.
web-rating-explained = Ratingen er det, vi er sikre på efter partierne: den stiger med sejre, mest mod stærke, og med vished.
web-no-games = Ingen endnu.

## The guide: a word on what is asked, while learning
web-guide-off = Skjul vejledningen
web-guide-wish = Vis vejledningen under spillet
web-recap-again = Vis igen
web-recap-hours =
    { $count ->
        [one] for en time siden
       *[other] for { $count } timer siden
    }
web-recap-days =
    { $count ->
        [one] for en dag siden
       *[other] for { $count } dage siden
    }
web-motion = Vis trækkene
web-motion-slow = langsomt
web-motion-normal = i almindeligt tempo
web-motion-fast = hurtigt
web-motion-off = ikke
web-motion-bots = Hvor du spiller alene blandt botter, holder de også dette tempo.
web-skip = Spring til min tur
web-ahead = Spil, så snart det er min tur …
web-ahead-more = Og derefter …
web-ahead-question = Hvad gør du, så snart det er din tur?
web-ahead-none = Ingen kan endnu sige, hvad du vil kunne gøre.
web-ahead-plans = Så snart det er din tur, hvis det kan lade sig gøre:
web-ahead-cancel = Fortryd
web-ahead-dropped = »{ $what }« kunne ikke lade sig gøre, da det blev din tur, så intet af det, du havde valgt, blev gjort.
web-passes = Træk for mig, hvor jeg kun kan gøre én ting
web-log-earlier = Tidligere ture
web-log-newest = Nyeste
web-log-points =
    { $count ->
        [one] 1 point
       *[other] { $count } point
    }
web-play-moments = Afspil herfra
web-pause = Pause

## The legend: what the marks on the table mean
web-legend = Tegnforklaring
web-mark-legal = kan vælges
web-mark-chosen = er valgt eller peget på
web-mark-hinted = anbefalet af en bot
web-mark-fresh = er lige ændret
web-mark-mine = dit eget
web-mark-done = hvad de andre gjorde siden din sidste tur
web-mark-against = hvad af det der ramte dig

## Small ones
web-to-content = Til det, der kan gøres
web-unread =
    { $count ->
        [one] én ny linje
       *[other] { $count } nye linjer
    }
web-leave-table = Forlad bordet
web-leave-explained = En bot spiller videre på din plads. Du kan tage den tilbage, så længe spillet er i gang.

## Egne spil
web-your-turn = Din tur
web-your-games = Dine spil
web-waits-for = venter på { $names }
web-invited-by = { $name } inviterer dig
web-seen = Set
web-show-all = Vis alle { $count }
web-more-wait =
    { $count ->
        [one] Et mere venter på dig
       *[other] { $count } mere venter på dig
    }

## Finde folk
web-with-people = Spil med folk
web-seek = Find folk
web-seek-how = De, der har ventet længst, kommer først, og de af din styrke; jo længere du venter, desto flere andre dur.
web-seek-bots = Efter et minut må botter fylde bordet, hvis alle er enige
web-seeking = Leder efter folk … { $seconds } sekunder
web-seeking-others =
    { $count ->
        [one] Én anden venter på det samme.
       *[other] { $count } andre venter på det samme.
    }
web-pool =
    { $count ->
        [one] Én venter: { $players } spillere, { $clock }
       *[other] { $count } venter: { $players } spillere, { $clock }
    }
web-any = alle
web-lobby-filter = Led efter …
web-lobby-live = nu, i ét stræk
web-lobby-slow = over flere dage
web-lobby-seats = med en ledig plads
web-lobby-rating = hvor min rating er velkommen
web-lobby-none = Der er ikke sådan et bord.
web-seek-beginners = Begyndere er velkomne
web-seek-language = Sprog ved bordet
web-seek-from = rating fra { $rating }
web-seek-to = rating op til { $rating }
web-clock-day = en dag pr. tur
web-clock-week = en uge pr. tur
web-clock-other = et ur på { $minutes } minutter
web-clock-hours = { $clock }; urene går fra { $from } til { $until } ({ $zone })
web-clock-stands = Uret står: det er uden for spilletiden.
web-playing-hours = Urene går kun på visse timer af døgnet
web-hours-from = Fra
web-hours-until = Til
web-players-count =
    { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }
web-opened-by = åbnet af { $name }
web-begins-itself = Begynder af sig selv, når alle pladser er taget
web-bots-after = Botter tager ledige pladser
web-bots-never = aldrig
web-bots-minutes =
    { $minutes ->
        [one] efter et minut
       *[other] efter { $minutes } minutter
    }
web-bots-come =
    { $minutes ->
        [one] Botter tager det ledige efter et minut; den, der sætter sig, er enig i det
       *[other] Botter tager det ledige efter { $minutes } minutter; den, der sætter sig, er enig i det
    }
web-seat-kept = holdt til en, der spillede før
web-seat-yours = holdt til dig
web-take-kept = Tag min plads
web-rematch-offered = { $name } vil spille igen.
web-table-full = Bordet er fuldt
web-kick = Bed spilleren gå
web-block = Bloker
web-invite-name = En spillers navn
web-invite-send = Inviter
web-invite-sent = Inviteret: { $names }
web-people = Folk, du følger
web-is-on = er her
web-is-off = er ikke her
web-follow = Følg
web-unfollow = Følg ikke længere
web-opponent = Modspiller
web-before = Foran dem
web-curve = Rating i { $game }: mellem { $low } og { $high }, nu { $last }
web-decline = Nej tak
web-agree = Jeg er enig
web-play-on = Spil videre
web-propose = Foreslå …
web-propose-pause = En pause, til nogen fortsætter
web-propose-draw = Remis
web-propose-abandon = At opgive spillet
web-propose-retract = At fortryde din sidste handling
web-proposed-you = Venter på, at de andre bliver enige.
web-halted = Spillet holder pause; urene står.
web-resume = Fortsæt
web-notify-table = Besked om dette bord
web-notify-usual = som for de andre
web-notify-now = med det samme
web-notify-daily = én gang om dagen
web-notify-never = aldrig
