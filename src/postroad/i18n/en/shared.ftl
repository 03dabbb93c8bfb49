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
