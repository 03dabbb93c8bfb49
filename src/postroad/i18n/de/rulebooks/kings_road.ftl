# Die Anleitung zu King's Road auf Deutsch.

aim = Worum es geht
aim-about = Der König reist durch sein Reich, und wo er Halt macht, wird Einfluss belohnt. In jeder Runde wählen alle geheim drei Karten und setzen damit Marker in die Regionen. Dann wird die Region gewertet, in der der König steht: Wer dort allein die meisten Marker hat, bekommt am meisten und lässt einen Adligen zurück. Erreicht jemand 40 Punkte, wird die Runde noch zu Ende gespielt; danach werden alle Regionen, die in dieser Runde nicht gewertet wurden, noch einmal gewertet. Wer die meisten Punkte hat, gewinnt.

table = Was auf dem Tisch liegt
table-parts = Die Nummern im Bild:
table-parts-1 = Eine Region. Es gibt acht, mit den Nummern 1 bis 8; die Nummer sagt, was der erste Platz wert ist.
table-parts-2 = Ihr Banner: die Punkte für den ersten, zweiten, dritten und, wenn vier Zahlen darauf stehen, für den vierten Platz.
table-parts-3 = Marker: Sie zeigen, wer dort wie viel Einfluss hat.
table-parts-4 = Der König. Die Region, in der er steht, wird in dieser Runde gewertet.
table-parts-5 = Die Ringstraße. Auf ihr reist der König, immer in Pfeilrichtung.
table-parts-6 = Die zusätzliche Straße zwischen den Tempelruinen (3) und Zin Kais Tiefe (1). Der König nimmt sie nie, aber sie verbindet Adlige.
table-parts-7 = Ein Adliger, mit Krone. Er zählt als Marker seines Besitzers.
table-yours = Alle haben dieselben elf Karten: eine für jede der acht Regionen, den Ritter, den Drachen und die Hexe. Dazu kommen 20 Einflussmarker: Einer zeigt deine Punkte auf der Punkteleiste, die anderen 19 sind dein Vorrat zum Setzen.
    .title = Was dir gehört
table-start = Zwei bis fünf können mitspielen. Der König beginnt in Region 1, Zin Kais Tiefe. Alle beginnen mit 0 Punkten.
    .title = Vor der ersten Runde
table-regions = Das sind die üblichen Banner. Der Gastgeber eines Tisches kann sie ändern; dann gelten die Zahlen auf dem Spielplan. Der König reist in dieser Reihenfolge und vom Königsschloss zurück zu Zin Kais Tiefe:
    .title = Die Regionen am Ring
table-sources = Die gedruckte Spielanleitung zeigt nur ein Banner ganz. Der erste Platz ist immer so viel wert wie die Nummer der Region; die anderen Zahlen stammen aus diesen Quellen:
    .title = Woher die Zahlen auf den Bannern stammen
table-secret = Geheim sind nur die gewählten Karten, bis sie aufgedeckt werden. Welche Karten die anderen noch haben, können alle sehen.
    .title = Was geheim ist

round = Eine Runde auf einen Blick
round-steps = Es gibt keine Züge: Alle spielen gleichzeitig.
round-steps-1 = Wähl geheim drei Karten und ihre Reihenfolge.
round-steps-2 = Alle Karten werden aufgedeckt und die Marker gesetzt.
round-steps-3 = Die Region des Königs wird gewertet. Für jeden Drachen wird auch noch die jeweils nächste Region gewertet.
round-steps-4 = Der König reist in die Region, die auf die zuletzt gewertete folgt.

choose = Karten wählen
choose-three = Wähl genau drei deiner Karten und bring sie in eine Reihenfolge. Zum Setzen brauchst du Marker: Du hast nur 19, und sie kommen erst zurück, wenn ihre Region gewertet wird.
choose-order = Der Ritter ist immer deine letzte Karte. Die Hexe ist immer deine erste Karte. Wählst du sie, wählst du vorerst keine weitere. Die übrigen Karten dürfen beliebig liegen; wichtig ist nur, welche direkt vor dem Ritter liegt.
    .title = Die Reihenfolge zählt
choose-few = Hast du weniger als drei Marker im Vorrat, wählst du genau so viele Karten, wie du Marker hast. Welche, ist dir überlassen: Auch Drache und Hexe zählen mit, obwohl sie keinen Marker setzen. Ohne Marker wählst du keine Karte und wartest.
    .title = Zu wenige Marker

