# The page of Thurn und Taxis, in English.

## Whose turn, which step

tt-over = The game is over.
tt-must-call = Your turn: call the Postmaster and take a second card.
tt-may-close = Your turn: close your route, or end your turn.
tt-take-only = Your turn: take a card.
tt-only-end = Nothing left to do: end your turn, or undo.
tt-start = Your turn: play a card to start a route.
tt-stuck = No card of yours fits: abandon the route and start a new one.
tt-stuck-call = No card of yours fits: call the Postmaster or abandon the route.
tt-last-round = Last round: { $player } has triggered the end. Still to play: { $players }.
turn-take = Your turn: take a card, or call the Administrator.
turn-taken = Your turn: play a card, or call the Postmaster.
turn-take-second = Your turn: take your second card.
turn-play = Your turn: play a card.
turn-played = Your turn: call the Postal Carrier, or end your turn.
turn-play-second = Your turn: play your second card.
turn-place = Your turn: choose where your offices go.
turn-short = Your turn: the Cartwright can give you the next carriage.
turn-discard = Your turn: choose the cards to discard.
turn-done = Nothing left to do: end your turn, or undo.
turn-over = The game is over.
waits-take = { $player } is taking a card.
waits-taken = { $player } is choosing a card to play.
waits-take-second = { $player } is taking a second card.
waits-play = { $player } is choosing a card to play.
waits-played = { $player } is deciding whether to close the route.
waits-play-second = { $player } is playing a second card.
waits-place = { $player } is closing a route.
waits-short = { $player } is closing a route.
waits-discard = { $player } is closing a route.
waits-done = { $player } is ending the turn.
waits-over = The game is over.

## The map

tt-map = Map
tt-cities = Cities
tt-city = { $city }, { $province }
tt-city-offices = Offices: { $names }
tt-city-no-office = No office
tt-city-in-route = In your route
tt-city-roads = Roads to { $cities }
tt-cards-left = Cards: unseen { $unseen }, in the display { $display }, in hands and routes { $hands }, discarded { $gone }
tt-fits-beside = Fits next to { $cities }
tt-fits-not = Does not fit your route now
tt-stack = Bonus “{ $stack }”: the next tile is worth { $points }, tiles left: { $count }
tt-stack-empty = Bonus “{ $stack }”: no tile left
tt-stack-progress = You have { $have } of { $need }
tt-stack-near = One office away: { $players }
tt-routes-all = Routes on the map: everyone's
tt-routes-me = Routes on the map: mine only
tt-routes-none = Routes on the map: none
tt-sign-all = all
tt-sign-end = end

## Cards

tt-display = Display
tt-slot-empty = empty
tt-deck = Deck
tt-discard = Discarded
tt-discard-empty = No card has been discarded.
tt-hand = Your hand
tt-hand-empty = No cards in hand
tt-hidden-card = Hidden card
tt-route = Your route
tt-route-empty = No route yet: the next card you play starts one.
tt-ladder = What the length of your route earns
tt-rung = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
tt-rung-carriage = carriage { $carriage }
tt-rung-bonus = bonus { $points }
tt-rung-none = no bonus left
tt-rung-reached = reached
tt-rung-next = one more card

## Officials

tt-officials = Officials
tt-officials-used = Officials: used this turn
does-administrator = Six new cards in the display
does-postmaster = Take a second card
does-carrier = Play a second card
does-cartwright = Next carriage, even if 1–2 cities short
why-official-used = One official per turn
why-postmaster-compulsory = This turn only the Postmaster
why-display-empty = The display is empty
why-administrator-too-late = Only before you take a card
why-postmaster-too-early = After your first card
why-no-second-card = No second card is left
why-postmaster-too-late = Only right after taking
why-carrier-too-early = After you have played
why-carrier-nothing-fits = No card of yours fits
why-carrier-too-late = Only right after playing
why-cartwright-not-now = Only while closing, 1–2 cities short

## What to do

tt-question = Question
tt-which-end = { $city } fits both ends. Where should it go?
tt-route-lost = { $count ->
        [one] This abandons your route: { $count } city is lost without reward.
       *[other] This abandons your route: { $count } cities are lost without reward.
    }
tt-abandon-start = Abandon it and start with { $city }
tt-sure-to-end = You could still do something. End your turn anyway?
tt-back = Back
tt-play = Play { $city }
tt-play-beside = Play { $city } next to { $city2 }
tt-do-it = Use this card
tt-deck-about = { $count ->
        [one] A hidden card from the deck: { $count } card is left
       *[other] A hidden card from the deck: { $count } cards are left
    }
tt-close = Close the route
tt-go-on-closing = Continue closing
tt-choose-card = Choose a card from your hand.
tt-waiting = Waiting for { $player }

## Closing

tt-closing = { $count ->
        [one] Closing a route of { $count } city
       *[other] Closing a route of { $count } cities
    }
tt-thinking = One moment…
tt-ways = How to place offices
tt-way-each = One office in each province
tt-way-province = All in { $province }
tt-way-rest = What is left to do
tt-which-province = Province
tt-which-city = City for the office
tt-points-then = Points: now { $before }, then { $after }
tt-gain-offices = Offices ({ $count })
tt-gain-tiles = Bonus tiles
tt-gain-carriage = Carriage
tt-gain-none = none
tt-then = Then
tt-then-progress = { $stack }: { $have } of { $need }
tt-no-carriage = none: number { $carriage } needs { $carriage } cities, this route has { $count }
tt-no-carriage-left = none: you already have the last one
tt-carriage-worth = { $points ->
        [one] Number { $carriage }, worth { $points } point
       *[other] Number { $carriage }, worth { $points } points
    }
tt-cartwright = The Cartwright gives you the next carriage
tt-discard-which = Cards to discard
tt-discard-more = { $count ->
        [one] Choose { $count } card to discard
       *[other] Choose { $count } cards to discard
    }
tt-discard-done = You keep the cards that are not crossed out.
tt-confirm-closing = Close the route this way

## Players

tt-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
tt-known = Known: { $cities }
tt-known-none = None of these cards is known.
tt-offices-left = { $count ->
        [one] { $count } office left
       *[other] { $count } offices left
    }
tt-carriage = Carriage: { $carriage }, next: { $next }
tt-tile = Bonus “{ $stack }”, { $points }
tt-route-of = Route of { $player }
tt-show-route = Show the route of { $player } on the map
tt-hand-of = Hand of { $player }
tt-hand-cards = Hand: { $cities }
tt-no-route = No route

## The end

tt-total = Total
tt-offices-unused = Offices left over

## Keys

tt-key-take = Take a card from the display
tt-key-hand = Go to your hand
tt-key-map = Go to the map
tt-key-officials = Go to the officials
tt-key-rule = Show the rule for what is in focus
tt-key-arrows = Move between cards, cities and officials
