# Langbord, Nederlands: wat per mail, push en webhook wordt verteld.
notices-greeting = Hallo { $name },
notices-turn = Jij bent aan zet in { $game } met { $others }
notices-turn-until = Jij bent aan zet in { $game } met { $others }, tot { $when }
notices-games-wait =
    { $count ->
        [one] Er wacht een spel op je
       *[other] Er wachten { $count } spellen op je
    }
notices-proposed = { $name } stelt in { $game } voor: { $what }
notices-over = { $game } met { $others } is afgelopen
notices-invited = { $name } nodigt je uit voor { $game }
notices-rematch = { $name } wil een revanche: { $game }
notices-why = Je krijgt dit omdat je om berichten hebt gevraagd op { $site }.
notices-change = Wijzig wat je te horen krijgt
notices-unsubscribe = Geen berichten meer
notices-table-button = Naar de tafel
notices-verify-subject = Is dit jouw adres?
notices-verify = Iemand, waarschijnlijk jij, gaf dit adres op voor het account { $name } op { $site }. Volg deze link om te bevestigen dat het van jou is:
notices-verify-button = Het is van mij
notices-verify-else = Was jij het niet, doe dan niets: er komt verder niets.
notices-reset-subject = Een nieuw wachtwoord
notices-reset = Iemand, waarschijnlijk jij, wil een nieuw wachtwoord voor het account { $name } op { $site }. Met deze link kies je er een; hij is twee uur geldig:
notices-reset-button = Kies een wachtwoord
notices-reset-else = Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.
notices-test-subject = Een mail van Langbord
notices-test = De server op { $site } kan mail versturen.
notices-test-button = Naar de server
notices-test-else = De beheerder stuurde dit om te zien of het aankomt.
