# Langbord, dansk: det, der ikke hører til noget spil.

## Opremsninger
core-and = { $first } og { $last }
core-times = { $count }× { $item }

## Spillere
core-player = Spiller
core-player-number = Spiller { $number }
core-place =
    { $place ->
       *[other] { $place }. plads
    }

## Ved bordet
core-bots-prepare = Botterne gør sig klar; første gang tager det et minut.
core-bots-instead = »{ $level }« søger, og det kræver { $extra }; i stedet spiller »{ $other }«.
core-welcome = Skriv nummeret på det, du vil gøre. Skriv ? for hjælp, rules for reglerne i korte træk.
core-fair = Kortgiveren har bundet sig til en hemmelig nøgle, og hvert kort kommer fra den. Som bevis bagefter, nøglens SHA-256-sum:
core-your-move = { $player }, det er din tur.
core-how-to-choose = Et nummer eller handlingen i ord; ? for hjælp.
core-which = Hvilken? Et nummer, eller Enter for ingen:
core-confirm = Enter for at slutte din tur, undo for at tage den tilbage:
core-interrupt = Du kan gribe ind nu; Enter for at lade spillet gå videre.
core-hand-over = Nu er skærmen til { $player }.
core-press-enter = Enter, når ingen andre kigger:

## Svar
core-no-such-number = Der er ikke noget nummer { $number } på listen; den går til { $last }.
core-ambiguous = »{ $text }« kan betyde flere ting:
core-not-possible = »{ $text }« kan ikke lade sig gøre nu. Enter viser listen igen, ? giver hjælp.
core-none-chosen = Intet valgt.
core-nothing-to-undo = Der er intet at tage tilbage: Noget nyt er blevet vist, eller en anden har spillet siden.
core-undone = Taget tilbage.
core-saved = Spillet er gemt i { $file }. Kortgiverens nøgle står i den: Den, der læser den, kan forudsige kortene.
core-left =
    Spillet er gemt. Sådan fortsætter du:
    { $command }

## Hjælp
core-help =
    Et nummer vælger fra listen. Du kan også skrive en handling, for eksempel:
    { $example }
    En del af den er nok, så længe kun én handling passer.

    ?              denne hjælp
    rules          reglerne i korte træk
    board          bordet en gang til
    list           spillepladen som liste
    log            alt, hvad der er sket
    hint           hvad en bot ville gøre; at du spurgte, står i referatet
    undo           tag din seneste handling tilbage, så længe intet nyt er vist
    save FIL       gem spillet i en fil
    language KODE  { $languages }
    quit           forlad bordet; spillet gemmes og kan fortsætte senere

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Spillere
core-field-turn = Tur
core-field-points = Point
core-field-hand = Hånd
core-field-round = Runde

## En gennemgang af et parti
core-review-by-net = Vinderchancer efter spillets net; beslutninger ved søgning med { $iterations } iterationer
core-review-by-play = Vinderchancer ved at spille videre; beslutninger ved søgning med { $iterations } iterationer
core-review-along = gennem partiet
core-review-mistakes = tydelige fejl
core-review-luck = held
core-review-no-luck = Hvad der var held, kan ikke siges her: Det kræver et net, der bedømmer alle pladser til enhver tid.
core-review-costliest = De beslutninger, der kostede mest:
core-review-instead = { $done } – bedre: { $better }
core-review-nothing = Ingen beslutning kostede tydeligt meget.
core-review-dealt = Hvad kortgiveren gav og tog, mod det, der ellers kunne være kommet:
core-hint-explained = Hvad en bot ville gøre, med den vinderchance, den ser. At du spurgte, står i referatet.
core-hint-needs = Et tip skal søges frem, og det kræver { $extra }.
core-hint-action = handling
core-hint-visits = set på
core-hint-chance = vinderchance

## Slutningen
core-winner =
    { $count ->
        [one] { $players } vinder!
       *[other] { $players } deler sejren!
    }
core-lost = Spillet er tabt.
core-total = I alt
core-kept =
    Referatet af spillet er gemt. Sådan beviser du, at ingen har pillet ved kortene:
    { $command }

# Why something does not react
core-not-your-turn = Det er ikke din tur.
core-no-such-thing = Sådan noget findes ikke i denne udgave.
core-not-now = Der spørges om noget andet først.
core-not-there = Der kan intet gøres nu.
core-not-again = Det kan gøres én gang, og det er gjort.
core-not-near = Dit skib ligger ikke ved siden af.
core-not-free = { $player } har det.
core-not-enough = Du skal bruge { $need } og har { $have } ({ $what }).
core-recap = Siden din sidste tur
core-recap-more = { $player }: { $count } flere ({ $what }).
core-recap-less = { $player }: { $count } færre ({ $what }).
core-outcome = { $outcome }
