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
help-tt-must-call = Zwei Karten in diesem Zug, denn deine Hand war leer: Nimm mit dem Postmeister eine zweite.
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
