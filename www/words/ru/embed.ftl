open = { $game }: открыть в Boardlab
openOwn = Открыть в Boardlab
labelOwn = Доска
takeBack = Взять эти ходы назад
label = Доска: { $game }
# The next move, and why: below the sentence about the last one.
next = Далее: { $reason }

## Why there is nothing to show

noGame = Игра не названа. Игры: { $known }.
unknownGame = Игры «{ $found }» нет. Игры: { $known }.
unknownSample = { $game }: примера «{ $found }» нет. Примеры: { $known }.
badLoad = Страница вокруг доски прислала вход, в котором поле пропущено, неверно или слишком длинно.
link = { $why ->
    [damagedLink] Ссылка на эту позицию повреждена.
    [newerLink] Ссылка на эту позицию сделана более новой версией Boardlab.
    [notLoaded] Не удалось загрузить то, что открывает ссылку. Обновите страницу, когда будет сеть.
    [notRead] Браузер не отдал вход этой ссылки. Обновите страницу, чтобы попробовать ещё раз.
   *[notKept] Вход этой ссылки хранится только в том браузере, где её сделали.
  }
