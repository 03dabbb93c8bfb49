# Страница King's Road по-русски.

## Карта

kr-map = Карта восьми регионов
kr-region = { $region }, регион { $number }. Знамя: { $banner }.
kr-king-here = Здесь Король.
kr-nobody-here = Маркеров нет.
kr-stands = { $player }: { $count }
kr-noble-too = из них один дворянин
kr-tied = равенство
kr-would-earn = сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kr-track = Очки
kr-score = { $player }: { $points }.

## Открытие карт

kr-reveal = Раскрытие карт
kr-turn-region = { $player } раскрывает карту «{ $card }» и ставит туда маркер.
kr-turn-knight = { $player } раскрывает карту «{ $card }». Ещё один маркер: { $region }.
kr-turn-knight-declined = { $player } раскрывает карту «{ $card }», но маркер не ставит.
kr-turn-knight-idle = { $player } раскрывает карту «{ $card }». Перед ней нет карты региона, поэтому ничего не происходит.
kr-turn-dragon = { $player } раскрывает карту «{ $card }». В этом раунде подсчёт пройдёт ещё в одном регионе.
kr-turn-witch = { $player } раскрывает карту «{ $card }» и будет выбирать заново после остальных.
kr-markers-home = { $region }: все маркеры, кроме дворян, возвращаются к владельцам.
kr-skip = Пропустить
kr-rule = Правило { $rule }

## Выбор

kr-status-choose = Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
kr-status-again = Ведьма: выберите заново { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, уже зная, что сделали остальные
kr-status-wait = Ждём выбора: { $players }
kr-status-witch = Ждём выбора после Ведьмы: { $players }
kr-over = Партия окончена.
kr-desk = Ваш выбор
kr-slots = Выбранные карты по порядку
kr-slot-filled = Место { $slot }: { $card }. Нажмите, чтобы вернуть на руку.
kr-slot-empty = Место { $slot }: пусто
kr-take-back = Вернуть на руку: { $card }
kr-hand = Ваши карты
kr-card-spent = { $card }: карта сыграна и выбыла из игры
kr-more = Выберите ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
kr-change = Выбрать вместо этого: { $cards }
kr-decline = Отказаться от маркера Рыцаря
kr-settled = Выбор сделан. Его можно изменить, пока не выбрали все.
kr-watching = Игроки тайно выбирают карты.
kr-wait-witch = Игроки с Ведьмой выбирают заново.
kr-note-alone = { $card } играется одна: остальные карты вы выберете позже.
kr-note-not-alone = Ведьма играется одна, поэтому она вернулась на руку.
kr-note-last = { $card } — всегда последняя карта, поэтому она сама встала на последнее место.
kr-note-full = Вы выбираете { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: сначала верните одну.
kr-key-regions = карты регионов, по номерам на карте
kr-key-confirm = подтвердить выбор
kr-key-back = вернуть последнюю карту
kr-key-escape = пропустить раскрытие карт; очистить выбор

## Игроки

kr-ready = Кто уже выбрал
kr-is-choosing = { $player } выбирает.
kr-has-chosen = { $player }: выбор сделан.
kr-chosen = выбор сделан
kr-at-hand = { $count ->
        [one] маркер в запасе
        [few] маркера в запасе
        [many] маркеров в запасе
       *[other] маркера в запасе
    }
kr-nobles = { $count ->
        [one] { $count } дворянин
        [few] { $count } дворянина
        [many] { $count } дворян
       *[other] { $count } дворянина
    }: { $regions }
kr-no-nobles = дворян пока нет
kr-still-has = Оставшиеся карты: { $player }
kr-region-cards = { $count ->
        [one] карта региона
        [few] карты регионов
        [many] карт регионов
       *[other] карты регионов
    }

## Конец

kr-sum-region = Регион
kr-sum-places = Места
kr-sum-chains = Цепи
kr-sum-final = Финал
kr-sum-all = Всего
kr-sum-unknown = Сейчас не удаётся показать очки этой партии. Попробуйте чуть позже.

## Открыть стол

kr-banners-about = Очки за места с первого по четвёртое в каждом регионе; ни одно число не больше предыдущего. Оставьте поле пустым там, где место ничего не приносит.
kr-banner-place = { $region }: очки за { $place }-е место
kr-banners-reset = Вернуть обычные знамёна