cards = Was die Karten bewirken
cards-region = Mit einer Regionskarte setzt du einen Marker in ihre Region, wo auch immer der König steht. Jede Regionskarte hast du einmal. In einer Runde kannst du also höchstens einen Marker in eine Region setzen, mit dem Ritter zwei.
    .title = Regionskarten
cards-knight = Mit dem Ritter setzt du noch einen Marker in die Region der Karte direkt vor ihm. Ist das keine Regionskarte oder liegt keine Karte vor ihm, bewirkt der Ritter nichts. Willst du den Marker nicht setzen, legst du das schon beim Wählen der Karten fest.
    .title = Der Ritter
cards-dragon = Durch den Drachen wird in dieser Runde eine Region mehr gewertet: die nächste am Ring. Einen Marker setzt er nicht. Spielen mehrere einen Drachen, werden die Drachen zusammengezählt.
    .title = Der Drache
cards-witch = Mit der Hexe wählst du zunächst nichts anderes. Wenn alle anderen ihre Marker gesetzt haben, siehst du das Ergebnis und wählst noch einmal: drei Karten ohne die Hexe, oder so viele, wie du Marker hast, wenn es weniger sind. Ein Drache darunter zählt noch in dieser Runde. Haben mehrere die Hexe gespielt, wählen sie gleichzeitig.
    .title = Die Hexe
cards-back = Regionskarten und der Ritter kommen nach der Runde zurück auf die Hand. Drache und Hexe kommen aus dem Spiel: Du kannst beide nur einmal spielen.
    .title = Nach der Runde

score = Die Wertung
score-which = Zuerst wird die Region des Königs gewertet. Für jeden Drachen dieser Runde wird danach die jeweils nächste Region am Ring gewertet. Jede Region wird fertig gewertet, bevor die nächste an die Reihe kommt.
    .title = Welche Regionen gewertet werden
score-places = In der Region entscheidet die Zahl der Marker über die Plätze; ein Adliger zählt als einer. Der erste Platz bekommt die erste Zahl auf dem Banner, der zweite die zweite und so weiter. Wer dort keinen Marker hat, bekommt nichts.
    .title = Wer wie viel bekommt
score-players = Zu zweit bringt nur der erste Platz Punkte, mit jeder weiteren Person ein Platz mehr, aber nie mehr Plätze, als Zahlen auf dem Banner stehen.
    .title = Wie viele Plätze Punkte bringen
score-tie = Bei Gleichstand teilen sich die Beteiligten die Plätze, die sie zusammen belegen, und alle bekommen die niedrigste Zahl dieser Plätze. Ein Platz, der keine Punkte bringt, ist 0 wert.
    .title = Gleichstand
score-noble = Hast du mehr Marker als alle anderen, bleibt immer einer davon als dein Adliger in der Region. Der bisherige Adlige, auch dein eigener, geht an seinen Besitzer zurück; ist er dein einziger Marker dort, bleibt er einfach stehen. Liegen mehrere mit den meisten Markern gleichauf, kommt kein neuer Adliger hinzu, und der bisherige bleibt. Alle anderen Marker gehen an ihre Besitzer zurück.
    .title = Der Adlige
score-chain = Steht danach dein Adliger in der Region, bekommst du 1 Punkt für jede Region deiner Kette. Zur Kette gehören diese Region und alle, die mit ihr durch Straßen in einer lückenlosen Reihe von Regionen mit deinen Adligen verbunden sind. Auch die zusätzliche Straße zählt. Ein eben gewonnener Adliger zählt sofort: in der Kette dieser Region und auch, wenn die nächste gewertet wird.
    .title = Die Adelskette
score-king = Der König reist in die Region, die auf die zuletzt gewertete folgt. Die nächste Runde beginnt.
    .title = Der König reist weiter

end = Das Ende des Spiels
end-when = Das Spiel endet mit der Runde, in der jemand 40 Punkte erreicht. Diese Runde wird noch zu Ende gespielt: Regionen, die in ihr noch an die Reihe kommen, werden wie gewohnt gewertet. Man kann auch darüber hinauskommen; alle Punkte zählen.
    .title = 40 Punkte
