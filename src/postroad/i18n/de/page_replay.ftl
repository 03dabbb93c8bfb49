# Rückblick und Statistik auf Deutsch.

## Ein Spiel noch einmal ansehen

replay-title = Ein Spiel noch einmal ansehen
replay-mine = Meine Spiele
replay-examples = Beispiele mit Anmerkungen
replay-note = Anmerkung
replay-note-next = Nächste Anmerkung
replay-played = Gespielt am
replay-loading = Das Spiel wird geladen …
replay-missing = Hier gibt es kein solches Spiel, oder es ist noch nicht zu Ende.
replay-board = Der Spielplan
replay-beside = Verlauf, Spieler und mehr
replay-players = Spieler
replay-more = Link und Beweis
replay-eye = Sicht
replay-open-hands = Alle (offene Handkarten)
replay-log = Verlauf
replay-opening = Das Spiel beginnt.
replay-silent = Zu diesem Schritt gibt es keinen Eintrag.

## Schritt für Schritt

replay-controls = Steuerung der Aufzeichnung
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
replay-speed-calm = Langsam
replay-speed-brisk = Normal
replay-speed-instant = Schnell

## Die Kurve

replay-graph = Verlauf des Spiels
replay-graph-of = Anzeigen
replay-graph-text = über die Schritte des Spiels; dieselben Zahlen stehen in der Tabelle darunter
replay-as-table = Als Tabelle
replay-round-short = Runde
replay-points = Punkte
replay-offices = Poststationen
replay-carriages = Kutschen
replay-nobles = Adlige

## Link, Herunterladen, Beweis

replay-link = Link zu diesem Moment
replay-download = Aufzeichnung herunterladen
replay-unsealed = In diesem Spiel war das Mischen nicht versiegelt; es gibt nichts zu beweisen.

## Eine Aufzeichnung bringen

replay-upload = Aufzeichnung hochladen
replay-upload-about = Jedes beendete Spiel lässt sich als Aufzeichnung herunterladen. Lade eine hoch, um sie Schritt für Schritt anzusehen; zuerst wird jede Zeile geprüft.
replay-choose-file = Datei wählen
replay-or-drop = oder hierher ziehen
replay-checking = Wird geprüft …
replay-upload-again = Es wurde nichts gespeichert. Du kannst eine andere Datei wählen.
replay-unreached = Der Server war nicht zu erreichen oder konnte nicht antworten. Versuche es gleich noch einmal.
replay-statistics = Statistik

## Statistik

stats-title = Statistik
stats-plain-game = Das Grundspiel
stats-none = Auf diesem Server wurde noch kein Spiel beendet.
stats-about = Aus { $count ->
        [one] { $count } beendeten Spiel
       *[other] { $count } beendeten Spielen
    } auf diesem Server.
stats-failed = Die Statistik konnte nicht geladen werden. Versuche es gleich noch einmal.
stats-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
stats-games = { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }.
stats-rounds = Im Durchschnitt { $rounds } Runden.
stats-seat = Platz { $seat }
stats-place = { $place }. Platz
stats-wins = Siege nach Platz am Tisch (geteilte zählen anteilig)
stats-means = Durchschnittliche Punkte nach Platz am Tisch
stats-means-by-place = Durchschnittliche Punkte nach Rang
stats-winners = Punkte der Sieger
stats-range = { $from }–{ $to }
stats-range-below-zero = { $from } bis { $to }
stats-endings = Wie Spiele endeten
stats-against = Du gegen jeden Bot
stats-against-about = Für jeden Bot am Tisch einmal gezählt, egal wer am Ende gewonnen hat.
stats-games-column = Spiele
stats-ahead = Du vorn
stats-even = Gleichauf
stats-behind = Bot vorn
stats-ended-by-points = Jemand erreichte 40 Punkte
stats-ended-by-carriage = Jemand nahm Kutsche 7
stats-ended-by-offices = Jemand baute die letzte Poststation
stats-ended-by-limit = Die Rundengrenze war erreicht
stats-ended-by-resigned = Jemand gab auf
stats-ended-by-stopped = Das Spiel wurde abgebrochen
