# Langbord, suomi: mitä kerrotaan sähköpostilla, push-viestillä ja webhookilla.
notices-greeting = Hei { $name }!
notices-turn = Sinun vuorosi: { $game }, mukana { $others }
notices-turn-until = Sinun vuorosi: { $game }, mukana { $others }; aikaa { $when } asti
notices-games-wait =
    { $count ->
        [one] Yksi peli odottaa sinua
       *[other] { $count } peliä odottaa sinua
    }
notices-proposed = { $name } ehdottaa pelissä { $game }: { $what }
notices-over = { $game } on päättynyt, mukana { $others }
notices-invited = { $name } kutsuu sinut peliin { $game }
notices-rematch = { $name } tarjoaa uusintaottelua: { $game }
notices-why = Saat tämän, koska olet pyytänyt ilmoituksia sivustolla { $site }.
notices-change = Muuta ilmoituksia
notices-unsubscribe = Ei enää näitä
notices-table-button = Pöytään
notices-verify-subject = Onko tämä osoitteesi?
notices-verify = Joku, luultavasti sinä, ilmoitti tämän osoitteen tilille { $name } sivustolla { $site }. Vahvista linkistä, että se on sinun:
notices-verify-button = Se on minun
notices-verify-else = Jos se et ollut sinä, älä tee mitään: muuta ei tule.
notices-reset-subject = Uusi salasana
notices-reset = Joku, luultavasti sinä, haluaa uuden salasanan tilille { $name } sivustolla { $site }. Valitse se tästä linkistä; se on voimassa kaksi tuntia:
notices-reset-button = Valitse salasana
notices-reset-else = Jos se et ollut sinä, älä tee mitään: salasanasi ei muutu.
notices-test-subject = Viesti Langbordilta
notices-test = Palvelin osoitteessa { $site } osaa lähettää sähköpostia.
notices-test-button = Palvelimelle
notices-test-else = Ylläpitäjä lähetti tämän nähdäkseen, tuleeko se perille.
