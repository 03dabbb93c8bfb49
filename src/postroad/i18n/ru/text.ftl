# Текстовый режим по-русски: простые страницы с текстом, формами и кнопками; и почему запрос может быть отклонён.

## The site

text-skip = Перейти к содержимому
text-site = Разделы
text-languages = Языки
text-tables = Столы
text-open = Открыть стол
text-me = Мои данные
text-rules = Правила
text-about = Две настольные игры, в которые можно играть с друзьями и ботами. Эта страница работает в любом браузере и без скриптов.
text-without-scripts = Этой странице нужен JavaScript. Играть можно и без него.
text-to-plain-page = Перейти на простую страницу
text-refused = Так нельзя
text-wrong = Не получилось
text-back = Назад к столам
text-yes = да
text-no = нет

## People

text-who-are-you = Как вас называть?
text-your-name = Ваше имя
text-go = Продолжить
text-go-on = Продолжить там, где вы были
text-have-code = Или код с другого устройства либо код восстановления
text-move-here = Продолжить в этом браузере
text-you-are = Ваше имя: { $name }.
text-rename = Сменить имя
text-code = Ваш код восстановления
text-code-about = Запишите его: он показывается только сейчас. С ним можно продолжить под своим именем в другом браузере.
text-new-code = Создать новый код
text-new-code-about = Новый код восстановления отменяет старый.
text-export = Скачать всё, что обо мне хранится
text-delete = Удалить мои данные
text-delete-about = Ваше имя, сообщения в чате и ключи для программ удаляются навсегда. Завершённые партии по-прежнему можно просматривать, но без вашего имени.
text-delete-sure = Да, удалить безвозвратно
text-forgotten = удалённый игрок

## Lists

text-my-tables = Мои столы
text-no-tables-of-mine = Вы пока не сидите ни за одним столом.
text-public-tables = Открытые для всех столы
text-no-public-tables = Сейчас нет столов, открытых для всех.
text-status-waiting = Партия ещё не началась.
text-status-playing = Партия идёт.
text-status-over = Партия окончена.
text-status-closed = Стол закрыт.
text-waits-for-you = Ждут вас.

## Opening a table

text-who-plays = Кто играет
text-seat = Место { $number }
text-no-seat = никто
text-open-seat = свободное место
text-bot = { $name } (бот, сила { $level })
text-options = Правила за этим столом
text-edition = Издание
text-by-edition = как в издании
text-time = Время
text-clock = Ограничение времени
text-clock-none = без ограничения
text-clock-turn-60 = минута на каждый ход
text-clock-turn-86400 = сутки на каждый ход
text-clock-turn-259200 = трое суток на каждый ход
text-clock-bank-1200 = 20 минут на всю партию
text-clock-bank-3600 = час на всю партию
text-absence = Если у кого-то вышло время
text-absence-wait = Когда время вышло, все ждут.
text-absence-bot = Когда время вышло, играет бот, пока человек не вернётся.
text-pace = Темп ботов
text-pace-calm = Боты не торопятся.
text-pace-brisk = Боты играют быстро.
text-pace-instant = Боты играют сразу.
text-public = Показывать стол всем на главной странице
text-with-chat = С чатом

## Before the game

text-seats = Места
text-seat-you = вы
text-seat-host = хозяин стола
text-seat-ready = готов(а)
text-seat-turn = сейчас решает
text-seat-away = отсутствует, играет бот
text-seat-resigned = партия сдана
text-seat-overdue = время вышло
text-time-left = осталось { $minutes } мин
text-remove = Убрать: { $name }
text-fill = Бот на место { $number }
text-do-fill = Посадить бота
text-invite = Пригласить других
text-invite-about = По этой ссылке за стол может сесть любой:
text-qr = Та же ссылка в виде QR-кода
text-what-now = Что теперь?
text-join = Сесть за стол
text-join-again = Занять ещё одно место
text-ready = Готов(а) играть
text-not-ready = Отменить готовность
text-leave = Встать из-за стола
text-close-table = Закрыть этот стол
text-agreed = Параметры стола

## In the game

