# What both games share, in English: names, results, refusals that no rule of a game causes.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = English
round = Round { $round }
round-thurn-taxis = Round { $round }
round-kings-road = Round { $round }

## Events

event-resign = { $player } resigns.
event-won = { $player } wins.
event-won-shared = Shared victory: { $players }.
event-stopped = The game has reached its length limit and ends without a result.
event-score = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals

refusal-option-unknown = There is no option “{ $option }”. Known options: { $known }.
refusal-option-needs-custom = The option “{ $option }” can only be set in a custom game. Choose the “Custom” edition (custom) or leave the option out.
refusal-option-missing = A custom game also needs the option “{ $option }”. Add it, or choose a named edition.
refusal-option-value = “{ $option }” cannot be “{ $value }”. Possible values: { $known }.
refusal-edition-unknown = There is no edition “{ $edition }”. Known editions: { $known }.
refusal-action-unknown = “{ $text }” is not an action. Check the spelling.
refusal-instead = Possible now: { $actions }
refusal-setting-missing = The record's header has no valid “{ $option }”.
refusal-number-unknown = There is no number { $number } in the list; it ends with { $most }.
refusal-region-unknown = There is no region “{ $found }”. Known regions: { $known }.

## Bots

bot-random = Emil
bot-random-about = Plays any legal move at random.
bot-sensible = Klara
bot-sensible-about = Follows a few simple rules of thumb and does not plan ahead.
bot-greedy = Jakob
bot-greedy-about = Picks whatever looks best right now and does not look further ahead.
bot-builder = Berta
bot-builder-about = Plays like Jakob, but likes to fill whole provinces with offices.
bot-racer = Otto
bot-racer-about = Plays like Jakob, but races for carriage 7.
bot-rival = Ludmila
bot-rival-about = Plays like Jakob, but likes to get in the others' way.
bot-counter = Viktor
bot-counter-about = Remembers every card seen and plays the odds on those still hidden.
bot-mcts = Helene
bot-mcts-about = Plays out many possible games before every move.
bot-second-guess = Anton
bot-second-guess-about = Assumes that everyone else plays like Jakob and picks the best reply.
bot-noisy = Mira
bot-noisy-about = Plays like Rosa, but follows a whim one time in five.
bot-stage = Rosa
bot-stage-about = Analyses each round on its own and mixes the choices to stay unpredictable.
bot-dreamer = Leo
bot-dreamer-about = Has only a faint idea of what a move may bring, and mostly follows a mood.
bot-dabbler = Tilda
bot-dabbler-about = Guesses very roughly what a move may bring.
bot-learner = Paula
bot-learner-about = Knows what matters, but often reckons only roughly.
bot-reckoner = Hugo
bot-reckoner-about = Reckons what a move brings, and slips now and then.
bot-adept = Agnes
bot-adept-about = Reckons what a move brings almost as exactly as Jakob.
bot-wary = Edith
bot-wary-about = Plays like Rosa, but follows a whim one time in thirty.
bot-hasty = Felix
bot-hasty-about = Thinks the way Helene does, but only for a moment.
bot-swift = Johanna
bot-swift-about = Thinks the way Helene does, and answers at once all the same.
bot-steady = Konrad
bot-steady-about = Thinks the way Helene does, for a little less time.
bot-other-1 = Frieda
bot-other-2 = Gustav
bot-other-3 = Nora
bot-other-4 = Theo
