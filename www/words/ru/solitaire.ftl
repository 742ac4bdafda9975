## Before it is loaded

name = Шахматный пасьянс
origin = Финал Шведской олимпиады по информатике 2016
task = Снимайте фигуры с доски 6 × 6, чтобы набрать больше очков. Снятая фигура определяет, где снять следующую.
sampleFresh = Зерно 0, все восемь видов фигур
sampleIllegal = Недопустимый ход
sampleKnights = Только кони (springare)

## Pieces: what chess players call them, and the statement’s word

piece = { $piece ->
    [one] единица
    [two] двойка
    [three] тройка
    [four] четвёрка
    [torn] ладья (torn)
    [lopare] слон (lopare)
    [dam] ферзь (dam)
   *[springare] конь (springare)
  }
way = { $piece ->
    [one] ровно 1 шаг в любом направлении
    [two] ровно 2 шага в любом направлении
    [three] ровно 3 шага в любом направлении
    [four] ровно 4 шага в любом направлении
    [torn] по прямой до самого края
    [lopare] по диагонали до самого края
    [dam] по прямой или по диагонали до самого края
   *[springare] на две клетки прямо и на одну вбок
  }
colour = { $colour ->
    [bronze] бронза
    [silver] серебро
    [gold] золото
   *[empty] пусто
  }
# “Бронзовая” of the feminine pieces, “бронзовый” of the masculine ones.
tile = { $colour ->
    [bronze] { $piece ->
        [lopare] бронзовый
        [dam] бронзовый
        [springare] бронзовый
       *[one] бронзовая
      }
    [silver] { $piece ->
        [lopare] серебряный
        [dam] серебряный
        [springare] серебряный
       *[one] серебряная
      }
   *[gold] { $piece ->
        [lopare] золотой
        [dam] золотой
        [springare] золотой
       *[one] золотая
      }
  } { piece }

## The position, and the step that led to it

row = Строка { $row }: { $tiles }.
rule = { piece }: { way }
first = Первую фигуру можно снять где угодно.
removal = Снятие { $nth }: { tile } на { $at }.
earned = { points }; всего { $total }.
appears = Появляется { tile }.
blank = Ниже ничего нет (blank).
points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
score = Счёт: { $total }.
final = Итог: { $total }.
over = Снять больше ничего нельзя.
stuck = Последняя фигура не ведёт ни к одной другой: игра окончена.
stopped = Игра остановлена (0 0).
faulty = Здесь в игре ошибка: 0 очков.
markedOne = Пунктир: снятие { $first }
marked = Пунктир: снятия { $first }–{ $last }
measured = На { $boards } { $boards ->
    [one] случайной доске
   *[other] случайных досках
  } с этими видами фигур решатель набирает в среднем { $mean }, от { $low } до { $high }, просматривая по { $nodes } позиций на снятие.
unmeasured = Для этих видов фигур средний итог неизвестен. Чтобы измерить его, откройте «Позиция» и сыграйте 100 игр.

## A tile

off = Такой клетки на доске нет.
waits = Следующий слой вот-вот откроется.
empty = Эта клетка пуста.
beneath = { $colour ->
    [bronze] Ниже серебряная и золотая, пока неизвестные.
    [silver] Ниже золотая, пока неизвестная.
   *[gold] Ниже ничего нет.
  }
twice = Снимать с одной клетки два раза подряд нельзя.
outOfReach = Последняя фигура не ведёт на эту клетку.
reach = Последнее снятие: { piece } на { $at }; ход: { way }.
target = Можно снять следующей.
now = Сразу +{ $points }.
hint = Чтобы снять фигуру, нажмите на её клетку.
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней и можно ли это снять.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней и можно ли это снять.
  }

## Faults of a game

refused = Снятие { $at } недопустимо.
sixRows = Строки и столбцы идут от 1 до 6.
allowed = Можно: { $cells }.
replyPiece = Ответ «{ piece }» неверен: под золотом ничего нет, должно быть «blank».
replyBlank = Ответ «blank» неверен: ничего нет только под золотом.
noEnd = В конце нет строки «0 0».
impossible = Сейчас это невозможно.
statementSlip = По английскому условию под серебром бронза. Там золото, как в шведском оригинале и в тестах.

