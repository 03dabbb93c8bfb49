# The rulebook of Thurn und Taxis in English.

aim = What the game is about
aim-about = You run a mail company in the south of the old German Empire. Card by card, you link cities into a route. When you close the route, you open offices in its cities and gain bonus tiles and bigger and bigger carriages. The game ends with the round in which someone takes carriage 7 or places the last of their 20 offices. You win with the most points: your best carriage, plus your bonus tiles, minus 1 for every office you have not placed.

table = What is on the table
table-parts = The numbers in the picture:
table-parts-1 = The map: 22 cities in nine provinces, each province with a colour and a pattern. The lines between cities are the roads.
table-parts-2 = The display: six city cards, face up. There are 66 city cards, three for each city.
table-parts-3 = The deck, face down, and the discard pile, face up.
table-parts-4 = The bonus tiles: ten stacks, the highest value always on top.
table-parts-5 = The carriages: numbers 3 to 7, four of each.
table-parts-6 = The four officials. One of them may help you in each turn.
table-parts-7 = Your hand: the cards you can play.
table-parts-8 = Your route, and beside it your offices: 20 houses in your colour.
table-start = Two to four can play. Everyone starts with 20 offices, no cards, no route and no carriage. Who begins is decided at random, or the host of the table decides. Then you take turns clockwise.
    .title = Before the first turn
table-secret = Cards drawn from the deck are secret until you play or discard them. Everything else is open: the cards you took from the display, how many cards you hold, routes, offices, carriages and tiles.
    .title = What is secret

turn = A turn at a glance
turn-steps = Every turn has the same three steps. The first two are a must, the third is your choice.
turn-steps-1 = Take one card, from the display or from the deck.
turn-steps-2 = Play one card: start a route, or add the card to one end of yours.
turn-steps-3 = Close your route if you want to. It needs at least three cities.
turn-officials = One official may help you in each turn, and only once. They cost nothing, and all four are there for everyone in every turn. You can call one only if you can use the help, and then you have to use it.
    .title = The officials

take = Step 1: take a card
take-card = Take one card into your hand: one of the six in the display, or the top card of the deck. A gap in the display is filled from the deck at once. There is no limit to the cards in your hand, except after closing a route.
take-deck = If the deck is empty when a card is needed, the discard pile is shuffled and becomes the new deck.
    .title = The deck runs out
take-postmaster = The Postmaster lets you take a second card, again from the display or from the deck. You choose it after the first one has been taken and replaced.
    .title = The Postmaster
take-first-empty = If your hand is empty at the start of your turn, you must call the Postmaster, so you take two cards. He is then your official for this turn. That always happens in your first turn: take two cards, play one. No other official can help you, and one card is too few to close a route.
    .title = Two cards in the first turn
take-first-first = In everyone's first turn you must call the Postmaster: take two cards, play one. He is then your official for this turn, so no other can help you, and one card is too few to close a route. In later turns you are free to call him or not, even with an empty hand.
    .title = Two cards in the first turn
take-administrator = If you like none of the six cards, call the Administrator before you take one. All six go to the discard pile, and six new ones are laid out. Then you take a card as usual, from the display or from the deck.
    .title = The Administrator

play = Step 2: play a card
play-card = Play one card from your hand. If you have no route, any card starts one. If you have a route, add a card that fits to its left or right end. You never have more than one route.
play-fit = A card fits if a road on the map joins its city to the city at that end of the route, and its city is not in the route yet. Provinces, colours and the routes of the others do not matter: nobody can block a road. You never insert or move a card, and a route never branches. All roads are listed in the chapter “All cities and roads”.
    .title = What fits
play-stuck = If no card in your hand fits, you lose your route: all its cards go to the discard pile, and you get nothing for them. The card you play then starts a new route. So keep a card that fits, or close in time.
    .title = Nothing fits
play-abandon-free = Before you play your card, you may also abandon your route even though a card would fit; you get nothing for it then either.
    .title = Abandoning a route
play-abandon-stuck = As long as a card in your hand fits, you cannot abandon your route.
    .title = Abandoning a route
play-carrier = The Postal Carrier lets you play a second card. It must fit an end of the route as it is now, even of a route you have just started. You cannot use it to abandon a route.
    .title = The Postal Carrier

close = Step 3: close the route
close-when = After playing your card you may close your route if it has at least three cities. You need not: a longer route brings more. Closing is allowed even if you cannot place a single office.
close-order = Closing has four parts, always in this order:
close-order-1 = Place offices.
close-order-2 = Take bonus tiles.
close-order-3 = Take the next carriage, if the route is long enough.
close-order-4 = Discard the route, and keep at most three cards in your hand.
close-offices = You place offices only in cities of this route, and choose one of two ways:
    .title = Where the offices go
