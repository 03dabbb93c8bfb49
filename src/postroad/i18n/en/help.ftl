# A line of help under the status, and its setting, in English.

page-help = Line of help under the status
page-help-start = In my first three games
page-help-always = Always
page-help-never = Never
tt-fits-start = Can start a route

## Thurn und Taxis

help-tt-first = First turn: you get two cards and play one. Take cities that are neighbours on the map.
help-tt-take = Take a card that fits an end of your route, or one that will fit next turn. The deck is a gamble.
help-tt-take-empty = You begin anew with an empty hand: take a city that an open neighbour can follow.
help-tt-must-call = Two cards this turn, as your hand was empty: take a second one with the Postmaster.
help-tt-second = Take your second card: one that can follow the first, or start your next route.
help-tt-start = Any card starts a route. Choose one that your other cards can continue.
help-tt-play = Play a card at an end of your route, and keep one for next turn: if none fits, the route is lost.
help-tt-stuck = No card of yours fits. Abandon the route, or take a second card with the Postmaster, if he can still help.
help-tt-play-second = Play a second card: longer routes bring higher carriages and bonus tiles.
help-tt-may-close = Close now for offices and perhaps a carriage, or end your turn and make the route longer.
help-tt-short = A route needs three cities to be closed. The Postal Carrier lets you play a second card.
help-tt-closing = Place your offices; then come tiles, the carriage, and a hand of at most three cards.
help-tt-end = Your turn is done. End it, or undo what you can.
help-tt-wait = While the others play: which cities could continue your route?

## King's Road

help-kr-first = Choose three cards. The King's region scores this round, the others later: the most markers win.
help-kr-choose = Win the King's region now, or prepare the next ones along the road. Nobles side by side earn more.
help-kr-near-end = At 40 points the round ends the game, and every other region scores once more: markers anywhere can pay.
help-kr-again = You played the Witch: you have seen what the others did. Now choose your answer.
help-kr-few = You choose as many cards as you have markers left. More come back when regions score.
help-kr-chosen = You can change your choice until everyone has chosen.
help-kr-wait = The others are choosing.
