heading = Входы
label = Инструменты для входов
pages = { $page ->
    [cases] Тесты этого входа
   *[random] Случайный вход
  }
broken = Во входе ошибка. Сначала исправьте её.

## The cases of the input

list = Тесты входа
case = Тест { $index }
current = Тест { $index } (открыт)
open = Показать тест { $index } на доске
chosen = Выбрано { $chosen } из { $all } { $all ->
    [one] теста
   *[many] тестов
  }
all = Все
none = Ни одного
wrong = Неверные тесты
keep = Оставить выбранные
remove = Удалить выбранные
up = Выше
down = Ниже
first = В начало
split = Сохранить выбранные в файлы
page = { $from }–{ $to } из { $all }
earlier = Предыдущие тесты
later = Следующие тесты
needOne = Хотя бы один тест должен остаться.

## Random inputs

seed = Зерно
cases = Тестов
size = Размер
sizes = { $level ->
    [small] малый
    [medium] средний
    [large] большой
   *[most] наибольший допустимый
  }
adversarial = Крайние случаи
edgeCases = { $level ->
    [small] мало
    [medium] немного
    [large] много
   *[most] как можно больше
  }
make = Создать вход
next = Создать со следующим зерном
made = Вход с зерном { $seed } — в редакторе.
zip = Скачать { $seeds } { $seeds ->
    [one] вход
    [few] входа
   *[many] входов
  } с выводом
zipping = Готово { $done } из { $all } { $all ->
    [one] входа
   *[many] входов
  }
stop = Остановить
badSeed = Зерно должно быть целым числом от 0 до 18446744073709551615.
