# Terminal und Aufzeichnungen auf Deutsch: was gefragt und gezeigt wird und was außerhalb der Regeln falsch ist.

## Fragen

terminal-which-game = Welches Spiel?
terminal-turn = { $player }, was machst du?
terminal-choose = { $player }, wähle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
terminal-hand-over = Gib die Tastatur weiter, jetzt kommt { $player }. Danach Enter drücken.
terminal-hidden = { $player } hat gewählt. Niemand sonst hat es gesehen.
terminal-help-thurn-taxis =
    Gib eine Aktion so ein, wie sie rechts in der Liste steht, oder ihre Nummer.
    ◀ und ▶ zeigen, dass eine Karte am linken oder rechten Ende der Route passt, ? ist eine Karte, die niemand gesehen hat.
terminal-help-kings-road =
    Gib die Nummern deiner Karten ein, in der Reihenfolge, in der du sie spielst, zum Beispiel: 4 1 9
    Mit „decline“ hinter dem Ritter verzichtest du auf den zusätzlichen Marker: 4 1 9 decline
    Jeder Spieler hat einen Buchstaben, ♔ ist der König, ★ ein Adliger (er zählt als Marker), ✓ heißt „hat gewählt“.
terminal-help =
    {"  "}rules          alle Regeln zeigen
    {"  "}rules { $example }    eine Regel erklären
    {"  "}undo           deine letzte Aktion rückgängig machen, wenn sie nichts Neues gezeigt hat
    {"  "}withdraw       die letzte noch verdeckte Wahl zurücknehmen
    {"  "}resign         aufgeben; ein Bot übernimmt
    {"  "}board          den Tisch noch einmal zeigen
    {"  "}map            alle Städte mit ihren Straßen zeigen, oder alle Regionen
    {"  "}save FILE      die Aufzeichnung dieses Spiels speichern
    {"  "}quit           aufhören
terminal-hint = Gib „help“ ein, um zu sehen, was du eingeben kannst.
terminal-end = Gib „save FILE“ ein, um die Aufzeichnung dieses Spiels zu speichern, oder drücke Enter zum Beenden.
terminal-quit = Auf Wiedersehen.
terminal-kept = Dein Spiel ist aufgehoben. Weiter geht es mit: { $text }
terminal-forms = So schreibt man Aktionen: { $actions }
terminal-undone = { $player } macht die letzte Aktion rückgängig.
terminal-no-undo = Es lässt sich nichts rückgängig machen: Das geht nur mit deiner eigenen letzten Aktion, und nur wenn sie nichts Neues gezeigt hat.
terminal-withdrawn = { $player } wählt neu.
terminal-no-withdraw = Niemand hat eine Wahl getroffen, die sich zurücknehmen ließe.
terminal-saved = Die Aufzeichnung ist gespeichert: { $file }
terminal-not-saved = Die Aufzeichnung ließ sich nicht speichern ({ $file }): { $reason }
terminal-no-file = Gib einen Dateinamen an: save FILE
terminal-no-rule = Die Regel { $rule } gibt es nicht. Regeln heißen zum Beispiel so: { $example }.
terminal-rule = { $rule }: { $text }
terminal-sealed = Die Karten sind durch ein Geheimnis festgelegt, das jetzt niemand mehr ändern kann. Sein Siegel: { $commitment }

## Der Tisch

terminal-bot = { $name } (Bot)
terminal-person = Spieler { $number }
terminal-player = Spieler
terminal-hand = Hand
terminal-cards = Karten
terminal-route = Route
terminal-offices = Poststationen
terminal-left = { $count } übrig
terminal-carriage = Kutsche
terminal-tiles = Plättchen
terminal-points = Punkte
terminal-display = Auslage
terminal-deck = Nachziehstapel: { $count }
terminal-discard = Abgelegt: { $count }
terminal-stacks = Bonusplättchen
terminal-last-round = Das ist die letzte Runde.
terminal-province = Land
terminal-city = Stadt
terminal-roads = Straßen nach
terminal-region = Region
terminal-banner = Banner
terminal-banner-note = * Diese Zahlen stehen nicht in der Spielanleitung.
terminal-king = König
terminal-at-hand = Marker im Vorrat
terminal-witch-again = Die Hexe: Wähle noch einmal. Du weißt jetzt, was die anderen getan haben.
terminal-game-over = Das Spiel ist zu Ende.

## Nachspielen

replay-at = Entscheidung { $number } von { $total }
replay-help = Enter: weiter · t: zum nächsten Zug · b: zurück · eine Zahl: dorthin springen · q: beenden

