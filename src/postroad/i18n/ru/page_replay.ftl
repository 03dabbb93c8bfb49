# Повтор игры и статистика по-русски.

## Посмотреть игру ещё раз

replay-title = Просмотр записи
replay-mine = Мои партии
replay-examples = Примеры с пояснениями
replay-note = Пояснение
replay-note-next = Следующее пояснение
replay-played = Дата партии:
replay-loading = Загружаем партию…
replay-missing = Такой партии здесь нет, или она ещё не окончена.
replay-board = Поле
replay-beside = Журнал, игроки и прочее
replay-players = Игроки
replay-more = Ссылка и проверка
replay-eye = Вид
replay-open-hands = Все карты открыты
replay-log = Журнал
replay-opening = Партия начинается.
replay-silent = Об этом шаге ничего не сказано.

## По шагам

replay-controls = Управление повтором
replay-slider = Момент партии
replay-where = Шаг { $at } из { $last } · { $round }
replay-play = Воспроизвести
replay-pause = Пауза
replay-action-back = На действие назад
replay-action-on = На действие вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-speed = Скорость
replay-speed-calm = Медленно
replay-speed-brisk = Обычно
replay-speed-instant = Быстро

## График

replay-graph = График партии
replay-graph-of = Что показать
replay-graph-text = по шагам партии; те же числа есть в таблице ниже
replay-as-table = В виде таблицы
replay-round-short = Раунд
replay-points = Очки
replay-offices = Отделения
replay-carriages = Экипажи
replay-nobles = Дворяне

## Ссылка, файл, доказательство

replay-link = Ссылка на этот момент
replay-download = Скачать запись
replay-unsealed = Тасовка в этой партии не была запечатана, поэтому доказывать нечего.

## Загрузить запись

replay-upload = Загрузить запись
replay-upload-about = Каждую завершённую партию можно скачать как запись. Загрузите её сюда, чтобы пройти по шагам; сначала проверяется каждая строка.
replay-choose-file = Выбрать файл
replay-or-drop = или перетащите его сюда
replay-checking = Проверяем…
replay-upload-again = Ничего не сохранено. Можно выбрать другой файл.
replay-unreached = Сервер недоступен или не смог ответить. Попробуйте чуть позже.
replay-statistics = Статистика

## Статистика

stats-title = Статистика
stats-plain-game = Обычная игра
stats-none = На этом сервере ещё не завершена ни одна партия.
stats-about = По данным { $count ->
        [one] { $count } завершённой партии
        [few] { $count } завершённых партий
        [many] { $count } завершённых партий
       *[other] { $count } завершённой партии
    } на этом сервере.
stats-failed = Не удалось получить данные. Попробуйте чуть позже.
stats-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
stats-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }.
stats-rounds = В среднем раундов: { $rounds }.
stats-seat = Место { $seat }
stats-place = { $place }-е место
stats-wins = Победы по месту за столом (общие делятся)
stats-means = Средние очки по месту за столом
stats-means-by-place = Средние очки по местам
stats-winners = Очки победителей
stats-range = { $from }–{ $to }
stats-range-below-zero = от { $from } до { $to }
stats-endings = Чем кончались партии
stats-against = Вы против каждого бота
stats-against-about = Считается отдельно для каждого бота за столом, кто бы ни победил в итоге.
stats-games-column = Партии
stats-ahead = Вы впереди
stats-even = Наравне
stats-behind = Бот впереди
stats-ended-by-points = Кто-то набрал 40 очков
stats-ended-by-carriage = Кто-то получил экипаж 7
stats-ended-by-offices = Кто-то открыл последнее отделение
stats-ended-by-limit = Достигнута предельная длина партии
stats-ended-by-resigned = Кто-то сдался
stats-ended-by-stopped = Партия была прервана