close-offices-1 = One in each province: one office in every province that the route visits. You choose the city.
close-offices-2 = All in one province: an office in every city of the route that lies in one province of your choice. It can be any province that the route visits, even one where you already have an office in every city.
close-must = You must place every office that your choice gives you. You can have only one office in a city; a city where you already have one is passed over. Other players' offices never matter: any number of players can have an office in the same city. An office stays where it is until the end of the game.
    .title = What you must place, and what does not matter
close-few = If you have too few offices left, place all you have. You decide which of these cities get one; with one in each province, no province gets two.
    .title = Too few offices

bonus = Bonus tiles
bonus-tiles = This is what the tiles are worth. The first player to earn a tile from a stack takes the top one, the next player the one below it, and so on. When a stack is empty, nothing more can be earned from it; only long routes then take a tile from a lower stack.
bonus-length = A route of 5, 6 or at least 7 cities earns the top tile of its stack. If that stack is empty, you take the top tile of the next lower stack that still has one. You get at most one such tile for each route you close, but any number in a game.
    .title = Long routes
bonus-province = When you have an office in every city of Baden, of Bayern, or of both provinces that share a stack, you take the top tile of that stack. The offices can come from several routes. They must really be on the map: if you had too few offices left to place them all, there is no bonus.
    .title = Whole provinces
bonus-all-9 = When you have at least one office in each of the nine provinces, you take the top tile of this stack.
    .title = All provinces
bonus-all-8 = When you have at least one office in every province except Bayern, eight in all, you take the top tile of this stack.
    .title = All provinces
bonus-once = Each player can earn each province bonus, and the all-provinces bonus, only once in a game. One closing can earn several of them, and a tile for a long route as well. They are checked only when you close a route yourself.
    .title = How often
bonus-cities = Which city lies where:
    .title = The provinces

carriage = Carriages
carriage-values = Only your highest carriage counts at the end. These are their points:
carriage-next = Your first carriage is number 3, then they come one at a time, in order. When you close a route that has at least as many cities as the number of your next carriage, you must take that carriage. You never get more than one for a route, and none is skipped. What counts is how many cities the route has, not how many offices you placed.
    .title = Your next carriage
carriage-cartwright = If the route is one or two cities too short for your next carriage, the Cartwright gives it to you all the same. If three or more are missing, he cannot help. You call him while closing. For the bonus tile, only the cities the route really has count.
    .title = The Cartwright

tidy = After closing
tidy-cards = The cards of the route go to the discard pile. If you hold more than three cards, discard cards of your choice until you have three. With three or fewer you keep them all. Next turn you start a new route.

end = The end of the game
end-when = The first player who takes carriage 7 or places their 20th office takes the game-end bonus of 1 point (only once, even if both happen together) and finishes closing as usual. Then the round is played out: the last turn belongs to the player to the right of the one who began, so all have had the same number of turns.
    .title = The last round
end-score = Your points: the points of your highest carriage, plus all your bonus tiles, minus 1 for each office you have not placed. The cards in your hand and a route you have not closed are worth nothing. Everyone has 20 offices, so you start at −20, and every office you place adds 1 point.
    .title = Counting points
end-tie = If several have the most points, the one of them with the game-end bonus wins. If none of them has it, the tied player who comes first clockwise after its holder wins.
    .title = Ties

advice = A word of advice
advice-first = Short routes bring carriages 3 and 4 quickly, but carriages 5 to 7 need routes of 5, 6 and 7 cities, or the Cartwright. Five cities with the Cartwright are enough for carriage 7. Close when nothing in your hand or in the display would fit any more. Think of your offices early: each one left costs a point.
cities = All cities and roads
cities-roads = The 22 cities, the province of each, and the cities to which a road leads from it.

## Pictures, in words

picture-land = The map. A route in blue runs from Salzburg through München, Augsburg and Ulm to Stuttgart, and houses in three colours show the offices of three players.
picture-table = The whole table, its parts numbered as in the list.
picture-turn = Three steps from left to right: a card is taken from the display; a card is added to the end of a route; houses are placed in the cities of a route.
picture-tiles = All bonus stacks with the value of every tile.
picture-carriages = Five carriages in a row, each with its number and its points.

## Examples

example-first-turn = You have no cards yet. You take Kempten, and with the Postmaster Innsbruck: { $taken } cards. You play Kempten, which starts your route, and keep { $kept } card, Innsbruck, for your next turn.
    .title = Your first turn
    .picture = Two cards are taken, Kempten and Innsbruck. Kempten is played, Innsbruck stays in the hand.
example-fit = Your route is Carlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck does not fit: no road joins it to either end. Würzburg has roads to Stuttgart and Nürnberg, but these are not the ends, and nothing is inserted. Stuttgart is next to Carlsruhe, but already in the route. Passau fits: it is next to Regensburg.
    .title = What fits and what does not
    .picture = The route on the map, and four hand cards. Only Passau is marked as fitting.
