# Tickets: the lesson, Dutch.

tickets-lesson-chapter-contracts = Contracten en kaarten
tickets-lesson-chapter-wild = Jokers
tickets-lesson-chapter-routes = Routes en goederen
tickets-lesson-chapter-doubles = Dubbele routes
tickets-lesson-chapter-more = Meer contracten
tickets-lesson-chapter-end = Het einde

tickets-lesson-city = Dit is Amsterdam, vier eeuwen geleden. Je verbindt plaatsen met eigen routes; wie aan het eind de meeste punten heeft, wint.
tickets-lesson-keep = Een contract noemt twee plaatsen. Verbinden je eigen routes ze aan het eind, dan levert het zijn waarde op; anders kost het evenveel. Jouw plaatsen zijn gemarkeerd: houd één contract of allebei.
tickets-lesson-draw = In een beurt doe je één ding; meestal pak je twee kaarten. Pak de eerste uit de vijf die open liggen.
tickets-lesson-pile = De tweede kaart mag van de stapel komen, waar niemand haar ziet. Pak die van daar.
tickets-lesson-wild = Een joker geldt als elke kleur. Open is hij zo goed dat je die beurt geen andere kaart pakt. Pak hem.
tickets-lesson-claim = Eis de oplichtende route op: ze kost voor elk vak een kaart in haar kleur, op een grijze route in één kleur naar keuze. Jokers helpen mee.
tickets-lesson-carts = Elk vak kostte een van je karren; 1, 2, 3 of 4 vakken leveren meteen 1, 2, 4 of 7 punten op. De karsymbolen op de route gaven een goederenkaart: de meeste daarvan zijn aan het eind 8 punten waard.
tickets-lesson-double = Twee routes naast elkaar zijn een dubbele: niemand bezit ze allebei, en met twee spelers wordt er maar één gebruikt. Eis de oplichtende op.
tickets-lesson-contracts = Wie zijn contracten vervuld heeft, mag er twee bij pakken. Ze kunnen veel opleveren, maar wat aan het eind niet lukt, kost punten. Pak contractkaarten.
tickets-lesson-choose = Houd wat je net al bijna verbindt. Eén moet je houden.
tickets-lesson-last = Iemand had na zijn beurt twee karren of minder, dus kreeg iedereen nog één beurt. Dit is de allerlaatste: eis een route op die iets oplevert.
tickets-lesson-points = Het scoreblad verklaart elk punt: routes, contracten die gelukt zijn en die niet, goederen.
