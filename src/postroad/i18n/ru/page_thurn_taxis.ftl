# Страница «Турн и Таксис», по-русски.

## Чей ход и какой шаг

tt-over = Игра окончена.
tt-must-call = Ваш ход: позовите почтмейстера и возьмите вторую карту.
tt-may-close = Ваш ход: завершите линию или закончите ход.
tt-take-only = Ваш ход: возьмите карту.
tt-only-end = Ход сделан: закончите его или верните что-нибудь назад.
tt-start = Ваш ход: выложите карту, чтобы начать линию.
tt-last-round = Последний круг: условие конца игры — { $player }. Ещё ходят: { $players }.
turn-take = Ваш ход: возьмите карту или позовите администратора.
turn-taken = Ваш ход: выложите карту или позовите почтмейстера.
turn-take-second = Ваш ход: возьмите вторую карту.
turn-play = Ваш ход: выложите карту.
turn-played = Ваш ход: позовите гонца или закончите ход.
turn-play-second = Ваш ход: выложите вторую карту.
turn-place = Ваш ход: выберите, где открыть отделения.
turn-short = Ваш ход: каретник может дать вам следующий экипаж.
turn-discard = Ваш ход: выберите карты для сброса.
turn-done = Ход сделан: закончите его или верните что-нибудь назад.
turn-over = Игра окончена.
waits-take = { $player } берёт карту.
waits-taken = { $player } выбирает карту, чтобы её выложить.
waits-take-second = { $player } берёт вторую карту.
waits-play = { $player } выбирает карту, чтобы её выложить.
waits-played = { $player } решает, завершать ли линию.
waits-play-second = { $player } выкладывает вторую карту.
waits-place = { $player } завершает линию.
waits-short = { $player } завершает линию.
waits-discard = { $player } завершает линию.
waits-done = { $player } заканчивает ход.
waits-over = Игра окончена.

## Карта

tt-map = Карта местности
tt-cities = Города
tt-city = { $city }, { $province }
tt-city-offices = Отделения: { $names }
tt-city-no-office = Отделений нет
tt-city-in-route = В вашей линии
tt-city-roads = Дороги: { $cities }
tt-fits-left = Подходит к левому концу линии
tt-fits-right = Подходит к правому концу линии
tt-fits-both = Подходит к обоим концам линии
tt-fits-not = Сейчас к линии не подходит
tt-stack = Приз «{ $stack }»: верхний жетон — { $points }, осталось жетонов: { $count }
tt-stack-empty = Приз «{ $stack }»: жетонов не осталось
tt-sign-all = все
tt-sign-end = конец

## Карты

tt-display = Открытые карты
tt-slot-empty = пусто
tt-deck = Колода
tt-discard = Сброс
tt-discard-empty = В сбросе нет карт.
tt-hand = Ваша рука
tt-hand-empty = Карт на руке нет
tt-hidden-card = Закрытая карта
tt-route = Ваша линия
tt-route-empty = Линии пока нет: её начнёт ваша следующая карта.
tt-end-left = Левый конец
tt-end-right = Правый конец
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
does-cartwright = Следующий экипаж, если не хватает 1–2
why-official-used = Один служащий за ход
why-postmaster-compulsory = В этот ход — только почтмейстер
why-display-empty = Открытых карт нет
why-administrator-too-late = Только до взятия карты
why-postmaster-too-early = После первой карты
why-no-second-card = Второй карты нет
why-postmaster-too-late = Только сразу после взятия
why-carrier-too-early = После того, как выложите карту
why-carrier-nothing-fits = Ни одна карта не подходит
why-carrier-too-late = Только сразу после выкладывания
why-cartwright-not-now = Только при завершении, если не хватает 1–2

## Что делать

tt-question = Вопрос
tt-which-end = { $city }: подходят оба конца. Куда выложить?
tt-route-lost = { $count ->
        [one] Вы откажетесь от линии: { $count } город пропадёт без награды.
        [few] Вы откажетесь от линии: { $count } города пропадут без награды.
        [many] Вы откажетесь от линии: { $count } городов пропадут без награды.
       *[other] Вы откажетесь от линии: { $count } города пропадут без награды.
    }
tt-abandon-start = Отказаться и начать новую: { $city }
tt-sure-to-end = Можно сделать что-то ещё. Закончить ход?
tt-back = Назад
tt-play = Выложить: { $city }
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
tt-thinking = Одну минуту …
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
tt-hand-of = Рука игрока { $player }
tt-hand-cards = На руке: { $cities }
tt-no-route = Линии нет

## Конец

tt-breakdown = Очки игрока { $player }
tt-source-carriage = Экипаж { $carriage }
tt-total = Всего

## Клавиши

tt-key-take = Взять открытую карту
tt-key-hand = К вашей руке
tt-key-map = К карте местности
tt-key-officials = К служащим
tt-key-rule = Правило о том, что выбрано
tt-key-arrows = Переходить между картами, городами и служащими
