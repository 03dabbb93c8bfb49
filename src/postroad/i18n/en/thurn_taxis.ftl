# Thurn und Taxis in English: names, actions, events, refusals, rules.

## Cities

city-augsburg = Augsburg
city-basel = Basel
city-budweis = Budweis
city-carlsruhe = Carlsruhe
city-freiburg = Freiburg
city-ingolstadt = Ingolstadt
city-innsbruck = Innsbruck
city-kempten = Kempten
city-linz = Linz
city-lodz = Lodz
city-mannheim = Mannheim
city-muenchen = München
city-nuernberg = Nürnberg
city-passau = Passau
city-pilsen = Pilsen
city-regensburg = Regensburg
city-salzburg = Salzburg
city-sigmaringen = Sigmaringen
city-stuttgart = Stuttgart
city-ulm = Ulm
city-wuerzburg = Würzburg
city-zuerich = Zürich

## Provinces

province-baden = Baden
province-bayern = Bayern
province-boehmen = Böhmen
province-hohenzollern = Hohenzollern
province-polen = Polen
province-salzburg = Salzburg
province-schweiz = Schweiz
province-tyrol = Tyrol
province-wuerttemberg = Württemberg

## Officials

official-administrator = Administrator
official-administrator-help = Before you take a card, he replaces all the cards in the display.
official-postmaster = Postmaster
official-postmaster-help = He lets you take a second card.
official-carrier = Postal Carrier
official-carrier-help = He lets you play a second card.
official-cartwright = Cartwright
official-cartwright-help = When you close a route, he gives you the next carriage even if the route is one or two cities too short.

## Bonus stacks

stack-length-5 = Route of 5 cities
stack-length-6 = Route of 6 cities
stack-length-7 = Route of 7 or more cities
stack-baden = Baden
stack-bayern = Bayern
stack-boehmen-salzburg = Böhmen and Salzburg
stack-schweiz-tyrol = Schweiz and Tyrol
stack-wuerttemberg-hohenzollern = Württemberg and Hohenzollern
stack-all-provinces = All provinces
stack-game-end = End of the game

## Editions and their switches

edition-ru = Standard
edition-ru-about = As in the Russian and Czech rulebooks: the all-provinces bonus asks for all nine provinces, you may abandon a route whenever you like, and the Postmaster is compulsory when your hand is empty.
edition-cs = Czech edition
edition-cs-about = The Czech rules of 2006, which play exactly like the Russian ones.
edition-hu = Hungarian edition
edition-hu-about = The Hungarian rules of 2006, to the letter: the all-provinces bonus leaves out Bayern, you may abandon a route only when no card in your hand fits, and the Postmaster is compulsory only in everyone's first turn.
edition-de = First German edition
edition-de-about = The first German rules of 2006: as in the standard edition, but the all-provinces bonus leaves out Bayern.
edition-custom = Custom
edition-custom-about = You choose each of the differences between the editions yourself.
switch-all_provinces = The all-provinces bonus asks for
switch-all_provinces-9 = all nine provinces
switch-all_provinces-8 = all provinces but Bayern
switch-abandon = You may abandon a route
switch-abandon-free = whenever you like
switch-abandon-stuck = only when no card in your hand fits
switch-postmaster = The Postmaster is compulsory
switch-postmaster-empty = when your hand is empty at the start of your turn
switch-postmaster-first = only in everyone's first turn

## Actions

thurn-taxis-action-take = Take { $city } (slot { $slot })
thurn-taxis-action-draw = Draw from the deck
thurn-taxis-action-call = Call the { $official }
thurn-taxis-action-abandon = Abandon the route
thurn-taxis-action-play-left = Play { $city } on the left
thurn-taxis-action-play-right = Play { $city } on the right
thurn-taxis-action-play-new = Start a route with { $city }
thurn-taxis-action-close-each = Close: one office in each province
thurn-taxis-action-close-province = Close: offices in { $province } only
thurn-taxis-action-office = Place an office in { $city }
thurn-taxis-action-discard = Discard { $city }
thurn-taxis-action-end = End the turn

## Events

