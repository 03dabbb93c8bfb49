# Analysis in English: what the decisions of a finished game were worth.

analysis-player = player
analysis-start = start
analysis-own = own play
analysis-others = others' play
analysis-luck = luck
analysis-result = result
analysis-accuracy = accuracy
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
analysis-explained = All but the last column are points of winning chance: start + own play + others' play + luck = result. Own play is never better than 0: it is what better decisions would have kept.
analysis-turning-point = The turning point was decision { $number }.
analysis-decision = Decision { $number }, round { $round }, { $player }: { $text }, { $chance } % ({ $mark })
analysis-better = Better: { $text }, { $chance } %
analysis-no-judge = There is no analysis for this game: { $game } brings nothing that could judge its decisions.
analysis-not-finished = Only a game that was played to its end can be analysed.
