hint = Поставьте курсор на число или слово, чтобы узнать, что оно значит.
line = Строка { $line }:
meaning = { $text } — { $field }
# One of several that belong to the same field.
meaningOfNth = { meaning } ({ $nth })
end = конец входа
rest = после конца входа: не читается
folded = { $lines } { $lines ->
    [one] строка
    [few] строки
   *[many] строк
  }
unfold = Развернуть