text-your-turn = Ваш ход.
text-waiting-for = Ждём: { $names }.
text-news = Что произошло
text-barred = Что сейчас нельзя сделать и почему
text-map = Все города и дороги
text-regions = Регионы
text-noble = с дворянином
text-has-chosen = выбор сделан
text-card = Карта { $number }
text-choose = Выбрать
text-chosen = Вы выбрали: { $cards }. Пока не выбрали все, это можно изменить.
text-decline = Не использовать маркер Рыцаря
text-undo = Отменить моё последнее действие
text-withdraw = Забрать мой выбор
text-undo-ask = Спросить остальных, можно ли отменить моё последнее действие
text-consent = { $name } хочет отменить действие. Вы согласны?
text-agree = Согласиться
text-disagree = Отказать
text-this-seat = Смотреть с этого места
text-stand-in = Посадить бота вместо игрока { $name }
text-vote-stand-in = Проголосовать за бота вместо игрока { $name }
text-other = Уйти
text-return = Я снова здесь
text-leave-for-now = Отойти; бот играет дальше
text-resign = Сдаться
text-resign-sure = Да, сдаться окончательно
text-look-again = Обновить
text-chat = Чат
text-say = Сообщение
text-send = Отправить

## After the game

text-result = Итог
text-record = Скачать запись этой партии
text-fairness = Честно ли тасовались карты?
text-fairness-about = Секрет за печатью и случайные числа мест определяют каждую карту, и по записи это может проверить любой: сравните печать с той, которую вы видели перед партией. Никто не мог подобрать карты, если хотя бы одно из чисел пришло от того, кому вы доверяете. Подсматривал ли владелец сервера, это не показывает.
text-commitment = Контрольная печать
text-secret = Секрет
text-share-of = Случайное число места { $number }
text-share-none = нет: бот или страница без скриптов
text-share-withheld = не пришло и не учтено
text-share-absent = Страница без скриптов не добавляет своего случайного числа. Тогда доказательство опирается на числа остальных, а если никто ничего не добавил, то только на сервер.
text-rematch = Сыграть ещё раз тем же составом
text-to-rematch = К следующей партии
text-number = { $number }
text-share = { $percent } %

## Refusals

refusal-malformed = Запрос составлен не так, как нужно: { $text }
refusal-not-json = Тело этого запроса должно быть в формате JSON, а его Content-Type — application/json.
refusal-too-large = Это слишком много: принимается не больше { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    }.
refusal-too-often = Слишком часто. Попробуйте снова через { $seconds } с.
refusal-too-slow = Запрос шёл дольше { $seconds } с. Попробуйте ещё раз.
refusal-too-many-sockets = Открыто слишком много страниц сразу. Закройте некоторые из них и обновите эту.
refusal-who-are-you = Мы вас ещё не знаем. Сначала выберите имя.
refusal-already-someone = В этом браузере уже есть профиль. Сначала удалите его или откройте другой браузер.
refusal-name-empty = В этом имени нет ни буквы, ни цифры. Выберите такое, которое можно прочесть.
refusal-preferences-too-large = Настройки слишком велики: хранится не больше { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    }.
refusal-code-wrong = Такого кода нет. Проверьте, как он записан; каждый код действует один раз, а код для другого устройства только десять минут.
refusal-foreign-origin = Запрос пришёл с другого сайта и не был выполнен. Если это ваш собственный сайт, его адрес нужно указать серверу как origin.
refusal-not-found = Здесь ничего нет. Возможно, ссылка устарела или записана с ошибкой.
refusal-no-documentation = В этой установке нет документации. Владелец сервера может добавить её командой `make site` в папке проекта.
refusal-method = Этот адрес так использовать нельзя.
refusal-wrong-table = В команде указан не тот стол, что в адресе.
refusal-too-many-tokens = У вас уже { $limit ->
        [one] { $limit } ключ
        [few] { $limit } ключа
        [many] { $limit } ключей
       *[other] { $limit } ключа
    }, больше нельзя. Сначала удалите один.
refusal-record-wrong = Строка { $line } записи неверна.
refusal-record-several = В этом файле несколько партий; вторая начинается в строке { $line }. Загружайте по одной партии.
refusal-internal = У нас что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
