## What is tested

originLabel = Как проверить
origins = { $origin ->
    [paste] Проверить мой вывод
   *[program] Запустить мою программу
  }
field = Вывод вашей программы
placeholder = Вставьте или перетащите сюда вывод своей программы
check = Проверить этот вывод
open = Открыть файл вывода
again = { $origin ->
    [paste] Проверить другой вывод
   *[program] Изменить программу
  }

## The verdict

judging = Проверка… { $done } из { $all } { $all ->
    [one] теста
   *[many] тестов
  }
lost = Сравнение не удалось, возможно, из-за нехватки памяти. Попробуйте вывод поменьше.
accepted = Верно на этом входе.
legal = Все ходы по правилам.
illegal = Недопустимый ход.
wrong = Неверный ответ.
blanks = Верно на этом входе, но отличаются пробелы:
blankLines = { $lines } { $lines ->
    [one] строка
    [few] строки
   *[many] строк
  }.
score = Счёт: { $points }.
points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
# Those of both sides, as 3 : 1.
pointsOfSides = { $points }
ofCase = { $points } (тест { $index })
instead = Строка { $line } (тест { $index }), слово { $word }: { $found } вместо { $expected }.
illegalAt = Строка { $line } (тест { $index }), слово { $word }: { $found }.
# character: код и название в Юникоде
lookAlike = Строка { $line }, столбец { $column }: { $character } лишь похож на верный символ.
quoted = «{ $text }»
endOfOutput = конец вывода
form = { $fault ->
    [empty] Вывод пуст.
    [echo] Вывод повторяет вход.
    [ends] Вывод обрывается слишком рано.
    [missing] Здесь не хватает только строки.
    [extra] Этой строки здесь быть не должно.
    [line] В правильном выводе таких строк не бывает.
    [label] Отличается номер теста или хода.
    [punctuation] Здесь отличаются только знаки препинания.
    [letterCase] Здесь отличаются только заглавные и строчные буквы.
   *[blanks] Здесь отличаются только пробелы.
  }

## The known mistake

looking = Сравнение с известными ошибками: { $tried } из { $all }
several = Ровно такой вывод даёт каждая из этих ошибок. На этом входе их не различить.
unexplained = Этого не объясняет ни одна из { $all } { $all ->
    [one] известной ошибки
   *[many] известных ошибок
  }.
partly = Проверено известных ошибок: { $tried } из { $all }.
notLooked = Не удалось узнать, даёт ли такой вывод известная ошибка: возможно, не хватило памяти.
parting = Игры расходятся здесь: тест { $index }, { $at }.
beforeParting = Позиция перед этим
bothGames = Обе игры
otherValue = Первое отличие в значениях: тест { $index }, клетка { $cell }. Верно { $right }, с ошибкой { $wrong }.
showCell = Показать клетку

## The position that decides

beforeMove = На доске позиция перед ходом { $move }.
position = На доске позиция, которая определяет ответ.
yourGame = На доске { $at } вашей игры.
parted = В вашем выводе названы не все ходы: игра могла разойтись раньше.
# Before the reason for what the judge expects.
why = Почему
whyThis = Почему { $token }
end = В конце
watch = Посмотреть вашу игру
keepFirst = Свести вход к этому тесту
whole = Непонятно, где начинается и где кончается вывод этого теста.

## An output of another input

other = Этот вывод относится к прежнему входу.
bringBack = Вернуться к тому входу

## Line by line

rows = Оба вывода, строка за строкой
expected = Правильный вывод
legalMoves = Ходы по правилам
found = Ваш вывод
kinds = { $kind ->
    [same] совпадает
    [blanks] отличаются только пробелы
    [changed] отличается
    [missing] не хватает
    [extra] лишняя
   *[unjudged] после недопустимого хода: не проверяется
  }
go = Показать тест { $index } после хода { $moves }
goToYours = Показать вашу игру, тест { $index }, { $at }
detail = Выбранная строка целиком
next = Следующее различие
previous = Предыдущее различие

## What a program does

run = Запустить на этом входе
search = Найти тест с ошибкой
shrink = Уменьшить этот вход
running = Выполняется…
tried = Проверено: { $inputs } { $inputs ->
    [one] вход
    [few] входа
   *[many] входов
  }
shrinking = { $runs } { $runs ->
    [one] запуск
    [few] запуска
   *[many] запусков
  }, осталось: { $size }
failed = Сбой вашей программы: { $why }
searching = Поиск теста с ошибкой…
failingFound = Ваша программа ошибается на случайном входе с зерном { $seed }. Теперь этот вход в редакторе.
failingCase = Ваша программа ошибается на тесте { $index } случайного входа с зерном { $seed }. Теперь этот тест в редакторе.
failingTogether = Ваша программа ошибается на тесте { $index } случайного входа с зерном { $seed }, но на нём одном верна: она что-то хранит от теста к тесту. Теперь в редакторе тесты до него включительно.
noneFailing = Ваша программа верна на { $inputs } { $inputs ->
    [one] случайном входе
   *[many] случайных входах
  }.
notWrong = На этом входе ваша программа не ошибается.
cases = { $cases } { $cases ->
    [one] тест
    [few] теста
   *[many] тестов
  }
smallest = Уменьшено до: { $size }.
least = На всех более простых вводах ошибки нет.
smallestLabel = Уменьшенный вход
stopped = Остановлено.
shrunkSoFar = Уменьшено пока до: { $size }.
use = Взять как вход
