game-goofspiel = Goofspiel
game-goofspiel-about = Five cards, five prizes: bid in secret, and the highest bid takes the prize.
option-carry = A tied prize waits
option-carry-about = What nobody wins is added to the next prize.
bot-matcher = Matcher
bot-matcher-about = Bids what the prize is worth.
stats-ended-by-last-prize = The last prize was won

goofspiel-action-bid = Bid { $card }
goofspiel-event-ready = { $player } has bid.
goofspiel-event-bid = { $player } bid { $card }.
goofspiel-event-points = { $player } wins { $points }.
goofspiel-event-prize = The next prize is { $prize }.

goofspiel-refusal-wrong-number-of-seats = Goofspiel is for { $least } to { $most } players, not for { $seats }.
goofspiel-refusal-no-such-seat = There is no seat { $player } at a table of { $seats }.
goofspiel-refusal-game-over = The game is over.
goofspiel-refusal-has-bid = { $player } has bid already; a bid is final.
goofspiel-refusal-card-gone = Card { $card } has been played. Bid one of those left.

rule-GS-1 = Two or three players each hold the cards 1 to 5; the prizes 1 to 5 are shuffled.
rule-GS-10 = Each round the top prize is turned up.
rule-GS-11 = Everyone bids one of their cards in secret. A bid is final, and a card is bid once.
rule-GS-12 = When all have bid, the bids are revealed. The highest bid wins, if it is the only one of its height.
rule-GS-13 = The winner scores the value of the prize.
rule-GS-14 = Where several bids are highest, nobody gets the prize. By agreement its value is added to the next one.
rule-GS-15 = After the fifth prize, whoever has most points has won; several may share the victory.
rule-GS-20 = A bid is hidden until all have bid.
