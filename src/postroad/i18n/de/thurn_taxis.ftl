# Thurn und Taxis auf Deutsch: Namen, Aktionen, Ereignisse, Ablehnungen, Regeln.

## Städte

city-augsburg = Augsburg
city-basel = Basel
city-budweis = Budweis
city-carlsruhe = Carlsruhe
city-freiburg = Freiburg
city-ingolstadt = Ingolstadt
city-innsbruck = Innsbruck
city-kempten = Kempten
city-linz = Linz
city-lodz = Lodz
city-mannheim = Mannheim
city-muenchen = München
city-nuernberg = Nürnberg
city-passau = Passau
city-pilsen = Pilsen
city-regensburg = Regensburg
city-salzburg = Salzburg
city-sigmaringen = Sigmaringen
city-stuttgart = Stuttgart
city-ulm = Ulm
city-wuerzburg = Würzburg
city-zuerich = Zürich

## Länder

province-baden = Baden
province-bayern = Bayern
province-boehmen = Böhmen
province-hohenzollern = Hohenzollern
province-polen = Polen
province-salzburg = Salzburg
province-schweiz = Schweiz
province-tyrol = Tyrol
province-wuerttemberg = Württemberg

## Amtspersonen

official-administrator = Amtmann
official-administrator-help = Bevor du eine Karte nimmst, tauscht er alle Karten der Auslage aus.
official-postmaster = Postmeister
official-postmaster-help = Mit ihm nimmst du eine zweite Karte.
official-carrier = Postillion
official-carrier-help = Mit ihm spielst du eine zweite Karte aus.
official-cartwright = Wagner
official-cartwright-help = Wenn du eine Route abschließt, gibt er dir die nächste Kutsche, auch wenn der Route ein oder zwei Städte fehlen.

## Bonusstapel

stack-length-5 = Route mit 5 Städten
stack-length-6 = Route mit 6 Städten
stack-length-7 = Route mit 7 oder mehr Städten
stack-baden = Baden
stack-bayern = Bayern
stack-boehmen-salzburg = Böhmen und Salzburg
stack-schweiz-tyrol = Schweiz und Tyrol
stack-wuerttemberg-hohenzollern = Württemberg und Hohenzollern
stack-all-provinces = Alle Länder
stack-game-end = Spielende

## Ausgaben und ihre Schalter

edition-ru = Russische Ausgabe
edition-ru-about = Die russischen Regeln von 2007 bis 2011: Der Bonus für alle Länder verlangt alle neun, du darfst eine Route jederzeit aufgeben, und mit leerer Hand musst du den Postmeister rufen.
edition-cs = Tschechische Ausgabe
edition-cs-about = Die tschechischen Regeln von 2006; sie spielen sich genau wie die russischen.
edition-hu = Ungarische Ausgabe
edition-hu-about = Die ungarischen Regeln von 2006, wörtlich genommen: Beim Bonus für alle Länder zählt Bayern nicht mit, du darfst eine Route nur aufgeben, wenn keine Handkarte passt, und den Postmeister müssen alle nur in ihrem ersten Zug rufen.
edition-de = Erste deutsche Ausgabe
edition-de-about = Die ersten deutschen Regeln von 2006: wie die russische Ausgabe, aber beim Bonus für alle Länder zählt Bayern nicht mit.
edition-custom = Eigener Regelmix
edition-custom-about = Du entscheidest selbst über jeden Punkt, in dem sich die Ausgaben unterscheiden.
switch-all_provinces = Der Bonus für alle Länder verlangt
switch-all_provinces-9 = alle neun Länder
switch-all_provinces-8 = alle Länder außer Bayern
switch-abandon = Du darfst eine Route aufgeben
switch-abandon-free = jederzeit
switch-abandon-stuck = nur wenn keine Handkarte passt
switch-postmaster = Du musst den Postmeister rufen
switch-postmaster-empty = wenn deine Hand zu Beginn deines Zuges leer ist
switch-postmaster-first = nur in deinem ersten Zug

## Aktionen

