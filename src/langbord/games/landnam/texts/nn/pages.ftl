# Landnám: pages and board in the browser, Norwegian nynorsk.

landnam-about = Utforsk ei ukjend øy, rydd ho, og gå til sak om ho på alltinget.

landnam-panel-case = Sak om { $cell }: det blir satsa { $kind }
landnam-panel-prosecution = Saksøkjar
landnam-panel-defence = Forsvar
landnam-panel-staked = satsa
landnam-panel-must-lay = må leggje minst { $count }
landnam-panel-offered = Saka blir tilboden { $player }.
landnam-panel-gives = { $player } gjev
landnam-panel-wants = og vil ha
landnam-panel-you-give = Du gjev
landnam-panel-you-want = Du vil ha
landnam-panel-offer = Gje tilbodet
landnam-panel-costs = Kva ting kostar
landnam-panel-settler = nybrotsmann
landnam-panel-ship = skip
landnam-panel-farm = gard
landnam-panel-village = bygd

landnam-talk-trade = Handel
landnam-talk-unasked = Gje { $player } eit tilbod
landnam-talk-offer = Eit tilbod
landnam-talk-thing = Alltinget
landnam-talk-to = til { $players }
landnam-talk-draft = ikkje gjeve enno
landnam-talk-everybody = Ingen nemnd: til alle.
landnam-talk-accept = Ta mot
landnam-talk-counter = Mottilbod
landnam-talk-lacks = Du har ikkje det som er ønskt.
landnam-talk-less = { $side }: { $kind }, éin mindre
landnam-talk-more = { $side }: { $kind }, éin til
landnam-talk-waits = { $players } må svare.
landnam-talk-you = Du må svare.
landnam-talk-standing-thing = Du spelar ikkje noko kort på resten av dette tinget.
landnam-talk-standing-always = Du spelar ikkje noko kort på noko ting før du seier frå.
landnam-talk-accuses = { $player } saksøkjer { $other } for { $cell } ({ $piece }).
landnam-talk-lay = Legg
landnam-talk-verdict = { $player } vinn om ikkje saka blir broten av.

landnam-wait-trade = { $active } handlar.
landnam-wait-offer = { $active } har gjeve eit tilbod; { $players } må svare.
landnam-wait-offer-own = Tilbodet ditt ventar på { $players }.
landnam-wait-counter = { $active } vurderer eit mottilbod.
landnam-wait-answer = Det er { $players } som skal svare i saka.
landnam-wait-handover = { $players } kan ta over saka.
landnam-wait-verdict = Saka skal avgjerast. Ventar på { $players }.
landnam-wait-closing = Svarte markørar skal delast ut. Ventar på { $players }.

landnam-guide-move = Flytt éi eining. Den som går inn i det ukjende, utforskar det og finn land, eit tal og ofte ein plass til ein gard.
landnam-guide-trade = Set saman eit tilbod: gje, ønsk, og by det fram til alle eller éin. Fire like kort blir bytte mot eitt, to der du har hamn.
landnam-guide-build = Ein gard står på eit hjørne av feltet der eininga di står. Hus er poeng; du har ni.
landnam-guide-ageing = Eitt felt som gav noko, vert aldra: Talet aukar med éin, frå 6 til 8 og frå 12 til 2. Låge tal vert betre, høge dårlegare.
landnam-guide-plaintiff = Stemn ei eining som står på eit felt ved bygningen din. Båe sider satsar kort av slaget til feltet; den som ikkje kan overgå den andre, taper.
landnam-guide-answer = Legg fleire kort enn motparten, skyt saka over, eller gje deg.

landnam-option-stakes = Innsats i ei sak
landnam-option-stakes-one-kind = av eitt slag
landnam-option-stakes-any-kind = av alle slag
landnam-option-flight = Ei eining som slepp unna
landnam-option-flight-sheds-tokens = legg att markørane
landnam-option-flight-keeps-tokens = held på markørane
landnam-option-harbour-sites = Ei hamn krev
landnam-option-harbour-sites-sea-without = eit sjøfelt utan hamn
landnam-option-harbour-sites-land-without = eit landfelt utan hamn
landnam-option-offers = Flest tilbod i ein handelsfase
landnam-option-turns = Uavgjort etter så mange turar (0: aldri)
landnam-option-open-hands = Opne hender

landnam-drawing-harvest = Det vert kasta 8. Til venstre: garden får eitt kort, bygda to. Til høgre: nybrotsmannen tek to, og garden får ingen.
landnam-drawing-case = Ei sak om ein nybrotsmann på ei eng: saksøkjaren har satsa tre sauer, forsvaret berre to. Vinnaren får ein kvit markør, ein raud gjer nybrotsmannen fredlaus; kvite, raude og svarte markørar er eitt poeng kvar.
landnam-drawing-explore = Eit skip går ut i det ukjende: den grøne terningen finn landskapet, den raude talet, og oppdagaren får eit kort av det feltet gjev.
landnam-drawing-corners = Ein gard står på eit hjørne der tre felt møtest; den tjukke streken er ein kant. Éin kant unna (stipla) kan ingenting byggjast, to kantar unna (fylte prikkar) kan det.

landnam-mark-case = feltet ei sak gjeld
landnam-mark-outlaw = ein fredlaus
