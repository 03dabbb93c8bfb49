### Своя страница, рейтинги, знакомые игроки и партия дня.

person-nav = Моя страница
person-of = Страница игрока { $name }
person-none = Пока нет завершённых партий. Здесь появится то, чего вы достигли в играх.
person-results = Результаты
person-won = Победы
person-won-of = Побед: { $won } из { $games }
person-mean = Очки в среднем
person-best = Лучший счёт
person-rating = Рейтинг
person-rating-about = Ваша сила, оценённая по рейтинговым партиям: 1500 — это сила бота { bot-greedy }, и в 19 случаях из 20 истинное значение лежит в указанных пределах. Партии, в которых было отменено то, что уже открылось, не учитываются.
person-rating-even = примерно наравне с ботом { $bot }
person-rating-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}
person-bots = Против ботов
person-bot-next = Следующий соперник
person-bot-beaten = Побеждён
person-feats = Личные рекорды
feat-best-score = Больше всего очков за партию
feat-longest-route = Самая длинная завершённая линия
feat-earliest-carriage = Экипаж 7, в круге
feat-longest-chain = Самая длинная цепь дворян
feat-best-round = Больше всего очков за раунд
person-finished = Завершённые партии
person-place = Место: { $place } / { $players }
person-rated = рейтинговая
person-unrated = без рейтинга
person-more = Показать ещё
person-someone = кто-то
person-people = С кем вы играли
person-people-ahead = Соперник впереди
person-invite = Пригласить снова
person-block = Заблокировать
person-unblock = Разблокировать
person-blocked = Вы заблокировали этого человека: приглашать друг друга нельзя.
person-visible = Что видят другие
person-shows-page = Другим можно видеть эту страницу
person-shows-page-about = Каждому, у кого есть адрес, и из таблицы рейтинга. Имена других видны, только если они показывают свою страницу, а открыть можно лишь общие столы.
person-is-listed = Показывать моё имя в таблице рейтинга
person-is-listed-about = И рядом с вашим результатом в партии дня.
person-address = Адрес вашей страницы:
ladder-title = Таблица рейтинга
ladder-none = Пока здесь никого нет. Показать своё имя можно на своей странице, когда вы завершите рейтинговую партию.
ladder-bot = бот, измеренная сила
ladder-bots = Боты стоят на своей измеренной силе.
daily-title = Партия дня
daily-about = Для всех один и тот же запечатанный расклад, те же боты и только одна попытка. На следующий день видно, чего добились все и чего — самый сильный бот.
daily-play = Сыграть сегодня
daily-go-on = Продолжить партию дня
daily-done = Сегодняшняя партия сыграна. Сравнение появится завтра.
daily-against = Против: { $bots }
daily-days = Прошлые дни
daily-points = Очки
daily-place = Место за столом
daily-you = вы
daily-nobody = Никто не доиграл эту партию.
daily-bot-missing = Бот { $bot } ещё не доиграл.
daily-mine = Ваш результат: { $score }. Место среди людей: { $place } из { $count }.
daily-strongest = Самый сильный бот, { $bot }, с тем же раскладом: { $score }.
daily-next = Следующая партия начнётся в { $time }.
page-rated = Рейтинговая партия
page-rated-about = Результат учитывается в рейтингах игроков.
refusal-not-met = Это возможно только с тем, с кем вы завершили партию.
refusal-person-gone = Этого человека здесь больше нет.
refusal-not-invited = Этого человека нельзя пригласить.
refusal-daily-today = Сегодня эту партию ещё играют другие. Посмотреть её можно будет завтра.
refusal-daily-no-undo = В партии дня нельзя отменить то, что уже открылось.
