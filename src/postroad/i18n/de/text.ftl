# Der Textmodus auf Deutsch: einfache Seiten mit Text, Formularen und Knöpfen; und warum Anfragen abgelehnt werden.

## The site

text-skip = Zum Inhalt springen
text-site = Hauptmenü
text-languages = Sprachen
text-tables = Tische
text-open = Tisch eröffnen
text-me = Meine Daten
text-rules = Regeln
text-about = Zwei Brettspiele für dich, deine Freunde und Bots. Diese Seite läuft in jedem Browser, ganz ohne Skripte.
text-without-scripts = Diese Seite braucht JavaScript. Du kannst auch ohne spielen.
text-to-plain-page = Weiter zur einfachen Seite
text-refused = Das geht nicht
text-wrong = Das hat nicht geklappt
text-back = Zurück zu den Tischen
text-yes = ja
text-no = nein

## People

text-who-are-you = Wie sollen wir dich nennen?
text-your-name = Dein Name
text-go = Weiter
text-go-on = Zurück zur vorherigen Seite
text-have-code = Oder ein Code von einem anderen Gerät oder dein Wiederherstellungscode
text-move-here = In diesem Browser weiterspielen
text-you-are = Du bist { $name }.
text-rename = Namen ändern
text-code = Dein Wiederherstellungscode
text-code-about = Schreib ihn auf: Er wird nur jetzt gezeigt. Mit ihm kannst du auch in einem anderen Browser unter deinem Namen weiterspielen.
text-new-code = Neuen Code erzeugen
text-new-code-about = Ein neuer Wiederherstellungscode ersetzt den alten.
text-export = Alles herunterladen, was über mich gespeichert ist
text-delete = Meine Daten löschen
text-delete-about = Dein Name, deine Chatnachrichten und deine Schlüssel für Programme werden endgültig gelöscht. Beendete Spiele kann man weiterhin ansehen, aber ohne deinen Namen.
text-delete-sure = Ja, endgültig löschen
text-forgotten = gelöschtes Profil

## Lists

text-my-tables = Meine Tische
text-no-tables-of-mine = Du sitzt noch an keinem Tisch.
text-public-tables = Öffentliche Tische
text-no-public-tables = Zurzeit gibt es keinen öffentlichen Tisch.
text-status-waiting = Das Spiel hat noch nicht begonnen.
text-status-playing = Das Spiel läuft.
text-status-over = Das Spiel ist zu Ende.
text-status-closed = Der Tisch ist geschlossen.
text-waits-for-you = Du bist dran.

## Opening a table

text-who-plays = Wer spielt
text-seat = Platz { $number }
text-no-seat = niemand
text-open-seat = freier Platz
text-bot = { $name } (Bot, Stärke { $level })
text-options = Regeln an diesem Tisch
text-edition = Ausgabe
text-by-edition = wie in der Ausgabe
text-time = Zeit
text-clock = Zeitlimit
text-clock-none = kein Limit
text-clock-turn-60 = 1 Minute pro Zug
text-clock-turn-86400 = 1 Tag pro Zug
text-clock-turn-259200 = 3 Tage pro Zug
text-clock-bank-1200 = 20 Minuten für das ganze Spiel
text-clock-bank-3600 = 1 Stunde für das ganze Spiel
text-absence = Wenn bei jemandem die Zeit abläuft
text-absence-wait = Läuft die Zeit ab, wird gewartet.
text-absence-bot = Läuft die Zeit ab, übernimmt ein Bot, bis die Person zurückkommt.
text-pace = Tempo der Bots
text-pace-calm = Die Bots lassen sich Zeit.
text-pace-brisk = Die Bots spielen zügig.
text-pace-instant = Die Bots spielen sofort.
text-public = Den Tisch allen auf der Startseite zeigen
text-with-chat = Mit Chat

## Before the game

