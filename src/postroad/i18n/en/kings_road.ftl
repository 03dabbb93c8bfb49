# King's Road in English: names, actions, events, refusals, rules.

## Regions

region-zin-kais-deep = Zin Kai's Deep
region-wizards-tower = Wizard's Tower
region-wild-hills = Wild Hills
region-kings-altar = King's Altar
region-temple-ruins = Temple Ruins
region-dark-tower = Dark Tower
region-dragons-lair = Dragon's Lair
region-kings-castle = King's Castle

## Special cards

card-zin-kais-deep = { region-zin-kais-deep }
card-wizards-tower = { region-wizards-tower }
card-wild-hills = { region-wild-hills }
card-kings-altar = { region-kings-altar }
card-temple-ruins = { region-temple-ruins }
card-dark-tower = { region-dark-tower }
card-dragons-lair = { region-dragons-lair }
card-kings-castle = { region-kings-castle }
card-knight = Knight
card-knight-help = Always your last card. You may place one more marker in the region of the card before it. You get the Knight back.
card-dragon = Dragon
card-dragon-help = One more region scores this round. You can play your Dragon once per game.
card-witch = Witch
card-witch-help = You choose your cards again after everyone else has resolved theirs. You can play your Witch once per game.

## Options

banner-source-rulebook = These numbers are printed in the rulebook.
banner-source-imperium = These numbers are known from Imperium, the game that King's Road is based on, and are probably the same.
banner-source-reconstructed = These numbers are our reconstruction, made to match the banners that are known.
banner-source-host = The host of this table chose these numbers.
option-hereditary_nobles = Hereditary nobles
option-hereditary_nobles-about = Nobles stay for the rest of the game, and a region can hold one noble of each player.
option-banners = Banners
option-banners-own = Banners of the host's own

## Actions

kings-road-action-choose = Choose { $cards }
kings-road-action-choose-decline = Choose { $cards }, but do not use the Knight's marker
kings-road-action-choose-nothing = Choose no card

## Events

