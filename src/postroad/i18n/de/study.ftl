# Study in German: hints, reasons, puzzles and games that go on from a moment of another.

## Weiterspielen

branch-no-such-seat = Einen Platz { $seat } gibt es nicht; das Spiel hat { $seats }.
branch-after-the-end = Das Spiel war nach { $made } Entscheidungen zu Ende: Von dort lässt sich nicht weiterspielen.

## Tipps

hint-nothing-to-decide = Im Augenblick gibt es nichts zu entscheiden.
hint-thurn-taxis-take = Nimm eine offene Karte.
hint-thurn-taxis-draw = Zieh vom Nachziehstapel.
hint-thurn-taxis-call = Rufe eine Amtsperson.
hint-thurn-taxis-abandon = Gib die Route auf.
hint-thurn-taxis-play = Leg eine Karte an.
hint-thurn-taxis-close = Schließ die Route ab.
hint-thurn-taxis-office = Wähle, wo eine Poststation gebaut wird.
hint-thurn-taxis-discard = Wähle, welche Karte abgelegt wird.
hint-thurn-taxis-end = Beende den Zug.
hint-kings-road-witch = Spiel die Hexe.
hint-kings-road-dragon = Spiel den Drachen.
hint-kings-road-knight = Spiel den Ritter.
hint-kings-road-regions = Spiel nur Regionskarten.
hint-kings-road-nothing = Es gibt keine Karte zu wählen.

## Gründe in Thurn und Taxis

reason-thurn-taxis-offices = Das baut { $count ->
        [one] { $count } Poststation
       *[other] { $count } Poststationen
    }.
reason-thurn-taxis-bonus = Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } an Bonusplättchen: { $stacks }.
reason-thurn-taxis-carriage = Das bringt Kutsche { $carriage }.
reason-thurn-taxis-safe = Die Route kann warten: { $count ->
        [one] { $count } Karte der Hand passt
       *[other] { $count } verschiedene Karten der Hand passen
    } noch daran.
reason-thurn-taxis-next-carriage = Die Route würde Kutsche { $carriage } bringen, ab der Länge { $length }.
reason-thurn-taxis-length-bonus = Für die Länge { $length } gibt es als Bonus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-thurn-taxis-display-poor = Keine offene Karte passt an die Route oder liegt neben einer Karte der Hand.
reason-thurn-taxis-discard-unfit = { $city } passt nicht an die Route und liegt neben keiner anderen Karte der Hand.
reason-thurn-taxis-take-fits = { $city } passt sofort an die Route.
reason-thurn-taxis-take-near = { $city } liegt neben { $city2 } aus der Hand.
reason-thurn-taxis-take-wanted = { $city } passt auch an die Route von { $player }.
reason-thurn-taxis-take-useless = { $city } passt nicht an die Route und liegt neben keiner Karte der Hand.
reason-thurn-taxis-province = { $city } gehört zu dem, was für einen Bonus noch fehlt ({ $count ->
        [one] { $count } Poststation
       *[other] { $count } Poststationen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $stack }.
reason-thurn-taxis-gives-up = Sonst wird eine Route mit { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städten
    } aufgegeben.
reason-thurn-taxis-longer = Damit steigt die Länge der Route auf { $length }.
reason-thurn-taxis-dead-end = Nach der anderen Aktion würde keine Karte der Hand mehr an die Route passen.
reason-thurn-taxis-fits-more = Danach { $count ->
        [one] passt { $count } Karte der Hand
       *[other] passen { $count } verschiedene Karten der Hand
    } an die Route, sonst { $other }.

## Gründe in King's Road

reason-kings-road-witch = Mit der Hexe wählst du erst, wenn die Karten der anderen offen liegen.
reason-kings-road-dragon = Durch den Drachen wird in dieser Runde eine Region mehr gewertet: { $regions }.
reason-kings-road-scores-now = { $region } wird in dieser Runde gewertet: Wenn dort niemand sonst etwas setzt, bringt der Platz { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit der anderen Wahl { $other }.
reason-kings-road-noble = Wer allein die meisten Marker hat, stellt einen Adligen auf: { $region }.
reason-kings-road-scores-later = Für später: So wie es jetzt steht, ist der Platz in der Region { $region } so viel wert: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit der anderen Wahl { $other }.
reason-kings-road-firmer = Mehr eigene Marker in der Region { $region } ({ $count }, nicht { $other }): Der Platz dort ist schwerer zu verlieren.
reason-kings-road-usual = Gutes Spiel trifft diese Wahl hier in { $percent } von hundert Fällen.
reason-kings-road-mixture = Keine Wahl ist hier allein die beste, sonst ließe sie sich erraten; gutes Spiel trifft diese in { $percent } von hundert Fällen.

## Aufgaben

puzzle-id = Aufgabe
puzzle-grade = Stufe
puzzle-players = Spieler
puzzle-solved-by = gelöst von
puzzle-player = Spieler { $number }
puzzle-question = Stufe { $grade }. Du bist { $player }: Was ist hier das Beste?
puzzle-solved = Gelöst: { $text }
puzzle-not-solved = Nicht das Beste. Das wäre: { $text }
