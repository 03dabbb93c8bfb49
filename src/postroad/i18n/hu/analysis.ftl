# Analysis in Hungarian: what the decisions of a finished game were worth.

analysis-player = játékos
analysis-start = kezdet
analysis-own = saját játék
analysis-others = a többiek játéka
analysis-luck = szerencse
analysis-result = eredmény
analysis-accuracy = pontosság
mark-best = legjobb
mark-good = jó
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = durva hiba
analysis-explained = Az utolsó kivételével minden oszlop a nyerési esély százalékpontja: kezdet + saját játék + a többiek játéka + szerencse = eredmény. A saját játék sosem jobb 0-nál: azt mutatja, mennyit őriztek volna meg a jobb döntések.
analysis-turning-point = A fordulópont: { $number }. döntés.
analysis-decision = { $number }. döntés, { $round }. kör, { $player }: { $text }, { $chance } % ({ $mark })
analysis-better = Jobb: { $text }, { $chance } %
analysis-no-judge = Ehhez a játékhoz nincs elemzés: { $game } – nincs benne semmi, ami megítélhetné a döntéseket.
analysis-not-finished = Csak végigjátszott játékot lehet elemezni.
