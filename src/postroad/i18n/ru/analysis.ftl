# Analysis in Russian: what the decisions of a finished game were worth.

analysis-player = игрок
analysis-start = начало
analysis-own = своя игра
analysis-others = игра других
analysis-luck = удача
analysis-result = итог
analysis-accuracy = точность
mark-best = лучшее
mark-good = хорошо
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
analysis-explained = Все столбцы, кроме последнего, — проценты шанса на победу: начало + своя игра + игра других + удача = итог. Своя игра не бывает лучше 0: это то, что сохранили бы лучшие решения.
analysis-turning-point = Переломным было решение { $number }.
analysis-decision = Решение { $number }, раунд { $round }, { $player }: { $text }, { $chance } % ({ $mark })
analysis-better = Лучше: { $text }, { $chance } %
analysis-no-judge = Для этой игры анализа нет: { $game } не содержит ничего, что могло бы оценивать решения.
analysis-not-finished = Анализировать можно только партию, доигранную до конца.
