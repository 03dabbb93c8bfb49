# King's Road auf Deutsch: Namen, Aktionen, Ereignisse, Ablehnungen, Regeln.

## Regionen

region-zin-kais-deep = Zin Kais Tiefe
region-wizards-tower = Zaubererturm
region-wild-hills = Wilde Hügel
region-kings-altar = Königsaltar
region-temple-ruins = Tempelruinen
region-dark-tower = Dunkler Turm
region-dragons-lair = Drachenhöhle
region-kings-castle = Königsschloss

## Sonderkarten

card-zin-kais-deep = { region-zin-kais-deep }
card-wizards-tower = { region-wizards-tower }
card-wild-hills = { region-wild-hills }
card-kings-altar = { region-kings-altar }
card-temple-ruins = { region-temple-ruins }
card-dark-tower = { region-dark-tower }
card-dragons-lair = { region-dragons-lair }
card-kings-castle = { region-kings-castle }
card-knight = Ritter
card-knight-help = Immer deine letzte Karte. Du darfst einen weiteren Marker in die Region der Karte davor setzen. Den Ritter bekommst du zurück.
card-dragon = Drache
card-dragon-help = In dieser Runde wird eine Region mehr gewertet. Deinen Drachen kannst du einmal im Spiel einsetzen.
card-witch = Hexe
card-witch-help = Du wählst deine Karten neu, nachdem alle anderen ihre ausgeführt haben. Deine Hexe kannst du einmal im Spiel einsetzen.

## Optionen

banner-source-rulebook = Diese Zahlen stehen in der Spielanleitung.
banner-source-imperium = Diese Zahlen kennen wir aus Imperium, dem Spiel, aus dem King's Road entstanden ist; wahrscheinlich sind es dieselben.
banner-source-reconstructed = Diese Zahlen haben wir nach dem Muster der bekannten Banner ergänzt.
banner-source-host = Diese Zahlen hat der Gastgeber gewählt.
option-hereditary_nobles = Erbadel
option-hereditary_nobles-about = Adlige bleiben bis zum Spielende, und in einer Region können mehrere stehen, höchstens einer pro Person.
option-banners = Banner
option-banners-own = Eigene Banner des Gastgebers

## Aktionen

kings-road-action-choose = Wählen: { $cards }
kings-road-action-choose-decline = Wählen: { $cards }, aber ohne den Marker des Ritters
kings-road-action-choose-nothing = Keine Karte wählen

## Ereignisse

kings-road-event-ready = { $player } hat gewählt.
kings-road-event-reveal = { $player } deckt auf: { $cards }.
kings-road-event-reveal-nothing = { $player } hat keine Karte aufzudecken.
kings-road-event-decline = { $player } verzichtet auf den Marker des Ritters.
kings-road-event-markers = { $player } setzt { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }: { $region }.
kings-road-event-witch = { $player } spielt die Hexe und wählt nach den anderen noch einmal.
kings-road-event-dragons = Drachen: In dieser Runde { $count ->
        [one] wird { $count } Region mehr
       *[other] werden { $count } Regionen mehr
    } gewertet.
kings-road-event-scores = Jetzt wird gewertet: { $region }.
kings-road-event-empty = { $region }: Hier steht kein Marker.
kings-road-event-place = { $region }: { $player } kommt auf Platz { $place } und erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
kings-road-event-place-tied = { $region }: Gleichstand ({ $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }). { $player } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, die niedrigste Zahl der geteilten Plätze.
kings-road-event-noble = { $region }: { $player } stellt einen Adligen auf.
kings-road-event-noble-kept = { $region }: { $player } führt wieder und behält den Adligen.
kings-road-event-noble-stays = { $region }: Gleichstand an der Spitze, der alte Adlige bleibt ({ $player }).
kings-road-event-no-noble = { $region }: Gleichstand an der Spitze, es gibt keinen Adligen.
kings-road-event-noble-leaves = { $region }: { $player } nimmt den alten Adligen zurück.
kings-road-event-chain = { $region }: { $player } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Adelskette.
kings-road-event-king = Der König reist weiter: { $region }.
kings-road-event-final = Die Schlusswertung beginnt.
kings-road-event-final-place = Schlusswertung, { $region }: { $player } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## Ablehnungen

