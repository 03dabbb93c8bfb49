# The page of King's Road, in English.

## The map

kr-map = Map of the eight regions
kr-region = { $region }, region { $number }. Banner: { $banner }.
kr-king-here = The King is here.
kr-nobody-here = No markers.
kr-scores-now = scores now
kr-scores-too = scores too
kr-table = Table of regions
kr-banner = Banner
kr-noble = noble
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
kr-skip = Skip
kr-back = Back
kr-next = Next
kr-play = Play
kr-pause = Pause
kr-again = Show the last round again
kr-idle = { $card }: no effect
kr-declined = { $card }: marker declined
kr-tie-rule = A tie: all of them earn the lowest of the places they share.
kr-rule = Rule { $rule }

## Choosing

kr-status-choose = { $count ->
        [one] Choose { $count } card
       *[other] Choose { $count } cards
    }
kr-status-few = { $count ->
        [one] Choose { $count } card
       *[other] Choose { $count } cards
    }: as many as you have markers left
kr-status-again = The Witch: now choose { $count } { $count ->
        [one] card
       *[other] cards
    }
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
kr-decline = Don't use the Knight's marker
kr-settled = Chosen. Touch a card to take the choice back.
kr-watching = The players are choosing in secret.
kr-wait-witch = Those who played the Witch are choosing again.
kr-note-alone = { $card } is played alone: you will choose your other cards later.
kr-note-not-alone = The Witch is played alone, so it went back to your hand.
kr-note-last = { $card } is always played last, so it went there by itself.
kr-warn-knight = The Knight would do nothing: no region card stands right before it.
kr-warn-dragon = The Dragon adds { $region }, where you would earn nothing.
kr-warn-dragon-idle = The Dragon would add no region.
kr-put-right = Put it right
kr-note-full = You choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: take one back first.
kr-key-regions = region cards, by the numbers on the map
kr-key-confirm = confirm the choice
kr-key-back = take back the last card
kr-key-escape = skip the reveal; clear the choice
kr-key-scenes = in the reveal: back and on; Space pauses

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
