## Before the game is loaded
name = Погоня
origin = Турнир инженерной школы
task = Две программы играют на квадрате или торе. Ловцы стараются поймать беглеца как можно раньше, беглец — остаться на свободе.
sampleMatch = Целый матч
sampleTorus = Три ловца на торе
sampleBig = 50 ловцов, 100 × 100
sampleForfeit = Запись с техническим поражением

## The board
kind = { $kind ->
    [torus] Тор
   *[square] Квадрат
  }
board = { kind } { $n }{ "\u00A0" }×{ "\u00A0" }{ $n }
problem = { board }, { catchers }, беглец с { $steps } { $steps ->
    [one] шагом
    [few] шагами
   *[many] шагами
  } за ход
passes = { $reading ->
    [blocked] Беглец не может пройти через ловца.
   *[default] Беглец может пройти через ловца.
  }
catchers = { $catchers } { $catchers ->
    [one] ловец
    [few] ловца
   *[many] ловцов
  }
ofCatchers = { $catchers } { $catchers ->
    [one] ловца
   *[many] ловцов
  }
cells = { $cells } { $cells ->
    [one] клетка
    [few] клетки
   *[many] клеток
  }
moves = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }
steps = { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[many] шагов
  }
turns = { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
  }
strategy = { $name ->
    [best] лучшая
    [exact] точная
    [area] область
    [shadow] тень (тор)
    [dominate] доминирование
    [far] подальше
    [chase] погоня
   *[random] случайная
  }
turnAt = T{ "\u00A0" }={ "\u00A0" }{ $turn }

## A cell
stands = { $count ->
    [one] Здесь ловец { $names }.
    [few] Здесь ловцы { $names }.
   *[many] Здесь ловцы { $names }.
  }
fugitiveHere = Здесь беглец.
firstFugitive = Беглец может быть здесь первым: через { turns }, ловец — через { $near }.
firstCatcher = Ловец может быть здесь первым: через { turns }, беглец — через { $later }.
near = До ближайшего ловца { steps }.
stay = Он может остаться.
reach = { signReach }.
beside = { signBeside }.
onto = Здесь беглец был бы пойман.
place = { $side ->
    [catchers] Сюда можно поставить ловца.
   *[fugitive] Отсюда может начать беглец.
  }
hand = Этот ловец выбран. Укажите соседнюю клетку.
step = Выбранный ловец может шагнуть сюда.
notStep = Для выбранного ловца слишком далеко: он ходит на одну клетку по строке или по столбцу.
bestEnd = Это лучший ход.
bestStep = { $count ->
    [one] Это лучший шаг ловца { $names }.
    [few] Это лучший шаг ловцов { $names }.
   *[many] Это лучший шаг ловцов { $names }.
  }
caughtFrom = При лучшей игре, если ходят ловцы, беглец отсюда будет пойман через { turns }.
caughtLater = При лучшей игре беглец отсюда будет пойман через { turns } или позже.
neverFrom = При лучшей игре беглец отсюда никогда не будет пойман.

## The position
noCatchers = Ловцы ещё не расставлены.
catchersAt = Ловцы: { $cells }.
catchersAll = { catchers }.
noFugitive = Беглец ещё не поставлен.
fugitiveAt = Беглец: { $cell }.

## The last move
turn = Ход { turnAt }.
due = { $act ->
    [placeCatchers] Расставляются ловцы.
    [placeFugitive] Ставится беглец.
    [moveCatchers] Ходят ловцы.
   *[moveFugitive] Ходит беглец.
  }
fugitivePlaced = Беглец поставлен на { $to }.
fugitiveStayed = Беглец остался на { $to }.
fugitiveMoved = Беглец перешёл с { $from } на { $to }.
catchersPlaced = Ловцы расставлены: { $catchers }.
catchersMoved = Сдвинуто { $moved } из { ofCatchers }.
caught = Беглец пойман на ходу { turnAt }.
escaped = После всех ходов ({ $turns }) беглец на свободе.
score = Счёт: ловцы { $catchers }, беглец { $fugitive }.
forfeited = { $side ->
    [catchers] Ловцы терпят
   *[fugitive] Беглец терпит
  } техническое поражение на ходу { turnAt }.

## Why a move of a program is a forfeit
numberAt = Число { $number } в строке { $line } хода программы
notANumber = { numberAt } — “{ $text }”, а должно быть целым.
outOfRange = { numberAt } равно { $value }, а должно быть от { $min } до { $max }.
stepAt = { $side ->
    [catchers] Шаг ловца { $piece }
   *[fugitive] Шаг { $piece } беглеца
  } (числа { $number } и { $next } в строке { $line } хода программы)