kings-road-refusal-no-such-seat = Den Platz { $player } gibt es hier nicht. Dieses Spiel hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
kings-road-refusal-game-stopped = Das Spiel hat seine Höchstdauer erreicht und wurde abgebrochen, es ist keine Wahl mehr möglich. Du kannst ein neues beginnen.
kings-road-refusal-game-over = Das Spiel ist zu Ende, es ist keine Wahl mehr möglich. Du kannst ein neues beginnen.
kings-road-refusal-witch-players-choose = Jetzt wählt nur, wer die Hexe gespielt hat: { $players }. Warte so lange.
kings-road-refusal-card-unknown = Die Karte „{ $text }“ gibt es nicht. Nenne eine Region, den Ritter, den Drachen oder die Hexe und prüfe die Schreibweise.
kings-road-refusal-card-twice = Diese Karte hast du zweimal gewählt: { $card }. Du hast jede Karte nur einmal, wähle stattdessen eine andere.
kings-road-refusal-dragon-gone = Dein Drache ist nicht mehr im Spiel. Wähle aus den Karten, die du noch hast.
kings-road-refusal-witch-gone = Deine Hexe ist nicht mehr im Spiel. Wähle aus den Karten, die du noch hast.
kings-road-refusal-witch-only-once = Du wählst wegen der Hexe noch einmal, jetzt kannst du sie nicht wählen. Wähle aus deinen anderen Karten.
kings-road-refusal-knight-not-last = Der Ritter muss deine letzte Karte sein. Stell ihn hinter die anderen.
kings-road-refusal-witch-not-alone = Die Karten hinter der Hexe kämen ungenutzt zurück. Wähle die Hexe allein.
kings-road-refusal-decline-without-knight = Verzichten kannst du nur auf den Marker des Ritters, und den Ritter hast du nicht gewählt. Wähle ihn dazu oder lass den Verzicht weg.
kings-road-refusal-wrong-number-of-cards = Du hast { $chosen ->
        [one] { $chosen } Karte
       *[other] { $chosen } Karten
    } gewählt. Mit { $markers ->
        [one] { $markers } Marker
       *[other] { $markers } Markern
    } im Vorrat musst du genau { $needed ->
        [one] { $needed } Karte
       *[other] { $needed } Karten
    } wählen.
kings-road-refusal-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }. Wähle eine Zahl aus diesem Bereich.
kings-road-refusal-banner-length = { $region }: „{ $banner }“ ist kein gültiges Banner. Ein Banner hat { $least } bis { $most } Zahlen.
kings-road-refusal-banner-not-whole = { $region }: „{ $number }“ ist keine ganze Zahl. Auf einem Banner stehen nur ganze Zahlen.
kings-road-refusal-banner-negative = { $region }: { $number } ist kleiner als null. Die kleinste Zahl auf einem Banner ist 0.
kings-road-refusal-banner-too-high = { $region }: { $number } ist zu hoch. Die höchste Zahl auf einem Banner ist { $most }.
kings-road-refusal-banner-rises = { $region }: Auf { $before } folgt { $after }, aber keine Zahl auf einem Banner darf größer sein als die davor. Stell die größeren nach vorn.

## Regeln

