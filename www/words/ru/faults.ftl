## Where, what is expected, what stands there, how to mend it

place = Строка { $line }, позиция { $column }
placeInCase = { place } (тест { $index })
expected = Ожидалось: { $what }.
found = Найдено: { $what }.
output = Похоже, это вывод, а не вход.
checkOutput = Проверить как мой вывод
lift = Снять ограничения
show = Показать во входе
badFile = { $name } — не текст в UTF-8: { $found } в строке { $line }, позиции { $column }. { saveAsUtf8 }

## What is expected

caseCount = число тестов
utf8 = текст в UTF-8
lineEnd = конец строки
oneOf = { $value }: одно из { $of }
freeCell = ещё свободная клетка ({ $value })
number = { $value }: целое число от { $min } до { $max }

## What stands there

end = конец входа
quoted = «{ $text }»
letters = { $count } { $count ->
    [one] буква
    [few] буквы
   *[many] букв
  }
byte = байт { $byte }
taken = уже занятая клетка
takenByLine = { taken } (строка { $line })

## How to mend it

addMissing = Допишите недостающее.
addOrLower = Допишите недостающее или уменьшите указанное количество.
removeWord = Уберите это или замените числом.
blanksOnly = Разделяйте числа только пробелами и переводами строк.
wholeNumber = Напишите целое число десятичными цифрами, без знака и дробной части.
asciiDigits = Напишите число цифрами от 0 до 9.
plainSigns = Напишите обычные пробелы и минус с клавиатуры.
inRange = Напишите число из этого промежутка.
liftLimits = Это за пределами ограничений условия. Снимите их, чтобы продолжить.
moveApart = Переставьте одного из двух на свободную клетку.
knownLetter = Напишите одну из этих букв, прописную или строчную.
oneLineEach = Перенесите остальное на новую строку.
knownWord = Напишите одно из этих слов.
saveAsUtf8 = Сохраните файл в UTF-8 и откройте его снова.

## What is odd in an input that was read

missingTerminator = Нет строки, которая завершает вход. Все тесты прочитаны.
ignoredRest = Всё, что идёт после конца входа, начиная со строки { $line }, не читается.
leadingZeros = Ведущие нули не учтены.
smallLetters = Строчные буквы прочитаны как прописные.
noBreakSpaces = Неразрывные пробелы прочитаны как обычные.

## Why a move is refused

unreadable = Это не ход.
over = Игра окончена.
offBoard = Этот ход ведёт за край доски.
occupied = Эта клетка занята.
noSuchPiece = Такой фигуры нет.
lastPiece = Хотя бы одна фигура должна остаться.
notNow = Сейчас это невозможно.
