memory = { $amount } { $unit ->
    [0] кБ
    [1] МБ
    [2] ГБ
    [3] ТБ
    [4] ПБ
   *[5] ЭБ
  }
more = Показать все: { $all }

## What solving costs, and its result
heading = Точная теория
takes = Позиций: { $states }. Чтобы решить их, нужно памяти: { $memory }.
asking = Оценивается память…
solve = Решить
cancel = Отмена
cancelled = Отменено.
lost = Движок остановился. Решите ещё раз.
solving = Решается…
progress = Готово: { $turn } { $turn ->
    [one] ход
    [few] хода
   *[many] ходов
  }. Последний добавил проигранных позиций: { $lost }, выигранных расстановок: { $won }.
beyond = Эту доску решить нельзя: предел — { $catchers } { $catchers ->
    [one] ловец
    [few] ловца
   *[many] ловцов
  } и { $side } { $side ->
    [one] клетка
    [few] клетки
   *[many] клеток
  } на стороне.
tooLarge = Для этой страницы слишком много: нужно { $needs } памяти, а разрешено { $most }.
smaller = Подойдёт доска поменьше.
fewer = Подойдёт доска поменьше или { $catchers } { $catchers ->
    [one] ловец
    [few] ловца
   *[many] ловцов
  }.
neverCaught = Никогда не пойман
caughtIn = Пойман через { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
  }
neverProof = При любой расстановке у беглеца есть клетка, с которой он никогда не будет пойман.
caughtProof = Из лучшей расстановки, что бы ни делал беглец. Более быстрой расстановки нет.
placements = Лучших расстановок: { $total }, не считая повёрнутых и отражённых
playBest = Сыграть из лучшей расстановки
place = Сыграть из этой расстановки
shown = Показано { $shown } из { $all }.
against = Сыграть против безупречного соперника. Вы:

## The position on the board
here = Эта позиция
show = Показать на доске
showHint = Ходы до поимки, лучшие ходы
legendSoon = За сколько ходов беглец отсюда будет пойман, если ходят ловцы. Чем ярче цвет, тем скорее
legendNever = Беглец отсюда никогда не будет пойман
legendStep = Лучший шаг ловца с этим номером. Большой квадрат: он остаётся на месте
legendEnd = Лучший ход беглеца
over = Игра окончена.
never = никогда
atTurn = T{ "\u00A0" }={ "\u00A0" }{ $turn }
orLater = T{ "\u00A0" }={ "\u00A0" }{ $turn } или позже
outlookNever = При лучшей игре беглец никогда не будет пойман.
outlookLater = При лучшей игре он будет пойман на ходу { orLater }.
outlook = При лучшей игре он будет пойман через { $left } { $left ->
    [one] ход
    [few] хода
   *[many] ходов
  }, на ходу { atTurn }.
endsBefore = Матч закончится раньше, после хода T{ "\u00A0" }={ "\u00A0" }{ $last }.
best = { $total } { $total ->
    [one] лучший ход
    [few] лучших хода
   *[many] лучших ходов
  } { $side ->
    [catchers] ловцов
   *[fugitive] беглеца
  }
side = { $side ->
    [catchers] ловцы
   *[fugitive] беглец
  }
step = ловец { $nth } { $direction ->
    [right] вправо
    [left] влево
    [down] вниз
    [up] вверх
   *[stays] на месте
  }
nothing = Ловцы не могут добиться поимки.

## The match, move by move
course = Матч ход за ходом
courseNote = Круги — ходы ловцов, квадраты — ходы беглеца. Число: на каком ходу поимка при лучшей игре после этого хода. «!» — ошибка.
stop = Ход T{ "\u00A0" }={ "\u00A0" }{ $turn }, { side }: поимка { $capture }.
slip = Ход T{ "\u00A0" }={ "\u00A0" }{ $turn }, { side }: поимка { $from } → { $to }.
winLost = Победа упущена.
escapeLost = Спасение упущено.
turnsLost = Потеряно: { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
  }.
perfect = В этом матче ошибок нет.
