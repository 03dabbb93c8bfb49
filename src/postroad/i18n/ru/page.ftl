# The page: the site and the frame around a table, in Russian.

page-name = Postroad

## Everywhere

page-skip = Перейти к содержимому
page-nav = Разделы
page-nav-tables = Столы
page-nav-mine = Мои столы
page-nav-replay = Записи
page-nav-about = О сайте
page-settings = Настройки
page-language = Язык
page-close = Закрыть
page-loading = Одну минуту…
page-text-mode = Текстовый режим
page-documentation = Документация
page-fan-notice = Postroad — бесплатный любительский проект. Он не связан ни с авторами игр, ни с их издателями. Если игра вам нравится, купите её.
page-to-front = На главную
page-missing = Такой страницы нет
page-missing-text = Письмо не доставлено: по этому адресу ничего нет. Возможно, ссылка устарела или написана с ошибкой.
page-table-missing = Такого стола нет. Возможно, ссылка написана с ошибкой или стол давно закрыт.
page-undrawn = Для этой игры здесь пока нет нарисованного поля. В неё играют на простых страницах, полностью и со всем, что к ней относится.
page-undrawn-go = К простой странице
page-table-closed = Этот стол закрыли до начала партии.
page-notice-restarting = Сервер перезапускается. Ваша партия сохранена и скоро продолжится.
page-notice-read-only = Сервер сейчас ничего не может сохранить. Пока это не исправят, можно смотреть, но не играть.
page-notice-writable = Сервер снова может сохранять. Партия продолжается.
page-notice-lost = Связь прервалась. Мы пробуем снова; ваши действия будут отправлены, как только она восстановится.
page-notice-back = Связь восстановлена.
page-reconnecting = соединяемся…
refusal-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
refusal-failed = Не получилось. Попробуйте ещё раз.

## Front page

page-front-title = Две классические настольные игры онлайн
page-front-text = Прямо в браузере, с друзьями или против ботов. Без регистрации, без рекламы, без установки.
page-waiting-for-you = Ждут вас
page-players = Игроков: от { $least } до { $most }
page-about-thurn-taxis = Прокладывайте почтовые линии из города в город, открывайте отделения и собирайте призы раньше других. Каждый ход: взять карту и выложить карту.
page-about-kings-road = Завоёвывайте влияние в восьми регионах вдоль кольцевой королевской дороги. Все тайно выбирают по три карты и раскрывают их одновременно.
page-play-bot = Играть с ботами
page-open-table = Сыграть с друзьями
page-rules = Правила
page-rules-of = Правила: { $game }
page-statistics = Статистика
page-promise-free = Бесплатно и без регистрации
page-promise-fair = Честная тасовка, которую можно проверить
page-promise-languages = На пяти языках; управление мышью, касанием или с клавиатуры
page-play-bot-title = { $game }: игра с ботами
page-your-name = Ваше имя
page-default-name = Гость
page-name-note = Его увидят другие за столом. Имя всегда можно изменить.
page-opponent = Соперник
page-opponent-number = Соперник { $number }
page-opponent-any = Пусть будет сюрприз
page-opponent-add = Добавить соперника
page-opponent-remove = Убрать соперника { $number }
page-bot-level = { $name }, сила { $level } из { $most }
page-bot-named = Бот: { $name } ({ $level })
page-strength = Сила { $level } из { $most }
page-start-playing = Начать игру

## Opening a table

page-open-table-of = Новый стол: { $game }
page-seats = Места
page-seat-number = Место { $number }
page-seat-me = Здесь сижу я
page-seat-anyone = Свободно для всех
page-seat-bot = Бот
page-seat-add = Добавить место
page-seat-remove = Убрать место { $number }
page-seat-hot = У вас несколько мест: вы играете за одним экраном и передаёте его друг другу. Карты скрыты, пока следующий игрок не подтвердит, что он у экрана.
page-seat-open = свободное место
page-options = Правила за этим столом
page-edition = Издание
page-who-begins = Кто начинает
page-who-begins-chance = решает жребий
page-conduct = Как играем
page-public = Показывать стол всем
page-public-about = Иначе прийти смогут только те, у кого есть ссылка.
page-with-chat = С чатом
page-with-chat-about = Хозяин стола может запретить кому-либо писать.
page-shows-points = Показывать очки всех игроков
page-shows-points-about = Всё, что открыто лежит на столе, подсчитывается и во время партии.
page-clock = Ограничение времени
page-clock-none = Без ограничения
page-clock-turn = Время на каждый ход
page-clock-bank = Время на всю партию
page-time = Время
page-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
page-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
page-absence = Если у кого-то вышло время
page-absence-wait = ждём; хозяин стола может посадить бота
page-absence-bot = играет бот, пока игрок не вернётся
page-pace = Боты играют
page-pace-calm = неспешно
page-pace-brisk = быстро
page-pace-instant = мгновенно
page-open-and-invite = Открыть стол и пригласить
page-open-and-play = Открыть стол и играть

