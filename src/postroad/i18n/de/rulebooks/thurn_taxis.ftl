# Die Anleitung zu Thurn und Taxis auf Deutsch.

aim = Worum es geht
aim-about = Du leitest ein Postunternehmen im Süden des alten Deutschen Reiches. Karte für Karte verbindest du Städte zu einer Route. Schließt du die Route ab, baust du in ihren Städten Poststationen und bekommst Bonusplättchen und immer größere Kutschen. Das Spiel endet mit der Runde, in der jemand Kutsche 7 nimmt oder die letzte der 20 eigenen Poststationen baut. Es gewinnt, wer die meisten Punkte hat: beste Kutsche plus Bonusplättchen minus 1 für jede Poststation, die noch nicht gebaut ist.

table = Was auf dem Tisch liegt
table-parts = Die Nummern im Bild:
table-parts-1 = Die Landkarte: 22 Städte in neun Ländern, jedes Land mit eigener Farbe und eigenem Muster. Die Linien zwischen den Städten sind die Straßen.
table-parts-2 = Die Auslage: sechs offene Stadtkarten. Es gibt 66 Stadtkarten, drei für jede Stadt.
table-parts-3 = Der verdeckte Nachziehstapel und der offene Ablagestapel.
table-parts-4 = Die Bonusplättchen: zehn Stapel, der höchste Wert liegt immer oben.
table-parts-5 = Die Kutschen: Nummer 3 bis 7, von jeder vier.
table-parts-6 = Die vier Amtspersonen. In jedem Zug darf dir eine davon helfen.
table-parts-7 = Deine Handkarten, die du ausspielen kannst.
table-parts-8 = Deine Route und daneben deine 20 Poststationen in deiner Farbe.
table-start = Zwei bis vier können mitspielen. Alle beginnen mit 20 Poststationen, ohne Karten, ohne Route und ohne Kutsche. Wer anfängt, wird ausgelost, oder der Gastgeber des Tisches bestimmt es. Danach geht es im Uhrzeigersinn.
    .title = Vor dem ersten Zug
table-secret = Karten vom Nachziehstapel bleiben geheim, bis du sie ausspielst oder ablegst. Alles andere ist offen: die Karten, die du aus der Auslage genommen hast, die Zahl deiner Handkarten, Routen, Poststationen, Kutschen und Plättchen.
    .title = Was geheim ist

turn = Ein Zug auf einen Blick
turn-steps = Jeder Zug hat dieselben drei Schritte. Die ersten beiden sind Pflicht, der dritte ist freiwillig.
turn-steps-1 = Nimm eine Karte, aus der Auslage oder vom Nachziehstapel.
turn-steps-2 = Spiel eine Karte aus: Beginne eine Route, oder leg die Karte an ein Ende deiner Route.
turn-steps-3 = Schließ deine Route ab, wenn du willst. Sie braucht mindestens drei Städte.
turn-officials = In jedem Zug darf dir höchstens eine Amtsperson helfen, und zwar nur einmal. Die Hilfe kostet nichts, und alle vier stehen allen in jedem Zug zur Verfügung. Du kannst eine Amtsperson nur rufen, wenn du die Hilfe nutzen kannst, und dann musst du sie nutzen.
    .title = Die Amtspersonen

take = Schritt 1: eine Karte nehmen
take-card = Nimm eine Karte auf die Hand: eine der sechs aus der Auslage oder die oberste vom Nachziehstapel. Eine Lücke in der Auslage wird sofort vom Nachziehstapel gefüllt. Du darfst beliebig viele Karten auf der Hand haben, außer nach dem Abschließen einer Route.
take-deck = Ist der Nachziehstapel leer, wenn eine Karte gebraucht wird, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
    .title = Der Nachziehstapel ist leer
take-postmaster = Mit dem Postmeister nimmst du eine zweite Karte, wieder aus der Auslage oder vom Nachziehstapel. Du wählst sie erst, wenn die erste genommen und ersetzt ist.
    .title = Der Postmeister
take-first-empty = Hast du zu Beginn deines Zuges keine Karte auf der Hand, musst du den Postmeister rufen und nimmst also zwei Karten. Damit ist er deine Amtsperson für diesen Zug. In deinem ersten Zug ist das immer so: zwei Karten nehmen, eine ausspielen. Eine andere Amtsperson kann dir nicht helfen, und für das Abschließen ist eine Karte zu wenig.
    .title = Zwei Karten im ersten Zug
