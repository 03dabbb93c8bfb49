# Страница «Турн и Таксис», по-русски.

## Чей ход и какой шаг

tt-over = Партия окончена.
tt-must-call = Ваш ход: позовите почтмейстера и возьмите вторую карту.
tt-may-close = Ваш ход: завершите линию или закончите ход.
tt-take-only = Ваш ход: возьмите карту.
tt-only-end = Все шаги сделаны: закончите ход или отмените действие.
tt-start = Ваш ход: выложите карту, чтобы начать линию.
tt-stuck = Ваши карты не подходят: сбросьте линию и начните новую.
tt-stuck-call = Ваши карты не подходят: позовите почтмейстера или сбросьте линию.
tt-last-round = Последний круг: { $player } выполняет условие конца игры. Осталось сходить: { $players }.
turn-take = Ваш ход: возьмите карту или позовите администратора.
turn-taken = Ваш ход: выложите карту или позовите почтмейстера.
turn-take-second = Ваш ход: возьмите вторую карту.
turn-play = Ваш ход: выложите карту.
turn-played = Ваш ход: позовите гонца или закончите ход.
turn-play-second = Ваш ход: выложите вторую карту.
turn-place = Ваш ход: выберите, где открыть отделения.
turn-short = Ваш ход: каретник может дать вам следующий экипаж.
turn-discard = Ваш ход: выберите карты для сброса.
turn-done = Все шаги сделаны: закончите ход или отмените действие.
turn-over = Партия окончена.
waits-take = { $player } берёт карту.
waits-taken = { $player } выбирает, какую карту выложить.
waits-take-second = { $player } берёт вторую карту.
waits-play = { $player } выбирает, какую карту выложить.
waits-played = { $player } решает, завершать ли линию.
waits-play-second = { $player } выкладывает вторую карту.
waits-place = { $player } завершает линию.
waits-short = { $player } завершает линию.
waits-discard = { $player } завершает линию.
waits-done = { $player } заканчивает ход.
waits-over = Партия окончена.

## Карта

tt-map = Карта дорог
tt-cities = Города
tt-city = { $city }, { $province }
tt-city-offices = Отделения: { $names }
tt-city-no-office = Отделений нет
tt-city-in-route = В вашей линии
tt-city-roads = Дороги: { $cities }
tt-cards-left = Карты: не видны { $unseen }, открыты { $display }, на руках и в линиях { $hands }, в сбросе { $gone }
tt-fits-beside = Можно выложить рядом: { $cities }
tt-fits-not = Сейчас к линии не подходит
tt-stack = Приз «{ $stack }»: верхний жетон — { $points }, осталось жетонов: { $count }
tt-stack-empty = Приз «{ $stack }»: жетонов не осталось
tt-stack-progress = У вас { $have } из { $need }
tt-stack-near = Не хватает одного отделения: { $players }
tt-routes-all = Линии на карте: все
tt-routes-me = Линии на карте: только моя
tt-routes-none = Линии на карте: скрыты
tt-sign-all = все
tt-sign-end = кон.

## Карты

tt-display = Открытые карты
tt-slot-empty = пусто
tt-deck = Колода
tt-discard = Сброс
tt-discard-empty = В сбросе нет карт.
tt-hand = Карты на руке
tt-hand-empty = Карт на руке нет
tt-hidden-card = Закрытая карта
tt-route = Ваша линия
tt-route-empty = Линии пока нет: её начнёт ваша следующая карта.
tt-ladder = Что даёт длина вашей линии
tt-rung = { $count ->
        [one] { $count } город
        [few] { $count } города
        [many] { $count } городов
       *[other] { $count } города
    }
tt-rung-carriage = экипаж { $carriage }
tt-rung-bonus = приз { $points }
tt-rung-none = призов не осталось
tt-rung-reached = достигнуто
tt-rung-next = ещё одна карта

## Служащие

tt-officials = Служащие
tt-officials-used = Служащие: помощь получена
does-administrator = Шесть новых открытых карт
does-postmaster = Взять вторую карту
does-carrier = Выложить вторую карту
does-cartwright = Экипаж, даже если не хватает 1–2 городов
why-official-used = Один служащий за ход
why-postmaster-compulsory = Обязателен почтмейстер
why-display-empty = Открытых карт нет
why-administrator-too-late = Только до взятия карты
why-postmaster-too-early = После первой карты
why-no-second-card = Второй карты нет
why-postmaster-too-late = Только сразу после взятия
why-carrier-too-early = После того, как выложите карту
why-carrier-nothing-fits = Нет подходящей карты
why-carrier-too-late = Только сразу после карты
why-cartwright-not-now = При завершении, если не хватает 1–2 городов

