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
help-tt-must-call = Two cards this turn, as your hand was empty: take a second one, and the Postmaster comes by himself.
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

## A word on things of the table

help-tt-deck = The deck: draw a card that nobody sees but you.
help-tt-discard = Cards that were discarded. They become the new deck when it runs out.
help-tt-stack-length = Closing a route of this length earns the top tile.
help-tt-stack-province = An office in every city of this province or pair earns the top tile, once in a game.
help-tt-stack-all = An office in every province that the edition asks for earns the top tile, once in a game.
help-tt-stack-end = Goes to the first player who takes carriage 7 or places the last office.
help-tt-points = Points now: carriage and tiles, minus 1 for each office not placed. That is why you start at −20.
help-kr-king = The King. His region scores at the end of this round; then he moves on along the road.
help-kr-banner = Banner { $banner }: the points for first place, second place and so on. There is always at least one place fewer than players.
help-kr-track = When someone reaches 40 points, the game ends with that round.
help-kr-card = Places one of your markers here: { $region }.
help-kr-points = Points so far. At 40, the game ends with that round.