end-final = Dann wird jede Region, die in der letzten Runde nicht gewertet wurde, noch einmal gewertet: Die Plätze bringen Punkte wie gewohnt, und es gilt die Regel für den Gleichstand. Adlige zählen als Marker und bleiben stehen: Es kommen keine neuen, und Ketten bringen nichts.
    .title = Schlusswertung
end-winner = Wer die meisten Punkte hat, gewinnt. Haben mehrere die meisten, gewinnt, wer von ihnen die meisten Adligen hat. Ist auch das gleich, teilen sie sich den Sieg.
    .title = Wer gewinnt

variant = Variante: Erbadel
variant-hereditary = In dieser Variante bleibt ein Adliger bis zum Ende des Spiels und zählt als Marker seines Besitzers. Wer allein die meisten Marker hat, stellt einen eigenen Adligen zu den vorhandenen; mehr als einen hat niemand in einer Region. Ist eine Region gewertet, bekommen alle, die dort einen Adligen haben, die Punkte für ihre eigene Kette.

advice = Ein Rat zum Schluss
advice-first = Sieh nach, wohin der König als Nächstes kommt: Dort bekommst du Marker bald zurück, in weit entfernten Regionen liegen sie viele Runden lang fest. Regionen, die beieinanderliegen, ergeben lange Ketten. Heb die Hexe für eine Runde auf, in der es um viel geht, und den Drachen, bis du in zwei aufeinanderfolgenden Regionen führst.

## Bilder in Worten

picture-board = Der Spielplan: acht Regionen um einen See, durch eine Ringstraße verbunden, der König im Dunklen Turm, Marker und Adlige von zwei Mitspielenden. Die Teile sind nummeriert wie in der Liste.
picture-hand = Die elf Karten, die jeder hat: acht Regionen, Ritter, Drache und Hexe.
picture-round = Vier Schritte: drei Karten in einer Reihenfolge, Marker in einer Region, Punkte für die Plätze, der König reist weiter.

## Beispiele

example-few = Die meisten deiner Marker liegen auf dem Plan; { $markers } hast du noch. Du wählst { $markers } Karten, zum Beispiel Dunkler Turm und Drache.
    .title = Noch zwei Marker
    .picture = Zwei Marker im Vorrat und zwei gewählte Karten.
example-knight = Du wählst Wilde Hügel, Königsaltar und Ritter, in dieser Reihenfolge. Du setzt { $first } Marker in die Wilden Hügel und { $second } in die Region Königsaltar, denn der Königsaltar ist die Karte vor dem Ritter.
    .title = Der Ritter hilft
    .picture = Drei Karten in einer Reihenfolge. Ein Marker für die Wilden Hügel, zwei für den Königsaltar.
example-idle = Du wählst Wilde Hügel, Drache und Ritter. Du setzt { $first } Marker in die Wilden Hügel. Die Karte vor dem Ritter ist der Drache, und der ist keine Regionskarte: Der Ritter bewirkt nichts.
    .title = Ein Ritter, der nichts bewirkt
    .picture = Die Wilden Hügel bringen einen Marker, der Ritter hinter dem Drachen keinen.
example-witch = Du spielst die Hexe. Ben setzt zwei Marker in den Dunklen Turm, wo der König steht. Jetzt wählst du noch einmal, { $count } Karten: Du siehst, dass du dort drei Marker brauchst. Liegt schon einer von dir da, reichen Dunkler Turm und Ritter.
    .title = Zuletzt wählen
    .picture = Erst die Hexe allein, später drei Karten: Drachenhöhle, Dunkler Turm, Ritter.
example-dragons = Der König steht im Dunklen Turm (5), und { $dragons } Drachen werden gespielt. Also werden { $regions } Regionen nacheinander gewertet: Dunkler Turm (5), Drachenhöhle (2) und Königsschloss (8). Dann reist der König zu Zin Kais Tiefe (1).
    .title = Zwei Drachen
    .picture = Der Spielplan. Dunkler Turm, Drachenhöhle und Königsschloss sind mit eins, zwei und drei markiert.
example-places = Vier spielen, und der Dunkle Turm wird gewertet: 5, 4, 2, 1. Anna hat vier Marker, Ben drei, Clara zwei, David einen. Anna bekommt { $first } Punkte, Ben { $second }, Clara { $third }. David bekommt { $fourth }: Zu viert bringen nur drei Plätze Punkte.
    .title = Zu viert im Dunklen Turm
    .picture = Der Dunkle Turm mit den Markern und Punkten von Anna, Ben, Clara und David.
