# Der Textmodus auf Deutsch: einfache Seiten mit Text, Formularen und Knöpfen; und warum Anfragen abgelehnt werden.

## The site

text-skip = Zum Inhalt springen
text-site = Bereiche
text-languages = Sprachen
text-tables = Tische
text-open = Tisch eröffnen
text-me = Meine Daten
text-rules = Regeln
text-about = Zwei Brettspiele für dich, deine Freunde und Bots. Diese Seite läuft in jedem Browser, ganz ohne Skripte.
text-refused = Das geht nicht
text-wrong = Das hat nicht geklappt
text-back = Zurück zu den Tischen
text-yes = ja
text-no = nein

## People

text-who-are-you = Wie sollen wir dich nennen?
text-your-name = Dein Name
text-go = Weiter
text-go-on = Weiter zu der Seite von vorhin
text-have-code = Oder dein Wiederherstellungscode aus einem anderen Browser
text-move-here = In diesen Browser umziehen
text-you-are = Du bist { $name }.
text-rename = Namen ändern
text-code = Dein Wiederherstellungscode
text-code-about = Schreib ihn auf: Er wird nur jetzt gezeigt. Mit ihm bist du auch in einem anderen Browser wieder du.
text-new-code = Neuen Code anlegen
text-new-code-about = Ein neuer Wiederherstellungscode macht den alten ungültig.
text-export = Alles herunterladen, was über mich gespeichert ist
text-delete = Mich löschen
text-delete-about = Dein Name, deine Chatnachrichten und deine Schlüssel für Programme werden endgültig gelöscht. Beendete Partien kann man weiterhin ansehen, aber ohne deinen Namen.
text-delete-sure = Ja, vergesst mich
text-forgotten = jemand, der gegangen ist

## Lists

text-my-tables = Meine Tische
text-no-tables-of-mine = Du sitzt noch an keinem Tisch.
text-public-tables = Öffentliche Tische
text-no-public-tables = Zurzeit gibt es keinen öffentlichen Tisch.
text-status-waiting = Die Partie hat noch nicht begonnen.
text-status-playing = Die Partie läuft.
text-status-over = Die Partie ist zu Ende.
text-status-closed = Der Tisch ist geschlossen.
text-waits-for-you = Er wartet auf dich.

## Opening a table

text-who-plays = Wer spielt
text-seat = Platz { $number }
text-no-seat = niemand
text-open-seat = freier Platz
text-bot = { $name } (Bot, Stufe { $level })
text-options = Regeln an diesem Tisch
text-edition = Ausgabe
text-by-edition = wie in der Ausgabe
text-time = Zeit
text-clock = Zeitgrenze
text-clock-none = keine
text-clock-turn-60 = eine Minute für jeden Zug
text-clock-turn-86400 = ein Tag für jeden Zug
text-clock-turn-259200 = drei Tage für jeden Zug
text-clock-bank-1200 = 20 Minuten für die ganze Partie
text-clock-bank-3600 = eine Stunde für die ganze Partie
text-absence = Wenn jemandes Zeit abläuft
text-absence-wait = Läuft die Zeit ab, wird gewartet.
text-absence-bot = Läuft die Zeit ab, spielt ein Bot weiter, bis der Mensch zurückkommt.
text-pace = Tempo der Bots
text-pace-calm = Die Bots lassen sich Zeit.
text-pace-brisk = Die Bots spielen flott.
text-pace-instant = Die Bots spielen sofort.
text-public = Den Tisch allen auf der Startseite zeigen
text-with-chat = Mit Chat

## Before the game

text-seats = Plätze
text-seat-you = du
text-seat-host = Gastgeber
text-seat-ready = bereit
text-seat-turn = muss entscheiden
text-seat-away = abwesend, ein Bot spielt
text-seat-resigned = hat aufgegeben
text-seat-overdue = Zeit abgelaufen
text-time-left = noch { $minutes } min
text-remove = { $name } entfernen
text-fill = Ein Bot für Platz { $number }
text-do-fill = Bot hinsetzen
text-invite = Andere einladen
text-invite-about = Wer diesen Link hat, kann mitspielen:
text-qr = Derselbe Link als QR-Code
text-what-now = Was nun?
text-join = Hinsetzen
text-ready = Ich bin bereit
text-not-ready = Ich bin doch nicht bereit
text-leave = Aufstehen
text-close-table = Diesen Tisch aufgeben
text-agreed = Was vereinbart ist