## The next move

revealed = Открылось: { piece }, { source }.
revealedBlank = Открылось: ничего (blank), { source }.
source = { $by ->
    [input] как во входе
   *[seed] по зерну
  }
thinking = Решатель ещё думает. Лучшее из найденного стоит первым.
inputStops = Здесь игра из входа останавливается (0 0).
solverStops = Здесь решатель останавливается (0 0).
remove = Снимается { piece } на { $at }.
inputRemoves = В игре из входа снимается { piece } на { $at }.
expected = Ожидаемый итог: { $score }.
expectedThen = Ожидаемый итог, если дальше играет решатель: { $score }.
same = Решатель снимает ту же фигуру.
compared = Ожидаемый итог после вашего снятия на { $yours }: { $score }; после { $by ->
    [input] снятия из входа
   *[solver] снятия решателя
  } на { $other }: { $otherScore }.

## What a removal brings

bonus = { $kind ->
    [run] Серия
    [ordered] 1 2 3 4 по порядку
    [numbers] Набор чисел
    [pieces] Набор фигур
   *[alternation] Чередование
  }
ends = Заканчивает игру.
earnedSet = { bonus }: +{ $points }.
chain = Чередование из { $sets } { $sets ->
    [one] набора
   *[other] наборов
  }.
run = Серия из { $length }.
almost = Для набора не хватает одной фигуры.
leavesSet = Бросает набор ({ $pieces } из 4).
noChain = Не чередуется с последним набором.
endsChain = Обрывает чередование из { $sets } { $sets ->
    [one] набора
   *[other] наборов
  }.
endsSoon = Следующее снятие закончит игру.

## Beside the board: why

removals = Возможные снятия, лучшие первыми
pieceHead = Клетка
expectedHead = Ожидание
pointsHead = Сразу
worlds = Пробных игр: { $worlds }
chosen = выбрано
fromInput = из входа
notTried = Снятие { $at } в пробных играх не проверялось. Его ожидаемый итог — первая оценка.
dropped = После { $worlds } из { $all } пробных игр снятие { $at } оказалось явно хуже, и решатель его отбросил. Его среднее — только по этим { $worlds }.
line = Вероятное продолжение
legal = Здесь можно
stopHere = Остановиться здесь (0 0)
progress = Ход работы решателя
searching = Позиций: { $nodes } из { $all }…
searched = Просмотрено позиций: { $nodes }

## Beside the board: the position

scoreHead = Счёт
part = { $part ->
    [removals] Снятия, по 1 очку
    [runs] Серии
    [numbers] Наборы чисел
    [pieces] Наборы фигур
   *[alternation] Чередования
  }
bonuses = Бонусы
none = Пока нет.
steps = снятия { $first }–{ $last }
sequence = Уже снято
open = Подчёркнутые фигуры ещё могут войти в набор.
noSet = Начатых наборов нет.
average = Среднее по многим играм
runGames = Сыграть { $games } { $games ->
    [one] игру
    [few] игры
   *[many] игр
  }
played = Сыгранные игры
playedOf = Сыграно: { $games } из { $all }.
terms = Фигуры: { $types }; позиций на снятие: { $nodes }; зёрна начиная с { $from }.
mean = Средний итог
error = Стандартная ошибка среднего
range = Наименьший и наибольший
scores = Итоги
games = Игры
between = Игры с итогом от { $low } до { $high }
gameOf = Зерно { $seed }: { points }

## The legend, the timeline, the editor

layers = { $colour ->
    [bronze] Бронза: под ней два слоя
    [silver] Серебро: под ним один слой
   *[gold] Золото: под ним ничего
  }
sign = { $sign ->
    [target] Можно снять следующей
    [choice] Снятие решателя
    [script] Следующее снятие во входе
    [ahead] Можно снять после этого
   *[values] Ожидаемый итог: чем светлее, тем больше
  }
bonusEvent = бонус
bonusSign = Бонус
faultEvent = ошибка
faultSign = Ошибка

## Above the board. Second labels are for a narrow screen