take-first-first = Im ersten Zug müssen alle den Postmeister rufen: zwei Karten nehmen, eine ausspielen. Damit ist er deine Amtsperson für diesen Zug. Eine andere kann dir nicht helfen, und für das Abschließen ist eine Karte zu wenig. In späteren Zügen steht dir frei, ob du ihn rufst, auch mit leerer Hand.
    .title = Zwei Karten im ersten Zug
take-administrator = Gefällt dir keine der sechs Karten, ruf den Amtmann, bevor du eine nimmst. Alle sechs kommen auf den Ablagestapel, und sechs neue werden ausgelegt. Danach nimmst du wie gewohnt eine Karte, aus der Auslage oder vom Nachziehstapel.
    .title = Der Amtmann

play = Schritt 2: eine Karte ausspielen
play-card = Spiel eine Karte aus der Hand aus. Hast du keine Route, beginnt jede Karte eine. Hast du eine Route, leg eine passende Karte an ihr linkes oder rechtes Ende. Du hast immer nur eine Route.
play-fit = Eine Karte passt, wenn auf der Landkarte eine Straße ihre Stadt mit der Stadt an diesem Ende der Route verbindet und ihre Stadt noch nicht in der Route liegt. Länder, Farben und die Routen der anderen spielen keine Rolle: Niemand kann eine Straße versperren. Es wird nie etwas eingeschoben oder umgelegt, und eine Route verzweigt sich nie. Alle Straßen stehen im Kapitel „Alle Städte und Straßen“.
    .title = Was passt
play-stuck = Passt keine deiner Handkarten, verlierst du deine Route: Alle ihre Karten kommen auf den Ablagestapel, und du bekommst nichts dafür. Die Karte, die du dann ausspielst, beginnt eine neue Route. Behalte also eine passende Karte, oder schließ rechtzeitig ab.
    .title = Nichts passt
play-abandon-free = Du darfst deine Route auch aufgeben, wenn eine Karte passen würde. Das tust du, bevor du deine Karte ausspielst, und auch dafür bekommst du nichts.
    .title = Eine Route aufgeben
play-abandon-stuck = Solange eine deiner Handkarten passt, kannst du deine Route nicht aufgeben.
    .title = Eine Route aufgeben
play-carrier = Mit dem Postillion spielst du eine zweite Karte aus. Sie muss an ein Ende der Route passen, so wie die Route jetzt liegt, auch wenn du sie eben erst begonnen hast. Aufgeben kannst du eine Route damit nicht.
    .title = Der Postillion

close = Schritt 3: die Route abschließen
close-when = Nach dem Ausspielen deiner Karte darfst du deine Route abschließen, wenn sie mindestens drei Städte hat. Du musst nicht: Eine längere Route bringt mehr. Abschließen darfst du auch, wenn du keine einzige Poststation bauen kannst.
close-order = Das Abschließen hat vier Teile, immer in dieser Reihenfolge:
close-order-1 = Poststationen bauen.
close-order-2 = Bonusplättchen nehmen.
close-order-3 = Die nächste Kutsche nehmen, wenn die Route lang genug ist.
close-order-4 = Die Route ablegen und höchstens drei Handkarten behalten.
close-offices = Du baust nur in Städten dieser Route und hast dafür zwei Möglichkeiten:
    .title = Wohin die Poststationen kommen
close-offices-1 = Eine in jedem Land: eine Poststation in jedem Land, das die Route berührt. Die Stadt wählst du.
close-offices-2 = Alle in einem Land: eine Poststation in jeder Stadt der Route, die in einem Land deiner Wahl liegt. Wählen darfst du jedes Land, durch das die Route führt, auch eines, in dem du schon in allen Städten eine Poststation hast.
close-must = Du musst jede Poststation bauen, die deine Wahl dir gibt. In einer Stadt kannst du nur eine Poststation haben; Städte, in denen schon eine von dir steht, werden übergangen. Die Poststationen der anderen stören nie: In einer Stadt können beliebig viele Mitspielende eine haben. Was gebaut ist, bleibt bis zum Ende des Spiels stehen.
    .title = Was du bauen musst und was dich nicht stört
close-few = Hast du zu wenige Poststationen übrig, baust du alle, die du hast. In welchen der möglichen Städte, entscheidest du; bei einer in jedem Land bekommt aber kein Land zwei.
    .title = Zu wenige Poststationen

