# Rückblick und Statistik auf Deutsch.

## Ein Spiel noch einmal ansehen

replay-title = Ein Spiel noch einmal ansehen
replay-loading = Das Spiel wird geholt …
replay-missing = Hier gibt es kein solches Spiel, oder es ist noch nicht zu Ende.
replay-board = Der Spielplan
replay-beside = Verlauf, Spieler und mehr
replay-players = Spieler
replay-more = Link und Beweis
replay-eye = Gesehen von
replay-open-hands = Allen: offene Hände
replay-log = Verlauf
replay-opening = Das Spiel beginnt.
replay-silent = Von diesem Schritt wurde nichts erzählt.

## Schritt für Schritt

replay-controls = Steuerung des Rückblicks
replay-slider = Moment des Spiels
replay-where = Schritt { $at } von { $last } · { $round }
replay-play = Abspielen
replay-pause = Anhalten
replay-action-back = Eine Aktion zurück
replay-action-on = Eine Aktion weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-speed = Tempo
replay-speed-calm = Ruhig
replay-speed-brisk = Zügig
replay-speed-instant = Schnell

## Die Kurve

replay-graph = Verlauf des Spiels
replay-graph-of = Was gezeichnet wird
replay-graph-text = über die Schritte des Spiels; dieselben Zahlen stehen in der Tabelle darunter
replay-as-table = Als Tabelle
replay-round-short = Runde
replay-points = Punkte
replay-offices = Häuser
replay-carriages = Kutschen
replay-nobles = Adlige

## Link, Herunterladen, Beweis

replay-link = Link zu diesem Moment
replay-download = Aufzeichnung herunterladen
replay-unsealed = In diesem Spiel war der Zufall nicht versiegelt; es gibt nichts zu beweisen.

## Eine Aufzeichnung bringen

replay-upload = Eine Aufzeichnung bringen
replay-upload-about = Jedes beendete Spiel lässt sich als Aufzeichnung herunterladen. Bring eine her, um sie durchzugehen; zuerst wird jede Zeile geprüft.
replay-choose-file = Datei wählen
replay-or-drop = oder hierher ziehen
replay-checking = Wird geprüft …
replay-upload-again = Nichts wurde aufbewahrt. Du kannst eine andere Datei wählen.
replay-unreached = Der Server war nicht zu erreichen oder konnte nicht antworten. Versuche es gleich noch einmal.
replay-statistics = Statistik

## Statistik

stats-title = Statistik
stats-none = Auf diesem Server wurde noch kein Spiel beendet.
stats-about = Aus { $count ->
        [one] { $count } beendeten Spiel
       *[other] { $count } beendeten Spielen
    } auf diesem Server.
stats-failed = Die Zahlen ließen sich nicht holen. Versuche es gleich noch einmal.
stats-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
stats-games = { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }.
stats-rounds = Im Mittel { $rounds } Runden.
stats-seat = Sitz { $seat }
stats-wins = Siege nach Sitz (geteilte zählen anteilig)
stats-means = Mittlere Punkte nach Sitz
stats-winners = Punkte der Sieger
stats-range = { $from }–{ $to }
stats-range-below-zero = { $from } bis { $to }
stats-endings = Wie Spiele endeten
stats-ended-by-points = Jemand erreichte 40 Punkte
stats-ended-by-carriage = Jemand hatte Kutsche 7
stats-ended-by-offices = Jemand setzte sein letztes Haus
stats-ended-by-limit = Die Rundengrenze
stats-ended-by-resigned = Jemand gab auf
stats-ended-by-stopped = Der Tisch wurde angehalten