thurn-taxis-event-first = { $player } begins.
thurn-taxis-event-take = { $player } takes { $city }.
thurn-taxis-event-draw = { $player } draws a card from the deck.
thurn-taxis-event-draw-seen = { $player } draws { $city } from the deck.
thurn-taxis-event-call = { $player } calls the { $official }.
thurn-taxis-event-abandon = { $player } abandons a route of { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }.
thurn-taxis-event-play = { $player } plays { $city }.
thurn-taxis-event-play-new = { $player } starts a route with { $city }.
thurn-taxis-event-close-each = { $player } closes a route of { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }, with one office in each province.
thurn-taxis-event-close-province = { $player } closes a route of { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }, with offices in { $province } only.
thurn-taxis-event-office = { $player } places an office in { $city }.
thurn-taxis-event-bonus = { $player } takes a bonus: { $stack }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thurn-taxis-event-carriage = { $player } takes carriage { $carriage }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thurn-taxis-event-discard = { $player } discards { $city }.
thurn-taxis-event-end = { $player } ends the turn.
thurn-taxis-event-refill = New card in display slot { $slot }: { $city }.
thurn-taxis-event-reshuffle = The discard pile is shuffled and becomes the new deck.
thurn-taxis-event-last-round = { $player } triggers the end of the game: this is the last round.

## Refusals

thurn-taxis-refusal-no-such-seat = There is no seat { $player } here. This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
thurn-taxis-refusal-game-stopped = The game reached its length limit and was stopped, so nothing more can be done. You can start a new one.
thurn-taxis-refusal-game-over = The game is over, so nothing more can be done. You can start a new one.
thurn-taxis-refusal-not-your-turn = It is not your turn. Wait for { $player } to finish.
thurn-taxis-refusal-slot-empty = Slot { $slot } of the display is empty. Take a card from another slot or from the deck, if there is one.
thurn-taxis-refusal-nothing-to-draw = Deck and discard pile are both empty, so you cannot draw. Take a card from the display.
thurn-taxis-refusal-postmaster-not-called = You have taken your card. For a second one, call the Postmaster first.
thurn-taxis-refusal-taking-is-over = You cannot take any more cards this turn. Go on with the next step.
thurn-taxis-refusal-official-used = The { $official } cannot help you: you have already had an official's help this turn. In your next turn you may call one again.
thurn-taxis-refusal-postmaster-compulsory = This turn you must call the Postmaster and no one else. Take your first card, call him, and take a second one.
thurn-taxis-refusal-display-empty = The display is empty, so the Administrator has nothing to replace. Draw a card from the deck.
thurn-taxis-refusal-administrator-too-late = The Administrator helps only before you take your first card. In your next turn, call him at the very start.
thurn-taxis-refusal-postmaster-too-early = The Postmaster gives you a second card. Take your first one, then call him.
thurn-taxis-refusal-no-second-card = There is no second card left to take, so the Postmaster cannot help. Play a card instead.
thurn-taxis-refusal-postmaster-too-late = The Postmaster helps only right after you have taken your first card. In your next turn, call him at that point.
thurn-taxis-refusal-carrier-too-early = The Postal Carrier lets you play a second card. Play your first one, then call him.
thurn-taxis-refusal-carrier-nothing-fits = No card in your hand fits your route, so the Postal Carrier cannot help. Close the route if it is long enough, or end your turn.
thurn-taxis-refusal-carrier-too-late = The Postal Carrier helps only right after you have played a card. In your next turn, call him at that point.
thurn-taxis-refusal-cartwright-not-now = The Cartwright helps only while you close a route that is one or two cities too short for your next carriage. Call him then, after placing your offices.
thurn-taxis-refusal-take-first = Take a card first, from the display or from the deck.
thurn-taxis-refusal-take-second-first = You have called the Postmaster. First take your second card.
thurn-taxis-refusal-offices-first = You are closing your route. First place all the offices that are due.
thurn-taxis-refusal-carrier-cannot-abandon = The Postal Carrier's card has to go on the route you have. Play a card that fits one of its ends.
thurn-taxis-refusal-abandon-too-late = You can abandon a route only before you play a card. In your next turn you may do so, if the rules of this game allow it.
thurn-taxis-refusal-no-route = You have no route to abandon. Play any card to start one.
thurn-taxis-refusal-abandon-only-stuck = In this game you may abandon a route only when no card in your hand fits. One does: { $city }. Play a card that fits.
thurn-taxis-refusal-carrier-not-called = You have played your card. For a second one, call the Postal Carrier first.
thurn-taxis-refusal-played-already = You cannot play any more cards this turn. Go on with the next step.
thurn-taxis-refusal-not-in-hand = { $city } is not in your hand. Choose a card that you hold.
thurn-taxis-refusal-starts-a-route = You have no route yet, so { $city } has no end to join. Start a new route with it.
thurn-taxis-refusal-route-lies-there = You already have a route. Add a card that fits one of its ends, or abandon it first if you may.
thurn-taxis-refusal-already-in-route = { $city } is already in your route, and a city can be there only once. Play a different card.
thurn-taxis-refusal-one-card-is-right = Your route is a single city, so both its ends are the same. Play { $city } on the right.
thurn-taxis-refusal-fits-other-end = { $city } does not fit this end of your route, but it fits the other one. Play it there.
thurn-taxis-refusal-no-road = There is no road between { $city } and { $city2 }. Play a city that has a road to one end of your route.
thurn-taxis-refusal-closed-already = You are already closing this route. Finish the remaining steps.
thurn-taxis-refusal-carrier-must-play = You have called the Postal Carrier. First play your second card.
thurn-taxis-refusal-close-after-playing = You can close a route once per turn, right after you have played a card. Finish the current step first.
thurn-taxis-refusal-route-too-short = Your route has { $length ->
        [one] { $length } city
       *[other] { $length } cities
    }, and closing it takes at least { $needed }. Make it longer first.