bonus = Bonusplättchen
bonus-tiles = So viel sind die Plättchen wert. Wer sich zuerst ein Plättchen eines Stapels verdient, bekommt das oberste, wer als Nächstes kommt, das darunter und so weiter. Ist ein Stapel leer, gibt es von ihm nichts mehr; nur lange Routen bringen dann ein Plättchen von einem niedrigeren Stapel.
bonus-length = Eine Route mit 5, 6 oder mindestens 7 Städten bringt das oberste Plättchen ihres Stapels. Ist dieser Stapel leer, nimmst du das oberste vom nächstniedrigeren, der noch nicht leer ist. Für jede abgeschlossene Route gibt es höchstens ein solches Plättchen, im ganzen Spiel aber beliebig viele.
    .title = Lange Routen
bonus-province = Stehen deine Poststationen in allen Städten von Baden, von Bayern oder von beiden Ländern, die sich einen Stapel teilen, nimmst du das oberste Plättchen dieses Stapels. Sie dürfen aus mehreren Routen stammen. Es zählt nur, was wirklich auf der Landkarte steht: Reichen deine Poststationen nicht für alle Städte, gibt es keinen Bonus.
    .title = Ganze Länder
bonus-all-9 = Hast du in jedem der neun Länder mindestens eine Poststation, nimmst du das oberste Plättchen dieses Stapels.
    .title = Alle Länder
bonus-all-8 = Hast du in jedem Land außer Bayern mindestens eine Poststation, also in acht Ländern, nimmst du das oberste Plättchen dieses Stapels.
    .title = Alle Länder
bonus-once = Jeden Länderbonus und den Bonus für alle Länder bekommst du nur einmal im Spiel. Ein Abschluss kann mehrere davon bringen und dazu ein Plättchen für eine lange Route. Geprüft wird nur, wenn du selbst eine Route abschließt.
    .title = Wie oft
bonus-cities = Welche Stadt in welchem Land liegt:
    .title = Die Länder

carriage = Kutschen
carriage-values = Am Ende zählt nur deine höchste Kutsche. So viele Punkte bringt sie:
carriage-next = Deine erste Kutsche ist Nummer 3, die weiteren folgen eine nach der anderen. Schließt du eine Route ab, die mindestens so viele Städte hat wie die Nummer deiner nächsten Kutsche, musst du diese Kutsche nehmen. Für eine Route gibt es nie mehr als eine, und keine wird übersprungen. Es zählt, wie viele Städte die Route hat, nicht, wie viele Poststationen du gebaut hast.
    .title = Deine nächste Kutsche
carriage-cartwright = Fehlen deiner Route ein oder zwei Städte für die nächste Kutsche, gibt der Wagner sie dir trotzdem. Fehlen drei oder mehr, kann er nicht helfen. Du rufst ihn beim Abschließen. Für das Bonusplättchen zählen nur die Städte, die die Route wirklich hat.
    .title = Der Wagner

tidy = Nach dem Abschließen
tidy-cards = Die Karten der Route kommen auf den Ablagestapel. Hast du mehr als drei Karten auf der Hand, legst du Karten deiner Wahl ab, bis du drei hast. Mit drei oder weniger behältst du alle. Im nächsten Zug beginnst du eine neue Route.

end = Das Ende des Spiels
end-when = Wer zuerst Kutsche 7 nimmt oder die 20. Poststation baut, nimmt den Bonus für das Spielende, 1 Punkt (nur einmal, auch wenn beides zusammenkommt), und führt das Abschließen zu Ende. Dann wird die Runde zu Ende gespielt: Den letzten Zug hat, wer rechts von der Person sitzt, die angefangen hat. So haben am Ende alle gleich viele Züge.
    .title = Die letzte Runde
end-score = Deine Punkte: die Punkte deiner höchsten Kutsche plus alle deine Bonusplättchen minus 1 für jede Poststation, die du nicht gebaut hast. Handkarten und eine nicht abgeschlossene Route bringen nichts. Alle haben 20 Poststationen. Du beginnst also bei −20, und jede gebaute Poststation bringt dich um 1 nach oben.
    .title = Punkte zählen
end-tie = Haben mehrere die meisten Punkte, gewinnt, wer von ihnen den Bonus für das Spielende hat. Hat ihn niemand von ihnen, gewinnt, wer von ihnen im Uhrzeigersinn als Erstes nach der Person kommt, die ihn hat.
    .title = Gleichstand

