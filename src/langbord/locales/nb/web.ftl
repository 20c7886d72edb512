# The browser client, bokmål.

## The start page
web-tagline = Langbordet: sett deg og spill
web-intro = Tre brettspill om handel, land og lov. Straks mot boter, eller med venner via en lenke. Du trenger ingen konto, og hvert kort og hver terning kan bevises etterpå.
web-about-tickets = Ruter, kontrakter og varer langs kanalene, på et kvarter.
web-about-landnam = Utforsk en ukjent øy, rydd den, og gå til sak om den på alltinget.
web-about-amsterdam = Kjøpmann i gullalderen: bydeler, havn, svartebørs og 132 kort.
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
web-edition-standard = som utgitt
web-editions = Egne utgaver
web-editions-explained = Kostnader, kart og kort er en lesbar fil. Den som har esken, kan legge inn det som er trykt i den, dele lenken til et bord og spille akkurat det.
web-edition-begin = Begynn med den innebygde filen
web-edition-upload = Ta en fil:
web-edition-text = Utgaven som tekst (TOML)
web-edition-line = Linje { $line }
web-edition-keep = Kontroller og behold
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
web-not-your-turn = Det er ikke din tur.
web-not-now = Noe annet blir spurt om først.
web-not-there = Ingenting kan gjøres der nå.
web-not-again = Det går én gang, og det er gjort.
web-not-near = Skipet ditt ligger ikke ved siden av.
web-not-free = { $player } har det.
web-not-enough = Du trenger { $need } og har { $have } ({ $what }).
web-undo = Angre
web-restart-turn = Begynn turen på nytt
web-hint = Tips
web-hint-thinking = Tenker …
web-hint-explained = Hva en bot ville gjøre, med vinnersjansen den ser. At du spurte, står i referatet.
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
web-what-if = Hva om? Spill videre herfra
web-review = Gjennomgang
web-reviewing = En bot tenker gjennom partiet. Det tar noen minutter; du kan gå og komme tilbake.
web-chances = Alles vinnersjanse gjennom partiet
web-instead = { $done } – bedre: { $better }
web-nothing-costly = Ingen avgjørelse kostet mye.
web-eyes = Gjennom øynene til
web-share = Kopier lenke til dette øyeblikket
web-leave-to-bot = Gå, og la en bot spille videre

## Fairness
web-fairness = Rettferdighet
web-fair-explained = Før det første kortet bandt kortgiveren seg til en hemmelig nøkkel og viste fingeravtrykket av den; hver spiller la til et eget tall. Alle kort og terninger følger av dette. Når spillet er over, vises nøkkelen, og alle kan sjekke at ingenting er endret.
web-commitment = Nøkkelens fingeravtrykk (SHA-256)
web-key = Nøkkel
web-key-later = vises når spillet er over
web-prove = Sjekk det her
web-promise-kept = Ekte: nøkkelen passer til fingeravtrykket, og hver linje i referatet passer til nøkkelen.
web-promise-broken = Falsk: dette er ikke den lovede nøkkelen.
web-false-line = Falsk: linje { $line } i referatet er endret.
web-prove-elsewhere = Nettlesere regner dette bare ut over en sikker forbindelse. Last ned referatet og kjør: langbord verify FIL
web-outcome = Gitt
web-dealt = ganger
web-expected = ventet

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
web-sound = En lyd når det er min tur
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
web-forget-me-why = Alt som er lagret om deg, blir slettet: konto, rating, det du har sagt. Roboter spiller videre på plassene dine, og gamle partier mister navnet ditt. Dette kan ikke gjøres om.
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

## Landnám
web-landnam-case = Sak om { $cell }: det satses { $kind }
web-landnam-prosecution = Saksøker
web-landnam-defence = Forsvar
web-landnam-staked = satset
web-landnam-must-lay = må legge minst { $count }
web-landnam-offered = Saken tilbys { $player }.
web-landnam-gives = { $player } gir
web-landnam-wants = og vil ha
web-landnam-costs = Hva ting koster
web-landnam-settler = nybrottsmann
web-landnam-ship = skip
web-landnam-farm = gård
web-landnam-village = bygd
web-amsterdam-compartment = Rom { $number }: deles ut i runde { $round }

