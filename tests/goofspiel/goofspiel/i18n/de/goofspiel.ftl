game-goofspiel = Goofspiel
game-goofspiel-about = Fünf Karten, fünf Preise: Wer verdeckt am höchsten bietet, bekommt den Preis.
goofspiel-action-bid = { $card } bieten
goofspiel-event-ready = { $player } hat geboten.
goofspiel-event-bid = { $player } bietet { $card }.
goofspiel-event-points = { $player } gewinnt { $points }.
goofspiel-event-prize = Der nächste Preis ist { $prize }.
