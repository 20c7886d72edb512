# Langbord, nynorsk: det som blir fortalt i e-post, push og webhook.
notices-greeting = Hei { $name }!
notices-turn = Din tur i { $game } med { $others }
notices-turn-until = Din tur i { $game } med { $others }, frist { $when }
notices-games-wait =
    { $count ->
        [one] Eit spel ventar på deg
       *[other] { $count } spel ventar på deg
    }
notices-proposed = { $name } føreslår { $what } i { $game }
notices-over = { $game } med { $others } er slutt
notices-invited = { $name } inviterer deg til { $game }
notices-rematch = { $name } ønskjer omkamp i { $game }
notices-why = Du får dette fordi du har bede om varsel på { $site }.
notices-change = Endre kva du blir varsla om
notices-unsubscribe = Ikkje fleire slike
notices-table-button = Til bordet
notices-verify-subject = Er dette adressa di?
notices-verify = Nokon, truleg du, gav opp denne adressa for kontoen { $name } på { $site }. Følg denne lenkja for å stadfeste at ho er di:
notices-verify-button = Ho er mi
notices-verify-else = Var det ikkje deg, treng du ikkje gjere noko: det kjem ikkje meir.
notices-reset-subject = Nytt passord
notices-reset = Nokon, truleg du, vil ha nytt passord for kontoen { $name } på { $site }. Med denne lenkja vel du eit; ho gjeld i to timar:
notices-reset-button = Vel passord
notices-reset-else = Var det ikkje deg, treng du ikkje gjere noko: passordet ditt er uendra.
notices-test-subject = Ein e-post frå Langbord
notices-test = Tenaren på { $site } kan sende e-post.
notices-test-button = Til tenaren
notices-test-else = Den som driv han, sende dette for å sjå om det kjem fram.