example-two-tied = Vier spielen. Anna und Ben haben je drei Marker im Dunklen Turm, Clara hat einen. Anna und Ben teilen sich den ersten und den zweiten Platz und bekommen die niedrigere Zahl, je { $tied } Punkte. Clara ist Dritte und bekommt { $next }. Es kommt kein neuer Adliger.
    .title = Zwei führen gemeinsam
    .picture = Der Dunkle Turm mit drei Markern von Anna, drei von Ben und einem von Clara.
example-three-tied = Anna, Ben und Clara haben im Dunklen Turm je zwei Marker. Spielen vier mit, teilen sich diese drei die Plätze eins bis drei und bekommen je { $four } Punkte. Spielen nur drei mit, bringt der dritte Platz nichts, also bekommen sie je { $three }.
    .title = Drei führen gemeinsam
    .picture = Der Dunkle Turm mit je zwei Markern von Anna, Ben und Clara.
example-noble = Zwei spielen, und die Wilden Hügel werden gewertet. Anna hat dort nur ihren Adligen, Ben drei Marker. Ben bekommt { $points } Punkte und lässt einen Adligen zurück; Anna bekommt ihren wieder. Dann bekommt Ben { $chain } Punkt für seinen Adligen.
    .title = Ein neuer Adliger
    .picture = Die Wilden Hügel: Annas Adliger geht, Bens Adliger kommt.
example-old-noble = In den Wilden Hügeln hat Anna ihren Adligen und noch einen Marker, Ben zwei Marker. Sie teilen sich den ersten und den zweiten Platz, und zu zweit bringt der zweite nichts: Beide bekommen { $points }. Annas Adliger bleibt und bringt ihr { $chain } Punkt.
    .title = Bei Gleichstand bleibt der alte
    .picture = Die Wilden Hügel mit je zwei Markern. Annas Adliger bleibt.
example-chain = Du gewinnst einen Adligen im Dunklen Turm und hast schon Adlige in den Nachbarregionen Tempelruinen und Drachenhöhle. Die Kette hat drei Regionen: { $chain } Punkte.
    .title = Eine Dreierkette
    .picture = Der Spielplan mit drei Adligen nebeneinander am Ring.
example-extra-road = Du hast Adlige in Zin Kais Tiefe und im Zaubererturm und gewinnst einen in den Tempelruinen. Die zusätzliche Straße verbindet die Tempelruinen mit Zin Kais Tiefe, also hat die Kette drei Regionen: { $chain } Punkte.
    .title = Über die zusätzliche Straße
    .picture = Der Spielplan mit drei Adligen, die durch die zusätzliche Straße verbunden sind.
example-final = In der letzten Runde wurden der Königsaltar (7) und wegen eines Drachen die Tempelruinen (3) gewertet: { $last } Regionen. Jetzt werden die anderen { $more } gewertet: die Regionen 1, 6, 4, 5, 2 und 8.
    .title = Was am Ende gewertet wird
    .picture = Der Spielplan. Zwei Regionen wurden in der letzten Runde gewertet, sechs kommen noch.
example-winner = Anna und Ben haben beide { $points } Punkte. Anna hat { $fewer } Adlige, Ben { $most }. Ben gewinnt.
    .title = Gleich viele Punkte
    .picture = Anna und Ben liegen gleichauf, Clara dahinter, dazu ihre Adligen.
example-hereditary = Zwei spielen mit Erbadel, und die Wilden Hügel werden gewertet. Anna hat dort nur ihren Adligen, Ben drei Marker. Ben bekommt { $points } Punkte und stellt seinen Adligen dazu; Annas bleibt. Dann bekommen beide je { $chain } Punkt für die eigene Kette.
    .title = Zwei Adlige in einer Region
    .picture = Die Wilden Hügel: Annas Adliger bleibt, Bens Adliger kommt daneben.

## Wörter in Tabellen und Bildern

table-regions-1 = Nummer
table-regions-2 = Region
table-regions-3 = Banner: Punkte für jeden Platz
table-places-1 = Personen
table-places-2 = So viele Plätze bringen höchstens Punkte
table-sources-1 = Herkunft
table-sources-2 = Regionen
label-at-hand = Im Vorrat
label-after = Danach
name-1 = Anna
name-2 = Ben
name-3 = Clara
name-4 = David
