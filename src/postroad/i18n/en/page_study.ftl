# Study in English: analyses, hints and playing on, on the page and at tables.

study-title = Analysis
study-about = What every decision was worth, judged by what its player knew then, and what was luck.
study-quick = Quick analysis
study-normal = Thorough analysis
study-waiting = Waiting for its turn. Analyses that come first: { $count }.
study-running = Judged so far: { $judged } of { $total }.
study-stop = Stop
study-go-on = Go on
study-stopped = The analysis was stopped. What is judged stays.
study-failed = The analysis could not be finished. Go on to try once more.
study-chances = Chances of winning
study-chances-text = of every player over the course of the game; the same numbers are in the table below
study-next = Next mark
study-previous = Previous mark
study-no-marks = Nobody gave away a noticeable part of their chance.
study-chosen = Chosen
study-better = Better
study-compare = The choice and the better one
study-chance = { $percent } % ± { $error }
study-chance-label = chance of winning
study-loss = { $player }, round { $round }: { $mark }. Chance given away: { $percent } of 100.
study-share = In the mixture of the equilibrium: { $percent } %
study-then = Expected then: { $text }
study-unseen = Show what this player could not see
study-turning = Turning point
study-close = Back to the game
study-decision = Decision { $number }
study-marks = Marked decisions
study-picture = Picture of this moment
study-mark = Mark
refusal-analyses-full = No more analyses can wait (the limit is { $count }). Ask again in a few minutes.
refusal-analyses-yours = No more of your analyses can run or wait (the limit is { $count }). Wait for one, or stop one.
refusal-analysis-not-yours = Someone else asked for this analysis; only they can stop it.
refusal-analysis-no-judge = There is no analysis for this game.
refusal-analysis-not-finished = Only a game that was played to its end can be analysed.
study-explain = What the numbers mean
study-explained = All figures but accuracy are points of winning chance: start + own play + others' play + luck = result. Own play is what better decisions would have kept. Accuracy is the share of decisions that were best or good.

## Hints and playing on

table-event-hinted = { $player } asked for a hint.
table-event-branched = This game goes on from a moment of another one.
hint-ask = Hint
hint-more = Which one?
hint-why = Why?
hint-note = Everyone sees that you asked, and the game is unrated.
hint-thinking = Looking for a hint…
hint-expects = Chance of winning it expects: { $percent } % ± { $error }.
table-hints = Hints
table-hints-about = Everyone at the table may ask for hints. Such a game is unrated.
table-result-hinted = Played with hints, so unrated: { $players }.
refusal-hints-not-agreed = At this table hints were not agreed. They can be had against bots alone, or where the table was opened with them.
refusal-hint-failed = No hint could be found right now. Try again in a moment.
refusal-branch-no-such-seat = There is no seat { $seat } in this game; there are { $seats }.
refusal-branch-after-the-end = The game had ended after { $made } decisions: there is nothing left to decide. Choose an earlier moment.
play-on = Continue from here
play-on-as = In the place of
play-on-against = The others are played by
play-on-open = All hands as they were
play-on-note = Otherwise what this player did not know then is dealt anew.

## Puzzles

puzzle-title = Puzzle
puzzle-titles = Puzzles
puzzle-about = Moments of games in which one decision is clearly the best, and easily missed. Decide on the board; the server judges.
puzzle-today = The puzzle of the day
puzzle-of-grade = Grade { $grade }
puzzle-all = All puzzles
puzzle-right = Solved!
puzzle-wrong = There is something better.
puzzle-yours = yours
puzzle-again = Once more
puzzle-missing = There is no such puzzle.
puzzle-next = Next puzzle
puzzle-judging = The server looks at your decision…
puzzle-grades = Grade 1 is the easiest; those of grade 4 were found by none of three bots.
puzzle-count = { $solved } of { $total } solved