thurn-taxis-action-take = { $city } nehmen (Platz { $slot })
thurn-taxis-action-draw = Vom Nachziehstapel ziehen
thurn-taxis-action-call = { $official } rufen
thurn-taxis-action-abandon = Route aufgeben
thurn-taxis-action-play-left = { $city } links anlegen
thurn-taxis-action-play-right = { $city } rechts anlegen
thurn-taxis-action-play-new = Route mit { $city } beginnen
thurn-taxis-action-close-each = Abschließen: eine Poststation in jedem Land
thurn-taxis-action-close-province = Abschließen: Poststationen nur im Land { $province }
thurn-taxis-action-office = Poststation in { $city } bauen
thurn-taxis-action-discard = { $city } ablegen
thurn-taxis-action-end = Zug beenden

## Ereignisse

thurn-taxis-event-first = { $player } beginnt.
thurn-taxis-event-take = { $player } nimmt { $city }.
thurn-taxis-event-draw = { $player } zieht eine Karte vom Nachziehstapel.
thurn-taxis-event-draw-seen = { $player } zieht { $city } vom Nachziehstapel.
thurn-taxis-event-call = { $player } ruft den { $official }.
thurn-taxis-event-abandon = { $player } gibt eine Route mit { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städten
    } auf.
thurn-taxis-event-play = { $player } spielt { $city } aus.
thurn-taxis-event-play-new = { $player } beginnt eine Route mit { $city }.
thurn-taxis-event-close-each = { $player } schließt eine Route mit { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städten
    } ab: eine Poststation in jedem Land.
thurn-taxis-event-close-province = { $player } schließt eine Route mit { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städten
    } ab: Poststationen nur im Land { $province }.
thurn-taxis-event-office = { $player } baut eine Poststation in { $city }.
thurn-taxis-event-bonus = { $player } nimmt einen Bonus: { $stack }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
thurn-taxis-event-carriage = { $player } nimmt Kutsche { $carriage } im Wert von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
thurn-taxis-event-discard = { $player } legt { $city } ab.
thurn-taxis-event-end = { $player } beendet den Zug.
thurn-taxis-event-refill = Neu in der Auslage, Platz { $slot }: { $city }.
thurn-taxis-event-reshuffle = Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel.
thurn-taxis-event-last-round = { $player } leitet das Spielende ein: Das ist die letzte Runde.

## Ablehnungen