example-stuck = Your route is Linz, Budweis, Pilsen, and you hold Ulm and Basel. Neither has a road to Linz or Pilsen. Before you can play, the { $cities } cards of the route are lost. Then Ulm or Basel starts a new one. Had you closed the route a turn earlier, it would have brought offices and perhaps a carriage.
    .title = Nothing fits
    .picture = The route from Linz to Pilsen on the map, and two hand cards far away from it.
example-carrier = Your route is Kempten, Augsburg, and you hold Innsbruck and Salzburg. Salzburg does not fit yet. You play Innsbruck next to Augsburg, call the Postal Carrier and play Salzburg next to Innsbruck: now the route has { $cities } cities, and you may close it.
    .title = Two cards in one turn
    .picture = The route grows from Augsburg to Innsbruck and on to Salzburg.
example-each = You close the route Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg, with one office in each province. You place { $offices }: in Sigmaringen for Hohenzollern, in Stuttgart for Württemberg, and in one of the four cities of Bayern. You choose Ingolstadt.
    .title = One in each province
    .picture = The route of six cities with new offices in Sigmaringen, Stuttgart and Ingolstadt.
example-province = You close the same route with all offices in one province, and choose Bayern. You place { $offices }: in Nürnberg, Regensburg, Ingolstadt and Augsburg. Sigmaringen and Stuttgart get none.
    .title = All in one province
    .picture = The same route with new offices in Nürnberg, Regensburg, Ingolstadt and Augsburg.
example-passed-over = You close Zürich, Kempten, Augsburg with one office in each province. You already have one in Kempten, so in Bayern you must place yours in Augsburg. Another player has offices in Augsburg and Zürich; that makes no difference. You place { $offices }.
    .title = A city you already have
    .picture = The route from Zürich to Augsburg. Your old office is in Kempten, the new ones are in Zürich and Augsburg beside those of another player.
example-length = You close a route of six cities, but the stack for six is already empty. So you take the top tile of the stack for five: { $points } points.
    .title = An empty stack
    .picture = The three stacks for long routes. The one for six cities is empty.
example-pair = You already have an office in Stuttgart. You close Zürich, Sigmaringen, Ulm with one office in each province. Now you have all { $offices } cities of Württemberg and Hohenzollern and take the top tile of that stack: { $points } points.
    .title = A pair of provinces
    .picture = Your offices in Stuttgart, Sigmaringen and Ulm, and the tile that they earn.
example-carriages = You close a route of 3 cities and take carriage { $first }. Your next route has 5 cities: you get carriage { $second }, not 5, because none is skipped. Your third route has 4 cities and brings no carriage: for the next one you need { $need } cities.
    .title = One carriage after the other
    .picture = A route of three brings carriage 3, a route of five carriage 4, a route of four none.
example-cartwright = You have carriage 6 and close a route of { $cities } cities. Carriage 7 would need seven: two are missing, so you call the Cartwright and take carriage { $carriage }. At the end it is worth { $points } points.
    .title = Two cities too short
    .picture = Carriage 6, a route of five cities and the Cartwright's wheel bring carriage 7.
example-hand = After closing you hold { $before } cards. You keep Basel, Linz and Ulm and discard { $away }: Lodz and Pilsen.
    .title = Too many cards
    .picture = Three cards are kept, two are discarded.
example-last-round = Four play, and Anna began. Ben places his 20th office: he takes the game-end bonus of { $bonus } point. Clara and David, { $left } players, have one more turn each. Then the game is over, because Anna would be next.
    .title = Who still has a turn
    .picture = Four players in a circle. Anna began, Ben ends the game, Clara and David still have a turn.
example-score = Your highest carriage is number 6: { $carriage } points. Your bonus tiles add up to { $tiles }. You have { $left } offices left, which cost { $left } points. Together: { $points } points.
    .title = Adding up
    .picture = Carriage 6, four bonus tiles and four houses that were not placed, added up.
example-tie = Anna and David both have { $points } points. Ben has the game-end bonus, but fewer points. Clockwise after Ben come Clara, then David, then Anna: David wins.
    .title = Equal points
    .picture = Four players in a circle with their points. Ben holds the game-end bonus; of the two who are tied, David comes first after him.

## Words of the tables and pictures

table-officials-1 = Official
table-officials-2 = When
table-officials-3 = What it does
table-tiles-1 = Bonus
table-tiles-2 = Points, from the top tile down
table-carriages-1 = Carriage
table-carriages-2 = Points at the end
table-provinces-1 = Province
table-provinces-2 = Cities
table-roads-1 = City
table-roads-2 = Province
table-roads-3 = Roads to
when-take = Step 1, before you take a card
when-second = Step 1, after your card
when-play = Step 2, after your card
when-close = Step 3, while closing
label-take = You take
label-play = You play
label-keep = You keep
label-discard = You discard
label-begins = began
label-ends = game-end bonus
label-wins = wins
name-1 = Anna
name-2 = Ben
name-3 = Clara
name-4 = David