## Что делать

tt-question = Вопрос
tt-which-end = { $city }: подходят оба края. Куда выложить?
tt-route-lost = { $count ->
        [one] Линия будет сброшена: { $count } город пропадёт без награды.
        [few] Линия будет сброшена: { $count } города пропадут без награды.
        [many] Линия будет сброшена: { $count } городов пропадут без награды.
       *[other] Линия будет сброшена: { $count } города пропадут без награды.
    }
tt-abandon-start = Сбросить и начать новую: { $city }
tt-sure-to-end = Можно сделать что-то ещё. Закончить ход?
tt-back = Назад
tt-play = Выложить: { $city }
tt-play-beside = { $city }: выложить рядом с городом { $city2 }
tt-do-it = Использовать карту
tt-deck-about = { $count ->
        [one] Закрытая карта из колоды: осталась { $count } карта
        [few] Закрытая карта из колоды: осталось { $count } карты
        [many] Закрытая карта из колоды: осталось { $count } карт
       *[other] Закрытая карта из колоды: осталось { $count } карты
    }
tt-close = Завершить линию
tt-go-on-closing = Продолжить завершение
tt-choose-card = Выберите карту на руке.
tt-waiting = Сейчас ходит { $player }

## Завершение

tt-closing = { $count ->
        [one] Завершение линии из { $count } города
        [few] Завершение линии из { $count } городов
        [many] Завершение линии из { $count } городов
       *[other] Завершение линии из { $count } города
    }
tt-thinking = Одну минуту…
tt-ways = Как открыть отделения
tt-way-each = По одному отделению в каждой земле
tt-way-province = Все в одной земле: { $province }
tt-way-rest = Что осталось сделать
tt-which-province = Земля
tt-which-city = Город для отделения
tt-points-then = Очки: сейчас { $before }, потом { $after }
tt-gain-offices = Отделения ({ $count })
tt-gain-tiles = Призы
tt-gain-carriage = Экипаж
tt-gain-none = нет
tt-then = Затем
tt-then-progress = { $stack }: { $have } из { $need }
tt-no-carriage = нет: для номера { $carriage } нужно городов: { $carriage }, в линии: { $count }
tt-no-carriage-left = нет: последний экипаж уже у вас
tt-carriage-worth = { $points ->
        [one] Номер { $carriage }: { $points } очко
        [few] Номер { $carriage }: { $points } очка
        [many] Номер { $carriage }: { $points } очков
       *[other] Номер { $carriage }: { $points } очка
    }
tt-cartwright = Каретник даёт вам следующий экипаж
tt-discard-which = Карты для сброса
tt-discard-more = { $count ->
        [one] Выберите { $count } карту для сброса
        [few] Выберите { $count } карты для сброса
        [many] Выберите { $count } карт для сброса
       *[other] Выберите { $count } карты для сброса
    }
tt-discard-done = Остаются карты, которые не зачёркнуты.
tt-confirm-closing = Завершить линию так

## Игроки

tt-cards = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
tt-known = Известны: { $cities }
tt-known-none = Ни одна из этих карт не известна.
tt-offices-left = { $count ->
        [one] Осталось { $count } отделение
        [few] Осталось { $count } отделения
        [many] Осталось { $count } отделений
       *[other] Осталось { $count } отделения
    }
tt-carriage = Экипаж: { $carriage }, следующий: { $next }
tt-tile = Приз «{ $stack }», { $points }
tt-route-of = Линия игрока { $player }
tt-show-route = { $player }: показать линию на карте
tt-hand-of = Карты на руке: { $player }
tt-hand-cards = На руке: { $cities }
tt-no-route = Линии нет

## Конец

tt-total = Всего
tt-offices-unused = Оставшиеся отделения

## Клавиши

tt-key-take = Взять открытую карту
tt-key-hand = К картам на руке
tt-key-map = К карте дорог
tt-key-officials = К служащим
tt-key-rule = Правило о том, что выбрано
tt-key-arrows = Переходить между картами, городами и служащими
