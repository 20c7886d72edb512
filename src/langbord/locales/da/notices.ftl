# Langbord, dansk: det, der fortælles i mail, push og webhook.
notices-greeting = Hej { $name }!
notices-turn = Din tur i { $game } med { $others }
notices-turn-until = Din tur i { $game } med { $others }, frist { $when }
notices-games-wait =
    { $count ->
        [one] Et spil venter på dig
       *[other] { $count } spil venter på dig
    }
notices-proposed = { $name } foreslår { $what } i { $game }
notices-over = { $game } med { $others } er slut
notices-invited = { $name } inviterer dig til { $game }
notices-rematch = { $name } vil have revanche i { $game }
notices-why = Du får dette, fordi du har bedt om beskeder på { $site }.
notices-change = Ret, hvad du får besked om
notices-unsubscribe = Ikke flere af disse
notices-table-button = Til bordet
notices-verify-subject = Er det din adresse?
notices-verify = Nogen, formentlig dig, har opgivet denne adresse for kontoen { $name } på { $site }. Følg linket for at bekræfte, at den er din:
notices-verify-button = Den er min
notices-verify-else = Var det ikke dig, så gør ingenting: der kommer ikke mere.
notices-reset-subject = Ny adgangskode
notices-reset = Nogen, formentlig dig, vil have en ny adgangskode til kontoen { $name } på { $site }. Med dette link vælger du en; det gælder i to timer:
notices-reset-button = Vælg adgangskode
notices-reset-else = Var det ikke dig, så gør ingenting: din adgangskode er uændret.
notices-test-subject = En mail fra Langbord
notices-test = Serveren på { $site } kan sende mail.
notices-test-button = Til serveren
notices-test-else = Den, der driver den, sendte dette for at se, om det når frem.