advice = Ein Rat zum Schluss
advice-first = Kurze Routen bringen schnell die Kutschen 3 und 4, aber für die Kutschen 5 bis 7 brauchst du Routen mit 5, 6 und 7 Städten oder den Wagner. Fünf Städte und der Wagner reichen für Kutsche 7. Schließ ab, wenn weder auf deiner Hand noch in der Auslage etwas passt. Denk früh an deine Poststationen: Jede, die übrig bleibt, kostet einen Punkt.
cities = Alle Städte und Straßen
cities-roads = Die 22 Städte, das Land, in dem jede liegt, und die Städte, zu denen von dort eine Straße führt.

## Bilder in Worten

picture-land = Die Landkarte. Eine blaue Route führt von Salzburg über München, Augsburg und Ulm nach Stuttgart, und in drei Farben stehen die Poststationen von drei Mitspielenden da.
picture-table = Der ganze Tisch, seine Teile nummeriert wie in der Liste.
picture-turn = Drei Schritte von links nach rechts: Eine Karte wird aus der Auslage genommen, eine Karte kommt ans Ende einer Route, Poststationen werden in den Städten einer Route gebaut.
picture-tiles = Alle Bonusstapel mit dem Wert jedes Plättchens.
picture-carriages = Fünf Kutschen nebeneinander, jede mit ihrer Nummer und ihren Punkten.

## Beispiele

example-first-turn = Du hast noch keine Karten. Du nimmst Kempten und mit dem Postmeister Innsbruck: { $taken } Karten. Du spielst Kempten aus, womit deine Route beginnt, und behältst { $kept } Karte, Innsbruck, für deinen nächsten Zug.
    .title = Dein erster Zug
    .picture = Zwei Karten werden genommen, Kempten und Innsbruck. Kempten wird ausgespielt, Innsbruck bleibt auf der Hand.
example-fit = Deine Route ist Carlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck passt nicht: Keine Straße verbindet es mit einem der Enden. Würzburg hat Straßen nach Stuttgart und Nürnberg, aber das sind nicht die Enden, und eingeschoben wird nichts. Stuttgart liegt neben Carlsruhe, ist aber schon in der Route. Passau passt: Es liegt neben Regensburg.
    .title = Was passt und was nicht
    .picture = Die Route auf der Landkarte und vier Handkarten. Nur Passau ist als passend markiert.
example-stuck = Deine Route ist Linz, Budweis, Pilsen, und du hast Ulm und Basel auf der Hand. Von keiner der beiden Städte führt eine Straße nach Linz oder Pilsen. Bevor du ausspielen kannst, sind die { $cities } Karten der Route verloren. Dann beginnt Ulm oder Basel eine neue. Hättest du die Route einen Zug früher abgeschlossen, hätte sie dir Poststationen gebracht und vielleicht eine Kutsche.
    .title = Nichts passt
    .picture = Die Route von Linz nach Pilsen auf der Landkarte und zwei Handkarten, die weit davon weg liegen.
example-carrier = Deine Route ist Kempten, Augsburg, und du hast Innsbruck und Salzburg auf der Hand. Salzburg passt noch nicht. Du legst Innsbruck neben Augsburg, rufst den Postillion und legst Salzburg neben Innsbruck: Jetzt hat die Route { $cities } Städte, und du darfst sie abschließen.
    .title = Zwei Karten in einem Zug
    .picture = Die Route wächst von Augsburg nach Innsbruck und weiter nach Salzburg.
example-each = Du schließt die Route Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg ab, mit einer Poststation in jedem Land. Du baust { $offices }: in Sigmaringen für Hohenzollern, in Stuttgart für Württemberg und in einer der vier Städte Bayerns. Du wählst Ingolstadt.
    .title = Eine in jedem Land
    .picture = Die Route mit sechs Städten und neuen Poststationen in Sigmaringen, Stuttgart und Ingolstadt.
example-province = Du schließt dieselbe Route ab, mit allen Poststationen in einem Land, und wählst Bayern. Du baust { $offices }: in Nürnberg, Regensburg, Ingolstadt und Augsburg. Sigmaringen und Stuttgart gehen leer aus.
    .title = Alle in einem Land
    .picture = Dieselbe Route mit neuen Poststationen in Nürnberg, Regensburg, Ingolstadt und Augsburg.
example-passed-over = Du schließt Zürich, Kempten, Augsburg ab, mit einer Poststation in jedem Land. In Kempten hast du schon eine, also musst du in Bayern in Augsburg bauen. Jemand anders hat Poststationen in Augsburg und Zürich; das stört dich nicht. Du baust { $offices }.
    .title = Eine Stadt, die du schon hast
    .picture = Die Route von Zürich nach Augsburg. Deine alte Poststation steht in Kempten, die neuen stehen in Zürich und Augsburg neben denen eines anderen.