## The guide: a word on what is asked, while learning
web-guide-off = Skjul veiledningen
web-guide-wish = Vis veiledningen under spillet
web-guide-tickets-keep-first = En kontrakt gir poeng når dine egne ruter binder de to stedene sammen, og koster like mye hvis ikke. Kontrakter med felles vei passer sammen.
web-guide-tickets-turn = Gjør én ting: ta to kort, gjør krav på en rute som lyser, eller trekk kontrakter. Lange ruter gir mye mer enn korte: 1, 2, 4, 7.
web-guide-tickets-second-card = En åpen joker kan ikke være det andre kortet. Fra bunken kan den det.
web-guide-tickets-keep = Behold det nettet ditt nesten binder sammen. Én må du beholde.
web-guide-landnam-move = Flytt én enhet. Den som går inn i det ukjente, utforsker det og finner land, et tall og ofte en plass til en gård.
web-guide-landnam-enter = Du har funnet noe nytt. Med et kort kan du gå inn med en gang.
web-guide-landnam-trade = Sett sammen et tilbud: gi, ønsk, og tilby det til alle eller én. Fire like kort byttes mot ett, to der du har havn.
web-guide-landnam-build = En gård står på et hjørne av feltet der enheten din står. Hus er poeng; du har ni.
web-guide-landnam-ageing = Ett felt som ga noe, aldres: Tallet øker med én, fra 6 til 8 og fra 12 til 2. Lave tall blir bedre, høye dårligere.
web-guide-landnam-plaintiff = Stevn en enhet som står på et felt ved bygningen din. Begge sider satser kort av feltets slag; den som ikke kan overgå den andre, taper.
web-guide-landnam-answer = Legg flere kort enn motparten, skyt saken over, eller gi deg.
web-guide-amsterdam-start-card = Et billig kort som virker hver tur, er en god begynnelse.
web-guide-amsterdam-draft = Ta et kort du snart kan betale: råvarene kommer fra terningene du velger etterpå.
web-guide-amsterdam-dice = En terning gir så mange råvarer som den viser, men først etter så mange runder: enere straks, seksere sent.
web-guide-amsterdam-turn = Bruk det du har: aktiver kort, ta et kvartal, seil, kjøp steg på Amstel, bruk markedet. Det meste av resten går tapt.
web-guide-amsterdam-sell = Lagrede varer kan skipes til pakkhus for poeng; salg gir gylden eller en råvare nå.

## Options of the games
web-option-tickets-starter = Hvem begynner
web-option-tickets-starter-random = ved loddtrekning
web-option-tickets-starter-seat-0 = plass 1
web-option-tickets-starter-seat-1 = plass 2
web-option-tickets-starter-seat-2 = plass 3
web-option-tickets-starter-seat-3 = plass 4
web-option-landnam-stakes = Innsats i en sak
web-option-landnam-stakes-one-kind = av ett slag
web-option-landnam-stakes-any-kind = av alle slag
web-option-landnam-flight = En enhet som slipper unna
web-option-landnam-flight-sheds-tokens = legger igjen markørene
web-option-landnam-flight-keeps-tokens = beholder markørene
web-option-landnam-harbour-sites = En havn krever
web-option-landnam-harbour-sites-sea-without = et sjøfelt uten havn
web-option-landnam-harbour-sites-land-without = et landfelt uten havn
web-option-landnam-offers = Flest tilbud i en handelsfase
web-option-landnam-turns = Uavgjort etter så mange turer (0: aldri)
web-option-landnam-open-hands = Åpne hender
web-option-amsterdam-short = Kort spill: runde 3 til 12
web-option-amsterdam-specialists = Formann og bud
web-option-amsterdam-orders = Oppdrag
web-option-amsterdam-orders-none = ingen
web-option-amsterdam-orders-three = tre
web-option-amsterdam-orders-five = fem
web-option-amsterdam-open-orders = Åpne oppdrag
web-option-amsterdam-open-orders-none = ingen
web-option-amsterdam-open-orders-one = ett
web-option-amsterdam-open-orders-two = to
web-option-amsterdam-trading = Handelsmannen på svartebørsen
web-option-amsterdam-tiles = Markedsbrikker
web-option-amsterdam-tiles-base = A og B
web-option-amsterdam-tiles-mixed = C blant A og B
web-option-amsterdam-tiles-replaced = C i stedet for B
web-option-amsterdam-active-maps-count = Et aktivt kart teller, brukt eller ikke
