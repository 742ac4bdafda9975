## A pupil answers

number = число
figures = Напишите число цифрами, например 5 или 2,5.
enter = Shift+Enter — новая строка.
chooseCell = Выберите клетку на доске.
backToStep = Назад к вопросу
earlier = Предыдущая позиция
later = Следующая позиция
check = Проверить
showAnswer = Показать ответ
looksCount = Это засчитается как просмотр ответа.
unjudged = Ваш ответ прочтёт учитель.
yourAnswer = Ваш ответ: { $answer }
rightAnswer = Правильный ответ: { $answers }
andMore = { $answers } (и ещё { $rest })
answeredBefore = Сдаётся только ваш первый ответ: «{ $answer }».
lookedBefore = Вы видели ответ, поэтому новый не сдаётся.
stepDone = Шаг { $step } из { $all }, { $mark ->
    [right] ответ верный
    [wrong] ответ неверный
   *[open] ответ дан
  }
keepAnswer = Ответить
answeredSoFar = Ваш ответ пока: { $answer }
stepLooked = Шаг { $step } из { $all }, ответ посмотрен
copyInput = Скопировать входные данные
saveInput = Сохранить входные данные
pasteOutput = Вывод вашей программы
outputLines = { $lines } { $lines ->
    [one] строка
    [few] строки
   *[many] строк
  }
yourProgram = Ваша программа: { $fault }.
tooLongToHandIn = Ответы не помещаются в код. Сократите самый длинный.
loading = Урок открывается…
recordNotKept = Этот браузер не хранит ваши ответы. Сдайте их, прежде чем закрыть страницу.

## A pupil hands the answers in

handIn = Сдать
handInHeading = Сдайте ответы
answered = Вы ответили на { $done } из { $all } { $all ->
    [one] вопроса
   *[many] вопросов
  }.
finishHow = Когда вы закончите, ответы уже не изменить, зато видно, что правильно.
finish = Закончить контрольную
yourName = Ваше имя
yourNickname = Ваш псевдоним
needsName = { $by ->
    [name] Введите имя, чтобы получить код. По нему учитель узнает, чьи это ответы.
   *[nickname] Введите псевдоним, чтобы получить код. По нему учитель узнает, чьи это ответы.
  }
handInHow = Отправьте код учителю в чате или по почте либо покажите QR-код. Эта страница ничего не отправляет.
otherWays = Другие способы: ссылка, файл, QR-код
code = Код
copyCode = Скопировать код
copyLink = Скопировать ссылку
save = Сохранить файл
deleteAnswers = Удалить мои ответы
sure = Нажмите ещё раз для подтверждения

## Why a lesson was not opened

linkFault = { $why ->
    [damagedLink] Эта ссылка на урок повреждена. Скопируйте её целиком ещё раз.
    [newerLink] Эта ссылка на урок сделана более новой версией страницы.
    [notLoaded] Загрузить урок не удалось. Обновите страницу, когда будет сеть.
    [notRead] Браузер не отдал урок этой ссылки. Обновите страницу, чтобы попробовать ещё раз.
   *[notKept] Урок этой ссылки хранится только в том браузере, где её сделали.
  }
faultAt = Строка { $line }, столбец { $column }: { $fault }
large = Символов в файле: { $length }, а можно не больше { $most }.
syntax = Это не JSON.
noLesson = Это не урок Boardlab: нет “"boardlab": "lesson"”.
newer = Для этого урока (формат { $version }) нужна более новая версия Boardlab.
tooManySteps = Шагов в уроке: { $found }, а можно не больше { $most }.
missing = Нет поля { $path }.
unknown = В уроке не бывает поля { $path }. Исправьте или удалите его.
nested = В поле { $path } цитаты, списки или выделения вложены глубже { $most } уровней. Упростите его.
notAskable = Поле { $path }: о своей доске так спросить нельзя. Спросите о клетке, о числе, предложите выбор или свободный текст; у задачи можно спросить и ход.
size = Размер или значение { $path } должно быть { $expected }, а здесь { $found }.
value = Значение { $path } должно быть { $expected }, а здесь { $found }.
notOpened = Файл { $name } не открыт. { $reason }

## The list of lessons

mine = Мои уроки
keptAll = Все изменения хранятся на этом устройстве.
allLessons = Все уроки
editLesson = Изменить
more = Ещё
duplicateLesson = Сделать копию
deleteLesson = Удалить «{ $title }»
removed = Урок «{ $title }» удалён.
undo = Вернуть
copyOf = { $title } (копия)
stepCount = { $all } { $all ->
    [one] шаг
    [few] шага
   *[many] шагов
  }
