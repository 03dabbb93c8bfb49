# Eine Hilfezeile unter dem Status und ihre Einstellung, auf Deutsch.

page-help = Hilfezeile unter dem Status
page-help-start = In meinen ersten drei Spielen
page-help-always = Immer
page-help-never = Nie
tt-fits-start = Kann eine Route beginnen

## Thurn und Taxis

help-tt-first = Erster Zug: Du bekommst zwei Karten und spielst eine aus. Nimm Städte, die auf der Karte Nachbarn sind.
help-tt-take = Nimm eine Karte, die an ein Ende deiner Route passt oder im nächsten Zug passen wird. Der Nachziehstapel ist ein Wagnis.
help-tt-take-empty = Du beginnst neu mit leerer Hand: Nimm eine Stadt, der ein offener Nachbar folgen kann.
help-tt-must-call = Zwei Karten in diesem Zug, denn deine Hand war leer: Nimm eine zweite, der Postmeister kommt von selbst.
help-tt-second = Nimm deine zweite Karte: eine, die der ersten folgen oder deine nächste Route beginnen kann.
help-tt-start = Jede Karte beginnt eine Route. Wähl eine, die deine anderen Karten fortsetzen können.
help-tt-play = Leg eine Karte an ein Ende an und behalte eine für den nächsten Zug: Passt keine, ist die Route verloren.
help-tt-stuck = Keine deiner Karten passt. Gib die Route auf oder nimm mit dem Postmeister eine zweite Karte, falls er noch helfen kann.
help-tt-play-second = Leg eine zweite Karte an: Längere Routen bringen höhere Kutschen und Bonusplättchen.
help-tt-may-close = Schließ jetzt ab für Poststationen und vielleicht eine Kutsche, oder beende den Zug und verlängere die Route.
help-tt-short = Zum Abschließen braucht eine Route drei Städte. Der Postillion lässt dich eine zweite Karte anlegen.
help-tt-closing = Bau deine Poststationen; dann kommen Plättchen, die Kutsche und höchstens drei Handkarten.
help-tt-end = Dein Zug ist fertig. Beende ihn oder mach rückgängig, was noch geht.
help-tt-wait = Während die anderen spielen: Welche Städte könnten deine Route fortsetzen?

## King's Road

help-kr-first = Wähl drei Karten. Die Region des Königs wird in dieser Runde gewertet, die anderen später: Die meisten Marker gewinnen.
help-kr-choose = Gewinn jetzt die Region des Königs oder bereite die nächsten am Weg vor. Adlige nebeneinander bringen mehr.
help-kr-near-end = Mit 40 Punkten endet das Spiel nach der Runde, und jede andere Region wird noch einmal gewertet: Marker lohnen sich überall.
help-kr-again = Du hast die Hexe gespielt und gesehen, was die anderen taten. Wähl jetzt deine Antwort.
help-kr-few = Du wählst so viele Karten, wie du Marker hast. Mehr kommen zurück, wenn Regionen gewertet werden.
help-kr-chosen = Du kannst deine Wahl ändern, bis alle gewählt haben.
help-kr-wait = Die anderen wählen.

## Ein Wort zu allem auf dem Tisch

help-tt-deck = Der Nachziehstapel: Zieh eine Karte, die nur du siehst.
help-tt-discard = Abgelegte Karten. Ist der Nachziehstapel leer, werden sie der neue.
help-tt-stack-length = Wer eine Route dieser Länge abschließt, bekommt das oberste Plättchen.
help-tt-stack-province = Eine Poststation in jeder Stadt dieses Landes oder Länderpaars bringt das oberste Plättchen, einmal im Spiel.
help-tt-stack-all = Eine Poststation in jedem Land, das die Ausgabe verlangt, bringt das oberste Plättchen, einmal im Spiel.
help-tt-stack-end = Bekommt, wer zuerst Kutsche 7 nimmt oder die letzte Poststation baut.
help-tt-points = Punkte jetzt: Kutsche und Plättchen minus 1 für jede nicht gebaute Poststation. Deshalb beginnst du bei −20.
help-kr-king = Der König. Seine Region wird am Ende dieser Runde gewertet, dann reist er auf der Straße weiter.
help-kr-banner = Banner { $banner }: die Punkte für den ersten Platz, den zweiten und so weiter. Es punktet immer mindestens ein Platz weniger, als Personen mitspielen.
help-kr-track = Erreicht jemand 40 Punkte, endet das Spiel mit dieser Runde.
help-kr-card = Setzt einen deiner Marker in diese Region: { $region }.
help-kr-points = Punkte bisher. Bei 40 endet das Spiel mit dieser Runde.
