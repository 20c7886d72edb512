# Landnám: pages and board in the browser, Norwegian bokmål.

landnam-about = Utforsk en ukjent øy, rydd den, og gå til sak om den på alltinget.

landnam-panel-case = Sak om { $cell }: det satses { $kind }
landnam-panel-prosecution = Saksøker
landnam-panel-defence = Forsvar
landnam-panel-staked = satset
landnam-panel-must-lay = må legge minst { $count }
landnam-panel-offered = Saken tilbys { $player }.
landnam-panel-gives = { $player } gir
landnam-panel-wants = og vil ha
landnam-panel-you-give = Du gir
landnam-panel-you-want = Du vil ha
landnam-panel-offer = Gi tilbudet
landnam-panel-costs = Hva ting koster
landnam-panel-settler = nybrottsmann
landnam-panel-ship = skip
landnam-panel-farm = gård
landnam-panel-village = bygd

landnam-talk-trade = Handel
landnam-talk-unasked = Gi { $player } et tilbud
landnam-talk-offer = Et tilbud
landnam-talk-thing = Alltinget
landnam-talk-to = til { $players }
landnam-talk-draft = ikke gitt ennå
landnam-talk-everybody = Ingen nevnt: til alle.
landnam-talk-accept = Ta imot
landnam-talk-counter = Mottilbud
landnam-talk-lacks = Du har ikke det som ønskes.
landnam-talk-less = { $side }: { $kind }, én mindre
landnam-talk-more = { $side }: { $kind }, én til
landnam-talk-waits = { $players } må svare.
landnam-talk-you = Du må svare.
landnam-talk-standing-thing = Du spiller ikke noe kort på resten av dette tinget.
landnam-talk-standing-always = Du spiller ikke noe kort på noe ting før du sier fra.
landnam-talk-accuses = { $player } saksøker { $other } for { $cell } ({ $piece }).
landnam-talk-lay = Legg
landnam-talk-verdict = { $player } vinner om ikke saken brytes av.

landnam-wait-trade = { $active } handler.
landnam-wait-offer = { $active } har gitt et tilbud; { $players } må svare.
landnam-wait-offer-own = Tilbudet ditt venter på { $players }.
landnam-wait-counter = { $active } vurderer et mottilbud.
landnam-wait-answer = Det er { $players } som skal svare i saken.
landnam-wait-handover = { $players } kan ta over saken.
landnam-wait-verdict = Saken skal avgjøres. Venter på { $players }.
landnam-wait-closing = Svarte markører skal deles ut. Venter på { $players }.

landnam-guide-move = Flytt én enhet. Den som går inn i det ukjente, utforsker det og finner land, et tall og ofte en plass til en gård.
landnam-guide-trade = Sett sammen et tilbud: gi, ønsk, og tilby det til alle eller én. Fire like kort byttes mot ett, to der du har havn.
landnam-guide-build = En gård står på et hjørne av feltet der enheten din står. Hus er poeng; du har ni.
landnam-guide-ageing = Ett felt som ga noe, aldres: Tallet øker med én, fra 6 til 8 og fra 12 til 2. Lave tall blir bedre, høye dårligere.
landnam-guide-plaintiff = Stevn en enhet som står på et felt ved bygningen din. Begge sider satser kort av feltets slag; den som ikke kan overgå den andre, taper.
landnam-guide-answer = Legg flere kort enn motparten, skyt saken over, eller gi deg.

landnam-option-stakes = Innsats i en sak
landnam-option-stakes-one-kind = av ett slag
landnam-option-stakes-any-kind = av alle slag
landnam-option-flight = En enhet som slipper unna
landnam-option-flight-sheds-tokens = legger igjen markørene
landnam-option-flight-keeps-tokens = beholder markørene
landnam-option-harbour-sites = En havn krever
landnam-option-harbour-sites-sea-without = et sjøfelt uten havn
landnam-option-harbour-sites-land-without = et landfelt uten havn
landnam-option-offers = Flest tilbud i en handelsfase
landnam-option-turns = Uavgjort etter så mange turer (0: aldri)
landnam-option-open-hands = Åpne hender

landnam-drawing-harvest = Det kastes 8. Til venstre: gården får ett kort, bygden to. Til høyre: nybrottsmannen tar to, og gården får ingen.
landnam-drawing-case = En sak om en nybrottsmann på en eng: saksøkeren har satset tre sauer, forsvaret bare to. Vinneren får en hvit markør, en rød gjør nybrottsmannen fredløs; hvite, røde og svarte markører er ett poeng hver.
landnam-drawing-explore = Et skip går ut i det ukjente: den grønne terningen finner landskapet, den røde tallet, og oppdageren får et kort av det feltet gir.
landnam-drawing-corners = En gård står på et hjørne der tre felt møtes; den tykke streken er en kant. Én kant unna (stiplet) kan ingenting bygges, to kanter unna (fylte prikker) kan det.

landnam-mark-case = feltet en sak gjelder
landnam-mark-outlaw = en fredløs