pasteLink = Ссылка на урок
takeLink = Скопировать в мои уроки
testOfLink = Это контрольная, а редактор показал бы ответы. Сначала откройте ссылку и закончите контрольную или попросите урок файлом.
pastedLink = Урок по ссылке
takeCopy = Изменить копию
forTeachers = Для учителей:
openMine = Открыть «{ $title }»

## The editor: the lesson

lesson = Урок
lessonTitle = Название урока
untitled = Мой урок
handInBy = Ответы сдают
handInAs = { $by ->
    [name] с именем
    [nickname] с псевдонимом
    [anonymous] без имени
   *[off] не сдают
  }
asTest = Контрольная: до её конца ученики не видят ответов
steps = Шаги
empty = Шагов ещё нет. Добавьте позицию с доски или выберите «Добавить в урок» на главной странице.
addStep = Добавить шаг
up = Раньше
down = Позже
duplicate = Копия шага
removeStep = Удалить шаг
step = Шаг { $nth }
stepTitled = Шаг { $nth }: { $title }
preview = Просмотр
toEditor = Назад в редактор
open = Открыть файл
share = Поделиться
give = Раздать ученикам
print = Напечатать
startNew = Новый урок
preparedHeading = Готовые уроки
sharePrepared = Ссылка на готовый урок игры «{ $title }»
prepared = Взять готовый урок «{ $title }»
# Of a file whose lesson has no title.
fileName = урок
tooLong = Для ссылки слишком длинно: символов { $length }, а можно не больше { $most }. Сохраните урок в файл.
tooLongModule = Для ссылки слишком длинно, потому что в уроке сам модуль задачи: символов { $length }, а можно не больше { $most }. Выложите модуль в сеть и добавьте шаг по его адресу или сохраните урок в файл.
tooLongForCode = Для QR-кода урок слишком длинный. Дайте классу ссылку или файл.
key = Ответы: { $title }
pupilsLink = Ссылка для учеников
testShared = В ссылке и в файле есть и ответы: кто умеет их распаковать, прочтёт ответы до конца контрольной.
onlyHere = Эта страница — файл, и ссылка откроется только на этом компьютере. Сохраните файл.
onlyThisComputer = Эту ссылку откроет только этот компьютер. Чтобы её открыли и другие, разместите страницу на хостинге.
leadsTo = Ссылка ведёт на { $address }.
kept = Хранится в этом браузере
notKept = Этот браузер не хранит ваши уроки. Сохраните их в файлы, прежде чем закрыть страницу.
tooMuch = Такой урок нельзя открыть: { $reason }

## The editor: a step

