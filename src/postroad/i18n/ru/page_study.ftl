# Study in Russian: analyses, hints and playing on, on the page and at tables.

study-title = Анализ
study-about = Чего стоило каждое решение, если судить по тому, что игрок тогда знал, и что было удачей.
study-quick = Быстрый анализ
study-normal = Подробный анализ
study-waiting = Ждёт своей очереди. Анализов впереди: { $count }.
study-running = Оценено: { $judged } из { $total }.
study-stop = Остановить
study-go-on = Продолжить
study-stopped = Анализ остановлен. Уже оценённое сохраняется.
study-failed = Анализ не удалось закончить. Продолжите, чтобы попробовать ещё раз.
study-chances = Шансы на победу
study-chances-text = каждого игрока по ходу партии; те же числа есть в таблице ниже
study-next = Следующая отметка
study-previous = Предыдущая отметка
study-no-marks = Никто не упустил заметной части своих шансов.
study-chosen = Выбрано
study-better = Лучше
study-compare = Выбор и лучший вариант
study-chance = { $percent } % ± { $error }
study-chance-label = шанс на победу
study-loss = { $player }, раунд { $round }: { $mark }. Упущено шансов: { $percent } из 100.
study-share = В смеси равновесия: { $percent } %
study-then = Затем ожидается: { $text }
study-unseen = Показать то, чего этот игрок не видел
study-turning = Переломный момент
study-close = Назад к партии
study-decision = Решение { $number }
study-marks = Отмеченные решения
study-picture = Картинка этого момента
study-mark = Оценка
refusal-analyses-full = Очередь анализов заполнена (не больше { $count }). Попросите ещё раз через несколько минут.
refusal-analyses-yours = Больше ваших анализов в очередь не поставить (не больше { $count }). Дождитесь одного или остановите его.
refusal-analysis-not-yours = Этот анализ попросил кто-то другой; остановить его может только он.
refusal-analysis-no-judge = Для этой игры анализа нет.
refusal-analysis-not-finished = Анализировать можно только партию, доигранную до конца.
study-explain = Что значат числа
study-explained = Все числа, кроме точности, — проценты шанса на победу: начало + своя игра + игра других + удача = итог. Своя игра — то, что сохранили бы лучшие решения. Точность — доля решений, которые были лучшими или хорошими.

## Hints and playing on

table-event-hinted = { $player } просит подсказку.
table-event-branched = Эта партия продолжает другую с одного из её моментов.
hint-ask = Подсказка
hint-more = Какое именно?
hint-why = Почему?
hint-note = Все видят, что вы попросили подсказку, и партия будет без рейтинга.
hint-thinking = Ищем подсказку…
hint-expects = Ожидаемый шанс на победу: { $percent } % ± { $error }.
table-hints = Подсказки
table-hints-about = Все за столом могут просить подсказки. Такая партия не идёт в рейтинг.
table-result-hinted = С подсказками, поэтому без рейтинга: { $players }.
refusal-hints-not-agreed = За этим столом о подсказках не договаривались. Они есть только в игре против одних ботов или если стол открыт с ними.
refusal-hint-failed = Сейчас подсказку найти не удалось. Попробуйте чуть позже.
refusal-branch-no-such-seat = Места { $seat } в этой партии нет; мест всего { $seats }.
refusal-branch-after-the-end = Партия закончилась, решений в ней { $made }: решать больше нечего. Выберите момент пораньше.
play-on = Играть отсюда
play-on-as = На месте игрока
play-on-against = За остальных играет
play-on-open = Все карты на руках как тогда
play-on-note = Иначе то, чего этот игрок тогда не знал, раздаётся заново.

## Puzzles

puzzle-title = Задача
puzzle-titles = Задачи
puzzle-about = Моменты партий, в которых одно решение явно лучшее, но его легко не заметить. Решайте на поле; сервер оценит.
puzzle-today = Задача дня
puzzle-of-grade = Сложность { $grade }
puzzle-all = Все задачи
puzzle-right = Решено!
puzzle-wrong = Есть вариант лучше.
puzzle-yours = ваш выбор
puzzle-again = Ещё раз
puzzle-missing = Такой задачи нет.
puzzle-next = Следующая задача
puzzle-judging = Сервер оценивает ваше решение…
puzzle-grades = Сложность 1 — самые лёгкие; задачи сложности 4 не решил ни один из трёх ботов.
puzzle-count = решено { $solved } из { $total }
