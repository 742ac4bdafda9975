name = Тактика янкэн
zones = Враги вокруг озера
task = Определите для каждого хода бойца на карте из шестиугольников, возможен ли он и сколько очков движения остаётся.

## Units and terrain

side = Сторона { $side }
kind = { $kind ->
    [guardian] страж
    [mage] маг
   *[swordsman] мечник
  }
unit = { kind } стороны { $side }
beaten = { $unit }. { $kind ->
    [guardian] Его бьют маги.
    [mage] Его бьют мечники.
   *[swordsman] Его бьют стражи.
  }
units = { $units } { $units ->
    [one] боец
    [few] бойца
   *[many] бойцов
  }
moves = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }
points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
# By the points that entering costs.
terrain = { $cost ->
    [0] Вода
    [1] Поле
    [2] Лес
    [3] Холмы
   *[4] Горы
  }
water = { terrain }: войти сюда нельзя.
ground = { terrain }: вход стоит { $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
  }.
off = Такой клетки на доске нет.

## Where a unit can go

starts = Он начинает здесь, у него { points }.
left = { $unit }: здесь { $points ->
    [one] остаётся
    [few] остаются
   *[many] остаётся
  } { points }.
allied = Занято: пройти можно, остановиться нельзя
passes = { allied }.
taken = Занято: { $unit } не может здесь остановиться.
far = { $unit }: чтобы дойти сюда, мало { $points } { $points ->
    [one] очка
   *[many] очков
  }.
enemy = Здесь враг
barred = { enemy }: { $unit } пройти не может.
zone = Рядом более сильный враг
beside = { zone }: { $units }.
mayLeave = Уйти отсюда можно.
endsHere = Ход здесь кончается.
heading = { pointsLeft }: { $unit }
limits = Что ему мешает

## Moves

# A move as the judge numbers it, in place of a move.
numbered = Ход { $nth } ({ $order })
succeeds = { $order } удаётся: самый дешёвый путь оставляет { points }.
fails = { $order } не удаётся: { $by ->
    [noUnit] там нет бойца.
    [water] путь закрывает вода.
    [enemy] путь закрывают враги.
   *[zone] путь закрывают более сильные враги.
  }
occupied = { $order } не удаётся: там { $unit }.
tooDear = { $order } не удаётся: не хватает { $points } { $points ->
    [one] очка
   *[many] очков
  }.
begin = На карте { units }, нужно проверить { moves }.
standing = { side }: { $units }.
advice = Во входе здесь ход { $order }.

## On the map

plateLeft = ост. { $points }
plateShort = не хв. { $points }

## Beside the board

way = Самый дешёвый путь
pointsLeft = Остаток очков
refused = Ход неудачен
orders = Ходы
done = { $done } из { $all }
cells = Клетки
headCell = Клетка
headTerrain = Местность
headUnit = Боец
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней и можно ли туда пойти.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней и можно ли туда пойти.
  }
over = Это был последний ход.
play = Чтобы пойти, нажмите на бойца, затем на клетку.
slipRows = В условии сказано, что в карте шесть строк. Их девять, как в примере.
slipSame = В условии не сказано о ходе на свою же клетку. Он неудачен: там сам боец.

## In a class

playing = Вы ходите бойцами обеих сторон в любом порядке. На ход даётся десять очков: вход на поле (F) стоит 1, в лес (W) 2, на холмы (H) 3, в горы (M) 4; в воду (U) войти нельзя. На бойцах G — страж, M — маг, S — мечник.
askMove = Каков следующий ход?
due = Следующий ход: { $order }.
askTruth = Удастся ли он?
askWhy = Почему?
askReach = Куда может дойти боец, который делает этот ход?
factCost = Сколько очков стоит следующий ход?
factLeft = Сколько очков останется после следующего хода?
factReach = Назовите клетку, до которой боец следующего хода может дойти или через которую пройти.

## Parts of an input

terrainField = местность ряда { $index }
unitCount = число бойцов стороны { $index }
unitKind = вид бойца { $index }
unitCell = клетка бойца { $index }
orderCount = число ходов
orderFrom = первая клетка хода { $index }
orderTo = вторая клетка хода { $index }
cellName = { $value }, например E5
row = { $count } { $count ->
    [one] буква
    [few] буквы
   *[many] букв
  } в ряду { $index } карты
onLand = клетка на суше ({ $value })
waterThere = вода (строка { $line }, позиция { $column })
onBoard = Назовите клетку доски: от A5 до A9, от B4 до B9 и так далее, до ряда от I1 до I5.
rowLength = В рядах 5, 6, 7, 8, 9, 8, 7, 6 и 5 букв через пробел.
aboveWater = Переставьте бойца или измените там местность.