rule-KR-1 = King's Road ist für zwei bis fünf Personen. Alle haben 20 Einflussmarker; einer davon zeigt den Punktestand, 19 können also gesetzt werden. Außerdem haben alle die gleichen elf Karten: je eine für die acht Regionen, dazu Ritter, Drache und Hexe.
rule-KR-2 = Der König beginnt in Region 1, Zin Kais Tiefe. Alle beginnen mit 0 Punkten.
rule-KR-3 = Die acht Regionen liegen in dieser Reihenfolge an einer Ringstraße: 1, 6, 4, 7, 3, 5, 2, 8 und wieder 1. Eine weitere Straße verbindet Region 3, Tempelruinen, mit Region 1, Zin Kais Tiefe. Der König reist immer nur auf dem Ring, für Adelsketten zählt jede Straße.
rule-KR-10 = Alle wählen gleichzeitig und geheim: genau drei der Karten, die sie noch haben, und deren Reihenfolge. Hast du weniger als drei Marker im Vorrat, wählst du genau so viele Karten, wie du Marker hast, egal welche; hast du keinen, wählst du keine Karte.
rule-KR-11 = Wählst du den Ritter, muss er deine letzte Karte sein.
rule-KR-12 = Wählst du die Hexe, muss sie deine erste Karte sein. Die Karten dahinter kämen ungesehen und ungenutzt zu dir zurück, deshalb wählst du nur die Hexe.
rule-KR-13 = Wenn alle gewählt haben, werden alle Karten aufgedeckt und ausgeführt. Mit einer Regionskarte setzt du einen deiner Marker in ihre Region.
rule-KR-14 = Mit dem Ritter darfst du einen weiteren Marker in die Region der Karte direkt davor setzen. Ist das keine Regionskarte, bewirkt er nichts. Willst du den Marker nicht setzen, sagst du das schon bei der Wahl. Der Ritter kommt auf deine Hand zurück.
rule-KR-15 = Für jeden Drachen wird in dieser Runde eine Region mehr gewertet; mehrere Drachen zählen zusammen. Ein ausgespielter Drache kommt aus dem Spiel.
rule-KR-16 = Wer die Hexe gespielt hat, wählt noch einmal, nachdem alle anderen ihre Karten ausgeführt haben. Haben mehrere die Hexe gespielt, wählen sie gleichzeitig. Sie wissen dann schon, was die anderen getan haben; es gelten die üblichen Regeln, nur ohne die Hexe. Dann wird aufgedeckt und ausgeführt; ein Drache darunter zählt. Eine ausgespielte Hexe kommt aus dem Spiel.
rule-KR-17 = Regionskarten und der Ritter kommen nach der Runde auf deine Hand zurück.
rule-KR-20 = Zuerst wird die Region des Königs gewertet, dann für jeden Drachen dieser Runde die jeweils nächste Region auf dem Ring. Jede Region wird fertig gewertet, bevor die nächste beginnt; ein gerade gewonnener Adliger kann also in der nächsten schon eine Kette verlängern.
rule-KR-21 = Alle, die mindestens einen Marker in der Region haben, werden nach der Zahl ihrer Marker gereiht; ein Adliger zählt als Marker. Der erste Platz bekommt die erste Zahl auf dem Banner der Region, der zweite die zweite und so weiter. Ein Banner hat eine bis vier ganze Zahlen, keine unter null und keine größer als die davor. Es punkten höchstens so viele Plätze, wie das Banner Zahlen hat, und immer mindestens einer weniger, als Personen mitspielen: zu dritt also nur der erste und der zweite.
rule-KR-22 = Wer gleich viele Marker hat, teilt sich die Plätze, die zusammen belegt würden, und alle bekommen die niedrigste Zahl davon. Ein Platz, der nicht punktet, zählt 0.
rule-KR-23 = Hast du allein die meisten Marker in der Region, lässt du einen davon als ihren Adligen stehen; ein Adliger, der schon da war, geht in den Vorrat seines Besitzers zurück. Bei Gleichstand um die meisten Marker kommt kein neuer Adliger, und ein alter bleibt.
rule-KR-24 = Alle anderen Marker der Region gehen an ihre Besitzer zurück. Der Adlige bleibt.
rule-KR-25 = Nun bringt der Adlige der Region, ob neu oder alt, seinem Besitzer 1 Punkt für jede Region in der lückenlosen Kette eigener Adliger, zu der diese Region gehört. Die Kette darf jeder Straße folgen. Die Region selbst zählt mit, es ist also immer mindestens 1 Punkt.
rule-KR-26 = Danach zieht der König in die Region nach der zuletzt gewerteten.
rule-KR-30 = Das Spiel endet mit der Runde, in der jemand 40 Punkte erreicht.
rule-KR-31 = In der Schlusswertung wird jede Region, die in der letzten Runde nicht dran war, nach Plätzen gewertet, mit der üblichen Regel für Gleichstände. Adlige zählen als Marker, aber es kommen keine neuen dazu, und sie bringen keine Punkte.
rule-KR-32 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet die Zahl der Adligen; ist auch die gleich, wird der Sieg geteilt.
rule-KR-33 = Wenn 200 Runden gespielt sind und das Spiel noch immer nicht zu Ende ist, wird es ohne Ergebnis abgebrochen. Das steht in keiner Spielanleitung; es beendet nur endlose Spiele zwischen Bots.
rule-KR-40 = In dieser Variante bleibt ein Adliger bis zum Spielende stehen und zählt als Marker seines Besitzers. Hast du allein die meisten Marker, stellst du einen eigenen Adligen neben die vorhandenen, höchstens einen je Region; ein zweites Mal ändert nichts. Ist eine Region gewertet, bringt jeder Adlige in ihr seinem Besitzer Punkte für seine Kette.
rule-KR-50 = Verborgen ist nur, was gewählt, aber noch nicht aufgedeckt ist. Welche Karten wer noch hat, können alle sehen.
