# Терминал и записи по-русски: вопросы, показ стола и ошибки, не связанные с правилами.

## Вопросы

terminal-which-game = В какую игру играем?
terminal-turn = { $player }, что будете делать?
terminal-choose = { $player }, выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
terminal-hand-over = Теперь за клавиатурой { $player }. Передайте её и нажмите Enter.
terminal-hidden = Выбор сделан: { $player }. Больше никто его не видит.
terminal-help-thurn-taxis =
    Введите действие так, как оно записано в списке справа, или его номер.
    ◀ и ▶ показывают, что карта подходит к левому или правому краю линии, ? — карта, которую никто не видел.
terminal-help-kings-road =
    Введите номера карт в том порядке, в котором играете их, например: 4 1 9
    После Рыцаря можно добавить «decline»: тогда его дополнительный маркер не ставится: 4 1 9 decline
    Каждому игроку соответствует буква, ♔ — Король, ★ — дворянин (он считается маркером), ✓ — выбор сделан.
terminal-help =
    {"  "}rules          показать все правила
    {"  "}rules { $example }    объяснить одно правило
    {"  "}undo           отменить своё действие, если оно не открыло ничего нового
    {"  "}withdraw       забрать последний ещё не открытый выбор
    {"  "}resign         сдаться; дальше играет бот
    {"  "}board          показать стол ещё раз
    {"  "}map            показать все города с дорогами или все регионы
    {"  "}save FILE      сохранить запись этой партии
    {"  "}quit           закончить играть
terminal-hint = Введите «help», чтобы узнать, что можно ввести.
terminal-end = Введите «save FILE», чтобы сохранить запись этой партии, или нажмите Enter, чтобы выйти.
terminal-quit = До свидания.
terminal-kept = Ваша партия сохранена. Продолжить: { $text }
terminal-forms = Действия записывают так: { $actions }
terminal-undone = { $player } отменяет последнее действие.
terminal-no-undo = Отменить ничего нельзя: отменить можно только своё последнее действие и только если оно не открыло ничего нового.
terminal-withdrawn = { $player } выбирает заново.
terminal-no-withdraw = Нет выбора, который можно забрать.
terminal-saved = Запись сохранена: { $file }
terminal-not-saved = Не удалось сохранить запись ({ $file }): { $reason }
terminal-no-file = Укажите имя файла: save FILE
terminal-no-rule = Нет правила { $rule }. Правила обозначаются так: { $example }.
terminal-rule = { $rule }: { $text }
terminal-sealed = Порядок карт задан секретом, который теперь никто не может изменить. Его печать: { $commitment }

## Стол

terminal-bot = { $name } (бот)
terminal-person = Игрок { $number }
terminal-player = игрок
terminal-hand = рука
terminal-cards = карты
terminal-route = линия
terminal-offices = отделения
terminal-left = осталось { $count }
terminal-carriage = экипаж
terminal-tiles = жетоны
terminal-points = очки
terminal-display = Открытые карты
terminal-deck = Колода: { $count }
terminal-discard = Сброс: { $count }
terminal-stacks = Призовые жетоны
terminal-last-round = Это последний круг.
terminal-province = земля
terminal-city = город
terminal-roads = дороги
terminal-region = регион
terminal-banner = знамя
terminal-banner-note = * Этих чисел нет в правилах игры.
terminal-king = Король
terminal-at-hand = в запасе
terminal-witch-again = Ведьма: выберите карты заново, зная, что сделали другие.
terminal-game-over = Партия окончена.

## Просмотр

replay-at = Решение { $number } из { $total }
replay-help = Enter: вперёд · t: к следующему ходу · b: назад · число: перейти туда · q: выход

## Записи

verify-good = { $file }: всё верно. Проверено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
        [many] { $lines } строк
       *[other] { $lines } строки
    }.
verify-running = Ещё не окончено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }.
verify-proven = Каждая карта следует из запечатанного секрета: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. Сравните печать с той, которую вы видели перед партией.
verify-withheld = Случайное число не было раскрыто: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. Тот, кто его удержал, мог выбирать из двух тасовок.
verify-branched = Ответвление от другой партии: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. Карты до этого места доказывает только та, другая запись.
record-at = { $file }, строка { $line }: { $text }
record-illegal = Такое решение было невозможно. { $text }
record-empty = Файл пуст. Запись начинается со строки, где указано «postroad-record».
record-not-a-record = Это не запись Postroad: в первой строке нет «postroad-record».
record-not-json = Эта строка — не объект JSON. Файл повреждён или создан другой программой.
record-not-an-object = Эта строка — не объект JSON. Файл повреждён или создан другой программой.
record-key-twice = В этой строке ключ { $name } стоит в одном объекте больше одного раза. Файл повреждён или создан другой программой.
record-not-utf-8 = Эта строка — не текст в UTF-8. Файл повреждён или создан другой программой.
record-line-cut-off = Файл обрывается посреди этой строки.
record-line-too-long = Эта строка длиннее { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    }, значит, это не запись.
record-too-many-lines = В этой партии больше { $limit ->
        [one] { $limit } строки
        [few] { $limit } строк
        [many] { $limit } строк
       *[other] { $limit } строки
    }; таких длинных партий не бывает.
record-version-unknown = Версия этой записи — { $found }, а программа читает версию { $known }.
record-game-unknown = Это запись игры «{ $found }», а программа знает только эти: { $known }.
record-rules-unknown = Запись сделана по правилам версии { $found }, а программа знает версию { $known }.
record-players-wrong = В заголовке нет списка имён игроков.
record-fair-malformed = Данные, которые должны доказать честность тасовки в этой партии, записаны неправильно.
record-fair-secret-missing = В конце партии должен был раскрыться её секрет, но здесь его нет.
record-commitment-wrong = Это не тот секрет, который был запечатан перед партией.
record-share-wrong = Случайное число места { $seat } не то, что было запечатано перед партией.
record-seat-missing = В этой строке не сказано, какое место принимает решение.
record-line-missing = Здесь запись обрывается. Дальше должна идти строка: { $expected }
record-cut-short = Здесь запись обрывается посреди шага.
record-line-wrong = Здесь должна быть строка { $expected }, а стоит { $found }
record-after-the-end = После конца партии может идти только другая партия.
record-branch-malformed = Запись версии 2 должна указать в заголовке, от чего она ответвилась: SHA-256 той записи и сколько её строк стоит здесь.
record-branch-missing = Здесь запись должна сказать, как она расходится с партией, от которой ответвилась.
record-branch-ended = От законченной партии нельзя ответвиться.
record-resign-wrong = В этой строке не названо место, которое ещё может сдаться.
record-resign-not-now = В этот момент никто не может сдаться.
record-result-missing = Партия окончена, но её результата нет.
record-result-wrong = Результат должен быть { $expected }, а записано { $found }
record-draw-missing = Здесь нужно взять карту из колоды, а в записи не сказано какую.
record-draw-absent = Карту «{ $found }» нельзя было взять из колоды: её там нет.
record-draw-unproven = По запечатанному секрету это была карта «{ $expected }», а не «{ $found }».
