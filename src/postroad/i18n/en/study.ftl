# Study in English: hints, reasons, puzzles and games that go on from a moment of another.

## Playing on

branch-no-such-seat = There is no seat { $seat }; the game has { $seats }.
branch-after-the-end = The game had ended after { $made } decisions: there is nothing left to decide from there.

## Hints

hint-nothing-to-decide = There is nothing to decide at the moment.
hint-thurn-taxis-take = Take an open card.
hint-thurn-taxis-draw = Draw from the deck.
hint-thurn-taxis-call = Call an official.
hint-thurn-taxis-abandon = Abandon the route.
hint-thurn-taxis-play = Play a card.
hint-thurn-taxis-close = Close the route.
hint-thurn-taxis-office = Choose where to place an office.
hint-thurn-taxis-discard = Choose which card to discard.
hint-thurn-taxis-end = End the turn.
hint-kings-road-witch = Play the Witch.
hint-kings-road-dragon = Play the Dragon.
hint-kings-road-knight = Play the Knight.
hint-kings-road-regions = Play region cards alone.
hint-kings-road-nothing = There is no card to choose.

## Reasons in Thurn und Taxis

reason-thurn-taxis-offices = It places { $count ->
        [one] { $count } office
       *[other] { $count } offices
    }.
reason-thurn-taxis-bonus = It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of bonus tiles: { $stacks }.
reason-thurn-taxis-carriage = It brings carriage { $carriage }.
reason-thurn-taxis-safe = The route can wait: { $count ->
        [one] { $count } card of the hand still fits
       *[other] { $count } different cards of the hand still fit
    } it.
reason-thurn-taxis-next-carriage = With a length of { $length }, the route would bring carriage { $carriage }.
reason-thurn-taxis-length-bonus = With a length of { $length }, the route would bring a bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-thurn-taxis-display-poor = No open card fits the route or lies next to a card of the hand.
reason-thurn-taxis-discard-unfit = { $city } does not fit the route and lies next to no other card of the hand.
reason-thurn-taxis-take-fits = { $city } fits the route at once.
reason-thurn-taxis-take-near = { $city } lies next to { $city2 } in the hand.
reason-thurn-taxis-take-wanted = { $city } also fits the route of { $player }.
reason-thurn-taxis-take-useless = { $city } does not fit the route and lies next to no card of the hand.
reason-thurn-taxis-province = { $city } is one of { $count ->
        [one] { $count } office
       *[other] { $count } offices
    } still missing for a bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $stack }.
reason-thurn-taxis-gives-up = The other way abandons a route of { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }.
reason-thurn-taxis-longer = The length of the route becomes { $length }.
reason-thurn-taxis-dead-end = After the other action no card of the hand would fit the route.
reason-thurn-taxis-fits-more = Afterwards { $count ->
        [one] { $count } card of the hand fits
       *[other] { $count } different cards of the hand fit
    } the route, otherwise { $other }.

## Reasons in King's Road

reason-kings-road-witch = With the Witch you choose only when the others' cards lie open.
reason-kings-road-dragon = The Dragon makes one more region score this round: { $regions }.
reason-kings-road-scores-now = { $region } scores this round: if nobody else places anything there, the place is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, otherwise { $other }.
reason-kings-road-noble = If you alone have the most markers, you leave a noble: { $region }.
reason-kings-road-scores-later = For later: as the board lies, the place in { $region } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, otherwise { $other }.
reason-kings-road-firmer = More of your own markers in { $region } ({ $count }, not { $other }): the place there is harder to lose.
reason-kings-road-usual = Good play makes this choice here { $percent } times in a hundred.
reason-kings-road-mixture = No choice is best alone here, or it could be guessed; good play makes this one { $percent } times in a hundred.

## Puzzles

puzzle-id = puzzle
puzzle-grade = grade
puzzle-players = players
puzzle-solved-by = solved by
puzzle-player = Player { $number }
puzzle-question = Grade { $grade }. You are { $player }: what is best here?
puzzle-solved = Solved: { $text }
puzzle-not-solved = Not the best. It was: { $text }
