# Повтор игры и статистика по-русски.

## Посмотреть игру ещё раз

replay-title = Посмотреть игру ещё раз
replay-loading = Загружаем игру …
replay-missing = Такой игры здесь нет, или она ещё не закончена.
replay-board = Поле
replay-beside = Ход игры, игроки и прочее
replay-players = Игроки
replay-more = Ссылка и проверка
replay-eye = Глазами
replay-open-hands = Всех: открытые руки
replay-log = Ход игры
replay-round = Раунд { $round }
replay-opening = Игра начинается.
replay-silent = Об этом шаге ничего не сказано.

## По шагам

replay-controls = Управление повтором
replay-slider = Момент игры
replay-where = Шаг { $at } из { $last }, раунд { $round }
replay-play = Воспроизвести
replay-pause = Пауза
replay-action-back = На действие назад
replay-action-on = На действие вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-speed = Скорость
replay-speed-calm = Спокойно
replay-speed-brisk = Живо
replay-speed-instant = Быстро

## График

replay-graph = Течение игры
replay-graph-of = Что показать
replay-graph-text = по шагам игры; те же числа есть в таблице ниже
replay-as-table = Таблицей
replay-round-short = Раунд
replay-points = Очки
replay-offices = Отделения
replay-carriages = Экипажи
replay-nobles = Дворяне

## Ссылка, файл, доказательство

replay-link = Ссылка на этот момент
replay-download = Скачать запись
replay-proof-about = Перед игрой её секрет был запечатан. Теперь он открыт, и ваш браузер может сам пересчитать каждую взятую карту.
replay-prove = Проверить каждую карту
replay-proven = Доказано: из запечатанного секрета следуют { $right } из { $draws }.
replay-proven-seal = Доказано: секрет тот самый, что был запечатан до игры. В этой игре ничего не решает жребий.
replay-not-proven = Не доказано: из запечатанного секрета следуют только { $right } из { $draws }.
replay-proof-failed = Не удалось получить запись. Попробуйте чуть позже.
replay-unsealed = Случай в этой игре не был запечатан, поэтому доказывать нечего.

## Загрузить запись

replay-upload = Загрузить запись
replay-upload-about = Каждую законченную игру можно скачать как запись. Загрузите её сюда, чтобы пройти по шагам; сначала проверяется каждая строка.
replay-choose-file = Выбрать файл
replay-or-drop = или перетащите его сюда
replay-checking = Проверяем …
replay-upload-again = Ничего не сохранено. Можно выбрать другой файл.
replay-unreached = Сервер недоступен или не смог ответить. Попробуйте чуть позже.
replay-statistics = Статистика

## Статистика

stats-title = Статистика
stats-none = На этом сервере ещё не закончена ни одна игра.
stats-about = По данным { $count ->
        [one] { $count } законченной игры
        [few] { $count } законченных игр
        [many] { $count } законченных игр
       *[other] { $count } законченной игры
    } на этом сервере.
stats-failed = Не удалось получить данные. Попробуйте чуть позже.
stats-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
stats-games = { $count ->
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }.
stats-rounds = В среднем раундов: { $rounds }.
stats-seat = Место { $seat }
stats-wins = Победы по местам (общие делятся)
stats-means = Средние очки по местам
stats-winners = Очки победителей
stats-range = { $from }–{ $to }
stats-range-below-zero = от { $from } до { $to }
stats-endings = Чем кончались игры
stats-ended-by-points = Кто-то набрал 40 очков
stats-ended-by-carriage = Кто-то получил экипаж 7
stats-ended-by-offices = Кто-то поставил последнее отделение
stats-ended-by-limit = Предел раундов
stats-ended-by-resigning = Кто-то сдался
stats-ended-by-stopping = Стол был остановлен