## Lists of tables

page-lobby-gathering = Ждут игроков
page-lobby-playing = Партия идёт
page-lobby-none = Сейчас открытых столов нет. Откройте свой!
page-mine-running = Текущие
page-mine-gathering = Ждут игроков
page-mine-over = Завершённые
page-mine-none = У вас пока нет столов. Выберите игру на главной странице.
page-row-you = ваш ход
page-row-open = { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
        [many] { $count } мест свободно
       *[other] { $count } места свободны
    }
page-row-gathering = скоро начнётся
page-row-playing = партия идёт
page-row-over = партия окончена
page-row-won = победа: { $names }
page-row-you-won = победа за вами
page-row-untimed = без лимита времени
page-row-left = осталось { $time }
page-row-join = Присоединиться
page-row-enter = К столу
page-row-watch = Смотреть
page-row-look = Посмотреть итог
page-gone = игрок удалён

## Waiting room

page-waiting-room = Комната ожидания
page-waiting-ready = Партия начнётся, когда все будут готовы.
page-ready = Готов(а) играть
page-not-ready = Отменить готовность
page-ready-about = Когда все будут готовы, партия начнётся. Ваш браузер добавит к тасовке своё случайное число: сначала только его печать, а само число лишь тогда, когда все печати будут на месте.
page-ready-plain = Когда все готовы, партия начинается.
page-beginning = Все готовы. Запечатанные случайные числа раскрываются, партия вот-вот начнётся.
page-is-ready = готов(а)
page-is-not-ready = ещё не готов(а)
page-you = вы
page-host = хозяин стола
page-level = сила { $level }
page-join = Сесть за стол
page-leave = Встать из-за стола
page-close-table = Закрыть стол
page-table-full = Все места заняты. Когда партия начнётся, можно будет смотреть.
page-arrange = Изменить место { $number }
page-change = Изменить…
page-remove-person = Убрать этого игрока
page-invite = Пригласить
page-invite-about = По этой ссылке за стол может сесть любой:
page-link-copy = Скопировать ссылку
page-link-copied = Ссылка скопирована.
page-qr = Ссылка в виде QR-кода
page-this-table = Этот стол
page-commitment = Контрольная печать тасовки
page-commitment-about = Ваш браузер запоминает эту печать. После партии он может проверить, что карты следуют из неё и из случайных чисел игроков.
page-no-chance = В этой игре нет ничего случайного. Каждый выбор запечатан, пока не выберут все: увидев чужой, свой уже не изменить.

## Settings

