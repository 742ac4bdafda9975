name = Роботы
chase = Один робот, долгая погоня
crowd = Толпа из тридцати
task = На доске 31 × 31 за вами гонятся роботы. Следуйте заданной стратегии, пока не погибнут все роботы или пока один из них не поймает вас.

## What is on the board

you = Вы
robot = Робот
debris = Обломки
teleport = Телепорт
robots = { $count } { $count ->
    [one] робот
    [few] робота
   *[many] роботов
  }
teleports = { $count } { $count ->
    [one] телепорт
    [few] телепорта
   *[many] телепортов
  }
title = Строка { $row }, столбец { $column }
youAt = Вы на { $cell }.
remaining = Осталось: { robots }.
robotsAt = { robots }: { $cells }.
debrisAt = { debris }: { $cells }.
teleportsAt = { teleportsLeft }: { $entries }.
over = { $end ->
    [won] Вы победили.
   *[lost] Вы проиграли.
  }

## Moves

# After “на”.
direction = { $direction ->
    [NW] северо-запад
    [N] север
    [NE] северо-восток
    [W] запад
    [E] восток
    [SW] юго-запад
    [S] юг
   *[SE] юго-восток
  }
letters = { $direction ->
    [NW] СЗ
    [N] С
    [NE] СВ
    [W] З
    [E] В
    [SW] ЮЗ
    [S] Ю
    [SE] ЮВ
   *[stay] здесь
  }
walk = идти на { direction }
stay = остаться на месте
entry = телепорт { $number }
# In the table, where there is little room.
short = телеп. { $number }
jump = телепорт на { $cell }

walked = Ход { $nth }: вы идёте на { direction }, на клетку { $cell }.
stayed = Ход { $nth }: вы остаётесь на { $cell }.
jumped = Ход { $nth }: телепорт переносит вас на { $cell }.
pushed = Обломки уходят на { $cell }.
gone = { $count ->
    [one] Уничтожен
   *[many] Уничтожено
  } { robots }.

## What comes of a move

safe = Безопасно
wins = Победа
deadly = Проигрыш сразу
barred = { $reason ->
    [offBoard] За краем доски
    [robotThere] Там робот
    [debrisThere] Там обломки
    [youThere] Там вы сами
    [pushOffBoard] Обломки ушли бы за край
    [pushOntoDebris] Обломки попали бы на обломки
   *[used] Уже использован
  }
refused = { barred }.
notAllowed = Нельзя
cannot = { $move }: нельзя. { barred }.
loses = { $move }: сразу поражение, вас { $count ->
    [one] настигает
    [few] настигают
   *[many] настигает
  } { robots }.
survives = { $move }: { $count ->
    [one] остаётся
    [few] остаются
   *[many] остаётся
  } { robots }, до ближайшего { $distance }.
winning = { $move }: вы побеждаете.
crushes = Там они раздавят робота.

## Why it is chosen, or not

chosen = выбран
reason = { $move }: { why }
chosenWhy = Выбор стратегии: { why }
why = { $decided ->
    [onlyOne] любой другой шаг сразу проигрывает.
    [robots] любой другой шаг оставляет больше роботов.
    [distance] среди шагов, оставляющих меньше всего роботов, этот держит ближайшего дальше всего.
    [row] у этого шага наименьший номер строки среди одинаково хороших.
    [column] у этого шага наименьший номер столбца среди одинаково хороших в той же строке.
    [teleport] любой шаг сразу проигрывает, а это первый подходящий телепорт в списке.
   *[nothingFits] любой шаг сразу проигрывает, и ни один телепорт не подходит.
  }
behind = Не выбрано: «{ $move }» { $key ->
    [robots] оставляет меньше роботов.
    [distance] держит ближайшего робота дальше.
    [row] не хуже, а номер строки там меньше.
   *[column] не хуже, а номер столбца там меньше.
  }
unneeded = Не нужен
walkIsSafe = { unneeded }: есть безопасный шаг.
earlierFits = { unneeded }: подходит телепорт, который стоит в списке раньше.
same = Стратегия делает тот же ход.
other = На ходу { $nth } стратегия выбирает другое.

## A cell

free = Свободная клетка.
youHere = Вы здесь.
robotHere = Здесь робот { $number }.
debrisHere = Здесь обломки.
teleportHere = Сюда ведёт телепорт { $number }.
usedHere = Сюда вёл телепорт { $number }. Он использован.
numbered = { $count ->
    [1] Робот
   *[many] Роботы
  } { $numbers }
caught = { numbered } { $count ->
    [1] настиг
   *[many] настигли
  } вас здесь.
destroyed = { numbered } { $count ->
    [1] погиб
   *[many] погибли
  } здесь.
crushed = { numbered } { $count ->
    [1] раздавлен
   *[many] раздавлены
  } здесь.
tooFar = Пешком слишком далеко.
threatened = Сюда может дойти робот
inReach = { threatened }.

## Beside the board

nextMove = Следующий ход
move = Ход
to = Куда
robotsLeft = Роботов осталось
left = Роботы
nearest = Отрыв
result = Итог
nearestNote = Отрыв: расстояние до ближайшего робота после хода роботов, по строкам плюс по столбцам.
more = и ещё { teleports }
whole = Вся доска
teleportsLeft = Телепортов осталось
noneLeft = Телепортов не осталось.
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней и можно ли туда пойти.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней и можно ли туда пойти.
  }
play = Чтобы пойти туда, нажмите на неё.
slipColon = В условии один раз стоит “Final position” без двоеточия. Проверка требует его.
slipBlanks = В условии телепорт записан как “(r, c)”. Проверка требует записи без пробела.

killed = Роботы уничтожены
won = Победа
lost = Поражение
addRobot = Новый робот
addTeleport = Новый телепорт

## In a class

askMove = Куда пойдёт стратегия?
askWhy = Почему?
askTruth = Уцелеете ли вы после ответа роботов, если пойдёте на { $cell }?
askDeadly = Какие из девяти ходов проигрывают сразу?
factRobots = Сколько роботов осталось на доске?
factAfter = Сколько роботов останется после следующего хода?
factDistance = Как далеко будет ближайший робот после следующего хода (строки плюс столбцы)?
factNext = На какой клетке вы будете после следующего хода стратегии?

## Parts of an input

robotCount = число роботов
teleportCount = число телепортов
robotRow = строка робота { $index }
robotColumn = столбец робота { $index }
teleportRow = строка телепорта { $index }
teleportColumn = столбец телепорта { $index }
yourCell = клетка, на которой начинаете вы
