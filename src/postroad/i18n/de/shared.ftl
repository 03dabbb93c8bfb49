# Was beide Spiele gemeinsam haben, auf Deutsch: Namen, Ergebnisse, Ablehnungen ohne Spielregel.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = Deutsch
round = Runde { $round }
round-thurn-taxis = Runde { $round }
round-kings-road = Runde { $round }

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
refusal-option-needs-custom = Die Option „{ $option }“ lässt sich nur in einem eigenen Regelmix einstellen. Wähle die Ausgabe „Eigener Regelmix“ (custom) oder lass die Option weg.
refusal-option-missing = Ein eigener Regelmix braucht auch die Option „{ $option }“. Ergänze sie oder wähle eine fertige Ausgabe.
refusal-option-value = „{ $value }“ ist kein Wert für „{ $option }“. Mögliche Werte: { $known }.
refusal-edition-unknown = Die Ausgabe „{ $edition }“ gibt es nicht. Bekannte Ausgaben: { $known }.
refusal-action-unknown = Die Aktion „{ $text }“ gibt es nicht. Prüfe die Schreibweise.
refusal-instead = Jetzt möglich: { $actions }
refusal-setting-missing = In der Kopfzeile der Aufzeichnung fehlt ein gültiger Wert für „{ $option }“.
refusal-number-unknown = Die Nummer { $number } gibt es in der Liste nicht; die letzte ist { $most }.
refusal-region-unknown = Die Region „{ $found }“ gibt es nicht. Bekannte Regionen: { $known }.

## Bots

bot-random = Emil
bot-random-about = Macht irgendeinen erlaubten Zug, ganz zufällig.
bot-sensible = Klara
bot-sensible-about = Folgt ein paar einfachen Faustregeln und plant nicht voraus.
bot-greedy = Jakob
bot-greedy-about = Nimmt, was gerade am besten aussieht, und denkt nicht weiter.
bot-builder = Berta
bot-builder-about = Spielt wie Jakob, füllt aber gern ganze Länder mit Poststationen.
bot-racer = Otto
bot-racer-about = Spielt wie Jakob, will aber möglichst schnell zu Kutsche 7.
bot-rival = Ludmila
bot-rival-about = Spielt wie Jakob, kommt aber gern den anderen in die Quere.
bot-counter = Viktor
bot-counter-about = Merkt sich jede gesehene Karte und rechnet damit, welche noch verdeckt sein können.
bot-mcts = Helene
bot-mcts-about = Spielt vor jedem Zug in Gedanken viele mögliche Spiele zu Ende.
bot-second-guess = Anton
bot-second-guess-about = Nimmt an, dass alle anderen wie Jakob spielen, und gibt darauf die beste Antwort.
bot-noisy = Mira
bot-noisy-about = Spielt wie Rosa, folgt aber in einem von fünf Fällen einer Laune.
bot-stage = Rosa
bot-stage-about = Denkt jede Runde wie ein eigenes Spiel durch und variiert die Wahl, um unberechenbar zu bleiben.
bot-dreamer = Leo
bot-dreamer-about = Ahnt nur vage, was ein Zug bringen kann, und folgt meist einer Stimmung.
bot-dabbler = Tilda
bot-dabbler-about = Schätzt sehr grob, was ein Zug bringen kann.
bot-learner = Paula
bot-learner-about = Weiß, worauf es ankommt, rechnet aber oft nur ungefähr.
bot-reckoner = Hugo
bot-reckoner-about = Rechnet aus, was ein Zug bringt, und verschätzt sich ab und zu.
bot-adept = Agnes
bot-adept-about = Rechnet fast so genau wie Jakob aus, was ein Zug bringt.
bot-wary = Edith
bot-wary-about = Spielt wie Rosa, folgt aber in einem von dreißig Fällen einer Laune.
bot-hasty = Felix
bot-hasty-about = Denkt wie Helene, aber nur einen Augenblick lang.
bot-swift = Johanna
bot-swift-about = Denkt wie Helene und antwortet trotzdem sofort.
bot-steady = Konrad
bot-steady-about = Denkt wie Helene, nur etwas kürzer.
bot-other-1 = Frieda
bot-other-2 = Gustav
bot-other-3 = Nora
bot-other-4 = Theo