page-settings-look = Вид
page-settings-play = Во время игры
page-theme = Тема
page-theme-system = как на устройстве
page-theme-light = светлая
page-theme-dark = тёмная
page-text-size = Размер текста
page-text-normal = обычный
page-text-large = крупный
page-text-huge = очень крупный
page-palette = Цвета игроков
page-palette-gentle = различимы при дальтонизме
page-palette-strong = контрастные, различимы и в оттенках серого
page-speed = Действия других показывать
page-speed-calm = неспешно
page-speed-brisk = быстро
page-speed-instant = без анимации
page-confirms-end = Переспрашивать перед концом моего хода
page-sound = Звук, когда наступает мой ход
page-patterns = Узоры на поле в дополнение к цветам
page-taps-once = На сенсорном экране: брать и выкладывать карты одним касанием
page-counts-cards = Показывать на карте, сколько карт каждого города ещё не видно
page-identity = Ваш профиль
page-name-save = Сохранить имя
page-name-saved = Имя сохранено.
page-recovery = Код восстановления
page-recovery-about = С ним можно продолжить игру в другом браузере. Кто знает код, может занять ваши места, поэтому держите его в тайне. Новый код отменяет прежний.
page-recovery-new = Получить новый код
page-recovery-note = Ваш код восстановления; он показан только сейчас. С ним можно продолжить в другом браузере:
page-recovery-kept = Код записан
page-export = Скачать всё, что обо мне хранится
page-forget = Удалить мои данные
page-forget-text = Имя, настройки и ваши сообщения в чатах будут удалены, а в ваших партиях продолжат боты. Завершённые партии останутся, но без вашего имени. Отменить это нельзя.
page-forget-do = Удалить безвозвратно
page-keep = Отмена
page-recover = У меня есть код
page-recover-about = Код с другого устройства или код восстановления. С кодом восстановления профиль закроется в остальных браузерах.
page-recover-do = Продолжить по коду
page-recovered = С возвращением, { $name }.

## Rules and about

page-rule = Правило { $rule }
page-all-rules = Все правила
page-show-rule = Показать правило
page-about-what = На Postroad можно играть в две настольные игры в браузере: с друзьями или против ботов, за один вечер или неделями. Запустить его на своём сервере может кто угодно; никакой компании за ним нет.
page-about-games = «Турн-и-Таксис» («Королевскую почту») придумали Карен и Андреас Зейфарт, King's Road — Райнер Книция. Это любительский проект: карта, рисунки и тексты — наши собственные, правила пересказаны своими словами, а названия лишь указывают, о какой игре речь.
page-about-fair = Когда стол открывают, сервер выбирает секретное число и показывает его печать. Затем каждый браузер запечатывает своё случайное число и раскрывает его, только когда запечатаны все. Секрет и эти числа определяют каждую карту; в конце секрет раскрывается, и браузер может сверить всё с тем, что видел. Поэтому никто, даже владелец сервера, не мог подобрать карты, если хотя бы одно число пришло от того, кому вы доверяете. Тот, кто не раскрыл своё число, мог выбирать из двух тасовок, и проверка об этом скажет. Подсматривал ли владелец сервера, она показать не может.
page-about-privacy = Здесь нет учётных записей, слежки и запросов к другим сайтам. Сервер хранит ваше имя, настройки и партии; в настройках всё это можно скачать или удалить.
page-about-code = Исходный код свободен, лицензия MIT.

## At the table

