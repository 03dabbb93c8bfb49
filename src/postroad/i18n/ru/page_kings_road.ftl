# Страница King's Road по-русски.

## Карта

kr-map = Карта восьми регионов
kr-region = { $region }, регион { $number }. Знамя: { $banner }.
kr-king-here = Здесь Король.
kr-nobody-here = Маркеров нет.
kr-scores-now = подсчёт
kr-scores-too = тоже подсчёт
kr-table = Таблица регионов
kr-banner = Знамя
kr-noble = дворянин
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
kr-skip = Пропустить
kr-back = Назад
kr-next = Дальше
kr-play = Воспроизвести
kr-pause = Пауза
kr-again = Показать последний раунд ещё раз
kr-idle = { $card }: без эффекта
kr-declined = { $card }: отказ от маркера
kr-tie-rule = Равенство: каждый получает наименьшее число за общие места.
kr-rule = Правило { $rule }

## Выбор

kr-status-choose = Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
kr-status-few = Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: столько, сколько у вас осталось маркеров
kr-status-again = Ведьма: теперь выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
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
kr-decline = Отказаться от маркера Рыцаря
kr-settled = Выбор сделан. Коснитесь карты, чтобы забрать его.
kr-watching = Игроки тайно выбирают карты.
kr-wait-witch = Игроки с Ведьмой выбирают заново.
kr-note-alone = { $card } играется одна: остальные карты вы выберете позже.
kr-note-not-alone = Ведьма играется одна, поэтому она вернулась на руку.
kr-note-last = { $card } — всегда последняя карта, поэтому она сама встала на последнее место.
kr-warn-knight = Рыцарь ничего не сделает: прямо перед ним нет карты региона.
kr-warn-dragon = Дракон добавляет подсчёт: { $region }. Там вы ничего не получите.
kr-warn-dragon-idle = Дракон не добавит ни одного региона.
kr-put-right = Исправить порядок
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
kr-key-scenes = при раскрытии: назад и дальше; пробел ставит на паузу

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