## Aufzeichnungen

verify-good = { $file }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } geprüft, { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }, alles stimmt.
verify-running = { $games ->
        [one] { $games } Spiel läuft
       *[other] { $games } Spiele laufen
    } noch.
verify-proven = Jede Karte folgt aus dem versiegelten Geheimnis: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }. Vergleiche das Siegel mit dem, das du vor dem Spiel gesehen hast.
verify-withheld = In { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } wurde eine Zufallszahl zurückgehalten; wer das tut, kann zwischen zwei Mischungen wählen.
verify-branched = Von einem anderen Spiel abgezweigt: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }. Die Karten davor beweist nur jene andere Aufzeichnung.
record-at = { $file }, Zeile { $line }: { $text }
record-illegal = Diese Entscheidung war nicht möglich. { $text }
record-empty = Die Datei ist leer. Eine Aufzeichnung beginnt mit einer Zeile, in der „postroad-record“ steht.
record-not-a-record = Das ist keine Aufzeichnung von Postroad: In der ersten Zeile steht nicht „postroad-record“.
record-not-json = Diese Zeile ist kein JSON-Objekt. Die Datei ist beschädigt oder stammt aus einem anderen Programm.
record-not-an-object = Diese Zeile ist kein JSON-Objekt. Die Datei ist beschädigt oder stammt aus einem anderen Programm.
record-key-twice = In dieser Zeile steht der Schlüssel { $name } mehr als einmal in einem Objekt. Die Datei ist beschädigt oder stammt aus einem anderen Programm.
record-not-utf-8 = Diese Zeile ist kein UTF-8-Text. Die Datei ist beschädigt oder stammt aus einem anderen Programm.
record-line-cut-off = Die Datei bricht mitten in dieser Zeile ab.
record-line-too-long = Diese Zeile ist länger als { $limit } Byte, das ist also keine Aufzeichnung.
record-too-many-lines = Dieses Spiel hat mehr als { $limit } Zeilen, mehr, als ein Spiel haben kann.
record-version-unknown = Diese Aufzeichnung hat die Version { $found }; dieses Programm liest die Version { $known }.
record-game-unknown = Diese Aufzeichnung gehört zum Spiel „{ $found }“; dieses Programm kennt: { $known }.
record-rules-unknown = Diese Aufzeichnung entstand mit Version { $found } der Regeln; dieses Programm kennt Version { $known }.
record-players-wrong = In der Kopfzeile fehlt die Liste der Namen aller, die mitspielen.
record-fair-malformed = Die Angaben, die das faire Mischen in diesem Spiel beweisen sollen, sind nicht richtig geschrieben.
record-fair-secret-missing = Das Spiel sollte am Ende sein Geheimnis aufdecken, aber hier steht es nicht.
record-commitment-wrong = Das Geheimnis ist nicht das, das vor dem Spiel versiegelt wurde.
record-share-wrong = Die Zufallszahl von Platz { $seat } ist nicht die, die vor dem Spiel versiegelt wurde.
record-seat-missing = Diese Zeile sagt nicht, welcher Platz entscheidet.
record-line-missing = Die Aufzeichnung bricht hier ab. Diese Zeile müsste folgen: { $expected }
record-cut-short = Die Aufzeichnung bricht hier ab, mitten in einem Schritt.
record-line-wrong = Diese Zeile müsste { $expected } lauten, lautet aber { $found }
record-after-the-end = Nach dem Ende eines Spiels darf nur ein weiteres Spiel folgen.
record-branch-malformed = Eine Aufzeichnung der Version 2 muss im Kopf sagen, wovon sie abzweigt: die SHA-256 jener Aufzeichnung und wie viele ihrer Zeilen hier stehen.
record-branch-missing = Hier müsste die Aufzeichnung sagen, wie sie das Spiel verlässt, von dem sie abzweigt.
record-branch-ended = Von einem beendeten Spiel kann keines abzweigen.
record-resign-wrong = Diese Zeile nennt keinen Platz, der noch aufgeben kann.
record-resign-not-now = In diesem Moment kann niemand aufgeben.
record-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
record-result-wrong = Das Ergebnis müsste { $expected } sein, ist aber { $found }
record-draw-missing = Hier muss eine Karte gezogen werden, aber die Aufzeichnung sagt nicht, welche.
record-draw-absent = Die Karte „{ $found }“ kann nicht gezogen worden sein: Im Nachziehstapel ist keine mehr.
record-draw-unproven = Nach dem versiegelten Geheimnis war die Karte „{ $expected }“, nicht „{ $found }“.
