# Was beide Spiele gemeinsam haben, auf Deutsch: Namen, Ergebnisse, Ablehnungen ohne Spielregel.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = Deutsch

## Ereignisse

event-resign = { $player } gibt auf.
event-won = { $player } gewinnt.
event-won-shared = Geteilter Sieg: { $players }.
event-stopped = Das Spiel hat seine Höchstdauer erreicht und endet ohne Ergebnis.
event-score = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## Ablehnungen

refusal-option-unknown = Die Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
refusal-option-needs-custom = Die Option „{ $option }“ lässt sich nur in einem eigenen Regelmix einstellen. Wähle die Ausgabe „custom“ oder lass die Option weg.
refusal-option-missing = Ein eigener Regelmix braucht auch die Option „{ $option }“. Ergänze sie oder wähle eine fertige Ausgabe.
refusal-option-value = „{ $value }“ ist kein Wert für „{ $option }“. Mögliche Werte: { $known }.
refusal-edition-unknown = Die Ausgabe „{ $edition }“ gibt es nicht. Bekannte Ausgaben: { $known }.
refusal-action-unknown = Die Aktion „{ $text }“ gibt es nicht. Prüfe die Schreibweise.
refusal-instead = Jetzt möglich: { $actions }
refusal-setting-missing = In der Kopfzeile der Aufzeichnung ist „{ $option }“ nicht so angegeben, wie es sein muss.
refusal-number-unknown = Die Nummer { $number } gibt es in der Liste nicht; die letzte ist { $most }.
refusal-region-unknown = Die Region „{ $found }“ gibt es nicht. Bekannte Regionen: { $known }.

## Bots

bot-random = Zufall
bot-random-about = Tut irgendetwas, was die Regeln erlauben, ohne nachzudenken.
bot-sensible = Lehrling
bot-sensible-about = Hält sich an ein paar einfache Gewohnheiten und plant nichts.
bot-greedy = Kaufmann
bot-greedy-about = Vergleicht, was möglich ist, und nimmt, was sofort am besten aussieht; weiter denkt er nicht.
bot-builder = Häusler
bot-builder-about = Wägt jeden Zug ab wie der Kaufmann, füllt aber gern ganze Länder mit Poststationen.
bot-racer = Wagner
bot-racer-about = Wägt jeden Zug ab wie der Kaufmann, hat es aber eilig, zur Kutsche 7 zu kommen.
bot-rival = Krieger
bot-rival-about = Wägt jeden Zug ab wie der Kaufmann, steht aber gern anderen im Weg.
bot-counter = Kartenzähler
bot-counter-about = Merkt sich jede gesehene Karte und wählt mit Bedacht, was zu den vielleicht noch verdeckten passt.
bot-mcts = Kursmeister
bot-mcts-about = Malt sich aus, wie die verdeckten Karten liegen können, und spielt in Gedanken viele Partien zu Ende.
bot-second-guess = Ritter
bot-second-guess-about = Hält alle anderen für Kaufleute und spielt die beste Antwort darauf.
bot-noisy = Hexe
bot-noisy-about = Spielt wie der Kanzler, folgt aber in einem von vier Fällen einer Laune.
bot-stage = Kanzler
bot-stage-about = Denkt jede Runde wie ein eigenes Spiel durch und wechselt die Wahl, damit keine sicher ist.
