## Before it is loaded

name = Гиперкони
task = Два игрока по очереди ходят конями к углу доски. Игрок, который не может ходить, проигрывает. Назовите победителя.
sampleCorner = Три коня у угла
sampleTwenty = Двадцать коней

## The position, and the step that led to it

player = { $player ->
    [0] Алиса
   *[1] Боб
  }
knights = { $knights } { $knights ->
    [one] конь
    [few] коня
   *[many] коней
  }
counted = { knights }.
start = { knights }, ним-сумма { $nimSum }.
moved = Ход { $nth }: { player } переводит коня { $knight } с { $from } на { $to }.
toMove = Ходит { player }.
over = Ходов больше нет.
wins = Побеждает { player }.
knightAt = Конь { $knight } на { $place }.
knightWith = Конь { $knight } на { $place } с числом { $value }.
more = И ещё { $rest }.

## The next move. “by” is the way that a knight goes, as (−1, −2)

move = конь { $knight } со смещением { $by }
best = Ход конём { $knight } со смещением { $by } превращает ним-сумму { $nimSum } в 0 и выигрывает.
lost = Ним-сумма равна 0: при лучшей игре соперника проигрывает любой ход. Решатель ходит конём { $knight } со смещением { $by }.
noneWon = Выигрывающего хода здесь не было.
good = Это выигрывающий ход.
mistake = Ошибка: выигрывал ход конём { $knight } со смещением { $by }.
hint = Чтобы пойти, нажмите на коня, затем на клетку с кольцом.
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней.
  }

## A cell

here = Здесь конь { $knight }.
severalHere = Здесь кони { $knights }.
manyHere = Здесь кони { $knights } и ещё { $rest }.
value = Число Гранди { $value }: ходы отсюда ведут к { $values }, и наименьшее недостающее — { $value }.
dead = Число Гранди 0: любой ход отсюда уводит с доски.
rare = Таких клеток всего десять.
law = { $law ->
    [corner] Возле угла числа не подчиняются закономерности.
    [ray] В полосе вдоль прямой y = 2x или x = 2y решают расстояние до прямой и остаток меньшей координаты по модулю 4.
    [diagonal] В полосе вдоль диагонали решают расстояние до неё и остаток меньшей координаты по модулю 4.
    [flat] Вне полос, где одна координата больше другой более чем вдвое, важен только остаток меньшей по модулю 4.
   *[plain] Между полосами важны остатки обеих координат по модулю 4.
  }
cut = Конь { $knight }: программа, которая считает числа только до индекса 499, получит здесь { $cut }, а не { $value }.
makesZero = Ход конём { $knight } сюда выигрывает: ним-сумма становится нулём.
fails = Ход конём { $knight } сюда не делает ним-сумму нулём: здесь число { $value }, а не { $wanted }.
tooFar = Выбран конь { $knight }; сюда он пойти не может.

## The map. W and L are written on cells

winSign = В
lossSign = П
letters = Единственный конь на клетке: начавший выиграет (В) или проиграет (П).
map = Карта
nearer = Приблизить (+)
farther = Отдалить (−)
all = Показать всех коней
outcomes = Показать исходы
goTo = К клетке…
close = Закрыть
axis = { $axis ->
    [x] x (строка)
   *[y] y (столбец)
  }
example = 12 или 2^53
go = Перейти
places = Интересные места
preset = { $preset ->
    [corner] Угол
    [ray] В полосе вдоль y = 2x
    [doubles] За 2^53
   *[far] Дальний угол, 2^62
  }
unreadable = Для { $axis } нужно число или степень, например 2^53.
beyond = Для { $axis } нужно число от 0 до 2^62.
extent = Видно клеток: { $rows } × { $columns }
strided = { extent }; нарисованы каждая { $stride }-я строка и каждый { $stride }-й столбец

## Beside the board

nimSum = Ним-сумма
knight = Конь
place = Где (x, y)
valueHead = Число
show = Показать коня { $knight }
sumOf = Ним-сумма { $knights } { $knights ->
    [one] коня
   *[other] коней
  }
sumNote = Нечётное число единиц в столбце даёт 1, чётное — 0.
mexHeading = Числа Гранди, к которым ведут ходы с { $place }
offBoard = за краем доски
mex = Наименьшее число, которого среди них нет, — { $value }.
noWinning = Выигрывающих ходов нет
winning = Выигрывающие ходы
to = Конь { $knight } на { $place }
count = Кони
mover = Ходит
nobody = никто
winner = При лучшей игре побеждает

## The legend and the editor

winningSign = Выигрывающий ход
heldSign = Сюда можно пойти
playedSign = { $player ->
    [0] Ход Алисы
   *[1] Ход Боба
  }
# Under the map.
peakShort = число 6
bandShort = y ≈ x, 2x, x/2
peakSign = Число 6 (всего десять клеток)
bandSign = Край полосы вдоль y = 2x, y = x или x = 2y
won = победа
wonSign = Последний ход: победа
addKnight = Конь

## The parts of an input

knightCount = число коней
knightX = x коня { $index }
knightY = y коня { $index }

## For a class

askMove = Какой ход выигрывает, если такой есть?
noMove = Ни один ход не выигрывает (клавиша N)
askReach = Может ли конь пойти на { $place }?
askWin = Может ли выиграть тот, чей ход?
axes = В записи (x, y) x — строка, а y — столбец.
askNimSum = Какова ним-сумма позиции?
askCount = Сколько ходов выигрывают?
askValue = Каково число Гранди коня { $knight }?
askNext = Назовите клетку, на которую ведёт выигрывающий ход.