page-panes = Части стола
page-pane-board = Поле
page-pane-players = Игроки
page-pane-log = Журнал
page-closer = Увеличить карту
page-further = Уменьшить карту
page-key-zoom = Увеличить или уменьшить карту
page-chat = Чат
page-chat-said = { $name } пишет: { $text }
page-chat-empty = Пока никто ничего не написал.
page-chat-write = Напишите что-нибудь
page-chat-send = Отправить
page-mute = Заглушить: { $name }
page-watching = Вы наблюдаете
page-result = Итог
page-undo = Отменить
page-undo-nothing = Сейчас отменять нечего.
page-undo-asking = Об отмене уже попросили. Сначала ответят остальные.
page-undo-asked = { $player } хочет отменить действие, после которого уже открылось что-то новое. Вы согласны?
page-undo-agree = Согласиться
page-undo-decline = Отказать
page-undo-waits = { $player } хочет отменить действие. Ждём ответа: { $players }.
page-menu = Меню
page-thinks = думает…
page-chooses = выбирает…
page-is-away = играет бот
page-is-overdue = время вышло
page-you-overdue = Ваше время вышло.
page-has-resigned = партия сдана
page-not-here = сейчас не здесь
page-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
page-spectators = { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
page-since = С вашего последнего действия
page-recent = Что только что произошло
page-taken-back = Отменено:
page-handover = Теперь ходит { $player }
page-handover-about = Передайте устройство. До тех пор карты не видны.
page-handover-do = { $player } — это я, показать мои карты
page-return = Вернуться на своё место
page-bot-for-you = За вас играет бот.
page-away-long = { $player }: уже две минуты не за столом.
page-vote-stand-in = Посадить бота
page-votes = Голосов за бота: { $count } из { $needed }.
page-wait-longer = Подождать ещё
page-leave-text = За вас продолжит бот, и вы сможете вернуться на своё место в любое время.
page-leave-do = Выйти
page-resign = Сдаться
page-resign-text = Вы сдаёте эту партию окончательно. Если другие ещё играют, на вашем месте продолжит бот. Отменить это нельзя.
page-resign-do = Сдаться окончательно
page-play-on = Играть дальше
page-watch-link = Ссылка на этот стол
page-watch-about = По этой ссылке может смотреть каждый:
page-keys = Клавиатура
page-key-help = показать все клавиши
page-key-undo = отменить действие
page-key-log = к журналу
page-key-status = ещё раз сказать, что нужно сделать
page-key-skip = пропустить показ; закрыть
page-key-tab = к следующей части страницы

## The end

page-over-you = Вы победили!
page-over-behind = { $points ->
        [one] Вы проиграли: не хватило { $points } очка. Победа: { $name }
        [few] Вы проиграли: не хватило { $points } очков. Победа: { $name }
        [many] Вы проиграли: не хватило { $points } очков. Победа: { $name }
       *[other] Вы проиграли: не хватило { $points } очка. Победа: { $name }
    }
page-over-tie = Очков поровну, но победа за другим: { $name }
page-over-you-resigned = Вы сдались.
page-over-nobody = Партия окончена
page-over-resigned = Остальные сдались.
page-winner = победа
page-rematch = Сыграть ещё раз
page-new-opponents = Другие соперники
page-rematch-join = К следующей партии
page-replay = Посмотреть запись
page-look-at-board = Посмотреть на поле
page-record = Скачать запись партии
page-proof = Всё ли было честно?
page-proof-about = Ваш браузер заново вычислит все карты этой партии и сверит их с тем, что видел. Подсматривал ли владелец сервера, он знать не может.
page-proof-do = Проверить сейчас
page-proof-holds = Всё сходится: никто не мог подобрать карты.
page-proof-partly = Всё, что удалось проверить, верно. Проверить удалось не всё:
page-proof-broken = Что-то не сходится:
page-proof-unchecked = Не доказано: страница не знает, как в этой игре тянут карты, поэтому они не проверены.
page-proof-failed = Не удалось получить запись. Попробуйте ещё раз.
page-proof-unreadable = Это не запись этой игры, или её нельзя проследить.
page-proof-seen = Секрет тот самый, чью печать этот браузер видел перед партией.
page-proof-unseen = Секрет соответствует печати в записи. Перед партией этот браузер печать не видел.
page-proof-not-committed = Секрет не соответствует печати.
page-proof-other-seal = Печать в записи не та, которую этот браузер увидел первой.
page-proof-own = Ваше случайное число вошло в тасовку.
page-proof-own-none = Этот браузер не добавлял случайного числа: доказательство опирается на числа остальных.
page-proof-own-late = Ваше случайное число не дошло до сервера вовремя и не учтено.
page-proof-own-dropped = Сервер принял ваше случайное число, но в тасовку оно не вошло.
page-proof-alone = В тасовке нет ни одного случайного числа игроков: тот, кто проводил партию, мог подобрать карты до её начала.
page-proof-older = В партии такого вида её устроитель мог до начала перебирать тасовки. После начала ничего изменить было нельзя.
page-proof-withheld = Не раскрыто и не учтено: { $count ->
        [one] { $count } случайное число
        [few] { $count } случайных числа
        [many] { $count } случайных чисел
       *[other] { $count } случайного числа
    }. Тот, кто так делает, может выбирать из двух тасовок.
page-proof-list = Запечатанные случайные числа не те, что были показаны этому браузеру, прежде чем он раскрыл своё.
page-proof-share = Одно из случайных чисел в записи не соответствует своей печати.
page-proof-draws = Совпало карт: { $right } из { $draws }.
page-proof-seals = Совпало тайных решений: { $right } из { $seals }.
page-proof-seals-shown = Печатей, которые этот браузер видел до раскрытия: { $shown }.
page-proof-seals-changed = Решений, изменённых после того, как их печать была здесь показана: { $count }.
page-proof-seals-wrong = Решений, раскрытых не с той печатью, что была здесь показана: { $count }.
