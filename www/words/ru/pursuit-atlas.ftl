heading = Кто побеждает и как быстро
intro = Ячейка: N × N клеток, беглец делает до S шагов за ход (∞: без предела). Сверху: K, наименьшее число ловцов, которое всегда побеждает. Снизу: ход поимки при лучшей игре.
map = Наименьшее K по доске, S и N
enlarge = Во всё окно

## A case
stepsAre = S{ "\u00A0" }={ "\u00A0" }{ $steps }
unlimited = S не ограничено
passing = { $reading ->
    [blocked] через ловцов пройти нельзя
   *[default] через ловцов пройти можно
  }
cell = N { $n }, { $steps }:
between = от { $low } до { $high } { $high ->
    [one] ловца
   *[many] ловцов
  }
turn = T{ "\u00A0" }={ "\u00A0" }{ $turn }
noTurn = число ходов неизвестно
conjectured = гипотеза: { $k }
up = ловцов больше, чем при N { $n }
basis = { $kind ->
    [theorem] теорема
    [computed] вычислено
   *[bound] оценка
  }

## The legend
legendTheorem = Доказано на бумаге (отмечен угол)
legendComputed = Вычислено: решены все позиции
legendSettled = K известно, ход поимки — нет
legendBound = K неизвестно: не меньше 4, не больше 6
legendConjecture = K неизвестно. Недоказанная формула даёт 5
legendUp = Толстая черта: отсюда нужно больше ловцов
legendShades = Чем темнее, тем меньше ловцов
legendPassing = Если пройти через ловцов нельзя, беглец пойман, как только входит в клетку ловца.

## What is known of a case
win = Хватает { $k } { $k ->
    [one] ловца
   *[many] ловцов
  }
wins = { win }: при лучшей игре поимка на ходу { turn }.
winsAtLast = { win }: за сколько ходов, неизвестно.
winsBetween = Наименьшее K — от { $low } до { $high }.
more = Если их { $k }, поимка на ходу { turn }.
conjecture = Гипотеза: K = { $k }, по формуле { $formula } (N = { $from }–{ $to }).
placement = Лучшая расстановка
placed = Ловцы начинают в { $cells }
watch = Посмотреть лучшую игру
open = Открыть на доске
large = Этот случай слишком велик для страницы: после лучшей расстановки обе стороны играют по простым правилам, и итог может быть другим.
noPlacement = Лучшая расстановка неизвестна.
command = Вычислить это в командной строке:
commandCost = Вычислить это в командной строке ({ $seconds } с, { $memory } памяти):
copy = Скопировать

## Conjectures
conjectures = Гипотезы
conjecturesIntro = Формулы для K, которые верны для всех точных значений, но никем не доказаны. “floor” округляет вниз, “ceil” — вверх.
formula = Для N от { $from } до { $to } K = { $formula }. Первое N, при котором это может быть неверно: { $next }.

## Turns over N
chart = Ходы до поимки в зависимости от N
chartOf = { chart }: { $row }, K{ "\u00A0" }={ "\u00A0" }{ $k }
marks = ◆ теорема, ● вычислено, × никогда не пойман (∞)
never = ∞
unknown = неизвестно
atMost = не больше { $turns }
mehrabian = Пунктир: N − 1, теорема (Mehrabian, 2011).
threeQuarters = Пунктир: 3N/4, округлённое вниз. Это не теорема.
misses = Не совпадает при N = { $misses }.
table = В виде таблицы
turns = Ходы
kind = Основание
