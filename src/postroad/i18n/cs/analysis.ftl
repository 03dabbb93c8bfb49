# Analysis in Czech: what the decisions of a finished game were worth.

analysis-player = hráč
analysis-start = začátek
analysis-own = vlastní hra
analysis-others = hra ostatních
analysis-luck = štěstí
analysis-result = výsledek
analysis-accuracy = přesnost
mark-best = nejlepší
mark-good = dobré
mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba
analysis-explained = Všechny sloupce kromě posledního jsou procenta šance na výhru: začátek + vlastní hra + hra ostatních + štěstí = výsledek. Vlastní hra není nikdy lepší než 0: ukazuje, co by zachovala lepší rozhodnutí.
analysis-turning-point = Zlomem bylo rozhodnutí { $number }.
analysis-decision = Rozhodnutí { $number }, kolo { $round }, { $player }: { $text }, { $chance } % ({ $mark })
analysis-better = Lépe: { $text }, { $chance } %
analysis-no-judge = Pro tuto hru analýza není: { $game } nemá nic, co by rozhodnutí posoudilo.
analysis-not-finished = Analyzovat lze jen hru, která byla dohrána do konce.