thurn-taxis-refusal-province-not-visited = Your route has no city in { $province }. Choose a province that it visits, or one office in each.
thurn-taxis-refusal-office-only-closing = Offices are placed only while you close a route. Close a route of at least three cities first.
thurn-taxis-refusal-not-in-route = { $city } is not in the route you are closing. Choose one of its cities.
thurn-taxis-refusal-office-stands = You already have an office in { $city }, and you can have only one per city. Choose another city.
thurn-taxis-refusal-forced-office-first = Offices that leave you no choice come first. Place the one in { $city } now.
thurn-taxis-refusal-province-has-its-office = { $province } already has its office from this closing. Choose a city in another province of the route.
thurn-taxis-refusal-not-in-chosen-province = { $city } is not in { $province }, the province you chose for this closing. Choose one of your route's cities there.
thurn-taxis-refusal-no-discard-now = You have nothing to discard now. Cards are discarded only after closing a route, and only when you hold more than three.
thurn-taxis-refusal-play-first = You have to play a card before your turn can end. Play one from your hand.
thurn-taxis-refusal-discard-first = You have closed a route and may keep three cards. Discard { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    } first.
thurn-taxis-refusal-wrong-number-of-seats = This game is for { $least } to { $most } players, not for { $seats }. Choose a number in between.
thurn-taxis-refusal-first-is-no-seat = There is no seat “{ $first }”. Seats are counted from 0, and this game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Leave the option out to pick the first player at random.

## Rules: Setting up

rule-TT-1 = Two to four can play. Everyone starts with 20 offices and nothing else: no cards in hand, no route and no carriage.
rule-TT-2 = There are 66 city cards, three for each of the 22 cities. They are shuffled; six are laid face up as the display, and the others form the deck, face down. Used cards go face up on the discard pile, which is empty at first.
rule-TT-3 = The bonus tiles lie in ten stacks, the most valuable tile of each on top. The carriages are numbered 3 to 7, with four of every number.
rule-TT-4 = The first player is chosen at random (or by the host, if they set it). Play then goes clockwise.

## Rules: A turn

rule-TT-10 = Your turn starts with taking one city card into your hand; you cannot skip this. Choose one from the display or take the top one of the deck. A card taken from the display is replaced from the deck at once.
rule-TT-11 = If a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. This never happens earlier.
rule-TT-12 = If the deck and the discard pile both run out, gaps in the display stay open and nobody can draw. The gaps are filled, in order, at the end of the first turn after which there are cards again. If there is nothing at all to take, you skip taking; if you then have no card either, your turn is over. If there is no second card to take, the Postmaster is not called, even where he would be compulsory; you may then still call the Postal Carrier or the Cartwright.
rule-TT-13 = After taking, you must play one card from your hand. If you have no route, any card starts one. If you have one, the card goes on its left or its right end and has to fit there.
rule-TT-14 = A card fits an end of your route if a road joins its city to the city at that end, and if its city is not in the route yet. Cards are never put in between or moved, a route never branches, and the colours do not matter here.
rule-TT-15 = Before you play a card you may abandon your whole route: its cards are discarded without reward, and the card you then play starts a new route. You need a card in hand for that. In the Russian, Czech and first German editions you may do so whenever you like; in the Hungarian edition, only when no card in your hand fits.
rule-TT-16 = Once you have played this turn's card you may close your route if it has at least three cities. You can never close it before that.

