# Beispiele mit Anmerkungen auf Deutsch.

example-last-coach = Ein Punkt
example-last-coach-about = Ein Duell, das sich erst in der letzten Runde dreht: wie der Wagner und eine lange Route zehn Punkte aufholen.
example-last-coach-1 = { bot-counter } zählt gern Karten, { bot-racer } will möglichst schnell zu Kutsche 7. Alle beginnen bei −20: Jede der 20 Poststationen, die am Ende noch im Vorrat liegt, kostet einen Punkt.
example-last-coach-2 = Eine Route aus drei Städten ist für Kutsche 4 um eine zu kurz. Der Wagner, beim Abschließen gerufen, gleicht eine oder zwei fehlende Städte aus.
example-last-coach-3 = Ein Abschluss, zwölf Punkte mit der letzten Poststation: der Bonus für sieben Städte, der Bonus für Bayern und Kutsche 6. Eine lange Route durch ein Land, das man damit vollendet, zahlt sich mehrfach aus.
example-last-coach-4 = Mit Lodz hat { bot-racer } in allen neun Ländern eine Poststation und nimmt als Erster diesen Bonus: sechs Punkte. Es steht 18 zu 8, das Spiel scheint entschieden.
example-last-coach-5 = Doch { bot-counter } hat eine Route aus sechs Städten gesammelt: drei Punkte für die Länge, und der Wagner bringt Kutsche 7, die zehn statt sieben Punkte zählt. Wer das Ende einleitet, bekommt noch einen Punkt: 19 zu 18.
example-last-coach-6 = { bot-racer } hat in dieser Runde noch einen Zug, hatte aber gerade erst eine Route abgeschlossen: Eine neue aus einer einzigen Stadt ist nichts wert. Solche Spiele entscheidet der Zeitpunkt des letzten Abschlusses.
example-three-on-the-road = Beenden heißt nicht gewinnen
example-three-on-the-road-about = Drei Spieler, Boni, die von einem zum nächsten kleiner werden, und ein Ende, das für den, der es herbeiführt, zu früh kommt.
example-three-on-the-road-1 = { bot-counter } und { bot-other-1 } denken gleich, { bot-builder } mag ganze Länder. Zu dritt ändert sich die Auslage von einem eigenen Zug zum nächsten stärker.
example-three-on-the-road-2 = { bot-counter } hat eine Route aus einer Stadt aufgegeben, um mit Passau neu zu beginnen. Das kostet eine einzige Karte; an einer Route festzuhalten, die nirgends hinführt, hätte Züge gekostet.
example-three-on-the-road-3 = Sieben Städte und doch nur Kutsche 5: Kutschen bekommt man der Reihe nach, nie mehr als eine für eine Route. Die Länge selbst bringt vier Punkte.
example-three-on-the-road-4 = { bot-builder } hat als Erste in allen neun Ländern eine Poststation: sechs Punkte.
example-three-on-the-road-5 = { bot-other-1 } schafft vier Runden später dasselbe und bekommt fünf. Die Plättchen eines Stapels werden nacheinander weniger wert, doch selbst das zweite bringt hier die Führung: 24 zu 13.
example-three-on-the-road-6 = { bot-builder } nimmt Kutsche 7 und den Punkt für das Ende, zehn Punkte in diesem einen Zug, und liegt doch um einen zurück. { bot-builder } war in der Runde zuletzt dran, also bekommt niemand mehr einen Zug. Zähle, bevor du das Ende einleitest.
example-same-thought = Zweimal derselbe Gedanke
example-same-thought-about = Ein Duell der beiden stärksten Bots: was ein Gleichstand kostet, wozu die Hexe gut ist und wie Adelsketten ein Spiel gewinnen.
example-same-thought-1 = { bot-stage } und { bot-second-guess } wählen gleichzeitig je drei Karten. Zu zweit zählt nur die erste Zahl eines Banners: Der zweite Platz bringt nichts.
example-same-thought-2 = Zweimal hatten beide denselben Gedanken. Bei Gleichstand um den ersten Platz gilt die niedrigste Zahl der geteilten Plätze, zu zweit also nichts, und kein Adliger bleibt.
example-same-thought-3 = { bot-stage } zeigt nur die Hexe: Erst legt der andere, dann wählt { bot-stage } mit offenen Augen.
example-same-thought-4 = { bot-second-guess } hat dort, wo gewertet wird, einen Marker, also genügen zwei. Vier Punkte, einer für die Kette und ein Adliger: So viel war die Hexe wert.
example-same-thought-5 = Acht Punkte für das Königsschloss, die bisher wertvollste Region. { bot-second-guess } hat dort in den beiden Runden davor je zwei Marker gelegt, als der König noch anderswo war.
example-same-thought-6 = Die Region bringt vier Punkte, die Adelskette fünf: mehr als die Region selbst. Ein Adliger geht nach Hause, und der neue von { bot-second-guess } schließt sich vier Nachbarn an.
example-same-thought-7 = Jemand hat 40 Punkte erreicht, also wird jede Region noch einmal gewertet, nun ohne Ketten. { bot-stage } bekommt davon 19 Punkte und { bot-second-guess } 12, doch die Ketten hatten den Vorsprung zu groß gemacht: 54 zu 50.