kings-road-event-ready = { $player } has chosen.
kings-road-event-reveal = { $player } reveals { $cards }.
kings-road-event-reveal-nothing = { $player } has no card to reveal.
kings-road-event-decline = { $player } does not use the Knight's marker.
kings-road-event-markers = { $player } places { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in { $region }.
kings-road-event-witch = { $player } plays the Witch and will choose again after the others.
kings-road-event-dragons = Dragons: { $count ->
        [one] { $count } more region scores
       *[other] { $count } more regions score
    } this round.
kings-road-event-scores = Scoring { $region }.
kings-road-event-empty = Nobody has a marker in { $region }.
kings-road-event-place = { $region }: { $player } is { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } and earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
kings-road-event-place-tied = { $region }: { $player } is tied ({ $count ->
        [one] { $count } player
       *[other] { $count } players
    }) and earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the lowest number of the shared places.
kings-road-event-noble = { $player } leaves a noble in { $region }.
kings-road-event-noble-kept = { $player } leads again and keeps the noble in { $region }.
kings-road-event-noble-stays = { $region }: a tie for the most markers, so the noble of { $player } stays.
kings-road-event-no-noble = { $region }: a tie for the most markers, so there is no noble.
kings-road-event-noble-leaves = { $player } takes back the old noble from { $region }.
kings-road-event-chain = { $player } earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the chain of nobles at { $region }.
kings-road-event-king = The King travels on to { $region }.
kings-road-event-final = The final scoring begins.
kings-road-event-final-place = Final scoring, { $region }: { $player } earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals

kings-road-refusal-no-such-seat = There is no seat { $player } here. This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
kings-road-refusal-game-stopped = The game reached its length limit and was stopped, so nothing more can be done. You can start a new one.
kings-road-refusal-game-over = The game is over, so nothing more can be done. You can start a new one.
kings-road-refusal-witch-players-choose = Only those who played the Witch choose now: { $players }. Wait until they are done.
kings-road-refusal-card-unknown = There is no card “{ $text }”. Name a region, the Knight, the Dragon or the Witch, and check the spelling.
kings-road-refusal-card-twice = You have chosen this card twice: { $card }. You have each card only once, so choose another one instead.
kings-road-refusal-dragon-gone = Your Dragon has left the game. Choose from the cards you still have.
kings-road-refusal-witch-gone = Your Witch has left the game. Choose from the cards you still have.
kings-road-refusal-witch-only-once = You are choosing again because of the Witch, so you cannot choose it now. Choose from your other cards.
kings-road-refusal-knight-not-last = The Knight has to be your last card. Put it after the others.
kings-road-refusal-witch-not-alone = The cards behind the Witch would come back unused. Choose the Witch alone.
kings-road-refusal-decline-without-knight = Only the Knight's marker can be declined, and you have not chosen the Knight. Choose it too, or decline nothing.
kings-road-refusal-wrong-number-of-cards = You have chosen { $chosen ->
        [one] { $chosen } card
       *[other] { $chosen } cards
    }. With { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left you must choose exactly { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }.
kings-road-refusal-wrong-number-of-seats = This game is for { $least } to { $most } players, not for { $seats }. Choose a number in between.
kings-road-refusal-banner-length = { $region }: “{ $banner }” is not a valid banner. A banner has { $least } to { $most } numbers.
kings-road-refusal-banner-not-whole = { $region }: “{ $number }” is not a whole number. Only whole numbers can appear on a banner.
kings-road-refusal-banner-negative = { $region }: { $number } is below zero. The smallest number on a banner is 0.
kings-road-refusal-banner-too-high = { $region }: { $number } is too high. The highest number on a banner is { $most }.
kings-road-refusal-banner-rises = { $region }: { $after } comes after { $before }, but no number on a banner may be larger than the one before. Put the larger ones first.

## Rules: Setting up

rule-KR-1 = Two to five can play. Everyone has 20 influence markers; one of them shows the score, so 19 can be placed. Everyone also has the same eleven cards: one for each of the eight regions, and Knight, Dragon and Witch.
rule-KR-2 = The King starts in region 1, Zin Kai's Deep. Everyone starts with 0 points.
rule-KR-3 = The eight regions lie on a ring road in this order: 1, 6, 4, 7, 3, 5, 2, 8 and back to 1. One more road joins region 3, Temple Ruins, to region 1, Zin Kai's Deep. The King only travels the ring, but chains of nobles may use every road.

## Rules: Choosing and revealing

rule-KR-10 = All players choose at the same time and in secret: exactly three of the cards they still have, and their order. If you have fewer than three markers left, you choose exactly as many cards as you have markers, of any kind; with none, you choose no card.
rule-KR-11 = If you choose the Knight, it has to be your last card.
rule-KR-12 = If you choose the Witch, it has to be your first card. The cards behind it would come back to you unseen and unused, so you choose only the Witch.
rule-KR-13 = When everyone has chosen, all cards are revealed and resolved. A region card places one of your markers in its region.
rule-KR-14 = The Knight lets you place one more marker in the region of the card just before it. If that is not a region card, the Knight does nothing. If you do not want the marker, you say so when you choose. The Knight comes back to your hand.
rule-KR-15 = Each Dragon makes one more region score this round; several Dragons add up. A Dragon leaves the game once it has been played.
rule-KR-16 = If you played the Witch, you choose again after everyone else has resolved their cards. All Witch players do this at the same time, knowing what the others did; the usual rules apply, but without the Witch. Then these cards are revealed and resolved; a Dragon among them counts. A Witch leaves the game once it has been played.
rule-KR-17 = Region cards and the Knight come back to your hand after the round.

## Rules: Scoring

rule-KR-20 = The King's region scores first. Then, for each Dragon played this round, the next region along the ring scores too. Each region is finished before the next begins, so a noble just won can already lengthen a chain in the next one.
rule-KR-21 = Everyone with at least one marker in the region is ranked by number of markers; a noble counts as a marker. First place earns the first number on the region's banner, second place the second, and so on. A banner has one to four whole numbers, none below zero and none larger than the one before. At most as many places score as the banner has numbers, and always at least one fewer than there are players: with three players, only first and second place.
rule-KR-22 = Tied players share the places they would take together, and each earns the lowest number among them. A place that does not score counts as 0.
rule-KR-23 = If you alone have the most markers in the region, you leave one of them there as its noble, and any noble already there returns to its owner's supply. If there is a tie for the most markers, no new noble is placed and an old one stays.
rule-KR-24 = All the other markers in the region go back to their owners. The noble stays.
rule-KR-25 = Now the owner of the region's noble, new or old, earns 1 point for every region in the unbroken chain of their own nobles that this region belongs to. The chain may follow any roads. The region itself counts, so it is always at least 1 point.
rule-KR-26 = The King then moves to the region after the last one that scored.

## Rules: The end

rule-KR-30 = The game ends with the round in which someone reaches 40 points.
rule-KR-31 = In the final scoring, every region that did not score in the last round scores by places, with the usual rule for ties. Nobles count as markers, but no new ones are made and they earn nothing.
rule-KR-32 = The player with the most points wins. A tie is broken by the number of nobles; if that is equal too, the victory is shared.
rule-KR-33 = If 200 rounds have been played and the game has still not ended, it is stopped without a result. This is not in any rulebook; it only stops endless games between bots.

## Rules: Variant: hereditary nobles

rule-KR-40 = In this variant a noble stays for the rest of the game and counts as its owner's marker. If you alone have the most markers, you add a noble of your own beside those already there, at most one in each region; a second time changes nothing. When a region has scored, every noble in it earns chain points for its owner.

## Rules: What is hidden

rule-KR-50 = Only choices that have not been revealed yet are hidden. Everyone can see which cards each player still has.