## Rules: Officials

rule-TT-20 = One official may help you in a turn, and only once. You can call an official only if you can use the help, and then you must use it: the Postmaster if there is a second card to take, the Administrator if there is at least one card in the display, the Postal Carrier if a card in your hand fits, and the Cartwright if the route you are closing is one or two cities too short for your next carriage and has not already brought you one.
rule-TT-21 = The Postmaster lets you take a second card, from the display or from the deck. You choose it after the first has been taken and replaced. In the Russian, Czech and first German editions you must call him if your hand is empty at the start of your turn, which is always so in your first turn; in the Hungarian edition only in your first turn. When he is compulsory, you cannot call another official that turn.
rule-TT-22 = You call the Administrator before you take a card. All the cards in the display are discarded and six new ones laid out, or fewer if there are not enough. If the deck has to be reshuffled meanwhile, some of the old cards may come back.
rule-TT-23 = The Postal Carrier lets you play a second card. It has to fit your route as it lies now, even if you have started it this turn, and you cannot abandon the route for it.
rule-TT-24 = When you close a route, the Cartwright gives you your next carriage even if the route is one or two cities too short for it. He cannot make up for three or more.

## Rules: Closing a route

rule-TT-30 = The first step of closing is to place offices, in cities of this route only. You choose one of two ways: one office in every province that the route visits, or an office in each of the route's cities in one province. You may choose any province that the route visits, even one where you can place nothing.
rule-TT-31 = You must place every office that the way you chose allows. You can have only one office in a city, so cities where you have one are passed over. With one office in each province, every province with a city of the route still free of your offices gets one, and you choose which city. Other players' offices do not matter. You may close a route even if you can place no office at all.
rule-TT-32 = If you have too few offices left, you place all of them and choose where, within the way you have chosen.
rule-TT-33 = Next come the bonuses. A route of 5, of 6, or of 7 or more cities earns the top tile of its stack. If that stack is empty, take the top tile for the next shorter length that has one; if there is none either, you get nothing. You can get one such tile per route, and any number in a game.
rule-TT-34 = When you have offices in all the cities of a province or pair of provinces with a bonus (Baden; Bayern; Württemberg and Hohenzollern; Schweiz and Tyrol; Böhmen and Salzburg), take the top tile of its stack. You can get each of these once in a game, and nothing if the stack is empty. You may earn several at the same time.
rule-TT-35 = The all-provinces bonus is for at least one office in every province that counts. In the Russian and Czech editions all nine count; in the Hungarian and first German editions all but Bayern do. You can get it once in a game, and nothing if the stack is empty.
rule-TT-36 = A bonus counts only offices that really stand on the board. If you have too few left to place them, you do not get it.
rule-TT-37 = You get a bonus in the very closing in which you meet its condition, if its stack still has a tile then. Conditions are checked only when you close a route of your own.
rule-TT-38 = After the bonuses comes the carriage. Your first is number 3, then you get the others one by one, in order; they are worth 2, 3, 5, 7 and 10 points, and only your highest counts. You take the next one if your route has at least as many cities as its number, never more than one per route, and you cannot refuse it. What counts is the length of the route, not how many offices you placed.
rule-TT-39 = At the end of a closing the cards of the route are discarded. If you then hold more than three cards, you discard cards of your choice until you have three. At no other time is there a limit to your hand.

## Rules: The end

rule-TT-40 = The first player to take carriage 7 or place their 20th office takes the end-of-game bonus: 1 point, and only one even if both happen at once. They finish closing the route as usual. Then the round is played to its end, so that everyone has the same number of turns; the player to the right of the first player goes last.
rule-TT-41 = Your score is the points of your highest carriage plus your bonus tiles, minus one point for every office you have not placed.
rule-TT-42 = If several players tie for the win, the one of them who has the end-of-game bonus wins. If none of them has it, the win goes to the one who comes first clockwise after the player who has it.
rule-TT-43 = If every player has had 1,000 turns and the game has still not ended, it is stopped without a result. This is not in any rulebook; it only stops endless games between bots.

## Rules: What is hidden

rule-TT-50 = Cards you drew from the deck are hidden until you play or discard them, and so is the order of the deck. Everything else is public: cards taken from the display, how many cards each player holds, routes, display, discard pile, offices, carriages and bonus tiles. If others know that you hold a city, the first card of that city you play or discard counts as the one they know. Only you see the running total of your points.