thurn-taxis-refusal-no-such-seat = Den Platz { $player } gibt es hier nicht. Dieses Spiel hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
thurn-taxis-refusal-game-stopped = Das Spiel hat seine Höchstdauer erreicht und wurde abgebrochen, es ist kein Zug mehr möglich. Du kannst ein neues beginnen.
thurn-taxis-refusal-game-over = Das Spiel ist zu Ende, es ist kein Zug mehr möglich. Du kannst ein neues beginnen.
thurn-taxis-refusal-not-your-turn = Du bist nicht dran. Warte, bis { $player } fertig ist.
thurn-taxis-refusal-slot-empty = Platz { $slot } der Auslage ist leer. Nimm eine Karte von einem anderen Platz oder vom Nachziehstapel, falls dort eine liegt.
thurn-taxis-refusal-nothing-to-draw = Nachziehstapel und Ablagestapel sind leer, du kannst nicht ziehen. Nimm eine Karte aus der Auslage.
thurn-taxis-refusal-postmaster-not-called = Du hast deine Karte schon genommen. Für eine zweite rufe zuerst den Postmeister.
thurn-taxis-refusal-taking-is-over = In diesem Zug kannst du keine Karte mehr nehmen. Mach mit dem nächsten Schritt weiter.
thurn-taxis-refusal-official-used = Der { $official } kann dir nicht helfen: In diesem Zug hat dir schon eine Amtsperson geholfen. In deinem nächsten Zug darfst du wieder eine rufen.
thurn-taxis-refusal-postmaster-compulsory = In diesem Zug musst du den Postmeister rufen und niemanden sonst. Nimm deine erste Karte, rufe ihn und nimm eine zweite.
thurn-taxis-refusal-display-empty = Die Auslage ist leer, der Amtmann hat nichts auszutauschen. Zieh eine Karte vom Nachziehstapel.
thurn-taxis-refusal-administrator-too-late = Der Amtmann hilft nur, bevor du deine erste Karte nimmst. Rufe ihn in deinem nächsten Zug gleich am Anfang.
thurn-taxis-refusal-postmaster-too-early = Der Postmeister verhilft dir zu einer zweiten Karte. Nimm deine erste, dann rufe ihn.
thurn-taxis-refusal-no-second-card = Es gibt keine zweite Karte mehr, der Postmeister kann nicht helfen. Spiel stattdessen eine Karte aus.
thurn-taxis-refusal-postmaster-too-late = Der Postmeister hilft nur, gleich nachdem du deine erste Karte genommen hast. In deinem nächsten Zug kannst du ihn an dieser Stelle rufen.
thurn-taxis-refusal-carrier-too-early = Mit dem Postillion spielst du eine zweite Karte aus. Spiel deine erste aus, dann rufe ihn.
thurn-taxis-refusal-carrier-nothing-fits = Keine deiner Handkarten passt an deine Route, der Postillion kann nicht helfen. Schließ die Route ab, wenn sie lang genug ist, oder beende deinen Zug.
thurn-taxis-refusal-carrier-too-late = Der Postillion hilft nur, gleich nachdem du eine Karte ausgespielt hast. In deinem nächsten Zug kannst du ihn an dieser Stelle rufen.
thurn-taxis-refusal-cartwright-not-now = Der Wagner hilft nur, während du eine Route abschließt, der für deine nächste Kutsche ein oder zwei Städte fehlen. Rufe ihn dann, nachdem deine Poststationen gebaut sind.
thurn-taxis-refusal-take-first = Nimm zuerst eine Karte, aus der Auslage oder vom Nachziehstapel.
thurn-taxis-refusal-take-second-first = Du hast den Postmeister gerufen. Nimm zuerst deine zweite Karte.
thurn-taxis-refusal-offices-first = Du schließt gerade deine Route ab. Bau zuerst alle Poststationen, die fällig sind.
thurn-taxis-refusal-carrier-cannot-abandon = Die Karte des Postillions muss an deine jetzige Route. Spiel eine Karte aus, die an eines ihrer Enden passt.
thurn-taxis-refusal-abandon-too-late = Eine Route kannst du nur aufgeben, bevor du eine Karte ausspielst. In deinem nächsten Zug geht es wieder, wenn die Regeln dieses Spiels es erlauben.
thurn-taxis-refusal-no-route = Du hast keine Route, die du aufgeben könntest. Beginne eine mit einer beliebigen Karte.
thurn-taxis-refusal-abandon-only-stuck = In diesem Spiel darfst du eine Route nur aufgeben, wenn keine Handkarte passt. Diese passt: { $city }. Spiel eine passende Karte aus.
thurn-taxis-refusal-carrier-not-called = Du hast deine Karte schon ausgespielt. Für eine zweite rufe zuerst den Postillion.
thurn-taxis-refusal-played-already = In diesem Zug kannst du keine Karte mehr ausspielen. Mach mit dem nächsten Schritt weiter.
thurn-taxis-refusal-not-in-hand = { $city } hast du nicht auf der Hand. Wähle eine deiner Handkarten.
thurn-taxis-refusal-starts-a-route = Du hast noch keine Route, an die { $city } passen könnte. Beginne mit der Karte eine neue.
thurn-taxis-refusal-route-lies-there = Du hast schon eine Route. Leg eine passende Karte an eines ihrer Enden oder gib sie zuerst auf, wenn du darfst.
thurn-taxis-refusal-already-in-route = { $city } liegt schon in deiner Route, und jede Stadt darf dort nur einmal vorkommen. Spiel eine andere Karte aus.
thurn-taxis-refusal-one-card-is-right = Deine Route besteht aus einer einzigen Stadt, beide Enden sind also gleich. Leg { $city } rechts an.
thurn-taxis-refusal-fits-other-end = { $city } passt nicht an dieses Ende deiner Route, aber an das andere. Leg die Karte dort an.
thurn-taxis-refusal-no-road = Zwischen { $city } und { $city2 } gibt es keine Straße. Spiel eine Stadt aus, von der eine Straße zu einem Ende deiner Route führt.
thurn-taxis-refusal-closed-already = Du schließt diese Route schon ab. Führe erst alles aus, was dazugehört.
thurn-taxis-refusal-carrier-must-play = Du hast den Postillion gerufen. Spiel zuerst deine zweite Karte aus.
thurn-taxis-refusal-close-after-playing = Abschließen kannst du eine Route einmal pro Zug, gleich nachdem du eine Karte ausgespielt hast. Mach den Schritt, der jetzt an der Reihe ist.
thurn-taxis-refusal-route-too-short = Deine Route hat { $length ->
        [one] { $length } Stadt
       *[other] { $length } Städte
    }, zum Abschließen braucht sie mindestens { $needed }. Verlängere sie zuerst.
