# Langbord, bokmål: det som fortelles i e-post, push og webhook.
notices-greeting = Hei { $name }!
notices-turn = Din tur i { $game } med { $others }
notices-turn-until = Din tur i { $game } med { $others }, frist { $when }
notices-games-wait =
    { $count ->
        [one] Et spill venter på deg
       *[other] { $count } spill venter på deg
    }
notices-proposed = { $name } foreslår { $what } i { $game }
notices-over = { $game } med { $others } er slutt
notices-invited = { $name } inviterer deg til { $game }
notices-rematch = { $name } ønsker omkamp i { $game }
notices-why = Du får dette fordi du har bedt om varsler på { $site }.
notices-change = Endre hva du varsles om
notices-unsubscribe = Ingen flere slike
notices-table-button = Til bordet
notices-verify-subject = Er dette adressen din?
notices-verify = Noen, trolig du, oppga denne adressen for kontoen { $name } på { $site }. Følg denne lenken for å bekrefte at den er din:
notices-verify-button = Den er min
notices-verify-else = Var det ikke deg, trenger du ikke gjøre noe: det kommer ikke mer.
notices-reset-subject = Nytt passord
notices-reset = Noen, trolig du, vil ha nytt passord for kontoen { $name } på { $site }. Med denne lenken velger du et; den gjelder i to timer:
notices-reset-button = Velg passord
notices-reset-else = Var det ikke deg, trenger du ikke gjøre noe: passordet ditt er uendret.
notices-test-subject = En e-post fra Langbord
notices-test = Tjeneren på { $site } kan sende e-post.
notices-test-button = Til tjeneren
notices-test-else = Den som driver den, sendte dette for å se om det kommer fram.