game = Игра
types = Новые фигуры:
typesShort = Виды:
asInInput = как во входе
allTypes = все 8 видов
chessPieces = ладья, слон, ферзь
onlyOne = только 1
onlyKnights = только кони
seed = Зерно доски
seedShort = Зерно
noSeed = нет
openBoard = Открыть доску
openShort = Взять
newGame = Новая игра
strength = Решатель:
strengthShort = Решатель:
strengthHint = Сколько позиций решатель просматривает на снятие
strengthOf = { $strength ->
    [fast] быстрый
    [good] хороший
    [strong] сильный
   *[best] лучший
  }
nodes = { $nodes } на снятие
stopSolver = Остановить решателя
stop = Стоп
think = Думать ещё
thinkShort = Ещё
player = Играть программой
noPage = Страницу не удалось загрузить. Попробуйте снова, когда появится сеть.

## A visitor’s program plays

introJs = Напишите функцию play(readLine, write), у которой console.log пишет в стандартный поток ошибок, или программу для Node.
introPython = Напишите программу.
introWasm = Откройте программу, модуль WebAssembly (WASI, preview 1).
dialogue = Она читает шесть строк. Потом отдельной строкой пишет, где снять (строка, столбец), например “1 1”, читает открывшуюся фигуру, и так далее. Чтобы остановиться, она пишет “0 0”. Она выполняется в песочнице этого браузера.
flush = После каждого снятия сбрасывайте буфер вывода.
code = Код программы
seedToPlay = Зерно для игры
play = Сыграть это зерно
playMany = Сыграть зёрна от 1 до { $games }
values = Число на фигуре — ожидаемый итог, если её снять.
next = ▶ отмечает следующее снятие этой игры.
running = Идёт игра…
scored = { gameOf }. Игра на доске.
zero = Итог — 0.
illegal = Снятие не по правилам. Причину показывает последняя позиция.
unread = Строку вывода { $line } нельзя прочитать: { $why ->
    [longOutput] вывод длиннее 65 536 байт
    [longLine] она длиннее 200 байт
    [notUtf8] это не UTF-8
   *[notTwoNumbers] ожидаются два числа “r c”
  }. В ней «{ $found }». { zero }
noRemoval = Программа ждёт ответа, но интерактор не получил от неё снятия.
late = Игра не закончилась за { $seconds } с.
unended = Программа завершилась без “0 0”.
errors = Что программа вывела в поток ошибок перед каждым снятием
before = Перед снятием { $nth }
afterLast = После последнего снятия
failed = С ошибкой и итогом 0: { $games }.
costs = Самые дорогие ошибки
findCosts = Найти самые дорогие ошибки
cost = Снятие { $nth }, { $at }: { $points } очка
allCosts = Показать все { $all }
costsOf = Сравнено с лучшим: { $removals } { $removals ->
    [one] снятие
    [few] снятия
   *[many] снятий
  }.
mine = Ваша программа
solver = Решатель
difference = Разница
solverToo = Пусть решатель сыграет те же зёрна
series = Итоги вашей программы
java = Java на этой странице не выполняется. С ней сыграет boardlab в командной строке:
programNote = Здесь ваша программа играет целые партии, с судьёй:

## The parts of an input

pieceTypes = { $count } { $count ->
    [one] вид фигур
    [few] вида фигур
   *[many] видов фигур
  }
removalCount = { $count } { $count ->
    [one] снятие
    [few] снятия
   *[many] снятий
  }
replies = { $count } { $count ->
    [one] ответ
    [few] ответа
   *[many] ответов
  }
tileField = клетка { $index } доски
rowField = строка снятия { $index }
columnField = столбец снятия { $index }
replyField = ответ на снятие { $index }

## For a class

askMove = Какая фигура снимается следующей?
askTruth = Можно ли следующей снять фигуру на { $at }?
askTargets = Какие фигуры можно снять сейчас?
askScore = Каков счёт сейчас?
askCount = Сколько фигур можно снять сейчас?
askTarget = Назовите фигуру, которую можно снять сейчас.
askGain = Сколько очков сразу приносит лучшее снятие?
askMost = Какое снятие сразу приносит больше всего очков?
