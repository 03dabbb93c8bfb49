# The page of King's Road, in English.

## The map

kr-map = Map of the eight regions
kr-region = { $region }, region { $number }. Banner: { $banner }.
kr-king-here = The King is here.
kr-nobody-here = No markers.
kr-stands = { $player }: { $count }
kr-noble-too = one of them a noble
kr-tied = tied
kr-would-earn = would earn { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
kr-track = Scores
kr-score = { $player }: { $points }.

## The reveal

kr-reveal = The reveal
kr-turn-region = { $player } reveals { $card } and places a marker there.
kr-turn-knight = { $player } reveals { $card }: one more marker goes to { $region }.
kr-turn-knight-declined = { $player } reveals { $card } and declines its marker.
kr-turn-knight-idle = { $player } reveals { $card }. There is no region card before it, so it does nothing.
kr-turn-dragon = { $player } reveals { $card }: one more region scores this round.
kr-turn-witch = { $player } reveals { $card } and will choose again after the others.
kr-markers-home = { $region }: all markers but nobles go back to their owners.
kr-skip = Skip
kr-rule = Rule { $rule }

## Choosing

kr-status-choose = { $count ->
        [one] Choose { $count } card
       *[other] Choose { $count } cards
    }
kr-status-again = The Witch: choose { $count } { $count ->
        [one] card
       *[other] cards
    } again, knowing what the others did
kr-status-wait = Still choosing: { $players }
kr-status-witch = Choosing again after the Witch: { $players }
kr-over = The game is over.
kr-desk = Your choice
kr-slots = Chosen cards, in order
kr-slot-filled = Slot { $slot }: { $card }. Press to take it back.
kr-slot-empty = Slot { $slot }: empty
kr-take-back = Take back: { $card }
kr-hand = Your cards
kr-card-spent = { $card }: used, out of the game
kr-more = Choose { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
kr-change = Change to: { $cards }
kr-decline = Don't use the Knight's marker
kr-settled = Chosen. You can still change it until everyone has chosen.
kr-watching = The players are choosing in secret.
kr-wait-witch = Those who played the Witch are choosing again.
kr-note-alone = { $card } is played alone: you will choose your other cards later.
kr-note-not-alone = The Witch is played alone, so it went back to your hand.
kr-note-last = { $card } is always played last, so it went there by itself.
kr-note-full = You choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: take one back first.
kr-key-regions = region cards, by the numbers on the map
kr-key-confirm = confirm the choice
kr-key-back = take back the last card
kr-key-escape = skip the reveal; clear the choice

## Players

kr-ready = Who has chosen
kr-is-choosing = { $player } is choosing.
kr-has-chosen = { $player } has chosen.
kr-chosen = has chosen
kr-at-hand = { $count ->
        [one] marker left
       *[other] markers left
    }
kr-nobles = { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }: { $regions }
kr-no-nobles = no nobles yet
kr-still-has = Cards { $player } still has
kr-region-cards = { $count ->
        [one] region card
       *[other] region cards
    }

## The end

kr-sum-region = Region
kr-sum-places = Places
kr-sum-chains = Chains
kr-sum-final = Final
kr-sum-all = Total
kr-sum-unknown = The points of this game cannot be shown right now. Try again in a moment.

## Opening a table

kr-banners-about = Points for first to fourth place in each region, none larger than the one before. Leave a field empty where a place earns nothing.
kr-banner-place = { $region }: points for place { $place }
kr-banners-reset = Reset the banners
