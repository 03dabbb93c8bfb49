# Study in German: analyses, hints and playing on, on the page and at tables.

study-title = Analyse
study-about = Was jede Entscheidung wert war, beurteilt nach dem, was der Spieler damals wusste, und was Glück war.
study-quick = Schnelle Analyse
study-normal = Gründliche Analyse
study-waiting = Wartet, bis sie an der Reihe ist. Analysen davor: { $count }.
study-running = Bisher beurteilt: { $judged } von { $total }.
study-stop = Anhalten
study-go-on = Fortsetzen
study-stopped = Die Analyse wurde angehalten. Was beurteilt ist, bleibt.
study-failed = Die Analyse konnte nicht beendet werden. Setze sie fort, um es noch einmal zu versuchen.
study-chances = Gewinnchancen
study-chances-text = aller Spieler im Verlauf des Spiels; dieselben Zahlen stehen in der Tabelle darunter
study-next = Nächste Stelle
study-previous = Vorige Stelle
study-no-marks = Niemand hat einen merklichen Teil seiner Chance vergeben.
study-chosen = Gewählt
study-better = Besser
study-compare = Die Wahl und die bessere
study-chance = { $percent } % ± { $error }
study-chance-label = Gewinnchance
study-loss = { $player }, Runde { $round }: { $mark }. Vergebene Chance: { $percent } von 100.
study-share = In der Mischung des Gleichgewichts: { $percent } %
study-then = Danach erwartet: { $text }
study-unseen = Zeigen, was dieser Spieler nicht sehen konnte
study-turning = Wendepunkt
study-close = Zurück zum Spiel
study-decision = Entscheidung { $number }
study-marks = Markierte Entscheidungen
study-picture = Bild dieses Moments
study-mark = Bewertung
refusal-analyses-full = Mehr Analysen können nicht warten (höchstens { $count }). Frag in einigen Minuten noch einmal.
refusal-analyses-yours = Mehr Analysen von dir können nicht laufen oder warten (höchstens { $count }). Warte auf eine oder halte eine an.
refusal-analysis-not-yours = Diese Analyse hat jemand anders verlangt; nur diese Person kann sie anhalten.
refusal-analysis-no-judge = Für dieses Spiel gibt es keine Analyse.
refusal-analysis-not-finished = Nur ein Spiel, das zu Ende gespielt wurde, kann analysiert werden.
study-explain = Was die Zahlen bedeuten
study-explained = Alle Zahlen außer der Genauigkeit sind Punkte der Gewinnchance: Beginn + eigenes Spiel + Spiel der anderen + Glück = Ergebnis. Das eigene Spiel zeigt, was bessere Entscheidungen erhalten hätten. Genauigkeit ist der Anteil der Entscheidungen, die beste oder gute waren.

## Hints and playing on

table-event-hinted = { $player } hat um einen Tipp gebeten.
table-event-branched = Dieses Spiel setzt ein anderes von einem Moment aus fort.
hint-ask = Tipp
hint-more = Welche genau?
hint-why = Warum?
hint-note = Alle sehen, dass du gefragt hast, und das Spiel wird nicht gewertet.
hint-thinking = Ein Tipp wird gesucht …
hint-expects = Erwartete Gewinnchance: { $percent } % ± { $error }.
table-hints = Tipps
table-hints-about = Alle am Tisch dürfen um Tipps bitten. Ein solches Spiel wird nicht gewertet.
table-result-hinted = Mit Tipps gespielt, darum nicht gewertet: { $players }.
refusal-hints-not-agreed = An diesem Tisch wurden keine Tipps vereinbart. Es gibt sie nur gegen Bots allein oder wenn der Tisch so eröffnet wurde.
refusal-hint-failed = Gerade konnte kein Tipp gefunden werden. Versuch es gleich noch einmal.
refusal-branch-no-such-seat = Platz { $seat } gibt es in diesem Spiel nicht; es gibt { $seats }.
refusal-branch-after-the-end = Das Spiel war nach { $made } Entscheidungen zu Ende: Es gibt nichts mehr zu entscheiden. Wähle einen früheren Moment.
play-on = Von hier weiterspielen
play-on-as = Am Platz von
play-on-against = Die anderen spielt
play-on-open = Alle Handkarten wie damals
play-on-note = Sonst wird neu ausgeteilt, was dieser Spieler damals nicht wusste.

## Puzzles

puzzle-title = Aufgabe
puzzle-titles = Aufgaben
puzzle-about = Momente aus Spielen, in denen eine Entscheidung klar die beste ist und leicht übersehen wird. Entscheide auf dem Spielplan; der Server urteilt.
puzzle-today = Die Aufgabe des Tages
puzzle-of-grade = Stufe { $grade }
puzzle-all = Alle Aufgaben
puzzle-right = Gelöst!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-yours = deine Wahl
puzzle-again = Noch einmal
puzzle-missing = Diese Aufgabe gibt es nicht.
puzzle-next = Nächste Aufgabe
puzzle-judging = Der Server beurteilt deine Entscheidung …
puzzle-grades = Stufe 1 ist die leichteste; die der Stufe 4 fand keiner von drei Bots.
puzzle-count = { $solved } von { $total } gelöst