example-length = Du schließt eine Route mit sechs Städten ab, aber der Bonusstapel für sechs ist schon leer. Also nimmst du das oberste Plättchen des Stapels für fünf: { $points } Punkte.
    .title = Ein leerer Stapel
    .picture = Die drei Stapel für lange Routen. Der für sechs Städte ist leer.
example-pair = In Stuttgart hast du schon eine Poststation. Du schließt Zürich, Sigmaringen, Ulm ab, mit einer in jedem Land. Jetzt hast du alle { $offices } Städte von Württemberg und Hohenzollern und nimmst das oberste Plättchen dieses Stapels: { $points } Punkte.
    .title = Ein Länderpaar
    .picture = Deine Poststationen in Stuttgart, Sigmaringen und Ulm und das Plättchen, das sie bringen.
example-carriages = Du schließt eine Route mit 3 Städten ab und nimmst Kutsche { $first }. Deine nächste Route hat 5 Städte: Du bekommst Kutsche { $second }, nicht 5, denn keine wird übersprungen. Deine dritte Route hat 4 Städte und bringt keine Kutsche: Für die nächste brauchst du { $need } Städte.
    .title = Eine Kutsche nach der anderen
    .picture = Eine Route mit drei Städten bringt Kutsche 3, eine mit fünf Kutsche 4, eine mit vier keine.
example-cartwright = Du hast Kutsche 6 und schließt eine Route mit { $cities } Städten ab. Kutsche 7 braucht sieben: Es fehlen zwei, also rufst du den Wagner und nimmst Kutsche { $carriage }. Am Ende ist sie { $points } Punkte wert.
    .title = Zwei Städte zu kurz
    .picture = Kutsche 6, eine Route mit fünf Städten und das Rad des Wagners bringen Kutsche 7.
example-hand = Nach dem Abschließen hast du { $before } Karten auf der Hand. Du behältst Basel, Linz und Ulm und legst { $away } ab: Lodz und Pilsen.
    .title = Zu viele Karten
    .picture = Drei Karten werden behalten, zwei abgelegt.
example-last-round = Vier spielen, Anna hat angefangen. Ben baut seine 20. Poststation: Er nimmt den Bonus für das Spielende, { $bonus } Punkt. Clara und David, { $left } Mitspielende, haben noch je einen Zug. Dann ist das Spiel zu Ende, denn als Nächstes wäre Anna dran.
    .title = Wer noch einen Zug hat
    .picture = Vier Mitspielende im Kreis. Anna hat angefangen, Ben beendet das Spiel, Clara und David haben noch einen Zug.
example-score = Deine höchste Kutsche ist Nummer 6: { $carriage } Punkte. Deine Bonusplättchen ergeben { $tiles }. Du hast noch { $left } Poststationen übrig, die dich { $left } Punkte kosten. Zusammen: { $points } Punkte.
    .title = Zusammenzählen
    .picture = Kutsche 6, vier Bonusplättchen und vier nicht gebaute Poststationen, zusammengezählt.
example-tie = Anna und David haben beide { $points } Punkte. Ben hat den Bonus für das Spielende, aber weniger Punkte. Im Uhrzeigersinn kommen nach Ben erst Clara, dann David, dann Anna: David gewinnt.
    .title = Gleich viele Punkte
    .picture = Vier Mitspielende im Kreis mit ihren Punkten. Ben hat den Bonus für das Spielende, von den beiden mit den meisten Punkten kommt David als Erster nach ihm.

## Wörter in Tabellen und Bildern

table-officials-1 = Amtsperson
table-officials-2 = Wann
table-officials-3 = Hilfe
table-tiles-1 = Bonus
table-tiles-2 = Punkte, vom obersten Plättchen an
table-carriages-1 = Kutsche
table-carriages-2 = Punkte am Ende
table-provinces-1 = Land
table-provinces-2 = Städte
table-roads-1 = Stadt
table-roads-2 = Land
table-roads-3 = Straßen nach
when-take = Schritt 1, bevor du eine Karte nimmst
when-second = Schritt 1, nach deiner Karte
when-play = Schritt 2, nach deiner Karte
when-close = Schritt 3, beim Abschließen
label-take = Du nimmst
label-play = Du spielst aus
label-keep = Du behältst
label-discard = Du legst ab
label-begins = hat angefangen
label-ends = Spielende-Bonus
label-wins = gewinnt
name-1 = Anna
name-2 = Ben
name-3 = Clara
name-4 = David