diagonal = { stepAt } сделан по диагонали: одно из двух чисел должно быть 0.
offField = { stepAt } ведёт за край квадрата.
failed = { $kind ->
    [notStarted] Программу не удалось запустить.
    [timeOut] Программа работала слишком долго.
    [tooLong] Программа вывела больше, чем разрешено.
    [noFile] Программа ничего не вывела.
    [notText] Вывод программы не текст в UTF-8.
    [memory] Программа заняла слишком много памяти.
   *[files] Программа оставила слишком много файлов или слишком глубоко вложенные папки.
  }
exited = Программа завершилась с кодом { $status }.
signalled = Программу прервал сигнал { $signal }.

## The reason of the next move
strategyActs = По стратегии «{ $strategy }» { act }.
replayActs = По записи { act }.
act = { $act ->
    [placeCatchers] расставляются ловцы
    [placeFugitive] ставится беглец
    [moveCatchers] ходят ловцы
   *[moveFugitive] ходит беглец
  }
replaces = Она играет за программу “{ $robot }”, которую страница не может запустить.
sees = Беглец видит, где стоят ловцы.
forfeits = { $side ->
    [catchers] Ловцы терпят
   *[fugitive] Беглец терпит
  } здесь техническое поражение: матч окончен.
criterion = { $by ->
    [random] Ход случайный.
    [capture] Ловец может встать на клетку беглеца.
    [nearer] Каждый ловец делает шаг к беглецу.
    [nearerApart] Каждый ловец делает шаг к беглецу и, где может, держится подальше от других.
    [areaTogether] Она перебирает шаги всех ловцов вместе и оставляет беглецу наименьшую область после его лучшего ответа.
    [areaAfterReply] Из ходов с большой областью она выбирает тот, что сохраняет больше всего после ответа ловцов.
    [diagonal] Два ловца встают на одну диагональ с беглецом, по разные стороны от него, и переходят за ним на соседние. Третий приближается. На торе так всегда ловят беглеца, который делает один шаг за ход.
    [farFromNearest] Беглец уходит как можно дальше от ближайшего ловца.
    [farFromAll] Беглец идёт туда, где сумма расстояний от него до всех ловцов наибольшая.
    [soonest] Просчитаны все позиции: никакой другой ход не ловит беглеца раньше.
   *[latest] Просчитаны все позиции: никакой другой ход не оставляет беглеца на свободе дольше.
  }
reaches = Сейчас беглец раньше ловцов успевает к { $won } из { $cells } { $cells ->
    [one] клетки
   *[many] клеток
  }.
sameMove = Стратегия «{ $strategy }» делает тот же ход.
otherMove = Стратегия «{ $strategy }» делает ход { $move }.
faster = В условии сказано «не более, чем на S клеток», но в выводе ровно S шагов; «0 0» — шаг на месте.

## The table of moves
candidates = Ходы, лучшие первыми
where = Куда
catcher = Ловец
area = Область
areaBeforeReply = Область до ответа ловцов
areaNote = Область: клетки, куда беглец после хода успевает раньше всех ловцов.
notFirst = Строки упорядочены по области, но стратегия { $by ->
    [together] сравнивает ходы всех ловцов вместе
    [reply] сравнивает области после ответа ловцов, которых в таблице нет
    [turn] выбирает по ходу поимки, которого в таблице нет
   *[other] выбирает не по ней
  }.
single = В каждой строке — шаг одного ловца. Шаги с меткой «{ $label }» — один ход.
planned = В таблице — позиция до ваших шагов.
stays = стоит
distance = Шагов от беглеца до ловца
caughtHere = пойман
chosen = выбран
part = стратегия
script = запись
fewer = Показать меньше
more = Показать все: { $all }

## Facts
factTurn = Следующий ход T
factTurnOf = { $turn } (последний: { $last })
factDue = Ходит
side = { $side ->
    [catchers] ловцы
   *[fugitive] беглец
  }
factNow = Счёт, если поймать сейчас (ловцы : беглец)
factScore = Счёт (ловцы : беглец)
factField = Доска
factWon = Клетки, где беглец первый
factTurned = Изменено последним ходом
factRobots = Программы во входе
factReading = Проход через ловца
factReadings = { $reading ->
    [blocked] запрещён: там поимка
   *[default] разрешён
  }
chart = Клетки, где беглец первый, по ходам

## The legend
signFugitive = Беглец
signCatcher = Ловец и его номер
signOwn = Беглец может быть здесь первым
signTheirs = Ловец может быть здесь первым
signChanged = Изменено последним ходом: + клетка досталась беглецу, − потеряна
signReach = Здесь беглец может закончить ход
signBeside = Здесь беглец может закончить ход, но рядом ловец
signGlued = Края с одинаковыми знаками соединены

