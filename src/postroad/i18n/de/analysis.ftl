# Analysis in German: what the decisions of a finished game were worth.

analysis-player = Spieler
analysis-start = Beginn
analysis-own = eigenes Spiel
analysis-others = Spiel der anderen
analysis-luck = Glück
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
mark-best = beste
mark-good = gut
mark-inaccuracy = ungenau
mark-mistake = Fehler
mark-blunder = grober Fehler
analysis-explained = Alle Spalten außer der letzten sind Punkte der Gewinnchance: Beginn + eigenes Spiel + Spiel der anderen + Glück = Ergebnis. Das eigene Spiel ist nie besser als 0: Es zeigt, was bessere Entscheidungen erhalten hätten.
analysis-turning-point = Der Wendepunkt war Entscheidung { $number }.
analysis-decision = Entscheidung { $number }, Runde { $round }, { $player }: { $text }, { $chance } % ({ $mark })
analysis-better = Besser: { $text }, { $chance } %
analysis-no-judge = Für dieses Spiel gibt es keine Analyse: { $game } bringt nichts mit, was seine Entscheidungen beurteilen könnte.
analysis-not-finished = Nur ein Spiel, das zu Ende gespielt wurde, kann analysiert werden.
