# The page of one's own board.
name = Своя доска
position = Позиция
program = Программа
field = { $language ->
    [python] Программа на Python
   *[javascript] Программа на JavaScript
  }
java = Java на этой странице не работает. Запишите позиции в файл в командной строке и откройте его здесь:
input = Вход
output = Проверяемый ответ
outputNote = (не обязателен; программа найдёт его в “output.txt”)
run = Запустить
running = Программа работает…
noneYet = Здесь появятся позиции, которые напечатает программа.
needsPython = Этой программе нужен Python. Она запустится, как только он загрузится.
shownFile = Показан файл { $name }
score = Счёт:
log = Напечатано по пути
examples = Примеры
graph = Поиск в ширину
walk = Проверка пути
# Comments at the head of these programs.
graphReads = Читает n, m и начало, затем n точек (строка, столбец) и m рёбер (две точки, счёт с 0).
walkReads = Читает карту со стенами (#), началом (S) и целью (G) и проверяет вывод из шагов U, D, L и R.

## What is wrong in what a program printed

nothing = Программа не напечатала ни одной позиции: каждая — строка JSON, такие строки печатает набор.
wrongLine = Строка { $line } ответа программы — не JSON, начиная со столбца { $column }: { $found }. Позиции до неё показаны.
wrongText = Строка { $line } ответа программы, столбец { $column }: ожидалось “{ $expected }”, стоит “{ $found }”. Позиции до неё показаны.
wrongField = Строка { $line } ответа программы, столбец { $column }, поле { $field }: ожидалось “{ $expected }”, стоит “{ $found }”. Позиции до неё показаны.

## The module of a task

task = Задача
moves = Ходы
moveRefused = Ход { $move } недопустим: { $rule }
legal = Вывод верен: все ходы допустимы.
wrongInput = Ввод, строка { $line }, столбец { $column }: ожидалось { $expected }, стоит { $found }.
wrongOutput = Вывод, строка { $line }, столбец { $column }: ожидалось { $expected }, стоит { $found }.
refusedMove = Вывод, строка { $line }, столбец { $column }: ход { $move } недопустим: { $rule }
unfinished = Вывод, строка { $line }, столбец { $column }: здесь он не кончается: { $rule }
goThere = Показать место
sample = Пример модуля
generate = Случайный ввод
seed = Зерно
size = Размер (от 0 до 100)
solve = Ожидаемый вывод
test = Проверить его как вывод
noAnswer = Модулю он неизвестен.
leaveTask = Назад к программе
ownMoves = Свои ходы
toOutput = Назад к выводу
toStart = Назад к началу
takeMoves = Взять мои ходы как вывод
textsBefore = Вернуть прежние тексты
textsAfter = Снова вперёд
solver = Ваша программа для задачи
printedNothing = Ваша программа ничего не напечатала.
failingFound = Ваша программа ошибается на случайном вводе с зерном { $seed } и размером { $size }. Теперь он стоит во вводе.
characters = { $count } { $count ->
    [one] символ
    [few] символа
   *[many] символов
  }
moduleLate = Модуль не ответил за { $seconds } с и остановлен.
moduleFailed = Сбой модуля: { $detail }
moduleUnknown = Эта страница не знает версии интерфейса, на которой говорит модуль.
noTask = По адресу { $address } нет модуля задачи.

## The menu, links and files

svg = Сохранить позицию как SVG
png = Сохранить позицию как PNG
save = Сохранить программу и вход
openFile = Открыть файл
bringBack = Вернуть то, что было здесь раньше
kit = Набор для программ: { $name }
copied = Ссылка в буфере обмена. В ней программа и вход.
inAddress = Ссылка стоит в адресной строке. В ней программа и вход.
tooLong = Для ссылки это слишком длинно. Сохранён файл, который эта страница откроет.
moduleStays = Модуль WebAssembly в ссылку не помещается. Передайте модуль и вход.
fileStays = Эти позиции взяты из файла. Передайте сам файл.
noBoardFile = Этот файл не сохранён этой страницей.