## Above the board
match = Матч
seat = Вы ходите за:
seatShort = Ход за:
seatHint = Другая сторона отвечает на каждый ваш ход по своей стратегии.
seats = { $seat ->
    [none] обе стороны
    [catchers] ловцов
   *[fugitive] беглеца
  }
strategyOf = { $side ->
    [catchers] Ловцы
   *[fugitive] Беглец
  }
strategyHint = Играет там, где во входе нет ходов
asNamed = как во входе
menu = Ещё
save = Сохранить запись
plan = Ход ловцов
planPlaces = Поставлено { $count } из { ofCatchers }
planMoves = Сдвинуто { $count } из { ofCatchers }
planWaits = Сейчас ходит беглец
undo = Отменить
restPlaces = Остальных ставит стратегия
restMoves = Остальных ведёт стратегия
restHint = Затем ход ловцов будет сделан
send = Сделать ход
sendHint = Несдвинутые ловцы останутся на месте
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней и кто успеет туда первым.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней и кто успеет туда первым.
  }
choose = { $act ->
    [placeCatchers] Чтобы поставить ловца, нажмите на клетку.
    [placeFugitive] Чтобы поставить беглеца, нажмите на клетку.
    [moveCatchers] Чтобы пойти ловцом, нажмите на него, затем на соседнюю клетку.
   *[moveFugitive] Чтобы пойти беглецом, нажмите на отмеченную клетку.
  }
thenSend = Затем появится «{ send }».

## Pages
theory = Теория
theoryMatch = Этот матч
theoryAtlas = Атлас досок
workshop = Мастерская роботов
tournament = Турнир
noPage = Страницу не удалось загрузить. Попробуйте снова, когда появится сеть.

## A new match
newMatch = Новый матч
newMatchHint = Играют две встроенные стратегии. Чтобы играть самому, выберите сторону над доской.
most = наибольшее допустимое
range = { $field }: от { $min } до { $max }.
whole = Нужны целые числа.
start = Начать матч

## Editing, the timeline, programs
toolCatcher = Ловец
toolFugitive = Беглец
eventCaught = поимка
eventEscaped = беглец не пойман
eventFault = ошибка
programNote = Здесь ваша программа играет целые матчи, роботом:

## The parts of an input
partRole = R, роль робота
partKind = F, вид доски
partSide = N, сторона доски
partCatchers = K, число ловцов
partSteps = S, число шагов беглеца за ход
partTurns = L, число ходов
partTurn = T, номер хода
partFugitive = { $axis } беглеца
partCatcher = { $axis } ловца { $nth }
partRobot = { $side ->
    [catchers] r0, папка робота ловцов
   *[fugitive] r1, папка робота беглеца
  }
partPoints = { $side ->
    [catchers] баллы ловцов
   *[fugitive] баллы беглеца
  }
partColon = двоеточие между баллами сторон
partMove = числа хода { $nth }
partOutput = вывод робота, ход { $nth }
notPlacedYet = { $value }: -1, потому что место ещё не выбрано
replayLine = строка { $nth } записи
writeNotPlaced = Напишите -1 -1: на ходу 0 для беглеца, до расстановки — и для ловцов.
fixReplay = Строка записи — это числа одного хода или знак «!» и вывод робота.

## Moves that are refused
numbers = { $expected ->
    [one] Нужно
    [few] Нужны
   *[many] Нужно
  } { $expected } { $expected ->
    [one] число
    [few] числа
   *[many] чисел
  }, а не { $found }.
refusedRange = Число { $nth } должно быть от { $min } до { $max }.
refusedPlacing = В файле матча фигуры расставляют роботы. Чтобы расставить их самому, возьмите файл хода, например пример из условия.
refusedDiagonal = Числа { $nth } и { $next } — шаг по диагонали: одно из двух должно быть 0.
refusedOff = Числа { $nth } и { $next } — шаг за край квадрата.

## A class
askMove = Каков следующий ход?
askGo = Может ли беглец сейчас пойти на { $cell }?
scored = ловцы { $catchers }, беглец { $fugitive }
atMost = Не больше чем на { steps }.
askDistance = Сколько шагов от ближайшего ловца до беглеца?
askArea = До скольких клеток беглец доберётся раньше всех ловцов?
askNext = На какой клетке беглец закончит следующий ход?
askReach = Назовите клетку, на которую беглец может пойти сейчас.
askSafe = Сколько из клеток, на которые может пойти беглец, безопасны: ни на них, ни рядом нет ловца?