stepTitle = Заголовок шага
text = Текст
textHint = **жирно**, *курсив*; с «- » начинается пункт списка; [после хода 12](#12) ведёт к позиции.
link = Ссылка на показанную позицию
linkText = [после хода { $ply }](#{ $ply })
here = Начать шаг с показанной позиции
ownBoard = Своя доска
pasteBoard = Что напечатала программа, или ссылка на свою доску
takeBoard = Взять как доску
boardFile = Доска из файла
noOwnBoard = Это не доска: подойдут позиции, которые напечатала программа, модуль задачи, ссылка на задачу или на позиции со страницы своей доски.
solverShows = Что показывает решатель
before = Видно до ответа
after = Видно после ответа
shows = { $what ->
    [values] числа и возможные ходы на клетках
    [hints] знаки следующего хода
   *[reasons] объяснение решателя
  }
explanation = Объяснение; если пусто — объяснение решателя

## The editor: a question

kind = Ученики отвечают
answerKind = { $kind ->
    [move] ходом
    [truth] «да» или «нет»
    [cell] клеткой
    [number] числом
    [choice] выбором
    [output] вывод программы
   *[text] своими словами
  }
noQuestion = ничем: вопроса нет
outputAsk = Запустите свою программу на этих данных и вставьте её вывод.
outputHint = Вывод проверяет страница; она называет и известные ошибки.
judgedByRules = Вывод проверяет страница.
ask = Вопрос
usual = Если пусто: { $ask }
facts = О чём спросить
own = свой вопрос
about = Выбрать клетку на доске
aboutCell = Вопрос о клетке { $cell }.
choices = Варианты, по одному на строке
answers = Правильные ответы, по одному на строке
answersText = Принимаемые ответы, по одному на строке; если их нет, оцениваете вы
correct = Правильно
solverAnswer = Ответ решателя: { $answers }.
solverAgrees = Решатель согласен: { $answers }.
solverUnknown = У решателя нет ответа.
differs = Ваш ответ другой.
use = Взять ответ решателя
choose = Задать ответ на доске
makeMove = Сделайте ход на доске.
noAnswer = Правильного ответа ещё нет.
judged = Этот ответ оценивает учитель.
feedback = Отзыв
rightFeedback = На правильный ответ
wrongFeedback = На ожидаемые неправильные ответы
wrongAnswer = Неправильный ответ
addWrong = Добавить неправильный ответ
removeWrong = Удалить этот ответ
otherFeedback = На любой другой неправильный ответ

## Answers are collected

collectHeading = Ответы класса
openFirst = Ответы сами находят свой урок. Можно сначала открыть и урок.
waiting = Ответы ждут урока: { $name }
elsewhere = Ответы уже в таблице другого окна. Это окно можно закрыть.
paste = Вставьте коды или ссылки с ответами
add = Добавить
files = Открыть файлы ответов
scan = Считывать QR-коды
stopScan = Выключить камеру
noCamera = Камеры нет, или этой странице нельзя её использовать.
added = Добавлено работ: { $all }
damagedCode = Повреждённый код: { $code }
otherLesson = { $name }: это ответы к другому уроку или к прежней версии этого.
lostSteps = { $name }: в этом уроке нет того, о чём спрашивалось в { $count ->
    [one] шаге
   *[many] шагах
  } { $steps }.
reworded = { $name }: после ответа слова изменились в { $count ->
    [one] шаге
   *[many] шагах
  } { $steps }.
twice = { $name }: эти ответы уже есть в таблице.
changed = { $name }: в таблице есть и другие ответы под этим именем.
anyway = Всё равно добавить
allAnyway = Всё равно добавить все
dismiss = Не добавлять: { $name }

## The table of answers

pupils = { $all } { $all ->
    [one] ученик
    [few] ученика
   *[many] учеников
  }
pupilsOf = «{ $lesson }»: { pupils }
wrongCase = ошибка в тесте { $nth }
table = Ученики и их ответы
pupil = Ученик
anonymous = Ученик { $nth }
answerColumn = { $step }: ответ
markColumn = { $step }: оценка
startedAgain = начинал заново: { $times }
againColumn = Начинал заново
best = Очки в лучшей партии
mark = { $mark ->
    [right] правильно
    [half] наполовину
    [wrong] неправильно
    [open] не оценено
    [looked] посмотрел ответ
   *[none] нет ответа
  }
csv = Сохранить как CSV
remove = Удалить: { $name }
removeAll = Удалить все ответы
common = Самые частые неправильные ответы
given = { step }: { $answer } ({ pupils })
games = Партии учеников
points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
replay = Показать партию
showOnBoard = Показать на доске

## The teacher judges

judging = Шаг { $nth }: «{ $answer }»
verdict = Ваша оценка
remark = Замечание
markRemarked = { $mark }: { $remark }
judgeNext = Оценить следующий ответ (осталось { $all })
total = Баллы
pointsEach = Баллы за правильный ответ
pointsInAll = всего { $points }
pointsOf = Баллы за шаг { $nth }

## How long answers are kept

answersKept = Хранятся на этом устройстве вместе с уроком, пока вы их не удалите.
answersNotKept = Этот браузер не хранит ответы. Сохраните их как CSV, прежде чем закрыть страницу или открыть другой урок.
onlyTab = Хранить, только пока открыта эта вкладка
otherVersion = Ответы к другой версии, «{ $lesson }»: { pupils }
takeOver = Добавить в эту таблицу
allKept = Ответы, которые хранятся на этом устройстве

## The teacher’s notes

notesShort = Заметки
notes = Заметки учителя (новое окно)
notesHeading = Заметки учителя
blocked = Браузер не открыл окно. Разрешите этой странице всплывающие окна.
waitingForClass = Ожидание окна класса…
gone = Окно класса закрыто.
answer = Ответ: <b>{ $answers }</b>
shown = Класс видит ответ.
hidden = Класс не видит ответа.
guess = Ответ класса: { $guess }
next = Следующий шаг
last = Это последний шаг.
results = Результаты класса
result = { step }: { $right }/{ $all }
noResults = На этом устройстве их ещё нет.
dark = Тёмный экран