thurn-taxis-refusal-province-not-visited = Deine Route hat keine Stadt im Land { $province }. Wähle ein Land, durch das sie führt, oder eine Poststation in jedem Land.
thurn-taxis-refusal-office-only-closing = Poststationen baust du nur, während du eine Route abschließt. Schließ zuerst eine Route mit mindestens drei Städten ab.
thurn-taxis-refusal-not-in-route = { $city } gehört nicht zu der Route, die du abschließt. Wähle eine ihrer Städte.
thurn-taxis-refusal-office-stands = In { $city } hast du schon eine Poststation, und mehr als eine darfst du in keiner Stadt haben. Wähle eine andere Stadt.
thurn-taxis-refusal-forced-office-first = Poststationen, bei denen du keine Wahl hast, kommen zuerst. Bau jetzt die in { $city }.
thurn-taxis-refusal-province-has-its-office = Das Land { $province } hat bei diesem Abschluss schon seine Poststation bekommen. Wähle eine Stadt der Route in einem anderen Land.
thurn-taxis-refusal-not-in-chosen-province = { $city } liegt nicht im Land { $province }, das du für diesen Abschluss gewählt hast. Wähle eine Stadt deiner Route, die dort liegt.
thurn-taxis-refusal-no-discard-now = Du musst jetzt nichts ablegen. Handkarten werden nur nach dem Abschluss einer Route abgelegt, und nur, wenn es mehr als drei sind.
thurn-taxis-refusal-play-first = Bevor dein Zug endet, musst du eine Karte ausspielen. Spiel eine Handkarte aus.
thurn-taxis-refusal-discard-first = Du hast eine Route abgeschlossen und darfst drei Karten behalten. Leg zuerst noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
thurn-taxis-refusal-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }. Wähle eine Zahl aus diesem Bereich.
thurn-taxis-refusal-first-is-no-seat = Den Platz „{ $first }“ gibt es nicht. Die Plätze werden ab 0 gezählt, und dieses Spiel hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }. Lass die Option weg, dann wird gelost.

## Regeln