text-seats = Plätze
text-seat-you = du
text-seat-host = Gastgeber
text-seat-ready = bereit
text-seat-turn = ist dran
text-seat-away = abwesend, ein Bot hat übernommen
text-seat-resigned = hat aufgegeben
text-seat-overdue = Zeit abgelaufen
text-time-left = noch { $minutes } min
text-remove = { $name } entfernen
text-fill = Ein Bot für Platz { $number }
text-do-fill = Bot hinzufügen
text-invite = Andere einladen
text-invite-about = Wer diesen Link hat, kann mitspielen:
text-qr = Derselbe Link als QR-Code
text-what-now = Wie weiter?
text-join = Platz nehmen
text-join-again = Noch einen Platz nehmen
text-ready = Ich bin bereit
text-not-ready = Ich bin noch nicht bereit
text-leave = Tisch verlassen
text-close-table = Tisch schließen
text-agreed = Tischeinstellungen

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
text-undo = Meine letzte Aktion rückgängig machen
text-withdraw = Meine Wahl zurücknehmen
text-undo-ask = Die anderen fragen, ob ich meine letzte Aktion rückgängig machen darf
text-consent = { $name } möchte eine Aktion rückgängig machen. Bist du einverstanden?
text-agree = Ich bin einverstanden
text-disagree = Ich bin nicht einverstanden
text-this-seat = Zu diesem Platz wechseln
text-stand-in = Einen Bot für { $name } übernehmen lassen
text-vote-stand-in = Dafür stimmen, dass ein Bot für { $name } übernimmt
text-other = Verlassen
text-return = Meinen Platz wieder einnehmen
text-leave-for-now = Vorerst gehen; ein Bot übernimmt
text-resign = Aufgeben
text-resign-sure = Ja, ich gebe endgültig auf
text-look-again = Aktualisieren
text-chat = Chat
text-say = Nachricht
text-send = Senden

## After the game

text-result = Das Ergebnis
text-record = Aufzeichnung dieses Spiels herunterladen
text-fairness = Wurde fair gemischt?
text-fairness-about = Das Geheimnis hinter dem Siegel und die Zufallszahlen der Plätze bestimmen jede Karte; mit der Aufzeichnung kann das jeder nachprüfen: Vergleiche das Siegel mit dem, das du vor dem Spiel gesehen hast. Niemand konnte die Karten aussuchen, solange eine der Zahlen von jemandem stammt, dem du vertraust. Ob der Betreiber hineingesehen hat, zeigt das nicht.
text-commitment = Siegel
text-secret = Geheimnis
text-share-of = Zufallszahl von Platz { $number }
text-share-none = keine: ein Bot oder eine Seite ohne Skripte
text-share-withheld = kam nicht an und wurde weggelassen
text-share-absent = Eine Seite ohne Skripte steuert keine eigene Zufallszahl bei. Der Beweis stützt sich dann auf die Zahlen der anderen oder, wenn niemand eine beisteuert, allein auf den Server.
text-rematch = Noch einmal mit denselben Leuten
text-to-rematch = Zum nächsten Spiel
text-number = { $number }
text-share = { $percent } %

## Refusals

refusal-malformed = Ungültige Anfrage: { $text }
refusal-not-json = Der Inhalt dieser Anfrage muss JSON sein und ihr Content-Type application/json.
refusal-too-large = Zu groß: Erlaubt sind höchstens { $limit } Bytes.
refusal-too-often = Zu viele Versuche. Versuch es in { $seconds } s noch einmal.
refusal-too-slow = Die Anfrage brauchte länger als { $seconds } s, um anzukommen. Versuch es noch einmal.
refusal-too-many-sockets = Es sind zu viele Seiten gleichzeitig offen. Schließe einige davon und lade diese hier neu.
refusal-who-are-you = Wir kennen dich noch nicht. Wähle zuerst einen Namen.
refusal-already-someone = In diesem Browser gibt es schon ein Profil. Lösche es zuerst, oder nimm einen anderen Browser.
refusal-name-empty = Dieser Name hat weder Buchstaben noch Ziffern. Wähle einen, den andere lesen können.
refusal-preferences-too-large = Diese Einstellungen sind zu groß: Erlaubt sind höchstens { $limit } Bytes.
refusal-code-wrong = Dieser Code ist ungültig. Prüfe ihn auf Tippfehler; jeder Code gilt nur einmal, der für ein anderes Gerät nur zehn Minuten lang.
refusal-foreign-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Ist es deine eigene, muss ihre Adresse dem Server als Origin angegeben werden.
refusal-not-found = Hier ist nichts. Vielleicht ist der Link alt oder enthält einen Tippfehler.
refusal-no-documentation = Die Dokumentation gehört nicht zu dieser Installation. Wer diesen Server betreibt, kann sie hinzufügen: `make site` im Ordner des Projekts.
refusal-method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-wrong-table = Der Befehl gilt einem anderen Tisch als die Adresse.
refusal-too-many-tokens = Du hast schon { $limit } Schlüssel, mehr geht nicht. Lösche zuerst einen.
refusal-record-wrong = Zeile { $line } der Aufzeichnung ist falsch.
refusal-record-several = Diese Datei enthält mehrere Spiele; das zweite beginnt in Zeile { $line }. Lade immer nur ein Spiel hoch.
refusal-internal = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es noch einmal.
