# What both games share, in English: names, results, refusals that no rule of a game causes.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = English

## Events

event-resign = { $player } resigns.
event-won = { $player } wins.
event-won-shared = Shared victory: { $players }.
event-stopped = The game has reached its limit and stops without a result.
event-score = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals

refusal-option-unknown = There is no option "{ $option }". Known options: { $known }.
refusal-option-needs-custom = The option "{ $option }" can only be set in a custom game. Choose the edition "custom", or leave the option out.
refusal-option-missing = A custom game also needs the option "{ $option }". Add it, or choose a named edition.
refusal-option-value = "{ $option }" cannot be "{ $value }". Possible values: { $known }.
refusal-edition-unknown = There is no edition "{ $edition }". Known editions: { $known }.
refusal-action-unknown = There is no action "{ $text }". Check how it is written.
refusal-instead = Possible now: { $actions }
refusal-setting-missing = The header of the record does not say "{ $option }" as it must.
refusal-number-unknown = There is no number { $number } in the list; it ends with { $most }.
refusal-region-unknown = There is no region "{ $found }". Known regions: { $known }.

## Bots

bot-random = Chance
bot-random-about = Does anything the rules allow, without a thought.
bot-sensible = Apprentice
bot-sensible-about = Keeps to a few simple habits and plans nothing.
bot-greedy = Merchant
bot-greedy-about = Compares what can be done and takes what looks best at once, thinking no further.
bot-builder = Builder
bot-builder-about = Weighs every turn like the Merchant, but likes to fill whole provinces with offices.
bot-racer = Cartwright
bot-racer-about = Weighs every turn like the Merchant, but hurries towards carriage 7.
bot-rival = Highwayman
bot-rival-about = Weighs every turn like the Merchant, but likes to stand in others' way.
bot-counter = Card Counter
bot-counter-about = Remembers every card seen and chooses with care what fits the cards that may still be hidden.
bot-mcts = Pathfinder
bot-mcts-about = Imagines how the hidden cards may lie and plays many games to the end in thought before acting.
bot-second-guess = Knight
bot-second-guess-about = Takes everyone else for a Merchant and plays the best reply to that.
bot-noisy = Witch
bot-noisy-about = Plays like the Chancellor, but one time in four follows a whim.
bot-stage = Chancellor
bot-stage-about = Thinks every round through as a game of its own and varies the choices, so that none is certain.