rule-TT-1 = Thurn und Taxis spielt man zu zweit, zu dritt oder zu viert. Alle beginnen mit 20 Poststationen und sonst nichts: keine Handkarten, keine Route, keine Kutsche.
rule-TT-2 = Es gibt 66 Stadtkarten, drei für jede der 22 Städte. Sie werden gemischt; sechs liegen offen als Auslage, die übrigen bilden den verdeckten Nachziehstapel. Gebrauchte Karten kommen offen auf den Ablagestapel, der anfangs leer ist.
rule-TT-3 = Die Bonusplättchen liegen in zehn Stapeln, das wertvollste jeweils oben. Die Kutschen tragen die Nummern 3 bis 7, von jeder gibt es vier.
rule-TT-4 = Wer beginnt, entscheidet das Los (oder der Gastgeber, wenn er es festgelegt hat). Danach geht es im Uhrzeigersinn reihum.
rule-TT-10 = Dein Zug beginnt damit, dass du eine Stadtkarte auf die Hand nimmst; auslassen darfst du das nicht. Nimm eine aus der Auslage oder die oberste vom Nachziehstapel. Eine Karte aus der Auslage wird sofort vom Nachziehstapel ersetzt.
rule-TT-11 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Früher geschieht das nie.
rule-TT-12 = Sind Nachziehstapel und Ablagestapel beide leer, bleiben Lücken in der Auslage offen, und niemand kann ziehen. Die Lücken werden der Reihe nach gefüllt, und zwar am Ende des ersten Zuges, nach dem es wieder Karten gibt. Gibt es gar nichts zu nehmen, entfällt das Nehmen; hast du dann auch keine Handkarte, ist dein Zug vorbei. Gibt es keine zweite Karte zu nehmen, wird der Postmeister nicht gerufen, auch wenn er sonst Pflicht wäre; Postillion oder Wagner darfst du dann trotzdem rufen.
rule-TT-13 = Nach dem Nehmen musst du eine Handkarte ausspielen. Hast du keine Route, beginnst du mit einer beliebigen Karte eine neue. Hast du eine, kommt die Karte an ihr linkes oder rechtes Ende und muss dort passen.
rule-TT-14 = Eine Karte passt an ein Ende deiner Route, wenn von ihrer Stadt eine Straße zur Stadt an diesem Ende führt und ihre Stadt noch nicht in der Route liegt. Karten werden nie dazwischengeschoben oder umgelegt, eine Route verzweigt sich nie, und die Farben spielen hier keine Rolle.
rule-TT-15 = Bevor du eine Karte ausspielst, darfst du deine ganze Route aufgeben: Ihre Karten werden ohne Belohnung abgelegt, und die Karte, die du dann ausspielst, beginnt eine neue Route. Dazu brauchst du eine Handkarte. In der russischen, der tschechischen und der ersten deutschen Ausgabe darfst du das jederzeit, in der ungarischen nur, wenn keine deiner Handkarten passt.
rule-TT-16 = Nachdem du die Karte dieses Zuges ausgespielt hast, darfst du deine Route abschließen, wenn sie mindestens drei Städte hat. Vorher geht das nie.
rule-TT-20 = In jedem Zug darf dir eine Amtsperson helfen, und nur einmal. Du kannst sie nur rufen, wenn du ihre Hilfe nutzen kannst, und dann musst du sie auch nutzen: den Postmeister, wenn es eine zweite Karte zu nehmen gibt; den Amtmann, wenn in der Auslage mindestens eine Karte liegt; den Postillion, wenn eine deiner Handkarten passt; den Wagner, wenn der abgeschlossenen Route für deine nächste Kutsche ein oder zwei Städte fehlen und dir dieser Abschluss noch keine gebracht hat.
rule-TT-21 = Mit dem Postmeister nimmst du eine zweite Karte, aus der Auslage oder vom Nachziehstapel. Du wählst sie, nachdem die erste genommen und ersetzt ist. In der russischen, der tschechischen und der ersten deutschen Ausgabe musst du ihn rufen, wenn deine Hand zu Beginn deines Zuges leer ist, also immer im ersten Zug; in der ungarischen nur im ersten Zug. Ist er Pflicht, kannst du in diesem Zug keine andere Amtsperson rufen.
rule-TT-22 = Den Amtmann rufst du, bevor du eine Karte nimmst. Alle Karten der Auslage werden abgelegt und sechs neue ausgelegt, oder weniger, wenn die Karten nicht reichen. Muss der Nachziehstapel dabei neu gemischt werden, können alte Karten wiederkommen.
rule-TT-23 = Mit dem Postillion spielst du eine zweite Karte aus. Sie muss an deine Route passen, wie sie jetzt liegt, auch wenn du sie erst in diesem Zug begonnen hast; aufgeben darfst du die Route dafür nicht.
rule-TT-24 = Wenn du eine Route abschließt, gibt dir der Wagner deine nächste Kutsche, auch wenn der Route dafür ein oder zwei Städte fehlen. Fehlen drei oder mehr, kann er nicht helfen.
rule-TT-30 = Beim Abschließen baust du zuerst Poststationen, nur in Städten dieser Route. Du wählst eine von zwei Möglichkeiten: je eine Poststation in jedem Land, durch das die Route führt, oder eine Poststation in jeder Stadt der Route, die in einem bestimmten Land liegt. Du darfst jedes Land wählen, durch das die Route führt, auch eines, in dem du nichts bauen kannst.
rule-TT-31 = Du musst jede Poststation bauen, die dir die gewählte Möglichkeit erlaubt. In einer Stadt kannst du nur eine haben; Städte, in denen du schon eine hast, werden übergangen. Bei einer Poststation je Land bekommt jedes Land eine, in dem die Route noch eine Stadt ohne Poststation von dir hat, und du suchst die Stadt aus. Die Poststationen der anderen spielen keine Rolle. Abschließen darfst du auch, wenn du gar nichts bauen kannst.
rule-TT-32 = Hast du zu wenige Poststationen übrig, baust du alle, die du hast, und suchst im Rahmen der gewählten Möglichkeit aus, wo.
rule-TT-33 = Dann kommen die Boni. Für eine Route mit 5, mit 6 oder mit 7 und mehr Städten nimmst du das oberste Plättchen des passenden Stapels. Ist er leer, nimmst du das oberste Plättchen für die nächstkürzere Länge, die noch eines hat; gibt es keines, bekommst du nichts. Für jede abgeschlossene Route gibt es höchstens ein solches Plättchen, im Spiel beliebig viele.
rule-TT-34 = Stehen deine Poststationen in allen Städten eines Landes oder Länderpaars mit Bonus (Baden; Bayern; Württemberg und Hohenzollern; Schweiz und Tyrol; Böhmen und Salzburg), nimmst du das oberste Plättchen des zugehörigen Stapels. Jeden dieser Boni bekommst du nur einmal im Spiel, und keinen, wenn der Stapel leer ist. Du kannst mehrere auf einmal bekommen.
rule-TT-35 = Den Bonus für alle Länder gibt es für mindestens eine Poststation in jedem Land, das zählt. In der russischen und der tschechischen Ausgabe zählen alle neun, in der ungarischen und der ersten deutschen alle außer Bayern. Du bekommst ihn nur einmal im Spiel, und gar nicht, wenn der Stapel leer ist.
rule-TT-36 = Für einen Bonus zählen nur Poststationen, die wirklich auf dem Plan stehen. Reichen deine restlichen nicht aus, bekommst du ihn nicht.
rule-TT-37 = Einen Bonus bekommst du bei genau dem Abschluss, mit dem du seine Bedingung erfüllst, wenn dann noch ein Plättchen auf seinem Stapel liegt. Geprüft wird nur, wenn du selbst eine Route abschließt.
rule-TT-38 = Nach den Boni kommt die Kutsche. Deine erste hat die Nummer 3, die weiteren bekommst du einzeln der Reihe nach; sie sind 2, 3, 5, 7 und 10 Punkte wert, und nur die höchste zählt. Du nimmst die nächste, wenn deine Route mindestens so viele Städte hat wie ihre Nummer, nie mehr als eine pro Route, und ablehnen kannst du sie nicht. Es zählt die Länge der Route, nicht die Zahl der gebauten Poststationen.
rule-TT-39 = Am Ende des Abschlusses werden die Karten der Route abgelegt. Hast du dann mehr als drei Handkarten, legst du so viele deiner Wahl ab, bis es drei sind. Sonst gibt es im ganzen Spiel keine Grenze für deine Hand.
rule-TT-40 = Wer zuerst Kutsche 7 nimmt oder die zwanzigste Poststation baut, bekommt den Bonus für das Spielende, 1 Punkt; nur einen, auch wenn beides zusammenkommt. Der Abschluss wird noch ganz ausgeführt. Dann wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben: Den letzten Zug hat, wer rechts von der Person sitzt, die begonnen hat.
rule-TT-41 = Du zählst die Punkte deiner höchsten Kutsche und deiner Bonusplättchen zusammen und ziehst für jede nicht gebaute Poststation einen Punkt ab.
rule-TT-42 = Bei Gleichstand an der Spitze gewinnt, wer von den Beteiligten den Bonus für das Spielende hat. Hat ihn niemand von ihnen, gewinnt, wer von ihnen im Uhrzeigersinn zuerst nach der Person kommt, die ihn hat.
rule-TT-43 = Wenn alle 1000 Züge hatten und das Spiel noch immer nicht zu Ende ist, wird es ohne Ergebnis abgebrochen. Das steht in keiner Spielanleitung; es beendet nur endlose Spiele zwischen Bots.
rule-TT-50 = Verborgen sind die Karten, die du vom Nachziehstapel gezogen hast, bis du sie ausspielst oder ablegst, und die Reihenfolge dieses Stapels. Alles andere ist offen: die aus der Auslage genommenen Karten, wie viele Karten jeder auf der Hand hat, Routen, Auslage, Ablagestapel, Poststationen, Kutschen und Bonusplättchen. Wissen die anderen, dass du eine Stadt auf der Hand hast, gilt die erste Karte dieser Stadt, die du ausspielst oder ablegst, als die bekannte. Deinen laufenden Punktestand siehst nur du.
