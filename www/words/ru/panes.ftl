## The input

input = Входные данные
# While outputs are compared.
showInput = Показать вход
inputLabel = Текст входа
placeholder = Вставьте входные данные сюда
samples = Примеры и файлы
ofStatement = Пример из условия
openFile = Открыть файл
random = Случайный вход
reset = Вернуть пример
cases = Тесты этого входа
edit = Править на доске
limits = Без ограничений
limitsTitle = Вернуть ограничения

## The output

output = Вывод
outputText = Вывод, точно как его ждёт жюри
test = Проверить моё решение
copy = Копировать
copied = Готово
notCopied = Не вышло
errata = Ошибки в условии задачи
noOutput = Вывод появится здесь, когда во входе не будет ошибок.
waiting = Считается…
working = { $done } из { $all } { $all ->
    [one] теста
   *[many] тестов
  }

## The board

board = Доска
grid = Клетки доски: стрелки переходят между ними, Enter выбирает
noBoard = Доска появится здесь, когда во входе не будет ошибок.
reading = Читается…
lastGood = По последнему входу без ошибок
lastGoodCase = { lastGood }, тест { $index } из { $all }
branch = Начало ваших ходов: { $at }.
undo = Взять ход назад (U)
undoShort = Взять назад
keep = Добавить мои ходы во вход
beside = Показать обе игры
solversLine = Вернуться к игре решателя
newGame = Новая игра
rival = Играть против решателя

## A person's game and the solver's, side by side

courses = Ваша игра и игра решателя рядом
byRules = По правилам
withMistake = С ошибкой
notShown = На доске эту позицию не показать.
yourGame = Ваша игра
solversGame = С ходами решателя
ends = Игра кончится так. { $sentence }
# Of the person's game.
endsSo = Если дальше играет решатель, игра кончится так. { $sentence }

## Beside the board

side = Что происходит
sidePages = Об этой позиции
why = Почему
position = Позиция
rules = Правила
next = Следующий ход: почему
over = Игра окончена.
hidden = Подсказки выключены.
hints = Подсказки
hintsTitle = Показывать подсказки о следующем ходе (H)
toRule = Правило
cell = Эта клетка
stale = На этой доске можно играть дальше.
# Where the game is over.
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней.
  }
signs = На доске
events = На шкале времени