## In the game

text-your-turn = Du bist dran.
text-waiting-for = Wir warten auf { $names }.
text-news = Was geschehen ist
text-barred = Was jetzt nicht geht, und warum
text-map = Alle Städte und Straßen
text-regions = Regionen
text-noble = mit Adligem
text-has-chosen = hat gewählt
text-card = Karte { $number }
text-choose = Wählen
text-chosen = Du hast gewählt: { $cards }. Bis alle gewählt haben, kannst du das noch ändern.
text-decline = Den Marker des Ritters nicht einsetzen
text-undo = Meine letzte Aktion zurücknehmen
text-undo-ask = Die anderen fragen, ob ich meine letzte Aktion zurücknehmen darf
text-consent = { $name } möchte etwas zurücknehmen. Bist du einverstanden?
text-agree = Ich bin einverstanden
text-disagree = Ich bin nicht einverstanden
text-this-seat = Von diesem Platz aus sehen
text-stand-in = Einen Bot für { $name } spielen lassen
text-other = Weggehen
text-return = Ich bin wieder da
text-leave-for-now = Vorerst gehen; ein Bot spielt weiter
text-resign = Aufgeben
text-resign-sure = Ja, ich gebe endgültig auf
text-look-again = Noch einmal nachsehen
text-chat = Chat
text-say = Sagen
text-send = Senden

## After the game

text-result = Das Ergebnis
text-record = Die Aufzeichnung dieser Partie herunterladen
text-fairness = War der Zufall ehrlich?
text-fairness-about = Das Siegel war vor der Partie zu sehen. Das Geheimnis dahinter und der Beitrag jedes Platzes bestimmen jede gezogene Karte, und jeder kann es mit der Aufzeichnung nachprüfen. Das beweist, dass nichts gezinkt war, nicht aber, dass der Betreiber nicht hineinsehen konnte.
text-commitment = Siegel
text-secret = Geheimnis
text-entropy = Beitrag von Platz { $number }
text-rematch = Noch einmal mit denselben Leuten
text-to-rematch = Zur nächsten Partie
text-number = { $number }
text-share = { $percent } %

## Refusals

refusal-malformed = Diese Anfrage ist nicht so geschrieben, wie sie sein muss: { $text }
refusal-not-json = Der Inhalt dieser Anfrage muss JSON sein und ihr Content-Type application/json.
refusal-too-large = Das ist zu groß: Angenommen werden höchstens { $limit } Bytes.
refusal-too-often = Das war zu oft. Versuch es in { $seconds } s noch einmal.
refusal-who-are-you = Wir kennen dich noch nicht. Wähle zuerst einen Namen.
refusal-already-someone = Dieser Browser gehört schon zu jemandem. Lösche zuerst diese Person, oder nimm einen anderen Browser.
refusal-name-empty = Dieser Name hat weder Buchstaben noch Ziffern. Wähle einen, den andere lesen können.
refusal-preferences-too-large = Diese Einstellungen sind zu groß: Gespeichert werden höchstens { $limit } Bytes.
refusal-code-wrong = Diesen Wiederherstellungscode hat niemand. Prüfe, wie er geschrieben ist; jeder Code gilt einmal.
refusal-foreign-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Ist es deine eigene, muss ihre Adresse dem Server als Origin angegeben werden.
refusal-not-found = Hier ist nichts. Vielleicht ist der Link alt oder verschrieben.
refusal-method = Diese Adresse lässt sich so nicht benutzen.
refusal-wrong-table = Der Befehl nennt einen anderen Tisch als die Adresse.
refusal-too-many-tokens = Du hast schon { $limit } Schlüssel, mehr geht nicht. Lösche zuerst einen.
refusal-record-wrong = Zeile { $line } der Aufzeichnung ist falsch.
refusal-record-several = Diese Datei enthält mehrere Partien; die zweite beginnt in Zeile { $line }. Lade eine Partie auf einmal hoch.
refusal-internal = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es noch einmal.

## The database

store-busy = Die Datenbank { $file } wird schon von einem anderen Postroad benutzt. Beende zuerst dieses, oder nenne eine andere Datei.
